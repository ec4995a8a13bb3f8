// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as a file: options and layout specifications without the planned layouts.
#pragma once

#include "ui/compare/compare_options.h"
#include "ui/session/session.h"

#include <QByteArray>

namespace atlas::ui {

inline constexpr auto compareDocumentEnding = ".ext4atlas-compare";
inline constexpr QLatin1StringView compareDocumentSchema("ext4atlas-compare-page/1");

struct CompareDocument {
    CompareOptions options{};
    std::vector<LayoutSpec> layouts{};
    std::size_t baseline = 0; ///< index into `layouts`; 0 if `layouts` is empty
    bool operator==(const CompareDocument&) const = default;
};

/// The initial content of the page: 1 TiB with flexGroupSizesToStartWith().
[[nodiscard]] CompareDocument newCompareDocument();

/// JSON of compareDocumentSchema.
[[nodiscard]] QByteArray toJson(const CompareDocument& document);
/// Returns an error for another schema, a member of the wrong type or out of range, or more than maxLayouts layouts.
[[nodiscard]] Result<CompareDocument> compareDocumentOf(const QByteArray& json);

[[nodiscard]] Status saveCompareDocument(const QString& path, const CompareDocument& document);
[[nodiscard]] Result<CompareDocument> loadCompareDocument(const QString& path);

/// The initial page for an open image: its options, the image as the first layout, and other values of -G.
/// Precondition: `session` has a layout.
[[nodiscard]] CompareDocument documentOfImage(const Session& session);

} // namespace atlas::ui
