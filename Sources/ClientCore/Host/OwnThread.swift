import Glibc

/// A thread for work that blocks, such as waiting for a program or for the player. Swift's thread pool has one
/// thread for each processor, and a blocked one would delay other tasks.
package enum OwnThread {
  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// As much as the main thread usually has, whatever `ulimit -s` says.
  private static let stackSize = 8 << 20

  /// Runs the work on a new thread, which ends with it.
  ///
  /// - Parameter name: shown by tools such as `top`; at most 15 bytes.
  /// - Returns: false if the system has no thread left; then the work is not run.
  package static func start(_ name: String, _ work: @escaping @Sendable () -> Void) -> Bool {
    // No initializer, since it belongs to whichever module of C includes its header first.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
        return false
      }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
      let held = Unmanaged.passRetained(
        Work {
          setName(name)
          work()
        })
      var thread = pthread_t()
      let fault = pthread_create(
        &thread, attributes,
        { raw in
          if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run() }
          return nil
        }, held.toOpaque())
      if fault != 0 { held.release() }
      return fault == 0
    }
  }

  /// Names the calling thread. Swift does not import `pthread_setname_np`, a function of GNU.
  private static func setName(_ name: String) {
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    write(file, name, name.utf8.count)
  }
}
