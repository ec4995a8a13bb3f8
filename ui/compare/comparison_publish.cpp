// SPDX-License-Identifier: GPL-3.0-or-later
// What has arrived, put to the layouts, the charts and the recommendation.
#include "ui/compare/comparison.h"

#include "alignment/judge.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {

/// Why no layout can be planned with the shared options; nullopt while one may arrive.
std::optional<Error> Comparison::refusalOfAll() const {
    const auto* const found = defaultPlan();
    if (found == nullptr || found->failed()) {
        return found == nullptr ? std::nullopt : std::optional(found->error({}));
    }
    std::optional<Error> why;
    for (const auto& entry : m_layouts) {
        if (entry.spec.kind == LayoutSpec::Kind::FlexGroups) {
            const auto* const known = m_cache.find(requestFor(entry.spec));
            if (known == nullptr || !known->failed()) {
                return {};
            }
            why = known->error(entry.spec.name());
        }
    }
    return why;
}

/// The rows keep what they show: a refused text is mostly on its way to another.
void Comparison::takeBack(const Error& why) {
    m_typed.takeBack(why, m_shown->options);
    Q_EMIT optionsChanged();
    plan();
}

/// Plans beside the first image, as `compare` does, where the page began without one. Returns whether it was just read.
bool Comparison::followImage() {
    const auto first =
        std::ranges::find(m_layouts, LayoutSpec::Kind::File, [](const ComparedLayout& each) { return each.spec.kind; });
    const auto* const known =
        options().image || first == m_layouts.end() ? nullptr : m_cache.find(requestFor(first->spec));
    if (known == nullptr || !known->result || !known->result->snapshot || !known->result->snapshot->hasVolume()) {
        return false;
    }
    auto beside = options();
    beside.image = imageFrameOf(judge(*known->result->snapshot));
    choose(beside);
    return true;
}

void Comparison::publish() {
    if (followImage()) {
        return; // published by the new plan
    }
    if (m_shown && !plansAlike(m_shown->options, options())) {
        if (const auto why = refusalOfAll()) {
            return takeBack(*why);
        }
    }
    const bool addedFlexBg = addsFlexBg();
    publishDefault();
    if (addsFlexBg() != addedFlexBg) {
        return plan(); // the layouts with a -G were asked for as of the previous options
    }
    for (std::size_t n = 0; n < m_layouts.size(); ++n) {
        publishLayout(n);
    }
    publishSweep();
    if (m_active && !sweepArrived() && allShown() && !m_cache.busy() && !m_charts.isActive()) {
        m_charts.start();
    }
    if (settled()) {
        if (!refusalOfAll()) {
            m_shown = Shown{options(), requests()};
            m_typed.confirm();
        }
        Q_EMIT becameSettled();
    }
}

void Comparison::publishStep(const ReaderArguments& request, const QString& step) {
    for (std::size_t n = 0; n < m_layouts.size(); ++n) {
        auto& entry = m_layouts[n];
        if (entry.waiting && entry.step != step && requestFor(entry.spec) == request) {
            entry.step = step;
            Q_EMIT layoutChanged(n);
        }
    }
}

void Comparison::publishDefault() {
    const auto* const found = defaultPlan();
    if (found == nullptr) {
        return;
    }
    const bool failed = found->failed();
    m_refusal = failed ? std::optional(found->error({})) : std::nullopt;
    m_default = failed ? std::nullopt : std::optional(DefaultPlan{found->groups, found->flexGroupSize});
}

void Comparison::publishLayout(std::size_t index) {
    auto& entry = m_layouts[index];
    const bool sweeps = entry.spec.kind == LayoutSpec::Kind::FlexGroups;
    const bool requested = !sweeps || defaultPlan() != nullptr;
    const auto* const known = requested ? m_cache.find(requestFor(entry.spec)) : nullptr;
    const bool byDefault = isDefault(entry.spec);
    const bool failed = known != nullptr && known->failed();
    const bool measured = known != nullptr && known->measured && known->frame == options().frame();
    const auto stamp = failed || measured ? known->stamp : entry.stamp;
    if (entry.waiting == !(failed || measured) && entry.isDefault == byDefault && entry.stamp == stamp) {
        return;
    }
    entry.waiting = !(failed || measured);
    entry.step.clear();
    entry.isDefault = byDefault;
    entry.stamp = stamp;
    if (failed) {
        entry.layout = nullptr;
        entry.facts = {};
        entry.error = known->error(entry.spec.name());
    } else if (measured) {
        entry.layout = known->layout();
        entry.facts = known->facts();
        entry.measured = *known->measured;
        entry.error.reset();
    }
    Q_EMIT layoutChanged(index);
}

void Comparison::publishSweep() {
    std::vector<PlannedSetting> settings;
    const auto lines = m_default ? flexGroupLines(lineOf(options().format), *m_default) : std::vector<FlexGroupLine>();
    for (const auto& line : lines) {
        const auto* const known = m_cache.find(readerArgumentsOf(options(), line.line));
        PlannedSetting setting{.line = line};
        if (known != nullptr) {
            setting.failed = known->failed();
            setting.measured = known->frame == options().frame() ? known->measured : std::nullopt;
            setting.facts = known->facts();
        }
        settings.push_back(std::move(setting));
    }
    m_sweep = std::move(settings);
    publishRecommendation();
    Q_EMIT sweepChanged();
}

void Comparison::publishRecommendation() {
    auto now = recommended();
    if (now != m_recommendation) {
        m_recommendation = std::move(now);
        Q_EMIT recommendationChanged();
    }
}

std::optional<Recommendation> Comparison::recommended() const {
    if (!sweepArrived()) {
        return {};
    }
    std::vector<Setting> settings;
    for (const auto& setting : m_sweep) {
        if (setting.measured) {
            settings.push_back({FlexGroupSetting(setting.line), *setting.measured, setting.facts});
        }
    }
    return m_sweep.empty() ? std::nullopt : std::optional(recommend(options().use, settings, options().frame()));
}

} // namespace atlas::ui
