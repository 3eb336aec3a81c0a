import NIOCore

/// One alarm that is put off again and again. Putting it off costs next to nothing: the scheduled task
/// stays, and looks at its end whether it is time.
struct PhaseTimer {
  private final class Alarm {
    var deadline: NIODeadline?
    var scheduled: (at: NIODeadline, task: Scheduled<Void>)?
  }

  private let alarm = Alarm()

  /// Sets the alarm anew.
  ///
  /// - Parameters:
  ///   - amount: how long from now; nil for never.
  ///   - eventLoop: where the caller is, and the action will be.
  ///   - action: always the same one.
  func wait(_ amount: TimeAmount?, on eventLoop: any EventLoop, _ action: @escaping () -> Void) {
    alarm.deadline = amount.map { .now() + $0 }
    guard let deadline = alarm.deadline else { return }
    if let scheduled = alarm.scheduled {
      guard deadline < scheduled.at else { return }
      scheduled.task.cancel()
    }
    schedule(at: deadline, on: eventLoop, action)
  }

  /// Ends it for good.
  func cancel() {
    alarm.scheduled?.task.cancel()
    alarm.scheduled = nil
    alarm.deadline = nil
  }

  private func schedule(
    at deadline: NIODeadline, on eventLoop: any EventLoop, _ action: @escaping () -> Void
  ) {
    let task = eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      alarm.scheduled = nil
      guard let next = alarm.deadline else { return }
      if next > .now() {
        schedule(at: next, on: eventLoop, action)
      } else {
        alarm.deadline = nil
        action()
      }
    }
    alarm.scheduled = (deadline, task)
  }
}
