import Discovery
import FoundationEssentials

/// Fuzzes covers: PNG, and JPEG in one and in several scans.
struct CoverFuzz: FuzzParser {
  private static let jpegs = [
    // Colors in one scan, colors in several, and gray.
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVt\
    VkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
    fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA\
    BAID/8QAFAEBAAAAAAAAAAAAAAAAAAAAAf/aAAwDAQACEAMQAAABzZJQ/8QAGRAAAgMBAAAAAAAAAAAAAAAAAQIA\
    AxES/9oACAEBAAEFAq1jHlUEtbT/AP/EABgRAAIDAAAAAAAAAAAAAAAAAAABAgNB/9oACAEDAQE/Aa46z//EABgR\
    AAIDAAAAAAAAAAAAAAAAAAABAxIi/9oACAECAQE/AZNOh//EABYQAAMAAAAAAAAAAAAAAAAAAAAQsf/aAAgBAQAG\
    PwJw/8QAGRAAAwEBAQAAAAAAAAAAAAAAAAERMSFx/9oACAEBAAE/IQptbi9IopzFwf/aAAwDAQACAAMAAAAQt//E\
    ABcRAQADAAAAAAAAAAAAAAAAAAEAITH/2gAIAQMBAT8QJXIuf//EABgRAQADAQAAAAAAAAAAAAAAAAEAEXHB/9oA\
    CAECAQE/EHWNeE//xAAfEAABBAAHAAAAAAAAAAAAAAAAAREhMVFxgZGh4fD/2gAIAQEAAT8Qrg7ZV59BqiVolHAl\
    3W+cj//Z
    """,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVt\
    VkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/wgALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABP/aAAgBAQAA\
    AAEf/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAID/9oACAEBAAEFApqf/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgB\
    AQAGPwJ//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPyEf/9oACAEBAAAAEP8A/8QAFhAAAwAAAAAAAAAA\
    AAAAAAAAACEx/9oACAEBAAE/EJo//9k=
    """,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVt\
    VkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
    fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCDTrbpxWvcS/ZLVnX7/wB1P94/5z+FMsodijjk9Ky9UufOmbYf\
    lX5I8H8z1/X6VOJftZqivV/ohYamm3OWy1P/2Q==
    """,
  ]

  let samples: [[UInt8]]
  private let decoder = CoverDecoder()

  init() {
    let jpegs = CoverFuzz.jpegs.compactMap { Data(base64Encoded: $0).map { Array($0) } }
    samples = jpegs + [2, 6].map { CoverFuzz.png(colors: $0) }
  }

  /// A PNG of 8 by 12 pixels with or without transparency, packed without compression.
  private static func png(colors: UInt8) -> [UInt8] {
    let (width, height, size) = (8, 12, colors == 6 ? 4 : 3)
    let rows = (0..<height).flatMap { row -> [UInt8] in
      [UInt8(row % 5)] + (0..<width * size).map { UInt8(truncatingIfNeeded: row * 20 + $0 * 7) }
    }
    let (low, high) = (UInt8(rows.count & 255), UInt8(rows.count >> 8))
    let packed = [0x78, 1, 1, low, high, ~low, ~high] + rows + [0, 0, 0, 0]
    let header = [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, colors, 0, 0, 0]
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return CoverFuzz.checked(
      start + chunk("IHDR", header) + chunk("IDAT", packed) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let count = UInt32(content.count)
    return big(count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  /// A PNG with the right checksum in each chunk.
  private static func checked(_ input: [UInt8]) -> [UInt8] {
    guard input.starts(with: [0x89, 0x50, 0x4E, 0x47]), input.count > 8 else { return input }
    var bytes = input
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      sumUp(&bytes, place + 8..<end)
      var check = ~(0 as UInt32)
      for byte in bytes[place + 4..<end] {
        check ^= UInt32(byte)
        for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
      }
      bytes.replaceSubrange(end..<end + 4, with: big(~check))
      place = end + 4
    }
    return bytes
  }

  /// Corrects the sum at the end of pixels that are packed without compression.
  private static func sumUp(_ bytes: inout [UInt8], _ content: Range<Int>) {
    guard content.count > 11,
      bytes[content.lowerBound..<content.upperBound].starts(with: [0x78, 1, 1])
    else { return }
    var (low, high) = (1 as UInt32, 0 as UInt32)
    for byte in bytes[content.lowerBound + 7..<content.upperBound - 4] {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    bytes.replaceSubrange(content.upperBound - 4..<content.upperBound, with: big(high << 16 | low))
  }

  func mended(_ input: [UInt8]) -> [UInt8] { CoverFuzz.checked(input) }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    let picture: Picture
    do { picture = try decoder.picture(Data(input)) } catch {
      if case .libraryMissing(let package) = error { return .wrong("\(package) is missing") }
      return .refused
    }
    guard picture.width <= 96, picture.height <= 144,
      picture.pixels.count == picture.width * picture.height
    else { return .wrong("\(picture.width) × \(picture.height)") }
    guard let blocks = HalfBlocks(picture, columns: 18, rows: 13) else { return .accepted }
    guard blocks.columns <= 18, blocks.rows <= 13, blocks.monochrome.count == blocks.rows else {
      return .wrong("\(blocks.columns) × \(blocks.rows) cells")
    }
    return .accepted
  }
}
