// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sweep.h"

#include "mkfs/flex_group_lines.h"

namespace atlas {
namespace {

class Sweeper {
public:
    Sweeper(PlanRequest request, const ReadModel& model, const std::function<bool(const SweepRow&)>& each)
        : m_request(std::move(request)), m_model(model), m_each(each) {}

    Result<FlexGroupSweep> run() {
        const auto base = withoutFlexGroupSize(asExt4(m_request.options.line));
        const auto first = planOf(base);
        if (!first) {
            return std::unexpected(first.error());
        }
        const auto& fs = first->layout->filesystem;
        const PlanWithoutFlexGroupSize usual{fs.groupCount.value, fs.flexGroupSize};
        m_sweep.flexBgAdded = usual.lacksFlexBg();
        for (const auto& [size, line, isDefault] : flexGroupLines(base, usual)) {
            if (!add(optionText(size), line, isDefault)) {
                return std::move(m_sweep);
            }
        }
        if (add("packed_meta_blocks", withExtended(base, "packed_meta_blocks=1"), false, true)) {
            add("packed_meta_blocks, no backups",
                withFeatures(withExtended(base, "packed_meta_blocks=1,num_backup_sb=0"), "sparse_super2"), false, true);
        }
        return std::move(m_sweep);
    }

private:
    Result<Plan> planOf(const OptionLine& line) const {
        auto request = m_request;
        auto options = parseOptions(line);
        if (!options) {
            return std::unexpected(options.error());
        }
        request.options = std::move(*options);
        return plan(request);
    }

    /// Returns false if the caller asked to stop.
    bool add(std::string label, const OptionLine& line, bool usual, bool packed = false) {
        auto planned = planOf(line);
        if (!planned) {
            return true;
        }
        const auto& layout = *planned->layout;
        const auto metrics = measure(layout, m_model);
        m_sweep.rows.push_back(
            {std::move(label), layout.filesystem.flexGroupSize, usual, packed, std::move(*planned), metrics});
        return !m_each || m_each(m_sweep.rows.back());
    }

    PlanRequest m_request;
    ReadModel m_model;
    const std::function<bool(const SweepRow&)>& m_each;
    FlexGroupSweep m_sweep;
};

} // namespace

Result<FlexGroupSweep> sweepFlexGroupSizes(const PlanRequest& request, const ReadModel& model,
                                           const std::function<bool(const SweepRow&)>& each) {
    return Sweeper(request, model, each).run();
}

} // namespace atlas
