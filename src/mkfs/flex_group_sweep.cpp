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
        m_sweep.largerLeftOut = usual.leavesLargerOut();
        for (const auto& each : flexGroupLines(base, usual)) {
            if (!add(each)) {
                break;
            }
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
    bool add(const FlexGroupLine& each) {
        auto planned = planOf(each.line);
        if (!planned) {
            return true;
        }
        const auto& layout = *planned->layout;
        const auto metrics = measure(layout, m_model);
        m_sweep.rows.push_back(
            {each.label, layout.filesystem.flexGroupSize, each.isDefault, each.packed, std::move(*planned), metrics});
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
