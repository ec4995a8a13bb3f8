// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/weights.h"

#include "compare/recommendation_thresholds.h"

#include <cmath>

namespace atlas {
namespace {

/// The work whose time is the gain of a use; nullopt where the gain is no time.
std::optional<Work> workOf(Use use) {
    switch (use) {
    case Use::General:
    case Use::Streaming:
    case Use::VmImage:
    case Use::Database: return Work::FirstWrite;
    case Use::SmallFiles: return Work::Fsck;
    case Use::RaidMembers:
    case Use::SdCard: break;
    }
    return {};
}

} // namespace

std::uint64_t Weighed::rounded(Weight weight) const { return static_cast<std::uint64_t>(std::llround(of(weight))); }

static_assert(static_cast<std::size_t>(Weight::Mount) + 1 == allWorks.size());
bool isTime(Weight weight) { return weight <= Weight::Mount; }

bool isNoticeable(Weight weight, double from, double to) {
    const auto gain = from - to;
    const auto least = isTime(weight)                         ? noticeableSeconds
                       : weight == Weight::InodeTableDistance ? static_cast<double>(noticeableDistance.value)
                                                              : 0;
    return gain > 0 && gain >= noticeableShare * from && gain >= least;
}

Weighed weigh(const MeasuredLayout& setting, Use use, const MeasureFrame& frame) {
    const auto& m = setting.measured;
    Weighed weighed{.label = setting.label, .flexGroupSize = setting.flexGroupSize};
    const auto set = [&](Weight weight, double value) { weighed.weights[static_cast<std::size_t>(weight)] = value; };
    for (const auto work : allWorks) {
        weighed.weights[static_cast<std::size_t>(work)] = m.metrics.of(work).seconds;
    }
    set(Weight::InodeTableDistance, m.metrics.toInodeTable.mean * static_cast<double>(m.blockSize.value));
    if (m.load) {
        weighed.load = m.load->blockBitmaps;
        set(Weight::FullestMember, imbalance(m.load->blockBitmaps));
    }
    if (use == Use::SdCard) {
        set(Weight::EraseBlocks, static_cast<double>(m.bitmapEraseBlocks));
    }
    if (const auto work = workOf(use)) {
        weighed.reads = m.metrics.of(*work);
    }
    weighed.streamingJumps = static_cast<double>(m.metrics.metadataFreeStretches) * frame.model.secondsPerRead;
    return weighed;
}

Weight weightOf(Use use) {
    if (const auto work = workOf(use)) {
        return static_cast<Weight>(*work);
    }
    return use == Use::RaidMembers ? Weight::FullestMember : Weight::EraseBlocks;
}

std::string_view name(Weight weight) {
    switch (weight) {
    case Weight::FirstWrite: return "first_write_seconds";
    case Weight::Fsck: return "fsck_seconds";
    case Weight::Find: return "find_seconds";
    case Weight::DeleteTree: return "delete_tree_seconds";
    case Weight::Mount: return "mount_seconds";
    case Weight::InodeTableDistance: return "inode_table_distance_bytes";
    case Weight::FullestMember: return "raid_block_bitmap_imbalance";
    case Weight::EraseBlocks: return "bitmap_erase_blocks";
    }
    return "";
}

std::vector<Weight> losses(const Weighed& chosen, const Weighed& reference) {
    std::vector<Weight> found;
    for (std::size_t n = 0; n < weightCount; ++n) {
        const auto weight = static_cast<Weight>(n);
        if (isNoticeable(weight, chosen.of(weight), reference.of(weight))) {
            found.push_back(weight);
        }
    }
    return found;
}

bool dominates(const Weighed& better, const Weighed& than) {
    bool gains = false;
    for (std::size_t n = 0; n < weightCount; ++n) {
        if (better.weights[n] > than.weights[n]) {
            return false;
        }
        gains = gains || isNoticeable(static_cast<Weight>(n), than.weights[n], better.weights[n]);
    }
    return gains;
}

} // namespace atlas
