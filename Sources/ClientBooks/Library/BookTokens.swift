import Bookshelf
import ClientCore

/// The forms of a book's words: how often each occurs in each chapter, and how it is capitalized.
struct BookTokens: Sendable {
  /// A form in small letters, with counts of its spellings.
  struct Form: Sendable {
    let text: String
    /// The number of times it is written in small letters.
    var small = 0
    /// The number of times it begins with a capital.
    var capital = 0
    /// The number of times it begins with a capital inside a sentence.
    var capitalInside = 0
    /// The number of times it is written in capitals only, except in headings.
    var allCapitals = 0
    /// Whether it is always written in capitals, as abbreviations are.
    var isAbbreviation: Bool { allCapitals > 0 && small == 0 && capital == 0 }
  }

  /// Cuts Chinese or Japanese text into words; nil for other languages.
  let cutter: HeadwordCutter?
  private(set) var forms: [Form] = []
  /// For each chapter, the count of each form, by the form's number.
  private(set) var chapters: [[Int: Int]] = []
  private var numbers: [String: Int] = [:]
  /// A cache of the forms of words as written.
  private var written: [String: (number: Int, isSmall: Bool, isCapital: Bool)] = [:]

  /// Counts the words of a book in O(length of the book).
  init(_ book: Book, cutter: HeadwordCutter? = nil) {
    self.cutter = cutter
    for chapter in book.chapters.indices {
      chapters.append([:])
      for (document, range) in book.extent(ofChapter: chapter) {
        count(book.documents[document], range)
      }
    }
    written = [:]
  }

  /// The number of a word's form; nil if the book does not contain it.
  func number(of word: String) -> Int? { numbers[BookTokens.form(of: word)] }

  /// A word in small letters, with straight apostrophes.
  static func form(of word: String) -> String {
    word.lowercased().replacing("\u{2019}", with: "'")
  }

  /// The count of each form in a chapter, or in the whole book if nil.
  func counts(ofChapter chapter: Int?) -> [Int: Int] {
    if let chapter { return chapters.indices.contains(chapter) ? chapters[chapter] : [:] }
    return counts(of: chapters.indices)
  }

  /// The count of each form in some chapters together.
  func counts(of range: Range<Int>) -> [Int: Int] {
    chapters[range.clamped(to: chapters.indices)].reduce(into: [:]) { sum, counts in
      for (form, count) in counts { sum[form, default: 0] += count }
    }
  }

  // MARK: - Counting

  private mutating func count(_ document: BookDocument, _ range: Range<Int>) {
    for block in document.blocks {
      let part = block.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      if case .heading = block.kind {
        count(document, part, isHeading: true)
      } else {
        count(document, part, isHeading: false)
      }
    }
  }

  private mutating func count(_ document: BookDocument, _ range: Range<Int>, isHeading: Bool) {
    let chapter = chapters.count - 1
    var end: Int?
    for word in cutter?.words(in: range, of: document) ?? document.words(in: range) {
      let (number, isSmall, isCapital) = form(document.string(word))
      chapters[chapter][number, default: 0] += 1
      if isSmall { forms[number].small += 1 }
      if isCapital { forms[number].capital += 1 }
      if !isSmall, !isCapital, !isHeading { forms[number].allCapitals += 1 }
      if isCapital, !isHeading, let end,
        !BookTokens.endsSentence(document.text, end..<word.lowerBound)
      {
        forms[number].capitalInside += 1
      }
      end = word.upperBound
    }
  }

  private mutating func form(_ text: String) -> (number: Int, isSmall: Bool, isCapital: Bool) {
    if let known = written[text] { return known }
    let small = BookTokens.form(of: text)
    let number = numbers[small] ?? forms.count
    if number == forms.count {
      forms.append(Form(text: small))
      numbers[small] = number
    }
    // A word in capitals only is no evidence.
    let isSmall = text == text.lowercased()
    let isCapital = !isSmall && (text != text.uppercased() || text.count == 1)
    written[text] = (number, isSmall, isCapital)
    return (number, isSmall, isCapital)
  }

  /// Whether the text between two words ends a sentence, or begins direct speech.
  private static func endsSentence(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    text[range].contains { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
        UInt8(ascii: "\""), 0x0A, 0x09:
        true
      // Quotation marks and dashes, but not the apostrophe.
      case 0xE2, 0xC2: true
      default: false
      }
    }
  }
}
