// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the file of a history step by step.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace atlas {

class HistoryWriter {
public:
    explicit HistoryWriter(std::ostream& out);
    /// `written`: the sectors that differ from the image before, by position and apart; their bytes are those of `image`. A sector
    /// of zeros takes no room. The end of a short last sector counts as zeros.
    [[nodiscard]] Status add(const std::string& command, const ByteSource& image,
                             const std::vector<ByteInterval>& written);
    /// Without this, the file is damaged.
    void finish();

private:
    std::ostream& m_out;
    std::uint32_t m_steps = 0;
};

/// The sectors in which `now` differs from `before`, looked for in `where` only; what lies behind the end of the shorter one is
/// zeros there.
[[nodiscard]] Result<std::vector<ByteInterval>> changedSectors(const ByteSource& before, const ByteSource& now,
                                                               const std::vector<ByteInterval>& where);

} // namespace atlas
