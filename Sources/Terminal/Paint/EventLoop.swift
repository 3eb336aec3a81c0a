#if FullScreen
  import Glibc

  /// Waits for keys, signals, posted events and timers, passes them to the app, executes its
  /// commands and draws it. It waits in a single poll, and sleeps while nothing happens.
  struct EventLoop {
    private var app: App
    private let device: TerminalDevice
    private let signals: SignalPipe
    private let inbox: Inbox
    private let options: FullScreen.Options
    private let paint: PaintTerminal
    private let timer = CallbackTimer()
    private var tasks: [(work: Int, task: Task<Void, Never>)] = []
    /// Writes to the clipboard and the journal, in order.
    private let writes = SerialTasks()
    private var exitCode: Int32?
    private var isAfresh = false
    /// Whether the app asks when the next frame is seen.
    private var asksWhetherSeen = false
    /// When a frame counts as seen although the terminal has not answered; nil if none is awaited.
    private var seenAt: Int?

    init(
      app: App, device: TerminalDevice, signals: SignalPipe, inbox: Inbox,
      options: FullScreen.Options
    ) {
      (self.app, self.device, self.signals) = (app, device, signals)
      (self.inbox, self.options) = (inbox, options)
      paint = PaintTerminal(hasPlainSigns: options.hasPlainSigns) { [device] bytes in
        device.write(bytes)
      }
      paint.callbackRequested = { [timer] in timer.at = EventLoop.now() + EventLoop.escapeMillis }
    }

    /// Milliseconds for which a single escape byte waits for the rest of a sequence.
    private static let escapeMillis = 30
    /// Milliseconds that a terminal has to answer that it has shown a frame.
    private static let seeingMillis = 10_000
    /// Milliseconds in which a terminal must identify itself.
    private static let patience = 2000

    mutating func run() throws(FullScreenFailure) -> Int32 {
      device.setRaw()
      try detect()
      paint.open(device.size, hasMouse: options.hasMouse)
      device.guardAgainstCrashes(restoring: paint.restoreSequence)
      paint.restoreSequenceChanged = { [device] bytes in device.noteRestoring(bytes) }
      perform(app.start(device.size, at: EventLoop.now()))
      while exitCode == nil {
        if !isSettling { show() }
        wait()
      }
      for running in tasks { running.task.cancel() }
      writes.finish()
      // The last copied text may not have been sent yet.
      for case .bytes(let bytes) in inbox.taken() { paint.send(bytes) }
      paint.close()
      device.close()
      return exitCode ?? 0
    }

    private mutating func show() {
      paint.show(app, isAfresh: isAfresh)
      isAfresh = false
      if asksWhetherSeen {
        asksWhetherSeen = false
        paint.askWhetherSeen(again: seenAt != nil)
        seenAt = EventLoop.now() + EventLoop.seeingMillis
      }
      // This starts a process, which must not delay the first frame.
      device.guardAgainstKilling(restoring: paint.restoreSequence)
    }

    /// Asks the terminal to identify itself, and waits for the answer.
    private mutating func detect() throws(FullScreenFailure) {
      let start = EventLoop.now()
      let deadline = start + EventLoop.patience
      paint.detect()
      while !paint.isDetected, EventLoop.now() < deadline {
        var request = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
        let time = min(deadline, timer.at ?? deadline) - EventLoop.now()
        if poll(&request, 1, Int32(max(0, time))) > 0 {
          guard let bytes = device.read() else { break }
          _ = paint.feed(bytes)
        }
        callBack()
      }
      guard paint.isDetected, paint.isSupported else {
        let isSilent = !paint.isDetected
        paint.close()
        device.restoreModes()
        throw isSilent ? .silent : .unsupported
      }
      app.isSlow = EventLoop.now() - start > Movement.patience
    }

    // MARK: - Waiting

    /// Whether the latest work may still end quickly, so that a frame should wait for it.
    private var isSettling: Bool { app.settlesAt.map { $0 > EventLoop.now() } ?? false }

    private mutating func wait() {
      var requests = [device.descriptor, signals.descriptor, inbox.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let settlesAt = isSettling ? app.settlesAt : nil
      let wakeAt = [app.wakeAt, timer.at, settlesAt, seenAt].compactMap(\.self).min()
      let time = wakeAt.map { max(0, min($0 - EventLoop.now(), 86_400_000)) } ?? -1
      poll(&requests, nfds_t(requests.count), Int32(time))
      if requests[1].revents != 0 {
        for number in signals.taken() { take(signal: number) }
      }
      if requests[0].revents != 0 {
        if let bytes = device.read() { take(paint.feed(bytes)) } else { exitCode = 129 }
      }
      callBack()
      for event in inbox.taken() { take(event) }
      if let at = app.wakeAt, at <= EventLoop.now() { take(.woken) }
      if let at = seenAt, !asksWhetherSeen, paint.hasShownAll || at <= EventLoop.now() {
        seenAt = nil
        take(.seen)
      }
    }

    private mutating func callBack() {
      guard let at = timer.at, at <= EventLoop.now() else { return }
      timer.at = nil
      take(paint.callback())
    }

    private mutating func take(_ inputs: [Input]) {
      for input in inputs where exitCode == nil { take(.input(input)) }
    }

    private mutating func take(_ event: App.Event) {
      if case .finished(let work, _) = event { tasks.removeAll { $0.work == work } }
      perform(app.take(event, at: EventLoop.now()))
    }

    private mutating func take(signal number: Int32) {
      switch number {
      case SIGWINCH: resize()
      case SIGTSTP: suspend()
      case SIGCONT:
        // Another process stopped and continued this one.
        device.setRaw()
        paint.unpause()
        resize()
      default: exitCode = 128 + number
      }
    }

    private mutating func resize() {
      let size = device.size
      paint.resize(size)
      take(.resized(size))
    }

    private mutating func suspend() {
      paint.pause()
      device.restoreModes()
      signals.stop()
      device.setRaw()
      paint.unpause()
      resize()
    }

    // MARK: - Commands

    private mutating func perform(_ commands: [App.Command]) {
      for command in commands {
        switch command {
        case .quit(let code): exitCode = code
        case .run(let work, let body):
          let task = Task.detached { [inbox] in
            let message = await body { fraction, text in
              inbox.post(.progress(work: work, fraction: fraction, text: text))
            }
            inbox.post(.finished(work: work, message: message))
          }
          tasks.append((work, task))
        case .cancel(let work):
          for running in tasks where running.work == work { running.task.cancel() }
          tasks.removeAll { $0.work == work }
        case .copy(let text):
          writes.run { [options, inbox] in
            if let bytes = options.copied(text) { inbox.post(.bytes(bytes)) }
          }
        case .send(let bytes): paint.send(bytes)
        case .suspend: suspend()
        case .askWhetherSeen: asksWhetherSeen = true
        case .repaint: isAfresh = true
        case .remember(let theme): writes.run { [options] in options.remember(theme) }
        }
      }
    }

    /// The milliseconds of a monotonic clock.
    private static func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
  }

  /// The time at which termpaint wants to be called back; nil for none.
  private final class CallbackTimer {
    var at: Int?
  }
#endif
