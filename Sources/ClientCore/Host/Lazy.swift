import Synchronization

/// A value that is made on first use.
package final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: makes the value.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value. The first call makes it; calls on other threads wait meanwhile.
  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
