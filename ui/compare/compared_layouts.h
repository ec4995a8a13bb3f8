// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts of the Compare page in their order, and what has arrived of each.
#pragma once

#include "compare/recommendation.h"
#include "ui/compare/compare_options.h"
#include "ui/compare/layout_cache.h"

namespace atlas::ui {

inline constexpr std::size_t maxLayouts = comparedLayouts.maximum;

/// Measured once `layout` has arrived.
struct ComparedLayout : MeasuredLayout {
    LayoutSpec spec;
    LayoutPtr layout{};               ///< null before the first result, and on failure
    std::optional<Error> error{};     ///< why `layout` is null
    QString step{}; ///< what the pending plan is doing; empty: nothing that takes long
    bool waiting = true;              ///< the members describe the previous options; a new result is pending
    quint64 stamp = 0;                ///< of the current result; changes with it

    explicit ComparedLayout(const LayoutSpec& wanted);

    /// Whether `measured` is of the current options.
    [[nodiscard]] bool isCurrent() const { return layout != nullptr && !waiting; }
    /// Takes over what is known for the current options: null, or not measured in `frame`, while that is pending. Returns whether
    /// anything changed.
    bool take(const LayoutCache::Entry* known, const MeasureFrame& frame, bool byDefault);
};

class ComparedLayouts {
public:
    ComparedLayouts() = default;
    /// The first maxLayouts of `specs`, each once.
    ComparedLayouts(const std::vector<LayoutSpec>& specs, std::size_t baseline);

    [[nodiscard]] const std::vector<ComparedLayout>& all() const { return m_all; }
    [[nodiscard]] std::vector<ComparedLayout>& all() { return m_all; }
    /// Index into all(); 0 if there are none.
    [[nodiscard]] std::size_t baseline() const { return m_baseline; }
    [[nodiscard]] std::optional<std::size_t> indexOf(const LayoutSpec& spec) const;
    /// The first layout that is read from a file; null if there is none.
    [[nodiscard]] const ComparedLayout* firstImage() const;
    /// The -G of the layouts, in their order.
    [[nodiscard]] std::vector<FlexGroupSize> flexGroupSizes() const;
    /// Whether one of them names a block count.
    [[nodiscard]] bool nameBlockCount() const;

    /// Those of a -G stand before the others, by size. Returns false if the layout is already present or there are maxLayouts.
    bool add(const LayoutSpec& spec);
    /// Returns false if there is no such layout.
    bool remove(std::size_t index);
    /// Returns false if there is no such layout, or if it is the baseline already.
    bool setBaseline(std::size_t index);

private:
    std::vector<ComparedLayout> m_all;
    std::size_t m_baseline = 0;
};

// What the Compare page asks the reader for.

struct ComparisonRequests {
    QList<ReaderArguments> layouts;
    QList<ReaderArguments>
        first; ///< what says which -G there are to choose from and whether they need flex_bg, then the layouts
    QList<ReaderArguments> all; ///< the same, then what the charts alone need
};

/// `defaultPlan`: the plan of the shared options, or while `isPending` that of the previous ones, for which nothing is asked on
/// behalf of the charts.
[[nodiscard]] ComparisonRequests requestsOf(const CompareOptions& options, const ComparedLayouts& layouts,
                                            const std::optional<DefaultPlan>& defaultPlan, bool isPending);

} // namespace atlas::ui
