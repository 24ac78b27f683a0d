/// Words for places, as headlines, bylines and notices have them.
enum PlaceWords {
  /// The paper's own place, as a headline begins.
  static let homes: PhraseList = [
    "我市", "我县", "我区", "我省", "我州", "我国", "全市", "全县", "全区", "全省",
  ]

  /// What the names of places and of the bodies there end with.
  static let regions: ScalarSet = "省市县区旗州乡镇村局矿厂"
}
