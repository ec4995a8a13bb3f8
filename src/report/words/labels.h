// SPDX-License-Identifier: GPL-3.0-or-later
// Names of structures, states and kinds.
#pragma once

#include "alignment/grid.h"
#include "allocation/allocation_map.h"
#include "compare/layout_diff.h"
#include "compare/metric_table.h"
#include "compare/recommendation.h"
#include "disk/drive_overrides.h"
#include "layout/layout.h"
#include "report/language/message.h"

namespace atlas {

[[nodiscard]] Message label(RegionKind kind); ///< "block bitmap"
/// "block bitmap" if `count` is 1, else "block bitmaps"; does not contain the number.
[[nodiscard]] Message label(RegionKind kind, std::uint64_t count);
/// Singular or plural, according to how many a volume has: "journal", "block bitmaps".
[[nodiscard]] Message labelOfAll(RegionKind kind);
/// "block bitmap of group 21", "journal", "data or free".
[[nodiscard]] Message label(std::optional<RegionKind> kind, GroupNumber owner);
[[nodiscard]] Message label(LayerKind kind);         ///< "LVM physical volume"
[[nodiscard]] Message label(PartitionRole role);       ///< "logical"
[[nodiscard]] Message label(TableKind kind);         ///< "GPT"
[[nodiscard]] Message label(BlockDeviceKind kind);   ///< "md array"
[[nodiscard]] Message label(const DrivePreset& preset); ///< "flash with 8 KiB pages"
[[nodiscard]] Message shortLabel(const DrivePreset& preset); ///< "flash, 8 KiB"
[[nodiscard]] Message label(GranularityKind kind);     ///< "partitioning"
/// The label of its kind; "optimal I/O" for a single disk, which has no stripe.
[[nodiscard]] Message label(const Granularity& granularity);
[[nodiscard]] Message labelWithSize(const Granularity& granularity); ///< "RAID stripe 256 KiB", "erase block unknown"
[[nodiscard]] Message label(Source source);          ///< "reported by the device"
[[nodiscard]] Message label(Fit fit);                ///< "straddling"
[[nodiscard]] Message label(Severity severity);      ///< "misaligned"
[[nodiscard]] Message label(Use use);                ///< "many small files"
[[nodiscard]] Message label(Medium medium);          ///< "hard disk"
[[nodiscard]] Message label(MetricKind kind);        ///< "inode table runs"
[[nodiscard]] Message definition(MetricKind kind);   ///< one sentence with its full stop
[[nodiscard]] Message label(ChangeKind kind);        ///< "moved"
[[nodiscard]] Message label(BlockStatus status);     ///< "free, by the block bitmap"
[[nodiscard]] Message readModifyWritesLabel(std::uint64_t count); ///< "2 read-modify-writes"

/// "On a hard disk", to begin a sentence.
[[nodiscard]] Message onMedium(Medium medium);

/// The fault of a stripe width of `width` blocks with a stride of `stride`. Precondition: `kind` is bogus.
[[nodiscard]] Message stripeWidthText(StripeWidth kind, std::uint64_t width, std::uint64_t stride);

/// The names that dumpe2fs prints: "INODE_UNINIT", "BLOCK_UNINIT", "ITABLE_ZEROED"; bits without a name as "0x8".
[[nodiscard]] std::vector<std::string> flagNames(std::uint16_t flags);

/// "primary" for the superblock in group 0, "backup" for others; nullopt if the group has none.
[[nodiscard]] std::optional<std::string_view> superblockName(const GroupCopies* copies);

} // namespace atlas
