// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_summary.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::size_t worstKept = 10;
constexpr std::size_t mostKinds = 64; ///< of each distribution: a hostile line may hold any words

template <class Key>
void addOne(std::map<Key, std::uint64_t>& counts, const Key& key) {
    const auto found = counts.find(key);
    if (found != counts.end())
        ++found->second;
    else if (counts.size() < mostKinds)
        counts.emplace(key, 1);
    else
        ++counts[Key{}];
}

void keepWorst(std::vector<ScanWorst>& worst, ScanWorst next) {
    const auto isWorse = [](const ScanWorst& a, const ScanWorst& b) {
        return a.state != b.state ? a.state > b.state : a.errors != b.errors ? a.errors > b.errors : a.place < b.place;
    };
    worst.insert(std::ranges::upper_bound(worst, next, isWorse), std::move(next));
    worst.resize(std::min(worst.size(), worstKept));
}

std::string whyOf(const ScanRecord& record) {
    if (!record.isRead())
        return record.error;
    return stateOf(record) == ScanState::Damaged ? record.findingText : record.text;
}

} // namespace

std::string_view name(ScanState state) {
    switch (state) {
    case ScanState::Good: return "good";
    case ScanState::Warning: return "warning";
    case ScanState::Misaligned: return "misaligned";
    case ScanState::Damaged: return "damaged";
    case ScanState::Unreadable: return "unreadable";
    }
    return {};
}

ScanState stateOf(const ScanRecord& record) {
    if (!record.isRead() || !record.good)
        return ScanState::Unreadable;
    const bool isAligned = record.state == "whole" || record.state == "small_blocks";
    // What is aligned but not good was asked for its health, which is not known.
    if (record.errors > 0 || (!*record.good && isAligned))
        return ScanState::Damaged;
    if (!*record.good)
        return ScanState::Misaligned;
    return record.warnings > 0 || record.verdict == "partial" ? ScanState::Warning : ScanState::Good;
}

void ScanSummary::add(const ScanRecord& record) {
    const auto state = stateOf(record);
    ++places;
    ++states[static_cast<std::size_t>(state)];
    if (const auto reason = record.reason(); !reason.empty())
        addOne(reasons, reason);
    if (state > ScanState::Warning)
        keepWorst(worst, {.place = record.place, .state = state, .errors = record.errors, .why = whyOf(record)});
    if (record.isRead())
        addOne(envelopes, record.envelope.empty() ? std::string("raw") : record.envelope);
    if (const auto& volume = record.volume) {
        addOne(contents, volume->content);
        addOne(flexGroupSizes, std::uint64_t{volume->flexGroupSize.value_or(0)});
        addOne(blockSizes, volume->blockSize);
        volumeBytes += volume->blocks * volume->blockSize;
        metadataBytes += volume->metadataBytes;
    }
    imageBytes += record.stamp.size.value_or(0);
    bytesRead += record.bytesRead;
    requests += record.requests;
    seconds += record.seconds;
}

int ScanSummary::exitStatus() const {
    constexpr int unreadable = 3;
    if (count(ScanState::Unreadable) > 0)
        return unreadable;
    return count(ScanState::Misaligned) + count(ScanState::Damaged) > 0 ? 1 : 0;
}

} // namespace atlas
