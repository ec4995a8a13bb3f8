// SPDX-License-Identifier: GPL-3.0-or-later
// What plan, sweep, compare and diff have in common: sizes, mke2fs.conf, and operands that are images or option lines.
#pragma once

#include "cli/commands.h"
#include "compare/measure.h"
#include "mkfs/plan.h"

namespace atlas::cli {

struct PlanOptions {
    std::optional<ByteCount> size;
    std::string profile;                 ///< --mke2fs-conf; empty: $MKE2FS_CONFIG, else /etc/mke2fs.conf
    std::vector<std::string> operands;
    MeasureFrame frame;
};

/// --mke2fs-conf and --physical-sector.
void addPlanOptions(const Arguments& arguments, PlanOptions& options);
/// --raid, for what `help` says.
void addRaidOption(const Arguments& arguments, PlanOptions& options, const std::string& help);
/// --start, --raid, --largest-request, --read-cost and --bandwidth.
void addMetricOptions(const Arguments& arguments, PlanOptions& options);
/// The positional SIZE.
void addSize(const Arguments& arguments, PlanOptions& options);

/// --size, for option lines among the operands.
void addPlanSizeOption(const Arguments& arguments, PlanOptions& options);

[[nodiscard]] Result<Profile> profileOf(const PlanOptions& options);

/// The plan of `options.operands` for `options.size`.
[[nodiscard]] Result<PlanRequest> requestOf(const PlanOptions& options);

/// A planned volume as a snapshot of a disk that holds nothing else, at the byte of -E offset=.
[[nodiscard]] Snapshot snapshotOf(const Plan& plan, ByteCount device, ByteCount physicalSector);

/// An image, a snapshot or an option line, with the layout it stands for.
struct Subject {
    std::string label;
    LayoutPtr layout;
    std::vector<Note> notes; ///< of a plan
};

/// An operand that begins with "-", "mke2fs" or "mkfs." is an option line, anything else a file. Without a size, option lines are
/// planned for the size of the first volume that is opened.
[[nodiscard]] Result<std::vector<Subject>> subjectsOf(const PlanOptions& options, Messages& messages);

} // namespace atlas::cli
