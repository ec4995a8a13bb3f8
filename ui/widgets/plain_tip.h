// SPDX-License-Identifier: GPL-3.0-or-later
// Tooltips as speech: the same words without their markup.
#pragma once

#include <QString>
#include <QStringList>

namespace atlas::ui {

/// The lines of a rich or plain tooltip; a row of a table is one line, "blocks: 3 – 4".
[[nodiscard]] QStringList plainLines(const QString& tip);

} // namespace atlas::ui
