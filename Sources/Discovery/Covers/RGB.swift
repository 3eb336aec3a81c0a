/// A color.
package struct RGB: Hashable, Sendable {
  /// From 0 to 255, as the others.
  package let red: UInt8
  /// From 0 to 255.
  package let green: UInt8
  /// From 0 to 255.
  package let blue: UInt8

  /// A color.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How bright it looks, from 0 to 255.
  var brightness: Int { (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) >> 8 }
}
