/// Recognizes lines that announce a part or a chapter, such as `Chapter 9`, `Erstes Kapitel` or `第九章`.
enum HeadingWords {
  private static let longest = 80
  private static let mostWords = 12

  /// Words for parts of a book.
  private static let parts = words(
    """
    part book volume teil buch band partie livre tome parte libro livro deel boek часть книга том частина
    część księga tom díl kniha část del bok osa kirja rész könyv kısım μέρος βιβλίο partea cartea dio knjiga
    """)
  /// Words for chapters, which a number precedes or follows.
  private static let numbered = words(
    """
    chapter letter act scene canto adventure stave appendix lesson kapitel brief akt szene gesang aufzug
    auftritt anhang abschnitt lektion chapitre lettre acte scène chant leçon annexe capítulo capítol capitolo
    capitulo carta acto escena canto lección atto scena lettera appendice apéndice cena ato hoofdstuk
    bedrijf brief глава письмо действие явление урок розділ частина раздел rozdział akt scena list kapitola
    dějství kapitlet kapitlet luku fejezet felvonás bölüm κεφάλαιο πράξη capitolul scrisoarea poglavlje čin
    skyrius peatükk nodaļa поглавље глава
    """)
  /// Words that are a heading alone.
  private static let alone = words(
    """
    prologue epilogue preface introduction foreword afterword conclusion postscript prolog epilog
    vorwort nachwort einleitung vorrede schluss schluß préface avant-propos épilogue conclusion
    introduction postface prólogo epílogo prefacio prefácio introducción introdução conclusión
    conclusão prologo epilogo prefazione introduzione conclusione premessa voorwoord nawoord inleiding proloog
    epiloog пролог эпилог предисловие введение послесловие заключение епілог передмова вступ przedmowa wstęp
    zakończenie předmluva úvod závěr doslov förord inledning efterord forord indledning efterskrift johdanto
    esipuhe loppusanat előszó bevezetés utószó önsöz giriş sonsöz πρόλογος επίλογος εισαγωγή prefață
    introducere predgovor uvod
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The level of a line as a heading; nil if it does not look like one. A text may follow the number: `Chapter 9. Of Bees`.
  static func level(of text: String) -> Int? {
    guard text.count <= longest, let initial = text.first else { return nil }
    if isEastAsian(text) { return 2 }
    guard initial.isUppercase || initial.isNumber || !initial.isCased else { return nil }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .map(String.init)
    guard words.count <= mostWords, let first = words.first else { return nil }
    if words.count == 1, alone.contains(first) { return 2 }
    if let level = level(ofWord: first) {
      // "Part of me" is not a heading: a number follows, or nothing.
      guard let number = words.dropFirst().first(where: { !articles.contains($0) }) else {
        return words.count == 1 ? level : nil
      }
      return isNumber(number) && !isSentence(text, from: number) ? level : nil
    }
    // "Erstes Kapitel", "The First Chapter".
    let named = words.drop(while: articles.contains)
    guard let number = named.first, isNumber(number), let word = named.dropFirst().first,
      let level = level(ofWord: word), named.count == 2 || hasMark(text, after: word)
    else { return nil }
    return level
  }

  /// The words before a number that makes a heading of a line, and not the number of a page.
  static func announces(_ word: some StringProtocol) -> Bool {
    level(ofWord: word.lowercased()) != nil
  }

  private static func level(ofWord word: String) -> Int? {
    parts.contains(word) ? 1 : numbered.contains(word) ? 2 : nil
  }

  /// Whether a line goes on like a sentence: "Part two was easier".
  private static func isSentence(_ text: String, from number: String) -> Bool {
    guard let range = text.lowercased().firstRange(of: number) else { return false }
    let rest = text.lowercased()[range.upperBound...]
    guard rest.first == " ", rest.count < text.count else { return false }
    let next = text.suffix(rest.count).drop { $0 == " " }.first
    return next?.isLowercase == true
  }

  /// Whether a punctuation mark follows a word.
  private static func hasMark(_ text: String, after word: String) -> Bool {
    guard let range = text.lowercased().firstRange(of: word) else { return false }
    return text.lowercased()[range.upperBound...].first.map { ".:,–—-".contains($0) } ?? false
  }

  /// `第九章`, `제9장`.
  private static func isEastAsian(_ text: String) -> Bool {
    guard let first = text.first, first == "第" || first == "제", text.count <= 30 else {
      return false
    }
    let number = text.dropFirst().prefix {
      $0.isNumber || "零〇一二三四五六七八九十百千 ".contains($0)
    }
    let unit = text.dropFirst(1 + number.count).first
    return !number.isEmpty && (unit.map { "章回節节卷話话部編编장절부편권회".contains($0) } ?? false)
  }

  // MARK: - Numbers

  private static let articles: Set<String> = [
    "the", "das", "der", "die", "le", "la", "el", "il", "o", "de", "het",
  ]
  /// The beginnings of ordinal and cardinal numbers from 1 on, up to their endings.
  private static let numberStems = """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth last
    erst zweit dritt viert fünft sechst siebt siebent acht neunt zehnt elft zwölft dreizehnt vierzehnt
    fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst letzt eins zwei drei vier fünf sechs sieben neun
    zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
    premier première deuxième second troisième quatrième cinquième sixième septième huitième neuvième dixième
    onzième douzième treizième quatorzième quinzième seizième vingtième dernier dernière
    primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim vigésim últim
    prim second terz quart sest settim ottav non decim undicesim dodicesim tredicesim ultim
    primeir terceir quart quint sext sétim oitav non eerste tweede derde vierde vijfde zesde zevende achtste
    negende tiende een twee drie
    перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат
    пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат последн перш друг трет четверт шост сьом
    восьм дев'ят десят останн
    pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast ostatn
    prvn druh třet čtvrt pát šest sedm osm devát desát jedenáct dvanáct posledn
    första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte sista
    første anden andet tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte sidste
    ensimmäinen toinen kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs kymmenes viimeinen
    első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik utolsó
    birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu son
    πρώτο δεύτερο τρίτο τέταρτο πέμπτο έκτο έβδομο όγδοο ένατο δέκατο
    întâi doilea treilea patrulea cincilea prv drug treć četvrt pet šest sedm osm devet deset
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  private static let stemsByLetter = Dictionary(grouping: numberStems) { $0.first }
  /// The letters that an ending may add: "erstes", "первая".
  private static let longestEnding = 3

  private static func isNumber(_ word: String) -> Bool {
    if Numeral.value(of: word) != nil { return true }
    let ordinal = word.prefix { $0.isNumber }
    if !ordinal.isEmpty, word.count - ordinal.count <= 3 { return true }
    // "einundzwanzigste", "двадцать"
    if word.contains("zigste") || word.contains("zwanzig") { return true }
    return stemsByLetter[word.first]?.contains {
      word.hasPrefix($0) && word.count <= $0.count + longestEnding
    } ?? false
  }
}
