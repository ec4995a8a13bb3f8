// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes as they are typed into fields, and as fields show them.
#pragma once

#include <QString>
#include <optional>

namespace atlas::ui {

[[nodiscard]] std::optional<quint64> bytesOf(const QString& typed);

/// "1 TiB" if that is exact, else the number of bytes.
[[nodiscard]] QString sizeWords(quint64 bytes);
/// "2048 sectors" if that is exact, else the number of bytes.
[[nodiscard]] QString startText(quint64 bytes);
/// Empty for 0, what mke2fs takes.
[[nodiscard]] QString numberText(quint64 value);

} // namespace atlas::ui
