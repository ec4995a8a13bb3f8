// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a planned layout with a real image.
#pragma once

#include "layout/layout.h"

#include <string>
#include <vector>

namespace atlas::test {

/// One line per kind of difference, with the first location and both values. UUIDs, times and checksums are not compared: they
/// differ between runs of mke2fs.
[[nodiscard]] std::vector<std::string> differences(const LayoutClaims& planned, const LayoutClaims& real);

/// The per-group text of `dumpe2fs`, generated from `layout`, without checksums and without the lists of free blocks and
/// inodes.
[[nodiscard]] std::string groupText(const LayoutClaims& layout);
/// The same text, extracted from the output of `dumpe2fs`.
[[nodiscard]] std::string groupText(const std::string& dumpe2fs);

/// One line per group, "group:block:super:gdt:bbitmap:ibitmap:itable", in the format of `dumpe2fs -g`.
[[nodiscard]] std::string groupTable(const LayoutClaims& layout);

/// The header fields of `dumpe2fs -h` whose values differ from those of `layout`.
[[nodiscard]] std::vector<std::string> headingDifferences(const LayoutClaims& layout, const std::string& dumpe2fs);

/// The first line in which the two texts differ; empty when they are equal.
[[nodiscard]] std::string firstDifference(const std::string& planned, const std::string& real);

} // namespace atlas::test
