import ArgumentParser
import Bookshelf
import ClientCore
import GameEngine
import Messages

extension BookCommand {
  struct Words: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "words", abstract: "Count the words of a book that you may not know.",
      discussion: """
        How well you know a word follows from your answers, and from its frequency for words that you were not asked. \
        Only books in English can be judged.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The book.", completion: .books)
    var book: String
    @Option(help: "Only the chapter with this number.")
    var chapter: Int?
    @Flag(help: "List the words that you looked up in it, the latest first.")
    var lookedUp = false

    func run(in feature: BooksFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let vocabularies = feature.vocabularies
      let opened = try feature.open(book)
      let chapter = try chapter.map { number throws(ClientError) in try opened.chapter(number) }
      let lexicon = try vocabularies.lexicon(of: opened)
      let vocabulary = lexicon.vocabulary(ofChapter: chapter)
      let looked = lookedUp ? lexicon.lookedUpWords(ofChapter: chapter, in: opened.book) : nil
      guard !presentation.isJSON else {
        let words = looked ?? vocabulary.words
        let json = VocabularyJSON(
          vocabulary: vocabulary, words: words,
          meanings: try vocabularies.meanings(of: words, in: opened.entry.book.language))
        return try presentation.print(json) { "" }
      }
      let report = VocabularyTexts(messages)
      var text = presentation.paragraphs([report.summary(of: vocabulary)])
      let worth =
        looked ?? chapter.map { lexicon.worthLearning(before: $0) }
        ?? Array(vocabulary.unknown.prefix(Self.mostWords))
      if !worth.isEmpty {
        let style = try presentation.style()
        let title =
          lookedUp
          ? messages("Words that you looked up")
          : chapter == nil
            ? messages("The most frequent words that you may not know")
            : messages("Words worth learning before this chapter")
        text += "\n" + style(.task, title) + "\n"
        text += try presentation.list(
          zip(worth, vocabularies.meanings(of: worth, in: opened.entry.book.language)).map {
            word, meaning in
            let parts = [report.times(word.count), shortened(meaning, to: 200)]
            return (shortened(word.lemma), parts.filter { !$0.isEmpty }.joined(separator: "; "))
          })
      } else if lookedUp {
        text += presentation.paragraphs([messages("You have not looked up any of its words yet.")])
      }
      presentation.host.output.write(text)
    }

    /// The maximum number of unknown words to list.
    private static let mostWords = 20
  }
}
