import Foundation
import GameEngine
import Lexicon

/// Measures the processor time of `wordhoard define` as a whole process, compared with a hello world with
/// Foundation and with similar programs.
struct DefineBench {
  let folder: TemporaryFolder

  private let runs = 41
  /// A word that WordNet contains, and Wordhoard's own words do not.
  private let other = "perspicacious"
  private let german = "freedict-deu-eng"

  private var home: String { folder.path("home") }

  /// A copy of the client, as `make install` creates one. The pages of a newly linked file are
  /// mapped one by one; those of a copy are mapped in groups, as for the other programs.
  private var client: ChildProcess { ChildProcess(path: folder.path("wordhoard")) }

  func run() throws -> [Figure] {
    _ = try Spawn.output(["install", ChildProcess.client.path, client.path])
    let hello = try HelloProgram.built(in: folder.url)
    let pack = try Checkout.pack()
    guard let word = pack.words.first(where: { $0.term.allSatisfy(\.isLetter) })?.term
    else { throw BenchError(message: "there are no words") }
    let installed = ShelfBench.finder(nil).found()
    func isHere(_ id: String, package: String) -> Bool {
      if installed.contains(where: { $0.id == id }) { return true }
      DictionaryBench.noteMissing(id, package: package)
      return false
    }
    let ours = try beside(hello, [word])
    var figures = [ours]
    if isHere("wordnet", package: "wordnet-base") {
      figures.append(try beside(hello, [other]))
      figures += try besideWordNet()
    }
    if isHere(german, package: "dict-\(german)") {
      figures.append(try beside(hello, ["--dictionary", german, "Haus"]))
      figures += try beside(ours, installed)
    }
    return figures
  }

  // MARK: - The other programs

  private func beside(_ hello: ChildProcess, _ arguments: [String]) throws -> Figure {
    try figure(
      arguments, name: "hello with Foundation", bound: .atMost, limit: 2.5
    ) { try hello.cpuMillis([]) }
  }

  private func besideWordNet() throws -> [Figure] {
    guard let wn = ChildProcess.installed("wn") else {
      DictionaryBench.noteMissing("wn", package: "wordnet")
      return []
    }
    return [
      try figure(["--dictionary", "wordnet", "serendipity"], name: "wn serendipity -over") {
        try wn.cpuMillis(["serendipity", "-over"], isAnyStatusFine: true)
      }
    ]
  }

  /// Compares with `dict` and `sdcv`, and compares a look-up in Wordhoard's own words with the
  /// slower of them.
  private func beside(
    _ ours: Figure, _ installed: [InstalledDictionary]
  ) throws -> [Figure] {
    let figures = try besideDictd(installed) + besideStarDict()
    guard figures.count == 2 else { return figures }
    return figures + [
      Figure(
        name: ours.name, value: ours.value, yardstick: figures.map(\.yardstick).max() ?? 0,
        unit: "ms",
        yardstickName: "the slower of dict and sdcv", bound: .atMost, limit: 2.5)
    ]
  }

  /// The time of the server, which keeps its lists in memory, is not counted for `dict`.
  private func besideDictd(_ installed: [InstalledDictionary]) throws -> [Figure] {
    guard let dict = ChildProcess.installed("dict"), let dictd = ChildProcess.installed("dictd")
    else {
      DictionaryBench.noteMissing("dict or dictd", package: "dict, dictd")
      return []
    }
    guard let candidate = installed.first(where: { $0.id == german }) else { return [] }
    let server = try DictServer(dictd, dictionary: candidate, folder: folder)
    defer { server.stop() }
    return [
      try figure(
        ["--dictionary", german, "Haus"], name: "dict, its server's time left out"
      ) { try dict.cpuMillis(server.arguments("Haus")) }
    ]
  }

  /// Both programs read the same dictionary, in StarDict's format.
  private func besideStarDict() throws -> [Figure] {
    guard let sdcv = ChildProcess.installed("sdcv") else {
      DictionaryBench.noteMissing("sdcv", package: "sdcv")
      return []
    }
    let entries = (0..<20_000).map { number in
      let word = StarDictFiles.word(number)
      return DictionaryEntry(headword: word, text: "\(word) <n>\nwhat stands at place \(number)")
    }
    let name = "home/dictionaries/bench"
    try FileManager.default.createDirectory(
      atPath: folder.path("home/dictionaries"), withIntermediateDirectories: true)
    let files = StarDictFiles(
      entries.sorted { $0.headword < $1.headword }, types: "m", title: "bench")
    try folder.write(files.info, to: "\(name).ifo")
    try folder.write(files.index, to: "\(name).idx")
    try folder.write(files.text, to: "\(name).dict")
    let word = StarDictFiles.word(12_345)
    let arguments = ["-n", "-e", "-x", "--data-dir", folder.path("home/dictionaries"), word]
    let environment = ["HOME": folder.url.path, "XDG_CACHE_HOME": folder.path("cache")]
    return [
      try figure(["--dictionary", "bench", word], name: "sdcv, from 20,000 words") {
        try sdcv.cpuMillis(arguments, environment: environment)
      }
    ]
  }

  // MARK: - Measuring

  /// Runs both programs in turns. The first run, in which both sort headwords, is not counted.
  private func figure(
    _ arguments: [String], name: String, bound: Figure.Bound = .none, limit: Double = 1,
    theirs other: () throws -> Double
  ) throws -> Figure {
    // Search these folders, whatever the environment says.
    let folders = (["\(home)/dictionaries"] + DictionaryFinder.systemFolders)
      .joined(separator: ":")
    let environment = [
      "WORDHOARD_HOME": home, "WORDHOARD_DICTIONARIES": folders,
      "WORDHOARD_CONTENT": try Checkout.contentFolder(),
    ]
    func own() throws -> Double {
      try client.cpuMillis(["define"] + arguments, environment: environment)
    }
    _ = try (own(), other())
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<runs {
      theirs.append(try other())
      ours.append(try own())
    }
    return Figure(
      name: "wordhoard define \(arguments.joined(separator: " ")), CPU, median of \(runs)",
      value: median(ours), yardstick: median(theirs), unit: "ms", yardstickName: name,
      bound: bound, limit: limit)
  }
}
