import GameEngine
import Lexicon

/// The shipped words that fit sentences, if there are any, are readable and sorted, and each sentence is one
/// of its word.
struct FitFileRule: DerivedFileRule {
  let name = "fits"
  let file = FitFile.name

  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding] {
    let words = Dictionary(subject.pack.words.map { ($0.id, $0) }) { first, _ in first }
    var findings: [LintFinding] = []
    var last = ""
    for (place, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
    where line.first != UInt8(ascii: "#") {
      func add(_ message: String) {
        findings.append(error(file: file, line: place + 1, message))
      }
      guard let read = FitFile.sentences(line: line) else {
        add(
          "a line is an ID and, for each sentence, the sentence and words with commas between them")
        continue
      }
      if read.id.rawValue <= last { add("\(read.id) is out of order") }
      last = read.id.rawValue
      let known = words[read.id]?.mainSense.examples ?? []
      for sentence in read.words.keys where !known.contains(sentence) {
        add("\(read.id) has no sentence “\(sentence.marked)”")
      }
    }
    return findings
  }
}
