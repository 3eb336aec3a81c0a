import ClientCore
import GameEngine
import Messages

/// Reads aloud in line mode.
struct ReadingVoice {
  let speech: Speech
  let presentation: Presentation
  let events: ReadingEvents?
  /// The texts being spoken in the background; nil before the first.
  private var task: Task<Void, Never>?

  init(speech: Speech, presentation: Presentation, events: ReadingEvents?) {
    (self.speech, self.presentation, self.events) = (speech, presentation, events)
  }

  /// Stops speaking at once.
  func stop() { task?.cancel() }

  /// Speaks texts. At a terminal, the player can continue meanwhile; otherwise this returns when
  /// all texts were spoken.
  nonisolated(nonsending) mutating func say(_ texts: [String], language: String) async {
    do {
      guard try presentation.settings().sound else {
        let refusal = RefusalTexts(presentation.messages).sentence(.cannotSay(.soundOff))
        return presentation.say(refusal)
      }
    } catch {
      return presentation.show(ClientError(error), events)
    }
    let task = Task.detached { [speech, presentation, events] in
      do {
        for text in texts { try await speech.read(text, language: language) }
      } catch is CancellationError {
        return
      } catch {
        presentation.show(ClientError(error), events)
      }
    }
    self.task = task
    if !presentation.host.display.isInteractive { await task.value }
  }
}

extension Presentation {
  /// Shows an error that does not end reading.
  func show(_ error: ClientError, _ events: ReadingEvents?) {
    if let events {
      events.emit(ErrorEvent(code: error.code.rawValue, message: error.text(in: messages)))
    } else {
      say(error.text(in: messages))
    }
  }

  /// The next line of input; nil at the end of the input.
  ///
  /// - Parameter hint: the answer to a line that is not text.
  func nextLine(_ prompt: String, hint: String) -> String? {
    while true {
      if host.display.isInteractive { host.output.write(prompt) }
      switch host.input.next() {
      case nil:
        if host.display.isInteractive { host.output.write("\n") }
        return nil
      case .text(let line): return line
      case .notText, .tooLong: say(hint)
      }
    }
  }
}
