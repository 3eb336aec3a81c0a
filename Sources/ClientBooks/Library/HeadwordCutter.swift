package import Bookshelf
import ClientCore
import Lexicon

/// Cuts Chinese and Japanese text into words: the longest headword at each place, else one
/// character.
package struct HeadwordCutter: Sendable {
  /// The maximum length of a word in characters.
  static let longest = 8

  private let headwords: Set<String>

  /// - Parameter headwords: the headwords of dictionaries of the language.
  init(headwords: Set<String>) { self.headwords = headwords }

  /// Uses the headwords of dictionaries. Dictionaries that cannot be read are skipped.
  init(_ dictionaries: [InstalledDictionary], in registry: DictionaryRegistry) {
    var headwords: Set<String> = []
    for dictionary in dictionaries {
      try? registry.open(dictionary).forEachHeadword { headword in
        let length = headword.unicodeScalars.prefix(HeadwordCutter.longest + 1).count
        if 2...HeadwordCutter.longest ~= length, HeadwordCutter.isIdeograph(headword.first) {
          headwords.insert(headword)
        }
      }
    }
    self.headwords = headwords
  }

  /// The ranges of the words in a range of a document, in order.
  package func words(in range: Range<Int>, of document: BookDocument) -> [Range<Int>] {
    let words = document.words(in: range)
    var joined: [Range<Int>] = []
    var place = 0
    while place < words.count {
      let end = end(ofWordAt: place, in: words, of: document)
      joined.append(words[place].lowerBound..<words[end].upperBound)
      place = end + 1
    }
    return joined
  }

  /// The word that begins at an offset; nil if none begins there.
  func word(at offset: Int, of document: BookDocument) -> Range<Int>? {
    words(in: offset..<offset + 200, of: document).first { $0.lowerBound == offset }
  }

  /// The index of the last character of the word that begins at an index.
  private func end(ofWordAt place: Int, in words: [Range<Int>], of document: BookDocument) -> Int {
    guard HeadwordCutter.isIdeograph(document.string(words[place])) else { return place }
    var last = place
    while last + 1 < words.count, last - place + 1 < HeadwordCutter.longest,
      words[last].upperBound == words[last + 1].lowerBound
    {
      last += 1
    }
    while last > place {
      let text = document.string(words[place].lowerBound..<words[last].upperBound)
      if headwords.contains(text) { return last }
      last -= 1
    }
    return place
  }

  /// Whether a text is a single character that is a word even without a dictionary.
  static func isIdeograph(_ text: String) -> Bool { text.count == 1 && isIdeograph(text.first) }

  private static func isIdeograph(_ character: Character?) -> Bool {
    character?.unicodeScalars.first.map { BookDocument.isIdeograph($0.value) } ?? false
  }
}

extension HeadwordCutter {
  /// Whether a language is written without spaces between words, in Han or kana.
  ///
  /// - Parameter language: the tag of the language.
  static func suits(_ language: String) -> Bool {
    ["ja", "yue", "zh"].contains(language.prefix { $0 != "-" }.lowercased())
  }
}
