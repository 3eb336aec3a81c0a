import Archive
import Foundation
import LoopbackSupport
import Testing

/// Finding books in a terminal, with services on this machine. Requests to a host are a second apart, so this takes half a
/// minute.
@Suite("Books from services in a terminal")
struct DiscoverTests {
  private let home: Home
  private let service: BookService

  init() throws {
    home = try Home()
    service = try BookService(book: DiscoverTests.epub())
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

  private func open() throws -> Tmux {
    // The smallest screen has four covers, which take four seconds.
    let terminal = try Tmux(
      columns: 60, rows: 20,
      environment: service.environment.merging(["XDG_CACHE_HOME": home.file("cache")]) { $1 },
      isPlain: false, home: home)
    try terminal.type("wordhoard")
    try terminal.look(for: "v discover books")
    try terminal.press("v")
    return terminal
  }

  /// Waits until all covers of a page have arrived, and returns the screen.
  private func page(in terminal: Tmux, number: Int = 1) throws -> String {
    try terminal.look { screen in
      screen.contains("page \(number)") && screen.contains("▀") && !screen.contains("looking for")
        && !screen.contains("fetching")
        && Set(service.paths.filter { $0.hasPrefix("/b/id/") }).count >= 4
    }
  }

  /// The screen without the footer, in which work in the background is shown.
  private func body(_ screen: String) -> [Substring] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(18).map { $0 }
  }

  /// Chooses a free book of the page.
  private func chooseFree(in terminal: Tmux) throws {
    for _ in 0..<4 where !(try terminal.visible.contains("· free")) {
      try terminal.press("Right")
      usleep(200_000)
    }
    try terminal.look(for: "· free")
  }

  private func withNetwork() throws {
    let terminal = try open()
    try terminal.look(for: "Press + to add a tag")
    try terminal.press("+")
    try terminal.type("sea stories")
    try terminal.look(for: "› sea stories")
    try terminal.press("Enter")
    let first = try page(in: terminal)
    try terminal.press("r")
    try terminal.look { body($0) != body(first) && $0.contains("fetching covers") }
    let second = try terminal.look { !$0.contains("fetching") && !$0.contains("looking for") }
    #expect(body(second) != body(first))
    try chooseFree(in: terminal)
    let collage = try terminal.visible
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
  }

  private func withoutNetwork() throws {
    let terminal = try open()
    try terminal.look(for: "› sea stories")
    try terminal.press("Enter")
    try terminal.look { $0.contains("page 1") && $0.contains("▀") && !$0.contains("fetching") }
    try chooseFree(in: terminal)
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
  }

  @Test("from a tag to a book that is read; then without network; then the tag is removed")
  func fromTagToBook() throws {
    for setting in ["screen full", "level any"] {
      #expect(try Binary.run("settings set \(setting)", home: home).status == 0)
    }
    try withNetwork()
    let times = service.times
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > .milliseconds(950) })
    #expect(
      service.requests.allSatisfy {
        $0.contains("User-Agent: wordhoard/") && $0.contains(" (+ada@example.org)\r\n")
      })
    service.fail()
    try withoutNetwork()
    #expect(service.times.count == times.count, "nothing is asked again")
  }
}
