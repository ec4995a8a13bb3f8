// SPDX-License-Identifier: GPL-3.0-or-later
// What many lines of scans have in common, in memory that does not grow with their number.
#pragma once

#include "report/text/text_table.h"
#include "scan/scan_record.h"

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace atlas {

/// How a place counts; the worst of its verdicts.
enum class ScanState : std::uint8_t { Good, Warning, Misaligned, Damaged, Unreadable };

[[nodiscard]] std::string_view name(ScanState state); ///< in JSON and as a class of the page: "misaligned"
[[nodiscard]] ScanState stateOf(const ScanRecord& record);
inline constexpr std::array allScanStates{ScanState::Good, ScanState::Warning, ScanState::Misaligned,
                                          ScanState::Damaged, ScanState::Unreadable};
inline constexpr std::size_t scanStateCount = allScanStates.size();

struct ScanWorst {
    std::string place{};
    ScanState state{};
    std::uint64_t errors = 0;
    std::string why{}; ///< one sentence
};

struct ScanSummary {
    std::uint64_t places = 0;
    std::array<std::uint64_t, scanStateCount> states{}; ///< by ScanState
    std::map<std::string, std::uint64_t> reasons{};     ///< ScanRecord::reason() of what is not good
    std::map<std::string, std::uint64_t> contents{};    ///< "ext4"; of places with an ext file system
    std::map<std::string, std::uint64_t> envelopes{};   ///< "raw" for none
    std::map<std::uint64_t, std::uint64_t> flexGroupSizes{}; ///< 0: without flex_bg
    std::map<std::uint64_t, std::uint64_t> blockSizes{};
    std::vector<ScanWorst> worst{}; ///< the ten worst, worst first
    std::uint64_t imageBytes = 0;
    std::uint64_t volumeBytes = 0;
    std::uint64_t metadataBytes = 0;
    std::uint64_t bytesRead = 0;
    std::uint64_t requests = 0;
    double seconds = 0; ///< of all readers together

    void add(const ScanRecord& record);
    /// The exit status of a scan with these lines: 3 if something could not be read, 1 if something is not good, else 0.
    [[nodiscard]] int exitStatus() const;
    [[nodiscard]] std::uint64_t count(ScanState state) const { return states[static_cast<std::size_t>(state)]; }
};

} // namespace atlas
