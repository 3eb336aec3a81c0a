/// Hostile texts.
package enum Hostile {
  /// Names that draw, turn the direction, join or never end.
  package static let names = [
    "\u{1B}[2J\u{1B}[31mred\u{9B}5m", "\u{202E}backwards\u{202C}\nsecond line",
    "zero\u{200B}width\u{FEFF}\u{2060}", "\u{6F22}\u{5B57}\u{306E}\u{540D}\u{524D}",
    "\u{1F469}\u{200D}\u{1F467} family \u{1F3F4}", String(repeating: "n", count: 10_000),
    "z" + String(repeating: "\u{301}", count: 20) + "algo", "", "\t \u{0}",
  ]
}
