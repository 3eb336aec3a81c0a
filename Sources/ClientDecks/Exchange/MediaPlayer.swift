package import ClientCore
import FoundationEssentials
package import GameEngine
import Messages

/// Plays the sounds of cards with a program of the system.
package struct MediaPlayer: Sendable {
  private let media: MediaFolder
  private let host: Host

  /// The programs and their options, in order of preference. Files may come from strangers, so no
  /// program may open another file or an address that a file names.
  private static let programs: [(name: String, options: [String])] = [
    (
      "mpv",
      [
        "--no-config", "--no-video", "--really-quiet", "--ytdl=no", "--load-unsafe-playlists=no",
        "--",
      ]
    ),
    (
      "ffplay", ["-nodisp", "-autoexit", "-loglevel", "error", "-protocol_whitelist", "file", "-i"]
    ),
    ("pw-play", []), ("paplay", []),
  ]

  /// The byte sequences at the beginning of sound files, and their offsets.
  private static let beginnings: [(place: Int, bytes: [UInt8])] = [
    (0, Array("ID3".utf8)), (0, Array("OggS".utf8)), (0, Array("RIFF".utf8)),
    (0, Array("fLaC".utf8)), (4, Array("ftyp".utf8)), (0, [0x1A, 0x45, 0xDF, 0xA3]),
  ]

  /// - Parameter host: runs the programs.
  package init(media: MediaFolder, host: Host) {
    self.media = media
    self.host = host
  }

  /// Plays the first sound of a card whose file exists. Returns when it ends.
  ///
  /// - Returns: false if the card has no such sound.
  /// - Throws: `ClientError` if no program is installed, or the first installed one fails.
  package func play(_ card: Card) throws(ClientError) -> Bool {
    for sound in card.audio {
      guard let path = media.path(of: sound), let content = media.content(of: sound),
        MediaPlayer.isSound(content)
      else { continue }
      for program in MediaPlayer.programs {
        guard let outcome = host.run(program.name, program.options + [path], Data()) else {
          continue
        }
        guard outcome.hasSucceeded else {
          throw ClientError(
            .noAudio, "\(program.name) could not play \(shortened(sound.name))",
            remedy: "check the audio device; the sound is \(path)")
        }
        return true
      }
      throw ClientError(
        .noPlayer, "no program here plays \(shortened(sound.name))",
        remedy: "get one with `sudo apt install mpv`; the sound is \(path)")
    }
    return false
  }

  /// Whether a content begins like a sound file. A playlist that has the name of a sound does not.
  static func isSound(_ content: [UInt8]) -> Bool {
    if content.count > 1, content[0] == 0xFF, content[1] & 0xE0 == 0xE0 { return true }
    return beginnings.contains { content.dropFirst($0.place).starts(with: $0.bytes) }
  }
}
