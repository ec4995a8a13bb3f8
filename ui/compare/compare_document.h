// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as a file: its options and layouts, not what was planned of them.
#pragma once

#include "ui/compare/compare_options.h"

#include <QByteArray>

namespace atlas::ui {

inline constexpr auto compareDocumentEnding = ".ext4atlas-compare";

struct CompareDocument {
    CompareOptions options{};
    std::vector<LayoutSpec> layouts{};
    std::size_t baseline = 0; ///< below layouts.size(), or 0
    bool operator==(const CompareDocument&) const = default;
};

/// What a new page shows: 1 TiB without flex_bg, with -G 16, 64 and 256.
[[nodiscard]] CompareDocument newCompareDocument();

/// JSON, schema "ext4atlas-compare-page/1".
[[nodiscard]] QByteArray toJson(const CompareDocument& document);
/// Refuses another schema, what has the wrong type or is out of range, and more than eight layouts.
[[nodiscard]] Result<CompareDocument> compareDocumentOf(const QByteArray& json);

[[nodiscard]] Status saveCompareDocument(const QString& path, const CompareDocument& document);
[[nodiscard]] Result<CompareDocument> loadCompareDocument(const QString& path);

} // namespace atlas::ui
