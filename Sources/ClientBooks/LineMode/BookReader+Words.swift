import Bookshelf
import ClientCore
import GameEngine
import Messages

/// The words of the paragraph and of the chapter in line mode.
extension BookReader {
  /// Finds a word of the shown text by its number or spelling, with its quote; else returns only
  /// the text.
  ///
  /// - Throws: `ClientError` if there is no word with this number.
  func word(_ text: String) throws -> (text: String, quote: BookQuote?) {
    guard let number = Int(text) else {
      // A base form also names the word.
      let found =
        paragraphs.word(text, in: self.number)
        ?? paragraphs.words(in: paragraphs.range(of: self.number)).first {
          lexicon?.lemma(of: $0.text(in: book)) == text.lowercased()
        }
      return (text, found.map { BookQuote($0.range, in: $0.document, of: opened) })
    }
    let words = paragraphs.words(in: shown)
    guard words.indices.contains(number - 1) else {
      throw ClientError(
        .unknownPlace, "there is no word \(number)", remedy: "`:numbers` lists the words",
        exit: .usage)
    }
    let word = words[number - 1]
    // Look up a phrase that begins with the word first, as on the full screen.
    let request = try features.bookWords.request(
      for: word.range, in: book.documents[word.document], language: language)
    let name =
      switch request {
      case .named(let name), .elsewhere(let name, id: _): name
      default: word.text(in: book)
      }
    return (name, BookQuote(word.range, in: word.document, of: opened))
  }

  private var language: String { opened.entry.book.language }

  /// Shows the meaning of a word, from a dictionary of the book's language.
  func define(_ text: String) throws {
    let word = try word(text)
    var (name, dictionary): (String, String?) = (word.text, nil)
    if !BookWords.isEnglish(language),
      case .elsewhere(let form, let id) = try features.bookWords.request(
        for: name, language: language)
    {
      (name, dictionary) = (form, id)
    }
    let (words, look) = (features.words, word.quote?.look)
    guard let events else { return try words.define(name, dictionary: dictionary, in: look) }
    events.emit(
      DefinitionEvent(
        word: word.text, definition: try words.found(name, dictionary: dictionary, in: look)))
  }

  /// Lists the words of the shown text with their numbers.
  func showNumbers() {
    let words = paragraphs.words(in: shown).enumerated().map { "\($0 + 1) \($1.text(in: book))" }
    presentation.say(
      words.isEmpty
        ? messages("There are no words here.")
        : wrapped(words.joined(separator: isSpoken ? ", " : "  "), width: presentation.width))
  }

  /// The index of the chapter that contains the paragraph.
  var chapter: Int { book.chapter(at: paragraphs[number].place) }

  /// Whether the paragraph is the first one of its chapter, except for headings.
  var isAtChapterStart: Bool {
    var first = number
    while first > 0, paragraphs[first - 1].isHeading { first -= 1 }
    return first == 0 || book.chapter(at: paragraphs[first - 1].place) != chapter
  }

  mutating func count() throws {
    lexicon = try features.vocabularies.lexicon(of: opened, after: lexicon)
  }

  private var known: ChapterKnowledge? {
    let all = lexicon?.chapters(of: book) ?? []
    return all.indices.contains(chapter) ? all[chapter] : nil
  }

  /// Shows how well the player knows the words of the chapter that begins.
  func showBefore() {
    guard let lexicon, let expected = known?.expected else { return }
    let report = VocabularyTexts(messages)
    var sentences = [report.expected(expected)]
    let worth = lexicon.worthLearning(before: chapter).map { shortened($0.lemma) }
    if !worth.isEmpty {
      sentences.append(
        messages("Worth learning first: \(messages.commaSeparated(worth)); `:words` explains them.")
      )
    }
    host.output.write("\n" + presentation.paragraphs([sentences.joined(separator: " ")]))
  }

  /// Shows the words met in a chapter that ends.
  mutating func showAfter(_ chapter: Int) throws {
    try count()
    guard let lexicon, let known, let text = VocabularyTexts(messages).met(known) else { return }
    let words = lexicon.lookedUpWords(ofChapter: chapter, in: book).map { shortened($0.lemma) }
    let list = words.isEmpty ? "" : " (" + messages.commaSeparated(words) + ")"
    host.output.write("\n" + presentation.paragraphs([text + list + "."]))
  }

  /// Lists the words of the chapter that were looked up or are worth learning.
  mutating func showWords() throws {
    try count()
    guard let lexicon else { return }
    let list = try ChapterWords(chapter, lexicon, in: opened, features.vocabularies)
    if let events {
      let rows = list.rows.map {
        ChapterWordsEvent.Row(
          word: $0.word.lemma, meaning: $0.meaning, count: $0.word.count,
          lookedUp: $0.isLookedUp)
      }
      return events.emit(
        ChapterWordsEvent(
          chapter: chapter + 1, expected: list.expected.map(ReadingEvents.rounded), words: rows))
    }
    let report = VocabularyTexts(messages)
    presentation.say(list.expected.map(report.expected) ?? report.notJudged)
    for row in list.rows {
      let facts = [report.note(on: row), shortened(row.meaning, to: 200)].filter { !$0.isEmpty }
      presentation.say("\(shortened(row.word.lemma)): \(facts.joined(separator: "; "))")
    }
    guard !list.rows.isEmpty else {
      return presentation.say(messages("No word of this chapter is worth learning first."))
    }
    let name = opened.entry.id.rawValue
    presentation.say(
      messages("`wordhoard learn --book \(name) --chapter \(chapter + 1)` asks them."))
  }
}
