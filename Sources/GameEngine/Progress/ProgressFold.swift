/// Folds a journal into progress, event by event, in fold order. No other code interprets events,
/// except `CardFold` and `BookFold`.
///
/// ```swift
/// var fold = ProgressFold(retracted: undoTargets, disputed: disputeTargets)
/// for event in events.sorted(by: Event.foldOrder) { fold.apply(event) }
/// let bytes = try fold.checkpoint()  // continues later with ProgressFold(checkpoint: bytes)
/// ```
package struct ProgressFold: Sendable {
  /// The progress after the events so far.
  package internal(set) var progress = PlayerProgress()

  /// The number of rounds kept besides dailies. Several can be open at once, in several windows.
  static let roundsKept = 16
  /// The number of items kept in `PlayerProgress.lastShown`.
  private static let shownKept = 7

  /// The targets of all known `undo` events.
  var retracted: Set<EventID>
  /// The targets of all known `dispute` events.
  var disputed: Set<EventID>

  /// Creates a fold that knows in advance which answers later events undo or dispute.
  ///
  /// - Parameters:
  ///   - retracted: the targets of all `undo` events.
  ///   - disputed: the targets of all `dispute` events.
  package init(retracted: Set<EventID> = [], disputed: Set<EventID> = []) {
    self.init(retracted: retracted, disputed: disputed, progress: PlayerProgress())
  }

  init(retracted: Set<EventID>, disputed: Set<EventID>, progress: PlayerProgress) {
    self.retracted = retracted
    self.disputed = disputed
    self.progress = progress
  }

  /// Returns the fold with further undone or disputed answers, none of which it may contain yet.
  ///
  /// - Parameter model: the memory model with which it was folded.
  package func knowing(
    retracted: Set<EventID>, disputed: Set<EventID>, model: FSRS = .standard
  ) -> ProgressFold {
    var progress = progress
    progress.model = model
    return ProgressFold(
      retracted: self.retracted.union(retracted), disputed: self.disputed.union(disputed),
      progress: progress)
  }

  /// Reserves space for more items. Growing later would need memory for both sizes at once.
  package mutating func reserve(items: Int) {
    progress.words.reserveCapacity(progress.words.count + items)
  }

  /// Whether an `undo` takes back an event.
  package func isRetracted(_ event: EventID) -> Bool { retracted.contains(event) }

  /// Whether the player disputes the miss of an answer.
  package func isDisputed(_ event: EventID) -> Bool { disputed.contains(event) }

  /// Creates a fold that continues from earlier progress. Later events must not undo events in it.
  package init(continuing progress: PlayerProgress) {
    self.init(retracted: [], disputed: [], progress: progress)
  }

  /// Folds a whole journal in memory; `events` may be in any order. If two events have the same ID,
  /// the first in fold order counts.
  package init(of events: [Event]) {
    var retracted: Set<EventID> = []
    var disputed: Set<EventID> = []
    for event in events {
      switch event.body {
      case .undo(let target): retracted.insert(target)
      case .dispute(let target): disputed.insert(target)
      default: break
      }
    }
    self.init(retracted: retracted, disputed: disputed)
    let ordered = events.sorted(by: Event.foldOrder)
    progress.model = FSRS.fitted(in: ordered.filter { !retracted.contains($0.id) })
    var taken: Set<EventID> = []
    for event in ordered where taken.insert(event.id).inserted { apply(event) }
  }

  /// The progress of a whole journal in memory; see `init(of:)`.
  package static func progress(of events: [Event]) -> PlayerProgress {
    ProgressFold(of: events).progress
  }

  /// Applies the next event, in fold order. Ignores it if an `undo` takes it back.
  package mutating func apply(_ event: Event) {
    if !retracted.isEmpty, retracted.contains(event.id) { return }
    switch event.body {
    case .answer(let answer): apply(answer, of: event)
    case .round(let entry): apply(entry, of: event)
    case .result(let entry): apply(entry, of: event)
    case .setting(let entry): progress.settings[entry.key] = entry.value
    case .favorite(let entry): progress.favorites[entry.item] = entry.kept ? event.instant : nil
    case .seen(let item, _):
      progress.words[item, default: ItemProgress()]
        .show(at: event.instant, on: event.localDate)
      noteShown(item)
    case .difficulty(let entry):
      guard progress.words[entry.item, default: ItemProgress()].takes(entry) else { return }
      change(entry.item, isMiss: false, at: event) { [start = progress.dayStart] word, time in
        word.set(entry, at: time) {
          StudyTime(instant: $0, offset: event.offset, start: start)
        }
      }
    case .review(let entry):
      change(entry.item, isMiss: !entry.grade.isSuccess, at: event) {
        [model = progress.model] word, time in
        word.take(entry.grade, at: event, time, model: model)
      }
      noteShown(entry.item)
    case .undo, .dispute, .unknown: break
    // `CardFold` and `BookFold` fold them.
    case .card, .deck, .noteType, .book, .place, .mark: break
    }
  }

  /// Changes what is known about a word without an answer, and adds what it gains to the hoard.
  private mutating func change(
    _ item: ItemID, isMiss: Bool, at event: Event,
    by body: (inout ItemProgress, StudyTime) -> Void
  ) {
    let time = progress.studyTime(of: event)
    progress.beginHoard(at: time)
    let before = progress.words[item]?.recall
    body(&progress.words[item, default: ItemProgress()], time)
    progress.growHoard(
      by: item, isMiss: isMiss, from: before, to: progress.words[item]?.recall, at: time)
    // Only an answer or a finished daily makes a date one of `days`.
    if let date = progress.days.index(forKey: event.localDate) {
      let largest = progress.days.values[date].largestHoard
      progress.days.values[date].largestHoard = max(largest, progress.shownHoard?.size ?? 0)
    }
  }

  /// The grade that an answer has for the memory model, if it is the next event.
  package func grade(of answer: AnswerEntry, in event: Event) -> Grade {
    let word = progress.words[answer.item] ?? ItemProgress()
    return Grading(
      of: answer, isRight: answer.verdict == .right || disputed.contains(event.id), word: word,
      recall: word.memory(of: answer.form.skill).map {
        progress.model.retrievability(of: $0.state, at: progress.studyTime(of: event))
      },
      pace: progress.forms[answer.form]?.pace ?? Pace(),
      isTimed: progress.rounds[answer.round]?.header.ruleset.timeLimit != nil,
      level: answer.item.language.flatMap { progress.autoLevel(in: $0).level }
    ).grade
  }

  private mutating func apply(_ answer: AnswerEntry, of event: Event) {
    let model = progress.model
    let right = answer.verdict == .right
    let countsAsRight = right || (!disputed.isEmpty && disputed.contains(event.id))
    let time = progress.studyTime(of: event)
    progress.beginHoard(at: time)
    if progress.days[event.localDate]?.hoardBefore == nil {
      progress.days[event.localDate, default: DayProgress(offset: event.offset)].hoardBefore =
        progress.shownHoard?.size
    }
    var (before, after): (ItemMemory?, ItemMemory?)
    let language = answer.item.language
    let level = language.flatMap { progress.autoLevel(in: $0).level }
    var isTimed = false
    if let place = progress.rounds.index(forKey: answer.round) {
      update(&progress.rounds.values[place]) { round in
        isTimed = round.header.ruleset.timeLimit != nil
        // The figures of a round do not include the questions in which misses come back.
        if answer.returned != true { round.outcomesByIndex[answer.index] = answer.outcome }
      }
    }
    update(&progress.forms[answer.form, default: FormProgress()]) { form in
      update(&progress.words[answer.item, default: ItemProgress()]) { word in
        guard answer.form.asksMeaning else {
          word.show(at: event.instant, on: event.localDate)
          return
        }
        let memory = word.memory(of: answer.form.skill)
        if let memory, memory.isEarlierDay(at: time), answer.again != true,
          let luck = answer.luck
        {
          progress.recall.note(
            isRight: countsAsRight, of: memory, luck: luck,
            after: Double(memory.state.elapsedDays(at: time)), model: model)
        }
        let recall = memory.map { model.retrievability(of: $0.state, at: time) }
        if let recall, memory?.isEarlierDay(at: time) == true, countsAsRight, !answer.hint,
          !answer.isRepeated
        {
          for feat in FirstFeat.of(word, recall: recall) where progress.firsts[feat] == nil {
            progress.firsts[feat] = FeatRecord(item: answer.item, date: event.localDate)
          }
        }
        let grading = Grading(
          of: answer, isRight: countsAsRight, word: word, recall: recall, pace: form.pace,
          isTimed: isTimed, level: level)
        before = word.recall
        word.take(grading, at: event, time, model: model)
        after = word.recall
      }
      form.note(right: right, points: answer.points)
      if countsAsRight, answer.verdict != .passed { form.pace.note(answer) }
    }
    noteShown(answer.item)
    if answer.form.asksMeaning {
      progress.growHoard(
        by: answer.item, isMiss: !countsAsRight, from: before, to: after, at: time)
    }
    if let language, let level = answer.level, answer.form.asksMeaning, !answer.hint,
      !answer.isRepeated
    {
      progress.autoLevels[language, default: AutoLevel()]
        .note(right: countsAsRight, on: level, day: time.day)
    }
    let hoard = progress.shownHoard?.size ?? 0
    update(&progress.days[event.localDate, default: DayProgress(offset: event.offset)]) { day in
      day.answers.grow()
      if right { day.right.grow() }
      day.lastOffset = event.offset
      day.largestHoard = max(day.largestHoard, hoard)
    }
    progress.figures.note(
      right: right, again: answer.isRepeated, points: answer.points)
    if answer.returned == true { progress.returns.grow() }
  }

  private mutating func noteShown(_ item: ItemID) {
    progress.lastShown.append(item)
    if progress.lastShown.count > ProgressFold.shownKept { progress.lastShown.removeFirst() }
  }

  private mutating func apply(_ entry: RoundEntry, of event: Event) {
    guard progress.rounds[entry.round] == nil else { return }
    progress.rounds[entry.round] = RoundProgress(
      id: entry.round, header: entry.header, code: entry.code,
      strictAccents: entry.strictAccents ?? false, startedAt: event.instant,
      startedOn: event.localDate)
    progress.recentRounds.append(entry.round)
    if progress.recentRounds.count > ProgressFold.roundsKept {
      let oldest = progress.recentRounds.removeFirst()
      if oldest != progress.lastPractice { forget(oldest) }
    }
  }

  /// Removes a round that is no longer needed. Keeps dailies begun on their date.
  private mutating func forget(_ round: EventID) {
    if progress.rounds[round]?.isDailyOfItsDate == false { progress.rounds[round] = nil }
  }

  /// Adds a round to the figures of its kind, unless it was left before its end or without an answer.
  private mutating func note(_ entry: ResultEntry, of round: RoundProgress) {
    let mode = round.header.mode
    guard entry.questions > 0, entry.questions >= round.header.questions,
      mode != .daily || round.isDailyOfItsDate
    else { return }
    let regular = round.outcomes.prefix(max(0, round.header.questions))
    let regularRight = mode == .daily ? regular.count(where: \.correct) : nil
    progress.kinds[RoundKind(round.header), default: KindProgress()]
      .add(entry, regularRight: regularRight)
  }

  private mutating func apply(_ entry: ResultEntry, of event: Event) {
    guard let round = progress.rounds[entry.round] else { return }
    if !round.isFinished {
      if round.isComparable {
        let earlier = progress.rounds(like: round.header)?.asEarlier
        progress.rounds[entry.round]?.earlier = earlier
      }
      note(entry, of: round)
    }
    progress.rounds[entry.round]?.isFinished = true
    if round.header.mode == .play, round.code != nil {
      if let last = progress.lastPractice, !progress.recentRounds.contains(last) { forget(last) }
      progress.lastPractice = round.id
    }
    // A daily that was left before its last question does not count for a streak.
    guard round.isDailyOfItsDate, entry.questions >= round.header.questions else { return }
    // A daily counts on the date on which it was begun, even if it ends after midnight.
    progress.days[round.startedOn, default: DayProgress(offset: event.offset)].finishedDaily = true
  }
}

/// Changes a value in place, without copying it.
private func update<Value>(_ value: inout Value, _ change: (inout Value) -> Void) {
  change(&value)
}
