import Testing

@testable import llrb

/// The command table is read by the parser of arguments and by help; both must find it whole.
@Suite struct CommandTableTests {
  @Test("every command has an entry, and its examples can be parsed")
  func examples() throws {
    #expect(CommandTable.commands.map(\.name) == CommandName.allCases)
    for command in CommandTable.commands {
      #expect(CommandTable.spec(of: command.name).name == command.name)
      #expect(!command.examples.isEmpty)
      for example in command.examples {
        let words = example.words.split(separator: " ").map { String($0) }
        #expect(try Arguments.parse(words).command == command.name, "\(example.words)")
      }
    }
  }

  @Test("no two options of a command share a name or a letter")
  func options() {
    for command in CommandTable.commands {
      let options = command.options + CommandTable.everywhere
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test("every option belongs to a command, and every text exists in both languages")
  func texts() {
    let options = CommandTable.commands.flatMap(\.options) + CommandTable.everywhere
    #expect(Set(options.map(\.name)) == Set(OptionName.allCases))
    let texts =
      options.map(\.help) + CommandTable.commands.flatMap { [$0.summary] + $0.about }
      + CommandTable.commands.flatMap { $0.examples.map(\.does) }
    for text in texts {
      #expect(!text.english.isEmpty && !text.chinese.isEmpty)
      #expect(text.chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
      #expect(!text.english.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    }
  }
}
