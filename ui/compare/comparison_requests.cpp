// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_requests.h"

namespace atlas::ui {

ComparisonRequests requestsOf(const CompareOptions& options, const ComparedLayouts& layouts,
                              const std::optional<DefaultPlan>& defaultPlan, bool isPending) {
    ComparisonRequests requests;
    for (const auto& entry : layouts.all()) {
        requests.layouts << layoutArguments(options, entry.spec, defaultPlan);
    }
    requests.first = QList<ReaderArguments>{defaultPlanArguments(options)} << requests.layouts;
    requests.all = requests.first;
    if (isPending) {
        return requests;
    }
    for (const auto& each : sweptLines(options, defaultPlan)) {
        if (const auto request = layoutArguments(options, each.line); !requests.all.contains(request)) {
            requests.all << request;
        }
    }
    return requests;
}

} // namespace atlas::ui
