// SPDX-License-Identifier: GPL-3.0-or-later
// The compared layouts, their results so far, and the recommended -G.
#pragma once

#include "compare/metric_table.h"
#include "report/language/message.h"
#include "ui/compare/compared_layouts.h"
#include "ui/compare/layout_cache.h"
#include "ui/compare/typed_options.h"

#include <QTimer>

namespace atlas::ui {

/// How many of the requested layouts have arrived.
struct PlanProgress {
    std::size_t done = 0;
    std::size_t of = 0; ///< 0 while the number of useful -G is unknown
};

class Comparison : public QObject {
    Q_OBJECT
public:
    explicit Comparison(QObject* parent = nullptr);

    [[nodiscard]] LayoutQueue& queue() { return m_cache.queue(); }
    /// Starts planning; a page that is never shown plans nothing.
    void activate();

    [[nodiscard]] const CompareOptions& options() const { return m_typed.accepted(); }
    [[nodiscard]] const TypedOptions& typed() const { return m_typed; }
    [[nodiscard]] const std::vector<ComparedLayout>& layouts() const { return m_layouts.all(); }
    /// Index into layouts(); 0 if there are none.
    [[nodiscard]] std::size_t baseline() const { return m_layouts.baseline(); }
    [[nodiscard]] const std::vector<PlannedSetting>& flexGroupSweep() const { return m_sweep; }
    /// The useful values of -G for the number of groups; until that is known, those of the layouts.
    [[nodiscard]] std::vector<FlexGroupSize> flexGroupSizes() const;
    /// The planner's error for the shared options without an added -G. nullopt: planned or pending, or something was
    /// shown before; typed() then has the error.
    [[nodiscard]] const std::optional<Error>& refusal() const { return m_refusal; }
    /// The first layout read from a file, which sets the frame for the plans; null before it has arrived.
    [[nodiscard]] LayoutPtr image() const {
        const auto* const first = m_layouts.firstImage();
        return first != nullptr ? first->layout : nullptr;
    }
    /// Whether mke2fs would choose `spec` for the shared options without -G.
    [[nodiscard]] bool isDefault(const LayoutSpec& spec) const;
    /// Whether flex_bg is added to the layouts with a -G, because the shared options lack it.
    [[nodiscard]] bool addsFlexBg() const { return m_default && m_default->lacksFlexBg(); }
    /// Block groups of the shared options' plan; nullopt until it has arrived.
    [[nodiscard]] std::optional<std::uint64_t> groupCount() const {
        return m_default ? std::optional(m_default->groups) : std::nullopt;
    }
    /// Notes on all -G together; notes on one layout are among its facts.
    [[nodiscard]] std::vector<Note> notes() const { return m_default ? notesOf(*m_default) : std::vector<Note>(); }
    /// nullopt until every bar has arrived.
    [[nodiscard]] const std::optional<Recommendation>& recommendation() const { return m_recommendation; }
    [[nodiscard]] bool isRecommended(const LayoutSpec& spec) const;
    [[nodiscard]] std::vector<Metric> metrics() const { return metricsOf(options().frame()); }
    /// The recommended layout if the page lacks it.
    [[nodiscard]] std::optional<LayoutSpec> recommendedLayout() const;
    /// Whether all requested results have arrived.
    [[nodiscard]] bool settled() const;
    /// Whether every layout has arrived or failed.
    [[nodiscard]] bool allShown() const;
    [[nodiscard]] PlanProgress progress() const;
    /// Whether plans are pending.
    [[nodiscard]] bool canStop() const { return m_active && !m_stopped && !settled(); }
    /// Whether plans were given up: the layouts are those of earlier options until resume() or another option.
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    /// The origin of the last plan that arrived; empty before.
    [[nodiscard]] const PlanOrigin& planOrigin() const { return m_cache.planOrigin(); }

    /// Typed text or a choice among the options, see TypedOptions. If mke2fs or the growth refuses it, the layouts
    /// shown stay.
    void type(OptionField field, const QString& words);
    void choose(const CompareOptions& options);
    void keepTyped() { m_typed.keep(); }
    void setOptions(const CompareOptions& options);
    /// Gives up the pending plans and keeps the options. No effect unless canStop().
    void stop();
    void resume();
    /// Replaces options, layouts and baseline in one step.
    void set(const CompareOptions& options, const std::vector<LayoutSpec>& specs, std::size_t baseline);
    /// Returns false if the layout is already present or the page holds maxLayouts.
    bool add(const LayoutSpec& spec);
    void remove(std::size_t index);
    void setBaseline(std::size_t index);
    [[nodiscard]] std::optional<std::size_t> indexOf(const LayoutSpec& spec) const { return m_layouts.indexOf(spec); }
    /// Provides the snapshot of a file that has been read, so that adding `spec` does not read it again.
    void supply(const LayoutSpec& spec, const SnapshotPtr& snapshot);

Q_SIGNALS:
    void optionsChanged();
    /// Layouts were added, removed or reordered, or the baseline changed.
    void layoutsChanged();
    /// A layout's result, failure or waiting changed.
    void layoutChanged(std::size_t index);
    void sweepChanged();
    void recommendationChanged();
    /// Emitted after each change that leaves settled() true.
    void becameSettled();

private:
    /// Options whose results were all shown.
    struct Shown {
        CompareOptions options;
        QList<ReaderArguments> requests;
    };
    void plan();
    void follow(const CompareOptions& before);
    [[nodiscard]] std::optional<Error> refusalOfAll() const;
    void takeBack(const Error& why);
    [[nodiscard]] bool arrived(const ReaderArguments& request) const;
    /// The plan of the shared options; null until it arrives.
    [[nodiscard]] const LayoutCache::Entry* defaultEntry() const;
    [[nodiscard]] bool followImage();
    void publish();
    void publishStep(const ReaderArguments& request, const QString& step);
    void publishDefault();
    [[nodiscard]] ReaderArguments requestFor(const LayoutSpec& spec) const;
    void publishLayout(std::size_t index);
    void publishSweep();
    void publishRecommendation();
    [[nodiscard]] bool sweepArrived() const;
    [[nodiscard]] ComparisonRequests requests() const;

    LayoutCache m_cache;
    QTimer m_charts; ///< delays the requests that only the charts need
    TypedOptions m_typed;
    ComparedLayouts m_layouts;
    std::vector<PlannedSetting> m_sweep;
    std::optional<Recommendation> m_recommendation; ///< follows from m_sweep
    /// The plan of the shared options; of the previous ones until it arrives; nullopt before the first, or if refused.
    std::optional<DefaultPlan> m_default;
    std::optional<Error> m_refusal;
    std::optional<Shown> m_shown; ///< the last complete state; nullopt after set() until all has arrived
    bool m_active = false;
    bool m_stopped = false;
};

/// "default", "baseline", "recommended".
[[nodiscard]] QStringList rolesOf(const Comparison& comparison, std::size_t layout);

/// "-G 16 (default)", "^flex_bg (baseline)".
[[nodiscard]] QString fullName(const Comparison& comparison, std::size_t layout);

/// The layouts that have arrived, and the recommended one: the output of `compare`.
[[nodiscard]] MeasuredComparison measuredOf(const Comparison& comparison);

// A -G typed among the shared options. It becomes a layout of its own.

struct TypedFlexGroupSize {
    enum class Fate { Added, Shown, HasNoPlace };
    std::uint32_t flexGroupSize{};
    Fate fate{};
    bool operator==(const TypedFlexGroupSize&) const = default;

    [[nodiscard]] LayoutSpec spec() const { return {.flexGroupSize = flexGroupSize}; }
};

/// The effect of Enter on each typed -G, in order, without duplicates.
[[nodiscard]] std::vector<TypedFlexGroupSize> typedFlexGroupSizes(const Comparison& comparison);

/// The effect in words, both before and after Enter.
[[nodiscard]] Message hintOn(const TypedFlexGroupSize& typed);

} // namespace atlas::ui
