import ClientCore
import ClientTestSupport
import GameEngine
import Journal
import TestSupport
import Testing

@Suite("Two windows on one journal")
struct TwoWindowsTests {
  @Test("show the fold of the whole journal, whoever writes when", arguments: 0..<6)
  func progress(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let (folder, test) = (try TestFolder(), TestHost())
    let windows = (0..<2).map { _ in PlayerStore(folder: folder.home(), host: test.host()) }
    let script = JournalScript.random(using: &gen, count: 150).filter { event in
      if case .unknown = event.body { false } else { true }
    }
    var written: [Event] = []
    var rest = script[...]
    while !rest.isEmpty {
      let batch = rest.prefix(gen.of([1, 1, 1, 2, 5]))
      rest = rest.dropFirst(batch.count)
      guard let last = batch.last else { break }
      let moment = Moment(
        instant: last.instant, localDate: last.localDate, offset: last.offset)
      written += try gen.of(windows).append(
        batch.map { Journal.Draft(id: $0.id, body: $0.body) }, at: moment,
        from: gen.percent(10) ? "round" : nil)
      for window in windows where gen.percent(50) {
        #expect(try window.progress() == ProgressFold.progress(of: written))
      }
    }
    #expect(written.count == script.count)
    #expect(try folder.journal().progress() == ProgressFold.progress(of: written))
  }
}
