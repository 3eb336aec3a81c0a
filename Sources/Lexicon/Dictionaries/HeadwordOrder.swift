import FoundationEssentials
import Glibc
import Kit

/// The headwords of a dictionary in the order of `headwordKey`, as offsets in the file that lists them.
///
/// Dictionaries are sorted by different rules. Sorting half a million headwords takes a second or two, so the
/// order is kept in a file: `WHWORDS2`, the size and the modification time of the list, the number of
/// offsets, the length of the title, the title, and the offsets, all numbers little-endian. A file with a
/// wrong header or length is rebuilt; headwords with wrong offsets are not found.
struct HeadwordOrder: Sendable {
  /// The title of the dictionary, kept here since reading it would decompress a part of the dictionary.
  let title: String
  /// The number of headwords, duplicates included.
  let count: Int
  /// The bytes of the file; the offsets begin at `start`.
  private let data: Data
  private let start: Int

  private static let magic = Array("WHWORDS2".utf8)
  private static let headLength = 32

  /// Reads the order, or sorts the headwords and keeps the order.
  ///
  /// - Parameters:
  ///   - list: lists the headwords; read only if they must be sorted.
  ///   - cache: the file for the order; nil to keep it only in memory. It is not an error if it cannot be
  ///     written.
  ///   - progress: called with the share of the list that is read, 0 to 1.
  ///   - title: finds the title of the dictionary; called only if the headwords must be sorted.
  init(
    of list: some HeadwordList, cache: String?, progress: (Double) -> Void, title: () -> String
  ) {
    let stamp = HeadwordOrder.stamp(of: list.files)
    if let cache, let kept = HeadwordOrder(cache, stamp: stamp) {
      self = kept
      return
    }
    var sorter = HeadwordSorter(bytes: list.byteCount)
    list.eachHeadword { share in
      progress(share)
      // The list's pages are no longer needed, and may take as much memory as the order.
      for file in list.files { file.letGo() }
    } take: { key, place in
      sorter.add(key, place: place)
    }
    let order = HeadwordOrder(sorter.takeSorted(), title: title(), stamp: stamp)
    if let cache { order.keep(as: cache) }
    // Read from the file, only the used parts take memory.
    self = cache.flatMap { HeadwordOrder($0, stamp: stamp) } ?? order
  }

  /// Writes the order to a file, if possible.
  private func keep(as path: String) {
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }

  /// The order in a file; nil if there is none, or if it belongs to another list.
  private init?(_ cache: String, stamp: [UInt64]) {
    guard let kept = try? MappedFile(cache) else { return nil }
    self.init(kept.data, stamp: stamp)
  }

  private init(_ places: [UInt32], title: String, stamp: [UInt64]) {
    let title = Array(title.utf8.prefix(1000))
    var bytes = HeadwordOrder.magic
    bytes.reserveCapacity(HeadwordOrder.headLength + title.count + 4 * places.count)
    for number in stamp { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    for number in [UInt32(places.count), UInt32(title.count)] {
      withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }
    bytes += title
    for place in places { withUnsafeBytes(of: place.littleEndian) { bytes += $0 } }
    self.title = String(decoding: title, as: UTF8.self)
    count = places.count
    data = Data(bytes)
    start = HeadwordOrder.headLength + title.count
  }

  private init?(_ data: Data, stamp: [UInt64]) {
    let head = HeadwordOrder.headLength
    func number<Number: FixedWidthInteger>(at place: Int) -> Number {
      data.withUnsafeBytes {
        Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self))
      }
    }
    guard data.count >= head, data.prefix(8).elementsEqual(HeadwordOrder.magic),
      stamp == [number(at: 8), number(at: 16)]
    else { return nil }
    let (count, titleLength): (UInt32, UInt32) = (number(at: 24), number(at: 28))
    guard data.count == head + Int(titleLength) + 4 * Int(count) else { return nil }
    self.data = data
    self.count = Int(count)
    start = head + Int(titleLength)
    title = String(decoding: data[head..<start], as: UTF8.self)
  }

  /// Identifies the files from which an order was made: their size and modification times.
  private static func stamp(of files: [MappedFile]) -> [UInt64] {
    files.reduce(into: [0, 0]) { stamp, file in
      var facts = stat()
      guard stat(file.path, &facts) == 0 else { return }
      let time = facts.st_mtim
      let nanoseconds = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
      stamp[0] &+= UInt64(file.data.count)
      stamp[1] = stamp[1] &* 31 &+ UInt64(bitPattern: nanoseconds)
    }
  }

  /// The offset of the headword at an index of the order.
  subscript(index: Int) -> Int {
    data.withUnsafeBytes {
      Int(
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)))
    }
  }

  /// The indexes from one on.
  func indices(from index: Int) -> Range<Int> { min(index, count)..<count }

  /// The first index whose headword is not before a key.
  ///
  /// - Parameter keyAt: the key of the headword at an offset of the list.
  func firstIndex(notBefore key: String, keyAt: (Int) -> String) -> Int {
    (0..<count).partitioningIndex { keyAt(self[$0]) >= key }
  }
}
