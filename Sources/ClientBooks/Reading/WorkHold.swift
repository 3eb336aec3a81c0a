package import Bookshelf
import ClientCore
package import GameEngine

/// A place in a work that is held while the renderings change, so that it does not drift from one to the next.
package struct WorkHold: Sendable {
  private let place: WorkPlace?
  /// The fraction of the book, for renderings without the key.
  private let fraction: Double
  /// The places in the renderings that were open.
  private var places: [LibraryID: BookPlace]

  /// Holds a place in an open book.
  package init(_ place: BookPlace, in opened: OpenedBook) {
    self.place = opened.book.workPlace(of: place)
    fraction = opened.book.fraction(of: place)
    places = [opened.entry.id: place]
  }

  /// The place in a rendering that was open since it is held; nil if it was not.
  package func place(in id: LibraryID) -> BookPlace? { places[id] }

  /// The same place in a rendering: that of the key, else of the part that contains it, else by the fraction.
  package func place(in opened: OpenedBook) -> BookPlace {
    let book = opened.book
    if let place = places[opened.entry.id] { return book.valid(place) }
    return place.flatMap { book.place(of: $0) } ?? book.place(atFraction: fraction)
  }

  /// Notes that a rendering is open.
  ///
  /// - Returns: the held place in it.
  package mutating func open(_ opened: OpenedBook) -> BookPlace {
    let place = place(in: opened)
    places[opened.entry.id] = place
    return place
  }
}
