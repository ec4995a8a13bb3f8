// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/flex_group_sweep_text.h"

#include "report/messages/growth_text.h"
#include "report/messages/labels.h"
#include "report/messages/member_load_text.h"
#include "report/messages/message_list.h"
#include "report/messages/metric_value.h"
#include "report/messages/note_text.h"
#include "report/messages/plan_text.h"
#include "report/text/advice_text.h"
#include "report/text/report_text.h"

#include <array>
#include <ostream>

namespace atlas {
namespace {

constexpr std::array shownMetrics{MetricKind::BlockBitmapRuns, MetricKind::InodeBitmapRuns,
                                  MetricKind::InodeTableRuns,  MetricKind::LongestMetadataFree,
                                  MetricKind::FirstWriteReads, MetricKind::FirstWriteSeconds,
                                  MetricKind::FsckReads,       MetricKind::FsckSeconds};

std::vector<Column> columnsOf(const MeasureFrame& frame) {
    std::vector<Column> columns{{words<MessageId::ColumnSetting>()}};
    for (const auto kind : shownMetrics) {
        // Seconds follow the reads that they are the model of.
        const bool modelled = metric(kind).unit == Unit::Seconds;
        columns.push_back({modelled ? words<MessageId::ColumnModel>() : format(label(kind)), true});
    }
    if (frame.raid) {
        columns.push_back({words<MessageId::ColumnBlockBitmapsOnEachMember>(), true});
    }
    return columns;
}

std::vector<Cell> cellsOf(const MeasuredLayout& setting) {
    std::vector<Cell> cells{{setting.label + (setting.isDefault ? " *" : "")}};
    for (const auto kind : shownMetrics) {
        cells.push_back({format(metricValue(metric(kind), setting.measured))});
    }
    if (const auto& load = setting.measured.load) {
        cells.push_back({format(loadOnEachMember(load->blockBitmaps))});
    }
    return cells;
}

/// Of what the answer was not chosen from, behind the answer; the others before it.
void writeNotes(const MeasuredFlexGroupSweep& sweep, bool behindAnswer, std::ostream& out) {
    for (const auto& note : sweep.notes) {
        if ((note.kind == NoteKind::LargerFlexGroupsLeftOut) == behindAnswer) {
            out << "\n" << format(noteLine(note)) << "\n";
        }
    }
}

} // namespace

void writeFlexGroupSweepText(const MeasuredFlexGroupSweep& sweep, std::ostream& out, TextStyle style) {
    out << format(plannedWithDefaultMarked(sweep.origin)) << "\n\n";
    writeTable(
        out, columnsOf(sweep.frame), sweep.layouts.size(), [&](std::size_t n) { return cellsOf(sweep.layouts[n]); },
        style);
    out << "\n" << format(frameText(sweep)) << "\n";
    if (sweep.grownTo) {
        out << "\n" << format(measuredAfterGrowth(*sweep.grownTo)) << "\n";
    }
    writeNotes(sweep, false, out);
    if (sweep.recommendation) {
        writeAdvice(*sweep.recommendation, out, style);
    }
    writeNotes(sweep, true, out);
}

} // namespace atlas
