extension NoteType {
  /// Our own note type. Its ID, fields and templates never change: Anki would no longer update the notes that players
  /// have exported before.
  static let wordhoard = NoteType(
    id: 1_763_856_000_001, name: "Wordhoard", isCloze: false,
    fields: [
      "Term", "Definition", "Example", "Synonyms", "Pronunciation", "Notes", "Source", "Audio",
      "Picture",
    ],
    templates: [
      Template(
        name: "Recognize", front: "<div class=\"term\">{{Term}}</div>{{Audio}}",
        back: """
          {{FrontSide}}<hr id="answer"><div>{{Definition}}</div>{{Picture}}\
          {{#Pronunciation}}<div>{{Pronunciation}}</div>{{/Pronunciation}}\
          {{#Example}}<div class="example">{{Example}}</div>{{/Example}}\
          {{#Synonyms}}<div>{{Synonyms}}</div>{{/Synonyms}}\
          {{#Notes}}<div>{{Notes}}</div>{{/Notes}}\
          {{#Source}}<div class="source">{{Source}}</div>{{/Source}}
          """),
      Template(
        name: "Recall", front: "<div>{{Definition}}</div>{{Picture}}",
        back: """
          {{FrontSide}}<hr id="answer"><div class="term">{{Term}}</div>{{Audio}}\
          {{#Pronunciation}}<div>{{Pronunciation}}</div>{{/Pronunciation}}\
          {{#Example}}<div class="example">{{Example}}</div>{{/Example}}
          """),
    ],
    css: """
      .card { font-family: sans-serif; font-size: 20px; text-align: center; }
      .term { font-size: 28px; }
      .example { font-style: italic; margin-top: 1em; }
      .source { font-size: 14px; margin-top: 1em; }
      """)
}
