import Archive
import Bookshelf
import Foundation
import Terminal

/// Measures the waiting times of a reader with a novel of 107,000 words: reading it, opening it
/// from the cache, breaking it into lines, turning a page, and searching, in it and in many books.
/// Installed programs that convert books are measured for comparison.
struct BookBench {
  /// The default number of books in the library.
  static let usualBooks = 1000

  /// The number of books in the library.
  let books: Int
  private let runs = 11
  private static let pageHeight = 40

  func run() throws -> [Figure] {
    guard let novel = Novel() else {
      DictionaryBench.noteMissing("the novel", package: "golang-github-jdkato-prose-dev")
      return []
    }
    let bytes = try novel.epub()
    var book: Book?
    let importing = try cpuMillis {
      book = try BookFile(ByteSource(bytes), name: "novel.epub").read()
    }
    guard let book, book.chapters.count == 60 else {
      throw BenchError(message: "the novel was not read")
    }
    let kept = KeptBook.bytes(of: book)
    var isSame = false
    let opening = cpuMillis { isSame = KeptBook.book(kept)?.id == book.id }
    guard isSame else { throw BenchError(message: "the kept novel was not read") }
    let figures = [
      figure("import of a novel", importing, wanted: 150),
      figure("opening it from the cache", opening, wanted: 10),
    ]
    return try figures + screen(of: book) + searches(in: book) + others(bytes, importing) + pdf()
      + ReaderBench(novel: novel).run() + LibraryBench(novel: novel, books: books).run()
  }

  private func screen(of book: Book) throws -> [Figure] {
    func layout(_ width: Int) -> Layout {
      Layout(book, LayoutOptions(width: width)) { CellText.width(of: String(Character($0))) }
    }
    var wide = layout(72)
    let laying = cpuMillis { wide = layout(72) }
    let lines = wide.lines.count
    guard lines > 5000 else { throw BenchError(message: "\(lines) lines") }
    // A page in the middle, which is drawn again for each key.
    var cells = 0
    let turning = cpuMillis {
      cells = (lines / 2..<lines / 2 + BookBench.pageHeight).reduce(0) { sum, line in
        sum + wide.runs(ofLine: line, in: book).reduce(0) { $0 + $1.text.utf8.count }
      }
    }
    guard cells > 1000 else { throw BenchError(message: "a page of \(cells) characters") }
    let place = book.place(atFraction: 0.6)
    let position = book.position(of: place)
    var found: BookPlace?
    let finding = cpuMillis { found = book.place(of: position) }
    guard found == place else { throw BenchError(message: "the place was not found") }
    return [
      figure("layout of it, \(lines) lines", laying, wanted: 5),
      figure("a page of \(BookBench.pageHeight) lines", turning, wanted: 1),
      figure("a kept place found again", finding, wanted: 1),
    ]
  }

  private func searches(in book: Book) throws -> [Figure] {
    try [("there is no such text", 0), ("holmes", 400)].map { text, least in
      var hits = 0
      let searching = cpuMillis { hits = book.search(text, limit: 1000).count }
      guard hits >= least, least > 0 || hits == 0 else {
        throw BenchError(message: "\(hits) hits of \(text)")
      }
      return figure("search in it, \(hits) hits", searching, wanted: 2)
    }
  }

  /// Measures programs that convert the novel to text, one run each.
  private func others(_ bytes: [UInt8], _ ours: Double) throws -> [Figure] {
    let folder = NSTemporaryDirectory() + "wordhoard-novel-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (novel, text) = ("\(folder)/novel.epub", "\(folder)/novel.txt")
    try Data(bytes).write(to: URL(fileURLWithPath: novel))
    let programs = [
      ["pandoc", "-t", "plain", "-o", text, novel], ["epy", "--dump", novel],
      ["ebook-convert", novel, text],
    ]
    return try programs.filter { ChildProcess.installed($0[0]) != nil }.map { arguments in
      let before = ChildProcess.childMillis()
      _ = try Spawn.output(arguments)
      return Figure(
        name: "import", value: ours, yardstick: ChildProcess.childMillis() - before, unit: "ms CPU",
        yardstickName: arguments[0], bound: .atMost, limit: 1)
    }
  }

  /// Measures Poppler's programs with a PDF, if they and the PDF are installed.
  private func pdf() throws -> [Figure] {
    let path = "/usr/share/debian-reference/debian-reference.en.pdf"
    guard ChildProcess.installed("pdftotext") != nil, access(path, R_OK) == 0 else { return [] }
    let (own, others) = (BookBench.millis(), ChildProcess.childMillis())
    let pages = try BookFile(path: path).read().pages.count
    let poppler = ChildProcess.childMillis() - others
    let reading = figure(
      "import of a PDF of \(pages) pages, of which Poppler takes \(Int(poppler)) ms",
      BookBench.millis() - own + poppler, wanted: 8 * Double(pages))
    return [reading, try ReaderBench.firstPage(of: path)]
  }

  private func figure(_ name: String, _ value: Double, wanted: Double) -> Figure {
    Figure(
      name: name, value: value, yardstick: wanted, unit: "ms CPU", yardstickName: "wanted",
      bound: .atMost, limit: 1)
  }

  /// The median CPU time of some runs, in milliseconds.
  private func cpuMillis(_ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = BookBench.millis()
      try work()
      times.append(BookBench.millis() - start)
    }
    return median(times)
  }

  /// The CPU time of this process so far, in milliseconds.
  private static func millis() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return ChildProcess.millis(usage)
  }
}
