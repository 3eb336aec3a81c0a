import CoreMetrics
import Testing

@testable import Prometheus

@Suite("Metrics as text for Prometheus")
struct PrometheusRegistryTests {
  /// The lines about metrics that are not of the process.
  private func lines(_ registry: PrometheusRegistry) -> [Substring] {
    registry.text().split(separator: "\n").filter { !$0.contains("process_") }
  }

  @Test("counters and gauges have their last value, sorted by name and labels")
  func values() {
    let registry = PrometheusRegistry()
    for code in ["b", "a"] {
      let counter = Counter(label: "x_total", dimensions: [("code", code)], factory: registry)
      counter.increment(by: 2)
    }
    Counter(label: "x_total", dimensions: [("code", "a")], factory: registry).increment()
    let gauge = Gauge(label: "depth", factory: registry)
    gauge.record(7)
    gauge.record(3)
    #expect(
      lines(registry) == [
        "# TYPE depth gauge", "depth 3.0", "# TYPE x_total counter", #"x_total{code="a"} 3.0"#,
        #"x_total{code="b"} 2.0"#,
      ])
  }

  @Test("a timer is a histogram in seconds, whose buckets add up")
  func histogram() {
    let registry = PrometheusRegistry()
    let timer = Timer(label: "t_seconds", dimensions: [("route", "/")], factory: registry)
    for nanoseconds: Int64 in [500_000, 1_000_000, 30_000_000, 60_000_000_000] {
      timer.recordNanoseconds(nanoseconds)
    }
    let found = lines(registry)
    #expect(found.first == "# TYPE t_seconds histogram")
    #expect(found.contains(#"t_seconds_bucket{route="/",le="0.001"} 2"#))
    #expect(found.contains(#"t_seconds_bucket{route="/",le="0.025"} 2"#))
    #expect(found.contains(#"t_seconds_bucket{route="/",le="0.05"} 3"#))
    #expect(found.contains(#"t_seconds_bucket{route="/",le="10.0"} 3"#))
    #expect(found.contains(#"t_seconds_bucket{route="/",le="+Inf"} 4"#))
    #expect(found.contains(#"t_seconds_count{route="/"} 4"#))
    #expect(found.contains { $0.hasPrefix(#"t_seconds_sum{route="/"} 60.03"#) })
  }

  @Test("labels are escaped, and a name keeps its first kind")
  func odd() {
    let registry = PrometheusRegistry()
    Counter(label: "c", dimensions: [("l", "a\"\\\nb")], factory: registry).increment()
    Gauge(label: "c", factory: registry).record(4)
    #expect(lines(registry) == ["# TYPE c counter", "c 4.0", #"c{l="a\"\\\nb"} 1.0"#])
  }

  @Test("many threads lose no increment")
  func threads() async {
    let registry = PrometheusRegistry()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 { Counter(label: "n", factory: registry).increment() }
        }
      }
    }
    #expect(lines(registry) == ["# TYPE n counter", "n 8000.0"])
  }
}
