import Foundation

/// The headwords of a dictionary in the order of `headwordKey`, as places in the file that lists them.
///
/// Dictionaries are sorted by rules of their own, which differ from one to the next. Sorting half a million
/// headwords takes a second or two, so the order is kept in a file: `WHWORDS1`, the size and the time of the
/// list that it was made from, the number of places, the length of the title, the title, and the places, all
/// numbers little-endian. One whose head or length does not fit is made anew; places that are wrong are headwords
/// that are not found.
struct HeadwordOrder: Sendable {
  /// The title of the dictionary, kept here since reading it would inflate a part of the dictionary.
  let title: String
  /// How many headwords there are.
  let count: Int
  /// The file, and where the places begin in it.
  private let data: Data
  private let start: Int

  private static let magic = Array("WHWORDS1".utf8)
  private static let headLength = 32

  /// Reads the order, or sorts and keeps it.
  ///
  /// - Parameters:
  ///   - list: lists the headwords; read only where the order has to be made.
  ///   - cache: where the order is kept; nil keeps it nowhere. Where the file cannot be written the order
  ///     is right all the same.
  ///   - progress: takes the share, 0 to 1, of the list that is read.
  ///   - title: finds the title of the dictionary; called only where the order has to be made.
  init(
    of list: some HeadwordList, cache: String?, progress: (Double) -> Void, title: () -> String
  ) {
    let stamp = HeadwordOrder.stamp(of: list.file)
    if let cache, let kept = HeadwordOrder(cache, stamp: stamp) {
      self = kept
      return
    }
    var sorter = HeadwordSorter(bytes: list.file.data.count)
    list.eachHeadword { share in
      progress(share)
      // What was read is not needed any more, and may be as much as all that is kept of it.
      list.file.letGo()
    } take: { key, place in
      sorter.add(key, place: place)
    }
    let order = HeadwordOrder(sorter.takeSorted(), title: title(), stamp: stamp)
    if let cache { order.keep(as: cache) }
    // From the file it takes no memory but what is looked at.
    self = cache.flatMap { HeadwordOrder($0, stamp: stamp) } ?? order
  }

  /// Writes it into a file, where that can be done.
  private func keep(as path: String) {
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: url, options: .atomic)
  }

  /// The order that is kept in a file; nil where there is none, or it is not of this list.
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

  /// What tells whether a list is the one that an order was made from.
  private static func stamp(of list: MappedFile) -> [UInt64] {
    var facts = stat()
    guard stat(list.path, &facts) == 0 else { return [0, 0] }
    let time = facts.st_mtim
    return [
      UInt64(list.data.count),
      UInt64(bitPattern: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)),
    ]
  }

  /// The place of the headword at an index of the order.
  subscript(index: Int) -> Int {
    data.withUnsafeBytes {
      Int(
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self)))
    }
  }

  /// The indexes from one on.
  func indices(from index: Int) -> Range<Int> { min(index, count)..<count }

  /// The first index whose headword does not stand before a key.
  ///
  /// - Parameter keyAt: the key of the headword at a place of the list.
  func firstIndex(notBefore key: String, keyAt: (Int) -> String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if keyAt(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
