import Glibc

/// Who can change a file or folder.
enum Ownership {
  /// It does not exist, or cannot be reached.
  case missing
  /// Only this user and root.
  case own
  /// It belongs to another user.
  case foreign
  /// Other users can change it.
  case exposed

  /// The ownership of a path's target. A link of another user makes it foreign.
  init(of path: String) {
    var (link, status) = (stat(), stat())
    guard lstat(path, &link) == 0, stat(path, &status) == 0 else {
      self = .missing
      return
    }
    let user = geteuid()
    var others = status.st_mode & 0o022
    if others & 0o020 != 0, Ownership.isPrivateGroup(status.st_gid, of: user) { others &= 0o002 }
    if others != 0, status.st_uid != user || Ownership.canBeRemoved(others, from: status, path) {
      self = .exposed
    } else {
      self = status.st_uid == user && link.st_uid == user ? .own : .foreign
    }
  }

  /// Whether rights can be removed. On some file systems, such as FAT, all files have the modes of
  /// the mount, and on a read-only one the rights have no effect.
  private static func canBeRemoved(_ rights: mode_t, from status: stat, _ path: String) -> Bool {
    var changed = stat()
    let mode = status.st_mode & 0o7777
    guard chmod(path, mode & ~rights) == 0, stat(path, &changed) == 0,
      changed.st_mode != status.st_mode
    else { return false }
    // Only the player knows whether another user has changed it.
    chmod(path, mode)
    return true
  }

  /// Whether a group has the name of a user and no other member, as on systems that give each user a group and set the
  /// umask to 002.
  private static func isPrivateGroup(_ group: gid_t, of user: uid_t) -> Bool {
    var (entry, account) = (Glibc.group(), passwd())
    var (foundGroup, foundUser): (UnsafeMutablePointer<Glibc.group>?, UnsafeMutablePointer<passwd>?)
    // The texts of the entries are in the buffers.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { texts in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { names in
        guard let groups = texts.baseAddress, let users = names.baseAddress,
          getgrgid_r(group, &entry, groups, texts.count, &foundGroup) == 0,
          getpwuid_r(user, &account, users, names.count, &foundUser) == 0,
          foundGroup != nil, foundUser != nil, account.pw_gid == group,
          let name = entry.gr_name, let own = account.pw_name, strcmp(name, own) == 0
        else { return false }
        var member = entry.gr_mem
        while let next = member?.pointee, strcmp(next, own) == 0 { member = member?.successor() }
        return member?.pointee == nil
      }
    }
  }
}
