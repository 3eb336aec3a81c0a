import Bookshelf
import ClientCore
import GameEngine
import Messages
import Terminal

/// Reads a book aloud, sentence by sentence.
struct ReadingAloud: Sendable {
  typealias Message = ReaderScreen.Message

  let speech: Speech
  let preferences: Preferences
  let messages: Messages

  /// Starts, continues or ends reading aloud.
  func update(
    _ message: Message, _ reading: inout BookReading?, in book: OpenedBook?
  ) -> [Effect<Message>] {
    switch message {
    case .aloud:
      guard let sentence = reading?.firstSpoken else { return [] }
      return [
        .attempt(messages("reading"), failed: Message.refused) { [preferences, messages] in
          try preferences.current().sound
            ? .speak(sentence) : .noted(RefusalTexts(messages).sentence(.cannotSay(.soundOff)))
        }
      ]
    case .speak(let sentence):
      // The key may have been pressed twice.
      return reading?.spoken == nil ? speak(sentence, &reading, in: book) : []
    case .said:
      guard let spoken = reading?.spoken, let book else { return [] }
      if let next = BookRange(sentenceFrom: spoken.end, in: book.book) {
        return speak(next, &reading, in: book)
      }
      reading?.say(nil)
    case .hush: return [.cancel]
    case .hushed(let error):
      reading?.say(nil)
      return error.map { [.toast(Toast($0.text(in: messages), isError: true))] } ?? []
    default: break
    }
    return []
  }

  private func speak(
    _ sentence: BookRange, _ reading: inout BookReading?, in book: OpenedBook?
  ) -> [Effect<Message>] {
    guard let book else { return [] }
    reading?.say(sentence)
    let (text, language) = (sentence.text(in: book.book), book.entry.book.language)
    // Without a label, because one would show a busy indicator in the footer all the time.
    return [
      .attempt("", cancelled: .hushed(nil), failed: Message.hushed) { [speech] in
        try await speech.read(text, language: language)
        return .said
      }
    ]
  }
}
