import Testing

@testable import GameEngine

@Suite("German forms")
struct GermanTests {
  @Test(
    "a noun has a genitive, a plural and its dative",
    arguments: [
      ("Hund", "der", "Hunde", "Hunde Hunden Hunds Hundes"), ("Frau", "die", "Frauen", "Frauen"),
      ("Kind", "das", "Kinder", "Kinder Kindern Kinds Kindes Kinde"),
      ("Auto", "das", "Autos", "Autos"),
      ("Haus", "das", "Häuser", "Häuser Häusern Hauses Hause"),
      ("Student", "der", "Studenten; weak", "Studenten"),
      ("Herr", "der", "Herren; weak", "Herrn Herren"), ("Milch", "die", "-", ""),
      ("Beamte", "der", "Beamten; adj", "Beamten Beamter Beamtem"),
    ])
  func noun(word: String, article: String, parts: String, wanted: String) {
    let forms = Set(GermanWord.forms(ofNoun: word, article: article, parts: parts).map(\.text))
    #expect(forms.isSuperset(of: wanted.split(separator: " ").map(String.init)))
    if article == "die" { #expect(!forms.contains(word + "s")) }
  }

  @Test(
    "a verb has the forms that its principal parts imply",
    arguments: [
      (
        "geben", "gibt, gab, hat gegeben",
        "gebe gibst gibt gebt gab gabst gaben gäbe gegeben gib gebend"
      ),
      (
        "arbeiten", "arbeitet, arbeitete, hat gearbeitet",
        "arbeite arbeitest arbeitet arbeitete arbeiteten gearbeitet"
      ),
      (
        "aufstehen", "steht auf, stand auf, ist aufgestanden",
        "aufsteht aufstand aufzustehen aufgestanden"
      ),
      ("halten", "hält, hielt, hat gehalten", "halte hältst hält haltet hielt hielten gehaltene"),
      ("treten", "tritt, trat, hat/ist getreten", "trittst tritt trat getreten"),
      ("sein", "ist, war, ist gewesen", "bin bist sind seid war wäre gewesen"),
      ("wissen", "weiß, wusste, hat gewusst", "weiß weißt wusste wüsste gewusst"),
      ("öffnen", "öffnet, öffnete, hat geöffnet", "öffne öffnest öffnet geöffnet"),
      ("sammeln", "sammelt, sammelte, hat gesammelt", "sammle sammelst sammelt"),
    ])
  func verb(word: String, parts: String, wanted: String) {
    let forms = GermanWord.forms(ofVerb: word, parts: parts).map(\.text)
    for form in wanted.split(separator: " ") { #expect(forms.contains(String(form)), "\(form)") }
  }

  @Test("a gap that asks a form says the term what would fit, and shows the capital of a noun")
  func gap() throws {
    let word = Item(
      id: ItemID("de/Kind/noun"), term: "Kind", language: "de", partOfSpeech: .noun,
      level: .one, article: "das", grammar: "Kinder",
      senses: [
        Sense(
          translations: ["child"], language: "en",
          examples: [try #require(Example(marked: "Sie hat zwei {Kinder}."))])
      ])
    var generator = SeededGenerator(seed: 1)
    let asked = try #require(
      ClozeForm().ask(
        word,
        in: AskSetting(
          pool: ItemPool(
            items: [word],
            editions: [Edition(number: 1, firstDate: CalendarDate(dayNumber: 20_000))]),
          recall: true), using: &generator))
    #expect(asked.clue.start == "K")
    #expect(asked.key.accepted == ["kinder"])
    #expect(asked.key.inflections.contains("kind"))
  }

  @Test("a verb without its principal parts has no forms") func unknown() {
    #expect(GermanWord.forms(ofVerb: "gehen", parts: "") == [])
  }

  @Test(
    "an adjective is declined and compared",
    arguments: [
      ("schnell", "", "schnelle schnellen schneller schnellsten"),
      ("alt", "älter, am ältesten", "alter älteren ältesten"),
      ("dunkel", "", "dunkle dunklen"), ("teuer", "", "teure teurer"),
      ("hoch", "höher, am höchsten", "hohe hohen höhere höchste"),
      ("müde", "", "müden"), ("heiß", "", "heißesten"),
    ])
  func adjective(word: String, parts: String, wanted: String) {
    let forms = GermanWord.forms(ofAdjective: word, parts: parts).map(\.text)
    for form in wanted.split(separator: " ") { #expect(forms.contains(String(form)), "\(form)") }
  }
}
