import GameEngine
import Glibc
import SQLite

/// Reads the events for a fold. If the program traps meanwhile, the event that was read last is left out from the next start on;
/// otherwise one bad event would make a player's home unusable for ever.
///
/// A handler of the trap's signal appends the event to the file of `LeftOutEvents`. So nothing is written as long as all is well, and
/// a kill leaves no event out. The handler belongs to the process, and its memory to the thread, since journals can
/// be folded in several threads.
final class FoldGuard {
  private let leftOut: LeftOutEvents
  private let before: UnsafeMutableRawPointer?
  private let memory: UnsafeMutablePointer<TrapMemory>

  /// Guards a fold in this thread until it is released.
  init(_ leftOut: LeftOutEvents) {
    self.leftOut = leftOut
    memory = .allocate(capacity: 1)
    memory.initialize(to: TrapMemory(path: leftOut.path, version: ProgressFold.version))
    before = pthread_getspecific(trapKey)
    pthread_setspecific(trapKey, memory)
    TrapHandler.install()
  }

  deinit {
    pthread_setspecific(trapKey, before)
    memory.pointee.deallocate()
    memory.deallocate()
  }

  /// The event of a row; nil if this version cannot read it, or if it is left out.
  func event(from row: borrowing Row) -> Event? {
    // Before its body is decoded, which could trap too.
    guard let id = EventID(row.text(0)), admits(id) else { return nil }
    return EventRow.event(from: row)
  }

  /// Whether an event may be folded, which is then guarded.
  func admits(_ id: EventID) -> Bool {
    guard !leftOut.ids.contains(id) else { return false }
    memory.pointee.event = id
    return true
  }
}

/// The memory of the thread that folds: plain, and filled in advance.
private let trapKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()

/// The handlers before ours, by their signals.
nonisolated(unsafe) private let actionsBefore = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 65)
nonisolated(unsafe) private var hasTrapped = false

/// The line that a handler writes, and the path of the file. A handler may not allocate memory.
private struct TrapMemory {
  private let path: UnsafeMutablePointer<CChar>
  private let line: UnsafeMutablePointer<UInt8>
  private let start: Int
  /// The event that was read last; nil if none was.
  var event: EventID?

  init(path: String, version: Int) {
    self.path = strdup(path)
    let beginning = Array("\n\(version) ".utf8)
    start = beginning.count
    line = .allocate(capacity: start + 37)
    line.update(from: beginning, count: start)
  }

  func deallocate() {
    free(path)
    line.deallocate()
  }

  /// Appends the event to the file.
  func write() {
    guard let event else { return }
    var place = start
    for digit in 0..<32 {
      if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
        line[place] = UInt8(ascii: "-")
        place += 1
      }
      let half = digit < 16 ? event.high : event.low
      let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - digit % 16 * 4)) & 15
      line[place] = value < 10 ? value + 48 : value + 87
      place += 1
    }
    line[place] = UInt8(ascii: "\n")
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    _ = Glibc.write(descriptor, line, place + 1)
    close(descriptor)
  }
}

private enum TrapHandler {
  /// The signals of Swift's traps.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT]

  /// Handles traps from now on. The full screen may have removed the handler with its own.
  static func install() {
    // Another thread has trapped, and the handler before this one ends the process.
    guard !hasTrapped else { return }
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = handle
      action.sa_flags = SA_SIGINFO
      var before = sigaction()
      sigaction(number, &action, &before)
      if !isOwn(before) { actionsBefore[Int(number)] = before }
    }
  }

  private static let handle:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      number, info, _ in
      if hasTrapped {
        // The handlers before it can have led here again.
        signal(number, SIG_DFL)
      } else {
        hasTrapped = true
        if isTrap(info) {
          pthread_getspecific(trapKey)?.assumingMemoryBound(to: TrapMemory.self).pointee.write()
        }
        sigaction(number, actionsBefore + Int(number), nil)
      }
      // The previous handler continues, after this one: Swift's backtrace, or the end. A trap would come again by itself, but not
      // the signal of another process.
      raise(number)
    }

  /// Whether the kernel sent a signal, or this process itself, but no other one.
  private static func isTrap(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    guard let info = info?.pointee else { return false }
    return info.si_code > 0 || info._sifields._kill.si_pid == getpid()
  }

  private static func isOwn(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: Int.self)
      == unsafeBitCast(handle, to: Int.self)
  }
}
