import GameEngine
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStore

@Suite("Ranks in memory")
struct RankTreeTests {
  private let one = BoardScore(score: 1, elapsedMillis: 0, finishedAt: 0, run: nil)

  @Test("are 1 + the number of players with a better score and time", arguments: 1...8)
  func againstCounting(_ seed: UInt64) {
    var gen = Gen(seed: seed)
    var tree = RankTree()
    var places: [BoardPlace] = []
    let scores = gen.of([3, 155, 20_000, RankTree.limit - 1])
    let seconds = gen.of([0, 5, 700, 3000])
    for _ in 0..<600 {
      if gen.percent(30), !places.isEmpty {
        tree.add(-1, at: places.remove(at: gen.int(0...(places.count - 1))))
      } else {
        let place = BoardPlace(score: gen.int(0...scores), seconds: gen.int(0...seconds))
        places.append(place)
        tree.add(1, at: place)
      }
      let asked =
        gen.percent(50) && !places.isEmpty
        ? gen.of(places)
        : BoardPlace(score: gen.int(0...scores), seconds: gen.int(0...seconds))
      let better = places.count {
        $0.score > asked.score || ($0.score == asked.score && $0.seconds < asked.seconds)
      }
      #expect(tree.rank(of: asked) == better + 1)
      #expect(tree.players == places.count)
    }
  }

  @Test("a tree that was counted before its board changed is not installed")
  func staleTree() throws {
    let book = RankBook(version: 5)
    let change = RankBook.Change(board: .streak(), old: nil, new: one)
    let before = try #require(book.versionForCounting(.streak()))
    book.begin([change])
    #expect(book.versionForCounting(.streak()) == nil)
    #expect(!book.install(RankTree(), for: .streak(), version: before))
    book.finish([change], version: 6)
    #expect(!book.install(RankTree(), for: .streak(), version: before))
    let after = try #require(book.versionForCounting(.streak()))
    #expect(book.install(RankTree(), for: .streak(), version: after))
    book.begin([change])
    book.finish([change], version: nil)
    #expect(book.read(.streak()) { $0.players } == 0)
    book.begin([change])
    book.finish([change], version: 7)
    #expect(book.read(.streak()) { $0.players } == 1)
    book.forgetAll(version: 8)
    #expect(book.read(.streak()) { $0.players } == nil)
    #expect(!book.install(RankTree(), for: .streak(), version: after))
  }

  @Test("the least recently used boards are forgotten")
  func capacity() throws {
    let book = RankBook(version: 0)
    for day in 0..<80 {
      let board = BoardKey.daily(monday.adding(days: day))
      let version = try #require(book.versionForCounting(board))
      #expect(book.install(RankTree(), for: board, version: version))
      _ = book.read(.daily(monday)) { $0.players }
    }
    #expect(book.counted.count == 64)
    #expect(book.read(.daily(monday)) { $0.players } == 0)
    #expect(book.read(.daily(monday.adding(days: 79))) { $0.players } == 0)
    #expect(book.read(.daily(monday.adding(days: 1))) { $0.players } == nil)
  }

  @Test("after a changed board is forgotten, its version is not one from before the change")
  func versions() throws {
    let book = RankBook(version: 0)
    let first = book.version(of: .streak())
    let change = RankBook.Change(board: .streak(), old: nil, new: one)
    book.begin([change])
    book.finish([change], version: 1)
    for day in 0..<80 {
      let board = BoardKey.daily(monday.adding(days: day))
      let version = try #require(book.versionForCounting(board))
      #expect(book.install(RankTree(), for: board, version: version))
    }
    #expect(book.version(of: .streak()) != first)
  }
}
