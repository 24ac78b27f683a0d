// What libFuzzer calls; it brings its own `main`. Built only on demand:
//
//     LLRB_FUZZ=1 swift build --sanitize=fuzzer --product fuzz-page
//     SWIFT_BACKTRACE=enable=no .build/debug/fuzz-page -max_len=4096 CORPUS seeds

import Support

/// Called with one input after another; a trap is a finding. Any bytes parse, and every non-blank
/// line of them is in exactly one place.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let fault = LinePartition.fault(of: unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  precondition(fault == nil, fault ?? "")
  return 0
}
