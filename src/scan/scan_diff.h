// SPDX-License-Identifier: GPL-3.0-or-later
// What became of the same places between two scans.
#pragma once

#include "report/text/text_table.h"
#include "scan/scan_files.h"
#include "scan/scan_summary.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

enum class ScanChangeKind : std::uint8_t { Worse, Cured, Grew, Shrank, Appeared, Gone };
inline constexpr std::array allScanChangeKinds{ScanChangeKind::Worse,  ScanChangeKind::Cured,    ScanChangeKind::Grew,
                                               ScanChangeKind::Shrank, ScanChangeKind::Appeared, ScanChangeKind::Gone};

[[nodiscard]] std::string_view name(ScanChangeKind kind); ///< in JSON: "worse"

struct ScanChange {
    ScanChangeKind kind{};
    std::string place{};
    std::optional<ScanState> before{}; ///< nullopt for Appeared
    std::optional<ScanState> after{};  ///< nullopt for Gone
    std::optional<std::uint64_t> bytesBefore{}; ///< of the file system; nullopt without one
    std::optional<std::uint64_t> bytesAfter{};
    std::string reason{}; ///< ScanRecord::reason() of the later one, or of the earlier one where it was cured
};

struct ScanDifference {
    std::uint64_t same = 0; ///< places that are in both and changed in nothing that is listed
    std::vector<ScanChange> changes{}; ///< by kind, then in the order of the later scan

    [[nodiscard]] std::uint64_t count(ScanChangeKind kind) const;
};

/// A place that became worse and grew is two changes.
[[nodiscard]] ScanDifference diff(const ScanFiles& before, const ScanFiles& after);

/// At most `most` changes of each kind.
void writeScanDiffText(const ScanDifference& difference, std::size_t most, std::ostream& out, TextStyle style);
/// Schema "ext4atlas-scan-diff/1".
void writeScanDiffJson(const ScanDifference& difference, std::ostream& out);

} // namespace atlas
