// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page asks: the options that all its layouts share, and the layouts.
#pragma once

#include "compare/recommendation.h"
#include "ui/compare/plan_queue.h"

namespace atlas::ui {

/// Shared by every layout that is a setting of -G.
struct CompareOptions {
    ByteCount size{std::uint64_t{1} << 40};   ///< of the device
    quint64 blockSize = 0;                    ///< bytes; 0: what mke2fs takes
    quint64 inodeRatio = 0;                   ///< bytes; 0: what mke2fs takes
    QString features{};                       ///< for -O; empty: none
    QString others{};                         ///< further options of mke2fs
    Use use = Use::General;
    MeasureFrame frame{};
    bool operator==(const CompareOptions&) const = default;
};

/// One layout of the page.
struct LayoutSpec {
    enum class Kind { FlexGroups, OptionLine, File };
    Kind kind = Kind::FlexGroups;
    std::optional<std::uint32_t> flexGroupSize{}; ///< of FlexGroups; none: ^flex_bg
    QString line{}; ///< of OptionLine: a whole mke2fs command line, to which only the size is added
    QString path{}; ///< of File: an image, device or snapshot
    std::optional<std::uint32_t> partition{}; ///< of File
    bool operator==(const LayoutSpec&) const = default;

    [[nodiscard]] QString name() const; ///< "-G 16", "^flex_bg", the line, the file's name
};

/// The mke2fs options of one -G as words; without a value ^flex_bg. `others` is split as a shell would, and its -E is joined with
/// the stride and stripe width that the RAID set asks for.
[[nodiscard]] QStringList mkfsWords(const CompareOptions& options, std::optional<std::uint32_t> flexGroupSize);
/// The same without any word of -G: what these options take by default.
[[nodiscard]] QStringList mkfsWords(const CompareOptions& options);

[[nodiscard]] PlanOrder orderOf(const CompareOptions& options, const LayoutSpec& spec);
/// Without a word of -G.
[[nodiscard]] PlanOrder defaultOrder(const CompareOptions& options);

/// The -G that make a difference: none, then 1, 2, 4 … up to the first power of two that holds all groups.
[[nodiscard]] std::vector<std::optional<std::uint32_t>> usefulFlexGroupSizes(const CompareOptions& options);

} // namespace atlas::ui
