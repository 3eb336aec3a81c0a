import Exchange

/// Fuzzes the readers of texts: tables, Quizlet, Anki's text, Lute, SuperMemo and Wordhoard's JSON
/// Lines.
struct TableFuzz: FuzzParser {
  let samples: [[UInt8]]
  private let use: CardUse

  init() throws {
    use = try CardUse()
    samples =
      [
        "gato,cat\nperro,\"dog, \"\"hound\"\"\nof two lines\"\n5\" disk,say \"hi\"\n",
        "Term\tDefinition\tTags\tDeck\ngato\tcat\ta b\tSpanish/1\nperro\tdog\tc\tSpanish/2\n",
        "front;back;sentence\r\ngato;cat;El gato.\r\n",
        "#separator:tab\n#html:true\n#guid column:1\n#deck column:2\n#tags column:5\n"
          + "g1\tA::B\tgato<br>[sound:x.mp3]\tc&amp;t <b>\ta b\n# no\n\"#g\"\tA\tx\ty\tz\n",
        "#separator:Pipe\n#columns:Word|Meaning\n#deck:D\n#tags:t u\ngato|cat\n",
        "\u{FEFF}language,term,translation,parent,status,tags\nSpanish,gatos,cats,gato,3,\"a, b\"\n",
        "Q: one\nQ: two\nA: eins\nI: REP=8 LAP=1 EF=2.5 INT=429 LAST=27.01.06\n\nQ: x\nA: y\n",
        "{\"format\":\"wordhoard-cards\",\"version\":1}\n"
          + "{\"term\":\"gato\",\"definition\":\"cat\",\"tags\":[\"a\"],\"edited\":5,\"memory\":{\"stability\":1,"
          + "\"difficulty\":5,\"lastReview\":1,\"reviews\":1,\"lapses\":0,\"origin\":\"state\"}}\n",
        "gato => cat ;; perro => dog\n ;; x => y",
        "| Term | Definition |\n|:--|---|\n| gato | cat \\| pet |\n|perro|dog|\n",
        "gato - cat\nperro = dog\nmar: sea\n\nno sign\n - \n",
        "T\u{E9}rmino    Definici\u{F3}n\ngato       cat\nperro      dog\n",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x61, 0, 9, 0, 0x3D, 0xD8, 0, 0xDE, 10, 0]]
  }

  func take(_ input: [UInt8]) -> FuzzOutcome {
    // Every eighth input is read as a text from Quizlet, which cannot be recognized by its content, and every
    // fourth as pasted lines.
    use.outcome(input) { options in
      if input.count % 8 == 0 { (options.between, options.row) = (" => ", ";;") }
      options.isTyped = input.count % 4 == 1
    }
  }
}
