// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/read_modify_writes.h"

#include "alignment/fit.h"

namespace atlas {

int readModifyWrites(ByteInterval bytes, SectorGrid grid) {
    const auto verdict = fit(bytes, grid);
    const bool oneEnd = pastBoundary(bytes.first, grid).value == 0 || pastBoundary(bytes.end(), grid).value == 0;
    return verdict == Fit::Straddling && oneEnd ? 1 : readModifyWrites(verdict);
}

} // namespace atlas
