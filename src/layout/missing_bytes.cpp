// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/missing_bytes.h"

#include <algorithm>
#include <utility>

namespace atlas {

ByteCount missingBytes(const Layout& layout) {
    const auto found = std::ranges::find(layout.findings, FindingKind::VolumePastEnd, &Finding::kind);
    if (found == layout.findings.end()) {
        return {};
    }
    const auto [claimed, there] = std::pair(found->numbers[0], found->numbers[1]);
    return {claimed - std::min(claimed, there)};
}

} // namespace atlas
