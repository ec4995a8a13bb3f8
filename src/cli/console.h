// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output, standard error and exit statuses.
#pragma once

#include "base/error.h"
#include "compare/layout_metrics.h"
#include "reading/read_image.h"
#include "report/text/text_table.h"

#include <array>
#include <functional>
#include <ostream>
#include <streambuf>

namespace atlas::cli {

enum ExitCode : int { ok = 0, notGood = 1, someWrong = 1, wrongUsage = 2, unreadable = 3 };

[[nodiscard]] inline int exitCodeOf(const Error& error) {
    switch (error.kind) {
    case ErrorKind::Usage: return wrongUsage;
    case ErrorKind::Refused: return notGood;
    default: return unreadable;
    }
}

/// An output stream on a file descriptor. Unlike the standard streams, it keeps the errno of a failed write.
class FileOutput final : private std::streambuf, public std::ostream {
public:
    /// The caller owns `descriptor`; `name` is for errors.
    FileOutput(int descriptor, std::string name);
    ~FileOutput() override;
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;

    /// Flushes the buffer. Returns the error of the first failed write, including earlier ones.
    [[nodiscard]] Status finish();

private:
    int overflow(int character) override;
    int sync() override;
    bool drain();

    int m_descriptor;
    std::string m_name;
    int m_error = 0;
    std::array<char, 1 << 16> m_buffer{};
};

/// Occupies the numbers of closed standard streams, so that no opened file gets one and receives output meant for the
/// stream. Writing to a closed stream still fails.
void holdStandardStreams();

/// Remembers the widths of the terminals, which the sandbox does not let the program ask for.
void measureTerminals();

/// An error of kind Usage: the program exits with status 2.
[[nodiscard]] std::unexpected<Error> usageError(std::string what, std::string hint = {});

/// Writes to standard error: plain sentences, or JSON lines if another program started this one.
class Reporter {
public:
    explicit Reporter(bool json) : m_json(json) {}

    void error(const Error& error) const;
    /// A remark; omitted in JSON mode.
    void note(const Message& text) const;
    /// Facts about the plan that standard output contains; only in JSON mode.
    void plan(const PlanFacts& facts) const;
    /// At most 20 per second; only in JSON mode.
    void progress(const Progress& progress);
    /// A line that the next one replaces, at most five per second; only on a terminal and not in JSON mode.
    void status(const Message& text);
    /// Removes that line.
    void endStatus();
    /// Several lines that are no answer; omitted in JSON mode.
    void remark(const std::function<void(std::ostream&)>& write) const;

private:
    bool m_json;
    std::int64_t m_lastMilliseconds = -1;
    std::int64_t m_lastStatus = -1;
};

/// Uses the width of standard output if that is a terminal, and colour if it supports it and NO_COLOR is not set.
[[nodiscard]] TextStyle terminalStyle();

/// Fails if standard output is a terminal, which a binary snapshot would garble. `hint`: the options to use instead.
[[nodiscard]] Status binaryOutput(std::string hint);

/// If standard output is appended to the file at `path`, cuts that file to `size` bytes; nothing otherwise.
[[nodiscard]] Status cutOutputOf(const std::string& path, std::uint64_t size);

/// Standard output, shared by all commands. main() checks at the end whether all writes succeeded.
[[nodiscard]] FileOutput& output();

/// Standard output for text that people read: on a terminal, lines wrap at its width.
[[nodiscard]] std::ostream& textOutput();

} // namespace atlas::cli
