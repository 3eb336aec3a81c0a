import Foundation
package import GameEngine
import Synchronization

/// Says the words of a round aloud beside the game, which never waits for it.
///
/// One word is said at a time; while it is, only the newest that was asked for waits. What cannot be
/// said is told once and not tried again.
package final class Speaker: Sendable {
  private struct State {
    var waiting: String?
    var isSpeaking = false
    var isStopped = false
    var obstacle: Refusal.SpeechObstacle?
  }

  private let words: [Int: String]
  private let isAutomatic: Bool
  private let speak: @Sendable (String) throws(ClientError) -> Void
  private let tell: @Sendable (Refusal.SpeechObstacle) -> Void
  private let state: Mutex<State>

  /// A speaker.
  ///
  /// - Parameters:
  ///   - words: what is said, by the index of its question, from 1.
  ///   - isAutomatic: whether a word is said as soon as it is asked, without being asked for.
  ///   - obstacle: why nothing can be said; nil as far as is known.
  ///   - speak: says a word, and returns or throws when that is over.
  ///   - tell: takes why nothing could be said; called once at most.
  package init(
    words: [Int: String], isAutomatic: Bool, obstacle: Refusal.SpeechObstacle? = nil,
    speak: @escaping @Sendable (String) throws(ClientError) -> Void,
    tell: @escaping @Sendable (Refusal.SpeechObstacle) -> Void
  ) {
    self.words = words
    self.isAutomatic = isAutomatic
    self.speak = speak
    self.tell = tell
    state = Mutex(State(obstacle: obstacle))
  }

  /// Why nothing can be said; nil as far as is known.
  package var obstacle: Refusal.SpeechObstacle? { state.withLock { $0.obstacle } }

  /// Whether the word of a question can be said.
  package func canSay(_ index: Int) -> Bool { words[index] != nil && obstacle == nil }

  /// A question was asked.
  package func asked(_ index: Int) { if isAutomatic { say(index) } }

  /// Says the word of a question as soon as nothing else is said; nothing for one that has none.
  package func say(_ index: Int) {
    guard let word = words[index] else { return }
    let isIdle = state.withLock { state in
      guard state.obstacle == nil, !state.isStopped else { return false }
      state.waiting = word
      defer { state.isSpeaking = true }
      return !state.isSpeaking
    }
    // A thread of its own: Swift's are few, and one that waits for a program would keep others waiting.
    if isIdle { Thread.detachNewThread { [self] in work() } }
  }

  /// Says nothing more; a word that has begun is heard to its end.
  package func stop() {
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
        fail(error)
      }
    }
  }

  private func next() -> String? {
    state.withLock { state in
      let word = state.waiting
      state.waiting = nil
      state.isSpeaking = word != nil
      return word
    }
  }

  private func fail(_ error: ClientError) {
    let obstacle = Refusal.SpeechObstacle(rawValue: error.code.rawValue) ?? .failed
    let isOver = state.withLock { state in
      state.obstacle = obstacle
      state.waiting = nil
      return state.isStopped
    }
    if !isOver { tell(obstacle) }
  }
}
