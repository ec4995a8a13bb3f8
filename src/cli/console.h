// SPDX-License-Identifier: GPL-3.0-or-later
// Standard output and standard error.
#pragma once

#include "cli/exit_code.h"
#include "cli/file_output.h"
#include "compare/plan_facts.h"
#include "reading/read_image.h"
#include "report/text/text_table.h"

namespace atlas::cli {

/// Writes to standard error: plain sentences, or JSON lines when started by another program.
class Reporter {
public:
    explicit Reporter(bool json) : m_json(json) {}

    void error(const Error& error) const;
    /// A remark; omitted in JSON mode.
    void note(const Message& text) const;
    /// Facts about the plan written to standard output; only in JSON mode.
    void plan(const PlanFacts& facts) const;
    /// At most 20 per second; only in JSON mode.
    void progress(const Progress& progress);

private:
    bool m_json;
    std::int64_t m_lastMilliseconds = -1;
};

/// Uses colour if standard output is a terminal that supports it and NO_COLOR is not set.
[[nodiscard]] TextStyle terminalStyle();

/// Fails if standard output is a terminal, which a binary snapshot would garble. `hint` names the options to use instead.
[[nodiscard]] Status binaryOutput(std::string hint);

/// Standard output, shared by all commands. main() checks at the end whether all writes succeeded.
[[nodiscard]] FileOutput& output();

} // namespace atlas::cli
