import FoundationEssentials

/// The kind of a picture, from its first bytes.
enum PictureKind {
  case jpeg, png
  /// A GIF of one pixel; some services send it if there is no picture.
  case dot

  /// The beginning of such a GIF.
  static let noPicture = Data(Array("GIF89a".utf8) + [1, 0, 1, 0])

  init?(_ bytes: Data) {
    let start = Array(bytes.prefix(10))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: "GIF8".utf8), start.suffix(4) == [1, 0, 1, 0] {
      self = .dot
    } else {
      return nil
    }
  }
}
