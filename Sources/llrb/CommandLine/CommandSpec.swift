// What a command line is made of. The values are in CommandTable.swift: the parser of arguments,
// the help texts and the tests all read that one table.

/// The commands.
enum CommandName: String, CaseIterable {
  case ingest
  case search
  case show
  case list
  case trend
  case authors
  case parse
  case stats
  case verify
  case compact
  case remove
  case export
  case completions
  case help
}

/// What the shell can offer for a word.
enum Completion: Equatable {
  case nothing
  case files
  case folders
  case words([String])
}

/// The options of all commands; the raw value is the long name without its dashes. One name means
/// one thing wherever it is allowed.
enum OptionName: String, CaseIterable {
  case archive
  case color
  case noPager = "no-pager"
  case help
  case version
  case json
  case csv
  case jobs
  case dryRun = "dry-run"
  case prune
  case paper
  case date
  case issue
  case page
  case from
  case to
  case author
  case lunar
  case by
  case measure
  case svg
  case top
  case gaps
  case warnings
  case format
  case template
  case index
  case limit
  case offset
  case count
  case context
  case fuzzy
  case sort
  case explain
  case kwic
  case text
  case lines
  case cite
  case man
}

/// One option as a command takes it.
struct OptionSpec {
  /// Its long name.
  let name: OptionName
  /// Its one-letter name, if it has one.
  let letter: Character?
  /// What its value is called in help; nil for an option without a value.
  let value: Wording?
  /// Whether it can do without its value, which then stands behind `=` alone.
  var isValueOptional = false
  /// Whether its value may be empty, which takes back what was given before.
  var canBeEmpty = false
  /// What the shell offers for its value.
  let completion: Completion
  /// What it does, in half a sentence.
  let help: Wording

  /// Whether a value of its own follows it, as the next word.
  var takesWord: Bool { value != nil && !isValueOptional }
  /// Whether a word looks like its value: one of the words that the shell offers, or else one
  /// digit.
  func mayTake(_ word: String) -> Bool {
    if case .words(let words) = completion { return words.contains(word) }
    return word.count == 1 && word.first?.wholeNumberValue != nil
  }
  /// What stands between its name and its value in help.
  var separator: String { takesWord ? " " : "" }

  /// Makes the description of an option.
  init(
    _ name: OptionName, letter: Character? = nil, value: Wording? = nil,
    isValueOptional: Bool = false, canBeEmpty: Bool = false, completion: Completion = .nothing,
    _ help: Wording
  ) {
    self.isValueOptional = isValueOptional
    self.canBeEmpty = canBeEmpty
    self.name = name
    self.letter = letter
    self.value = value
    self.completion = completion
    self.help = help
  }
}

/// A command line to learn from.
struct Example {
  /// The command line after `llrb `.
  let words: String
  /// What it does.
  let does: Wording

  /// Makes an example.
  init(_ words: String, _ does: Wording) {
    self.words = words
    self.does = does
  }
}

/// How many operands a command takes.
enum OperandCount: Equatable {
  case none
  case one
  case upToOne
  case atLeastOne
  case any
}

/// One command: all that help, the parser of arguments and the tests need to know about it.
struct CommandSpec {
  /// Its name.
  let name: CommandName
  /// What stands behind its name, as help shows it: `FILE…`.
  let operands: Wording
  /// How many of these it takes.
  let operandCount: OperandCount
  /// Whether they are a query, in which a dash leaves words out.
  var takesQuery = false
  /// What the shell offers for one.
  var operandCompletion = Completion.nothing
  /// What it does, in one line.
  let summary: Wording
  /// What there is to know, a paragraph each.
  let about: [Wording]
  /// Its own options; the options of every command are in ``CommandTable/everywhere``.
  let options: [OptionSpec]
  /// Lines to learn from.
  let examples: [Example]
}
