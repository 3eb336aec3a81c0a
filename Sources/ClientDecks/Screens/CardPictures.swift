import Discovery
import FoundationEssentials
import GameEngine

/// Reads the pictures of cards for the screen.
struct CardPictures: Sendable {
  let media: MediaFolder
  private let decoder = CoverDecoder()

  /// The first picture of a card that can be read; nil if there is none.
  func first(of card: Card) -> Picture? {
    for medium in card.pictures {
      guard let content = media.content(of: medium) else { continue }
      if let picture = try? decoder.picture(Data(content), width: 240, height: 160) {
        return picture
      }
    }
    return nil
  }
}
