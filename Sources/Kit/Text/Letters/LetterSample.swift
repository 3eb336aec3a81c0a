/// The characters of a text beyond ASCII with their neighbours, as one encoding decodes them.
struct LetterSample {
  private struct Letter {
    let value: UInt32
    let before: UInt32
    let after: UInt32
    /// The value of its surroundings.
    let bonus: Double
  }

  private enum Value {
    static let undefined = -12.0
    static let symbol = -9.0
    static let quote = 1.5
    static let quoteInWord = -6.0
    static let capitalInWord = -6.0
    static let mixedScripts = -8.0
  }

  private static let quotes = Set("„“”‚‘’«»‹›–—…".unicodeScalars.map(\.value))
  /// Marks that may be between two letters.
  private static let marksInWord = Set("’—–".unicodeScalars.map(\.value))
  private static let edge: UInt32 = 0x5F
  private static let most = 1500

  private var letters: [Letter] = []
  /// The value of all characters that are no letters.
  private var others = 0.0
  private var count = 0

  /// - Parameter isLatin: whether letters of ASCII are neighbours of the others.
  init(_ text: [UInt8], isLatin: Bool) {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.self)
    func isLetter(_ place: Int) -> Bool {
      guard scalars.indices.contains(place) else { return false }
      switch scalars[place].properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
        .nonspacingMark, .spacingMark:
        return true
      default: return false
      }
    }
    func small(_ place: Int) -> UInt32 {
      guard isLetter(place) else {
        return scalars.indices.contains(place) && scalars[place] == "'" ? 0x27 : LetterSample.edge
      }
      let mapped = scalars[place].properties.lowercaseMapping.unicodeScalars
      return mapped.count == 1 ? mapped.first?.value ?? 0 : scalars[place].value
    }
    for place in scalars.indices where scalars[place].value >= 0x80 {
      if count == LetterSample.most { break }
      count += 1
      let value = scalars[place].value
      guard value != 0xFFFD, value >= 0xA0 else {
        others += Value.undefined
        continue
      }
      guard isLetter(place) else {
        let isInWord = isLetter(place - 1) && isLetter(place + 1)
        if LetterSample.quotes.contains(value) {
          let isMark = LetterSample.marksInWord.contains(value)
          others += isInWord && !isMark ? Value.quoteInWord : Value.quote
        } else if value != 0xA0 {
          others += Value.symbol
        }
        continue
      }
      var bonus = 0.0
      let letter = small(place)
      if letter != value, place > 0, scalars[place - 1].properties.isLowercase {
        bonus += Value.capitalInWord
      }
      let isBesideASCII = [place - 1, place + 1].contains {
        isLetter($0) && scalars[$0].isASCII
      }
      if !isLatin, isBesideASCII { bonus += Value.mixedScripts }
      letters.append(
        Letter(value: letter, before: small(place - 1), after: small(place + 1), bonus: bonus))
    }
  }

  /// The mean value of a character in a language.
  func value(in figures: LetterFigures) -> Double {
    guard count > 0 else { return 0 }
    return letters.reduce(others) {
      $0 + $1.bonus + figures.value(of: $1.value, after: $1.before, before: $1.after)
    } / Double(count)
  }
}
