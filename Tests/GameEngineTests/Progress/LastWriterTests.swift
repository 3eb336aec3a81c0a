import GameEngine
import TestSupport
import Testing

@Suite("Favourites, settings and looked-up words")
struct LastWriterTests {
  private let dawn = ItemID("en/dawn/noun")

  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  @Test("the last writer of a favourite wins, whichever device it is")
  func favorites() {
    var desk = JournalClock(device: "desk")
    var phone = JournalClock(device: "phone")
    let marked = desk.event(.favorite(FavoriteEntry(item: dawn, kept: true)))
    phone.advance(seconds: 60)
    let removed = phone.event(.favorite(FavoriteEntry(item: dawn, kept: false)))
    desk.advance(seconds: 120)
    let again = desk.event(.favorite(FavoriteEntry(item: dawn, kept: true)))
    #expect(fold([marked]).favorites == [dawn: marked.instant])
    #expect(fold([removed, marked]).favorites.isEmpty)
    #expect(fold([again, removed, marked]).favorites == [dawn: again.instant])
  }

  @Test("a removed favourite stays removed when an old journal is merged in")
  func tombstone() {
    var clock = JournalClock()
    let marked = clock.event(.favorite(FavoriteEntry(item: dawn, kept: true)))
    let removed = clock.event(.favorite(FavoriteEntry(item: dawn, kept: false)))
    #expect(fold([marked, removed] + [marked]).favorites.isEmpty)
  }

  @Test("settings are last-writer-wins one by one, and nil restores the default")
  func settings() {
    var desk = JournalClock(device: "desk")
    var phone = JournalClock(device: "phone")
    let dark = desk.event(.setting(SettingEntry(key: "theme", value: "dark")))
    phone.advance(seconds: 60)
    let name = phone.event(.setting(SettingEntry(key: "name", value: "Ada")))
    let sepia = phone.event(.setting(SettingEntry(key: "theme", value: "sepia")))
    desk.advance(seconds: 600)
    let reset = desk.event(.setting(SettingEntry(key: "theme", value: nil)))
    #expect(fold([sepia, name, dark]).settings == ["theme": "sepia", "name": "Ada"])
    #expect(fold([reset, sepia, name, dark]).settings == ["name": "Ada"])
  }

  @Test("equal instants are ordered by device, then counter, then ID")
  func ties() {
    func setting(_ value: String, device: String, counter: Int) -> Event {
      Event(
        id: EventID(derivedFrom: value), device: device, counter: counter, instant: 1000,
        localDate: FixturePool.firstDate, offset: 0,
        body: .setting(SettingEntry(key: "theme", value: value)))
    }
    let first = setting("first", device: "desk", counter: 9)
    let second = setting("second", device: "phone", counter: 1)
    let third = setting("third", device: "phone", counter: 2)
    #expect(fold([third, second, first]).settings["theme"] == "third")
    #expect(fold([second, first]).settings["theme"] == "second")
    #expect(Event.foldOrder(first, second))
    #expect(!Event.foldOrder(first, first))
  }

  @Test("of two events with one id the first in fold order counts")
  func sameID() {
    var clock = JournalClock()
    let id = EventID(derivedFrom: "run/1")
    let first = clock.event(.seen(dawn), id: id)
    let second = clock.event(.seen(ItemID("en/dusk/noun")), id: id)
    #expect(fold([second, first]).words.keys.map(\.rawValue) == ["en/dawn/noun"])
  }

  @Test("looking a word up counts as seeing it, not as playing it")
  func seen() {
    var clock = JournalClock()
    let look = clock.event(.seen(dawn))
    let progress = fold([look, clock.event(.seen(dawn))])
    #expect(progress.words[dawn]?.seen == 2)
    #expect(progress.difficulty(of: dawn) == .hard)
    #expect(progress.gamesCount == 0)
    #expect(progress.days.isEmpty)
  }
}
