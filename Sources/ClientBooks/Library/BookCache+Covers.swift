import Bookshelf
import ClientCore
import Discovery
import FoundationEssentials
import GameEngine
import Kit

extension BookCache {
  /// The first bytes of a cover's file. The width and height follow, then the pixels.
  private static let signature: [UInt8] = Array("cover1".utf8)
  private static let size = (width: 96, height: 144)

  /// Stores the text of a book, and its cover as a small picture, so that it is decoded only once. Stores no cover
  /// if there is none, or it cannot be decoded.
  func keep(_ book: Book, from file: BookFile, as id: LibraryID, _ decoder: CoverDecoder) {
    keep(book, as: id)
    guard let name = book.cover, let path = path(of: id),
      let bytes = try? file.picture(name),
      let picture = try? decoder.picture(
        Data(bytes), width: BookCache.size.width, height: BookCache.size.height)
    else { return }
    var kept = BookCache.signature + [UInt8(picture.width), UInt8(picture.height)]
    kept += picture.pixels.flatMap { [$0.red, $0.green, $0.blue] }
    try? PrivateFile.write(kept, to: coverPath(path))
  }

  /// The path of the cover's file, beside the file of the text.
  func coverPath(_ path: String) -> String { path + ".cover" }

  /// The cover of a book; nil if none is stored.
  func cover(of id: LibraryID) -> Picture? {
    guard let path = path(of: id), let data = FileManager.default.contents(atPath: coverPath(path))
    else { return nil }
    let bytes = Array(data)
    let start = BookCache.signature.count + 2
    guard bytes.count > start, bytes.starts(with: BookCache.signature) else { return nil }
    let (width, height) = (Int(bytes[start - 2]), Int(bytes[start - 1]))
    guard bytes.count == start + width * height * 3 else { return nil }
    let pixels = stride(from: start, to: bytes.count, by: 3).map {
      RGB(bytes[$0], bytes[$0 + 1], bytes[$0 + 2])
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
