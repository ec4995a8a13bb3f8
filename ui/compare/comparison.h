// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts side by side: which there are, what has arrived of them, and what follows for -G.
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
    std::size_t of = 0; ///< 0 while the number of useful -G is not known
};

class Comparison : public QObject {
    Q_OBJECT
public:
    explicit Comparison(QObject* parent = nullptr);

    [[nodiscard]] LayoutQueue& queue() { return m_cache.queue(); }
    /// Nothing is planned before this: a page that nobody looks at costs nothing.
    void activate();

    [[nodiscard]] const CompareOptions& options() const { return m_typed.accepted(); }
    [[nodiscard]] const TypedOptions& typed() const { return m_typed; }
    [[nodiscard]] const std::vector<ComparedLayout>& layouts() const { return m_layouts.all(); }
    /// Index into layouts(); 0 if there are none.
    [[nodiscard]] std::size_t baseline() const { return m_layouts.baseline(); }
    [[nodiscard]] const std::vector<PlannedSetting>& flexGroupSweep() const { return m_sweep; }
    /// The useful -G values for the number of groups that these options make; those of the layouts until that is known.
    [[nodiscard]] std::vector<FlexGroupSize> flexGroupSizes() const;
    /// The planner's error for the shared options without an added -G; nullopt if it succeeded or has not finished. Only where
    /// nothing was shown before: see typed().
    [[nodiscard]] const std::optional<Error>& refusal() const { return m_refusal; }
    /// Of the first layout that is read from a file, beside which the others are planned; null before it has arrived.
    [[nodiscard]] LayoutPtr image() const {
        const auto* const first = m_layouts.firstImage();
        return first != nullptr ? first->layout : nullptr;
    }
    /// Whether `spec` is what these options give without -G.
    [[nodiscard]] bool isDefault(const LayoutSpec& spec) const;
    /// Whether flex_bg is added to the layouts with a -G, because the shared options lack it.
    [[nodiscard]] bool addsFlexBg() const { return m_default && m_default->lacksFlexBg(); }
    /// On the settings of -G together; those on a layout are among its facts.
    [[nodiscard]] std::vector<Note> notes() const { return m_default ? notesOf(*m_default) : std::vector<Note>(); }
    /// Once every bar has arrived.
    [[nodiscard]] const std::optional<Recommendation>& recommendation() const { return m_recommendation; }
    [[nodiscard]] bool isRecommended(const LayoutSpec& spec) const;
    [[nodiscard]] std::vector<Metric> metrics() const { return metricsOf(options().frame()); }
    /// The layout that the recommendation names, where it names one that the page does not hold.
    [[nodiscard]] std::optional<LayoutSpec> recommendedLayout() const;
    /// Whether all requested results have arrived.
    [[nodiscard]] bool settled() const;
    /// Whether every layout has arrived or failed.
    [[nodiscard]] bool allShown() const;
    [[nodiscard]] PlanProgress progress() const;
    /// Whether new layouts are being planned that can be given up for what was shown before.
    [[nodiscard]] bool canCancel() const;
    /// Of the last plan that arrived; empty before.
    [[nodiscard]] const PlanOrigin& planOrigin() const { return m_cache.planOrigin(); }

    /// What is typed or chosen in the fields of the options, see TypedOptions. Where mke2fs, or the growth, refuses it, what was
    /// shown stays.
    void type(OptionField field, const QString& words);
    void choose(const CompareOptions& options);
    void keepTyped() { m_typed.keep(); }
    void setOptions(const CompareOptions& options);
    /// Returns to the options of what was shown before, whose layouts are still known. No effect unless canCancel().
    void cancel();
    /// Replaces options, layouts and baseline in one step.
    void set(const CompareOptions& options, const std::vector<LayoutSpec>& specs, std::size_t baseline);
    /// Returns false if the layout is already present or the page holds maxLayouts.
    bool add(const LayoutSpec& spec);
    void remove(std::size_t index);
    void setBaseline(std::size_t index);
    [[nodiscard]] std::optional<std::size_t> indexOf(const LayoutSpec& spec) const { return m_layouts.indexOf(spec); }
    /// Provides the snapshot of a file that is already read, so that adding `spec` does not read it again.
    void supply(const LayoutSpec& spec, const SnapshotPtr& snapshot);

Q_SIGNALS:
    void optionsChanged();
    /// Layouts were added, removed or reordered, or the baseline changed.
    void layoutsChanged();
    /// The state of one layout changed: result, failure or waiting.
    void layoutChanged(std::size_t index);
    void sweepChanged();
    void recommendationChanged();
    /// Emitted after each change that leaves settled() true.
    void becameSettled();

private:
    /// Options of which all was shown.
    struct Shown {
        CompareOptions options;
        QList<ReaderArguments> requests;
    };
    void plan();
    void follow(const CompareOptions& before);
    [[nodiscard]] std::optional<CompareOptions> optionsBefore() const;
    [[nodiscard]] std::optional<Error> refusalOfAll() const;
    void takeBack(const Error& why);
    [[nodiscard]] bool arrived(const ReaderArguments& request) const;
    /// Of the shared options; null while it has not arrived.
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
    QTimer m_charts; ///< until what only the charts need is asked for
    TypedOptions m_typed;
    ComparedLayouts m_layouts;
    std::vector<PlannedSetting> m_sweep;
    std::optional<Recommendation> m_recommendation; ///< follows from m_sweep
    /// Of the shared options; of the previous ones until their plan arrives; nullopt before, and if it is refused.
    std::optional<DefaultPlan> m_default;
    std::optional<Error> m_refusal;
    std::optional<Shown> m_shown; ///< the last; nullopt since set() until all has arrived
    bool m_active = false;
};

// What the layouts of the Compare page are beside their names.

/// "default", "baseline", "recommended".
[[nodiscard]] QStringList rolesOf(const Comparison& comparison, std::size_t layout);

/// "-G 16 (default)", "^flex_bg (baseline)".
[[nodiscard]] QString fullName(const Comparison& comparison, std::size_t layout);

/// The layouts that have arrived, with which of them is recommended: what `compare` writes.
[[nodiscard]] MeasuredComparison measuredOf(const Comparison& comparison);

// A -G that is typed among the options of all layouts: it is no option of all of them, but becomes a layout of its own.

struct TypedFlexGroupSize {
    enum class Fate { Added, Shown, HasNoPlace };
    std::uint32_t flexGroupSize{};
    Fate fate{};
    bool operator==(const TypedFlexGroupSize&) const = default;

    [[nodiscard]] LayoutSpec spec() const { return {.flexGroupSize = flexGroupSize}; }
};

/// What Enter does with each -G that is typed, in their order, each once.
[[nodiscard]] std::vector<TypedFlexGroupSize> typedFlexGroupSizes(const Comparison& comparison);

/// The same in words, before and after.
[[nodiscard]] Message hintOn(const TypedFlexGroupSize& typed);

} // namespace atlas::ui
