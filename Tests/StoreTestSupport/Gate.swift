import Dispatch
import Synchronization

/// Blocks a thread until it is opened.
package final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isOpen = Mutex(false)

  /// A closed gate.
  package init() {}

  /// Waits until the gate is open.
  package func wait() { semaphore.wait() }

  /// Opens the gate.
  package func open() {
    let isFirst = isOpen.withLock { isOpen in
      defer { isOpen = true }
      return !isOpen
    }
    if isFirst { semaphore.signal() }
  }
}
