/// The shells that can be told what may follow a word.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
