import Foundation

/// Measures a library of many novels: adding them, and searches in all of them.
struct LibraryBench {
  let novel: Novel
  let books: Int
  private let runs = 11

  func run() throws -> [Figure] {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    let (shelf, home) = (folder.path("shelf"), folder.path("home"))
    try FileManager.default.createDirectory(atPath: shelf, withIntermediateDirectories: true)
    for number in 0..<books {
      try folder.write(novel.epub(seed: UInt64(number)), to: "shelf/\(number).epub")
    }
    let adding = try client(["book", "add", shelf, "--json", "--home", home])
    let figures = [
      Figure(
        name: "\(books) novels added to the library, CPU", value: adding / 1000,
        yardstick: 0.3 * Double(books), unit: "s", yardstickName: "wanted", bound: .atMost,
        limit: 1)
    ]
    return try figures + searches(home)
  }

  private func client(_ arguments: [String]) throws -> Double {
    try ChildProcess.client.cpuMillis(arguments)
  }

  private func searches(_ home: String) throws -> [Figure] {
    let queries = [
      "holmes", "the", "umbrella", "hunting crop", "of the dog", "to be or not to be", "of the and",
      "which that", "gentlem", "nowhereatall", "it was the best of times",
    ]
    // The first command folds the events.
    let start = ["word", "--plain", "--home", home]
    _ = try client(start)
    func search(_ query: String, _ kinds: String) -> [String] {
      ["search", query, "--kind", kinds, "--json", "--home", home]
    }
    let commands = [start] + queries.map { search($0, "book") }
    for command in commands { _ = try client(command) }
    var times = commands.map { _ in [Double]() }
    for _ in 0..<runs {
      for (place, command) in commands.enumerated() { times[place].append(try client(command)) }
    }
    let medians = times.map(median)
    return zip(queries, medians.dropFirst()).map { query, time in
      Figure(
        name: "search \(query) in \(books) novels, CPU besides that of a start",
        value: time - medians[0], yardstick: 60, unit: "ms", yardstickName: "wanted",
        bound: .atMost, limit: 1)
    }
  }
}
