// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding_order.h"

#include "layout/finding_severity.h"

#include <algorithm>

namespace atlas {

void sortWorstFirst(std::vector<Finding>& findings) {
    std::ranges::stable_sort(findings, std::ranges::greater{}, severityOf);
}

std::vector<Finding> readingFindings(const Snapshot& snapshot) {
    auto findings = snapshot.findings;
    if (snapshot.layout) {
        findings.insert(findings.end(), snapshot.layout->findings.begin(), snapshot.layout->findings.end());
    }
    const auto& physical = snapshot.disk.drive.physicalSector;
    if (physical.source == Source::Assumption) {
        findings.push_back({.kind = FindingKind::SectorSizeAssumed, .numbers = {physical.value.value}});
    }
    sortWorstFirst(findings);
    return findings;
}

} // namespace atlas
