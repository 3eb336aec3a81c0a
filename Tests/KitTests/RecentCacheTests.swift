import Kit
import Testing

@Suite("Recent cache")
struct RecentCacheTests {
  @Test("keeps the values that were used last")
  func keepsTheLastUsed() {
    let cache = RecentCache<String, Int>(capacity: 2)
    cache["a"] = 1
    cache["b"] = 2
    #expect(cache["a"] == 1)
    cache["c"] = 3
    #expect(cache["b"] == nil)
    #expect(cache["a"] == 1)
    #expect(cache["c"] == 3)
  }

  @Test("replaces and removes the value of a key without dropping others")
  func replacesAndRemoves() {
    let cache = RecentCache<String, Int>(capacity: 2)
    cache["a"] = 1
    cache["b"] = 2
    cache["a"] = 3
    #expect(cache["a"] == 3)
    #expect(cache["b"] == 2)
    cache["a"] = nil
    #expect(cache["a"] == nil)
  }
}
