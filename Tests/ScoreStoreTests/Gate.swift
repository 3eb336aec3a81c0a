import Dispatch
import Synchronization

/// Holds a thread until it is opened.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOpen = Mutex(false)

  func wait() { semaphore.wait() }

  func open() {
    let isFirst = isOpen.withLock { isOpen in
      defer { isOpen = true }
      return !isOpen
    }
    if isFirst { semaphore.signal() }
  }
}
