// SPDX-License-Identifier: GPL-3.0-or-later
// The input of the Compare page: the options shared by all layouts, and the layouts.
#pragma once

#include "compare/recommendation.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "ui/compare/layout_cache.h"

namespace atlas::ui {

/// The options shared by all layouts of kind FlexGroups.
struct CompareOptions {
    FormatOptions format{};
    Use use = Use::General;
    std::optional<ByteCount> grownTo{}; ///< what is planned is grown to this size by resize2fs
    std::optional<ImageFrame> image{}; ///< of the image that the page began with, else of the first that was added
    MeasureChoices chosen{};
    bool operator==(const CompareOptions&) const = default;

    [[nodiscard]] MeasureFrame frame() const { return frameWith(image, chosen, use); }
};

/// One layout of the page.
struct LayoutSpec {
    enum class Kind { FlexGroups, OptionLine, File };
    Kind kind = Kind::FlexGroups;
    FlexGroupSize flexGroupSize{}; ///< of FlexGroups
    OptionLine line{}; ///< of OptionLine; size and RAID stripe are added
    ImageRequest image{}; ///< of File
    bool operator==(const LayoutSpec&) const = default;

    [[nodiscard]] QString name() const; ///< "-G 16", "^flex_bg", the option line or the file name
    /// Whether it need not fill the device, so that only the planner knows above which size it grows.
    [[nodiscard]] bool namesBlockCount() const { return kind == Kind::OptionLine && !line.operands.empty(); }
};

/// The layout that was typed: an option line, else the name of an image or snapshot, as `compare` tells them apart.
[[nodiscard]] Result<LayoutSpec> layoutSpecOf(const QString& typed);

/// Of a -G, where there is little room: "16", "64K".
[[nodiscard]] QString shortText(std::uint32_t flexGroupSize);

/// The ext4atlas-cli arguments that plan or read the layout of `spec`. `defaultPlan`: the plan of the shared options, where it is
/// known.
[[nodiscard]] ReaderArguments layoutArguments(const CompareOptions& options, const LayoutSpec& spec,
                                              const std::optional<DefaultPlan>& defaultPlan = {});
/// The arguments that plan `line` for the shared device.
[[nodiscard]] ReaderArguments layoutArguments(const CompareOptions& options, const OptionLine& line);
/// The settings of -G that the charts draw and that the recommendation is of; none while the plan of the shared options is not
/// known.
[[nodiscard]] std::vector<FlexGroupLine> sweptLines(const CompareOptions& options,
                                                    const std::optional<DefaultPlan>& defaultPlan);
/// Whether both ask for the same plans: only what is measured, or recommended, may differ.
[[nodiscard]] bool plansAlike(const CompareOptions& a, const CompareOptions& b);
/// The arguments that plan the shared options alone, which gives their default -G and their number of groups.
[[nodiscard]] ReaderArguments defaultPlanArguments(const CompareOptions& options);

} // namespace atlas::ui
