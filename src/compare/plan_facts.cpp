// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/plan_facts.h"

#include "compare/layout_metrics.h"

namespace atlas {

MetadataRuns metadataRunsOf(const Layout& layout) {
    const auto metrics = measureLayout(layout);
    return {metrics.blockBitmapRuns, metrics.inodeBitmapRuns, metrics.inodeTableRuns};
}

} // namespace atlas
