package import GameEngine

/// Explains why a move was refused.
package struct RefusalTexts: Sendable {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The reason for a refusal, as one sentence.
  package func sentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .notAChoice(let count):
      messages("Answer with a number from 1 to \(count), or an empty line to pass.")
    case .notALetter(let letters):
      messages("Type one letter, or the whole word of \(letters) letters.")
    case .wrongLength(let letters):
      messages.plural(
        letters, "The word has \(letters) letter.", "The word has \(letters) letters.")
    case .otherLength(let input, let letters):
      otherLength(input, input.count { $0.isLetter || $0.isNumber }, letters)
    case .incomplete(let input):
      messages("A word that belongs to \(input) is missing. Type all of it.")
    case .letterUsed(let input), .guessUsed(let input): messages("You have tried \(input) already.")
    case .notInList(let guess):
      messages("\(guess) is not in the list of words; it costs no try.")
    case .anotherWord(let input):
      messages("\(input) is a word of these letters, but not the answer.")
    case .noMoreHints: messages("There are no more hints.")
    case .notAllowed(.hint): messages("There are no hints in this game.")
    case .notAllowed(.undo), .notAllowed(.dispute): messages("An answer is final in this game.")
    case .nothingToUndo: messages("There is no answer to take back yet.")
    case .nothingToDispute(isDisputed: false): messages("Your last answer was not a miss.")
    case .nothingToDispute(isDisputed: true): messages("That is noted already.")
    case .nothingToSay: messages("Only the questions of spell are spoken.")
    case .cannotSay(.soundOff): messages("The setting sound is off.")
    case .cannotSay(.noSpeech):
      messages("espeak-ng is not installed: read the pronunciation instead.")
    case .cannotSay(.noAudio):
      messages("There is no audio device here: read the pronunciation instead.")
    case .cannotSay(.failed):
      messages("espeak-ng could not say the word: read the pronunciation instead.")
    case .unknownCommand(let command): messages("\(command) is not a command; :help lists them.")
    case .notText: messages("That contains keys that are not letters; type it again.")
    case .tooLong: messages("That is too long for an answer.")
    case .unknownForm(let form): messages("This program does not know the form \(form.rawValue).")
    case .roundOver: messages("This round has ended.")
    case .notNow: messages("The question has ended; go on with the next.")
    case .other(let code): messages("That was not accepted (\(code)).")
    }
  }

  private func otherLength(_ input: String, _ typed: Int, _ letters: Int) -> String {
    messages.plural(
      typed, "\(input) has \(typed) letter; the answer has \(letters).",
      "\(input) has \(typed) letters; the answer has \(letters).")
  }
}
