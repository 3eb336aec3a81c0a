import Testing

@testable import GameEngine

@Suite("typed answers in any language")
struct ForeignAnswerTests {
  private typealias Match = TypedAnswer.Match

  /// How an answer is judged that is typed where `expected` is right.
  private func match(
    _ typed: String, for expected: String..., language: String, others: [String] = [],
    strictAccents: Bool = false
  ) -> TypedAnswer.Match {
    let item = Item(
      id: ItemID(language: language, term: "x", partOfSpeech: .noun), term: "x", language: language,
      senses: [Sense(definition: "x", examples: [], synonyms: [])])
    let key = QuestionKey(
      word: item, example: nil, answer: expected[0], accepted: expected, lookalikes: others)
    return TypedAnswer.match(normalizedAnswer(typed), key: key, strictAccents: strictAccents)
  }

  @Test(
    "letters that are the same are right, and differences in the table get a remark",
    arguments: [
      // All languages: blanks, apostrophes, hyphens, punctuation, invisible signs.
      ("fr", "aujourd’hui", "aujourd'hui", Match.exact),
      ("fr", "peut\u{2011}être", "peut-être", .exact),
      ("es", "¿qué?", "qué", .exact), ("fa", "می\u{200C}خواهم", "میخواهم", .exact),
      ("klingon", "qapla\u{2018}", "qapla'", .exact),
      // Latin.
      ("es", "cafe", "café", .accents), ("spa", "ano", "año", .accents), ("es", "añ", "año", .none),
      ("vi", "viet", "việt", .accents), ("fr", "coeur", "cœur", .accents),
      // German.
      ("de", "schoen", "schön", .exact), ("deu", "schon", "schön", .accents),
      ("de", "strasse", "straße", .exact), ("de", "aktüll", "aktuell", .typo),
      ("de", "mich\u{E4}l", "michael", .typo), ("de", "saür", "sauer", .typo),
      // Nordic.
      ("da", "blaabaer", "blåbær", .exact), ("sv", "al", "ål", .accents),
      ("no", "oel", "øl", .exact),
      // Turkish: i is not ı, and both cases of İ are i.
      ("tr", "i\u{307}stanbul", "istanbul", .exact), ("tr", "kiz", "kız", .accents),
      ("tr", "kız", "kiz", .accents), ("az", "sagol", "sağol", .accents),
      // Greek.
      ("el", "οδοσ", "οδός", .accents), ("el", "οδόσ", "οδός", .exact),
      // Cyrillic: ё is a remark, й is a letter.
      ("ru", "елка", "ёлка", .accents), ("ru", "замо\u{301}к", "замок", .accents),
      ("ru", "мои", "мой", .none),
      // Arabic, Persian.
      ("ar", "كتاب", "كِتَاب", .exact), ("ar", "كتـــاب", "كتاب", .exact),
      ("fa", "كتابي", "کتابی", .exact), ("ar", "احمد", "أحمد", .accents),
      ("ar", "مدرسه", "مدرسة", .accents), ("fa", "۱۲", "12", .exact),
      // Hebrew: points are not letters, final letters are.
      ("he", "שלום", "שָׁלוֹם", .exact), ("he", "שלומ", "שלום", .none),
      // Japanese.
      ("ja", "カタカナ", "かたかな", .exact), ("ja", "らーめん", "ラ〜メン", .exact),
      ("jpn", "kanji", "かんじ", .accents), ("ja", "kan'i", "かんい", .accents),
      ("ja", "kani", "かんい", .none), ("ja", "konnichiwa", "こんにちは", .accents),
      ("ja", "toukyou", "とうきょう", .accents), ("ja", "tōkyō", "とうきょう", .accents),
      ("ja", "hanadi", "はなぢ", .accents), ("ja", "hanaji", "はなぢ", .accents),
      ("ja", "gakkou", "がっこう", .accents), ("ja", "rāmen", "ラーメン", .accents),
      ("ja", "obasan", "おばあさん", .none), ("ja", "hon", "ほん", .accents),
      ("ja", "shimbun", "しんぶん", .accents), ("ja", "は", "ば", .none),
      // Chinese.
      ("zh", "ma3", "mǎ", .exact), ("zh", "mǎ", "ma3", .exact), ("zh", "ma", "mǎ", .accents),
      ("zh", "mā", "mǎ", .none), ("cmn", "lv4", "lǜ", .exact), ("zh", "lu:4", "lǜ", .exact),
      ("zh-Hant", "nǐhǎo", "nǐ hǎo", .exact), ("zh", "ni3 hao3", "nǐ hǎo", .exact),
      ("zh", "学生", "學生", .script),
      // Korean.
      ("ko", "안녕 하세요", "안녕하세요", .accents), ("ko", "안넝", "안녕", .none),
      // No mark is removed in other scripts.
      ("hi", "क", "कि", .none), ("th", "มา", "ม้า", .none),
      // Articles.
      ("de", "Haus".lowercased(), "das haus", .exact), ("de", "das haus", "haus", .exact),
      ("de", "der haus", "das haus", .article), ("fr", "l’eau", "eau", .exact),
      ("es", "el casa", "la casa", .article), ("nl", "het", "het", .exact),
      // Typing errors.
      ("es", "pero", "perro", .typo), ("es", "gat", "gato", .none),
      ("es", "zapatso", "zapatos", .typo),
      ("es", "mariposza", "mariposa", .typo), ("es", "kariposa", "mariposa", .none),
      ("es", "abeceddarioo", "abecedario", .typo), ("de", "2 wochem", "2 wochen", .typo),
      ("de", "3 wochen", "2 wochen", .none), ("zh", "图书馆员学", "图书馆员学生", .none),
    ])
  func table(row: (language: String, typed: String, expected: String, match: TypedAnswer.Match)) {
    #expect(match(row.typed, for: row.expected, language: row.language) == row.match)
  }

  @Test("strict accents make a remark a miss, but not another spelling of the same letter")
  func strict() {
    #expect(match("cafe", for: "café", language: "es", strictAccents: true) == .none)
    #expect(match("schoene", for: "schöne", language: "de", strictAccents: true) == .exact)
    #expect(match("mariposas", for: "máriposas", language: "es", strictAccents: true) == .none)
    #expect(match("kanji", for: "かんじ", language: "ja", strictAccents: true) == .none)
  }

  @Test("another card's term is a miss, even if it differs in an accent only")
  func otherCards() {
    #expect(match("ano", for: "año", language: "es", others: ["ano"]) == .none)
    #expect(match("perra", for: "perro", language: "es", others: ["perra"]) == .none)
  }

  @Test("any of several answers is right, such as kanji and its reading")
  func several() {
    #expect(match("かんじ", for: "漢字", "かんじ", language: "ja") == .exact)
    #expect(match("学生", for: "學生", "学生", language: "zh") == .exact)
  }

  @Test("English is judged by its code and by its tag")
  func english() {
    #expect(match("to cafe", for: "café", language: "en") == .accents)
    #expect(match("to cafe", for: "café", language: "eng") == .accents)
    #expect(match("to cafe", for: "café", language: "en-GB") == .accents)
  }

  /// The letters of some alphabets, with their usual marked letters.
  private static let alphabets = [
    ("de", "abcdefghijklmnopqrstuvwxyzäöüß"), ("es", "abcdefghijklmnñopqrstuvwxyzáéíóúü"),
    ("fr", "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ"),
    ("da", "abcdefghijklmnopqrstuvwxyzæøå"), ("sv", "abcdefghijklmnopqrstuvwxyzåäö"),
    ("tr", "abcçdefgğhıijklmnoöprsştuüvyz"), ("pl", "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"),
    ("cs", "aábcčdďeéěfghiíjklmnňoóprřsštťuúůvyýzž"), ("vi", "aăâbcdđeêghiklmnoôơpqrstuưvxy"),
    ("el", "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ"), ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    ("uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"), ("ar", "ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآىةء"),
    ("fa", "آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"), ("he", "אבגדהוזחטיכךלמםנןסעפףצץקרשת"),
    (
      "ja",
      """
      あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷ\
      へべぺほぼぽまみむめもやゆよらりるれろわをんっゃゅょー
      """
    ),
    ("hi", "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"),
    ("th", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ"),
    ("ko", "가각간갇갈감갑값갓강개객거건걸게겨고공과관괴교구국군굴귀규그극근글금기긴길김까"),
    ("hy", "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ"), ("ka", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"),
  ]

  @Test("folding makes no two letters of an alphabet equal silently, except by the table")
  func alphabets() {
    let same: Set<Set<Character>> = [["σ", "ς"]]
    for (language, letters) in ForeignAnswerTests.alphabets {
      let fold = AnswerFold(language: language)
      for (place, left) in letters.enumerated() {
        for right in letters.dropFirst(place + 1) where !same.contains([left, right]) {
          #expect(
            fold.hard(String(left)) != fold.hard(String(right)), "\(language): \(left) \(right)")
          #expect(
            match(String(left), for: String(right), language: language) != .exact,
            "\(language): \(left) \(right)")
        }
      }
    }
  }

  @Test("folding twice changes no more than folding once")
  func idempotent() {
    for (language, letters) in ForeignAnswerTests.alphabets {
      let fold = AnswerFold(language: language)
      #expect(fold.hard(fold.hard(letters)) == fold.hard(letters))
      #expect(fold.soft(fold.soft(letters)) == fold.soft(letters))
    }
  }

  @Test(
    "a card's text accepts its alternatives, with and without what is optional",
    arguments: [
      ("cat", ["cat"]), ("cat; tomcat / kitty", ["cat", "tomcat", "kitty"]),
      ("big, large", ["big", "large"]), ("one\ntwo", ["one", "two"]),
      ("a cat, which is small and grey, sleeps", ["a cat, which is small and grey, sleeps"]),
      ("(to) run", ["to run", "run"]),
      ("colo(u)r [US]", ["colour US", "color", "color US", "colour"]),
      ("()", ["()"]), ("漢字、かんじ", ["漢字", "かんじ"]),
    ])
  func forms(text: String, expected: [String]) {
    #expect(AnswerForms.accepted(text, language: "en") == expected)
  }

  @Test("a text with many alternatives has a bounded number of forms")
  func manyForms() {
    let text = (0..<1000).map { "a\($0)(b)" }.joined(separator: ";")
    #expect(AnswerForms.accepted(text, language: "en").count == 32)
  }
}
