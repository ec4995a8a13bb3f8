// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/best_layout.h"

#include "base/number_text.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace atlas {

bool isShownAlike(const Metric& metric, double one, double other) {
    const auto text = [&](double value) {
        const auto [number, decimals] = metric.shown(value);
        return traitsOf(metric.unit).isSize ? humanSize({static_cast<std::uint64_t>(number)})
                                            : decimalText(number, decimals);
    };
    return text(one) == text(other);
}

std::vector<bool> bestOf(const Metric& metric, const std::vector<const Measured*>& all) {
    std::vector<std::optional<double>> values;
    std::ranges::transform(all, std::back_inserter(values), [&](const Measured* measured) {
        return measured == nullptr ? std::nullopt : std::optional(metric.comparable(*measured));
    });
    std::vector<double> known;
    for (const auto& value : values) {
        if (value) {
            known.push_back(*value);
        }
    }
    std::vector<bool> marks(values.size(), false);
    if (known.empty() || metric.better == Better::Neither) {
        return marks;
    }
    const auto [minimum, maximum] = std::ranges::minmax(known);
    if (!isShownAlike(metric, minimum, maximum)) {
        const auto wanted = metric.better == Better::Less ? minimum : maximum;
        for (std::size_t n = 0; n < values.size(); ++n) {
            marks[n] = values[n] && isShownAlike(metric, *values[n], wanted);
        }
    }
    return marks;
}

} // namespace atlas
