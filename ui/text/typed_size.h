// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes as they are typed into fields, and as fields show them.
#pragma once

#include "base/parse_size.h"

#include <QString>
#include <optional>

namespace atlas::ui {

/// As parseSize(), and with the units and spaces of the window's language: "1,5 Go" is refused, "2 048 secteurs" is not.
[[nodiscard]] Result<Quantity> typedQuantity(const QString& typed);
/// In bytes, of sectors of 512 bytes; nullopt for what is no size.
[[nodiscard]] std::optional<quint64> typedBytes(const QString& typed);

/// "1 TiB" if that is exact, else the number of bytes.
[[nodiscard]] QString sizeWords(quint64 bytes);
/// "2048 sectors" if that is exact, else the number of bytes.
[[nodiscard]] QString startWords(quint64 bytes);
/// Empty for 0, what mke2fs takes.
[[nodiscard]] QString numberWords(quint64 value);

} // namespace atlas::ui
