/// A decoded picture, at most 65,535 pixels wide and high.
package struct Picture: Hashable, Sendable {
  /// Its pixels in a row.
  package let width: Int
  /// The number of rows of pixels.
  package let height: Int
  /// Row by row from the top.
  package let pixels: [RGB]

  /// A picture; nil unless there is a pixel for each place.
  package init?(width: Int, height: Int, pixels: [RGB]) {
    guard width > 0, height > 0, width < 1 << 16, height < 1 << 16, pixels.count == width * height
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture in another size: each pixel is the mean of the pixels that it covers.
  ///
  /// - Complexity: O(*n*) in the pixels of the larger size.
  func scaled(width: Int, height: Int) -> Picture? {
    guard width > 0, height > 0 else { return nil }
    guard width != self.width || height != self.height else { return self }
    var pixels: [RGB] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let rows = Picture.covered(row, of: height, by: self.height)
      for column in 0..<width {
        let columns = Picture.covered(column, of: width, by: self.width)
        var (red, green, blue) = (0, 0, 0)
        for y in rows {
          let line = y * self.width
          for pixel in self.pixels[(line + columns.lowerBound)..<(line + columns.upperBound)] {
            red += Int(pixel.red)
            green += Int(pixel.green)
            blue += Int(pixel.blue)
          }
        }
        let count = rows.count * columns.count
        pixels.append(RGB(UInt8(red / count), UInt8(green / count), UInt8(blue / count)))
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// The largest size with the proportions of another one that fits into a space.
  static func fitting(
    _ width: Int, _ height: Int, into space: (width: Int, height: Int)
  ) -> (width: Int, height: Int) {
    if width * space.height > height * space.width {
      (space.width, max(1, min(space.height, (height * space.width + width / 2) / width)))
    } else {
      (max(1, min(space.width, (width * space.height + height / 2) / height)), space.height)
    }
  }

  /// The places of `length` that a place of `count` covers; at least one.
  static func covered(_ place: Int, of count: Int, by length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }
}
