// Where a pattern stands in a document, told by the places of its parts: the text between them is not
// read.

/// A document in which parts of a pattern are sought.
struct DocumentReading {
  let document: Int
  let fields: [FieldPlace]
  let text: FieldText
  /// The kinds of fields that count.
  let kinds: FieldSet
  private var firsts = FirstBlocks()

  init(document: Int, fields: [FieldPlace], text: FieldText, kinds: FieldSet) {
    self.document = document
    self.fields = fields
    self.text = text
    self.kinds = kinds
  }

  /// The places of a phrase of `length` symbols, in no order.
  mutating func places(
    of phrase: PhraseMatcher, _ length: Int
  ) throws(IndexError) -> [IndexMatch] {
    var places: [IndexMatch] = []
    try text.find(phrase, length, kinds: kinds, in: document, at: fields, &firsts, &places)
    return places
  }
}

/// Finds the places of a pattern in one document after another.
struct PatternPlaces {
  /// Phrases, of which any may stand at a place.
  private let phrases: [OpenPhrase]
  /// What must stand near it: one of these at this distance or nearer; nil where nothing must.
  private let near: (phrases: [OpenPhrase], distance: Int)?

  /// Prepares a pattern.
  init(_ pattern: TextPattern) {
    switch pattern {
    case .phrase(let symbols):
      phrases = [OpenPhrase(symbols)]
      near = nil
    case .near(let first, let second, let distance):
      phrases = Set(first).map { OpenPhrase($0) }
      near = (Set(second).map { OpenPhrase($0) }, distance)
    }
  }

  /// The places in a document, in no order.
  ///
  /// Plain equivalent: of the text of each field, every place at which a phrase stands that has one of
  /// the others near.
  func all(in reading: inout DocumentReading) throws(IndexError) -> [IndexMatch] {
    var places: [IndexMatch] = []
    for phrase in phrases { places += try phrase.places(in: &reading) }
    // With open places, several phrases may stand at one.
    if phrases.count > 1 { places = Array(Set(places)) }
    guard let near, !places.isEmpty else { return places }
    var seconds: [IndexMatch] = []
    for phrase in near.phrases { seconds += try phrase.places(in: &reading) }
    let starts = PlaceSet(seconds.map { ($0.fieldIndex, $0.offset) })
    let ends = PlaceSet(seconds.map { ($0.fieldIndex, $0.offset + $0.length) })
    return places.filter { one in
      let end = one.offset + one.length
      return starts.hasAny(of: one.fieldIndex, in: end...end + near.distance)
        || ends.hasAny(
          of: one.fieldIndex, in: max(0, one.offset - near.distance)...one.offset)
    }
  }
}

/// A phrase with places that any character fills.
private struct OpenPhrase {
  /// What stands between them, the longest first; nothing where all places are open, and then it stands
  /// nowhere.
  private let runs: [Run]
  private let length: Int

  private struct Run {
    let matcher: PhraseMatcher
    /// Its place in the phrase.
    let offset: Int
    let length: Int
  }

  init(_ symbols: [UInt32]) {
    runs = symbols.split(separator: TextPattern.anySymbol)
      .map {
        Run(matcher: PhraseMatcher(Array($0), anchor: 0), offset: $0.startIndex, length: $0.count)
      }
      .sorted { ($1.length, $0.offset) < ($0.length, $1.offset) }
    length = symbols.count
  }

  /// The places at which the phrase begins, in no order.
  func places(in reading: inout DocumentReading) throws(IndexError) -> [IndexMatch] {
    guard let longest = runs.first else { return [] }
    var places: [IndexMatch] = []
    for found in try reading.places(of: longest.matcher, longest.length) {
      let start = found.offset - longest.offset
      guard start >= 0, start + length <= reading.fields[found.fieldIndex].count else { continue }
      places.append(
        IndexMatch(
          fieldIndex: found.fieldIndex, fieldKind: found.fieldKind, offset: start, length: length))
    }
    for run in runs.dropFirst() where !places.isEmpty {
      let others = PlaceSet(
        try reading.places(of: run.matcher, run.length).map { ($0.fieldIndex, $0.offset) })
      places.removeAll { place in
        let start = place.offset + run.offset
        return !others.hasAny(of: place.fieldIndex, in: start...start)
      }
    }
    return places
  }
}

/// Places in the fields of a document.
private struct PlaceSet {
  /// One number for field and place, increasing.
  private let keys: [Int]

  init(_ places: [(field: Int, place: Int)]) {
    keys = places.map { PlaceSet.key($0.field, $0.place) }.sorted()
  }

  private static func key(_ field: Int, _ place: Int) -> Int { field << 40 | place }

  /// Whether one of them is in this field and in `places`.
  func hasAny(of field: Int, in places: ClosedRange<Int>) -> Bool {
    let least = PlaceSet.key(field, places.lowerBound)
    let place = LowerBound.first(in: keys.indices) { keys[$0] < least }
    return place < keys.count && keys[place] <= PlaceSet.key(field, places.upperBound)
  }
}
