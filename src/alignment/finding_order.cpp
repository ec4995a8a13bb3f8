// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/finding_order.h"

#include <algorithm>

namespace atlas {

void sortWorstFirst(std::vector<Finding>& findings) {
    std::ranges::stable_sort(findings, std::ranges::greater{}, &Finding::severity);
}

std::vector<Finding> readingFindings(const Snapshot& snapshot) {
    auto findings = snapshot.findings;
    if (snapshot.layout) {
        findings.insert(findings.end(), snapshot.layout->findings.begin(), snapshot.layout->findings.end());
    }
    const auto& physical = snapshot.disk.drive.physicalSector;
    if (physical.source == Source::Assumption) {
        findings.push_back(
            {.kind = FindingKind::SectorSizeAssumed, .severity = Severity::Note, .numbers = {physical.value.value}});
    }
    sortWorstFirst(findings);
    return findings;
}

} // namespace atlas
