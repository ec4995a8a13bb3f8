// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader says on its standard error: one JSON object a line.
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
    std::uint64_t of = 0; ///< 0 while nobody knows
    QString phase;
};

using ReaderMessage = std::variant<ReaderProgress, Error, PlanFacts>;

/// {"progress": {"done", "of", "phase"}}, {"error": {"kind", "what", "where", "found", "expected", "hint"}} or {"plan": {"e2fsprogs",
/// "mke2fs_conf", "command", "note_kinds"}}; nothing for any other line.
[[nodiscard]] std::optional<ReaderMessage> readerMessage(const QByteArray& line);

/// Why a reader that said no error of its own ended: by `signal`, or with the exit code `code` where that is 0.
/// `lastWords` is what it wrote last on standard error.
[[nodiscard]] Error readerDeath(int signal, int code, const QString& lastWords);

} // namespace atlas::ui
