package import GameEngine

/// Random values for property tests; the same seed always gives the same values.
package struct Gen: Sendable {
  /// Where chance comes from.
  package var generator: SeededGenerator

  /// Values that follow from a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number of a range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + generator.below(range.upperBound - range.lowerBound + 1)
  }

  /// True in so many cases of a hundred.
  package mutating func percent(_ chance: Int) -> Bool { generator.below(100) < chance }

  /// One of the elements, of which there is at least one.
  package mutating func of<Element>(_ elements: [Element]) -> Element {
    elements[generator.below(elements.count)]
  }

  /// A text of letters from an alphabet.
  package mutating func text(of alphabet: String = letters, length: ClosedRange<Int>) -> String {
    let alphabet = Array(alphabet)
    return String((0..<int(length)).map { _ in alphabet[generator.below(alphabet.count)] })
  }

  /// Unintended input: signs, digits, other scripts, blanks, commands, long lines.
  package mutating func junk() -> String {
    switch int(0...6) {
    case 0: text(of: " .,;:!?'’-_/\\\"%{}[]\t", length: 1...8)
    case 1: String(int(-20...100))
    case 2: text(of: "éüñßøæ日本語русский🙂e\u{301}\u{200B}\u{202E}", length: 1...6)
    case 3: of([":help", ":next", ":dispute", ":nonsense", ":", "::", ":hint "])
    case 4: text(length: 90...400)
    case 5: text(length: 1...1)
    default: text(length: 1...12)
    }
  }

  /// The word with one slip of the fingers: a letter left out, put in, changed or swapped.
  package mutating func typo(of word: String) -> String {
    var letters = Array(word)
    guard letters.count > 2 else { return word + "x" }
    let place = int(1...(letters.count - 2))
    switch int(0...3) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(of(Array(Gen.letters)), at: place)
    case 2: letters[place] = of(Array(Gen.letters))
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }

  /// The bytes cut off somewhere, and up to twenty of those that are left changed.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = Array(bytes.prefix(int(0...bytes.count)))
    for _ in 0..<int(0...20) where !damaged.isEmpty {
      damaged[int(0...damaged.count - 1)] = UInt8(int(0...255))
    }
    return damaged
  }

  /// The letters of English.
  package static let letters = "abcdefghijklmnopqrstuvwxyz"
}
