import Foundation

/// As much of JSON Schema (draft 2020-12) as the files in `Schemas` use; a keyword that is not
/// known here is a fault of the schema, so that nothing is taken for checked that is not.
struct JSONSchema {
  private let folder: URL
  private let documents: [String: [String: Any]]

  /// Reads all schemas of a folder.
  init(folder: URL) throws {
    self.folder = folder
    var documents: [String: [String: Any]] = [:]
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil) where url.pathExtension == "json"
    {
      documents[url.lastPathComponent] =
        try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    }
    self.documents = documents
  }

  /// The names of the files.
  var names: [String] { documents.keys.sorted() }

  /// What is wrong with a value, by the schema of the file `name`; nothing where it is as it should
  /// be.
  func faults(of value: Any, by name: String) -> [String] {
    guard let schema = documents[name] else { return ["no schema \(name)"] }
    return faults(of: value, schema, in: name, at: "$")
  }

  private static let keywords: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const", "anyOf",
    "properties", "required", "additionalProperties", "items", "prefixItems", "minItems",
    "maxItems",
    "minimum", "maximum", "pattern", "minLength",
  ]

  private func faults(
    of value: Any, _ schema: [String: Any], in file: String, at place: String
  ) -> [String] {
    var faults: [String] = []
    for keyword in schema.keys where !Self.keywords.contains(keyword) {
      faults.append("\(file): unknown keyword \(keyword)")
    }
    if let reference = schema["$ref"] as? String {
      if let (target, name) = resolve(reference, from: file) {
        faults += self.faults(of: value, target, in: name, at: place)
      } else {
        faults.append("\(file): nothing is at \(reference)")
      }
    }
    let types = schema["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] }
    if let types, !types.contains(where: { isType($0, value) }) {
      faults.append("\(place): not \(types.joined(separator: " or "))")
      return faults
    }
    if let values = schema["enum"] as? [Any], !values.contains(where: { isEqual($0, value) }) {
      faults.append("\(place): not one of the words allowed: \(value)")
    }
    if let constant = schema["const"], !isEqual(constant, value) {
      faults.append("\(place): not \(constant)")
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { self.faults(of: value, $0, in: file, at: place) }
      if !all.contains(where: \.isEmpty) { faults += all.last ?? [] }
    }
    if let object = value as? [String: Any] { faults += members(object, schema, file, place) }
    if let array = value as? [Any] { faults += elements(array, schema, file, place) }
    if let text = value as? String {
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(place): not as \(pattern): \(text)")
      }
      if let least = schema["minLength"] as? Int, text.unicodeScalars.count < least {
        faults.append("\(place): too short")
      }
    }
    if isType("number", value), let number = value as? Double {
      if let least = schema["minimum"] as? Double, number < least {
        faults.append("\(place): below \(least)")
      }
      if let most = schema["maximum"] as? Double, number > most {
        faults.append("\(place): above \(most)")
      }
    }
    return faults
  }

  private func members(
    _ object: [String: Any], _ schema: [String: Any], _ file: String, _ place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var faults: [String] = []
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      faults.append("\(place): no \(name)")
    }
    for (name, value) in object {
      if let property = properties[name] {
        faults += self.faults(of: value, property, in: file, at: "\(place).\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        faults += self.faults(of: value, others, in: file, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(place): \(name) is not in the schema")
      }
    }
    return faults
  }

  private func elements(
    _ array: [Any], _ schema: [String: Any], _ file: String, _ place: String
  ) -> [String] {
    var faults: [String] = []
    if let least = schema["minItems"] as? Int, array.count < least {
      faults.append("\(place): fewer than \(least)")
    }
    if let most = schema["maxItems"] as? Int, array.count > most {
      faults.append("\(place): more than \(most)")
    }
    let first = schema["prefixItems"] as? [[String: Any]] ?? []
    for (index, value) in array.enumerated() {
      let schema = index < first.count ? first[index] : schema["items"] as? [String: Any]
      if let schema { faults += self.faults(of: value, schema, in: file, at: "\(place)[\(index)]") }
    }
    return faults
  }

  /// `file.json#/$defs/name`, or the same without the file.
  private func resolve(
    _ reference: String, from file: String
  ) -> (schema: [String: Any], file: String)? {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = parts[0].isEmpty ? file : String(parts[0])
    var schema = documents[name]
    for step in parts[1].split(separator: "/") { schema = schema?[String(step)] as? [String: Any] }
    return schema.map { ($0, name) }
  }

  private func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": isBool(value)
    case "integer": !isBool(value) && (value as? Double).map { $0 == $0.rounded() } ?? false
    case "number": !isBool(value) && value is Double
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  /// A number that came from `true` or `false`.
  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? String { return left == right as? String }
    return (left as? NSObject) == (right as? NSObject)
  }
}
