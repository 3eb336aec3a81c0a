/// A card on its way in or out, with the facts that a file contains. All texts are plain, and only
/// the term is certain.
package struct CardDraft: Hashable, Sendable {
  /// The card's own ID, if it is one of ours; it goes out as the `guid` of an Anki note.
  package var id: String?
  /// The path of its deck, with `/` between the names; empty if the file has no decks.
  package var deck: String
  /// The word or phrase that the card teaches; never empty in a draft that was read.
  package var term: String
  /// The definition or translation; empty if the file has none.
  package var definition: String
  /// A sentence that uses the term; several are on lines of their own.
  package var example: String
  /// Words with the meaning of the term.
  package var synonyms: [String]
  /// A remark of the player; empty if there is none.
  package var note: String
  /// Tags, without spaces.
  package var tags: [String]
  /// The source of the term, such as the title of a book.
  package var source: String
  /// A stable name of the card in the file's program, such as `anki:GUID`, by which a second import finds it;
  /// empty if the file has none.
  package var sourceID: String
  /// The pronunciation as the file writes it; empty if there is none.
  package var pronunciation: String
  /// The language of the term, as the file names it.
  package var termLanguage: String?
  /// The language of the definition, as the file names it.
  package var definitionLanguage: String?
  /// The names of its sounds; `CardFile.media` reads them.
  package var audio: [String]
  /// The names of its pictures.
  package var pictures: [String]
  /// When its texts were last edited, in milliseconds since 1970.
  package var edited: Int64?
  /// How well it is known, if the file says so.
  package var memory: DraftMemory?
  /// Our answers, from the first to the last.
  package var answers: [DraftAnswer]
  /// The note that it was in Anki, for the way back.
  package var original: OriginalNote?

  package init(
    id: String? = nil, deck: String = "", term: String, definition: String = "",
    example: String = "", synonyms: [String] = [], note: String = "", tags: [String] = [],
    source: String = "", sourceID: String = "", pronunciation: String = "",
    termLanguage: String? = nil, definitionLanguage: String? = nil, audio: [String] = [],
    pictures: [String] = [], edited: Int64? = nil, memory: DraftMemory? = nil,
    answers: [DraftAnswer] = [], original: OriginalNote? = nil
  ) {
    self.id = id
    self.deck = deck
    self.term = term
    self.definition = definition
    self.example = example
    self.synonyms = synonyms
    self.note = note
    self.tags = tags
    self.source = source
    self.sourceID = sourceID
    self.pronunciation = pronunciation
    self.termLanguage = termLanguage
    self.definitionLanguage = definitionLanguage
    self.audio = audio
    self.pictures = pictures
    self.edited = edited
    self.memory = memory
    self.answers = answers
    self.original = original
  }
}
