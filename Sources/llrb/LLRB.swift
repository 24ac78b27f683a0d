@main
struct LLRB {
  static func main() {
    print("llrb")
  }
}
