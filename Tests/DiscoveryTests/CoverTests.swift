import Foundation
import LoopbackSupport
import Testing

@testable import Discovery

private let red: [UInt8] = [200, 0, 0, 255]
private let blue: [UInt8] = [0, 0, 200, 255]

private func row(_ pixel: [UInt8], _ count: Int) -> [UInt8] {
  Array(repeating: pixel, count: count).flatMap { $0 }
}

@Suite("Decoding covers")
struct CoverDecoderTests {
  private let decoder = CoverDecoder()

  private func failure(_ bytes: some Sequence<UInt8>) -> CoverDecoder.Failure? {
    do {
      _ = try decoder.picture(Data(bytes))
      return nil
    } catch { return error }
  }

  @Test("a PNG is decoded; what is transparent becomes white")
  func png() throws {
    let bytes = PNGFile.bytes(
      width: 2, height: 2, rows: [red + blue, [0, 0, 0, 0] + [0, 0, 0, 128]])
    let picture = try decoder.picture(Data(bytes))
    #expect(picture.width == 2 && picture.height == 2)
    #expect(
      picture.pixels == [
        RGB(200, 0, 0), RGB(0, 0, 200), RGB(255, 255, 255), RGB(127, 127, 127),
      ])
  }

  @Test("a JPEG is decoded, in one scan or in several", arguments: [false, true])
  func jpeg(isProgressive: Bool) throws {
    let file = isProgressive ? JPEGFile.progressive : JPEGFile.baseline
    #expect(JPEGScans.isSingle(Array(file)) == !isProgressive)
    let picture = try decoder.picture(file)
    #expect(picture.width == 16 && picture.height == 24)
    let (top, bottom) = (picture.pixels[0], picture.pixels[16 * 24 - 1])
    #expect(top.red > 150 && top.blue < 80)
    #expect(bottom.blue > 150 && bottom.red < 80)
  }

  @Test("a large picture is scaled down in its own proportions")
  func scaled() throws {
    let rows =
      Array(repeating: row(red, 300), count: 100) + Array(repeating: row(blue, 300), count: 100)
    let picture = try decoder.picture(
      Data(PNGFile.bytes(width: 300, height: 200, rows: rows)), width: 30, height: 30)
    #expect(picture.width == 30 && picture.height == 20)
    #expect(picture.pixels.first == RGB(200, 0, 0) && picture.pixels.last == RGB(0, 0, 200))
    let small = try decoder.picture(JPEGFile.baseline, width: 4, height: 6)
    #expect(small.width == 4 && small.height == 6)
  }

  @Test("junk, cut files and a picture of one pixel are damaged")
  func damaged() {
    let png = PNGFile.bytes(width: 20, height: 20, rows: Array(repeating: row(red, 20), count: 20))
    for bytes in [
      [], Array("<html>".utf8), [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8) + [1, 0, 1, 0],
      Array(png.prefix(20)), Array(png.prefix(200)),
      PNGFile.bytes(width: 20, height: 20, rows: [row(red, 20)]),
      PNGFile.bytes(width: 0, height: 20, rows: []), Array(JPEGFile.baseline.prefix(50)),
    ] as [[UInt8]] {
      #expect(failure(bytes) == .damaged, "\(bytes.count)")
    }
  }

  @Test("a picture that would take too much memory is refused before it is decoded")
  func bombs() {
    #expect(failure(PNGFile.bytes(width: 65_000, height: 65_000, rows: [[0]])) == .tooLarge)
    // 20 megapixels, which take 80 MB.
    #expect(failure(PNGFile.bytes(width: 5000, height: 4000, rows: [[0]])) == .tooLarge)
    #expect(
      failure(JPEGFile.resized(JPEGFile.baseline, width: 65_000, height: 65_000)) == .tooLarge)
    #expect(
      failure(JPEGFile.resized(JPEGFile.progressive, width: 5000, height: 5000)) == .tooLarge)
  }

  @Test("a missing library is named by its package")
  func missingLibrary() {
    let none = CoverDecoder(pngLibrary: "libnone.so.0", jpegLibrary: "libnone.so.0")
    #expect(throws: CoverDecoder.Failure.libraryMissing("libspng0")) {
      try none.picture(Data(PNGFile.bytes(width: 1, height: 1, rows: [red])))
    }
    #expect(throws: CoverDecoder.Failure.libraryMissing("libturbojpeg0")) {
      try none.picture(JPEGFile.baseline)
    }
  }
}

@Suite("Covers on a terminal")
struct CoverCellsTests {
  @Test("a cell has two pixels, and the picture keeps its proportions")
  func halfBlocks() throws {
    let pixels = [RGB(1, 1, 1), RGB(2, 2, 2), RGB(3, 3, 3), RGB(4, 4, 4)]
    let picture = try #require(Picture(width: 2, height: 2, pixels: pixels))
    let blocks = try #require(HalfBlocks(picture, columns: 2, rows: 5))
    #expect(blocks.columns == 2 && blocks.rows == 1)
    #expect(
      blocks.cells == [
        .init(top: RGB(1, 1, 1), bottom: RGB(3, 3, 3)),
        .init(top: RGB(2, 2, 2), bottom: RGB(4, 4, 4)),
      ])
    let wide = try #require(HalfBlocks(picture, columns: 50, rows: 4))
    #expect(wide.columns == 8 && wide.rows == 4)
    #expect(HalfBlocks(picture, columns: 0, rows: 4) == nil)
  }

  @Test("in one color, dots stand for brightness")
  func monochrome() throws {
    let white = RGB(255, 255, 255)
    let black = RGB(0, 0, 0)
    let picture = try #require(
      Picture(
        width: 4, height: 2, pixels: [white, white, black, black, white, black, white, black]))
    #expect(HalfBlocks(picture, columns: 4, rows: 1)?.monochrome == ["█▀▄ "])
    let gray = try #require(
      Picture(width: 16, height: 16, pixels: Array(repeating: RGB(128, 128, 128), count: 256)))
    let dots = try #require(HalfBlocks(gray, columns: 16, rows: 8)).monochrome.joined()
    let light = dots.reduce(0) { $0 + ($1 == "█" ? 2 : $1 == " " ? 0 : 1) }
    #expect((110...146).contains(light))
  }

  @Test("a book without a cover gets a card with its title, which fits")
  func card() {
    let card = TitleCard(
      title: "The Strange Case of Dr Jekyll", authors: ["Robert Louis Stevenson", "x"],
      columns: 10, rows: 9
    ) { _ in 1 }
    #expect(
      card.lines == [
        "The", "Strange", "Case of Dr", "Jekyll", "", "Robert", "Louis", "Stevenson", "",
      ])
    let wide = TitleCard(title: "白鯨白鯨白鯨", authors: [], columns: 5, rows: 4) { _ in 2 }
    #expect(wide.lines == ["白鯨", "白鯨", "白鯨", ""] || wide.lines == ["", "白鯨", "白鯨", "白鯨"])
    #expect(TitleCard(title: "x", authors: [], columns: 0, rows: 0) { _ in 1 }.lines.isEmpty)
  }
}

/// Small changes to good files, the same ones in every run.
@Suite("Damaged files of services")
struct DamageTests {
  /// A generator (SplitMix64) with a fixed seed.
  private struct Changes {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }

    mutating func changed(_ file: [UInt8]) -> [UInt8] {
      var bytes = file
      for _ in 0...below(4) where !bytes.isEmpty {
        let place = below(bytes.count)
        switch below(4) {
        case 0: bytes[place] = UInt8(below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(20)))
        case 2:
          bytes.insert(
            contentsOf: bytes[place..<min(bytes.count, place + 1 + below(20))], at: place)
        default: bytes[place] ^= UInt8(1 << below(8))
        }
      }
      return bytes
    }
  }

  @Test("a changed picture is a picture or an error", arguments: 0..<4)
  func pictures(kind: Int) throws {
    let rows = Array(repeating: row(red, 12), count: 12)
    let files = [
      PNGFile.bytes(width: 12, height: 12, rows: rows), Array(JPEGFile.baseline),
      Array(JPEGFile.progressive), Array(JPEGFile.baseline.prefix(600)),
    ]
    let decoder = CoverDecoder()
    var changes = Changes(state: UInt64(kind))
    for _ in 0..<500 {
      guard let picture = try? decoder.picture(Data(changes.changed(files[kind]))) else { continue }
      #expect(picture.width <= 96 && picture.height <= 144)
      #expect(picture.pixels.count == picture.width * picture.height)
    }
  }

  @Test("a changed feed is a feed or an error")
  func feeds() throws {
    let address = try ServiceAddress("https://example.org/")
    let files = [
      """
      <?xml version="1.0"?><feed><title>a &amp; b</title><entry><title>x</title><id>1</id><content \
      type="html"><![CDATA[<p>y</p>]]></content><link rel="http://opds-spec.org/acquisition" \
      type="application/epub+zip" href="/x?a=1&amp;b=2"/></entry></feed>
      """,
      """
      {"metadata":{"title":"a"},"publications":[{"metadata":{"title":"\\u00e9","author":["x"]},\
      "links":[{"rel":"http://opds-spec.org/acquisition","href":"x","type":"application/epub+zip"}]}]}
      """,
    ].map { Array($0.utf8) }
    var changes = Changes(state: 9)
    for number in 0..<2000 {
      let body = Data(changes.changed(files[number % 2]))
      let answer = ServiceClient.Answer(address: address, body: body)
      for feed in [AtomFeed.feed(of: answer), JSONFeed.feed(of: answer)] {
        guard let feed else { continue }
        #expect(feed.entries.allSatisfy { !$0.title.isEmpty })
        #expect(feed.entries.flatMap(\.files).allSatisfy { $0.address.text.hasPrefix("https://") })
      }
    }
  }
}
