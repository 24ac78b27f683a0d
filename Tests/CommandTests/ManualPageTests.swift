import Foundation
import Testing

@testable import llrb

/// The man page, as the programs that set it read it.
@Suite struct ManualPageTests {
  @Test("roff sets the page without a warning, in both languages and at any width")
  func warnings() throws {
    try Binary.inScratchFolder { folder in
      guard try Binary.run("command -v groff", in: folder).code == 0 else { return }
      for locale in ["C.UTF-8", "zh_CN.UTF-8"] {
        for width in [50, 78, 120] {
          let run = try Binary.run(
            "LC_ALL=\(locale) llrb help --man | groff -Kutf8 -man -Tutf8 -ww -z -rLL=\(width)n",
            in: folder)
          #expect(run.messageText == "", "\(locale), \(width) columns")
        }
      }
    }
  }

  @Test("Chinese lines may end between any two characters, but not before a closing mark")
  func breaks() {
    let page = ManualPage(.chinese).text
    #expect(page.contains(#"检\:索\:报\:纸\:版\:面\:文\:字"#))
    #expect(!page.contains(#"\:，"#) && !page.contains(#"\:。"#) && !page.contains(#" \:"#))
    #expect(!ManualPage(.english).text.contains(#"\:"#))
  }
}
