package import Bookshelf
import ClientCore
package import Discovery
import FoundationEssentials
import Messages

/// Reads the pictures in books.
package struct BookPictures: Sendable {
  private let library: Library

  package init(_ library: Library) { self.library = library }

  /// A picture of a book. It is read from the book's file, and reduced to the size that a screen
  /// needs.
  ///
  /// - Throws: `ClientError` if the file is missing, or the picture cannot be shown.
  package func picture(_ picture: BookPicture, of entry: LibraryEntry) throws -> Picture {
    let (path, file) = try library.file(of: entry)
    let name = shortened(picture.text)
    let content: [UInt8]?
    do {
      content = try file.picture(picture.name)
    } catch {
      throw BookFailure(error, file: path).clientError
    }
    guard let content else {
      throw ClientError(
        .pictureMissing, "the file of the book does not contain the picture \"\(name)\"",
        exit: .noInput)
    }
    do {
      return try library.decoder.picture(Data(content), width: 240, height: 160)
    } catch .libraryMissing(let package) {
      throw ClientError(
        .pictureUnreadable, "\(package) is needed to show pictures of this kind",
        remedy: "get it with `sudo apt install \(package)`", exit: .noInput)
    } catch .tooLarge {
      throw ClientError(
        .pictureUnreadable, "the picture \"\(name)\" is too large to show", exit: .data)
    } catch .damaged {
      throw ClientError(
        .pictureUnreadable, "the picture \"\(name)\" is damaged, or neither PNG nor JPEG",
        exit: .data)
    }
  }
}
