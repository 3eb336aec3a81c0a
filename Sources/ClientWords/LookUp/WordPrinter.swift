package import ClientCore
package import GameEngine
import Kit
import Messages

/// Prints words and their meanings, as text or as JSON.
package struct WordPrinter: Sendable {
  let lookUp: LookUp
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  /// Prints all meanings of a word, and counts it as seen. Words that are not Wordhoard's own are looked up in the
  /// installed dictionaries. The journal is opened after the meanings are printed.
  ///
  /// - Parameters:
  ///   - dictionary: the id of the dictionary to search; nil for all.
  ///   - place: the place in a book where the word is.
  ///   - all: whether to print all meanings in WordNet that Wordhoard's words do not have, and not
  ///     only the first.
  /// - Throws: `ClientError` if the word is not found, with the nearest known words.
  func define(
    _ text: String, dictionary: String? = nil, course: String? = nil, in place: LookPlace? = nil,
    all: Bool
  ) throws {
    let line = ProgressLine(host: presentation.host)
    let found: Definition
    do {
      defer { line.clear() }
      found = try lookUp.definition(
        of: text, in: dictionary, course: course, listener: line.dictionaryListener)
    }
    switch found {
    case .ours(let words):
      let further = FurtherText(
        entries: dictionary == nil && course == nil
          ? lookUp.furtherEntries(of: text, besides: words) : [],
        word: text, all: all, messages: messages)
      try show(words, further: further, in: place) { $0 }
    case .elsewhere(let answer):
      try print(answer)
      lookUp.noteSeen(found, in: place)
    }
  }

  /// Finds the meaning of a word for other programs; it counts as seen.
  ///
  /// - Parameters:
  ///   - dictionary: the ID of the only dictionary to search; nil for all.
  ///   - place: the place in a book where it is.
  /// - Throws: `ClientError` as `define`.
  package func found(
    _ text: String, dictionary: String? = nil, in place: LookPlace?
  ) throws -> FoundWord {
    let found = try lookUp.definition(
      of: text, in: dictionary,
      listener: ProgressLine(host: presentation.host).dictionaryListener)
    defer { lookUp.noteSeen(found, in: place) }
    switch found {
    case .ours(let words):
      return FoundWord(
        content: .ours(
          WordCard.cards(
            of: try lookUp.playerWords(words),
            further: dictionary == nil ? lookUp.furtherEntries(of: text, besides: words) : [])),
        spoken: words.map(spokenCard).joined().trimmingBlanks)
    case .elsewhere(let answer):
      return FoundWord(content: .elsewhere(answer), spoken: sentences(for: answer).trimmingBlanks)
    }
  }

  /// Prints words and the player's progress with them, and counts them as seen.
  ///
  /// - Parameters:
  ///   - further: the meanings in a dictionary that the words do not have.
  ///   - place: the place in a book where they are.
  ///   - document: makes the JSON document, for which the journal is needed first.
  func show<Document: Encodable>(
    _ words: [Item], further: FurtherText? = nil, in place: LookPlace? = nil,
    as document: ([WordCard]) -> Document
  ) throws {
    if presentation.isJSON {
      let known = try lookUp.playerWords(words)
      let cards =
        further.map { WordCard.cards(of: known, further: $0.entries) } ?? known.map(WordCard.init)
      try presentation.print(document(cards)) { "" }
    } else {
      let isSpoken = try presentation.isSpoken()
      var text = try words.map { isSpoken ? spokenCard($0) : try card($0) }.joined(separator: "\n")
      if let further {
        text +=
          isSpoken
          ? presentation.paragraphs(further.sentences)
          : further.text(style: try presentation.style(), width: presentation.width)
      }
      presentation.show(text, isLong: further?.all == true)
      let known: [PlayerWord]
      do {
        known = try lookUp.playerWords(words)
      } catch {
        presentation.host.remark(ClientError(error).text(in: messages))
        return
      }
      for word in known { try showProgress(of: word, isOnlyOne: known.count == 1) }
    }
    lookUp.noteSeen(.ours(words), in: place)
  }

  /// Prints whether a word is a favorite, and how well the player knows it; nothing for a word that was never met.
  private func showProgress(of known: PlayerWord, isOnlyOne: Bool) throws {
    let facts = [
      known.isFavorite ? messages("favorite", context: "a mark on a word") : nil,
      known.isMet && known.isPlayed ? WordTexts(messages).fullProgress(of: known) : nil,
    ].compactMap(\.self)
    guard !facts.isEmpty else { return }
    let part = isOnlyOne ? nil : known.word.partOfSpeech.map { NameTexts(messages).name(of: $0) }
    let text = (part.map { "\($0): " } ?? "") + messages.commaSeparated(facts)
    if try presentation.isSpoken() {
      presentation.host.output.write(presentation.paragraphs([text + "."]))
    } else {
      presentation.say(try presentation.style()(.aside, "  " + text))
    }
  }

  private func card(_ word: Item) throws -> String {
    let style = try presentation.style()
    let texts = WordTexts(messages)
    let sound = word.ipa.isEmpty ? "" : "  /\(word.ipa)/"
    let part = word.partOfSpeech.map { "  \(NameTexts(messages).name(of: $0))" } ?? ""
    var text = style(.word, word.cited) + "\(sound)\(part)\n"
    let facts = texts.facts(of: word)
    if !facts.isEmpty { text += style(.aside, "  " + facts) + "\n" }
    if !word.isPlayed { text += style(.aside, "  " + texts.lookedUpOnly) + "\n" }
    let meanings = word.senses.map { Meaning($0) }
    text += meanings.formatted(style: style, width: presentation.width, messages: messages)
    if let gloss = lookUp.gloss(of: word) {
      text += wrapped("= \(gloss)", width: presentation.width, indent: 2) + "\n"
    }
    for relation in WordRelation.all(of: word) {
      text += wrapped(relation.line(in: messages), width: presentation.width, indent: 2) + "\n"
    }
    return text
  }

  private func spokenCard(_ word: Item) -> String {
    let facts = [
      word.cited, word.partOfSpeech.map { NameTexts(messages).name(of: $0) },
      word.level.map { messages("of level \($0.rawValue)", context: "a word") },
      word.category.map {
        messages("from the category \(NameTexts(messages).category($0))", context: "a word")
      },
    ]
    let sentences =
      [
        messages.commaSeparated(facts.compactMap(\.self)) + ".",
        word.senses.map { Meaning($0) }.spoken(in: messages),
        lookUp.gloss(of: word).map { messages("In your language: \($0).") },
      ].compactMap(\.self) + WordRelation.all(of: word).map { $0.sentence(in: messages) }
    return presentation.paragraphs([sentences.joined(separator: " ")])
  }

  private func print(_ answer: DictionaryAnswer) throws {
    try presentation.print(answer) {
      try presentation.isSpoken() ? sentences(for: answer) : text(of: answer)
    }
  }

  private func text(of answer: DictionaryAnswer) throws -> String {
    let (style, width, texts) = (try presentation.style(), presentation.width, WordTexts(messages))
    let facts = texts.facts(of: answer).map { wrapped($0, width: width, indent: 2) + "\n" } ?? ""
    let source = wrapped(texts.source(of: answer, namesOption: true), width: width, indent: 2)
    let entries = answer.entries.map {
      $0.formatted(style: style, width: width, messages: messages)
    }
    return entries.joined(separator: "\n") + style(.aside, facts + source) + "\n"
  }

  private func sentences(for answer: DictionaryAnswer) -> String {
    var paragraphs = answer.entries.map { $0.spoken(in: messages) }
    if let level = answer.level, let score = answer.score {
      paragraphs.append(
        messages("Its level is \(level.rawValue), and its frequency is \(score) of 7."))
    }
    let source = WordTexts(messages).source(of: answer, namesOption: true)
    return presentation.paragraphs(paragraphs + [messages("From \(source).")])
  }
}

extension WordPrinter: WordDefiner {
  package func define(_ text: String, dictionary: String?, in place: LookPlace?) throws {
    try define(text, dictionary: dictionary, in: place, all: false)
  }
}
