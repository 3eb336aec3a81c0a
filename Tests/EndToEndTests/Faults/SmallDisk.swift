import Foundation

/// A file system of a few MiB in memory, for tests of a full disk.
final class SmallDisk {
  let path: String

  /// Mounts it.
  ///
  /// - Returns: nil if this process lacks the permission.
  init?(_ path: String, megabytes: Int) {
    self.path = path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let words = ["-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", path]
    guard SmallDisk.run("mount", words) else { return nil }
  }

  deinit { _ = SmallDisk.run("umount", ["-l", path]) }

  /// Whether this process may mount one.
  static let isPermitted: Bool = {
    guard let home = try? Home() else { return false }
    return SmallDisk(home.file("disk"), megabytes: 1) != nil
  }()

  /// Fills it completely.
  ///
  /// - Returns: the file that fills it.
  func fill() throws -> String {
    let filler = "\(path)/filler"
    let descriptor = open(filler, O_CREAT | O_WRONLY, 0o600)
    defer { close(descriptor) }
    let zeros = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, zeros, zeros.count) > 0 {}
    guard errno == ENOSPC else { throw Child.Failure(description: "the disk does not get full") }
    return filler
  }

  private static func run(_ program: String, _ arguments: [String]) -> Bool {
    let child = try? Child(program, arguments, environment: Binary.environment)
    child?.endInput()
    return (try? child?.finish().status) == 0
  }
}
