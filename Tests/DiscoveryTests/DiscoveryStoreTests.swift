import Foundation
import Testing

@testable import Discovery

@Suite("The store of answers")
struct DiscoveryStoreTests {
  private let folder = TemporaryFolder()

  private func address(_ name: String) throws -> ServiceAddress {
    try ServiceAddress("https://example.org/\(name)")
  }

  @discardableResult
  private func keep(
    _ name: String, _ body: String, in store: DiscoveryStore, tag: String? = nil
  ) throws -> Bool {
    let address = try address(name)
    let source = try self.address("\(name)/final")
    return store.keep(
      .init(address: source, body: Data(body.utf8)), for: address, tag: tag)
  }

  private func body(_ name: String, in store: DiscoveryStore, tag: String? = nil) throws -> String?
  {
    store.answer(for: try address(name), tag: tag).map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test("an answer is found again by another process, with the address that gave it")
  func again() throws {
    try keep("a", "one\ntwo", in: DiscoveryStore(folder: folder.path))
    let answer = try #require(
      DiscoveryStore(folder: folder.path).answer(for: try address("a"), tag: nil))
    #expect(String(decoding: answer.body, as: UTF8.self) == "one\ntwo")
    #expect(try answer.address == address("a/final"))
    #expect(try body("b", in: DiscoveryStore(folder: folder.path)) == nil)
  }

  @Test("removing a tag removes its answers, but not those that another tag has seen")
  func tags() throws {
    let store = DiscoveryStore(folder: folder.path)
    try keep("sea", "1", in: store, tag: "sea")
    try keep("shared", "2", in: store, tag: "sea")
    try keep("chess", "3", in: store, tag: "chess")
    #expect(try body("shared", in: store, tag: "chess") == "2")
    DiscoveryStore(folder: folder.path).remove(tag: "sea")
    #expect(try body("sea", in: store) == nil)
    #expect(try body("shared", in: store) == "2")
    #expect(try body("chess", in: store) == "3")
    store.remove(tag: "chess")
    #expect(folder.files == [])
  }

  @Test("a damaged file is missing, and deleted")
  func damage() throws {
    let store = DiscoveryStore(folder: folder.path)
    for damage in ["", "wordhoard-answer-1 5\nx", "junk", "cut"] {
      try keep("a", "some text", in: store)
      let file = "\(folder.path)/\(try #require(folder.files.first))"
      let old = try Data(contentsOf: URL(fileURLWithPath: file))
      try (damage == "cut" ? old.dropLast() : Data(damage.utf8))
        .write(to: URL(fileURLWithPath: file))
      #expect(try body("a", in: store) == nil)
      #expect(folder.files == [])
    }
  }

  @Test("beyond its size the answers go that were not used for the longest time")
  func eviction() throws {
    let store = DiscoveryStore(folder: folder.path, limit: 10_000)
    let text = String(repeating: "x", count: 900)
    for number in 0..<10 {
      try keep("\(number)", text, in: store)
      // All were used long ago, one after the other.
      for file in folder.files {
        let path = "\(folder.path)/\(file)"
        let date =
          try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        if let date, date.timeIntervalSince1970 > 1_000_000 {
          try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: Double(1000 + number))],
            ofItemAtPath: path)
        }
      }
    }
    #expect(try body("0", in: store) != nil)
    try keep("new", text, in: store)
    #expect(store.bytes <= 9000)
    #expect(try body("0", in: store) != nil)
    #expect(try body("1", in: store) == nil)
    #expect(try body("new", in: store) == text)
  }

  @Test("what is too large or cannot be written is not stored, and that is no error")
  func unwritable() throws {
    let small = DiscoveryStore(folder: folder.path, limit: 1000)
    #expect(try !keep("a", String(repeating: "x", count: 600), in: small))
    #expect(try !keep("a", "x", in: DiscoveryStore(folder: "/dev/null/x")))
    #expect(try body("a", in: DiscoveryStore(folder: "/dev/null/x")) == nil)
  }

  @Test("everything can be removed")
  func removal() throws {
    let store = DiscoveryStore(folder: folder.path)
    try keep("a", "1", in: store, tag: "sea")
    store.removeAll()
    #expect(folder.files == [])
    #expect(store.bytes == 0)
  }
}
