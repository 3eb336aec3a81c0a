import GameEngine

/// Keeps a key that was meant for one question from answering the next one unseen.
///
/// A question by choice takes no answer until it has been on the terminal for a while, and a key that
/// is held down, or pressed twice by mistake, counts once. Letters that follow the end of a typed answer are no commands
/// about its word, until the player has seen the end and has stopped typing.
struct AnswerGuard: Sendable {
  /// How long choices are not taken once they are shown, in milliseconds; 0 to take them at once.
  let millis: Int
  /// When choices are taken, by the monotonic clock; nil until the terminal has shown the question.
  private var opensAt: Int?
  /// When the last key was typed that may still have been meant for the question before.
  private var typedAt: Int?
  /// The last key, and when it was pressed.
  private var last: (key: PlayerInput, at: Int)?

  init(millis: Int) { self.millis = millis }

  /// Whether choices are taken; false from a new question on until a `look` after the time.
  private(set) var isOpen = true

  /// Whether it opens by itself, since the terminal has shown the question.
  var isOpening: Bool { !isOpen && opensAt != nil }

  /// Notes that the next frame has a new question.
  mutating func close() {
    guard millis > 0 else { return }
    (isOpen, opensAt) = (false, nil)
  }

  /// Notes that the terminal has shown the question.
  mutating func seen(at now: Int) { if !isOpen { opensAt = now + millis } }

  /// Opens if it is time.
  mutating func look(at now: Int) {
    if let opensAt, opensAt <= now { isOpen = true }
  }

  /// Whether a key may have its effect.
  ///
  /// - Parameter isAnswer: whether it answers a question by choice.
  mutating func takes(_ key: PlayerInput, isAnswer: Bool, at now: Int) -> Bool {
    guard millis > 0 else { return true }
    let isRepeated = last.map { $0.key == key && now - $0.at < millis } ?? false
    last = (key, now)
    look(at: now)
    return !isRepeated && (isOpen || !isAnswer)
  }

  /// Notes that a letter of an answer is typed.
  mutating func type(at now: Int) { typedAt = now }

  /// Whether a letter is a command about the last word, and not one more of the answer before.
  mutating func takesCommand(at now: Int) -> Bool {
    guard millis > 0, let last = typedAt else { return true }
    look(at: now)
    guard isOpen, now - last >= 2 * millis else {
      typedAt = now
      return false
    }
    typedAt = nil
    return true
  }
}
