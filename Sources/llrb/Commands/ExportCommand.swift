import NewspaperArchive

/// `llrb export [QUERY…]`: everything, or what a query finds, for other programs.
struct ExportCommand: Command {
  /// The forms of what is written.
  enum Format: String, CaseIterable {
    case jsonl
    case csv
    case opensearch
  }

  private let query: String?
  private let filters: Filters
  private let tolerance: Tolerance
  private let format: Format
  private let index: String
  private let isTemplate: Bool
  private let choice: ArchiveChoice

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    query = words.isEmpty ? nil : words.joined(separator: " ")
    choice = ArchiveChoice(arguments)
    filters = try arguments.filters()
    tolerance = try arguments.tolerance()
    if let format = arguments.text(.format), format.contains("{") {
      throw .badValue(
        option: .format, value: format,
        expected: Wording(
          "jsonl, csv or opensearch; templates are for 'llrb search --format'",
          "jsonl、csv 或 opensearch；模板用于 llrb search --format"))
    }
    format = try arguments.choice(.format) ?? .jsonl
    isTemplate = arguments.has(.template)
    if isTemplate { try ExportCommand.checkTemplate(arguments) }
    index = arguments.text(.index) ?? "llrb"
    guard OpenSearch.isName(index) else {
      throw .badValue(
        option: .index, value: index,
        expected: Wording(
          "a name of small letters, digits, - and _ that begins with a letter or digit",
          "以小写字母或数字开头、由小写字母、数字、- 和 _ 组成的名称"))
    }
    if arguments.has(.index), !isTemplate, format != .opensearch {
      throw .uselessOption(
        .index,
        without: Wording("--template and --format opensearch", "--template 和 --format opensearch"))
    }
  }

  /// The template goes for every article and into OpenSearch alone: nothing can be chosen.
  private static func checkTemplate(_ arguments: Arguments) throws(UsageError) {
    if !arguments.operands.isEmpty {
      throw .operandConflict(command: .export, option: "--template")
    }
    if let format = arguments.text(.format), format != Format.opensearch.rawValue {
      throw .conflict("--template", "--format " + format)
    }
    for option in [OptionName.fuzzy] + CommandTable.filters.map(\.name) where arguments.has(option)
    {
      throw .conflict("--template", "--" + option.rawValue)
    }
  }

  /// Writes one after another; exit code 1 where there is nothing.
  func run(_ session: Session) throws(ArchiveError) -> Outcome {
    let terminal = session.terminal
    if isTemplate {
      terminal.line(OpenSearch.template(index: index))
      return .done
    }
    let snapshot = try choice.open().snapshot()
    let table = ExportForm.table
    if format == .csv { table.header(on: terminal) }
    let count = try snapshot.export(query, filters: filters, tolerance: tolerance) { unit in
      switch format {
      case .jsonl: terminal.line(ExportForm.object(unit, schema: "llrb.article/1"))
      case .csv: table.row(unit, on: terminal)
      case .opensearch:
        terminal.line(OpenSearch.action(unit, index: index))
        terminal.line(ExportForm.object(unit, schema: nil))
      }
    }
    return try session.outcome(
      isFound: count > 0, in: snapshot, filters, queries: query.map { [$0] } ?? [],
      tolerance: tolerance)
  }
}
