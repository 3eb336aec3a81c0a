import GameEngine
import Testing

@Suite("Folding for search")
struct SearchFoldTests {
  private let fold = SearchFold()

  @Test(
    "accents, signs and letters of the same sound do not count, other letters do",
    arguments: [
      ("café-crème", "cafe creme"), ("  l\u{2019}été,  oui! ", "l ete oui"), ("strasse", "straße"),
      ("añ-o", "an o"), ("ё", "е"), ("й", "й"), ("σοφός", "σοφοσ"), ("γεια", "γειά"),
      ("كِتاب", "كتاب"), ("שָׁלוֹם", "שלום"), ("カタカナ", "かたかな"), ("ไทย", "ไทย"), ("हिन्दी", "हिन्दी"),
      ("한국 사람", "한국 사람"), ("c++ 3.14", "c 3 14"), ("--", ""),
    ])
  func words(text: String, other: String) {
    #expect(fold.words(of: text) == fold.words(of: other))
  }

  @Test("words are parted by one blank")
  func blanks() {
    #expect(fold.words(of: "l'été, (oui)") == "l ete oui")
    #expect(fold.words(of: "한국·사람") == "한국 사람")
  }

  @Test("й, tones, and vowel signs make other words")
  func different() {
    for (text, other) in [("й", "и"), ("हिन्दी", "हनद"), ("か", "が"), ("мой", "мои")] {
      #expect(fold.words(of: text) != fold.words(of: other))
    }
  }

  @Test("letters that are also written with two are found both ways")
  func spellings() {
    #expect(fold.spellings(of: "München") == ["Munchen", "Muenchen"])
    #expect(fold.spellings(of: "smørbrød") == ["smorbrod", "smoerbroed"])
    #expect(fold.spellings(of: "får") == ["far", "faar"])
    #expect(fold.spellings(of: "michael") == ["michael"])
  }
}
