import Foundation
import ScoreStore

/// The file into which a backup is written, locked so that two backups never write the same file.
/// It replaces the remains of a killed backup, but no other file.
struct BackupClaim {
  private let path: String
  private let descriptor: Int32

  /// Creates or takes over a file, empty and readable only for its owner.
  ///
  /// - Throws: `StoreFileError`: `exists` if another backup is writing the file, or it is something else.
  init(_ path: String) throws(StoreFileError) {
    self.path = path
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        // With O_NOFOLLOW, this is a symbolic link.
        throw StoreFileError(path: path, system: errno == ELOOP ? EEXIST : errno)
      }
      do throws(StoreFileError) {
        if try BackupClaim.claim(descriptor, path) {
          self.descriptor = descriptor
          return
        }
      } catch {
        close(descriptor)
        throw error
      }
      // The backup that had the file has finished meanwhile and removed it.
      close(descriptor)
    }
  }

  /// Removes the file, unless it has only another name by now: then the path may name the file of the next backup.
  func release() {
    if BackupClaim.names(path, descriptor) { unlink(path) }
    close(descriptor)
  }

  private static func names(_ path: String, _ descriptor: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }

  /// Locks and empties a file.
  ///
  /// - Returns: false if the path names another file by now.
  private static func claim(_ descriptor: Int32, _ path: String) throws(StoreFileError) -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG else {
      throw StoreFileError(path: path, fault: .exists)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw StoreFileError(path: path, system: errno == EWOULDBLOCK ? EEXIST : errno)
    }
    guard names(path, descriptor) else { return false }
    guard isBackup(descriptor) else { throw StoreFileError(path: path, fault: .exists) }
    // SQLite would apply the log of the killed backup to the new one.
    for suffix in ["-journal", "-wal", "-shm"] { unlink(path + suffix) }
    guard ftruncate(descriptor, 0) == 0 else { throw StoreFileError(path: path, system: errno) }
    // A file system without modes, such as FAT, refuses this for a file of our own, too.
    guard fchmod(descriptor, 0o600) == 0 || opened.st_uid == geteuid() else {
      throw StoreFileError(path: path, system: errno)
    }
    return true
  }

  /// Whether a file is empty or the beginning of a backup: a server's database, or one whose first page was
  /// not written yet.
  private static func isBackup(_ descriptor: Int32) -> Bool {
    var head = [UInt8](repeating: 0, count: 100)
    let count = pread(descriptor, &head, head.count, 0)
    guard count > 0 else { return count == 0 }
    return head.allSatisfy { $0 == 0 }
      || StoreFile.application(of: Data(head)) == Schema.applicationID
  }
}
