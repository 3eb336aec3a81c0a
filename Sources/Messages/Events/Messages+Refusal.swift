package import GameEngine

extension Messages {
  /// Why a move was not accepted, as one sentence.
  package func sentence(_ refusal: Refusal) -> String {
    switch refusal {
    case .notAChoice(let count):
      self("Answer with a number from 1 to \(count), or an empty line to pass.")
    case .notALetter(let letters):
      self("Type one letter, or the whole word of \(letters) letters.")
    case .wrongLength(let letters):
      plural(
        letters, "The word has \(letters) letter.", "The word has \(letters) letters.")
    case .letterUsed(let input), .guessUsed(let input): self("You have tried \(input) already.")
    case .notInList(let guess):
      self("\(guess) is not in the list of words; it costs no try.")
    case .anotherWord(let input):
      self("\(input) is a word of these letters, but not the answer.")
    case .noMoreHints: self("There are no more hints.")
    case .notAllowed(.hint): self("There are no hints in this game.")
    case .notAllowed(.undo), .notAllowed(.dispute): self("An answer is final in this game.")
    case .nothingToUndo: self("There is no answer to take back yet.")
    case .nothingToDispute(isDisputed: false): self("Your last answer was not a miss.")
    case .nothingToDispute(isDisputed: true): self("That is noted already.")
    case .nothingToSay: self("Only the questions of spell are said aloud.")
    case .cannotSay(.soundOff): self("The setting sound is off.")
    case .cannotSay(.noSpeech):
      self("espeak-ng is not installed: read the pronunciation instead.")
    case .cannotSay(.noAudio):
      self("There is no audio device here: read the pronunciation instead.")
    case .cannotSay(.failed):
      self("espeak-ng could not say the word: read the pronunciation instead.")
    case .unknownCommand(let command): self("\(command) is not a command; :help lists them.")
    case .notText: self("That has keys in it that are not letters; type it again.")
    case .tooLong: self("That is too long for an answer.")
    case .unknownForm(let form): self("This program does not know the form \(form.rawValue).")
    case .roundOver: self("This round has ended.")
    case .notNow: self("The question has ended; go on with the next.")
    case .other(let code): self("That was not accepted (\(code)).")
    }
  }
}
