import NIOCore

/// A timer that is postponed often. Postponing is cheap: the scheduled task stays, and checks at its end
/// whether the deadline has passed.
struct PhaseTimer {
  private final class Alarm {
    var deadline: NIODeadline?
    var scheduled: (at: NIODeadline, task: Scheduled<Void>)?
  }

  private let alarm = Alarm()

  /// Sets or postpones the deadline after which the action is called.
  ///
  /// - Parameters:
  ///   - amount: the time from now; nil for never.
  ///   - eventLoop: the loop of the caller and of the action.
  ///   - action: the same one in every call.
  func wait(_ amount: TimeAmount?, on eventLoop: any EventLoop, _ action: @escaping () -> Void) {
    alarm.deadline = amount.map { .now() + $0 }
    guard let deadline = alarm.deadline else { return }
    if let scheduled = alarm.scheduled {
      guard deadline < scheduled.at else { return }
      scheduled.task.cancel()
    }
    schedule(at: deadline, on: eventLoop, action)
  }

  /// Stops the timer and releases the action.
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
