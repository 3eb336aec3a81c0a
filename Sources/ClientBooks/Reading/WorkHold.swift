package import Bookshelf
import ClientCore
package import GameEngine

/// A place in a work that is held while the renderings change, so that it does not drift from one
/// rendering to the next.
package struct WorkHold: Sendable {
  private let place: WorkPlace?
  /// The fraction of the book, 0 to 1, for renderings without the key.
  private let fraction: Double
  /// The held place in each rendering that was open.
  private var places: [LibraryID: BookPlace]

  /// Holds a place in the open book.
  package init(_ place: BookPlace, in opened: OpenedBook) {
    self.place = opened.book.workPlace(of: place)
    fraction = opened.book.fraction(of: place)
    places = [opened.entry.id: place]
  }

  /// The held place in a rendering that was already open; nil for others.
  package func place(in id: LibraryID) -> BookPlace? { places[id] }

  /// The held place in a rendering: by its key, else by the part that contains it, else by the
  /// fraction.
  package func place(in opened: OpenedBook) -> BookPlace {
    let book = opened.book
    if let place = places[opened.entry.id] { return book.valid(place) }
    return place.flatMap { book.place(of: $0) } ?? book.place(atFraction: fraction)
  }

  /// Adds a rendering that is now open.
  ///
  /// - Returns: the held place in the rendering.
  package mutating func open(_ opened: OpenedBook) -> BookPlace {
    let place = place(in: opened)
    places[opened.entry.id] = place
    return place
  }
}
