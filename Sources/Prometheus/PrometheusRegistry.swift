package import CoreMetrics
import Foundation
import Synchronization

/// Collects the metrics of a process, and writes them as text for Prometheus (exposition format 0.0.4).
///
/// Counters are `counter`, gauges and meters `gauge`. Timers are a `histogram` in seconds, other recorders a `histogram` of their
/// values. A series stays until the process ends.
package final class PrometheusRegistry: MetricsFactory {
  /// The upper bounds of the buckets of timers, in seconds.
  private static let seconds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]
  /// The upper bounds of the buckets of other recorders.
  private static let powers = (0...12).map { Double(1 << $0) }

  private struct Family {
    let kind: Series.Kind
    /// The series by their labels.
    var series: [String: Series] = [:]
  }

  private let families = Mutex<[String: Family]>([:])

  package init() {}

  package func makeCounter(
    label: String, dimensions: [(String, String)]
  ) -> any CounterHandler { series(label, dimensions, .counter) }

  package func makeMeter(
    label: String, dimensions: [(String, String)]
  ) -> any MeterHandler { series(label, dimensions, .gauge) }

  package func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    series(label, dimensions, aggregate ? .histogram(PrometheusRegistry.powers) : .gauge)
  }

  package func makeTimer(
    label: String, dimensions: [(String, String)]
  ) -> any TimerHandler { series(label, dimensions, .histogram(PrometheusRegistry.seconds)) }

  package func destroyCounter(_ handler: any CounterHandler) {}
  package func destroyMeter(_ handler: any MeterHandler) {}
  package func destroyRecorder(_ handler: any RecorderHandler) {}
  package func destroyTimer(_ handler: any TimerHandler) {}

  private func series(
    _ name: String, _ labels: [(String, String)], _ kind: Series.Kind
  ) -> Series {
    let text = labels.map { #"\#($0)="\#(PrometheusRegistry.escaped($1))""# }
      .joined(separator: ",")
    return families.withLock { families in
      if let known = families[name]?.series[text] { return known }
      // The first kind of a name counts, so that the text stays valid.
      let new = Series(families[name]?.kind ?? kind)
      families[name, default: Family(kind: kind)].series[text] = new
      return new
    }
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  // MARK: - Text

  /// All metrics, with the processor time and the memory of the process.
  package func text() -> String {
    var lines: [String] = []
    for (name, family) in families.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      lines.append("# TYPE \(name) \(family.kind.name)")
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        lines += series.lines(name, labels)
      }
    }
    if let (seconds, bytes) = PrometheusRegistry.process() {
      lines += ["# TYPE process_cpu_seconds_total counter", "process_cpu_seconds_total \(seconds)"]
      lines += ["# TYPE process_resident_memory_bytes gauge"]
      lines += ["process_resident_memory_bytes \(bytes)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func process() -> (seconds: Double, bytes: Int)? {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0,
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime) + seconds(usage.ru_stime), pages * Int(getpagesize()))
  }
}
