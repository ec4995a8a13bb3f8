// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output and standard error.
#pragma once

#include "cli/file_output.h"
#include "cli/read_image.h"
#include "report/json/plan_facts.h"
#include "report/text/text_table.h"

namespace atlas::cli {

enum ExitCode : int { ok = 0, misaligned = 1, wrongUsage = 2, unreadable = 3 };

/// 2 for what the user asked wrong, else 3.
[[nodiscard]] int exitCodeOf(const Error& error);

/// What goes to standard error: plain sentences, or JSON lines for a program that started this one.
class Messages {
public:
    explicit Messages(bool json) : m_json(json) {}

    void error(const Error& error) const;
    /// A remark; kept silent for programs.
    void note(const std::string& text) const;
    /// Of the plan that goes to standard output; kept silent for people.
    void plan(const PlanFacts& facts) const;
    /// At most 20 a second; kept silent for people.
    void progress(const Progress& progress);

private:
    bool m_json;
    std::int64_t m_lastMilliseconds = -1;
};

/// Colour where standard output is a terminal that shows it and NO_COLOR is not set.
[[nodiscard]] TextStyle terminalStyle();

[[nodiscard]] bool outputIsTerminal();

/// Standard output, for every command: main() asks at the end whether it took everything.
[[nodiscard]] FileOutput& output();

} // namespace atlas::cli
