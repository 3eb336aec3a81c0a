import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("WordNet")
struct WordNetTests {
  @Test("finds words in any case, and phrases with blanks")
  func contains() throws {
    let wordNet = try WordNet()
    #expect(wordNet.contains("glacier", .noun))
    #expect(wordNet.contains("Paris", .noun))
    #expect(wordNet.contains("ice cream", .noun))
    #expect(wordNet.contains("'hood", .noun), "the first word of the index")
    #expect(wordNet.contains("zymurgy", .noun))
    #expect(!wordNet.contains("glacier", .verb))
    #expect(!wordNet.contains("glac", .noun))
    #expect(!wordNet.contains("glaciers", .noun))
    #expect(!wordNet.contains("", .noun))
    #expect(!wordNet.contains(" ", .noun))
    #expect(!wordNet.contains("\n", .noun))
  }

  @Test(
    "has words of each part of speech",
    arguments: [
      ("run", PartOfSpeech.verb, "run"), ("galore", .adjective, "galore"),
      ("quickly", .adverb, "quickly"), ("dog", .noun, "domestic dog"),
    ])
  func synsets(word: String, partOfSpeech: PartOfSpeech, lemma: String) throws {
    let synsets = try WordNet().synsets(of: word, partOfSpeech)
    #expect(synsets.first?.lemmas.contains(lemma) == true)
    #expect(synsets.allSatisfy { $0.id.partOfSpeech == partOfSpeech })
  }

  @Test("follows links to meanings above, below and similar, but not links of single words")
  func pointers() throws {
    let wordNet = try WordNet()
    let dog = try #require(wordNet.synsets(of: "dog", .noun).first)
    #expect(dog.lemmas == ["dog", "domestic dog", "Canis familiaris"])
    let above = dog.targets(.hypernym).compactMap { wordNet.synset($0)?.lemmas.first }
    #expect(above == ["canine", "domestic animal"])
    #expect(dog.targets(.hyponym).contains { wordNet.synset($0)?.lemmas == ["puppy"] })
    let thames = try #require(wordNet.synsets(of: "thames", .noun).first)
    #expect(thames.targets(.hypernym).count == 1, "an instance has what it is one of above it")
    let happy = try #require(wordNet.synsets(of: "happy", .adjective).first)
    #expect(happy.pointers.allSatisfy { $0.relation == .similar })
    #expect(
      happy.targets(.similar).contains { wordNet.synset($0)?.lemmas.contains("blissful") == true })
  }

  @Test("every word of the index leads to synsets that contain it")
  func indexAndDataAgree() throws {
    let wordNet = try WordNet()
    for word in ["set", "line", "break", "cut", "good", "well", "light", "round", "point"] {
      for partOfSpeech in PartOfSpeech.known {
        for synset in wordNet.synsets(of: word, partOfSpeech) {
          #expect(synset.lemmas.contains { $0.lowercased() == word })
          #expect(wordNet.synset(synset.id) == synset)
          for pointer in synset.pointers { #expect(wordNet.synset(pointer.target) != nil) }
        }
      }
    }
  }

  @Test("no synset begins inside a line, before the file or after it")
  func wrongOffsets() throws {
    let wordNet = try WordNet()
    let id = try #require(wordNet.synsets(of: "dog", .noun).first?.id)
    for offset in [id.offset + 1, id.offset - 1, -1, 0, .max, .min, 1 << 40] {
      #expect(wordNet.synset(.noun, offset: offset) == nil)
    }
  }

  @Test("a missing file is an error that names it and its package")
  func missing() throws {
    let folder = try ContentFolder()
    #expect(throws: WordNetError.missing(file: "\(folder.path)/index.noun")) {
      _ = try WordNet(directory: folder.path)
    }
    let error = WordNetError.missing(file: "x")
    #expect(error.code == "wordnet_missing")
    #expect(error.description.contains("wordnet-base"))
    #expect(WordNetError.unreadable(file: "x", reason: "y").code == "wordnet_unreadable")
  }

  @Test("removes the marker of adjectives and the underscores of phrases")
  func fixture() throws {
    var fixture = WordNetFixture()
    let galore = fixture.add("s", "galore(ip)", "in_plenty")
    let plentiful = fixture.add("a", "plentiful")
    fixture.link(galore, "&", plentiful)
    let folder = try ContentFolder()
    let wordNet = try fixture.opened(in: folder)
    let synset = try #require(wordNet.synsets(of: "galore", .adjective).first)
    #expect(synset.lemmas == ["galore", "in plenty"])
    #expect(wordNet.synset(synset.targets(.similar)[0])?.lemmas == ["plentiful"])
    #expect(wordNet.contains("in plenty", .adjective))
  }

  @Test("in damaged files words are not found, but nothing crashes", arguments: 0..<150)
  func damaged(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var fixture = WordNetFixture()
    let words = ["entity", "thing", "lake", "loch", "tarn", "pond", "ice_age"]
    let ids = words.map { fixture.add("n", $0, "x\($0)") }
    for (parent, child) in zip(ids, ids.dropFirst()) { fixture.put(parent, above: child) }
    let folder = try ContentFolder()
    for (name, sound) in fixture.files().sorted(by: { $0.key < $1.key }) {
      try folder.write(damaged(sound, using: &generator), to: name)
    }
    let wordNet = try WordNet(directory: folder.path)
    for word in words + ["", "zebra"] {
      for partOfSpeech in PartOfSpeech.known {
        for synset in wordNet.synsets(of: word.replacing("_", with: " "), partOfSpeech) {
          for pointer in synset.pointers { _ = wordNet.synset(pointer.target) }
        }
      }
    }
    for offset in -1..<400 { _ = wordNet.synset(.noun, offset: offset) }
  }

  private func damaged(_ sound: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = sound
    switch generator.below(4) {
    case 0: return (0..<generator.below(600)).map { _ in UInt8(generator.below(256)) }
    case 1: return Array(bytes.prefix(generator.below(bytes.count + 1)))
    case 2:
      for _ in 0..<20 { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
    default:
      // Numbers that lie, which only bounds checks survive.
      for place in bytes.indices where (48...57).contains(bytes[place]) {
        if generator.below(6) == 0 { bytes[place] = UInt8(48 + generator.below(10)) }
      }
    }
    return bytes
  }

  @Test("a meaning that is listed endlessly is returned up to the limit")
  func repeated() throws {
    let folder = try ContentFolder()
    var fixture = WordNetFixture()
    _ = fixture.add("n", "lake")
    var files = fixture.files()
    let index = String(decoding: files["index.noun"] ?? [], as: UTF8.self)
    let line = try #require(index.split(separator: "\n").last)
    let offset = try #require(line.split(separator: " ").last)
    files["index.noun"] = Array(
      "lake n 99999 0 99999 0\(String(repeating: " \(offset)", count: 99_999))  \n".utf8)
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    #expect(try WordNet(directory: folder.path).synsets(of: "lake", .noun).count == 100)
  }

  @Test("words are found by their beginning, in any case, with any blanks and apostrophes")
  func beginnings() throws {
    let dictionary = WordNetDictionary(try WordNet())
    #expect(dictionary.headwords(beginning: "Ice  Cre", limit: 1) == ["ice cream"])
    #expect(dictionary.headwords(beginning: "adam’s a", limit: 1) == ["adam's apple"])
    #expect(dictionary.headwords(beginning: "", limit: 1).count == 1)
  }
}
