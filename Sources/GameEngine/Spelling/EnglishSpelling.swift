/// British and American spellings, as forms of one word: `neighbourhood` and `neighborhood`.
///
/// The American spelling of a word represents both. It comes from rules and from lists of word parts
/// (`SpellingParts`); words without another spelling represent themselves.
package enum EnglishSpelling {
  /// Whether two texts differ at most in British and American spelling, word by word.
  ///
  /// - Parameters:
  ///   - one: in lower case, as in `normalizedAnswer`.
  ///   - other: the same.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    guard one != other, one.utf8.first == other.utf8.first || mayDifferAtStart(one, other) else {
      return one == other
    }
    return answerKey(one) == answerKey(other)
  }

  /// Other spellings of a word or phrase, the likeliest first. Some may not be words; a caller
  /// uses only those that a list or dictionary contains.
  ///
  /// - Parameter text: in lower case.
  package static func others(of text: String) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= longest, words.count <= mostWords else { return [] }
    var texts = [words.map(american).joined(separator: " ")]
    for (place, word) in words.enumerated() {
      for british in british(word) {
        var changed = words
        changed[place] = british
        texts.append(changed.joined(separator: " "))
      }
    }
    return texts.reduce(into: []) { if $1 != text, !$0.contains($1) { $0.append($1) } }
  }

  /// The American spelling of a word in lower case; the word itself if it has no other spelling.
  package static func american(_ word: String) -> String {
    guard word.utf8.count > 2, word.utf8.count <= longest else { return word }
    if let whole = SpellingParts.words[word] { return whole }
    let american = withZ(withSingleL(withEndingEr(withAmericanParts(word))))
    // `humourous` is a misspelling, and not British.
    return american == word || word.contains("ourous") ? word : american
  }

  /// A text without the ending of a possessive: `dog` for `dog's`, `dogs` for `dogs'`. Nil if it has
  /// none.
  ///
  /// - Parameter text: in lower case, with straight apostrophes.
  package static func owner(of text: String) -> String? {
    for (ending, instead) in [("'s", ""), ("s'", "s")]
    where text.hasSuffix(ending) && text.utf8.count > ending.utf8.count {
      return text.dropLast(ending.count) + instead
    }
    return nil
  }

  /// The longest text and the most words that are converted.
  private static let longest = 100
  private static let mostWords = 8

  /// A text with its words in American spelling, homographs included.
  private static func answerKey(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { words in
      words.split(separator: "-", omittingEmptySubsequences: false).map { word in
        let american = american(String(word))
        return SpellingParts.homographs[american] ?? american
      }.joined(separator: "-")
    }.joined(separator: " ")
  }

  /// Some spellings differ in the first letter: `kerb`, `aesthetic`, `oesophagus`, `enquiry`.
  private static func mayDifferAtStart(_ one: String, _ other: String) -> Bool {
    [one, other].contains { text in
      ["ae", "oe", "en", "ker", "gao"].contains { text.hasPrefix($0) }
    }
  }

  /// The word with all parts in American spelling, in one pass.
  private static func withAmericanParts(_ word: String) -> String {
    let bytes = Array(word.utf8)
    var (result, place, isChanged) = ([UInt8](), 0, false)
    while place < bytes.count {
      let part = SpellingParts.byFirstLetter[bytes[place]]?
        .first { bytes[place...].starts(with: $0.british) }
      if let part {
        result += part.american
        place += part.british.count
        isChanged = true
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return isChanged ? String(decoding: result, as: UTF8.self) : word
  }

  /// British spellings of a word whose American spelling is the same as that of the word.
  private static func british(_ word: String) -> [String] {
    let key = american(word)
    var found: [String] = []
    func add(_ spelling: String) {
      if spelling != word, !found.contains(spelling), american(spelling) == key {
        found.append(spelling)
      }
    }
    SpellingParts.britishWords[key]?.forEach(add)
    for (british, american) in SpellingParts.parts where key.contains(american) {
      add(key.replacing(american, with: british))
    }
    for stem in SpellingParts.endingRe where key.contains("\(stem)er") {
      add(
        key.replacing("\(stem)ered", with: "\(stem)red").replacing("\(stem)er", with: "\(stem)re"))
    }
    for ending in SpellingParts.endingsOfIse where key.hasSuffix("z\(ending)") {
      add(key.dropLast(ending.count + 1) + "s\(ending)")
    }
    for ending in SpellingParts.endingsOfDoubled where key.hasSuffix("l\(ending)") {
      add(key.dropLast(ending.count) + "l\(ending)")
    }
    return found
  }

  /// `centre` and `centred` as `center` and `centered`.
  private static func withEndingEr(_ word: String) -> String {
    for place in word.utf8.indices where word.utf8[place] == UInt8(ascii: "r") {
      let (start, end) = (word[..<place], word[place...])
      guard SpellingParts.endingRe.contains(where: start.hasSuffix) else { continue }
      switch end {
      case "red", "ring": return start + "e" + end
      default: if end.hasPrefix("re") { return start + "er" + end.dropFirst(2) }
      }
    }
    return word
  }

  /// `travelled` as `traveled`.
  private static func withSingleL(_ word: String) -> String {
    for ending in SpellingParts.endingsOfDoubled where word.hasSuffix("ll\(ending)") {
      let stem = String(word.dropLast(ending.count + 1))
      if isListed(stem, in: SpellingParts.doubled) { return stem + ending }
    }
    return word
  }

  /// `organise` and `analyse` as `organize` and `analyze`.
  private static func withZ(_ word: String) -> String {
    for ending in SpellingParts.endingsOfIse where word.hasSuffix("s\(ending)") {
      let start = String(word.dropLast(ending.count + 1))
      if start.hasSuffix("i") {
        let stem = String(start.dropLast())
        guard stem.utf8.count > 2, !"aouw".contains(stem.last ?? "a"),
          !isListed(stem, in: SpellingParts.alwaysIse)
        else { return word }
        return "\(start)z\(ending)"
      }
      if SpellingParts.stemsOfYse.contains(where: { start.hasSuffix($0) }) {
        return "\(start)z\(ending)"
      }
    }
    return word
  }

  private static func isListed(_ stem: String, in list: Set<String>) -> Bool {
    list.contains(stem)
      || SpellingParts.prefixes.contains {
        stem.hasPrefix($0) && list.contains(String(stem.dropFirst($0.count)))
      }
  }
}
