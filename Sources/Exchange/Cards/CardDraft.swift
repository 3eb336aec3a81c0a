package import GameEngine

/// A card on its way in or out, with the facts that a file contains. All texts are plain, and only
/// the term is certain.
package struct CardDraft: TextedCard, Hashable, Sendable {
  /// The card's own ID, if it is one of ours; it goes out as the `guid` of an Anki note.
  package var id: String?
  /// The path of its deck, with `/` between the names; empty if the file has no decks.
  package var deck: String
  /// Its texts, one for each field. The term is never empty in a draft that was read.
  package var texts = CardTexts.empty
  /// A stable name of the card in the file's program, such as `anki:GUID`, by which a second import finds it;
  /// empty if the file has none.
  package var sourceID = ""
  /// The language of the term, as the file names it.
  package var termLanguage: String?
  /// The language of the definition, as the file names it.
  package var definitionLanguage: String?
  /// The names of its sounds; `CardFile.media` reads them.
  package var audio: [String] = []
  /// The names of its pictures.
  package var pictures: [String] = []
  /// When its texts were last edited, in milliseconds since 1970.
  package var edited: Int64?
  /// Whether it is suspended, or buried.
  package var isSuspended = false
  /// The forms of the term in its examples, if the file says so.
  package var forms: [String] = []
  /// How well it is known, if the file says so.
  package var memory: DraftMemory?
  /// How well it is recognized, if the file has two memories of it; `memory` is then how well it is recalled.
  package var recognition: DraftMemory?
  /// Our answers, from the first to the last.
  package var answers: [DraftAnswer] = []
  /// The note that it was in Anki, for the way back.
  package var original: OriginalNote?

  /// Creates a card with one text; set the properties that it has.
  package init(deck: String = "", term: String = "") {
    self.deck = deck
    self.term = term
  }
}
