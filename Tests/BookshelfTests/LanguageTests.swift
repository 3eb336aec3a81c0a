import Bookshelf
import Testing

@Suite("The language of a text")
struct LanguageTests {
  private static let texts = [
    "en":
      "It was the best of times, and the worst of it was that nobody in the house knew what to do with his days. ",
    "de":
      "Es war die beste Zeit, und das Schlimmste war, daß von den Leuten im Haus keiner mit sich etwas anzufangen wußte, und die Tage nicht. ",
    "fr":
      "Il était une fois, dans la ville, des gens que les jours et les nuits rendaient tristes pour une raison du passé. ",
    "ru":
      "Это было лучшее время, и никто в доме не знал, что с ним делать, как он ни думал, и на дворе то же. ",
    "ja": "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
    "zh": "道可道非常道名可名非常名無名天地之始有名萬物之母故常無欲以觀其妙。",
    "ko": "나는 고양이다. 이름은 아직 없다. 어디서 태어났는지 전혀 짐작이 가지 않는다. ",
  ]

  private func book(named: String?, in language: String, times: Int = 60) throws -> Book {
    var epub = TestEPUB(
      "<p>\(String(repeating: LanguageTests.texts[language] ?? "", count: times))</p>")
    epub.metadata =
      "<dc:title>T</dc:title>" + (named.map { "<dc:language>\($0)</dc:language>" } ?? "")
    return try epub.read()
  }

  @Test(
    "a book that names no language, or none that is one, has that of its text",
    arguments: LanguageTests.texts.keys.sorted())
  func unnamed(_ language: String) throws {
    for named in [nil, "", "und"] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages.first == language)
      #expect(!book.repairs.contains { $0.code == "language_guessed" })
    }
  }

  @Test("a language that is clearly wrong is corrected and reported")
  func wrong() throws {
    for (named, language) in [
      ("en", "de"), ("en-GB", "ja"), ("de", "ru"), ("zh", "en"), ("fr_FR", "ko"), ("bg", "ru"),
    ] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages.first == language)
      let code = String(named.prefix(2))
      #expect(book.repairs.contains(.language(code, seems: language)))
    }
  }

  @Test("a language that may be right is believed")
  func believed() throws {
    for (named, language) in [
      ("en-GB", "en"), ("de", "de"), ("ja", "ja"), ("ja", "zh"), ("zh-TW", "zh"), ("sco", "en"),
      ("kk", "ru"),
    ] {
      let book = try book(named: named, in: language)
      #expect(book.metadata.languages == [named])
      #expect(!book.repairs.contains { $0.code == "language_guessed" })
    }
    #expect(try book(named: nil, in: "en", times: 3).metadata.languages.isEmpty)
    let kept = try book(named: "en", in: "de")
    #expect(KeptBook.book(KeptBook.bytes(of: kept))?.repairs == kept.repairs)
  }

  /// The same few sentences in neighbouring languages.
  private static let neighbours = [
    "da":
      "Hver morgen gik den gamle mand ned til havnen og så på skibene. Han havde aldrig været ude at sejle, men han kendte dem alle sammen ved navn, og når nogen spurgte ham, fortalte han gerne, hvor de kom fra.",
    "nb":
      "Hver morgen gikk den gamle mannen ned til havna og så på skipene. Han hadde aldri vært ute og seilt, men han kjente dem alle sammen ved navn, og når noen spurte ham, fortalte han gjerne hvor de kom fra.",
    "sv":
      "Varje morgon gick den gamle mannen ner till hamnen och tittade på fartygen. Han hade aldrig varit ute till sjöss, men han kände dem alla vid namn, och när någon frågade honom berättade han gärna varifrån de kom.",
    "nl":
      "Elke ochtend liep de oude man naar de haven en keek naar de schepen. Hij was zelf nooit op zee geweest, maar hij kende ze allemaal bij naam, en als iemand het hem vroeg, vertelde hij graag waar ze vandaan kwamen.",
    "af":
      "Elke oggend het die ou man na die hawe geloop en na die skepe gekyk. Hy was self nooit op see nie, maar hy het hulle almal by die naam geken, en as iemand hom gevra het, het hy graag vertel waar hulle vandaan kom.",
    "es":
      "Todas las mañanas el viejo bajaba al puerto y miraba los barcos. Nunca había salido a navegar, pero los conocía a todos por su nombre, y cuando alguien le preguntaba, contaba con gusto de dónde venían.",
    "pt":
      "Todas as manhãs o velho descia ao porto e olhava para os barcos. Nunca tinha saído para navegar, mas conhecia-os a todos pelo nome, e quando alguém lhe perguntava, contava com gosto de onde vinham.",
    "ca":
      "Cada matí el vell baixava al port i mirava els vaixells. No havia sortit mai a navegar, però els coneixia tots pel nom, i quan algú li preguntava, explicava de bon grat d'on venien.",
    "it":
      "Ogni mattina il vecchio scendeva al porto e guardava le navi. Non era mai uscito in mare, ma le conosceva tutte per nome, e quando qualcuno glielo chiedeva, raccontava volentieri da dove venivano.",
    "cs":
      "Každé ráno šel starý muž dolů do přístavu a díval se na lodě. Nikdy sám nevyplul na moře, ale všechny je znal jménem, a když se ho někdo zeptal, rád vyprávěl, odkud připluly.",
    "sk":
      "Každé ráno išiel starý muž dolu do prístavu a pozeral sa na lode. Nikdy sám nevyplával na more, ale všetky ich poznal po mene, a keď sa ho niekto opýtal, rád rozprával, odkiaľ priplávali.",
    "sl":
      "Vsako jutro je šel stari mož dol v pristanišče in gledal ladje. Nikoli sam ni odplul na morje, a vse je poznal po imenu, in ko ga je kdo vprašal, je rad pripovedoval, od kod so priplule.",
    "hr":
      "Svako je jutro stari čovjek išao dolje u luku i gledao brodove. Nikada sam nije isplovio na more, ali sve ih je znao po imenu, i kad bi ga tko upitao, rado je pričao odakle su doplovili.",
    "ru":
      "Каждое утро старик шёл вниз в гавань и смотрел на корабли. Сам он никогда не выходил в море, но знал их все по именам, и когда его кто-нибудь спрашивал, охотно рассказывал, откуда они пришли.",
    "uk":
      "Щоранку старий ішов униз до гавані й дивився на кораблі. Сам він ніколи не виходив у море, але знав їх усіх на ім'я, і коли хтось його питав, охоче розповідав, звідки вони прийшли.",
    "be":
      "Кожную раніцу стары ішоў уніз у гавань і глядзеў на караблі. Сам ён ніколі не выходзіў у мора, але ведаў іх усе па імёнах, і калі хто-небудзь у яго пытаўся, ахвотна расказваў, адкуль яны прыйшлі.",
    "bg":
      "Всяка сутрин старецът слизаше до пристанището и гледаше корабите. Самият той никога не беше излизал в морето, но ги познаваше всичките по име и когато някой го питаше, охотно разказваше откъде идват.",
    "mk":
      "Секое утро старецот слегуваше до пристаништето и ги гледаше бродовите. Самиот никогаш не беше излегол на море, но ги познаваше сите по име и кога некој ќе го прашаше, радо раскажуваше од каде доаѓаат.",
  ]

  @Test("neighbouring languages are told apart", arguments: LanguageTests.neighbours.keys.sorted())
  func neighbouring(_ language: String) throws {
    let text = try #require(LanguageTests.neighbours[language])
    #expect(try read(String(repeating: text + " ", count: 12)).metadata.languages == [language])
    if let oracle = LanguageOracle() { #expect(oracle.language(of: text) == language) }
  }

  @Test("a text in a language that is not known is in none")
  func unknown() throws {
    // Breton and Albanian.
    for text in [
      "Bemdez diouzh ar mintin ez ae an den kozh d'ar porzh ha sellout a rae ouzh ar bagoù. Biskoazh ne oa aet war vor, met anavezout a rae anezho holl dre o anv, ha pa veze goulennet gantañ e lavare a-youl vat eus pelec'h e teuent.",
      "Çdo mëngjes plaku zbriste në port dhe shikonte anijet. Ai vetë nuk kishte dalë kurrë në det, por i njihte të gjitha me emër, dhe kur dikush e pyeste, tregonte me dëshirë se nga vinin.",
    ] {
      #expect(try read(String(repeating: text + " ", count: 12)).metadata.languages.isEmpty)
    }
  }
}
