import ClientCore
import GameEngine
import Synchronization

/// Says the words of a round aloud in the background; the game never waits for it.
///
/// One word is said at a time; meanwhile, only the newest requested word waits. After a failure, no other
/// word is tried.
package final class Speaker: Sendable {
  /// A word to say.
  struct Word: Sendable {
    let text: String
    /// A BCP 47 tag.
    let language: String
    /// Whether it is a sentence, which is not looked at as a word.
    let isSentence: Bool
    /// How often it was said before.
    fileprivate(set) var repeats = 0

    init(text: String, language: String, isSentence: Bool) {
      (self.text, self.language, self.isSentence) = (text, language, isSentence)
    }
  }

  private struct State {
    var waiting: Word?
    /// How often the word of each question was said.
    var said: [Int: Int] = [:]
    var isSpeaking = false
    var isStopped = false
    var obstacle: Refusal.SpeechObstacle?
  }

  private let words: [Int: Word]
  private let isAutomatic: Bool
  private let speak: @Sendable (Word) throws(ClientError) -> Void
  private let report: @Sendable (Refusal.SpeechObstacle) -> Void
  private let state: Mutex<State>

  /// A speaker for one round, which says nothing until a question is asked.
  ///
  /// - Parameters:
  ///   - words: the words by the index of their question, from 1.
  ///   - isAutomatic: whether a word is said as soon as its question is asked.
  ///   - obstacle: why nothing can be said; nil if no obstacle is known.
  ///   - speak: says a word, and returns or throws at its end.
  ///   - report: called with the obstacle after a failure, once at most.
  init(
    words: [Int: Word], isAutomatic: Bool, obstacle: Refusal.SpeechObstacle? = nil,
    speak: @escaping @Sendable (Word) throws(ClientError) -> Void,
    report: @escaping @Sendable (Refusal.SpeechObstacle) -> Void
  ) {
    self.words = words
    self.isAutomatic = isAutomatic
    self.speak = speak
    self.report = report
    state = Mutex(State(obstacle: obstacle))
  }

  /// Why nothing can be said; nil if no obstacle is known.
  var obstacle: Refusal.SpeechObstacle? { state.withLock { $0.obstacle } }

  /// Whether the word of a question can be said.
  func canSay(_ index: Int) -> Bool { words[index] != nil && obstacle == nil }

  /// Notes that a question was asked.
  func asked(_ index: Int) { if isAutomatic { say(index) } }

  /// Says the word of a question, if it has one, as soon as no other word is being said.
  func say(_ index: Int) {
    guard var word = words[index] else { return }
    let isIdle = state.withLock { state in
      guard state.obstacle == nil, !state.isStopped else { return false }
      word.repeats = state.said[index, default: 0]
      state.said[index, default: 0] += 1
      state.waiting = word
      defer { state.isSpeaking = true }
      return !state.isSpeaking
    }
    // A separate thread, since waiting for a program would block one of Swift's few threads.
    if isIdle, !OwnThread.start("speech", { [self] in work() }) { fail(.failed) }
  }

  /// Says nothing more; a word that has begun is said to its end.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.waiting = nil
    }
  }

  private func work() {
    while let word = next() {
      do {
        try speak(word)
      } catch {
        fail(Refusal.SpeechObstacle(rawValue: error.code.rawValue) ?? .failed)
      }
    }
  }

  private func next() -> Word? {
    state.withLock { state in
      let word = state.waiting
      state.waiting = nil
      state.isSpeaking = word != nil
      return word
    }
  }

  private func fail(_ obstacle: Refusal.SpeechObstacle) {
    let isOver = state.withLock { state in
      state.obstacle = obstacle
      state.waiting = nil
      return state.isStopped
    }
    if !isOver { report(obstacle) }
  }
}
