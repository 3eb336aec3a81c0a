/// Why a move was not accepted. The question does not change, and the move costs nothing.
package enum Refusal: Hashable, Sendable {
  /// A kind of help that some games do not allow.
  package enum Help: String, Hashable, Sendable, CaseIterable {
    case hint, undo, dispute
  }

  /// Why a word cannot be said aloud.
  package enum SpeechObstacle: String, Hashable, Sendable, CaseIterable {
    /// The player has turned sound off.
    case soundOff = "sound_off"
    /// The program that speaks is not installed.
    case noSpeech = "no_speech"
    /// There is no audio device.
    case noAudio = "no_audio"
    /// The program that speaks failed.
    case failed = "speech_failed"
  }

  /// The input is not the number of one of `count` choices.
  case notAChoice(count: Int)
  /// The input is neither a letter nor a word of `letters` letters.
  case notALetter(letters: Int)
  /// The input is not a word of `letters` letters.
  case wrongLength(letters: Int)
  /// The input is not right and has another number of letters than the clue shows. Refused once in
  /// a question.
  case otherLength(String, letters: Int)
  /// The input is the answer without another word that belongs to it, such as the pronoun of *me levanto*. Refused once in a
  /// question.
  case incomplete(String)
  /// This letter or whole word was tried before.
  case letterUsed(String)
  /// This guess was made before.
  case guessUsed(String)
  /// This guess is not in the list of legal guesses.
  case notInList(String)
  /// A word with the same letters that is not the answer.
  case anotherWord(String)
  /// The question has no further hints.
  case noMoreHints
  /// The game does not allow this help.
  case notAllowed(Help)
  /// No answer can be taken back.
  case nothingToUndo
  /// The last answer was not a miss, or the player has disputed it already.
  case nothingToDispute(isDisputed: Bool)
  /// The open question does not contain a pronunciation.
  case nothingToSay
  /// The word cannot be said aloud, for the given reason.
  case cannotSay(SpeechObstacle)
  /// The command does not exist.
  case unknownCommand(String)
  /// The input contains control characters, or bytes that are not UTF-8.
  case notText
  /// The input exceeds `TypedAnswer.longestInput`.
  case tooLong
  /// This program does not support the form of the question.
  case unknownForm(FormID)
  /// The round has ended. Only undo is still possible, if the rules allow help and all questions
  /// are answered.
  case roundOver
  /// The question has ended, and the next one has not been requested yet.
  case notNow
  /// A server gave a reason that this version does not know.
  case other(code: String)

  /// The stable name of the reason, as in docs/events.md: `letter_used`.
  package var code: String {
    switch self {
    case .notAChoice: "not_a_choice"
    case .notALetter: "not_a_letter"
    case .wrongLength: "wrong_length"
    case .otherLength: "other_length"
    case .incomplete: "incomplete"
    case .letterUsed: "letter_used"
    case .guessUsed: "guess_used"
    case .notInList: "not_in_list"
    case .anotherWord: "another_word"
    case .noMoreHints: "no_more_hints"
    case .notAllowed: "not_allowed"
    case .nothingToUndo: "nothing_to_undo"
    case .nothingToDispute: "nothing_to_dispute"
    case .nothingToSay: "nothing_to_say"
    case .cannotSay(let obstacle): obstacle.rawValue
    case .unknownCommand: "unknown_command"
    case .notText: "not_text"
    case .tooLong: "too_long"
    case .unknownForm: "unknown_form"
    case .roundOver: "round_over"
    case .notNow: "not_now"
    case .other(let code): code
    }
  }

  /// The input that the reason refers to; nil if it refers to none.
  package var input: String? {
    switch self {
    case .otherLength(let input, _), .incomplete(let input), .letterUsed(let input),
      .guessUsed(let input), .notInList(let input), .anotherWord(let input),
      .unknownCommand(let input):
      input
    case .notAllowed(let help): help.rawValue
    case .unknownForm(let form): form.rawValue
    default: nil
    }
  }

  /// Whether the referee remembers the move, because it would not refuse the same again. A server
  /// stores such a move for the replay.
  package var isRemembered: Bool {
    switch self {
    case .otherLength, .incomplete: true
    default: false
    }
  }

  /// The number of choices or letters that the reason refers to; nil if it refers to none.
  package var count: Int? {
    switch self {
    case .notAChoice(let count), .notALetter(let count), .wrongLength(let count),
      .otherLength(_, let count):
      count
    default: nil
    }
  }

  /// Decodes a reason from a server. An unknown code becomes `other`.
  package init(code: String, input: String? = nil, count: Int? = nil) {
    let text = input ?? ""
    self =
      switch code {
      case "not_a_choice": .notAChoice(count: count ?? 0)
      case "not_a_letter": .notALetter(letters: count ?? 0)
      case "wrong_length": .wrongLength(letters: count ?? 0)
      case "other_length": .otherLength(text, letters: count ?? 0)
      case "incomplete": .incomplete(text)
      case "letter_used": .letterUsed(text)
      case "guess_used": .guessUsed(text)
      case "not_in_list": .notInList(text)
      case "another_word": .anotherWord(text)
      case "no_more_hints": .noMoreHints
      case "not_allowed": Help(rawValue: text).map { .notAllowed($0) } ?? .other(code: code)
      case "nothing_to_undo": .nothingToUndo
      case "nothing_to_dispute": .nothingToDispute(isDisputed: false)
      case "nothing_to_say": .nothingToSay
      case "unknown_command": .unknownCommand(text)
      case "not_text": .notText
      case "too_long": .tooLong
      case "unknown_form": .unknownForm(FormID(text))
      case "round_over": .roundOver
      case "not_now": .notNow
      default: SpeechObstacle(rawValue: code).map { .cannotSay($0) } ?? .other(code: code)
      }
  }
}
