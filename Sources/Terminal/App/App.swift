/// The stack of screens and everything they share: title bar, footer, help, theme, background work,
/// toasts, and the notice that the terminal is too small.
///
/// A value that takes events, returns commands and draws itself. The event loop executes the commands.
package struct App: Sendable {
  /// Something that happened, from the event loop or an `Inbox`.
  package enum Event: Sendable {
    /// The player pressed a key or pasted text.
    case input(Input)
    /// The terminal has a new size.
    case resized(Size)
    /// Background work ended, with the message for its screen. Ignored if the work was cancelled.
    case finished(work: Int, message: any Sendable)
    /// Background work reports its progress, 0 to 1 if known.
    case progress(work: Int, fraction: Double?, text: String)
    /// Shows a message that does not come from a screen.
    case toast(Toast)
    /// Something outside the screens may have changed the content of the top screen.
    case changed
    /// Sends bytes to the terminal between two frames.
    case bytes(String)
    /// The terminal has shown the frame after the last `Command.askWhetherSeen`.
    case seen
    /// The time `wakeAt` has come.
    case woken
  }

  /// The smallest terminal in which screens are drawn.
  package static let leastSize = Size(width: 60, height: 20)
  /// How long a toast stays, in milliseconds.
  static let toastMillis = 4000

  /// The colors of all screens; `Effect.theme` changes them.
  package var theme: Theme
  /// Whether the player wants movements; `Effect.moves` changes it.
  package var moves = false
  /// Whether the terminal is too slow for movements.
  var isSlow = false
  let labels: AppLabels
  /// The screen that control-P and, where no text is typed, `:` open above any other; nil for none.
  private let search: (@Sendable () -> any Screen)?
  var layers: [Layer] = []
  var size = App.leastSize
  var jobs = Jobs()
  var toast: (toast: Toast, until: Int)?
  /// The scroll position of the help; nil if it is closed.
  var help: Scroll?
  /// The screen that waits until the terminal has shown a frame, and the message for it.
  private var awaiting: (layer: Int, message: any Sendable)?
  /// What moves now; any key ends it.
  private(set) var movement: Movement?
  private var nextID = 0

  /// Creates an app with at least one screen; the last one is on top.
  package init(
    _ screens: [any Screen], theme: Theme, labels: AppLabels,
    search: (@Sendable () -> any Screen)? = nil
  ) {
    (self.theme, self.labels, self.search) = (theme, labels, search)
    layers = screens.enumerated().map { Layer(id: $0.offset, screen: $0.element) }
    nextID = layers.count
  }

  /// Starts the app in a terminal of this size. Call it once, before the first event.
  package mutating func start(_ size: Size, at millis: Int) -> [Command] {
    self.size = size
    for place in layers.indices { layers[place].fit(contentSize) }
    return settled(shown(layers.indices.last, at: millis), at: millis)
  }

  /// Handles an event.
  ///
  /// - Parameter millis: the time of a monotonic clock, in milliseconds.
  /// - Returns: the commands for the event loop, in order.
  package mutating func take(_ event: Event, at millis: Int) -> [Command] {
    settled(taken(event, at: millis), at: millis)
  }

  /// When the app needs the event `woken`, by the same clock; nil if nothing moves.
  package var wakeAt: Int? {
    [layers.last?.tickAt, toast?.until, jobs.wakeAt, movement?.wakeAt].compactMap(\.self).min()
  }

  /// Until when the next frame may wait for the latest work, by the same clock: work that ends
  /// quickly needs no frame of its own. Nil without running work.
  var settlesAt: Int? { jobs.settlesAt }

  /// The titles of all screens, from bottom to top.
  package var titles: [String] { layers.map(\.screen.title) }

  /// Whether the terminal is too small to draw in.
  var isTooSmall: Bool {
    size.width < App.leastSize.width || size.height < App.leastSize.height
  }

  /// The size of a screen: everything except the title bar and the footer, for at least `leastSize`.
  private var contentSize: Size {
    Size(
      width: max(size.width, App.leastSize.width),
      height: max(size.height, App.leastSize.height) - 2)
  }

  // MARK: - Events

  private mutating func taken(_ event: Event, at millis: Int) -> [Command] {
    switch event {
    case .input(let input): return taken(input, at: millis)
    case .resized(let size):
      self.size = size
      for place in layers.indices { layers[place].fit(contentSize) }
      return [.repaint]
    case .finished(let work, let message):
      guard let layer = jobs.end(work),
        let place = layers.firstIndex(where: { $0.id == layer })
      else { return [] }
      let effects = layers[place].take(message: message)
      return perform(effects, of: layer, at: millis)
    case .progress(let work, let fraction, let text):
      jobs.note(work, fraction: fraction, text: text, at: millis)
      return []
    case .toast(let toast):
      self.toast = (toast, millis + App.toastMillis)
      return []
    case .changed: return ticked(at: millis)
    case .bytes(let bytes): return [.send(bytes)]
    case .seen:
      defer { awaiting = nil }
      if let advance = movement?.begin(at: millis) { follow(advance) }
      guard let awaiting, let place = layers.firstIndex(where: { $0.id == awaiting.layer }) else {
        return []
      }
      return perform(layers[place].take(message: awaiting.message), of: awaiting.layer, at: millis)
    case .woken:
      if let until = toast?.until, until <= millis { toast = nil }
      jobs.advance(to: millis)
      if let advance = movement?.advance(to: millis) { follow(advance) }
      guard let top = layers.indices.last, let due = layers[top].tickAt, due <= millis else {
        return []
      }
      return ticked(at: millis)
    }
  }

  /// Sends a tick to the top screen, which then updates its content.
  private mutating func ticked(at millis: Int) -> [Command] {
    guard let top = layers.indices.last else { return [] }
    layers[top].tickAt = nil
    let effects = layers[top].take(.tick) ?? []
    return perform(effects, of: layers[top].id, at: millis)
  }

  private mutating func taken(_ pressed: Input, at millis: Int) -> [Command] {
    var input = pressed
    if case .key(let key) = pressed {
      let takesText = layers.last?.screen.takesText == true && help == nil
      input = .key(labels.keyNames.map.meaning(of: key, takesText: takesText))
    }
    switch input {
    case .key(.control("c")): return [.quit(130)]
    case .key(.control("z")): return [.suspend]
    case .key(.control("l")): return [.repaint]
    default: break
    }
    toast = nil
    movement = nil
    guard !isTooSmall else { return input == .key(.character("q")) ? [.quit(0)] : [] }
    if help != nil {
      if case .key(let key) = input { take(helpKey: key) }
      return []
    }
    if input == .key(.escape), let work = jobs.cancellable(of: layers.last?.id) {
      return cancelled(work, at: millis)
    }
    guard let top = layers.indices.last else { return [] }
    let id = layers[top].id
    if case .key(let key) = input {
      if let effects = layers[top].take(bound: key) {
        return perform(effects, of: id, at: millis)
      }
      switch key {
      case .escape:
        return layers.count > 1 ? perform([.close], of: id, at: millis) : []
      case .control("t"): return perform([.theme(theme.next, isKept: true)], of: id, at: millis)
      case .function(1): return perform([.help], of: id, at: millis)
      case .character("?") where !layers[top].screen.takesText:
        return perform([.help], of: id, at: millis)
      case .character(":") where !layers[top].screen.takesText, .control("p"):
        if canSearch, let search { return put(search(), at: millis) }
      default: break
      }
    }
    return perform(layers[top].take(input) ?? [], of: id, at: millis)
  }

  /// Whether the search can open above the top screen.
  var canSearch: Bool { search != nil && layers.last?.screen.opensSearch == true }

  private mutating func follow(_ advance: Movement.Advance) {
    guard advance != .goesOn else { return }
    movement = nil
    if advance == .isTooSlow { isSlow = true }
  }

  private mutating func cancelled(_ work: Int, at millis: Int) -> [Command] {
    guard let job = jobs.cancel(work),
      let place = layers.firstIndex(where: { $0.id == job.layer }), let message = job.cancelled
    else { return [] }
    let effects = layers[place].take(message: message)
    return [.cancel(work: work)] + perform(effects, of: job.layer, at: millis)
  }

  // MARK: - Effects

  private mutating func perform(
    _ effects: [Effect<any Sendable>], of layer: Int, at millis: Int
  ) -> [Command] {
    var commands: [Command] = []
    for effect in effects {
      switch effect {
      case .help: help = Scroll()
      case .toast(let toast): self.toast = (toast, millis + App.toastMillis)
      case .move(let length):
        guard moves, !isSlow, theme != .mono else { continue }
        movement = Movement(of: layer, millis: length, at: millis)
        commands.append(.askWhetherSeen)
      case .moves(let moves):
        self.moves = moves
        isSlow = false
      case .theme(let theme, let isKept):
        self.theme = theme
        if isKept { commands.append(.remember(theme)) }
      case .close:
        if layers.count == 1 { return commands + [.quit(0)] }
        commands += remove(layer)
        commands += shown(layers.indices.last, at: millis)
        // Its figure stands in the bar of the screens above it.
        commands += shown(layerAside, at: millis)
      case .open(let screen):
        commands += put(screen, at: millis)
      case .replace(let screen):
        commands += remove(layer)
        commands += put(screen, at: millis)
      case .run(let work):
        if work.replacesEarlier { commands += cancelAll(of: layer) }
        let id = jobs.begin(work.label, of: layer, cancelled: work.cancelled, at: millis)
        commands.append(.run(work: id, body: work.body))
      case .whenSeen(let message):
        awaiting = (layer, message)
        commands.append(.askWhetherSeen)
      case .cancel:
        if let work = jobs.cancellable(of: layer) { commands += cancelled(work, at: millis) }
      case .command(let command): commands.append(command)
      }
    }
    return commands
  }

  private mutating func put(_ screen: any Screen, at millis: Int) -> [Command] {
    layers.append(Layer(id: nextID, screen: screen))
    nextID += 1
    layers[layers.count - 1].fit(contentSize)
    return shown(layers.indices.last, at: millis)
  }

  private mutating func remove(_ layer: Int) -> [Command] {
    layers.removeAll { $0.id == layer }
    return cancelAll(of: layer)
  }

  private mutating func cancelAll(of layer: Int) -> [Command] {
    jobs.cancelAll(of: layer).map { .cancel(work: $0) }
  }

  private mutating func shown(_ place: Int?, at millis: Int) -> [Command] {
    guard let place else { return [] }
    let effects = layers[place].take(.shown) ?? []
    return perform(effects, of: layers[place].id, at: millis)
  }

  /// The place of the screen below the top one whose figure its bar shows; nil for none.
  var layerAside: Int? { layers.dropLast().lastIndex { $0.screen.asideAbove.width > 0 } }

  /// Schedules the next tick of the top screen. Other screens get none.
  private mutating func settled(_ commands: [Command], at millis: Int) -> [Command] {
    for place in layers.indices {
      let wanted = place == layers.count - 1 && !isTooSmall ? layers[place].screen.tickMillis : nil
      switch (wanted, layers[place].tickAt) {
      case (nil, _): layers[place].tickAt = nil
      case (let wanted?, let planned):
        layers[place].tickAt = min(planned ?? .max, millis + max(1, wanted))
      }
    }
    return commands
  }
}
