import Foundation
import Testing

@Suite("Sharing from a terminal")
struct SharingTests {
  @Test("in tmux, copied text is in its clipboard, by its command and by the terminal's sequence")
  func tmux() throws {
    let home = try Home()
    let printed = try Binary.run("share word author", home: home).stdout
    let tmux = try Tmux(columns: 80, rows: 24, home: home)
    try tmux.type("wordhoard share word author --copy")
    try tmux.wait(for: "Copied: author (noun)")
    #expect(try tmux.clipboard() + "\n" == printed)
    // As in a terminal without tmux.
    try tmux.set("set-clipboard", "on")
    try tmux.type("TMUX= wordhoard share word curtain --copy")
    try tmux.wait(for: "Copied: curtain (noun)")
    #expect(
      try tmux.clipboard() + "\n" == (try Binary.run("share word curtain", home: home).stdout))
  }

  @Test("without a terminal, or in a dumb one, --copy is refused with one line")
  func refused() throws {
    let home = try Home()
    try expectFault(64, try Binary.run("share word author --copy", home: home), "--copy")
    let tmux = try Tmux(columns: 200, rows: 24, home: home)
    try tmux.type("TERM=dumb wordhoard share word author --copy; echo code $?")
    let screen = try tmux.wait(for: "code 64")
    #expect(screen.contains("wordhoard: --copy needs a terminal"))
    try expectFault(
      64, try Binary.run("share word author --copy --mail", home: home), "--mail")
  }

  @Test("--mail passes the word to the mail program, which cannot write to the screen")
  func mail() throws {
    let home = try Home()
    let script = """
      mkdir "$WORDHOARD_HOME/bin" && cat > "$WORDHOARD_HOME/bin/xdg-email" <<'END'
      #!/bin/sh
      echo noise >&2; echo noise; printf '%s\\n' "$@" > "$WORDHOARD_HOME/letter"
      END
      chmod +x "$WORDHOARD_HOME/bin/xdg-email"
      PATH="$WORDHOARD_HOME/bin:$PATH" wordhoard share word author --mail
      """
    #expect(try Binary.run("today", home: home).status == 0)
    let outcome = try Binary.shell(script, home: home)
    #expect(outcome.status == 0)
    #expect(outcome.stdout == "Handed to your mail program: Wordhoard: author\n")
    #expect(outcome.stderr == "")
    let letter = try String(contentsOfFile: "\(home.path)/letter", encoding: .utf8)
    #expect(letter.hasPrefix("--utf8\n--subject\nWordhoard: author\n--body\nauthor (noun): "))
    let alone = try Binary.run(
      "share word author --mail", environment: ["PATH": "/nonexistent"], home: home)
    #expect(alone.stdout.hasPrefix("mailto:?subject=Wordhoard%3A%20author&body=author%20"))
  }
}
