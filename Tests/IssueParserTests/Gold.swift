import Foundation
import Testing

/// What careful readers say of one page: `Gold/README.md` has the format.
struct Gold: Sendable {
  /// What one non-blank line is.
  struct Row: Sendable {
    /// 1-based line of the page.
    var line: Int
    var unit: String
    var role: String
  }

  /// What an article is called and by whom it is.
  struct Story: Sendable {
    var unit: String
    var title: String?
    /// Debris that may stand in for a title that the page lost.
    var titleAlso: [String]
    var authors: [String]
  }

  var name: String
  var rows: [Row]
  var stories: [Story]
  var photographers: [String]
  var paper: String?
  var date: String?
  var weekday: String?
  var lunar: String?
  var issueNumber: Int?
  var pageCount: Int?
  var department: String?
  var layout: [String]
  var editors: [String]
  var proofreaders: [String]
  var email: String?
  var phone: String?

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Gold")
  private static let seeds = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("seeds")

  /// The pages that are annotated, by the first part of their file names.
  static let names = ["000", "001", "002", "003", "004"]

  /// The bytes of an annotated page.
  static func page(_ name: String) throws -> [UInt8] {
    let files = try FileManager.default.contentsOfDirectory(atPath: seeds.path).sorted()
    let file = try #require(files.first { $0.hasPrefix(name) })
    return Array(try Data(contentsOf: seeds.appendingPathComponent(file)))
  }

  /// Reads the annotations of one page, which lie in `folder`.
  init(_ name: String, in folder: URL = Gold.folder) throws {
    self.name = name
    let table = try String(
      contentsOf: folder.appendingPathComponent("\(name).gold.tsv"), encoding: .utf8)
    rows = table.split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 3, let line = Int(cells[0]) else { return nil }
      return Row(line: line, unit: cells[1], role: cells[2])
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).gold.json"))
    let record = try JSONDecoder().decode(Record.self, from: data)
    stories = record.articles.map {
      Story(
        unit: $0.unit, title: $0.title, titleAlso: $0.titleAlso ?? [],
        authors: ($0.authors ?? []).map(\.name))
    }
    photographers = record.captions.flatMap { $0.photographers ?? [] }
    paper = record.masthead.paper
    date = record.masthead.date
    weekday = record.masthead.weekday
    lunar = record.masthead.lunar
    issueNumber = record.masthead.issueNumber
    pageCount = record.masthead.pageCount
    department = record.colophon?.部门
    layout = record.colophon?.组版 ?? []
    editors = record.colophon?.责编 ?? []
    proofreaders = record.colophon?.校对 ?? []
    email = record.colophon?.email
    phone = record.colophon?.phone
  }

  private struct Record: Decodable {
    struct Head: Decodable {
      var paper, date, weekday, lunar: String?
      var issueNumber, pageCount: Int?
    }
    struct Person: Decodable { var name: String }
    struct Item: Decodable {
      var unit: String
      var title: String?
      var titleAlso: [String]?
      var authors: [Person]?
    }
    struct Caption: Decodable { var photographers: [String]? }
    struct Imprint: Decodable {
      var 部门: String?
      var 组版, 责编, 校对: [String]?
      var email, phone: String?
    }
    var masthead: Head
    var articles: [Item]
    var captions: [Caption]
    var colophon: Imprint?
  }
}
