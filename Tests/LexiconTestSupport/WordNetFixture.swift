package import Lexicon

/// A WordNet of a few synsets, written as WordNet's own files are.
package struct WordNetFixture {
  private struct Entry {
    let type: String
    let words: [String]
    let gloss: String
    var pointers: [(symbol: String, target: Int)] = []

    var partOfSpeech: String {
      switch type {
      case "n": "noun"
      case "v": "verb"
      case "r": "adv"
      default: "adj"
      }
    }

    var letter: String { type == "s" ? "a" : type }
  }

  private static let head = "  1 This stands where WordNet has its license.  \n"
  private var entries: [Entry] = []

  /// A WordNet without synsets.
  package init() {}

  /// Adds a synset of type `n`, `v`, `a`, `s` or `r`; words as in the files, `ice_age`, `left(a)`.
  package mutating func add(
    _ type: String, _ words: String..., gloss: String = "a gloss; \"with an example\""
  ) -> Int {
    entries.append(Entry(type: type, words: words, gloss: gloss))
    return entries.count - 1
  }

  /// Puts a synset above another.
  package mutating func put(_ parent: Int, above child: Int) {
    entries[child].pointers.append(("@", parent))
    entries[parent].pointers.append(("~", child))
  }

  /// Links two synsets by a symbol, there and back.
  package mutating func link(_ one: Int, _ symbol: String, _ other: Int) {
    entries[one].pointers.append((symbol, other))
    entries[other].pointers.append((symbol, one))
  }

  /// The files by name.
  package func files() -> [String: [UInt8]] {
    var places: [Int: Int] = [:]
    var files: [String: [UInt8]] = [:]
    for suffix in ["noun", "verb", "adj", "adv"] {
      let own = entries.indices.filter { entries[$0].partOfSpeech == suffix }
      var end = WordNetFixture.head.utf8.count
      // Lines are as long with the right offsets in them as with none.
      for index in own {
        places[index] = end
        end += line(of: index, places: [:]).utf8.count
      }
    }
    for suffix in ["noun", "verb", "adj", "adv"] {
      let own = entries.indices.filter { entries[$0].partOfSpeech == suffix }
      let lines = own.map { line(of: $0, places: places) }
      files["data.\(suffix)"] = Array((WordNetFixture.head + lines.joined()).utf8)
      files["index.\(suffix)"] = Array((WordNetFixture.head + index(own, places: places)).utf8)
    }
    return files
  }

  private func line(of index: Int, places: [Int: Int]) -> String {
    let entry = entries[index]
    let words = entry.words.map { "\($0) 0 " }.joined()
    let pointers = entry.pointers.map { pointer in
      let letter = entries[pointer.target].letter
      return "\(pointer.symbol) \(digits(places[pointer.target] ?? 0, 8)) \(letter) 0000 "
    }
    let count = String(entry.words.count, radix: 16)
    return "\(digits(places[index] ?? 0, 8)) 03 \(entry.type) "
      + "\(count.count < 2 ? "0" : "")\(count) \(words)\(digits(pointers.count, 3)) "
      + "\(pointers.joined())| \(entry.gloss)  \n"
  }

  private func index(_ own: [Int], places: [Int: Int]) -> String {
    var offsets: [String: [String]] = [:]
    for index in own {
      for word in entries[index].words {
        let key = word.prefix { $0 != "(" }.lowercased()
        offsets[key, default: []].append(digits(places[index] ?? 0, 8))
      }
    }
    let letter = own.first.map { entries[$0].letter } ?? "n"
    return offsets.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, list in
      "\(key) \(letter) \(list.count) 2 @ ~ \(list.count) 0 \(list.joined(separator: " "))  \n"
    }.joined()
  }

  private func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  /// Writes the files into a folder and opens them there.
  package func opened(in folder: ContentFolder) throws -> WordNet {
    for (name, bytes) in files() { try folder.write(bytes, to: name) }
    return try WordNet(directory: folder.path)
  }
}
