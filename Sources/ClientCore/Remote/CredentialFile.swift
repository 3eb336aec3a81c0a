import FoundationEssentials
import Glibc
import Kit
import Messages

/// The file with the player's credentials, in their folder; only its owner can read it.
package struct CredentialFile: Sendable {
  /// The path of the file; it exists only while the player is signed in.
  package let path: String

  private static let longest = 16_384
  private let directory: String

  /// The file in a player's folder.
  package init(directory: String) {
    self.directory = directory
    path = "\(directory)/credentials.json"
  }

  /// The credentials; nil if the player is not signed in.
  ///
  /// - Throws: `ClientError` if others can read the file, or it is not valid.
  package func read() throws(ClientError) -> Credentials? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { throw unreadable }
    guard status.st_mode & 0o077 == 0 else {
      throw ClientError(
        .credentialsExposed,
        "others can read \(path)",
        remedy: "run `chmod 600` on it, or log in again",
        exit: .data)
    }
    guard let data = contents(of: descriptor, atMost: CredentialFile.longest),
      let credentials = try? JSONDecoder().decode(Credentials.self, from: data),
      credentials.areSound
    else { throw unreadable }
    return credentials
  }

  /// Writes the file atomically and creates the player's folder if necessary. Only the owner can
  /// read both.
  ///
  /// - Throws: `ClientError` if it cannot be written, or the credentials are not valid.
  package func write(_ credentials: Credentials) throws(ClientError) {
    guard credentials.areSound, let data = try? sortedEncoder(pretty: true).encode(credentials)
    else {
      throw ClientError(
        .serverAnswerUnreadable,
        "\(credentials.server) has sent a session that cannot be used",
        remedy: "is it a wordhoard server?")
    }
    do {
      // Signing in may be the first thing that a player does.
      try PrivateFile.write(data, to: path, creating: directory)
    } catch {
      throw notWritten
    }
  }

  /// Removes the file, if there is one.
  ///
  /// - Throws: `ClientError` if it cannot be removed.
  package func remove() throws(ClientError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw notWritten }
  }

  private var unreadable: ClientError {
    ClientError(
      .credentialsUnreadable,
      "\(path) is not what `wordhoard login` writes",
      remedy: "remove it and log in again",
      exit: .data)
  }

  private var notWritten: ClientError {
    ClientError(
      .credentialsNotWritable,
      "\(path) cannot be written",
      remedy: "make room, or give a folder of your own with --home")
  }
}
