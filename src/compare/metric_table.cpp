// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/metric_table.h"

#include "base/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <optional>

namespace atlas {
namespace {

template <auto Member>
double number(const Measured& m) {
    return static_cast<double>(m.metrics.*Member);
}

double requests(const Reads& reads) { return static_cast<double>(reads.requests); }

template <Work work>
double requestsOf(const Measured& m) {
    return requests(m.metrics.of(work));
}
template <Work work>
double bytesOf(const Measured& m) {
    return static_cast<double>(m.metrics.of(work).bytes.value);
}
template <Work work>
double seekOf(const Measured& m) {
    return static_cast<double>(m.metrics.of(work).distance.value);
}
template <Work work>
double secondsOf(const Measured& m) {
    return m.metrics.of(work).seconds;
}

template <auto Count>
double structures(const Measured& m) {
    return static_cast<double>(std::invoke(Count, m.structures));
}

template <auto Member>
double imbalanceOf(const Measured& m) {
    return m.load ? imbalance((*m.load).*Member) : 0;
}

template <auto Member>
double capacityOf(const Measured& m) {
    return static_cast<double>((m.capacity.*Member).value);
}

/// Indexed by Unit.
constexpr std::array units{UnitTraits{},
                           UnitTraits{.isSize = true},
                           UnitTraits{.isSize = true},
                           UnitTraits{.symbol = "s"},
                           UnitTraits{.scale = 100, .decimals = 2, .symbol = "%"},
                           UnitTraits{}};
static_assert(units.size() == static_cast<std::size_t>(Unit::Ratio) + 1);

/// Indexed by MetricKind.
constexpr std::array metrics{
    Metric{MetricKind::BlockBitmapRuns, "block_bitmap_runs", Better::Less, 0, number<&LayoutMetrics::blockBitmapRuns>},
    Metric{MetricKind::InodeBitmapRuns, "inode_bitmap_runs", Better::Less, 0, number<&LayoutMetrics::inodeBitmapRuns>},
    Metric{MetricKind::InodeTableRuns, "inode_table_runs", Better::Less, 0, number<&LayoutMetrics::inodeTableRuns>},
    Metric{MetricKind::BlockBitmapReadsFresh, "block_bitmap_reads_fresh", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.blockBitmapReads.fresh); }},
    Metric{MetricKind::BlockBitmapSecondsFresh, "block_bitmap_seconds_fresh", Better::Less, 3,
           [](const Measured& m) { return m.metrics.blockBitmapReads.fresh.seconds; }, Unit::Seconds},
    Metric{MetricKind::BlockBitmapReadsFull, "block_bitmap_reads_full", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.blockBitmapReads.full); }},
    Metric{MetricKind::BlockBitmapSecondsFull, "block_bitmap_seconds_full", Better::Less, 3,
           [](const Measured& m) { return m.metrics.blockBitmapReads.full.seconds; }, Unit::Seconds},
    Metric{MetricKind::InodeBitmapReadsFresh, "inode_bitmap_reads_fresh", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.inodeBitmapReads.fresh); }},
    Metric{MetricKind::InodeBitmapSecondsFresh, "inode_bitmap_seconds_fresh", Better::Less, 3,
           [](const Measured& m) { return m.metrics.inodeBitmapReads.fresh.seconds; }, Unit::Seconds},
    Metric{MetricKind::InodeBitmapReadsFull, "inode_bitmap_reads_full", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.inodeBitmapReads.full); }},
    Metric{MetricKind::InodeBitmapSecondsFull, "inode_bitmap_seconds_full", Better::Less, 3,
           [](const Measured& m) { return m.metrics.inodeBitmapReads.full.seconds; }, Unit::Seconds},
    Metric{MetricKind::InodeTableReadsFresh, "inode_table_reads_fresh", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.inodeTableReads.fresh); }},
    Metric{MetricKind::InodeTableSecondsFresh, "inode_table_seconds_fresh", Better::Less, 3,
           [](const Measured& m) { return m.metrics.inodeTableReads.fresh.seconds; }, Unit::Seconds},
    Metric{MetricKind::InodeTableReadsFull, "inode_table_reads_full", Better::Less, 0,
           [](const Measured& m) { return requests(m.metrics.inodeTableReads.full); }},
    Metric{MetricKind::InodeTableSecondsFull, "inode_table_seconds_full", Better::Less, 3,
           [](const Measured& m) { return m.metrics.inodeTableReads.full.seconds; }, Unit::Seconds},
    Metric{MetricKind::FirstWriteReads, "first_write_reads", Better::Less, 0, requestsOf<Work::FirstWrite>},
    Metric{MetricKind::FirstWriteBytes, "first_write_bytes", Better::Less, 0, bytesOf<Work::FirstWrite>, Unit::Bytes},
    Metric{MetricKind::FirstWriteSeekBytes, "first_write_seek_bytes", Better::Less, 0, seekOf<Work::FirstWrite>,
           Unit::Bytes},
    Metric{MetricKind::FirstWriteSeconds, "first_write_seconds", Better::Less, 3, secondsOf<Work::FirstWrite>,
           Unit::Seconds},
    Metric{MetricKind::FsckReads, "fsck_reads", Better::Less, 0, requestsOf<Work::Fsck>},
    Metric{MetricKind::FsckBytes, "fsck_bytes", Better::Less, 0, bytesOf<Work::Fsck>, Unit::Bytes},
    Metric{MetricKind::FsckSeekBytes, "fsck_seek_bytes", Better::Less, 0, seekOf<Work::Fsck>, Unit::Bytes},
    Metric{MetricKind::FsckSeconds, "fsck_seconds", Better::Less, 3, secondsOf<Work::Fsck>, Unit::Seconds},
    Metric{MetricKind::FindReads, "find_reads", Better::Less, 0, requestsOf<Work::Find>},
    Metric{MetricKind::FindBytes, "find_bytes", Better::Less, 0, bytesOf<Work::Find>, Unit::Bytes},
    Metric{MetricKind::FindSeekBytes, "find_seek_bytes", Better::Less, 0, seekOf<Work::Find>, Unit::Bytes},
    Metric{MetricKind::FindSeconds, "find_seconds", Better::Less, 3, secondsOf<Work::Find>, Unit::Seconds},
    Metric{MetricKind::DeleteTreeReads, "delete_tree_reads", Better::Less, 0, requestsOf<Work::DeleteTree>},
    Metric{MetricKind::DeleteTreeBytes, "delete_tree_bytes", Better::Less, 0, bytesOf<Work::DeleteTree>, Unit::Bytes},
    Metric{MetricKind::DeleteTreeSeekBytes, "delete_tree_seek_bytes", Better::Less, 0, seekOf<Work::DeleteTree>,
           Unit::Bytes},
    Metric{MetricKind::DeleteTreeSeconds, "delete_tree_seconds", Better::Less, 3, secondsOf<Work::DeleteTree>,
           Unit::Seconds},
    Metric{MetricKind::MountReads, "mount_reads", Better::Less, 0, requestsOf<Work::Mount>},
    Metric{MetricKind::MountBytes, "mount_bytes", Better::Less, 0, bytesOf<Work::Mount>, Unit::Bytes},
    Metric{MetricKind::MountSeekBytes, "mount_seek_bytes", Better::Less, 0, seekOf<Work::Mount>, Unit::Bytes},
    Metric{MetricKind::MountSeconds, "mount_seconds", Better::Less, 3, secondsOf<Work::Mount>, Unit::Seconds},
    Metric{MetricKind::BlockBitmapDistanceMean, "block_bitmap_distance_mean", Better::Less, 0,
           [](const Measured& m) { return m.metrics.toBlockBitmap.mean; }, Unit::Blocks},
    Metric{MetricKind::BlockBitmapDistanceLargest, "block_bitmap_distance_largest", Better::Less, 0,
           [](const Measured& m) { return static_cast<double>(m.metrics.toBlockBitmap.largest); }, Unit::Blocks},
    Metric{MetricKind::InodeTableDistanceMean, "inode_table_distance_mean", Better::Less, 0,
           [](const Measured& m) { return m.metrics.toInodeTable.mean; }, Unit::Blocks},
    Metric{MetricKind::InodeTableDistanceLargest, "inode_table_distance_largest", Better::Less, 0,
           [](const Measured& m) { return static_cast<double>(m.metrics.toInodeTable.largest); }, Unit::Blocks},
    Metric{MetricKind::LongestMetadataFree, "longest_metadata_free_blocks", Better::More, 0,
           number<&LayoutMetrics::longestMetadataFreeBlocks>, Unit::Blocks},
    Metric{MetricKind::MetadataFreeStretches, "metadata_free_stretches", Better::Less, 0,
           number<&LayoutMetrics::metadataFreeStretches>},
    Metric{MetricKind::MetadataBlocks, "metadata_blocks", Better::Less, 0, number<&LayoutMetrics::metadataBlocks>,
           Unit::Blocks},
    Metric{MetricKind::MetadataShare, "metadata_share", Better::Less, 5, number<&LayoutMetrics::metadataShare>,
           Unit::Share},
    Metric{MetricKind::InodeTableCuts, "inode_table_cuts", Better::Less, 0,
           [](const Measured& m) { return static_cast<double>(m.metrics.tableCuts.size()); }},
    Metric{MetricKind::JournalExtents, "journal_extents", Better::Less, 0, number<&LayoutMetrics::journalExtents>},
    Metric{MetricKind::JournalMappingBlocks, "journal_mapping_blocks", Better::Less, 0,
           number<&LayoutMetrics::journalMappingBlocks>},
    Metric{MetricKind::Inodes, "inodes", Better::More, 0,
           [](const Measured& m) { return static_cast<double>(m.capacity.inodes); }},
    Metric{MetricKind::FileSizeAtLastInode, "file_size_at_last_inode_bytes", Better::Less, 0,
           capacityOf<&Capacity::fileSizeAtLastInode>, Unit::Bytes},
    Metric{MetricKind::SmallestAllocation, "smallest_allocation_bytes", Better::Less, 0,
           capacityOf<&Capacity::smallestAllocation>, Unit::Bytes},
    Metric{MetricKind::LargestMounted, "largest_mounted_bytes", Better::More, 0, capacityOf<&Capacity::largestMounted>,
           Unit::Bytes},
    Metric{MetricKind::LargestUnmounted, "largest_unmounted_bytes", Better::More, 0,
           capacityOf<&Capacity::largestUnmounted>, Unit::Bytes},
    Metric{MetricKind::MetadataWritten, "metadata_written_bytes", Better::Less, 0, capacityOf<&Capacity::written>,
           Unit::Bytes},
    Metric{MetricKind::MetadataWrittenLater, "metadata_written_later_bytes", Better::Less, 0,
           capacityOf<&Capacity::writtenLater>, Unit::Bytes},
    Metric{MetricKind::JournalSize, "journal_bytes", Better::Neither, 0, capacityOf<&Capacity::journal>, Unit::Bytes},
    Metric{MetricKind::UsableSpace, "usable_bytes", Better::More, 0, capacityOf<&Capacity::usable>, Unit::Bytes},
    Metric{MetricKind::DescriptorMemory, "descriptor_memory_bytes", Better::Less, 0, capacityOf<&Capacity::descriptors>,
           Unit::Bytes},
    Metric{MetricKind::StructuresWhole, "structures_whole", Better::Neither, 0, structures<&FitCounts::whole>},
    Metric{MetricKind::StructuresPartial, "structures_partial", Better::Less, 0, structures<&FitCounts::partial>},
    Metric{MetricKind::StructuresStraddling, "structures_straddling", Better::Less, 0,
           structures<&FitCounts::straddling>},
    Metric{MetricKind::StructuresMisaligned, "structures_misaligned", Better::Less, 0,
           structures<&FitCounts::misaligned>},
    Metric{MetricKind::BitmapEraseBlocks, "bitmap_erase_blocks", Better::Less, 0,
           [](const Measured& m) { return static_cast<double>(m.bitmapEraseBlocks); }},
    Metric{MetricKind::RaidBlockBitmapImbalance, "raid_block_bitmap_imbalance", Better::Less, 2,
           imbalanceOf<&MemberLoad::blockBitmaps>, Unit::Ratio},
    Metric{MetricKind::RaidInodeBitmapImbalance, "raid_inode_bitmap_imbalance", Better::Less, 2,
           imbalanceOf<&MemberLoad::inodeBitmaps>, Unit::Ratio},
    Metric{MetricKind::RaidInodeTableImbalance, "raid_inode_table_imbalance", Better::Less, 2,
           imbalanceOf<&MemberLoad::inodeTableBlocks>, Unit::Ratio},
};

/// Tables leave out the misaligned structures, the sum of two other metrics.
bool isListed(const Metric& metric, const MeasureFrame& frame) {
    return metric.kind != MetricKind::StructuresMisaligned && (metric.unit != Unit::Ratio || frame.raid) &&
           (metric.kind != MetricKind::BitmapEraseBlocks || frame.eraseBlocks.matter);
}

} // namespace

double Metric::comparable(const Measured& measured) const {
    return value(measured) * (unit == Unit::Blocks ? static_cast<double>(measured.blockSize.value) : 1);
}

ShownValue Metric::shown(double comparable) const {
    const auto& traits = traitsOf(unit);
    const ShownValue exact{comparable * traits.scale, traits.decimals.value_or(decimals)};
    return traits.isSize || exact.decimals == 0 ? ShownValue{std::round(exact.number)} : exact;
}

const UnitTraits& traitsOf(Unit unit) { return units.at(static_cast<std::size_t>(unit)); }

const Metric& metric(MetricKind kind) { return metrics.at(static_cast<std::size_t>(kind)); }

std::vector<Metric> metricsOf(const MeasureFrame& frame) {
    std::vector<Metric> listed;
    std::ranges::copy_if(metrics, std::back_inserter(listed),
                         [&](const Metric& metric) { return isListed(metric, frame); });
    return listed;
}

bool isShownAlike(const Metric& metric, double one, double other) {
    const auto text = [&](double value) {
        const auto [number, decimals] = metric.shown(value);
        return traitsOf(metric.unit).isSize ? humanSize({static_cast<std::uint64_t>(number)})
                                            : decimalText(number, decimals);
    };
    return text(one) == text(other);
}

bool isUncounted(const Metric& metric, const Measured& measured) {
    const auto kind = metric.kind;
    std::optional<Work> work;
    if (kind >= MetricKind::FirstWriteReads && kind <= MetricKind::MountSeconds) {
        constexpr std::size_t quantities = 4;
        const auto place = static_cast<std::size_t>(kind) - static_cast<std::size_t>(MetricKind::FirstWriteReads);
        work = allWorks.at(place / quantities);
    } else if (kind >= MetricKind::BlockBitmapReadsFresh && kind < MetricKind::FirstWriteReads) {
        work = kind < MetricKind::InodeBitmapReadsFresh ? Work::FirstWrite : Work::Fsck;
    }
    return work && measured.uncounted.at(static_cast<std::size_t>(*work));
}

namespace {

/// Other options may leave a volume a few groups short of the size of its partition.
bool areOfOneSize(const std::vector<const Measured*>& all) {
    constexpr double most = 1.1;
    std::vector<double> sizes;
    for (const auto* measured : all)
        if (measured != nullptr)
            sizes.push_back(static_cast<double>(measured->size.value));
    return sizes.empty() || std::ranges::max(sizes) <= most * std::ranges::min(sizes);
}

} // namespace

std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all) {
    std::vector<std::optional<double>> values;
    std::ranges::transform(all, std::back_inserter(values), [&](const Measured* measured) {
        return measured == nullptr ? std::nullopt : std::optional(metric.comparable(*measured));
    });
    std::vector<double> known;
    for (const auto& value : values)
        if (value)
            known.push_back(*value);
    std::vector<bool> marks(values.size(), false);
    const auto isUnsure = [&](const Measured* measured) {
        return measured != nullptr && (isUncounted(metric, *measured) || measured->unstated.value != 0);
    };
    if (known.empty() || metric.better == Better::Neither || std::ranges::any_of(all, isUnsure) || !areOfOneSize(all))
        return marks;
    const auto [minimum, maximum] = std::ranges::minmax(known);
    if (!isShownAlike(metric, minimum, maximum)) {
        const auto wanted = metric.better == Better::Less ? minimum : maximum;
        for (std::size_t n = 0; n < values.size(); ++n)
            marks[n] = values[n] && isShownAlike(metric, *values[n], wanted);
    }
    return marks;
}

} // namespace atlas
