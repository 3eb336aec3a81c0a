/// A text that is dictated, and how an answer is compared with it: word by word, whatever its capitals and punctuation.
struct DictatedText {
  /// An answer beside the text.
  struct Comparison {
    /// Whether each word is right, or sounds the same.
    let isExact: Bool
    /// Whether some words have typing errors, and all others are right.
    let hasOnlySlips: Bool
    /// The text with underscores for the letters of words that are not right.
    let shown: String
  }

  private let tokens: [Substring]
  private let language: String
  private let strictAccents: Bool
  /// Other spellings of the words that sound the same.
  private let homophones: [String: Set<String>]
  /// Words that are no typing errors.
  private let lookalikes: Set<String>

  /// - Parameters:
  ///   - homophones: pairs of a word of the text and one that sounds the same, in small letters: `flour flower`.
  ///   - lookalikes: other words that are nearly spelled like one of the text, in small letters.
  ///   - strictAccents: whether a missing accent is an error.
  init(
    _ text: String, language: String, homophones: [String] = [], lookalikes: [String] = [],
    strictAccents: Bool = true
  ) {
    tokens = DictatedText.words(in: text)
    self.language = language
    self.strictAccents = strictAccents
    self.lookalikes = Set(lookalikes)
    var same: [String: Set<String>] = [:]
    for pair in homophones.map({ $0.split(separator: " ").map(String.init) }) where pair.count == 2
    {
      same[pair[0], default: []].insert(pair[1])
    }
    self.homophones = same
  }

  /// The words of a text, with the punctuation beside them.
  static func words(in text: String) -> [Substring] {
    text.split { $0.isWhitespace || dashes.contains($0) }.filter { $0.contains(where: \.isLetter) }
  }

  /// The words of the text in small letters, without punctuation.
  var words: [String] { tokens.map { DictatedText.plain($0) } }

  /// The text with three underscores for each word, so that it tells neither letters nor lengths.
  var blanks: String {
    tokens.map { token in
      let end = token.reversed().prefix { !$0.isLetter }.reversed()
      return "___" + String(end)
    }.joined(separator: " ")
  }

  /// The text with the first letter of each word.
  var initials: String {
    tokens.map { token in
      var isFirst = true
      return String(
        token.map { letter in
          defer { if letter.isLetter { isFirst = false } }
          return letter.isLetter && !isFirst ? "_" : letter
        })
    }.joined(separator: " ")
  }

  /// Compares an answer, as it was typed.
  func compared(with answer: String) -> Comparison {
    let typed = DictatedText(answer, language: language).words
    let right = words
    let matched = places(of: right, in: typed) { fits($1, $0) }
    let isComplete = matched.count == right.count && typed.count == right.count
    let slips = isComplete ? [] : places(of: right, in: typed) { isNearly($1, $0) }
    return Comparison(
      isExact: isComplete,
      hasOnlySlips: slips.count == right.count && typed.count == right.count,
      shown: tokens.enumerated().map { place, token in
        matched.contains(place) ? String(token) : String(token.map { $0.isLetter ? "_" : $0 })
      }.joined(separator: " "))
  }

  /// Whether a typed word is the right one, or sounds like it. In English, British and American spellings are the same.
  private func fits(_ typed: String, _ right: String) -> Bool {
    if typed == right || homophones[right]?.contains(typed) == true { return true }
    if !strictAccents, foldingAccents(typed) == foldingAccents(right) { return true }
    return language == LanguageTag.english && EnglishSpelling.isSame(typed, right)
  }

  /// Whether a typed word is the right one, or has no more typing errors than a word of its length may have.
  private func isNearly(_ typed: String, _ right: String) -> Bool {
    let allowed = TypedAnswer.allowedTypos(in: right)
    return fits(typed, right)
      || allowed > 0 && typed.first == right.first && !lookalikes.contains(typed)
        && isSlip(typed, of: right, limit: allowed)
  }

  /// The places of the words that a longest common subsequence of text and answer contains.
  private func places(
    of right: [String], in typed: [String], by fits: (String, String) -> Bool
  ) -> Set<Int> {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: typed.count + 1), count: right.count + 1)
    for place in right.indices.reversed() {
      for other in typed.indices.reversed() {
        lengths[place][other] =
          fits(right[place], typed[other])
          ? lengths[place + 1][other + 1] + 1
          : max(lengths[place + 1][other], lengths[place][other + 1])
      }
    }
    var found: Set<Int> = []
    var (place, other) = (0, 0)
    while place < right.count, other < typed.count {
      if fits(right[place], typed[other]) {
        found.insert(place)
        (place, other) = (place + 1, other + 1)
      } else if lengths[place + 1][other] >= lengths[place][other + 1] {
        place += 1
      } else {
        other += 1
      }
    }
    return found
  }

  /// A word in small letters, without punctuation around it, and with plain apostrophes.
  private static func plain(_ token: Substring) -> String {
    let letters = token.drop { !$0.isLetter }
    return TypedAnswer.tidied(
      String(letters.dropLast(letters.reversed().prefix { !$0.isLetter }.count)).lowercased())
  }

  private static let dashes: Set<Character> = ["-", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}"]
}
