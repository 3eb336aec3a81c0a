/// The words before a noun or a verb that an answer may leave out or add: articles, and the particles
/// of infinitives.
enum Articles {
  /// An article or a particle.
  struct Article: Hashable, Sendable {
    /// Its text, folded. No space follows if it ends in an apostrophe or is a prefix.
    let text: String
    /// The genders of the nouns that it precedes; empty for particles, and for articles without gender.
    let genders: Set<Gender>
    /// Whether it is written as a part of the word. Then it changes the meaning, so leaving it out
    /// gets a remark.
    let isPrefix: Bool

    /// Whether both can precede the same noun.
    func fits(_ other: Article) -> Bool {
      genders.isEmpty || other.genders.isEmpty || !genders.isDisjoint(with: other.genders)
    }
  }

  /// The articles of each language: groups of a code of genders and the articles that have them. `+`
  /// is a prefix, and `-` is an article without gender.
  private static let rows = """
    en | -: to a an the
    de | m: der ein den einen, f: die eine, n: das ein, mn: dem einem, p: die den
    fr | m: le un, f: la une, mf: l', p: les des
    es | m: el un, f: la una, n: lo, mp: los unos, fp: las unas
    it | m: il lo un uno, f: la una un', mf: l', mp: i gli, fp: le
    pt | m: o um, f: a uma, mp: os uns, fp: as umas
    gl | m: o un, f: a unha, mp: os uns, fp: as unhas
    ca | m: el un en, f: la una na, mf: l' n', mp: els uns, fp: les unes
    oc | m: lo un, f: la una, mf: l', mp: los, fp: las
    ro | mn: un, f: o, -: a
    nl | c: de, n: het 't, cn: een 'n, p: de, -: 's
    af | -: die 'n
    lb | m: den en, f: d' eng, n: dat en
    da | c: en den, n: et det, p: de, -: at
    sv | c: en den, n: ett det, p: de, -: att
    no nb nn | m: en ein den, f: ei, n: et eit det, p: de dei, -: å
    is | -: að
    fo | m: ein, f: ein, n: eitt, -: at
    el | m: ο ένας τον, f: η μια μία την τη, n: το ένα, p: οι τα, -: να
    ga | -: an na a
    gd | -: an am a' a na
    cy | -: y yr
    br | -: ar al an ur ul un
    hu | -: a az egy
    eo | -: la
    sq | -: një
    mt | -: il l
    haw | -: ka ke he nā
    mi | -: te ngā he
    yi | m: דער, f: די, n: דאָס, -: אַ אַן
    ar | +: ال
    he | +: ה
    """

  /// The articles by language, the longest first.
  private static let table: [String: [Article]] = {
    var table: [String: [Article]] = [:]
    for row in rows.split(separator: "\n") {
      let sides = row.split(separator: "|")
      for language in sides[0].split(separator: " ").map(String.init) {
        table[language] = articles(in: sides[1], AnswerFold(language: language))
      }
    }
    return table
  }()

  /// No article has more letters.
  private static let longest = 6

  private static func articles(in groups: Substring, _ fold: AnswerFold) -> [Article] {
    var genders: [String: Set<Gender>] = [:]
    var prefixes: Set<String> = []
    for group in groups.split(separator: ",") {
      let parts = group.split(separator: ":")
      for text in parts[1].split(separator: " ").map({ fold.folded(String($0)) }) {
        genders[text, default: []].formUnion(parts[0].compactMap(gender))
        if parts[0].contains("+") { prefixes.insert(text) }
      }
    }
    return genders.map { Article(text: $0, genders: $1, isPrefix: prefixes.contains($0)) }
      .sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
  }

  private static func gender(_ code: Character) -> Gender? {
    switch code {
    case "m": .masculine
    case "f": .feminine
    case "n": .neuter
    case "c": .common
    case "p": .plural
    default: nil
    }
  }

  /// Splits a text into its article and the rest.
  ///
  /// - Parameters:
  ///   - text: in any case.
  ///   - language: as in `AnswerFold.language`.
  static func parted(_ text: String, language: String) -> (article: Article?, rest: String) {
    guard let articles = table[language] else { return (nil, text) }
    let start = plain(text.prefix(longest))
    for article in articles where start.hasPrefix(article.text) {
      let rest = text.dropFirst(article.text.count)
      let after = rest.drop { $0.isWhitespace }
      let isApart = article.text.hasSuffix("'") || after.count < rest.count
      if article.isPrefix ? rest.count >= 3 : isApart && !after.isEmpty {
        return (article, String(after))
      }
    }
    return (nil, text)
  }

  /// The article that a text consists of; nil if it contains anything else.
  static func article(_ text: some StringProtocol, language: String) -> Article? {
    let text = plain(text)
    return table[language]?.first { $0.text == text && !$0.isPrefix }
  }

  private static func plain(_ text: some StringProtocol) -> String {
    // Looking for a character is much faster than replacing none.
    let text = text.lowercased()
    return text.contains("\u{2019}" as Character) ? text.replacing("\u{2019}", with: "'") : text
  }
}
