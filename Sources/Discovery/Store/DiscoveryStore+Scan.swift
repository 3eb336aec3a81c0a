import FoundationEssentials
import Glibc

extension DiscoveryStore {
  /// The stored answers whose addresses fit, the latest used first.
  ///
  /// - Complexity: O(number of stored answers); only matching ones are read.
  func answers(
    where isWanted: (_ address: String) -> Bool
  ) -> [(key: String, answer: ServiceClient.Answer)] {
    let paths = DiscoveryStore.files(in: answers).compactMap { name -> (String, Int)? in
      let path = "\(answers)/\(name)"
      var facts = stat()
      guard stat(path, &facts) == 0, let key = DiscoveryStore.key(of: path), isWanted(key) else {
        return nil
      }
      return (path, facts.st_mtim.tv_sec)
    }
    return paths.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.compactMap { path, _ in
      guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)),
        let stored = StoredResponse(file), let source = try? ServiceAddress(stored.source)
      else { return nil }
      return (stored.key, ServiceClient.Answer(address: source, body: stored.body))
    }
  }

  /// The address in the second line of a file.
  private static func key(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: ServiceAddress.longest + 128)
    let count = read(file, &start, start.count)
    let lines = start.prefix(max(0, count)).split(
      separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
    return lines.count == 3 ? String(decoding: lines[1], as: UTF8.self) : nil
  }
}
