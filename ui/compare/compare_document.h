// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as a file: its options and layout specifications, without the planned layouts.
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
/// Returns an error for another schema, a member with a wrong type or out of range, or more than maxLayouts layouts.
[[nodiscard]] Result<CompareDocument> compareDocumentOf(const QByteArray& json);

[[nodiscard]] Status saveCompareDocument(const QString& path, const CompareDocument& document);
[[nodiscard]] Result<CompareDocument> loadCompareDocument(const QString& path);

// What the Compare page begins with while an image is open.

/// The options of the open image, the image itself as the first layout, and other values of -G to compare it with.
/// Precondition: `session` has a layout.
[[nodiscard]] CompareDocument documentOfImage(const Session& session);

} // namespace atlas::ui
