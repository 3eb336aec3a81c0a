package import GameEngine

/// Random changes of books and marks by several devices.
package enum BookScript {
  /// Books, places, marks, and undos of any of them; some events belong to one change.
  package static func random(using gen: inout Gen, count: Int = 120) -> [Event] {
    var events: [Event] = []
    var clocks = [JournalClock(device: "laptop"), JournalClock(offset: 3600, device: "tablet")]
    for number in 0..<count {
      let place = gen.int(0...1)
      clocks[place].advance(seconds: Int64(gen.of([0, 0, 5, 60, 4000])))
      let change = EventID(derivedFrom: "change/\(number / 4)/\(place)")
      let isPart = gen.percent(20)
      switch gen.int(0...9) {
      case 0...2:
        var entry = BookEntry(book: book(using: &gen))
        if gen.percent(60) { entry.title = gen.of(["Emma", "Faust", "Persuasion"]) }
        if gen.percent(40) { entry.authors = gen.of([[], ["Jane Austen"], ["A", "B"]]) }
        if gen.percent(40) { entry.language = gen.of(["en", "de", ""]) }
        if gen.percent(20) { entry.work = gen.of(["", "emma"]) }
        if gen.percent(60) { (entry.format, entry.chapters, entry.words) = ("epub", 3, 900) }
        if gen.percent(20) { entry.tags = gen.of([[], ["novel"]]) }
        if gen.percent(20) { entry.state = gen.of(["", "finished", "later"]) }
        if gen.percent(20) { entry.cycle = gen.int(0...3) }
        if gen.percent(20) { entry.removed = gen.percent(60) }
        if isPart { entry.change = change }
        events.append(clocks[place].event(.book(entry)))
      case 3...5:
        let pace = ReadingPace(words: gen.of([0, 0, 250]), millis: gen.int(1...200_000))
        let entry = PlaceEntry(
          book: book(using: &gen), position: position(using: &gen), pace: pace)
        events.append(clocks[place].event(.place(entry)))
      case 6...8:
        var entry = MarkEntry(mark: EventID(derivedFrom: "mark/\(gen.int(0...8))"))
        if gen.percent(70) { entry.book = book(using: &gen) }
        if gen.percent(70) { entry.start = position(using: &gen) }
        if gen.percent(40) { entry.end = position(using: &gen) }
        if gen.percent(40) { entry.text = gen.of(["sense", "sensibility"]) }
        if gen.percent(30) { entry.note = gen.of(["", "a note"]) }
        if gen.percent(20) { (entry.work, entry.key) = ("emma", gen.of(["1", "9.2"])) }
        if gen.percent(20) { entry.removed = gen.percent(60) }
        if isPart { entry.change = change }
        events.append(clocks[place].event(.mark(entry)))
      default:
        let target = events.isEmpty || gen.percent(30) ? change : gen.of(events).id
        events.append(clocks[place].event(.undo(target)))
      }
    }
    return events
  }

  private static func position(using gen: inout Gen) -> ReadingPosition {
    let offset = gen.int(0...900)
    return ReadingPosition(
      document: gen.int(0...3), offset: offset, before: "before ", after: "after",
      fraction: Double(offset) / 900)
  }

  private static func book(using gen: inout Gen) -> LibraryID { LibraryID("b\(gen.int(0...4))") }
}
