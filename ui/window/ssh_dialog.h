// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog in which ssh asks: see askInDialogs().
#pragma once

#include <QDialog>
#include <QString>
#include <memory>
#include <optional>

namespace atlas::ui {

/// The dialog for `question`. `kind`: SSH_ASKPASS_PROMPT, which is "confirm", "none" or empty.
[[nodiscard]] std::unique_ptr<QDialog> sshDialog(const QString& question, const QString& kind);

/// Shows the dialog. Returns what ssh expects on standard output; nullopt if the user did not agree.
[[nodiscard]] std::optional<QString> answerToSsh(const QString& question);

} // namespace atlas::ui
