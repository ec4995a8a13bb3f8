// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/group_fit.h"

#include "layout/structures.h"

#include <algorithm>

namespace atlas {
namespace {

class Looking {
public:
    Looking(const Layout& layout, const StructureJudge& judge) : m_layout(layout), m_judge(judge) {}

    void lookAtGroup(GroupNumber group) {
        eachStructureOf(m_layout, group, [this](RegionKind, BlockInterval blocks) { lookAt(blocks); });
    }

    [[nodiscard]] StructureFit seen() const {
        return {m_worst, !m_missing ? Presence::All : m_worst ? Presence::Part : Presence::None};
    }

private:
    void lookAt(BlockInterval blocks) {
        const auto fit = m_judge.fit(blocks);
        m_missing = m_missing || fit.presence != Presence::All;
        m_worst = std::max(m_worst, fit.worst);
    }

    const Layout& m_layout;
    const StructureJudge& m_judge;
    std::optional<Fit> m_worst{};
    bool m_missing = false; ///< something is not there
};

} // namespace

StructureFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group) {
    Looking looking(layout, judge);
    looking.lookAtGroup(group);
    return looking.seen();
}

StructureFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks) {
    Looking looking(layout, judge);
    if (!blocks.empty()) {
        const auto end = std::min(layout.filesystem.groupOf(blocks.last()).value + 1, layout.groups.size().value);
        for (auto group = layout.filesystem.groupOf(blocks.first).value; group < end; ++group) {
            looking.lookAtGroup({group});
        }
    }
    return looking.seen();
}

} // namespace atlas
