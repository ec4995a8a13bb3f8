// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison.h"

#include <algorithm>
#include <set>

namespace atlas::ui {

namespace {

/// Delay between the last visible layout and the plans needed only by the charts: the layouts are drawn first, and typing starts
/// no chart plans.
constexpr auto pauseBeforeCharts = std::chrono::milliseconds(60);

} // namespace

Comparison::Comparison(QObject* parent) : QObject(parent) {
    connect(&m_cache, &LayoutCache::changed, this, &Comparison::publish);
    connect(&m_cache.queue(), &LayoutQueue::progressed, this,
            [this](const ReaderArguments& request, const ReaderProgress& progress) {
                publishStep(request, QString::fromStdString(progress.phase));
            });
    m_charts.setSingleShot(true);
    m_charts.setInterval(pauseBeforeCharts);
    connect(&m_charts, &QTimer::timeout, this, [this] { m_cache.ask(requests()); });
}

void Comparison::activate() {
    if (!m_active) {
        m_active = true;
        plan();
    }
}

bool Comparison::settled() const { return m_active && !m_cache.busy() && allShown() && sweepArrived(); }

bool Comparison::arrived(const ReaderArguments& request) const {
    const auto* const known = m_cache.find(request);
    return known != nullptr && (known->failed() || (known->measured && known->frame == options().frame()));
}

PlanProgress Comparison::progress() const {
    if (defaultPlan() == nullptr) {
        return {};
    }
    const auto wanted = requests();
    const auto done = std::ranges::count_if(wanted, [this](const auto& request) { return arrived(request); });
    return {static_cast<std::size_t>(done), static_cast<std::size_t>(wanted.size())};
}

/// Where nothing was shown, growth alone is given up: it takes longest.
std::optional<CompareOptions> Comparison::optionsBefore() const {
    auto before = m_shown ? m_shown->options : options();
    if (!m_shown) {
        before.grownTo.reset();
    }
    return before == options() ? std::nullopt : std::optional(before);
}

bool Comparison::canCancel() const { return m_active && !settled() && optionsBefore(); }

void Comparison::cancel() {
    if (canCancel()) {
        setOptions(*optionsBefore());
    }
}

const LayoutCache::Entry* Comparison::defaultPlan() const { return m_cache.find(defaultReaderArguments(options())); }

LayoutPtr Comparison::image() const {
    const auto isImage = [](const ComparedLayout& each) {
        return each.spec.kind == LayoutSpec::Kind::File && each.layout != nullptr;
    };
    const auto found = std::ranges::find_if(m_layouts, isImage);
    return found == m_layouts.end() ? nullptr : found->layout;
}

bool Comparison::isDefault(const LayoutSpec& spec) const {
    return spec.kind == LayoutSpec::Kind::FlexGroups && atlas::isDefault(spec.flexGroupSize, defaultFlexGroupSize());
}

bool Comparison::sweepArrived() const {
    const auto* const found = defaultPlan();
    return found != nullptr && (found->measured || found->failed()) &&
           std::ranges::all_of(m_sweep, &PlannedSetting::arrived);
}

bool Comparison::allShown() const { return std::ranges::none_of(m_layouts, &ComparedLayout::waiting); }

void Comparison::follow(const CompareOptions& before) {
    if (options() != before) {
        publishRecommendation();
        Q_EMIT optionsChanged();
        plan();
    }
}

void Comparison::type(OptionField field, const QString& words) {
    const auto before = options();
    m_typed.type(field, words);
    follow(before);
}

void Comparison::choose(const CompareOptions& options) {
    const auto before = this->options();
    m_typed.choose(options);
    follow(before);
}

void Comparison::setOptions(const CompareOptions& options) {
    const auto before = this->options();
    if (options != before) {
        m_typed.set(options);
        follow(before);
    }
}

void Comparison::set(const CompareOptions& options, const std::vector<LayoutSpec>& specs, std::size_t baseline) {
    m_typed.set(options);
    m_shown.reset();
    m_layouts.clear();
    for (const auto& spec : specs) {
        if (m_layouts.size() < maxLayouts && !indexOf(spec)) {
            m_layouts.push_back({.spec = spec});
        }
    }
    m_baseline = baseline < m_layouts.size() ? baseline : 0;
    Q_EMIT optionsChanged();
    Q_EMIT layoutsChanged();
    plan();
}

bool Comparison::add(const LayoutSpec& spec) {
    if (m_layouts.size() >= maxLayouts || indexOf(spec)) {
        return false;
    }
    // Layouts of kind FlexGroups are ordered by size, as on the chips; other layouts are appended.
    const auto before = [&](const ComparedLayout& other) {
        return spec.kind != LayoutSpec::Kind::FlexGroups ||
               (other.spec.kind == LayoutSpec::Kind::FlexGroups && other.spec.flexGroupSize < spec.flexGroupSize);
    };
    auto at = m_layouts.begin();
    while (at != m_layouts.end() && (before(*at) || at->spec.kind == LayoutSpec::Kind::File)) {
        ++at;
    }
    const auto index = static_cast<std::size_t>(at - m_layouts.begin());
    m_layouts.insert(at, {.spec = spec});
    m_baseline += m_layouts.size() > 1 && index <= m_baseline ? 1 : 0;
    Q_EMIT layoutsChanged();
    plan();
    return true;
}

void Comparison::remove(std::size_t index) {
    if (index >= m_layouts.size()) {
        return;
    }
    m_layouts.erase(m_layouts.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_baseline == index) {
        m_baseline = 0;
    } else if (m_baseline > index) {
        --m_baseline;
    }
    Q_EMIT layoutsChanged();
    plan();
}

void Comparison::setBaseline(std::size_t index) {
    if (index < m_layouts.size() && index != m_baseline) {
        m_baseline = index;
        Q_EMIT layoutsChanged();
    }
}

std::optional<std::size_t> Comparison::indexOf(const LayoutSpec& spec) const {
    const auto found = std::ranges::find(m_layouts, spec, &ComparedLayout::spec);
    return found == m_layouts.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_layouts.begin()));
}

void Comparison::supply(const LayoutSpec& spec, const SnapshotPtr& snapshot) {
    m_cache.supply(readerArgumentsOf(options(), spec), snapshot);
}

QList<ReaderArguments> Comparison::layoutRequests() const {
    QList<ReaderArguments> all;
    for (const auto& entry : m_layouts) {
        all << requestFor(entry.spec);
    }
    return all;
}

ReaderArguments Comparison::requestFor(const LayoutSpec& spec) const {
    return readerArgumentsOf(options(), spec, m_default);
}

/// What says which -G there are to choose from and whether they need flex_bg, then the layouts.
QList<ReaderArguments> Comparison::firstRequests() const {
    return QList<ReaderArguments>{defaultReaderArguments(options())} << layoutRequests();
}

/// The same, then what the charts need.
QList<ReaderArguments> Comparison::requests() const {
    auto all = firstRequests();
    if (defaultPlan() == nullptr || !m_default) {
        return all;
    }
    for (const auto& each : flexGroupLines(lineOf(options().format), *m_default)) {
        if (const auto request = readerArgumentsOf(options(), each.line); !all.contains(request)) {
            all << request;
        }
    }
    return all;
}

void Comparison::plan() {
    if (!m_active) {
        return;
    }
    m_cache.keep(requests(), layoutRequests(), m_shown ? m_shown->requests : QList<ReaderArguments>(),
                 options().frame());
    m_charts.stop();
    m_cache.ask(firstRequests());
    publish();
}

std::vector<FlexGroupSize> Comparison::flexGroupSizes() const {
    if (m_default) {
        return usefulFlexGroupSizes(m_default->groups, m_default->flexGroupSize);
    }
    std::set<FlexGroupSize> ofPage;
    for (const auto& entry : m_layouts) {
        if (entry.spec.kind == LayoutSpec::Kind::FlexGroups) {
            ofPage.insert(entry.spec.flexGroupSize);
        }
    }
    return {ofPage.begin(), ofPage.end()};
}

std::optional<LayoutSpec> Comparison::recommendedLayout() const {
    if (!m_recommendation || !m_recommendation->setting) {
        return {};
    }
    const LayoutSpec spec{.flexGroupSize = m_recommendation->chosen.flexGroupSize};
    return indexOf(spec) ? std::nullopt : std::optional(spec);
}

bool Comparison::isRecommended(const LayoutSpec& spec) const {
    return m_recommendation && m_recommendation->setting && spec.kind == LayoutSpec::Kind::FlexGroups &&
           spec.flexGroupSize == m_recommendation->chosen.flexGroupSize;
}

MeasuredComparison Comparison::measured() const {
    MeasuredComparison all{.layouts = {},
                           .frame = options().frame(),
                           .size = options().format.size,
                           .grownTo = options().grownTo,
                           .origin = planOrigin(),
                           .recommendation = m_recommendation};
    std::optional<std::size_t> recommended; // it is of the swept -G, of which the page may show some
    for (const auto& entry : m_layouts) {
        if (entry.layout) {
            recommended = isRecommended(entry.spec) ? std::optional(all.layouts.size()) : recommended;
            all.layouts.push_back({entry.spec.name().toStdString(), entry.measured, entry.facts});
        }
    }
    if (all.recommendation) {
        all.recommendation->setting = recommended;
    }
    return all;
}

} // namespace atlas::ui
