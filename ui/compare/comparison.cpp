// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison.h"

#include "ui/session/background.h"

#include <algorithm>
#include <set>

namespace atlas::ui {

namespace {

/// A chart needs a plan's metrics only; from here on (about 2.5 TiB) the layout itself is let go of.
constexpr std::uint32_t maxGroupsKept = 20000;

/// From the last layout to the plans that only the charts need: time to draw it on cores that are not busy, and a number that is
/// still being typed starts none of them.
constexpr auto pauseBeforeCharts = std::chrono::milliseconds(60);

Error whyNoLayout(const PlanResult& result, const QString& name) {
    return result ? Error{ErrorKind::Unsupported, Comparison::tr("it holds no ext file system").toStdString(),
                          name.toStdString()}
                  : result.error();
}

} // namespace

Comparison::Comparison(QObject* parent) : QObject(parent) {
    connect(&m_queue, &PlanQueue::finished, this, &Comparison::arrive);
    connect(&m_queue, &PlanQueue::failed, this,
            [this](const PlanOrder& order, const Error& error) { arrive(order, std::unexpected(error)); });
    m_charts.setSingleShot(true);
    m_charts.setInterval(pauseBeforeCharts);
    connect(&m_charts, &QTimer::timeout, this, [this] { ask(orders()); });
}

void Comparison::activate() {
    if (!m_active) {
        m_active = true;
        replan();
    }
}

bool Comparison::settled() const { return m_active && !m_queue.busy() && allShown() && sweepArrived(); }

bool Comparison::sweepArrived() const {
    const auto usual = m_known.constFind(defaultOrder(m_options));
    return usual != m_known.cend() && (usual->setting || usual->failed()) &&
           std::ranges::all_of(m_sweep, &SweepPoint::arrived);
}

bool Comparison::allShown() const { return std::ranges::none_of(m_layouts, &ComparedLayout::waiting); }

void Comparison::setOptions(const CompareOptions& options) {
    if (options != m_options) {
        m_options = options;
        Q_EMIT optionsChanged();
        replan();
    }
}

void Comparison::set(const CompareOptions& options, const std::vector<LayoutSpec>& specs, std::size_t baseline) {
    m_options = options;
    m_layouts.clear();
    for (const auto& spec : specs) {
        if (m_layouts.size() < maxLayouts && !indexOf(spec)) {
            m_layouts.push_back({.spec = spec});
        }
    }
    m_baseline = baseline < m_layouts.size() ? baseline : 0;
    Q_EMIT optionsChanged();
    Q_EMIT layoutsChanged();
    replan();
}

bool Comparison::add(const LayoutSpec& spec) {
    if (m_layouts.size() >= maxLayouts || indexOf(spec)) {
        return false;
    }
    // Settings of -G stand in their order, as on the chips; the others behind them as they come.
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
    replan();
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
    replan();
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
    know(orderOf(m_options, spec), PlanOutcome{snapshot, {}});
}

/// The layouts, which are looked at first, and what says which -G there are to choose from.
QList<PlanOrder> Comparison::firstOrders() const {
    QList<PlanOrder> all;
    for (const auto& entry : m_layouts) {
        all << orderOf(m_options, entry.spec);
    }
    return all << defaultOrder(m_options);
}

/// The same, then what the charts need.
QList<PlanOrder> Comparison::orders() const {
    auto all = firstOrders();
    const auto usual = m_known.constFind(defaultOrder(m_options));
    if (usual == m_known.cend() || usual->failed()) {
        return all;
    }
    for (const auto size : usefulFlexGroupSizes(usual->groups)) {
        if (const auto order = orderOf(m_options, {.flexGroupSize = size}); !all.contains(order)) {
            all << order;
        }
    }
    return all;
}

bool Comparison::isShown(const PlanOrder& order) const {
    return std::ranges::any_of(m_layouts,
                               [&](const ComparedLayout& entry) { return orderOf(m_options, entry.spec) == order; });
}

/// What is not wanted, and what was let go of and is needed whole.
void Comparison::forget(const QList<PlanOrder>& wanted) {
    m_known.removeIf([&](const auto& known) {
        const bool useless = known->released && (known->frame != m_options.frame || isShown(known.key()));
        return useless || !wanted.contains(known.key());
    });
}

void Comparison::replan() {
    if (!m_active) {
        return;
    }
    forget(orders());
    m_charts.stop();
    ask(firstOrders());
    measureAll();
    publish();
}

/// Wants those of `orders` that are not known, and nothing else.
void Comparison::ask(const QList<PlanOrder>& orders) {
    QList<PlanOrder> missing;
    std::ranges::copy_if(orders, std::back_inserter(missing),
                         [&](const auto& order) { return !m_known.contains(order); });
    m_queue.want(missing);
}

void Comparison::know(const PlanOrder& order, const PlanResult& result) {
    auto& known = *m_known.insert(order, {.result = result, .stamp = ++m_stamp});
    if (const auto layout = known.layout()) {
        known.groups = layout->filesystem.groupCount.value;
    }
}

void Comparison::arrive(const PlanOrder& order, const PlanResult& result) {
    if (result && !result->facts.e2fsprogs.empty()) {
        m_planner = result->facts;
    }
    know(order, result);
    if (const auto& known = m_known[order]; known.failed()) {
        publish();
    } else {
        measure(order, known);
    }
}

void Comparison::measureAll() {
    for (auto known = m_known.cbegin(); known != m_known.cend(); ++known) {
        if (!known->setting || known->frame != m_options.frame) {
            measure(known.key(), *known);
        }
    }
}

/// On another thread: at 64 TiB half a million groups are walked.
void Comparison::measure(const PlanOrder& order, const Known& known) {
    const auto layout = known.layout();
    if (!layout) {
        return;
    }
    const auto work = [layout, frame = m_options.frame] {
        const auto& fs = layout->filesystem;
        return Setting{.label = {},
                       .flexGroupSize = fs.flexGroupSize,
                       .blockSize = fs.blockSize,
                       .measured = measuredIn(frame, *layout)};
    };
    const auto take = [this, order, layout, frame = m_options.frame](Setting setting) {
        const auto found = m_known.find(order);
        if (found != m_known.end() && frame == m_options.frame && found->layout() == layout) {
            keep(order, *found, std::move(setting), frame);
        }
    };
    inBackground(this, work, take);
}

void Comparison::keep(const PlanOrder& order, Known& known, Setting setting, const MeasureFrame& frame) {
    known.setting = std::move(setting);
    known.frame = frame;
    known.stamp = ++m_stamp;
    if (known.layout()->groups.size().value > maxGroupsKept && !isShown(order)) {
        known.released = true;
        known.result->snapshot.reset();
    }
    publish();
}

void Comparison::publish() {
    publishDefault();
    for (std::size_t n = 0; n < m_layouts.size(); ++n) {
        publishLayout(n);
    }
    publishSweep();
    if (m_active && !sweepArrived() && allShown() && !m_queue.busy() && !m_charts.isActive()) {
        m_charts.start();
    }
}

void Comparison::publishDefault() {
    const auto usual = m_known.constFind(defaultOrder(m_options));
    if (usual == m_known.cend()) {
        return;
    }
    const bool failed = usual->failed();
    m_flexSizes = failed ? std::vector<FlexGroupSize>() : usefulFlexGroupSizes(usual->groups);
    m_refusal = failed ? std::optional(whyNoLayout(usual->result, {})) : std::nullopt;
    if (usual->setting || failed) {
        m_default = failed ? std::nullopt : usual->setting->flexGroupSize;
    }
}

void Comparison::publishLayout(std::size_t index) {
    auto& entry = m_layouts[index];
    const auto known = m_known.constFind(orderOf(m_options, entry.spec));
    const bool usual =
        entry.spec.kind == LayoutSpec::Kind::FlexGroups && m_default && entry.spec.flexGroupSize == m_default;
    const bool failed = known != m_known.cend() && known->failed();
    const bool arrived = known != m_known.cend() && known->setting && known->frame == m_options.frame;
    const auto stamp = failed || arrived ? known->stamp : entry.stamp;
    if (entry.waiting == !(failed || arrived) && entry.isDefault == usual && entry.stamp == stamp) {
        return;
    }
    entry.waiting = !(failed || arrived);
    entry.isDefault = usual;
    entry.stamp = stamp;
    if (failed) {
        entry.layout = nullptr;
        entry.facts = {};
        entry.error = whyNoLayout(known->result, entry.spec.name());
    } else if (arrived) {
        entry.layout = known->layout();
        entry.facts = known->result->facts;
        entry.measured = known->setting->measured;
        entry.error.reset();
    }
    Q_EMIT layoutChanged(index);
}

void Comparison::publishSweep() {
    std::vector<SweepPoint> points;
    for (const auto size : m_flexSizes) {
        const LayoutSpec spec{.flexGroupSize = size};
        const auto known = m_known.constFind(orderOf(m_options, spec));
        SweepPoint point{.flexGroupSize = size};
        if (known != m_known.cend()) {
            point.failed = known->failed();
            point.setting = known->frame == m_options.frame ? known->setting : std::nullopt;
        }
        if (point.setting) {
            point.setting->label = spec.name().toStdString();
            point.setting->flexGroupSize = size;
            point.setting->isDefault = m_default && size == m_default;
        }
        points.push_back(std::move(point));
    }
    m_sweep = std::move(points);
    Q_EMIT sweepChanged();
}

std::vector<FlexGroupSize> Comparison::flexGroupSizes() const {
    if (!m_flexSizes.empty()) {
        return m_flexSizes;
    }
    std::set<FlexGroupSize> ofPage;
    for (const auto& entry : m_layouts) {
        if (entry.spec.kind == LayoutSpec::Kind::FlexGroups) {
            ofPage.insert(entry.spec.flexGroupSize);
        }
    }
    return {ofPage.begin(), ofPage.end()};
}

std::optional<Recommendation> Comparison::recommendation() const {
    if (!sweepArrived()) {
        return {};
    }
    std::vector<Setting> settings;
    for (const auto& point : m_sweep) {
        if (point.setting) {
            settings.push_back(*point.setting);
        }
    }
    return m_sweep.empty() ? std::nullopt : std::optional(recommend(m_options.use, settings, m_options.frame));
}

} // namespace atlas::ui
