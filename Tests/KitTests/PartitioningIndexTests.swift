import Kit
import TestSupport
import Testing

@Suite("The partitioning index")
struct PartitioningIndexTests {
  @Test("is the first index for which the predicate holds", arguments: 0..<20)
  func first(seed: UInt64) {
    var gen = Gen(seed: seed)
    let numbers = (0..<gen.int(0...40)).map { _ in gen.int(0...20) }.sorted()
    for limit in -1...21 {
      let index = numbers.partitioningIndex { $0 >= limit }
      #expect(index == numbers.firstIndex { $0 >= limit } ?? numbers.endIndex)
    }
    let slice = numbers.dropFirst(3)
    #expect(slice.partitioningIndex { $0 >= 10 } == slice.firstIndex { $0 >= 10 } ?? slice.endIndex)
  }
}
