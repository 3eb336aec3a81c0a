/// Marks the letters of a guess.
package enum GuessMarks {
  /// Returns one character per letter: `=` in place, `+` elsewhere in the word, `.` not in it.
  ///
  /// A letter that occurs more often in the guess than in the answer is marked only as often as the
  /// answer contains it, letters in place first.
  package static func of(_ guess: String, answer: String) -> String {
    let guess = Array(guess)
    let answer = Array(answer)
    var marks = [Character](repeating: ".", count: guess.count)
    var unplaced: [Character: Int] = [:]
    for (place, letter) in answer.enumerated() {
      if place < guess.count, guess[place] == letter {
        marks[place] = "="
      } else {
        unplaced[letter, default: 0] += 1
      }
    }
    for (place, letter) in guess.enumerated() where marks[place] != "=" {
      if let count = unplaced[letter], count > 0 {
        marks[place] = "+"
        unplaced[letter] = count - 1
      }
    }
    return String(marks)
  }
}
