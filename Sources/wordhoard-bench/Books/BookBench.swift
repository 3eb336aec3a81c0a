import Archive
import Bookshelf
import Glibc
import Terminal

/// Measures reading a novel of 120,000 words, breaking it into lines, and searching it.
struct BookBench {
  private let runs = 11

  func run() throws -> [Figure] {
    let bytes = try MadeNovel(chapters: 60, words: 120_000).epub()
    var book: Book?
    let importing = try cpuMillis {
      book = try BookFile(ByteSource(bytes), name: "novel.epub").read()
    }
    guard let book, book.chapters.count == 60 else {
      throw BenchError(message: "the novel was not read")
    }
    var lines = 0
    let laying = cpuMillis {
      let layout = Layout(book, LayoutOptions(width: 72)) {
        CellText.width(of: String(Character($0)))
      }
      lines = layout.lines.count
    }
    var hits = 0
    let searching = cpuMillis { hits = book.search("there is no such text").count }
    guard lines > 5000, hits == 0 else {
      throw BenchError(message: "\(lines) lines and \(hits) hits")
    }
    return [
      figure("import of a novel of 120,000 words", importing, wanted: 150),
      figure("layout of it, \(lines) lines", laying, wanted: 5),
      figure("search in it", searching, wanted: 2),
    ]
  }

  private func figure(_ name: String, _ value: Double, wanted: Double) -> Figure {
    Figure(
      name: name, value: value, yardstick: wanted, unit: "ms CPU", yardstickName: "wanted",
      bound: .atMost, limit: 1)
  }

  /// The median CPU time of some runs.
  private func cpuMillis(_ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = clock()
      try work()
      times.append(Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
    }
    return median(times)
  }
}
