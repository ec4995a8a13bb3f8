// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/alignments.h"

#include <algorithm>

namespace atlas {

const Alignment& Alignments::on(SectorGrid grid) {
    const auto found = std::ranges::find(m_known, grid, &Alignment::grid);
    return found != m_known.end() ? *found
                                  : m_known.emplace_back(align(*m_snapshot.layout, *m_snapshot.placement, grid));
}

} // namespace atlas
