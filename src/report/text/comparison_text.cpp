// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/comparison_text.h"

#include "report/text/workload_text.h"

#include "compare/metric_table.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/text/text_table.h"
#include "report/text/wrapped_lines.h"
#include "report/words/diff_text.h"
#include "report/words/finding_text.h"
#include "report/words/geometry_facts.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"
#include "report/words/plan_text.h"
#include "report/words/recommendation_text.h"
#include "report/words/structure_text.h"
#include "report/words/verdict_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <ostream>

namespace atlas {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool isUncountedIn(const Metric& metric, const std::vector<MeasuredLayout>& all) {
    return std::ranges::any_of(all, [&](const auto& each) { return isUncounted(metric, each.measured); });
}

std::vector<Cell> metricRow(const Metric& metric, const std::vector<MeasuredLayout>& all) {
    std::vector<const Measured*> measured;
    std::ranges::transform(all, std::back_inserter(measured), [](const auto& each) { return &each.measured; });
    const auto marks = bestOf(metric, measured);
    const auto name = format(label(metric.kind));
    std::vector<Cell> row{{isUncountedIn(metric, all) ? fmt::format("{} {}", name, uncountedMark) : name}};
    for (std::size_t n = 0; n < marks.size(); ++n) {
        row.push_back({fmt::format("{} {}", format(metricValue(metric, *measured[n])), marks[n] ? bestMark : " "),
                       marks[n] ? Tone::Good : Tone::Plain});
    }
    return row;
}

/// Below the table, because a list of many members would widen every column.
void writeMembers(const std::vector<MeasuredLayout>& all, std::ostream& out) {
    out << "\n" << words<MessageId::ColumnBlockBitmapsOnEachMember>() << ":\n";
    for (std::size_t n = 0; n < all.size(); ++n)
        if (const auto& load = all[n].measured.load)
            out << letters[n] << words<MessageId::Colon>() << format(loadOnEachMember(load->blockBitmaps)) << "\n";
}

/// The advice, and the column that it follows from.
void writeDecision(const Recommendation& recommendation, std::ostream& out, TextStyle style) {
    writeAdvice(recommendation, out, style);
    if (recommendation.isMade() && !recommendation.command.empty())
        writeCommand(format(message<MessageId::RunCommand>(recommendation.command)), 0, style.width, out);
    out << format(message<MessageId::DecidedBy>(label(decidingMetric(recommendation.use).kind))) << "\n";
}

} // namespace

void writeComparisonText(const MeasuredComparison& comparison, std::ostream& out, TextStyle style) {
    const auto& all = comparison.layouts;
    std::vector<Column> columns{{words<MessageId::ColumnMetric>()}};
    for (std::size_t n = 0; n < all.size(); ++n) {
        out << letters[n] << words<MessageId::Colon>() << all[n].label << "\n";
        columns.push_back({std::string(letters.substr(n, 1)), true});
    }
    out << "\n";
    std::vector<std::vector<Cell>> rows;
    const auto metrics = metricsOf(comparison.frame);
    for (const auto& metric : metrics)
        rows.push_back(metricRow(metric, all));
    writeTable(out, columns, rows, style);
    out << "\n" << bestMark << words<MessageId::Colon>() << words<MessageId::BestOfMetric>() << "\n";
    if (std::ranges::any_of(metrics, [&](const Metric& metric) { return isUncountedIn(metric, all); }))
        out << uncountedMark << words<MessageId::Colon>() << words<MessageId::ModelledUncounted>() << "\n";
    for (const auto& each : all)
        if (const auto unstated = each.measured.unstated; unstated.value != 0)
            out << format(message<MessageId::ComparedWithGaps>(each.label, Count{unstated.value})) << "\n";
    // The advice says it too, of what may be recommended.
    if (const auto differs = capacityText(differencesInCapacity(all)); differs && !comparison.recommendation)
        out << format(*differs) << "\n";
    if (comparison.frame.raid)
        writeMembers(all, out);
    for (std::size_t n = 0; n < all.size(); ++n)
        if (const auto& growth = all[n].facts.growth)
            out << "\n" << letters[n] << words<MessageId::Colon>() << format(sentence(*growth)) << "\n";
    out << "\n" << format(frameText(comparison)) << "\n";
    if (comparison.recommendation)
        writeDecision(*comparison.recommendation, out, style);
    if (comparison.workload)
        writeWorkloadText(*comparison.workload, out, style);
}

namespace {

constexpr std::array shownMetrics{MetricKind::BlockBitmapRuns, MetricKind::InodeBitmapRuns,
                                  MetricKind::InodeTableRuns,  MetricKind::LongestMetadataFree,
                                  MetricKind::FirstWriteReads, MetricKind::FirstWriteSeconds,
                                  MetricKind::FsckReads,       MetricKind::FsckSeconds};

/// With the metric that decides the recommendation.
std::vector<MetricKind> shownIn(const MeasuredFlexGroupSweep& sweep) {
    std::vector<MetricKind> kinds(shownMetrics.begin(), shownMetrics.end());
    if (sweep.frame.eraseBlocks.matter)
        kinds.push_back(MetricKind::BitmapEraseBlocks);
    const auto deciding =
        sweep.recommendation ? std::optional(decidingMetric(sweep.recommendation->use).kind) : std::nullopt;
    if (deciding && std::ranges::find(kinds, *deciding) == kinds.end())
        kinds.push_back(*deciding);
    return kinds;
}

std::vector<Column> columnsOf(const MeasureFrame& frame, const std::vector<MetricKind>& shown) {
    std::vector<Column> columns{{words<MessageId::ColumnSetting>()}};
    for (const auto kind : shown) {
        // The column after the reads has the seconds modelled for them.
        const bool modelled = metric(kind).unit == Unit::Seconds;
        columns.push_back({modelled ? words<MessageId::ColumnModel>() : format(label(kind)), true});
    }
    if (frame.raid)
        columns.push_back({words<MessageId::ColumnBlockBitmapsOnEachMember>(), true});
    return columns;
}

std::vector<Cell> cellsOf(const MeasuredLayout& setting, const std::vector<MetricKind>& shown) {
    std::vector<Cell> cells{{setting.label + (setting.isDefault ? " *" : "")}};
    for (const auto kind : shown)
        cells.push_back({format(metricValue(metric(kind), setting.measured))});
    if (const auto& load = setting.measured.load)
        cells.push_back({format(loadOnEachMember(load->blockBitmaps))});
    return cells;
}

/// The note about settings excluded from the choice follows the answer; all others precede it.
void writeNotes(const MeasuredFlexGroupSweep& sweep, bool behindAnswer, std::ostream& out) {
    for (const auto& note : sweep.notes)
        if ((note.kind == NoteKind::LargerFlexGroupsLeftOut) == behindAnswer)
            out << "\n" << format(noteLine(note)) << "\n";
}

} // namespace

void writeFlexGroupSweepText(const MeasuredFlexGroupSweep& sweep, std::ostream& out, TextStyle style) {
    out << format(plannedWithDefaultMarked(sweep.origin)) << "\n\n";
    const auto shown = shownIn(sweep);
    writeTable(
        out, columnsOf(sweep.frame, shown), sweep.layouts.size(),
        [&](std::size_t n) { return cellsOf(sweep.layouts[n], shown); }, style);
    out << "\n" << format(frameText(sweep)) << "\n";
    if (sweep.grownTo)
        out << "\n" << format(measuredAfterGrowth(*sweep.grownTo, sweep.grownMounted)) << "\n";
    writeNotes(sweep, false, out);
    if (sweep.recommendation)
        writeDecision(*sweep.recommendation, out, style);
    writeNotes(sweep, true, out);
}

namespace {

std::vector<Cell> cellsOf(const LayoutDiff& diff, const Change& change) {
    return {{format(label(change.kind))},
            {change.group == noGroup ? "" : localNumber(change.group.value)},
            {format(changeText(change))},
            {placeText(diff.from(change))},
            {placeText(diff.to(change))}};
}

} // namespace

void writeComparedNames(std::string_view from, std::string_view to, std::ostream& out) {
    out << format(message<MessageId::ComparedFrom>(from)) << "\n"
        << format(message<MessageId::ComparedTo>(to)) << "\n\n";
}

void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style) {
    if (diff.empty()) {
        out << words<MessageId::NoDifferences>() << "\n";
        return;
    }
    for (const auto& line : summary(diff))
        out << format(line) << "\n";
    const auto count = std::min(diff.changes.size(), maxChanges);
    if (count != 0) {
        out << "\n";
        writeTable(
            out,
            {{words<MessageId::SomeStructure>()},
             {words<MessageId::ColumnGroup>(), true},
             {words<MessageId::ColumnChange>()},
             {words<MessageId::ColumnFromBlock>(), true},
             {words<MessageId::ColumnToBlock>(), true}},
            count, [&](std::size_t n) { return cellsOf(diff, diff.changes[n]); }, style);
    }
    if (count < diff.changes.size())
        out << format(message<MessageId::MoreChanges>(Number{diff.changes.size() - count})) << "\n";
}

namespace {

void writeFieldLines(const Message& of, const std::vector<FieldDifference>& fields, std::ostream& out) {
    for (const auto& field : fields)
        out << format(message<MessageId::InVolume>(of, fieldText(field))) << "\n";
}

} // namespace

void writeDiskDiffText(const DiskDifference& difference, const std::array<std::vector<VolumeName>, 2>& names,
                       std::size_t maxChanges, std::ostream& out, TextStyle style) {
    if (difference.empty()) {
        out << words<MessageId::NoDiskDifferences>() << "\n";
        return;
    }
    writeFieldLines(message<MessageId::TheWholeDisk>(), difference.disk, out);
    for (const auto& partition : difference.partitions)
        writeFieldLines(message<MessageId::PartitionWithNumber>(PartitionNumber{partition.number}), partition.fields,
                        out);
    for (const auto& volume : difference.volumes) {
        if (volume.empty())
            continue;
        const auto& name = volume.from ? names[0][*volume.from] : names[1][*volume.to];
        if (!volume.from || !volume.to) {
            out << format(volume.from ? message<MessageId::OnlyInFirst>(volumeText(name))
                                      : message<MessageId::OnlyInSecond>(volumeText(name)))
                << "\n";
            continue;
        }
        if (names[0].size() > 1 || names[1].size() > 1)
            writeHeading(out, volumeText(name), style);
        writeFieldLines(message<MessageId::FileSystem>(), volume.place, out);
        if (!volume.layout.empty())
            writeDiffText(volume.layout, maxChanges, out, style);
    }
}

namespace {

/// Block maps are too long for a table.
Cell cellOf(const std::optional<DecodedField>& field) {
    constexpr std::size_t most = 40;
    if (!field)
        return {};
    const auto text = format(valueText(*field));
    return {text.size() <= most ? text : text.substr(0, most) + "…", field->valid ? Tone::Plain : Tone::Faint};
}

void writeFieldsOf(DifferenceCause cause, const DifferingFields& fields, std::size_t most, std::ostream& out,
                   TextStyle style) {
    const auto& all = fields.of(cause);
    const auto count = std::min(all.size(), most);
    writeHeading(out, label(cause), style);
    out << format(fixOf(cause)) << "\n\n";
    writeTable(
        out,
        {{words<MessageId::SomeStructure>()},
         {words<MessageId::ColumnField>()},
         {words<MessageId::ColumnFrom>()},
         {words<MessageId::ColumnTo>()}},
        count,
        [&](std::size_t n) {
            return std::vector<Cell>{{format(label(all[n].place))},
                                     {std::string(all[n].field().name)},
                                     cellOf(all[n].from),
                                     cellOf(all[n].to)};
        },
        style);
    if (count < fields.count(cause))
        out << format(message<MessageId::MoreChanges>(Number{fields.count(cause) - count})) << "\n";
}

} // namespace

void writeFieldsText(const DifferingFields& fields, std::size_t maxOfCause, std::ostream& out, TextStyle style) {
    const auto count = fields.count();
    out << (count == 0 ? words<MessageId::NoFieldDiffers>()
                       : format(message<MessageId::FieldsDiffer>(Count{count}, Count{fields.structures})))
        << "\n";
    if (fields.groupsOfOne != 0)
        out << format(message<MessageId::FieldsOfOneOnly>(Count{fields.groupsOfOne})) << "\n";
    if (fields.unread != 0)
        out << style.paint(Tone::Bad, format(message<MessageId::FieldsUnread>(Count{fields.unread}))) << "\n";
    for (const auto cause : allDifferenceCauses)
        if (fields.count(cause) != 0)
            writeFieldsOf(cause, fields, maxOfCause, out, style);
}

} // namespace atlas
