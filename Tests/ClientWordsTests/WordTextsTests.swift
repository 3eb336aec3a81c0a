import ClientTestSupport
import GameEngine
import Messages
import TestSupport
import Testing

@testable import ClientCore
@testable import ClientWords

@Suite("Texts about words")
struct WordTextsTests {
  private static let catalogue = """
    msgid ""
    msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "level {1}"
    msgstr "Stufe {1}"

    msgid "frequency {1} of 7"
    msgstr "Häufigkeit {1} von 7"

    msgid "noun"
    msgstr "Substantiv"

    msgid "meaning not asked yet, seen {1} time"
    msgid_plural "meaning not asked yet, seen {1} times"
    msgstr[0] "noch nicht gefragt, {1}-mal gesehen"
    msgstr[1] "noch nicht gefragt, {1}-mal gesehen"

    msgid "{1} is no longer a favorite."
    msgstr "{1} ist kein Favorit mehr."

    msgid "Synonyms: {1}."
    msgstr "Synonyme: {1}."

    msgid "It means: {1}."
    msgstr "Bedeutung: {1}."
    """

  private let silt = Item(
    term: "silt", partOfSpeech: .noun, level: .four, category: "nature", centiZipf: 300,
    ipa: "sɪlt",
    senses: [Sense(definition: "fine mud", examples: [], synonyms: ["sediment"], antonyms: [])])

  private static func german() throws -> Messages {
    let file = try POFile(bytes: Array(catalogue.utf8))
    return Messages(language: "de", catalogue: try Catalogue(file))
  }

  private func known(_ progress: PlayerProgress = PlayerProgress()) -> PlayerWord {
    PlayerWord(silt, progress: progress, at: StudyTime(utc: 0), goals: RecallGoals())
  }

  @Test("English texts contain level, category and frequency, and the part of speech")
  func english() {
    let texts = WordTexts(.english)
    #expect(texts.facts(of: silt).hasPrefix("level 4, nature, frequency "))
    #expect(texts.termAndPart(of: silt) == "silt (noun)")
    #expect(texts.partsOfSpeech(of: [silt, silt]) == "noun, noun")
    #expect(texts.progress(of: known()) == "not met yet")
    #expect(texts.fullProgress(of: known()) == "not met yet")
    #expect(texts.favorite("silt", kept: true) == "silt is now a favorite.")
  }

  @Test("a word that the player says to know is known, not new")
  func said() {
    var clock = JournalClock()
    let time = StudyTime(utc: clock.instant)
    let entry = DifficultyEntry(known: silt.id, in: PlayerProgress(), at: time, retention: 0.75)
    let progress = ProgressFold.progress(of: [clock.event(.difficulty(entry))])
    let word = PlayerWord(silt, progress: progress, at: time, goals: RecallGoals())
    #expect(WordTexts(.english).difficulty(of: word) == "known")
    #expect(WordTexts(.english).fullProgress(of: word).hasPrefix("known, due in 180 days"))
    #expect(WordTexts(.english).history(of: word) == "due in 180 days")
  }

  @Test("all texts of a word are translated")
  func translated() throws {
    let messages = try WordTextsTests.german()
    let texts = WordTexts(messages)
    #expect(texts.facts(of: silt).hasPrefix("Stufe 4, nature, Häufigkeit "))
    #expect(texts.termAndPart(of: silt) == "silt (Substantiv)")
    #expect(texts.favorite("silt", kept: false) == "silt ist kein Favorit mehr.")
    let meanings = silt.senses.map { Meaning($0) }
    #expect(meanings.spoken(in: messages) == "Bedeutung: fine mud. Synonyme: sediment.")
    let family = try #require(WordRelation(.family, ["silted", "silting"]))
    #expect(family.sentence(in: messages) == "Word family: silted, silting.")
    #expect(family.line(in: messages) == "family: silted, silting")
    #expect(WordRelation(.patterns, []) == nil)
  }
}
