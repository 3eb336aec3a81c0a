import ClientCore
import ClientTestSupport

@testable import ClientBooks

extension Player {
  /// A player with words, and a book in the library.
  static func withBook(_ display: Display = Display()) throws -> Player {
    var player = try Player.withLibrary()
    player.test.display = display
    let file = try player.folder.write(ReadingBook.html.utf8, to: "ferry.html")
    for addition in try player.program().books.library.add([file]) { _ = try addition.result.get() }
    return player
  }
}
