import GameEngine
import TestSupport
import Testing

@Suite("Text")
struct TextTests {
  @Test(
    "accents fold to plain letters",
    arguments: [
      ("café", "cafe"), ("naïve", "naive"), ("œuvre", "oeuvre"), ("straße", "strasse"),
      ("þorn", "thorn"), ("ærø", "aero"), ("ľščťžýáíé", "lsctzyaie"), ("plain", "plain"),
      ("日本é", "日本e"), ("", ""), ("e\u{301}", "e"), ("’", "’"), ("łódź", "lodz"),
    ])
  func folding(text: String, folded: String) {
    #expect(foldingAccents(text) == folded)
    #expect(foldingAccents(folded) == folded)
  }

  @Test(
    "edits are counted, and two neighbours that changed places are one",
    arguments: [
      ("glacier", "glacier", 0), ("glacier", "glacer", 1), ("glacier", "glaciers", 1),
      ("glacier", "glacjer", 1), ("glacier", "galcier", 1), ("glacier", "lgacire", 2),
      ("ca", "abc", 3), ("", "", 0), ("", "ab", 2), ("kitten", "sitting", 3),
      ("receive", "recieve", 1), ("café", "cafe", 1),
    ])
  func distance(left: String, right: String, edits: Int) {
    #expect(editDistance(left, right, limit: 5) == edits)
    #expect(editDistance(right, left, limit: 5) == edits)
    #expect(editDistance(left, right, limit: edits) == edits)
    if edits > 0 { #expect(editDistance(left, right, limit: edits - 1) == nil) }
  }

  @Test("the bounded distance agrees with a plain one")
  func distanceProperty() {
    var gen = Gen(seed: 3)
    for _ in 0..<500 {
      let left = gen.text(of: "abc", length: 0...7)
      let right = gen.percent(50) ? gen.typo(of: left) : gen.text(of: "abc", length: 0...7)
      let plain = plainDistance(Array(left), Array(right))
      for limit in 0...4 {
        #expect(editDistance(left, right, limit: limit) == (plain <= limit ? plain : nil))
      }
    }
  }

  private func plainDistance(_ a: [Character], _ b: [Character]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        let changed = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        table[i][j] = min(changed, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  @Test(
    "words of one beginning share a stem",
    arguments: [
      ("decide", "decision", true), ("decide", "decided", true), ("happy", "happiness", true),
      ("cat", "cat", true), ("cat", "cats", false), ("migrate", "migration", true),
      ("interest", "interior", false), ("care", "careful", true), ("dawn", "dusk", false),
      ("contempt", "contend", true), ("", "", true), ("", "word", false),
    ])
  func stems(left: String, right: String, shared: Bool) {
    #expect(shareStem(left, right) == shared)
    #expect(shareStem(right, left) == shared)
  }
}
