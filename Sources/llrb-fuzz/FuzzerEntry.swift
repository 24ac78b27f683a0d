// What libFuzzer calls; it brings its own `main`. Built only on demand:
//
//     LLRB_FUZZ=1 swift build --sanitize=fuzzer --product fuzz-page
//     SWIFT_BACKTRACE=enable=no .build/debug/fuzz-page -max_len=4096 CORPUS seeds

/// Called with one input after another; a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzerEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  PageTarget.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
