import Dispatch
import Foundation
import UnixSignals

/// Ends the process if it has not ended some time after a signal to do so, even if everything else hangs.
struct StopLimit {
  /// Longer than the open requests may take.
  private static let time: TimeInterval = 15

  private let sources: [any DispatchSourceSignal]

  /// Waits for signals, beside their other handlers.
  ///
  /// - Parameter onSignal: called at each of them.
  init(for signals: [UnixSignal], onSignal: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "stop limit")
    sources = signals.map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: queue)
      source.setEventHandler {
        onSignal()
        Thread {
          Thread.sleep(forTimeInterval: StopLimit.time)
          // If standard error is a pipe without a reader, the message must not keep the process
          // alive.
          Thread {
            StandardStreams.warn("the server did not stop in \(Int(StopLimit.time)) s; it is ended")
          }.start()
          Thread.sleep(forTimeInterval: 0.1)
          _exit(70)
        }.start()
      }
      source.resume()
      return source
    }
  }
}
