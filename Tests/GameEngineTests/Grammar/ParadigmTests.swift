import Testing

@testable import GameEngine

@Suite("Paradigms")
struct ParadigmTests {
  /// The rows of a word: `name: form, form`.
  private func rows(
    _ term: String, _ partOfSpeech: PartOfSpeech, language: String, article: String = "",
    grammar: String = "", ipa: String = ""
  ) -> [String] {
    let word = Item(
      id: ItemID(language: language, term: term, partOfSpeech: partOfSpeech), term: term,
      language: language, partOfSpeech: partOfSpeech, ipa: ipa, article: article, grammar: grammar,
      senses: [Sense(translations: ["x"], language: "en")])
    return Paradigm(word).rows.map { row in
      "\(row.name): \(row.cells.map(\.text).joined(separator: ", "))"
    }
  }

  @Test(
    "a German noun has its cases with their articles",
    arguments: [
      ("der", "Hund", "Hunde", "der Hund, des Hundes, dem Hund, den Hund", "den Hunden"),
      ("das", "Haus", "Häuser", "das Haus, des Hauses, dem Haus, das Haus", "den Häusern"),
      ("die", "Frau", "Frauen", "die Frau, der Frau, der Frau, die Frau", "den Frauen"),
      (
        "der", "Student", "Studenten; weak",
        "der Student, des Studenten, dem Studenten, den Studenten", "den Studenten"
      ),
      ("der", "Name", "Namen; weak", "der Name, des Namens, dem Namen, den Namen", "den Namen"),
      ("der", "Herr", "Herren; weak", "der Herr, des Herrn, dem Herrn, den Herrn", "den Herren"),
      (
        "der", "Nachbar", "Nachbarn; weak", "der Nachbar, des Nachbarn, dem Nachbarn, den Nachbarn",
        "den Nachbarn"
      ),
      ("das", "Herz", "Herzen", "das Herz, des Herzens, dem Herzen, das Herz", "den Herzen"),
      ("der", "Lehrer", "Lehrer", "der Lehrer, des Lehrers, dem Lehrer, den Lehrer", "den Lehrern"),
      ("das", "Auto", "Autos", "das Auto, des Autos, dem Auto, das Auto", "den Autos"),
      ("der", "Bus", "Busse", "der Bus, des Busses, dem Bus, den Bus", "den Bussen"),
      (
        "das", "Ergebnis", "Ergebnisse",
        "das Ergebnis, des Ergebnisses, dem Ergebnis, das Ergebnis", "den Ergebnissen"
      ),
      (
        "der", "Zirkus", "Zirkusse", "der Zirkus, des Zirkus, dem Zirkus, den Zirkus",
        "den Zirkussen"
      ),
    ])
  func germanNouns(
    article: String, word: String, grammar: String, singular: String, dative: String
  ) throws {
    let rows = rows(word, .noun, language: "de", article: article, grammar: grammar)
    #expect(rows.first == "Singular: \(singular)")
    #expect(rows.count == 2 && rows[1].contains(", \(dative), "))
  }

  @Test("a noun has the rows of the numbers that it has")
  func numbers() {
    #expect(
      rows("Milch", .noun, language: "de", article: "die", grammar: "-")
        == ["Singular: die Milch, der Milch, der Milch, die Milch"])
    #expect(
      rows("Eltern", .noun, language: "de", article: "die", grammar: "-; plural")
        == ["Plural: die Eltern, der Eltern, den Eltern, die Eltern"])
    #expect(
      rows("Leute", .noun, language: "de", article: "die", grammar: "-; plural")
        == ["Plural: die Leute, der Leute, den Leuten, die Leute"])
    #expect(
      rows("Beamte", .noun, language: "de", article: "der", grammar: "Beamte; adj")
        == ["Singular: der Beamte, ein Beamter", "Plural: die Beamten, Beamte"])
    #expect(rows("gafas", .noun, language: "es", article: "las") == [])
    #expect(
      rows("agua", .noun, language: "es", article: "el", ipa: "ˈaɣwa") == ["plural: las aguas"])
    #expect(
      rows("niño", .noun, language: "es", article: "el", grammar: "niña")
        == ["plural: los niños", "femenino: la niña, las niñas"])
  }

  @Test("a German verb has present, past, perfect and imperative, with its particle and pronoun")
  func germanVerbs() {
    #expect(
      rows("aufstehen", .verb, language: "de", grammar: "steht auf, stand auf, ist aufgestanden")
        == [
          "Präsens: stehe auf, stehst auf, steht auf, stehen auf, steht auf, stehen auf",
          "Präteritum: stand auf, standest auf, stand auf, standen auf, standet auf, standen auf",
          "Perfekt: ist aufgestanden",
        ])
    #expect(
      rows("freuen", .verb, language: "de", article: "sich", grammar: "freut, freute, hat gefreut")
        == [
          "Präsens: freut sich, freuen uns, freut euch, freuen sich",
          "Präteritum: freute sich, freuten uns, freutet euch, freuten sich",
          "Perfekt: hat sich gefreut",
        ])
    #expect(
      rows("regnen", .verb, language: "de", grammar: "regnet, regnete, hat geregnet").prefix(2)
        == ["Präsens: regnet", "Präteritum: regnete"])
    #expect(
      rows("geben", .verb, language: "de", grammar: "gibt, gab, hat gegeben").last
        == "Imperativ: gib")
    #expect(
      rows("können", .verb, language: "de", grammar: "kann, konnte, hat gekonnt") == [
        "Präsens: kann, kannst, kann, können, könnt, können",
        "Präteritum: konnte, konntest, konnte, konnten, konntet, konnten",
        "Perfekt: hat gekonnt",
      ])
    #expect(
      rows("gut", .adjective, language: "de", grammar: "besser, am besten")
        == ["Komparativ: besser", "Superlativ: am besten"])
    #expect(rows("schön", .adjective, language: "de") == [])
    #expect(
      rows("spielen", .verb, language: "de", grammar: "spielt, spielte, hat gespielt").first
        == "Präsens: spiele, spielst, spielt, spielen, spielt, spielen")
    #expect(
      rows("sammeln", .verb, language: "de", grammar: "sammelt, sammelte, hat gesammelt").first
        == "Präsens: sammle, sammelst, sammelt, sammeln, sammelt, sammeln")
  }

  @Test("a Spanish verb has its tenses, with its pronoun")
  func spanishVerbs() {
    let be = rows("ser", .verb, language: "es", grammar: "irregular")
    #expect(be.first == "presente: soy, eres, es, somos, sois, son")
    #expect(be.contains("pretérito: fui, fuiste, fue, fuimos, fuisteis, fueron"))
    #expect(be.suffix(2) == ["gerundio: siendo", "participio: sido"])
    let rise = rows("levantarse", .verb, language: "es")
    #expect(
      rise.first
        == "presente: me levanto, te levantas, se levanta, nos levantamos, os levantáis, se levantan"
    )
    #expect(rise.count == 6)
    #expect(rows("soler", .verb, language: "es", grammar: "o>ue, defective").count == 2)
    #expect(
      rows("bueno", .adjective, language: "es")
        == ["femenino: buena", "plural: buenos, buenas", "apócope: buen"])
    #expect(rows("verde", .adjective, language: "es") == ["plural: verdes"])
  }

  @Test("English words and cards have none")
  func none() {
    #expect(rows("go", .verb, language: "en") == [])
    let card = Item(
      id: ItemID("card/1"), term: "Hund", language: "de", partOfSpeech: .noun, article: "der",
      senses: [Sense(translations: ["dog"], language: "en")])
    #expect(Paradigm(card).rows.isEmpty)
  }
}
