import Foundation
import GameEngine
import Lexicon

/// Measures the share of the distinct words of a novel that lead to a word of WordNet.
struct NovelBench {
  func run() throws -> [Figure] {
    guard let data = FileManager.default.contents(atPath: Novel.path) else {
      DictionaryBench.noteMissing("the novel", package: "golang-github-jdkato-prose-dev")
      return []
    }
    guard let wordNet = try? WordNet() else {
      DictionaryBench.noteMissing("WordNet", package: "wordnet-base")
      return []
    }
    let tokens = NovelBench.words(of: String(decoding: data, as: UTF8.self))
    let types = Set(tokens)
    let found = types.filter { !wordNet.baseForms(of: $0).isEmpty }
    let pack = try Checkout.pack()
    let own = Set(try pack.lookups().map(\.word.term) + pack.words.map(\.term))
    let all = found.union(types.intersection(own))
    let words = tokens.filter(all.contains).count
    let share = String(format: "%.1f", 100 * Double(words) / Double(max(1, tokens.count)))
    return [
      figure("in WordNet", found.count, of: types.count, bound: .atLeast),
      figure(
        "there or among our words, which are \(share) % of all \(tokens.count)", all.count,
        of: types.count, bound: .none),
    ]
  }

  /// The words of a text: runs of letters, in lower case.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  private func figure(
    _ where: String, _ count: Int, of types: Int, bound: Figure.Bound
  ) -> Figure {
    Figure(
      name: "the \(types) different words of a novel that resolve \(`where`)",
      value: 100 * Double(count) / Double(max(1, types)), yardstick: 95, unit: "%",
      yardstickName: "wanted", bound: bound, limit: 1)
  }
}
