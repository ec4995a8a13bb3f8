// SPDX-License-Identifier: GPL-3.0-or-later
// Parses what is typed to look for on the disk.
#pragma once

#include <QString>
#include <cstddef>
#include <expected>
#include <vector>

namespace atlas::ui {

/// Bytes typed as hexadecimal: "53 EF", "0x53ef", "53:ef". The error is one sentence.
[[nodiscard]] std::expected<std::vector<std::byte>, QString> parseHexPattern(const QString& typed);
/// Text as UTF-8.
[[nodiscard]] std::vector<std::byte> textPattern(const QString& typed);

} // namespace atlas::ui
