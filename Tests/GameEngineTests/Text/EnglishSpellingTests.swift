import GameEngine
import Testing

@Suite("British and American spellings")
struct EnglishSpellingTests {
  @Test(
    "the British and the American spelling are one word",
    arguments: [
      "neighbourhood neighborhood", "apologise apologize", "colour color", "colourful colorful",
      "favourite favorite", "behaviour behavior", "honourable honorable", "harbours harbors",
      "discoloured discolored", "watercolour watercolor", "organisation organization",
      "recognised recognized", "realising realizing", "analyse analyze", "paralysed paralyzed",
      "centre center", "centred centered", "kilometres kilometers", "theatre theater",
      "fibre fiber", "meagrely meagerly", "travelled traveled", "cancelling canceling",
      "traveller traveler", "modelling modeling", "unravelled unraveled", "jeweller jeweler",
      "marvellous marvelous", "counsellor counselor", "woollen woolen", "fulfil fulfill",
      "skilful skillful", "enrolment enrollment", "defence defense", "licence license",
      "practise practice", "catalogue catalog", "dialogues dialogs", "anaemia anemia",
      "anaesthetic anesthetic", "encyclopaedia encyclopedia", "paediatric pediatric",
      "haemorrhage hemorrhage", "leukaemia leukemia", "oestrogen estrogen", "foetus fetus",
      "diarrhoea diarrhea", "manoeuvre maneuver", "manoeuvring maneuvering",
      "archaeology archeology",
      "aesthetic esthetic", "grey gray", "mould mold", "smouldering smoldering", "plough plow",
      "sceptical skeptical", "sulphur sulfur", "pyjamas pajamas", "moustache mustache",
      "jewellery jewelry", "doughnut donut", "gaol jail", "cosy cozy", "programme program",
      "judgement judgment", "ageing aging", "axe ax", "artefact artifact", "learnt learned",
      "tyre tire", "cheque check", "kerb curb", "storey story", "draught draft", "enquiry inquiry",
      "aluminium aluminum", "whisky whiskey", "disc disk", "carburettor carburetor",
      "grey-haired gray-haired", "in honour of in honor of", "the grey centre the gray center",
    ])
  func same(_ pair: String) {
    let words = pair.split(separator: " ").map(String.init)
    let half = words.count / 2
    let (one, other) = (
      words[..<half].joined(separator: " "), words[half...].joined(separator: " ")
    )
    #expect(EnglishSpelling.isSame(one, other), "\(one) \(other)")
    #expect(EnglishSpelling.isSame(other, one), "\(one) \(other)")
  }

  @Test(
    "words that only look like a pair are two words, or are not changed",
    arguments: [
      ("four", "for"), ("hour", "hor"), ("tour", "tor"), ("flour", "flor"), ("promise", "promize"),
      ("surprise", "surprize"), ("exercise", "exercize"), ("advertise", "advertize"),
      ("compromise", "compromize"), ("raise", "raize"), ("wise", "wize"),
      ("otherwise", "otherwize"),
      ("rise", "rize"), ("prise", "prize"), ("size", "sise"), ("capsize", "capsise"),
      ("humorous", "humourous"), ("controlled", "controled"), ("called", "caled"),
      ("bilingual", "billingual"), ("acre", "acer"), ("massacre", "massacer"), ("ogre", "oger"),
      ("league", "leag"), ("vogue", "vog"), ("fence", "fense"), ("does", "dose"), ("dog", "dogue"),
      ("sombrero", "somberro"), ("central", "cental"), ("kitten", "mitten"), ("", "a"),
    ])
  func different(one: String, other: String) {
    #expect(!EnglishSpelling.isSame(one, other), "\(one) \(other)")
    #expect(!EnglishSpelling.isSame(other, one), "\(one) \(other)")
  }

  @Test(
    "the other spelling is proposed in both directions",
    arguments: [
      ("colour", "color"), ("color", "colour"), ("apologize", "apologise"), ("center", "centre"),
      ("traveled", "travelled"), ("gray", "grey"), ("neighborhoods", "neighbourhoods"),
      ("jail", "gaol"), ("jewelry", "jewellery"), ("fulfill", "fulfil"), ("analyzing", "analysing"),
      ("gray area", "grey area"), ("centered", "centred"), ("anemia", "anaemia"),
    ])
  func others(one: String, other: String) {
    #expect(EnglishSpelling.others(of: one).contains(other))
  }

  @Test("a homograph is not another spelling, since it is a word of its own")
  func homographs() {
    for word in ["check", "cheque", "tire", "tyre", "story", "storey"] {
      #expect(EnglishSpelling.others(of: word).isEmpty, "\(word)")
    }
  }

  @Test("a possessive has an owner")
  func owner() {
    #expect(EnglishSpelling.owner(of: "dog's") == "dog")
    #expect(EnglishSpelling.owner(of: "dogs'") == "dogs")
    for text in ["dogs", "'s", "s'", "it'd", ""] { #expect(EnglishSpelling.owner(of: text) == nil) }
  }

  @Test("long and odd texts take no time and change nothing")
  func odd() {
    let long = String(repeating: "colour", count: 100_000)
    #expect(EnglishSpelling.others(of: long).isEmpty)
    #expect(EnglishSpelling.american(long) == long)
    #expect(EnglishSpelling.others(of: String(repeating: "colour ", count: 20)).isEmpty)
    #expect(EnglishSpelling.american("größe") == "größe")
    #expect(EnglishSpelling.isSame("日本", "日本"))
  }
}
