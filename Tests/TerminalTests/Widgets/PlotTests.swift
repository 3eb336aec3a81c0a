import Terminal
import Testing

@Suite("Plots of characters")
struct PlotTests {
  private let signs = Plot()
  private let plain = Plot(isUnicode: false)

  struct Bar: Sendable {
    let value: Int
    let longest: Int
    let width: Int
    let signs: String
    let plain: String
  }

  @Test(
    "a bar is as long as its share of the longest",
    arguments: [
      Bar(value: 10, longest: 10, width: 4, signs: "████", plain: "####"),
      Bar(value: 5, longest: 10, width: 4, signs: "██", plain: "##"),
      Bar(value: 3, longest: 8, width: 1, signs: "▍", plain: "#"),
      Bar(value: 7, longest: 16, width: 2, signs: "▉", plain: "#"),
      // Small values are visible, too.
      Bar(value: 1, longest: 1000, width: 4, signs: "▏", plain: "#"),
      Bar(value: 0, longest: 10, width: 4, signs: "", plain: ""),
      Bar(value: -3, longest: 10, width: 4, signs: "", plain: ""),
      Bar(value: 3, longest: 0, width: 4, signs: "", plain: ""),
      Bar(value: 3, longest: 3, width: 0, signs: "", plain: ""),
      Bar(value: 20, longest: 10, width: 3, signs: "███", plain: "###"),
      Bar(value: .max, longest: .max, width: 3, signs: "███", plain: "###"),
    ])
  func bars(_ bar: Bar) {
    #expect(signs.bar(bar.value, of: bar.longest, width: bar.width) == bar.signs)
    #expect(plain.bar(bar.value, of: bar.longest, width: bar.width) == bar.plain)
  }

  @Test("a histogram stands on one line, and shows every count above 0")
  func histogram() {
    let counts = [0, 1, 50, 100, .max / 2, .max]
    #expect(signs.histogram([0, 1, 50, 100], height: 1).map { String($0) } == [" ▁▄█"])
    #expect(signs.histogram([0, 1, 50, 100], height: 2).map { String($0) } == ["   █", " ▁██"])
    #expect(plain.histogram([0, 1, 50, 100], height: 2).map { String($0) } == ["   #", " _##"])
    #expect(signs.histogram(counts, height: 1).map { String($0) } == [" ▁▁▁▄█"])
    #expect(signs.histogram([0, 0], height: 1).map { String($0) } == ["  "])
    #expect(signs.histogram([], height: 2).map { String($0) } == ["", ""])
  }

  @Test(
    "a gauge shows the full and the empty part, and nothing else",
    arguments: [
      (0.0, "░░░░", "...."), (0.5, "██░░", "##.."), (1.0, "████", "####"), (7.0, "████", "####"),
      (-1.0, "░░░░", "...."), (Double.nan, "░░░░", "...."), (Double.infinity, "░░░░", "...."),
    ])
  func gauges(fraction: Double, inSigns: String, inPlain: String) {
    #expect(signs.gauge(fraction, width: 4) == inSigns)
    #expect(plain.gauge(fraction, width: 4) == inPlain)
    #expect(signs.gauge(fraction, width: -1).isEmpty)
  }

  @Test("columns have the heights of their values, with gaps for missing ones")
  func columns() {
    #expect(signs.columns([0, 1, 2, 3, 4, 5, 6, 7]) == "▁▂▃▄▅▆▇█")
    #expect(plain.columns([0, 1, 2, 3, 4, 5, 6, 7]) == "_.-=+*%#")
    #expect(signs.columns([-1, nil, 1]) == "▁ █")
    #expect(signs.columns([.nan, 3, 3]) == " ▁▁")
    #expect(signs.columns([]).isEmpty)
  }

  @Test("shades grow with their strength, and end at the strongest")
  func shades() {
    #expect(String((-1...5).map(signs.shade)) == "··░▒▓██")
    #expect(String((-1...5).map(plain.shade)) == "..-+*##")
  }

  // MARK: - Heat maps

  private func map(_ strengths: [Int], _ columns: [String], width: Int) -> [String] {
    signs.heatMap(strengths, rows: ["a", "b"], columns: columns, width: width)
  }

  @Test("a heat map fills its columns from the top, under their names")
  func heatMap() {
    #expect(
      map([0, 1, 2, 3, 4, 0, 1], ["Jan", "Jan", "Feb", "Feb"], width: 20) == [
        "   Jan Feb", "a  · ▒ █ ░", "b  ░ ▓ ·",
      ])
  }

  @Test("if there is not enough space, the newest columns are shown, with the name of the first")
  func heatMapNarrow() {
    let columns = ["Jan", "Jan", "Jan", "Feb", "Feb"]
    #expect(
      map([0, 0, 1, 1, 2, 2, 3, 3, 4, 4], columns, width: 10) == [
        "   Jan Feb", "a  ░ ▒ ▓ █", "b  ░ ▒ ▓ █",
      ])
    #expect(
      map([0, 0, 1, 1, 2, 2, 3, 3, 4, 4], columns, width: 8) == [
        "     Feb", "a  ▒ ▓ █", "b  ▒ ▓ █",
      ])
    for width in 0...30 {
      for line in map([0, 0, 1, 1, 2, 2, 3, 3, 4, 4], columns, width: width) {
        #expect(line.count <= max(width, 4))
        #expect(line.last != " ")
      }
    }
  }

  @Test("a heat map without values has the names of its rows, and one without rows is empty")
  func heatMapEmpty() {
    #expect(map([], [], width: 20) == ["", "a", "b"])
    #expect(signs.heatMap([1], rows: [], columns: ["x"], width: 20).isEmpty)
  }

  // MARK: - Lines

}
