import Bookshelf
import Foundation

/// Measures the reader with a novel on the full screen, and compares it with the home screen.
struct ReaderBench {
  let novel: Novel
  private let runs = 15
  private let keys = 200

  /// The name of a command in the footer of an open book.
  private static let command = "go to"

  /// The sequence at the end of each frame, which resets the terminal to its own colors.
  private static let frameEnd = "\u{1B}[m"

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let home = folder.path("home")
    let bytes = try novel.epub()
    try folder.write(bytes, to: "novel.epub")
    for arguments in [
      ["settings", "set", "screen", "full"], ["settings", "set", "level", "auto"],
      ["book", "add", folder.path("novel.epub")],
    ] {
      _ = try ChildProcess.client.cpuMillis(arguments + ["--home", home])
    }
    let book = try BookFile(path: folder.path("novel.epub")).read()
    let place = book.place(atFraction: 0.5)
    func reader(_ arguments: [String] = []) throws -> TerminalProcess {
      let reader = try ReaderBench.open(["read"] + arguments, home)
      try reader.wait(for: ReaderBench.command)
      return reader
    }
    // The reader keeps its place when the book is closed.
    let first = try reader(["sherlock", "--at", book.written(place)])
    first.type("\u{1B}")
    first.settle(forMillis: 500)
    _ = first.stop()
    return try [opening(home, reader)] + turning(reader()) + [memory(home, reader)]
  }

  /// Measures the time until a PDF's first page is shown. Its other pages are read meanwhile.
  static func firstPage(of path: String) throws -> Figure {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let home = folder.path("home")
    for setting in [["screen", "full"], ["level", "auto"]] {
      _ = try ChildProcess.client.cpuMillis(["settings", "set"] + setting + ["--home", home])
    }
    let runs = 11
    var times: [Double] = []
    for _ in 0..<runs {
      let start = nanoseconds()
      let reader = try open(["read", path], home)
      try reader.wait(for: "the rest is still being read")
      times.append(Double(nanoseconds() - start) / 1e6)
      // The book is not in the library yet.
      _ = reader.stop()
    }
    return figure(
      "a PDF until its first page on the screen, all time, median of \(runs)", median(times),
      wanted: 100, "ms")
  }

  private static func open(_ arguments: [String], _ home: String) throws -> TerminalProcess {
    try TerminalProcess(
      [ChildProcess.client.path] + arguments + ["--home", home],
      environment: [
        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "NO_COLOR": "",
        "WORDHOARD_PLAIN": "",
      ], columns: 120, rows: 40)
  }

  private func opening(
    _ home: String, _ reader: ([String]) throws -> TerminalProcess
  ) throws -> Figure {
    var (starts, openings) = ([Double](), [Double]())
    for _ in 0..<runs {
      let screen = try ReaderBench.open([], home)
      try screen.wait(for: "daily")
      starts.append(screen.processorMillis())
      _ = screen.stop()
      let opened = try reader([])
      openings.append(opened.processorMillis())
      _ = opened.stop()
    }
    return ReaderBench.figure(
      "a novel opened at its place until the page, CPU above home, median of \(runs)",
      median(openings) - median(starts), wanted: 10, "ms")
  }

  private func turning(_ reader: TerminalProcess) -> [Figure] {
    defer { _ = reader.stop() }
    // The words of the book are counted meanwhile.
    reader.settle(forMillis: 1500)
    let actions = [("a page turned", [" "], keys), ("a new width of the text", ["-", "+"], 10)]
    return actions.map { name, typed, count in
      let before = reader.processorMillis()
      for place in 0..<count {
        reader.type(typed[place % typed.count])
        // Two keys may share a frame, or a key need none.
        reader.settle(forMillis: 30)
      }
      return ReaderBench.figure(
        "\(name) until its frame at 120 x 40, CPU, mean of \(count)",
        (reader.processorMillis() - before) / Double(count), wanted: typed == [" "] ? 1 : 5, "ms")
    }
  }

  private func memory(
    _ home: String, _ reader: ([String]) throws -> TerminalProcess
  ) throws -> Figure {
    let (screen, opened) = (try ReaderBench.open([], home), try reader([]))
    defer { for process in [screen, opened] { _ = process.stop() } }
    try screen.wait(for: "daily")
    for process in [screen, opened] { process.settle(forMillis: 2000) }
    return ReaderBench.figure(
      "memory with a novel open above home, besides "
        + "\(Int(opened.peakMiB() - opened.ownMiB())) MiB of files that the kernel may drop",
      opened.ownMiB() - screen.ownMiB(), wanted: 20, "MiB")
  }

  private static func figure(
    _ name: String, _ value: Double, wanted: Double, _ unit: String
  ) -> Figure {
    Figure(
      name: name, value: value, yardstick: wanted, unit: unit, yardstickName: "wanted",
      bound: .atMost, limit: 1)
  }
}
