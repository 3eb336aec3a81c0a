import Archive
import Foundation
import LoopbackSupport
import Testing

/// Finding books in a terminal, with services on this machine. Requests to a host are a second apart, so this takes about
/// ten seconds.
@Suite("Books from services in a terminal")
struct DiscoverTests {
  private let home: Home
  private let service: BookService

  init() throws {
    home = try Home()
    service = try BookService(book: DiscoverTests.epub(), freeEach: 1)
  }

  private static func epub() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    let text = String(repeating: "<p>The sea is wide and old.</p>", count: 20)
    for (name, content) in [
      ("mimetype", "application/epub+zip"),
      (
        "META-INF/container.xml",
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
        <rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
        """
      ),
      (
        "a.opf",
        """
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Old Sea</dc:title>
        <dc:language>en</dc:language></metadata>
        <manifest><item id="d" href="d.xhtml" media-type="application/xhtml+xml"/></manifest>
        <spine><itemref idref="d"/></spine></package>
        """
      ),
      (
        "d.xhtml",
        "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>T</title></head><body>\(text)</body></html>"
      ),
    ] { try writer.add(name, .deflated, Array(content.utf8)) }
    try writer.finish()
    return bytes
  }

  /// The files of answers.
  private var stored: [String] {
    let folder = home.file("cache/wordhoard/discovery/answers")
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func terminal() throws -> Tmux {
    // The smallest screen has four covers, which take four seconds.
    try Tmux(
      columns: 60, rows: 20,
      environment: service.environment.merging(["XDG_CACHE_HOME": home.file("cache")]) { $1 },
      isPlain: false, home: home)
  }

  private func start(in terminal: Tmux) throws {
    try terminal.type("clear; wordhoard; echo fin''ished")
    try terminal.look(for: "v Discover")
    try terminal.press("v")
  }

  /// Whether the second order is shown, with this book chosen and so many covers: until they arrive, there are cards
  /// with titles. The footer says nothing, because it is free for a moment between two covers.
  private func isShown(_ screen: String, chosen: Int, covers: Int = 4) -> Bool {
    let rows = body(screen)
    return rows.count > 11 && screen.contains("page 1") && screen.contains("\n  Book \(chosen) · ")
      && rows[4..<11].allSatisfy { row in
        row.split(separator: " ").count { $0.allSatisfy { $0 == "▀" } } >= covers
      }
  }

  /// The screen without the footer, in which work in the background is shown.
  private func body(_ screen: String) -> [Substring] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(18).map { $0 }
  }

  private func withNetwork(_ terminal: Tmux) throws {
    try start(in: terminal)
    try terminal.look(for: "Press + to add a tag")
    try terminal.press("+")
    try terminal.type("sea stories")
    try terminal.look(for: "› sea stories")
    try terminal.press("Enter")
    try terminal.look(for: "  Book 0 · ")
    try terminal.press("r")
    // On a busy machine all four may take longer than the test waits for one thing.
    for covers in 1...4 { try terminal.look { isShown($0, chosen: 10, covers: covers) } }
    try terminal.press("Right")
    let collage = try terminal.look { isShown($0, chosen: 11) && $0.contains("· free") }
    try terminal.press("Enter")
    try terminal.look {
      $0.contains("ISBN-13") && $0.contains("A guess") && $0.contains("fetch and read")
    }
    try terminal.press("Enter")
    try terminal.look(for: "The sea is wide and old.")
    try terminal.press("Escape")
    try terminal.look(for: "ISBN-13")
    try terminal.press("Escape")
    // Coming back keeps the place.
    try terminal.look { body($0) == body(collage) }
    try terminal.press("C-c")
    try terminal.look(for: "finished")
  }

  private func withoutNetwork(_ terminal: Tmux) throws {
    try start(in: terminal)
    try terminal.look(for: "› sea stories")
    try terminal.press("Enter")
    try terminal.look { isShown($0, chosen: 10) }
    // The second book was fetched.
    try terminal.press("Right")
    try terminal.look { isShown($0, chosen: 11) }
    try terminal.press("Enter")
    try terminal.look { $0.contains("ISBN-13") && $0.contains("A guess") }
    try terminal.press("Escape")
    try terminal.look(for: "page 1")
    try terminal.press("Escape")
    try terminal.look(for: "› sea stories")
    #expect(stored.count > 8)
    try terminal.press("x")
    try terminal.look(for: "Press + to add a tag")
    #expect(stored.isEmpty)
    try terminal.press("C-c")
    try terminal.look(for: "finished")
  }

  @Test("from a tag to a book that is read; then without network; then the tag is removed")
  func fromTagToBook() throws {
    for setting in ["screen full", "level any"] {
      #expect(try Binary.run("settings set \(setting)", home: home).status == 0)
    }
    let terminal = try terminal()
    try withNetwork(terminal)
    let times = service.times
    // A busy machine notices a request late, so the limit for two requests is lower than that for all of them.
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > .milliseconds(500) })
    #expect(times[times.count - 1] - times[0] > .milliseconds(1000 * (times.count - 1) - 500))
    #expect(
      service.requests.allSatisfy {
        $0.contains("User-Agent: wordhoard/") && $0.contains(" (+ada@example.org)\r\n")
      })
    service.fail()
    try withoutNetwork(terminal)
    #expect(service.times.count == times.count, "nothing is asked again")
  }
}
