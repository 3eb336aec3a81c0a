/// A color, with values from 0 to 255.
package struct RGB: Hashable, Sendable {
  /// The share of red, 0 to 255.
  package let red: UInt8
  /// The share of green, 0 to 255.
  package let green: UInt8
  /// The share of blue, 0 to 255.
  package let blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The perceived brightness from 0 to 255, with the weights of Rec. 709.
  var brightness: Int { (54 * Int(red) + 183 * Int(green) + 19 * Int(blue)) >> 8 }
}
