import FoundationEssentials
import Glibc
import Kit
package import Messages
package import Terminal

/// The file in which a player says which keys to press instead of others: lines such as `ctrl-n = down`.
package struct KeyFile: Sendable {
  /// A line that says nothing that can be done.
  package struct Fault: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    package let problem: Problem
  }

  /// What is wrong with a line.
  package enum Problem: Hashable, Sendable {
    /// It is not `KEY = KEY`.
    case form
    /// There is no key of this name.
    case unknown(String)
    /// This key always means itself.
    case reserved(String)
    /// An earlier line says what this key means.
    case twice(String)
    /// No key would mean this one any more, which every screen needs.
    case unreachable(String)
  }

  /// The name of the file in the player's folder.
  package static let name = "keys.conf"
  /// The longest file that is read, in bytes.
  private static let longest = 65_536
  /// The keys that always mean themselves.
  private static let reserved: Set<Key> = [.control("c"), .control("z"), .control("l")]
  /// The keys that every screen needs.
  private static let needed: [(name: String, key: Key)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right),
  ]
  private static let named: [String: Key] = [
    "space": .character(" "), "backtab": .backTab, "backspace": .backspace, "delete": .delete,
    "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
  ].merging(needed.map { ($0.name, $0.key) }) { $1 }

  /// The keys that the file changes.
  package private(set) var map = KeyMap()
  /// The lines that are left out.
  package private(set) var faults: [Fault] = []

  /// Reads the file in the player's folder; nothing changes without one, or if it is no ordinary file.
  package init(home: String) {
    let path = "\(home)/\(KeyFile.name)"
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= KeyFile.longest, let data = FileManager.default.contents(atPath: path)
    else {
      self.init("")
      return
    }
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// Reads the lines of a file. Empty lines, and those that begin with `#`, say nothing.
  package init(_ text: String) {
    var lines: [(number: Int, key: Key, meant: Key)] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line).trimmingBlanks
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(LineError) {
        let (key, meant) = try KeyFile.keys(of: line)
        guard !lines.contains(where: { $0.key == key }) else { throw LineError(.twice(line)) }
        lines.append((place + 1, key, meant))
      } catch {
        faults.append(Fault(line: place + 1, problem: error.problem))
      }
    }
    for line in lines { map.press(line.key, for: line.meant) }
    // A line that takes a needed key away from its meaning is left out, the last one first.
    for (name, key) in KeyFile.needed where !map.reaches(key) {
      faults.append(
        Fault(line: lines.first { $0.key == key }?.number ?? 0, problem: .unreachable(name)))
      lines.removeAll { $0.key == key }
    }
    map = KeyMap()
    for line in lines { map.press(line.key, for: line.meant) }
  }

  private struct LineError: Error {
    let problem: Problem
    init(_ problem: Problem) { self.problem = problem }
  }

  private static func keys(of line: String) throws(LineError) -> (key: Key, meant: Key) {
    // The sign itself can be a key, too: `= = enter`.
    let names = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard names.count == 3, names[1] == "=" else { throw LineError(.form) }
    let (key, meant) = (try key(named: names[0]), try key(named: names[2]))
    for (name, each) in [(names[0], key), (names[2], meant)] where reserved.contains(each) {
      throw LineError(.reserved(name))
    }
    return (key, meant)
  }

  private static func key(named name: String) throws(LineError) -> Key {
    if name.count == 1, let character = name.first { return .character(character) }
    let small = name.lowercased()
    if let key = named[small] { return key }
    if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    for (prefix, make) in [("ctrl-", Key.control), ("alt-", Key.alt)] where small.hasPrefix(prefix)
    {
      let rest = name.dropFirst(prefix.count)
      if rest.count == 1, let letter = rest.first { return make(letter) }
    }
    throw LineError(.unknown(name))
  }
}

extension KeyFile.Fault {
  /// One line for the player.
  package func text(in messages: Messages) -> String {
    let problem =
      switch problem {
      case .form: messages("a line is KEY = KEY, such as `ctrl-n = down`")
      case .unknown(let name): messages("there is no key \(shortened(name))")
      case .reserved(let name): messages("\(shortened(name)) always means itself")
      case .twice(let line):
        messages("an earlier line says what this key means: \(shortened(line))")
      case .unreachable(let name): messages("no key would mean \(name) any more")
      }
    return messages("\(KeyFile.name), line \(line): \(problem); the line is left out")
  }
}
