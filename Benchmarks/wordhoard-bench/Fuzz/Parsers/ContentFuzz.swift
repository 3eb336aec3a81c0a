import GameEngine
import Lexicon

/// Fuzzes the files of words. Accepted words are dealt in one of the forms.
struct ContentFuzz: FuzzParser {
  let samples: [[UInt8]]

  /// The words of the content, three at a time.
  init() throws {
    let pack = try Checkout.pack()
    var samples: [[UInt8]] = []
    for file in Set(pack.entries.map(\.file)).sorted() {
      let bytes = try TextFile.bytes(path: "\(pack.directory)/\(file)")
      var words: [[UInt8]] = []
      for line in bytes.split(separator: 10) {
        if words.isEmpty || line.first.map({ $0 > 0x20 }) == true { words.append([]) }
        words[words.count - 1] += line + [10]
      }
      for start in stride(from: 0, to: words.count, by: 9) {
        samples.append(Array(words[start..<min(start + 3, words.count)].joined()))
      }
    }
    self.samples = samples
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    guard let entries = try? WordFile.parse(input, path: "fuzz", name: "words/fuzz.words"),
      !entries.isEmpty
    else { return .refused }
    let words = entries.prefix(20).map(\.word)
    let edition = Edition(number: 255, firstDate: CalendarDate(dayNumber: 0))
    let pool = ItemPool(items: words, editions: [edition])
    let form = Forms.all[input.count % Forms.all.count].id
    let recipe = PracticeRecipe(
      seed: UInt32(input.count), forms: [form], count: 3, edition: 255,
      recall: [input.count % 3 == 0, true, false])
    guard let dealer = try? PracticeDealer(pool: pool, recipe: recipe) else {
      return .wrong("no dealer for \(form)")
    }
    _ = try? dealer.deal()
    return .accepted
  }
}
