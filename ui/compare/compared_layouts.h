// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts of the Compare page in order, with their results so far.
#pragma once

#include "compare/recommendation.h"
#include "ui/compare/compare_options.h"
#include "ui/compare/layout_cache.h"

namespace atlas::ui {

inline constexpr std::size_t maxLayouts = comparedLayouts.maximum;

/// The base class is valid once `layout` has arrived.
struct ComparedLayout : MeasuredLayout {
    LayoutSpec spec;
    LayoutPtr layout{};               ///< null before the first result, and on failure
    std::vector<MeasurementPtr> measurements{}; ///< that the snapshot holds
    std::optional<Error> error{};     ///< why `layout` is null
    QString step{}; ///< phase of the pending plan; empty: nothing that takes long
    bool waiting = true;              ///< the members belong to the previous options; a new result is pending
    quint64 stamp = 0;                ///< changes with every new result

    explicit ComparedLayout(const LayoutSpec& wanted);

    /// Whether `measured` belongs to the current options.
    [[nodiscard]] bool isCurrent() const { return layout != nullptr && !waiting; }
    /// Takes the result for the current options. It is pending while `known` is null or not measured in `frame`.
    /// Returns whether anything changed.
    bool take(const LayoutCache::Entry* known, const MeasureFrame& frame, bool byDefault);
};

class ComparedLayouts {
public:
    ComparedLayouts() = default;
    /// Drops duplicates, and whatever exceeds maxLayouts.
    ComparedLayouts(const std::vector<LayoutSpec>& specs, std::size_t baseline);

    [[nodiscard]] const std::vector<ComparedLayout>& all() const { return m_all; }
    [[nodiscard]] std::vector<ComparedLayout>& all() { return m_all; }
    /// Index into all(); 0 if there are none.
    [[nodiscard]] std::size_t baseline() const { return m_baseline; }
    [[nodiscard]] std::optional<std::size_t> indexOf(const LayoutSpec& spec) const;
    /// The first layout read from a file; null if there is none.
    [[nodiscard]] const ComparedLayout* firstImage() const;
    /// The distinct -G of the layouts, sorted.
    [[nodiscard]] std::vector<FlexGroupSize> flexGroupSizes() const;
    /// Whether a layout names a block count.
    [[nodiscard]] bool nameBlockCount() const;

    /// Inserts a -G by size among the others but behind images at the front, anything else at the end. Returns false if
    /// the layout is already present or there are maxLayouts.
    bool add(const LayoutSpec& spec);
    /// Returns false if `index` is out of range.
    bool remove(std::size_t index);
    /// Returns false if `index` is out of range or already the baseline.
    bool setBaseline(std::size_t index);

private:
    std::vector<ComparedLayout> m_all;
    std::size_t m_baseline = 0;
};

// The requests of the Compare page to the reader.

struct ComparisonRequests {
    QList<ReaderArguments> layouts;
    QList<ReaderArguments>
        first; ///< the plan of the shared options, for their default -G and flex_bg; then the layouts
    QList<ReaderArguments> all; ///< `first`, then what only the charts need
};

/// `defaultPlan`: the plan of the shared options; while `isPending` that of the previous ones, which adds no requests
/// for the charts.
[[nodiscard]] ComparisonRequests requestsOf(const CompareOptions& options, const ComparedLayouts& layouts,
                                            const std::optional<DefaultPlan>& defaultPlan, bool isPending);

} // namespace atlas::ui
