// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the reader's messages on standard error: one JSON object per line.
#pragma once

#include "base/error.h"
#include "report/json/plan_facts.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <variant>

namespace atlas::ui {

struct ReaderProgress {
    std::uint64_t done = 0;
    std::uint64_t of = 0; ///< 0: unknown
    QString phase;
};

using ReaderMessage = std::variant<ReaderProgress, Error, PlanFacts>;

/// {"progress": {"done", "of", "phase"}}, {"error": {"kind", "what", "where", "found", "expected", "hint"}} or {"plan": {"e2fsprogs",
/// "mke2fs_conf", "command", "note_kinds"}}; nothing for any other line.
[[nodiscard]] std::optional<ReaderMessage> readerMessage(const QByteArray& line);

/// Explains the end of a reader that reported no error: killed by `signal`, or, if `signal` is 0, ended with exit code `code`.
/// `lastWords` is its last output on standard error.
[[nodiscard]] Error readerDeath(int signal, int code, const QString& lastWords);

} // namespace atlas::ui
