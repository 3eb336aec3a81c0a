import Testing

@testable import GameEngine

@Suite("Spanish forms")
struct SpanishTests {
  @Test(
    "the persons of a verb follow from its infinitive and its marks",
    arguments: [
      ("hablar", "", SpanishVerb.Tense.present, "hablo hablas habla hablamos habláis hablan"),
      (
        "tener", "e>ie, -go, strong preterite tuve, future tendré", .present,
        "tengo tienes tiene tenemos tenéis tienen"
      ),
      (
        "tener", "e>ie, -go, strong preterite tuve, future tendré", .future,
        "tendré tendrás tendrá tendremos tendréis tendrán"
      ),
      ("jugar", "u>ue, g>gu", .subjunctive, "juegue juegues juegue juguemos juguéis jueguen"),
      ("adquirir", "i>ie", .present, "adquiero adquieres adquiere adquirimos adquirís adquieren"),
      (
        "adquirir", "i>ie", .preterite,
        "adquirí adquiriste adquirió adquirimos adquiristeis adquirieron"
      ),
      ("oler", "o>ue", .present, "huelo hueles huele olemos oléis huelen"),
      ("seguir", "e>i, gu>g", .present, "sigo sigues sigue seguimos seguís siguen"),
      ("conocer", "-zco", .subjunctive, "conozca conozcas conozca conozcamos conozcáis conozcan"),
      ("oír", "-go, y", .present, "oigo oyes oye oímos oís oyen"),
      ("enviar", "accent envía", .present, "envío envías envía enviamos enviáis envían"),
      ("dormir", "o>ue", .preterite, "dormí dormiste durmió dormimos dormisteis durmieron"),
      ("leer", "3rd -yó", .preterite, "leí leíste leyó leímos leísteis leyeron"),
      ("reír", "e>i", .preterite, "reí reíste rio reímos reísteis rieron"),
      ("criar", "accent crío", .present, "crío crías cría criamos criais crían"),
      ("criar", "accent crío", .preterite, "crie criaste crio criamos criasteis criaron"),
      ("guiar", "accent guío", .preterite, "guie guiaste guio guiamos guiasteis guiaron"),
      ("huir", "y", .preterite, "hui huiste huyó huimos huisteis huyeron"),
      (
        "construir", "y", .preterite,
        "construí construiste construyó construimos construisteis construyeron"
      ),
      ("buscar", "c>qu", .preterite, "busqué buscaste buscó buscamos buscasteis buscaron"),
      (
        "hacer", "-go, strong preterite hice, future haré, pp hecho", .preterite,
        "hice hiciste hizo hicimos hicisteis hicieron"
      ),
      (
        "conducir", "-zco, strong preterite conduje", .preterite,
        "conduje condujiste condujo condujimos condujisteis condujeron"
      ),
      ("ser", "irregular", .imperfect, "era eras era éramos erais eran"),
      (
        "levantarse", "", .conditional,
        "levantaría levantarías levantaría levantaríamos levantaríais levantarían"
      ),
      (
        "tener", "strong preterite tuve", .pastSubjunctive,
        "tuviera tuvieras tuviera tuviéramos tuvierais tuvieran"
      ),
    ] as [(String, String, SpanishVerb.Tense, String)])
  func persons(verb: String, marks: String, tense: SpanishVerb.Tense, forms: String) throws {
    let verb = try #require(SpanishVerb(verb, marks: marks))
    #expect(verb.persons(tense).joined(separator: " ") == forms)
  }

  @Test(
    "gerund, participle and command",
    arguments: [
      ("hablar", "", "hablando hablado habla"), ("pedir", "e>i", "pidiendo pedido pide"),
      ("dormir", "o>ue", "durmiendo dormido duerme"), ("oír", "-go, y", "oyendo oído oye"),
      ("poder", "o>ue", "pudiendo podido puede"), ("ir", "irregular", "yendo ido ve"),
      ("poner", "-go, pp puesto", "poniendo puesto pon"),
      ("suponer", "-go, pp supuesto", "suponiendo supuesto supón"),
    ])
  func others(verb: String, marks: String, forms: String) throws {
    let verb = try #require(SpanishVerb(verb, marks: marks))
    #expect([verb.gerund, verb.participle, verb.imperative].joined(separator: " ") == forms)
  }

  @Test("what is no infinitive is no verb", arguments: ["", "r", "se", "casa", "hablo"])
  func noVerb(text: String) {
    #expect(SpanishVerb(text, marks: "") == nil)
  }

  @Test(
    "plurals move and drop accents",
    arguments: [
      "casa": "casas", "canción": "canciones", "luz": "luces", "joven": "jóvenes", "lunes": "lunes",
      "país": "países", "autobús": "autobuses", "rey": "reyes", "árbol": "árboles",
      "jardín": "jardines",
      "examen": "exámenes", "mes": "meses",
    ])
  func plural(word: String, plural: String) {
    #expect(SpanishWord.plural(of: word) == plural)
  }

  @Test(
    "adjectives have the forms that they need",
    arguments: [
      "bueno": "buena buenos buenas buen", "inglés": "inglesa ingleses inglesas",
      "feliz": "feliz felices felices",
      "trabajador": "trabajadora trabajadores trabajadoras", "mejor": "mejor mejores mejores",
    ])
  func adjective(word: String, forms: String) {
    #expect(SpanishWord.forms(ofAdjective: word).joined(separator: " ") == forms)
  }

  @Test(
    "a verb may have pronouns at its end", arguments: ["levantarme", "levantándose", "levántate"])
  func pronouns(form: String) {
    let word = Item(
      term: "levantarse", partOfSpeech: .verb, level: .one, category: nil, centiZipf: nil, ipa: "",
      senses: [Sense(translations: ["to get up"], language: "en")], language: "es")
    #expect(CourseForms(word).contains(form))
    #expect(!CourseForms(word).contains("lavarme"))
  }
}
