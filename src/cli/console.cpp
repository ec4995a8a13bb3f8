// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include "report/reader/reader_message.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <unistd.h>

namespace atlas::cli {
namespace {

constexpr std::string_view prefix = "ext4atlas-cli: ";
constexpr std::int64_t minMilliseconds = 50;

std::int64_t milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void writeLine(const ReaderMessage& message) {
    writeReaderMessage(message, std::cerr);
    std::cerr.flush();
}

bool isSet(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool outputIsTerminal() { return ::isatty(STDOUT_FILENO) == 1; }

} // namespace

void Reporter::error(const Error& error) const {
    if (!m_json) {
        std::cerr << prefix << sentence(error) << '\n';
        return;
    }
    writeLine(error);
}

void Reporter::note(const Message& text) const {
    if (!m_json) {
        std::cerr << prefix << format(text) << '\n';
    }
}

void Reporter::plan(const PlanFacts& facts) const {
    if (m_json) {
        writeLine(facts);
    }
}

void Reporter::progress(const Progress& progress) {
    const auto now = milliseconds();
    if (!m_json || (m_lastMilliseconds >= 0 && now - m_lastMilliseconds < minMilliseconds)) {
        return;
    }
    m_lastMilliseconds = now;
    writeLine(ReaderProgress{progress.done, progress.of, format(progress.phase)});
}

TextStyle terminalStyle() {
    const char* terminal = std::getenv("TERM");
    const bool dumb = terminal == nullptr || std::strcmp(terminal, "dumb") == 0;
    return {.colour = outputIsTerminal() && !dumb && !isSet("NO_COLOR")};
}

Status binaryOutput(std::string hint) {
    if (!outputIsTerminal()) {
        return {};
    }
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = "a binary snapshot is not for a terminal", .hint = std::move(hint)});
}

FileOutput& output() {
    static FileOutput standard(STDOUT_FILENO, "standard output");
    return standard;
}

} // namespace atlas::cli
