extension Colophon {
  /// Fills a colophon from the fields found in its lines, each name once.
  init(_ tokens: [FrontToken]) {
    self.init()
    var bareDepartment: String?
    var hotline: String?
    for token in tokens {
      switch token.kind {
      case .department(let name):
        if token.strength == .strong {
          department = department ?? name
        } else {
          bareDepartment = bareDepartment ?? name
        }
      case .people(.layout, let names): Colophon.add(names, to: &layout)
      case .people(.editor, let names): Colophon.add(names, to: &editors)
      case .people(.proofreader, let names): Colophon.add(names, to: &proofreaders)
      case .email(let address): email = email ?? address
      case .phone(let number): phone = phone ?? number
      case .hotline(let number): hotline = hotline ?? number
      default: break
      }
    }
    department = department ?? bareDepartment
    phone = phone ?? hotline
  }

  /// No page is made by more people; what a hostile file repeats is not searched again and again.
  private static let mostNames = 64

  private static func add(_ names: [String], to list: inout [String]) {
    for name in names where list.count < mostNames && !list.contains(name) { list.append(name) }
  }
}
