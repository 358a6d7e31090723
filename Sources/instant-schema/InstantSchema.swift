@main
struct InstantSchema {
  static func main() {}
}
