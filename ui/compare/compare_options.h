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
    std::optional<ByteCount> grownTo{}; ///< the plans are grown to this size
    std::optional<bool> mountedWhenGrown{}; ///< nullopt: as the use and the medium suggest
    std::optional<ImageFrame> image{}; ///< frame of the image that the page began with, else of the first one added
    MeasureChoices chosen{};
    bool operator==(const CompareOptions&) const = default;

    [[nodiscard]] MeasureFrame frame() const { return frameWith(image, chosen, use); }
    /// Whether the kernel grows the plans, while they are mounted; else resize2fs does.
    [[nodiscard]] bool isGrownMounted() const {
        return grownTo && mountedWhenGrown.value_or(growsWhileMounted(use, frame().model.medium));
    }
};

/// One layout of the page.
struct LayoutSpec {
    enum class Kind { FlexGroups, OptionLine, File };
    Kind kind = Kind::FlexGroups;
    FlexGroupSize flexGroupSize{}; ///< for FlexGroups
    OptionLine line{}; ///< for OptionLine; size and RAID stripe are added
    ImageRequest image{}; ///< for File
    bool operator==(const LayoutSpec&) const = default;

    [[nodiscard]] QString name() const; ///< "-G 16", "^flex_bg", the option line or the file name
    /// Whether it may leave part of the device unused, so that only the planner can tell which growth is valid.
    [[nodiscard]] bool namesBlockCount() const { return kind == Kind::OptionLine && !line.operands.empty(); }
};

/// The typed layout: an option line, else the name of an image or snapshot; told apart as in `compare`.
[[nodiscard]] Result<LayoutSpec> layoutSpecOf(const QString& typed);

/// A short -G: "16", "64K".
[[nodiscard]] QString shortText(std::uint32_t flexGroupSize);

/// The ext4atlas-cli arguments that plan or read the layout of `spec`. `defaultPlan`: the plan of the shared options,
/// if known.
[[nodiscard]] ReaderArguments layoutArguments(const CompareOptions& options, const LayoutSpec& spec,
                                              const std::optional<DefaultPlan>& defaultPlan = {});
/// The arguments that plan `line` for the shared device.
[[nodiscard]] ReaderArguments layoutArguments(const CompareOptions& options, const OptionLine& line);
/// The -G settings for charts and recommendation; none while the plan of the shared options is unknown.
[[nodiscard]] std::vector<FlexGroupLine> sweptLines(const CompareOptions& options,
                                                    const std::optional<DefaultPlan>& defaultPlan);
/// Whether both lead to the same plans; measuring and use may differ.
[[nodiscard]] bool plansAlike(const CompareOptions& a, const CompareOptions& b);
/// The arguments that plan the shared options alone, for their default -G and number of groups.
[[nodiscard]] ReaderArguments defaultPlanArguments(const CompareOptions& options);

} // namespace atlas::ui
