import GameEngine
import Lexicon

/// The shipped levels are readable and sorted, and their meanings are in WordNet with an example.
struct LevelFileRule: DerivedFileRule {
  let name = "levels"
  let file = LevelFile.name

  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding] {
    var findings: [LintFinding] = []
    var last = ""
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      func add(_ message: String) {
        findings.append(error(file: file, line: place + 1, message))
      }
      if line.isEmpty || line.first == UInt8(ascii: "#") {
        // For the search, these come before every word.
        if !last.isEmpty, place < lines.count - 1 || !line.isEmpty {
          add("comments and empty lines must come before the words")
        }
        continue
      }
      guard let entry = WordLevels.entry(line: line) else {
        add("a line is a word, a level, a frequency and a meaning, with tabs between them")
        continue
      }
      if entry.headword <= last { add("\(entry.headword) is out of order") }
      last = entry.headword
      if let sense = entry.sense, let wordNet = subject.wordNet,
        !hasExample(sense, of: entry.headword, wordNet)
      {
        add("\(entry.headword) has no meaning \(sense) with an example in WordNet")
      }
    }
    return findings
  }

  private func hasExample(_ sense: SenseNumber, of word: String, _ wordNet: WordNet) -> Bool {
    guard let synset = wordNet.synset(of: word, sense) else { return false }
    return Gloss(synset.gloss).examples.contains {
      wordNet.range(of: word, sense.partOfSpeech, in: $0) != nil
    }
  }
}
