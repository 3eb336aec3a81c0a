// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let nio: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
  .product(name: "NIOHTTP1", package: "swift-nio"),
  .product(name: "NIOFoundationCompat", package: "swift-nio"),
]
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let lifecycle: Target.Dependency = .product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals: Target.Dependency = .product(
  name: "UnixSignals", package: "swift-service-lifecycle")
let nioExtras: Target.Dependency = .product(name: "NIOExtras", package: "swift-nio-extras")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let configuration: Target.Dependency = .product(
  name: "Configuration", package: "swift-configuration")

let clientFeatures: [Target.Dependency] = [
  "ClientBooks", "ClientCompete", "ClientDecks", "ClientDiscover", "ClientPlay", "ClientProgress",
  "ClientSearch",
  "ClientWords",
]

/// A feature of the client: its model, commands, texts and screens. It imports no other feature (decision 105).
func clientFeature(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: "Client\(name)",
    dependencies: ["ClientCore", "GameEngine", "Messages", "Terminal", argumentParser]
      + dependencies,
    swiftSettings: strict)
}

/// The tests of a feature, which run without the other features.
func clientTests(
  _ name: String, exclude: [String] = [], _ dependencies: [Target.Dependency]
) -> Target {
  .testTarget(
    name: "Client\(name)Tests",
    dependencies: [
      "ClientCore", "ClientTestSupport", "GameEngine", "Journal", "Messages", "Terminal",
      "TestSupport",
    ] + dependencies,
    exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "wordhoard",
  products: [
    .executable(name: "wordhoard", targets: ["wordhoard"]),
    .executable(name: "wordhoard-server", targets: ["wordhoard-server"]),
    .executable(name: "wordhoard-author", targets: ["wordhoard-author"]),
    .executable(name: "wordhoard-bench", targets: ["wordhoard-bench"]),
  ],
  traits: [
    .default(enabledTraits: ["FullScreen"]),
    .trait(
      name: "FullScreen",
      description: "The full screen, on libtermpaint; without it the client plays line by line."),
  ],
  // Exact versions: Package.resolved is not committed, so every new clone would take the newest ones.
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    .package(
      url: "https://github.com/apple/swift-configuration", exact: "1.4.0",
      traits: [.defaults, "YAML"]),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
  ],
  targets: [
    // Without pkg-config, because SwiftPM warns of a flag in utf8proc's file.
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .systemLibrary(name: "CIconv"),
    .target(name: "Kit", dependencies: ["CIconv", "CUTF8Proc"], swiftSettings: strict),
    .target(name: "GameEngine", dependencies: ["Kit"], swiftSettings: strict),
    .systemLibrary(name: "CZlib"),
    .target(name: "CZstd", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Archive", dependencies: ["CZlib", "CZstd"], swiftSettings: strict),
    .target(
      name: "Lexicon", dependencies: ["Kit", "GameEngine", "Archive", "CSearch"],
      swiftSettings: strict),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "Markup", swiftSettings: strict),
    .target(
      name: "Exchange", dependencies: ["Kit", "GameEngine", "Archive", "Markup", "SQLite"],
      swiftSettings: strict),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .target(name: "Expat", dependencies: ["Kit", "CExpat"], swiftSettings: strict),
    .systemLibrary(name: "CGumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(name: "CMD4C", providers: [.apt(["libmd4c-dev"])]),
    .target(name: "CStandardStreams", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CProcess", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Bookshelf",
      dependencies: [
        "Kit", "Archive", "Expat", "Markup", "CProcess", "CGumbo", "CMD4C", "CUTF8Proc",
        "CZlib",
      ],
      swiftSettings: strict),
    .target(
      name: "Journal", dependencies: ["Kit", "GameEngine", "SQLite"], swiftSettings: strict),
    .systemLibrary(name: "COpenSSL"),
    .target(name: "ScoreAPI", dependencies: ["GameEngine"], swiftSettings: strict),
    .target(name: "Messages", dependencies: ["GameEngine", "ScoreAPI"], swiftSettings: strict),
    .target(
      name: "ScoreStore",
      dependencies: [
        "GameEngine", metrics, .product(name: "DequeModule", package: "swift-collections"),
      ],
      swiftSettings: strict),
    .target(
      name: "HTTPConnections", dependencies: [nioExtras] + nio, swiftSettings: strict),
    .target(name: "Prometheus", dependencies: [metrics], swiftSettings: strict),
    .target(name: "CPQ", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "ScoreStorePostgres",
      dependencies: ["Kit", "GameEngine", "ScoreStore", "CPQ"],
      swiftSettings: strict),
    .target(
      name: "ScoreStoreSQLite",
      dependencies: [
        "Kit", "GameEngine", "ScoreStore", grdb,
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .target(
      name: "ScoreServer",
      dependencies: [
        "Kit", "GameEngine", "HTTPConnections", "Lexicon", "Messages", "ScoreAPI", "ScoreStore",
        "COpenSSL", logging, lifecycle, metrics, mustache,
      ] + nio,
      resources: [
        .embedInCode("Accounts/Passwords/common_passwords.txt"), .embedInCode("Pages/Assets"),
        .embedInCode("Pages/Templates"),
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CTermpaint"),
    .target(name: "CWatchdog", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Terminal",
      dependencies: ["CTermpaint", "CWatchdog"].map {
        .target(name: $0, condition: .when(traits: ["FullScreen"]))
      },
      swiftSettings: strict),
    .target(name: "CCurl", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "HTTPClient", dependencies: ["CCurl"], swiftSettings: strict),
    .target(name: "CSearch", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CPictures", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Discovery", dependencies: ["Kit", "Expat", "HTTPClient", "Markup", "CPictures"],
      swiftSettings: strict),
    .target(
      name: "ClientCore",
      dependencies: [
        "Kit", "GameEngine", "Lexicon", "Journal", "Messages", "ScoreAPI", "HTTPClient",
        "Discovery",
        "Terminal", "CProcess", "CSearch", argumentParser,
      ],
      swiftSettings: strict),
    clientFeature(
      "Books",
      ["Kit", "Archive", "Bookshelf", "CSearch", "Discovery", "Journal", "Lexicon", "SQLite"]),
    clientFeature("Compete", ["Kit", "Journal", "ScoreAPI"]),
    clientFeature("Decks", ["Kit", "Discovery", "Exchange", "Journal", "Lexicon"]),
    clientFeature("Discover", ["Kit", "Discovery"]),
    clientFeature("Play", ["Kit", "Journal", "Lexicon", "ScoreAPI"]),
    clientFeature("Progress", ["Kit", "Journal", "Lexicon"]),
    clientFeature("Search", ["Lexicon"]),
    clientFeature("Words", ["Kit", "Journal", "Lexicon"]),
    .executableTarget(
      name: "wordhoard",
      dependencies: [
        "CStandardStreams", "Kit", "GameEngine", "Lexicon", "Exchange", "Bookshelf", "Discovery",
        "Journal", "Messages",
        "Terminal", "ClientCore", argumentParser,
      ] + clientFeatures,
      swiftSettings: strict),
    .executableTarget(
      name: "wordhoard-server",
      dependencies: [
        "CStandardStreams", "Kit", "GameEngine", "HTTPConnections", "Lexicon", "Messages",
        "ScoreAPI", "ScoreServer", "Prometheus", "ScoreStore", "ScoreStorePostgres",
        "ScoreStoreSQLite",
        argumentParser, configuration, logging, lifecycle, metrics, signals,
      ],
      swiftSettings: strict),
    .target(
      name: "ContentLint", dependencies: ["Kit", "GameEngine", "Archive", "Lexicon"],
      path: "Authoring/ContentLint", swiftSettings: strict),
    .executableTarget(
      name: "wordhoard-author", dependencies: ["Lexicon", "ContentLint", argumentParser],
      path: "Authoring/wordhoard-author", swiftSettings: strict),
    .executableTarget(
      name: "wordhoard-bench",
      dependencies: [
        "GameEngine", "Archive", "Bookshelf", "CZlib", "Discovery", "HTTPConnections", "Lexicon",
        "ContentLint", "SQLite", "Exchange", "Journal", "ScoreAPI", "Terminal",
        "ScoreServer", "ScoreStore", "ScoreStorePostgres", "ScoreStoreSQLite", "COpenSSL",
        argumentParser, grdb, logging,
      ], path: "Benchmarks/wordhoard-bench", swiftSettings: strict),

    .target(
      name: "LoopbackSupport", path: "Tests/LoopbackSupport", swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["GameEngine"], path: "Tests/TestSupport",
      exclude: ["Anki"], swiftSettings: strict),
    .testTarget(
      name: "KitTests", dependencies: ["Kit", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GameEngineTests", dependencies: ["GameEngine", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .target(
      name: "LexiconTestSupport", dependencies: ["GameEngine", "Lexicon"],
      path: "Tests/LexiconTestSupport", swiftSettings: strict),
    .testTarget(
      name: "LexiconTests",
      dependencies: ["GameEngine", "Lexicon", "LexiconTestSupport", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "ContentLintTests",
      dependencies: [
        "GameEngine", "Archive", "Lexicon", "ContentLint", "LexiconTestSupport", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "JournalTests", dependencies: ["GameEngine", "Journal", "SQLite", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ArchiveTests", dependencies: ["Archive", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "MarkupTests", dependencies: ["Expat", "Markup"], swiftSettings: strict),
    .testTarget(
      name: "ExchangeTests",
      dependencies: ["GameEngine", "Archive", "SQLite", "Exchange", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BookshelfTests", dependencies: ["Archive", "Bookshelf", "Terminal"],
      swiftSettings: strict),
    .testTarget(
      name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ScoreAPITests", dependencies: ["GameEngine", "ScoreAPI"], swiftSettings: strict),
    .target(
      name: "StoreTestSupport", dependencies: ["GameEngine", "ScoreStore", "TestSupport"],
      path: "Tests/StoreTestSupport", swiftSettings: strict),
    .testTarget(
      name: "MessagesTests", dependencies: ["GameEngine", "ScoreAPI", "Messages", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScoreStoreTests",
      dependencies: [
        "GameEngine", "ScoreStore", "ScoreStorePostgres", "ScoreStoreSQLite", "StoreTestSupport",
        "TestSupport",
      ], swiftSettings: strict),
    .testTarget(
      name: "ScoreStoreSQLiteTests",
      dependencies: [
        "GameEngine", "ScoreStore", "ScoreStoreSQLite", "StoreTestSupport", "TestSupport", grdb,
      ], swiftSettings: strict),
    .testTarget(
      name: "ScoreServerTests",
      dependencies: [
        "GameEngine", "HTTPConnections", "Journal", "Lexicon", "Messages", "ScoreAPI", "ScoreStore",
        "ScoreStoreSQLite", "ScoreServer", "LexiconTestSupport", "StoreTestSupport", "TestSupport",
        "COpenSSL", "HTTPClient", logging, lifecycle,
      ] + nio,
      exclude: ["Pages/Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "HTTPConnectionsTests", dependencies: ["HTTPConnections"] + nio,
      swiftSettings: strict),
    .testTarget(
      name: "PrometheusTests", dependencies: ["Prometheus", metrics], swiftSettings: strict),
    .testTarget(
      name: "HTTPClientTests", dependencies: ["CCurl", "HTTPClient", "LoopbackSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DiscoveryTests", dependencies: ["HTTPClient", "Discovery", "LoopbackSupport"],
      swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: strict),
    .target(
      name: "ClientTestSupport",
      dependencies: [
        "Archive", "ClientCore", "Discovery", "GameEngine", "HTTPClient", "Journal",
        "LoopbackSupport",
        "Messages", "ScoreAPI", "Terminal", "TestSupport", argumentParser,
      ],
      path: "Tests/ClientTestSupport", swiftSettings: strict),
    clientTests("Core", exclude: ["Golden"], ["Discovery", "HTTPClient", "ScoreAPI"]),
    clientTests("Books", exclude: ["Golden"], ["ClientBooks", "Bookshelf", "Discovery"]),
    clientTests("Compete", exclude: ["Golden"], ["ClientCompete", "HTTPClient", "ScoreAPI"]),
    clientTests("Decks", exclude: ["Golden"], ["ClientDecks", "Exchange", "SQLite"]),
    clientTests("Discover", ["ClientDiscover", "Discovery", "LoopbackSupport"]),
    clientTests("Play", exclude: ["Golden"], ["ClientPlay", "HTTPClient", "ScoreAPI"]),
    clientTests("Progress", exclude: ["Golden"], ["ClientProgress"]),
    clientTests("Words", exclude: ["Golden"], ["ClientWords"]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "ClientTestSupport",
        "GameEngine", "Lexicon", "Exchange", "Archive", "Bookshelf", "Journal", "Messages",
        "ScoreAPI", "Terminal", "HTTPClient", "Discovery", "ClientCore", "SQLite", "wordhoard",
        "TestSupport", "LoopbackSupport", argumentParser,
      ] + clientFeatures,
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["ClientCore", "Exchange", "Messages", "wordhoard", argumentParser]
        + clientFeatures,
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "GameEngine", "Archive", "Journal", "SQLite", "LoopbackSupport", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `ONLY=ClientDecksTests swift test` builds and tests one target with what it needs, and nothing else.
if let only = Context.environment["ONLY"] {
  var needed: Set<String> = []
  var packages: Set<String> = []
  var open = [only]
  while let name = open.popLast() {
    guard needed.insert(name).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): open.append(name)
      case .productItem(_, let owner, _, _): packages.formUnion(owner.map { [$0] } ?? [])
      @unknown default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let url, _) = dependency.kind else { return false }
    return !packages.contains { url.hasSuffix("/" + $0) }
  }
}
