import Terminal
import Testing

@Suite("Places in lists and texts")
struct PlaceTests {
  @Test("the selection moves in both directions, around the ends of the list")
  func choice() {
    var choice = Choice()
    choice.take(.up, count: 3)
    #expect(choice.place == 2)
    choice.take(.down, count: 3)
    #expect(choice.place == 0)
    choice.take(.pageDown, count: 100, height: 11)
    #expect(choice.place == 10)
    choice.take(.end, count: 100)
    #expect(choice.place == 99)
    choice.take(.row(7), count: 5)
    #expect(choice.place == 4)
    choice.take(.down, count: 0)
    #expect(choice.place == 0)
  }

  @Test("the selected row is always visible", arguments: [1, 3, 10, 50])
  func offset(height: Int) {
    for count in [1, 2, 10, 49, 50, 51, 200] {
      for place in 0..<count {
        var choice = Choice()
        choice.take(.row(place), count: count)
        let offset = choice.offset(count: count, height: height)
        #expect((offset..<offset + height).contains(place))
        #expect(offset >= 0 && (offset == 0 || offset + height <= count))
      }
    }
  }

  @Test("a text scrolls as far as there is more of it, and further keys have no effect")
  func scroll() {
    var scroll = Scroll()
    for _ in 0..<9 { scroll.take(.down, count: 10, height: 6) }
    #expect(scroll.offset(of: 10, height: 6) == 4)
    scroll.take(.up, count: 10, height: 6)
    #expect(scroll.offset(of: 10, height: 6) == 3)
    scroll.take(.end, count: 10, height: 6)
    #expect(scroll.offset(of: 10, height: 6) == 4)
    #expect(scroll.offset(of: 5, height: 6) == 0)
    scroll.take(.home, count: 10, height: 6)
    scroll.reveal(8, count: 10, height: 6)
    #expect(scroll.offset(of: 10, height: 6) == 3)
  }
}
