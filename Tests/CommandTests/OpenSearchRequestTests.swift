import Foundation
import Testing

@testable import llrb

/// What is sent to OpenSearch has the form that its documentation gives: the template, the bulk
/// lines, and the commands of OPENSEARCH.md, whose requests a stand-in for `curl` takes down.
@Suite struct OpenSearchRequestTests {
  /// A JSON object, or a failure that names it.
  private func object(_ value: Any?, _ name: String) throws -> [String: Any] {
    try #require(value as? [String: Any], "\(name)")
  }

  private func template(index: String = "llrb") throws -> [String: Any] {
    try object(
      JSONSerialization.jsonObject(with: Data(OpenSearch.template(index: index).bytes)), "template")
  }

  @Test("the template is an index template in which every name that is used is defined")
  func templateForm() throws {
    let template = try template(index: "evening")
    #expect(template.keys.sorted() == ["index_patterns", "template"])
    #expect(template["index_patterns"] as? [String] == ["evening", "evening-*"])
    let body = try object(template["template"], "template")
    #expect(body.keys.sorted() == ["mappings", "settings"])
    let analysis = try object(object(body["settings"], "settings")["analysis"], "analysis")
    #expect(analysis.keys.sorted() == ["analyzer", "char_filter", "normalizer", "tokenizer"])
    let filters = try object(analysis["char_filter"], "char_filter")
    let analyzers = try object(analysis["analyzer"], "analyzer")
    let normalizers = try object(analysis["normalizer"], "normalizer")
    let tokenizers = try object(analysis["tokenizer"], "tokenizer")
    for (name, value) in filters {
      let filter = try object(value, name)
      if filter["type"] as? String == "mapping" {
        let rules = try #require(filter["mappings"] as? [String])
        // A rule that begins with this sign is a comment to some versions.
        #expect(rules.allSatisfy { $0.contains("=>") && !$0.hasPrefix("#") })
      } else {
        #expect(filter["type"] as? String == "pattern_replace")
        #expect(filter["pattern"] is String && filter["replacement"] is String)
      }
    }
    for (name, value) in analyzers.merging(normalizers, uniquingKeysWith: { $1 }) {
      let analyzer = try object(value, name)
      #expect(analyzer["type"] as? String == "custom")
      let used = try #require(analyzer["char_filter"] as? [String])
      #expect(used.allSatisfy { filters[$0] != nil })
      let tokenizer = analyzer["tokenizer"] as? String
      #expect(normalizers[name] != nil ? tokenizer == nil : tokenizers[tokenizer ?? ""] != nil)
    }
    let mappings = try object(body["mappings"], "mappings")
    #expect(mappings["dynamic"] as? Bool == false)
    for (name, value) in try object(mappings["properties"], "properties") {
      let field = try object(value, name)
      for key in ["analyzer", "search_analyzer"] {
        if let analyzer = field[key] as? String { #expect(analyzers[analyzer] != nil, "\(name)") }
      }
      if let normalizer = field["normalizer"] as? String {
        #expect(normalizers[normalizer] != nil, "\(name)")
      }
    }
  }

  /// What a value of a document must be for the field's type to take it; an array for each of its
  /// values.
  private func fits(_ value: Any, _ field: [String: Any]) throws -> Bool {
    if value is NSNull { return true }
    if field["enabled"] as? Bool == false { return true }
    if let values = value as? [Any] { return try values.allSatisfy { try fits($0, field) } }
    if let properties = field["properties"] as? [String: Any] {
      return try object(value, "object").allSatisfy { name, value in
        try fits(value, try object(properties[name], name))
      }
    }
    switch field["type"] as? String {
    case "text": return value is String
    // Lucene's longest term.
    case "keyword": return (value as? String).map { $0.utf8.count <= 32_766 } ?? false
    case "integer":
      return (value as? NSNumber).map { $0.doubleValue == Double($0.intValue) } ?? false
    case "date":
      #expect(field["format"] as? String == "yyyy-MM-dd")
      return (value as? String)?.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil
    default: return false
    }
  }

  /// A request as `curl` would send it.
  private struct Request {
    var words: [String]
    var body: Data
  }

  /// Runs the shell lines of OPENSEARCH.md in an archive of all pages.
  private func requests() throws -> (requests: [Request], plain: [Substring]) {
    let document = try String(
      contentsOf: Binary.root.appendingPathComponent("Sources/llrb/JSON/OPENSEARCH.md"),
      encoding: .utf8)
    let blocks = document.components(separatedBy: "```sh\n").dropFirst()
    let script = try #require(blocks.first?.components(separatedBy: "```").first)
    return try Binary.inScratchFolder { folder in
      try Binary.copyPages(to: folder)
      let curl = """
        #!/bin/sh
        n=$(ls requests | wc -l)
        for word; do
          printf '%s\\n' "$word" >> "requests/$n.words"
          case $word in @-) cat > "requests/$n.body";; @*) cat "${word#@}" > "requests/$n.body";; esac
        done

        """
      try Data(curl.utf8).write(to: folder.appendingPathComponent("curl"))
      // Few lines a request, so that there are several.
      let lines = script.replacingOccurrences(of: "-l 2000", with: "-l 20")
      #expect(lines != script)
      let run = try Binary.run(
        "chmod +x curl && mkdir requests && llrb ingest seeds pages > /dev/null && "
          + "PATH=\"$PWD:$PATH\" && SHELL=/bin/sh && export PATH SHELL\n" + lines, in: folder)
      #expect(run.code == 0 && run.messageText.isEmpty, "\(run.messageText)")
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("requests").path)
      let requests = try stride(from: 0, to: names.count, by: 2).map { number in
        let path = folder.appendingPathComponent("requests/\(number)")
        return Request(
          words: try String(contentsOf: path.appendingPathExtension("words"), encoding: .utf8)
            .components(separatedBy: "\n").dropLast(),
          body: try Data(contentsOf: path.appendingPathExtension("body")))
      }
      return (requests, try Binary.run("llrb export", in: folder).text.split(separator: "\n"))
    }
  }

  @Test("the commands of OPENSEARCH.md send the template, then every document after its action")
  func commands() throws {
    let (requests, plain) = try requests()
    let first = try #require(requests.first)
    #expect(
      first.words.contains("PUT") && first.words.contains("localhost:9200/_index_template/llrb"))
    #expect(first.words.contains("Content-Type: application/json"))
    #expect(first.body == Data(OpenSearch.template(index: "llrb").bytes + [UInt8(ascii: "\n")]))
    let mappings = try object(object(template()["template"], "template")["mappings"], "mappings")
    let fields = try object(mappings["properties"], "properties")
    #expect(requests.count > 2)
    var sent: [String] = []
    for request in requests.dropFirst() {
      #expect(request.words.contains { $0.hasPrefix("localhost:9200/_bulk") })
      #expect(request.words.contains("Content-Type: application/x-ndjson"))
      #expect(request.words.contains("--data-binary"), "-d would drop line ends")
      let text = String(decoding: request.body, as: UTF8.self)
      #expect(text.hasSuffix("\n"), "the last line too ends")
      let lines = text.split(separator: "\n")
      #expect(lines.count.isMultiple(of: 2))
      for index in stride(from: 0, to: lines.count, by: 2) {
        let action = try object(
          JSONSerialization.jsonObject(with: Data(lines[index].utf8)), "action")
        let document = try object(
          JSONSerialization.jsonObject(with: Data(lines[index + 1].utf8)), "document")
        #expect(action.count == 1)
        let names = try #require(action["index"] as? [String: String])
        #expect(names == ["_index": "llrb", "_id": document["id"] as? String ?? ""])
        #expect(document.keys.sorted() == fields.keys.sorted())
        for (name, value) in document {
          #expect(try fits(value, try object(fields[name], name)), "\(name): \(value)")
        }
        sent.append(String(lines[index + 1]))
      }
    }
    // What is sent is what is exported.
    #expect(
      sent
        == plain.map {
          $0.replacingOccurrences(of: "\"schema\":\"llrb.article/1\",", with: "")
        })
  }

  @Test("the query of OPENSEARCH.md is JSON, and asks for fields that there are")
  func query() throws {
    let document = try String(
      contentsOf: Binary.root.appendingPathComponent("Sources/llrb/JSON/OPENSEARCH.md"),
      encoding: .utf8)
    let block = try #require(document.components(separatedBy: "```json\n").dropFirst().first)
    let text = try #require(block.components(separatedBy: "```").first)
    let body = try object(JSONSerialization.jsonObject(with: Data(text.utf8)), "body")
    let match = try object(object(body["query"], "query")["multi_match"], "multi_match")
    #expect(match["type"] as? String == "phrase" && match["query"] is String)
    let mappings = try object(object(template()["template"], "template")["mappings"], "mappings")
    let fields = try object(mappings["properties"], "properties")
    for name in try #require(match["fields"] as? [String]) {
      let field = name.prefix { $0 != "^" }
      #expect(try object(fields[String(field)], name)["type"] as? String == "text")
    }
  }
}
