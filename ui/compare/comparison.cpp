// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison.h"

#include "alignment/judgement.h"
#include "report/words/plan_text.h"
#include "report/words/shown.h"
#include "ui/text/qt_text.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

/// Delay before planning what only the charts need: the layouts are drawn first, and typing starts no chart plans.
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
    connect(&m_charts, &QTimer::timeout, this, [this] { m_cache.ask(requests().all); });
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
    return known != nullptr && known->arrivedIn(options().frame());
}

PlanProgress Comparison::progress() const {
    if (defaultEntry() == nullptr)
        return {};
    const auto wanted = requests().all;
    const auto done = std::ranges::count_if(wanted, [this](const auto& request) { return arrived(request); });
    return {static_cast<std::size_t>(done), static_cast<std::size_t>(wanted.size())};
}

void Comparison::stop() {
    if (!canStop())
        return;
    m_stopped = true;
    m_charts.stop();
    m_cache.ask({});
    Q_EMIT sweepChanged();
}

void Comparison::resume() {
    if (m_stopped)
        plan();
}

const LayoutCache::Entry* Comparison::defaultEntry() const { return m_cache.find(defaultPlanArguments(options())); }

bool Comparison::isDefault(const LayoutSpec& spec) const {
    return m_default && spec.kind == LayoutSpec::Kind::FlexGroups && m_default->takes(spec.flexGroupSize);
}

bool Comparison::sweepArrived() const {
    return arrived(defaultPlanArguments(options())) && std::ranges::all_of(m_sweep, &PlannedSetting::arrived);
}

bool Comparison::allShown() const { return std::ranges::none_of(m_layouts.all(), &ComparedLayout::waiting); }

void Comparison::follow(const CompareOptions& before) {
    if (options() != before) {
        publishRecommendation();
        Q_EMIT optionsChanged();
        plan();
    }
}

void Comparison::type(OptionField field, const QString& words) {
    const auto before = options();
    m_typed.setBlockCountNamed(m_layouts.nameBlockCount());
    m_typed.type(field, words);
    follow(before);
}

void Comparison::choose(const CompareOptions& options) {
    const auto before = this->options();
    m_typed.setBlockCountNamed(m_layouts.nameBlockCount());
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
    m_layouts = ComparedLayouts(specs, baseline);
    Q_EMIT optionsChanged();
    Q_EMIT layoutsChanged();
    plan();
}

bool Comparison::add(const LayoutSpec& spec) {
    if (!m_layouts.add(spec))
        return false;
    Q_EMIT layoutsChanged();
    plan();
    return true;
}

void Comparison::remove(std::size_t index) {
    if (m_layouts.remove(index)) {
        Q_EMIT layoutsChanged();
        plan();
    }
}

void Comparison::setBaseline(std::size_t index) {
    if (m_layouts.setBaseline(index))
        Q_EMIT layoutsChanged();
}

void Comparison::supply(const LayoutSpec& spec, const SnapshotPtr& snapshot) {
    m_cache.supply(layoutArguments(options(), spec), snapshot);
}

ReaderArguments Comparison::requestFor(const LayoutSpec& spec) const {
    return layoutArguments(options(), spec, m_default);
}

ComparisonRequests Comparison::requests() const {
    return requestsOf(options(), m_layouts, m_default, defaultEntry() == nullptr);
}

void Comparison::plan() {
    if (!m_active)
        return;
    m_stopped = false;
    publishDefault(); // the number of groups depends on the size grown to
    const auto wanted = requests();
    m_cache.keep(wanted.all, wanted.layouts, m_shown ? m_shown->requests : QList<ReaderArguments>(), options().frame());
    m_charts.stop();
    m_cache.ask(wanted.first);
    publish();
}

std::vector<FlexGroupSize> Comparison::flexGroupSizes() const {
    return m_default ? usefulFlexGroupSizes(m_default->groups, m_default->flexGroupSize) : m_layouts.flexGroupSizes();
}

std::optional<LayoutSpec> Comparison::recommendedLayout() const {
    if (!m_recommendation || !m_recommendation->isMade())
        return {};
    const LayoutSpec spec{.flexGroupSize = m_recommendation->chosen.flexGroupSize};
    return indexOf(spec) ? std::nullopt : std::optional(spec);
}

bool Comparison::isRecommended(const LayoutSpec& spec) const {
    return m_recommendation && spec.kind == LayoutSpec::Kind::FlexGroups &&
           m_recommendation->recommends({.flexGroupSize = spec.flexGroupSize});
}

/// Why no layout can be planned with the shared options; nullopt while one may arrive.
std::optional<Error> Comparison::refusalOfAll() const {
    const auto* const found = defaultEntry();
    if (found == nullptr || found->failed())
        return found == nullptr ? std::nullopt : std::optional(found->error({}));
    std::optional<Error> why;
    for (const auto& entry : m_layouts.all()) {
        if (entry.spec.kind == LayoutSpec::Kind::FlexGroups) {
            const auto* const known = m_cache.find(requestFor(entry.spec));
            if (known == nullptr || !known->failed())
                return {};
            why = known->error(entry.spec.name());
        }
    }
    return why;
}

/// The rows keep their content: a refused text is mostly an intermediate state of typing.
void Comparison::takeBack(const Error& why) {
    m_typed.takeBack(why, m_shown->options);
    Q_EMIT optionsChanged();
    plan();
}

/// Takes the frame of the first image, as `compare` does, if the page has none; it stays when the image is removed.
/// Returns whether it was taken.
bool Comparison::followImage() {
    const auto* const first = m_layouts.firstImage();
    const auto* const known = options().image || first == nullptr ? nullptr : m_cache.find(requestFor(first->spec));
    if (known == nullptr || !known->result || !known->result->snapshot || !known->result->snapshot->hasVolume())
        return false;
    auto beside = options();
    beside.image = imageFrameOf(judge(*known->result->snapshot));
    choose(beside);
    return true;
}

void Comparison::publish() {
    if (followImage())
        return; // published by the new plan
    if (m_shown && !plansAlike(m_shown->options, options())) {
        if (const auto why = refusalOfAll())
            return takeBack(*why);
    }
    const bool addedFlexBg = addsFlexBg();
    publishDefault();
    if (addsFlexBg() != addedFlexBg)
        return plan(); // the requested layouts with a -G belong to the previous options
    for (std::size_t n = 0; n < layouts().size(); ++n)
        publishLayout(n);
    publishSweep();
    if (m_active && !m_stopped && !sweepArrived() && allShown() && !m_cache.busy() && !m_charts.isActive())
        m_charts.start();
    if (settled()) {
        if (!refusalOfAll()) {
            m_shown = Shown{options(), requests().all};
            m_typed.confirm();
        }
        Q_EMIT becameSettled();
    }
}

void Comparison::publishStep(const ReaderArguments& request, const QString& step) {
    for (std::size_t n = 0; n < layouts().size(); ++n) {
        auto& entry = m_layouts.all()[n];
        if (entry.waiting && entry.step != step && requestFor(entry.spec) == request) {
            entry.step = step;
            Q_EMIT layoutChanged(n);
        }
    }
}

void Comparison::publishDefault() {
    const auto* const found = defaultEntry();
    if (found == nullptr)
        return;
    const bool failed = found->failed();
    m_refusal = failed ? std::optional(found->error({})) : std::nullopt;
    m_default = failed ? std::nullopt : std::optional(defaultPlanOf(found->filesystem, options().grownTo));
}

void Comparison::publishLayout(std::size_t index) {
    auto& entry = m_layouts.all()[index];
    const bool requested = entry.spec.kind != LayoutSpec::Kind::FlexGroups || defaultEntry() != nullptr;
    const auto* const known = requested ? m_cache.find(requestFor(entry.spec)) : nullptr;
    if (entry.take(known, options().frame(), isDefault(entry.spec)))
        Q_EMIT layoutChanged(index);
}

void Comparison::publishSweep() {
    m_sweep.clear();
    for (const auto& line : sweptLines(options(), m_default)) {
        const auto* const known = m_cache.find(layoutArguments(options(), line.line));
        m_sweep.push_back(plannedSetting(line, known, options().frame()));
    }
    publishRecommendation();
    Q_EMIT sweepChanged();
}

void Comparison::publishRecommendation() {
    auto now = sweepArrived() ? recommendationOf(m_sweep, options().use, options().frame()) : std::nullopt;
    if (now != m_recommendation) {
        m_recommendation = std::move(now);
        Q_EMIT recommendationChanged();
    }
}

QStringList rolesOf(const Comparison& comparison, std::size_t layout) {
    QStringList roles;
    if (comparison.layouts()[layout].isDefault)
        roles << text(defaultLabel());
    if (layout == comparison.baseline())
        roles << text(baselineLabel());
    if (comparison.isRecommended(comparison.layouts()[layout].spec))
        roles << text(recommendedLabel());
    return roles;
}

QString fullName(const Comparison& comparison, std::size_t layout) {
    const auto name = comparison.layouts()[layout].spec.name();
    const auto roles = rolesOf(comparison, layout);
    return roles.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, listText(roles));
}

MeasuredComparison measuredOf(const Comparison& comparison) {
    MeasuredComparison all{.layouts = {},
                           .frame = comparison.options().frame(),
                           .size = comparison.options().format.size,
                           .grownTo = comparison.options().grownTo,
                           .grownMounted = comparison.options().isGrownMounted(),
                           .origin = comparison.planOrigin(),
                           .recommendation = comparison.recommendation()};
    std::optional<std::size_t> recommended; // among the swept -G, of which the page may lack some
    for (const auto& entry : comparison.layouts()) {
        if (entry.layout) {
            recommended = comparison.isRecommended(entry.spec) ? std::optional(all.layouts.size()) : recommended;
            all.layouts.push_back(entry);
        }
    }
    if (all.recommendation)
        all.recommendation->chosenAt = recommended;
    return all;
}

std::vector<TypedFlexGroupSize> typedFlexGroupSizes(const Comparison& comparison) {
    using Fate = TypedFlexGroupSize::Fate;
    auto count = comparison.layouts().size();
    std::vector<TypedFlexGroupSize> typed;
    for (const auto size : comparison.typed().flexGroupSizes()) {
        if (std::ranges::find(typed, size, &TypedFlexGroupSize::flexGroupSize) != typed.end())
            continue;
        TypedFlexGroupSize next{.flexGroupSize = size};
        next.fate = comparison.indexOf(next.spec()) ? Fate::Shown : count < maxLayouts ? Fate::Added : Fate::HasNoPlace;
        count += next.fate == Fate::Added ? 1 : 0;
        typed.push_back(next);
    }
    return typed;
}

Message hintOn(const TypedFlexGroupSize& typed) {
    switch (typed.fate) {
    case TypedFlexGroupSize::Fate::Added: return flexGroupSizeAddsLayout(typed.flexGroupSize);
    case TypedFlexGroupSize::Fate::Shown: return flexGroupSizeIsShown(typed.flexGroupSize);
    case TypedFlexGroupSize::Fate::HasNoPlace: break;
    }
    return flexGroupSizeHasNoPlace(typed.flexGroupSize, maxLayouts);
}

} // namespace atlas::ui
