import CPictures
package import FoundationEssentials

/// Makes small pictures of the PNG and JPEG that services send, with libspng and libturbojpeg, which are opened when
/// they are needed.
package final class CoverDecoder: Sendable {
  /// Why there is no picture.
  package enum Failure: Error, Hashable, Sendable {
    /// It is not a PNG or JPEG, or it is damaged.
    case damaged
    /// It has more than 40 megapixels, or decoding it would take more than 64 MiB.
    case tooLarge
    /// A library is not installed; the value is the name of its Debian package.
    case libraryMissing(String)

    /// The stable error code, for scripts.
    package var code: String {
      switch self {
      case .damaged: "cover_damaged"
      case .tooLarge: "cover_too_large"
      case .libraryMissing: "library_missing"
      }
    }
  }

  private static let mostPixels = 40_000_000
  private static let mostBytes = 64 << 20

  private let pngLibrary: SharedLibrary
  private let jpegLibrary: SharedLibrary

  /// A decoder with the usual libraries, or others by their file names.
  package init(pngLibrary: String = "libspng.so.0", jpegLibrary: String = "libturbojpeg.so.0") {
    self.pngLibrary = SharedLibrary(debianPackage: "libspng0") { png_library_open(pngLibrary) }
    self.jpegLibrary = SharedLibrary(debianPackage: "libturbojpeg0") {
      jpeg_library_open(jpegLibrary)
    }
  }

  /// Returns a picture, scaled down to fit into a space. Transparent pixels become white.
  ///
  /// The bytes determine whether it is a PNG or a JPEG, not the name.
  package func picture(
    _ bytes: Data, width: Int = 96, height: Int = 144
  ) throws(Failure) -> Picture {
    let space = (width: max(1, min(width, 4096)), height: max(1, min(height, 4096)))
    switch PictureKind(bytes) {
    case .png: return try png(bytes, space)
    case .jpeg: return try jpeg(bytes, space)
    case .dot, nil: throw .damaged
    }
  }

  private func png(
    _ bytes: Data, _ space: (width: Int, height: Int)
  ) throws(Failure) -> Picture {
    let library = try pngLibrary.opened()
    let content = Array(bytes)
    let size = png_size(library, content, content.count)
    let length = try CoverDecoder.length(of: size, bytesPerPixel: 4)
    guard length <= CoverDecoder.mostBytes else { throw .tooLarge }
    var pixels = [UInt8](repeating: 0, count: length)
    guard png_decode(library, content, content.count, &pixels, length) else { throw .damaged }
    return try CoverDecoder.reduced(pixels, size, bytesPerPixel: 4, space)
  }

  private func jpeg(
    _ bytes: Data, _ space: (width: Int, height: Int)
  ) throws(Failure) -> Picture {
    let library = try jpegLibrary.opened()
    let content = Array(bytes)
    let size = jpeg_size(library, content, content.count)
    let coefficients = try CoverDecoder.length(of: size, bytesPerPixel: 6)
    // A JPEG in several scans is kept whole while it is decoded, with two bytes for each value.
    guard JPEGScans.isSingle(content) || coefficients <= CoverDecoder.mostBytes else {
      throw .tooLarge
    }
    let small = Picture.fitting(Int(size.width), Int(size.height), into: space)
    let scaled = jpeg_scaled_size(
      library, size,
      PictureSize(width: UInt32(small.width), height: UInt32(small.height)))
    let length = try CoverDecoder.length(of: scaled, bytesPerPixel: 3)
    guard length <= CoverDecoder.mostBytes else { throw .tooLarge }
    var pixels = [UInt8](repeating: 0, count: length)
    guard jpeg_decode(library, content, content.count, scaled, &pixels, length) else {
      throw .damaged
    }
    return try CoverDecoder.reduced(pixels, scaled, bytesPerPixel: 3, space)
  }

  private static func length(of size: PictureSize, bytesPerPixel: Int) throws(Failure) -> Int {
    guard size.width > 0, size.height > 0 else { throw .damaged }
    // Both numbers have 32 bits.
    let (pixels, isHuge) = Int(size.width).multipliedReportingOverflow(by: Int(size.height))
    guard !isHuge, pixels <= mostPixels else { throw .tooLarge }
    return pixels * bytesPerPixel
  }

  /// A picture of the rows of a decoder, which is never larger than they are.
  private static func reduced(
    _ bytes: [UInt8], _ size: PictureSize, bytesPerPixel: Int, _ space: (width: Int, height: Int)
  ) throws(Failure) -> Picture {
    let (fullWidth, fullHeight) = (Int(size.width), Int(size.height))
    let fits = fullWidth <= space.width && fullHeight <= space.height
    let (width, height) =
      fits ? (fullWidth, fullHeight) : Picture.fitting(fullWidth, fullHeight, into: space)
    var pixels: [RGB] = []
    pixels.reserveCapacity(width * height)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<height {
        let rows = Picture.covered(row, of: height, by: fullHeight)
        for column in 0..<width {
          let columns = Picture.covered(column, of: width, by: fullWidth)
          var (red, green, blue) = (0, 0, 0)
          for y in rows {
            for x in columns {
              let place = (y * fullWidth + x) * bytesPerPixel
              let alpha = bytesPerPixel == 4 ? Int(bytes[place + 3]) : 255
              let white = 255 * (255 - alpha)
              red += (Int(bytes[place]) * alpha + white) / 255
              green += (Int(bytes[place + 1]) * alpha + white) / 255
              blue += (Int(bytes[place + 2]) * alpha + white) / 255
            }
          }
          let count = rows.count * columns.count
          pixels.append(RGB(UInt8(red / count), UInt8(green / count), UInt8(blue / count)))
        }
      }
    }
    guard let picture = Picture(width: width, height: height, pixels: pixels) else {
      throw .damaged
    }
    return picture
  }
}
