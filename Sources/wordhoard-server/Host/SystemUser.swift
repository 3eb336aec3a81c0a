import Foundation

/// The operator who runs a command.
enum SystemUser {
  /// The name of the user who called `sudo`, because operators run commands as the server's user;
  /// without `sudo`, the name of the process's user.
  static var name: String {
    if let name = ProcessInfo.processInfo.environment["SUDO_USER"], !name.isEmpty { return name }
    guard let user = getpwuid(geteuid()), let name = user.pointee.pw_name else {
      return "\(geteuid())"
    }
    return String(cString: name)
  }
}
