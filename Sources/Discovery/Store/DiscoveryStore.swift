import FoundationEssentials
import Glibc
import Kit
import Synchronization

/// Answers and covers in a folder, each in a file of its own.
///
/// It is a cache: a file that cannot be written or is damaged is only missing. Beyond its size, the files that were not
/// used for the longest time are deleted. Files have the names of tags beside them, so that a tag can be removed with
/// everything that no other tag needs.
package final class DiscoveryStore: Sendable {
  private struct State {
    /// The bytes of all answers; nil until they are counted.
    var bytes: Int?
    /// The file names of the tags that were used.
    var members: [String: Set<String>] = [:]
  }

  let answers: String
  let tags: String
  private let limit: Int
  private let state = Mutex(State())

  /// A store in a folder, which is created when it is needed.
  ///
  /// - Parameter limit: the largest size of all answers, in bytes.
  package init(folder: String, limit: Int = 64 << 20) {
    answers = "\(folder)/answers"
    tags = "\(folder)/tags"
    self.limit = limit
  }

  /// Returns a stored answer, which counts as used by the tag now; nil if there is none.
  func answer(for address: ServiceAddress, tag: String?) -> ServiceClient.Answer? {
    let name = FileName.hash(of: address.text)
    let path = "\(answers)/\(name)"
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    guard let stored = StoredResponse(file), let source = try? ServiceAddress(stored.source) else {
      discard(path, bytes: file.count)
      return nil
    }
    // Two addresses may have the same hash.
    guard stored.key == address.text else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    if let tag { connect(name, to: tag) }
    return ServiceClient.Answer(address: source, body: stored.body)
  }

  /// Stores an answer for the address that was asked; returns whether it is stored.
  @discardableResult
  func keep(_ answer: ServiceClient.Answer, for address: ServiceAddress, tag: String?) -> Bool {
    let file = StoredResponse(key: address.text, source: answer.address.text, body: answer.body)
      .file
    guard file.count <= limit / 2 else { return false }
    let name = FileName.hash(of: address.text)
    let old = DiscoveryStore.size(of: "\(answers)/\(name)")
    guard DiscoveryStore.write(file, folder: answers, name: name) else { return false }
    if let tag { connect(name, to: tag) }
    state.withLock { state in
      state.bytes =
        state.bytes.map { $0 + file.count - old } ?? allFiles().map(\.bytes).reduce(0, +)
      if state.bytes ?? 0 > limit { state.bytes = evict() }
    }
    return true
  }

  /// Stores a short text for an address.
  package func note(_ text: String, at address: ServiceAddress, tag: String?) {
    keep(.init(address: address, body: Data(text.utf8)), for: address, tag: tag)
  }

  /// The text that was stored for an address; nil if there is none.
  package func note(at address: ServiceAddress, tag: String?) -> String? {
    answer(for: address, tag: tag).map { String(decoding: $0.body, as: UTF8.self) }
  }

  /// Deletes the answer for an address.
  func forget(_ address: ServiceAddress) {
    let path = "\(answers)/\(FileName.hash(of: address.text))"
    discard(path, bytes: DiscoveryStore.size(of: path))
  }

  /// Removes a tag, and every answer that only this tag has used.
  package func remove(tag: String) {
    state.withLock { state in
      let name = FileName.hash(of: tag)
      let others = DiscoveryStore.files(in: tags).filter { $0 != name }
        .reduce(into: Set<String>()) { $0.formUnion(names(inTag: $1)) }
      for file in names(inTag: name).subtracting(others) { unlink("\(answers)/\(file)") }
      unlink("\(tags)/\(name)")
      state.members[name] = nil
      state.bytes = nil
    }
  }

  /// Removes all answers, covers and tags.
  package func removeAll() {
    state.withLock { state in
      for folder in [answers, tags] {
        for file in DiscoveryStore.files(in: folder) { unlink("\(folder)/\(file)") }
      }
      state = State()
    }
  }

  /// The size of all stored answers, in bytes.
  package var bytes: Int { allFiles().map(\.bytes).reduce(0, +) }

  // MARK: - Files

  private struct File {
    let name: String
    let bytes: Int
    let used: timespec
  }

  private func allFiles() -> [File] {
    DiscoveryStore.files(in: answers).compactMap { name in
      var status = stat()
      guard stat("\(answers)/\(name)", &status) == 0 else { return nil }
      return File(name: name, bytes: Int(status.st_size), used: status.st_mtim)
    }
  }

  /// Deletes the oldest answers until a tenth of the space is free; returns the size of the others.
  private func evict() -> Int {
    let files = allFiles().sorted {
      ($0.used.tv_sec, $0.used.tv_nsec, $0.name) < ($1.used.tv_sec, $1.used.tv_nsec, $1.name)
    }
    var bytes = files.map(\.bytes).reduce(0, +)
    for file in files {
      guard bytes > limit - limit / 10 else { break }
      unlink("\(answers)/\(file.name)")
      bytes -= file.bytes
    }
    return bytes
  }

  private func discard(_ path: String, bytes: Int) {
    state.withLock { state in
      unlink(path)
      state.bytes = state.bytes.map { max(0, $0 - bytes) }
    }
  }

  /// Adds a file to the files of a tag.
  private func connect(_ file: String, to tag: String) {
    let name = FileName.hash(of: tag)
    state.withLock { state in
      if state.members[name] == nil { state.members[name] = names(inTag: name) }
      guard state.members[name]?.insert(file).inserted == true else { return }
      append(file, to: tag)
    }
  }

  /// The files of a tag; malformed names are left out.
  private func names(inTag name: String) -> Set<String> {
    guard let list = try? Data(contentsOf: URL(fileURLWithPath: "\(tags)/\(name)")) else {
      return []
    }
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil }.map(String.init))
  }

  private static func write(_ file: Data, folder: String, name: String) -> Bool {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    do {
      do { try file.write(to: url, options: .atomic) } catch {
        try PrivateFile.makeFolder(folder)
        try file.write(to: url, options: .atomic)
      }
      return true
    } catch { return false }
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  static func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
