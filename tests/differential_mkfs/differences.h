// SPDX-License-Identifier: GPL-3.0-or-later
// Where a planned layout and a real image disagree.
#pragma once

#include "layout/layout.h"

#include <string>
#include <vector>

namespace atlas::test {

/// One line for each kind of difference, with the first place and both values. UUID, times and checksums are not compared: mke2fs
/// draws them at random.
[[nodiscard]] std::vector<std::string> differences(const LayoutClaims& planned, const LayoutClaims& real);

/// dumpe2fs's lines of each group, made from `layout`, without checksums and without the lists of free blocks and inodes.
[[nodiscard]] std::string groupText(const LayoutClaims& layout);
/// The same lines out of what dumpe2fs printed.
[[nodiscard]] std::string groupText(const std::string& dumpe2fs);

/// "group:block:super:gdt:bbitmap:ibitmap:itable", as `dumpe2fs -g` prints it.
[[nodiscard]] std::string groupTable(const LayoutClaims& layout);

/// The figures of dumpe2fs's heading that are not the same in `layout`.
[[nodiscard]] std::vector<std::string> headingDifferences(const LayoutClaims& layout, const std::string& dumpe2fs);

/// The first line in which two texts differ; empty where they are the same.
[[nodiscard]] std::string firstDifference(const std::string& planned, const std::string& real);

} // namespace atlas::test
