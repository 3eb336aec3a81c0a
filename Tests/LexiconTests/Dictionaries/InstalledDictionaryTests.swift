import Foundation
import GameEngine
import TestSupport
import Testing

@testable import Lexicon

/// Compares our entries with those of the dictionaries' own programs, from the same files.
@Suite("Installed dictionaries")
struct InstalledDictionaryTests {
  private static let finder = DictionaryFinder(
    folders: DictionaryFinder.systemFolders, cacheFolder: nil)
  private static let samples = 2000

  private static func opened(_ id: String) throws -> any ReferenceDictionary {
    let installed = try #require(finder.found().first { $0.id == id }, "\(id) is not installed")
    return try finder.open(installed)
  }

  /// The output of a shell script that reads these lines.
  private static func output(of script: String, reading lines: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    let folder = try DictionaryFixture()
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "in")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: folder.path("in")))
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Words apart by any blanks.
  private static func normalized(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func sample(_ words: [String], seed: UInt64) -> [String] {
    var gen = Gen(seed: seed)
    return (0..<min(samples, words.count)).map { _ in gen.of(words) }
  }

  @Test("all words of WordNet are found, and a sample has the meanings of wn, in its order")
  func wordNet() throws {
    let dictionary = WordNetDictionary(try WordNet())
    let words = dictionary.headwords(beginning: "", limit: .max)
    #expect(words.count == 147_306)
    for word in words {
      #expect(PartOfSpeech.playable.contains { dictionary.wordNet.contains(word, $0) }, "\(word)")
    }
    let sample = InstalledDictionaryTests.sample(words, seed: 1)
    let told = try InstalledDictionaryTests.output(
      of: #"while IFS= read -r word; do wn "$word" -over; echo "@end"; done"#,
      reading: sample.map { $0.replacing(" ", with: "_") }
    ).components(separatedBy: "@end\n")
    var (same, all) = (0, 0)
    for (word, text) in zip(sample, told) {
      // A section for each part of speech, and more for what the word is a form of.
      var (sections, current) = ([String: [String]](), "")
      for line in text.split(separator: "\n") {
        if line.hasPrefix("Overview of ") {
          current = String(line.dropFirst("Overview of ".count).replacing("_", with: " "))
        } else if let sense = line.firstMatch(of: /^\d+\. (?:\(\d+\) )?(.*)$/) {
          sections[current, default: []].append(
            InstalledDictionaryTests.normalized(String(sense.output.1)))
        }
      }
      for partOfSpeech in PartOfSpeech.playable {
        let ours = dictionary.wordNet.synsets(of: word, partOfSpeech).map {
          InstalledDictionaryTests.normalized(
            "\($0.lemmas.joined(separator: ", ")) -- (\($0.gloss.trimmingCharacters(in: .whitespaces)))"
          )
        }
        // wn also prints the meanings of the word with a hyphen, and without.
        let theirs = sections["\(partOfSpeech.rawValue) \(word)"] ?? []
        #expect(theirs.filter(ours.contains) == ours, "\(word)")
        same += theirs == ours ? 1 : 0
        all += 1
      }
    }
    #expect(same * 100 >= all * 99)
  }

  @Test(
    "all headwords of a dictionary are found, and a sample reads as in dictd",
    arguments: [
      "gcide", "freedict-deu-eng", "freedict-eng-fra", "freedict-eng-spa", "freedict-eng-swe",
      "freedict-fra-eng",
    ])
  func dictd(_ id: String) throws {
    let dictionary = try InstalledDictionaryTests.opened(id)
    let index = try String(
      decoding: Data(contentsOf: URL(fileURLWithPath: dictionary.info.path)), as: UTF8.self)
    let words = index.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      .filter { !$0.hasPrefix("00") && $0.contains { !$0.isWhitespace } }
    #expect(words.count > 5000)
    // In a debug build half a million take minutes.
    for place in stride(from: 0, to: words.count, by: words.count / 5000) {
      #expect(dictionary.contains(words[place]), "\(words[place])")
    }
    let sample = InstalledDictionaryTests.sample(
      words.filter { !$0.contains("\"") && !$0.contains("\\") }, seed: 2)
    let base = dictionary.info.path.dropLast(".index".count)
    let fixture = try DictionaryFixture()
    let settings = "database \(id) { data \"\(base).dict.dz\"\n index \"\(base).index\" }\n"
    try fixture.write(settings.utf8, to: "dictd.conf")
    // dictd takes leave of who asks for more than some 2,000 words.
    let answers = try [sample.prefix(1000), sample.dropFirst(1000)].flatMap { words in
      try InstalledDictionaryTests.answers(
        from: InstalledDictionaryTests.output(
          of: "dictd --inetd --locale C.UTF-8 --config '\(fixture.path("dictd.conf"))'",
          reading: words.map { "DEFINE \(id) \"\($0)\"" } + ["QUIT"]))
    }
    #expect(answers.count == sample.count)
    // dictd ignores punctuation, so that it may find more, and it searches a list that is not quite
    // sorted, so that now and then it misses an entry.
    var (same, missed) = (0, [String]())
    for (word, answer) in zip(sample, answers) {
      let ours = try dictionary.entries(of: word)
        .map { InstalledDictionaryTests.normalized($0.text) }
      // Duplicates are returned once.
      let answer = answer.map { id == GCIDEText.id ? GCIDEText.cleaned($0) : $0 }
        .map(InstalledDictionaryTests.normalized).reduce(into: [String]()) {
          if !$0.contains($1) { $0.append($1) }
        }
      same += answer == ours ? 1 : 0
      if answer.filter(ours.contains) != ours { missed.append(word) }
    }
    #expect(same * 100 >= sample.count * 90)
    #expect(missed.count * 200 <= sample.count, "\(missed)")
  }

  /// The texts that dictd sends for each word it is asked for (RFC 2229).
  private static func answers(from told: String) -> [[String]] {
    var answers: [[String]] = []
    var text: [Substring]?
    for line in told.split(separator: "\r\n", omittingEmptySubsequences: false) {
      if let lines = text {
        if line == "." {
          answers[answers.count - 1].append(lines.joined(separator: "\n"))
          text = nil
        } else {
          text = lines + [line.hasPrefix("..") ? line.dropFirst() : line]
        }
      } else if line.hasPrefix("150 ") || line.hasPrefix("5") {
        answers.append([])
      } else if line.hasPrefix("151 ") {
        text = []
      }
    }
    return answers
  }
}
