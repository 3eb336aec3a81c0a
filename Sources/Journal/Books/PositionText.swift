import FoundationEssentials
import GameEngine

/// Positions in books as JSON texts.
enum PositionText {
  static func text(of position: ReadingPosition?) throws -> String? {
    guard let position else { return nil }
    return try String(decoding: BodyText.encoder.encode(position), as: UTF8.self)
  }

  static func position(_ text: String) -> ReadingPosition? {
    text.isEmpty
      ? nil : try? BodyText.decoder.decode(ReadingPosition.self, from: Data(text.utf8))
  }
}
