import Client
import GameEngine
import Messages

extension Wordhoard {
  /// What says the words of a round that are asked by ear; nil where none is.
  ///
  /// - Parameter manner: how it is played; for another program a word is said only where it asks.
  func speaker(of dealt: DealtRound, settings: Settings, manner: Manner) -> Speaker? {
    var words: [Int: String] = [:]
    for (question, key) in zip(dealt.round.questions, dealt.key.questions)
    where question.form == .spell {
      words[question.index] = key.answer
    }
    guard !words.isEmpty else { return nil }
    var obstacle: Refusal.SpeechObstacle?
    if !settings.sound {
      obstacle = .soundOff
    } else if !hasSpeech {
      obstacle = .noSpeech
    }
    let (errors, messages) = (host.errors, host.messages)
    let isPrompted = manner == .lines && host.display.isInteractive
    return Speaker(words: words, isAutomatic: manner != .jsonLines, obstacle: obstacle) {
      [self] word throws(ClientError) in
      try say(word)
    } tell: { obstacle in
      // Whoever types stands behind a prompt by then, and gets it again.
      let text = "wordhoard: \(messages.sentence(.cannotSay(obstacle)))\n"
      errors.write(isPrompted ? "\n\(text)> " : text)
    }
  }
}
