import GameEngine
import Lexicon

/// The shipped common words, if there are any, are readable and sorted.
struct CommonFileRule: DerivedFileRule {
  let name = "common-words"
  let file = CommonFile.name

  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding] {
    var findings: [LintFinding] = []
    var last = ""
    for (place, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
    where line.first != UInt8(ascii: "#") {
      func add(_ message: String) {
        findings.append(error(file: file, line: place + 1, message))
      }
      guard let read = CommonFile.words(line: line) else {
        add("a line is a shape such as adj/base/e7, a tab, and words with commas between them")
        continue
      }
      if read.shape <= last { add("\(read.shape) is out of order") }
      last = read.shape
    }
    return findings
  }
}
