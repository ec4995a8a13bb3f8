// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/explanation_text.h"

#include "alignment/grid.h"
#include "base/utf8.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/text/wrapped_lines.h"
#include "report/words/cure_text.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "report/words/subject_text.h"
#include "report/words/verdict_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

Cell cellOf(const StackCell& cell) { return {cell.text, cell.fit ? textTone(toneOf(*cell.fit)) : Tone::Faint}; }

std::vector<Cell> stackRow(const StackRow& row, const Snapshot& snapshot) {
    std::vector<Cell> cells{{"  " + format(stackRowName(row, snapshot))}, {localNumber(row.first.value)}};
    for (const auto kind : allGranularityKinds)
        cells.push_back(cellOf(stackCell(row, kind)));
    const auto arithmetic = working(row, snapshot);
    cells.push_back({arithmetic ? format(*arithmetic) : ""});
    cells.push_back({format(knownFrom(row, snapshot))});
    return cells;
}

void writeStack(const Snapshot& snapshot, const Stack& stack, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingStack>(), style);
    if (const auto verdict = stackVerdict(stack))
        out << "  " << format(*verdict) << '\n';
    std::vector<Column> columns{{"  " + words<MessageId::ColumnLayer>()}, {words<MessageId::ColumnFirstByte>(), true}};
    for (const auto& granularity : stack.granularities)
        columns.push_back({format(labelWithSize(granularity))});
    columns.push_back({words<MessageId::ColumnWorking>()});
    columns.push_back({words<MessageId::ColumnKnownFrom>()});
    std::vector<std::vector<Cell>> rows;
    for (const auto& row : stack.rows)
        rows.push_back(stackRow(row, snapshot));
    writeTable(out, columns, rows, style);
}

/// Adds the option that sets the size, if it is unknown.
Message settableText(const Granularity& granularity, Message text) {
    const auto* option = granularity.kind == GranularityKind::Stripe ? "--stripe" : "--erase-block";
    return isLeftToUser(granularity) ? message<MessageId::SetByOption>(std::move(text), option) : text;
}

void writeGranularities(const Snapshot& snapshot, const Stack& stack, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingGranularities>(), style);
    std::vector<std::pair<std::string, std::string>> facts;
    for (const auto& granularity : stack.granularities) {
        facts.emplace_back(format(label(granularity)),
                           format(settableText(
                               granularity, granularityText(granularity, snapshot.disk.drive, snapshot.filesystem()))));
    }
    writeFacts(out, facts, style);
}

Cell placeCell(const BlockDevice& device) {
    const auto place = device.aboveOnDisk();
    if (!place) {
        const auto unknown =
            device.carries ? message<MessageId::PlaceUnknown>(device.name) : message<MessageId::Unknown>();
        return {format(unknown), Tone::Faint};
    }
    const auto past = *device.abovePastBoundary();
    return {format(message<MessageId::PlaceWorking>(*device.onDisk, *device.carries, *place, device.grid.size, past)),
            past.value == 0 ? Tone::Good : Tone::Bad};
}

/// Writes the devices below each device, down to the disks. The start of the upper device is judged by the physical
/// sectors of each disk.
void writeDevices(const Disk& disk, std::ostream& out, TextStyle style) {
    const auto& devices = disk.devices;
    if (devices.empty())
        return;
    writeHeading(out,
                 disk.isVolumeOfImage() ? message<MessageId::HeadingPlaces>() : message<MessageId::HeadingDevices>(),
                 style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& device : devices) {
        const auto kind = device.label.empty() ? label(device.kind)
                                               : message<MessageId::NamedDevice>(label(device.kind), device.label);
        const bool top = device.depth == 0;
        const auto past = device.abovePastBoundary();
        rows.push_back(
            {{fmt::format("  {:{}}{}", "", 2 * device.depth, device.name)},
             {format(kind)},
             top ? Cell{""} : placeCell(device),
             top ? Cell{""} : cellOf(stackCell(GranularityVerdict{past.has_value(), past.value_or(ByteCount{})}))});
    }
    writeTable(out,
               {{"  " + words<MessageId::ColumnDevice>()},
                {words<MessageId::ColumnKind>()},
                {words<MessageId::ColumnPlaceOnDisk>()},
                {words<MessageId::PhysicalSector>()}},
               rows, style);
}

void writeCure(const CureWords& cure, std::ostream& out, TextStyle style) {
    out << "  " << style.paint(Tone::Bad, words<MessageId::CauseOf>()) << format(cure.cause) << ".\n"
        << "  " << style.paint(Tone::Good, words<MessageId::CureOf>()) << format(remedyAndEffect(cure)) << ".\n";
    if (const auto none = withoutCommand(cure))
        out << "          " << format(*none) << ".\n";
    const auto type = [&](const std::vector<CureCommand>& commands) {
        const auto lines = blockOf(commands);
        for (std::size_t n = 0; n < lines.size(); ++n) {
            constexpr std::size_t indent = 11;
            writeCommand(lines[n], indent, style.width, out,
                         commands[n].destroysData ? words<MessageId::DestroysData>() : std::string());
        }
    };
    type(cure.commands);
    if (!cure.anew.empty()) {
        out << "         " << words<MessageId::CommandsAnew>() << '\n';
        type(cure.anew);
    }
}

void writeCost(const RewriteCost& cost, const Alignment& writes, std::ostream& out) {
    const auto all = message<MessageId::CostOfMetadataOnFlash>(Count{writes.totalReadModifyWrites()});
    out << "  " << format(rewriteText(cost)) << "\n  " << format(all) << '\n';
}

void writeCost(const RevolutionCost& model, const Alignment& writes, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto fit : allFits) {
        const int n = readModifyWrites(fit);
        const bool present = n == writes.perBlock;
        rows.push_back({{"  " + format(label(fit))},
                        {localDuration(model.writeSeconds(n))},
                        {localDecimal(model.writesPerSecond(n), 0)},
                        {present ? format(message<MessageId::WorstBlockHere>()) : ""}});
    }
    writeTable(out,
               {{"  " + format(message<MessageId::ColumnSpeed>(Decimal{model.rpm, 0}))},
                {words<MessageId::ColumnWriteTime>(), true},
                {words<MessageId::ColumnWritesPerSecond>(), true},
                {""}},
               rows, style);
    out << "  "
        << format(message<MessageId::CostOfMetadata>(Count{writes.totalReadModifyWrites()},
                                                     Duration{model.extraSeconds(writes.totalReadModifyWrites())}))
        << '\n';
}

void writeModel(const WriteCost& cost, const Alignment& writes, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingCost>(costFormula(cost)), style);
    if (const auto* flash = std::get_if<RewriteCost>(&cost))
        writeCost(*flash, writes, out);
    else
        writeCost(std::get<RevolutionCost>(cost), writes, out, style);
    out << "  " << format(costAssumptions()) << '\n';
}

} // namespace

void writeExplanation(const Judgement& judgement, std::ostream& out, TextStyle style) {
    const auto& snapshot = judgement.snapshot;
    writeStack(snapshot, judgement.verdict.stack, out, style);
    writeDevices(snapshot.disk, out, style);
    writeGranularities(snapshot, judgement.verdict.stack, out, style);
    writeHeading(out, message<MessageId::HeadingCures>(), style);
    for (const auto& cure : judgement.remedies.cures)
        writeCure(words(cure, snapshot), out, style);
    if (const auto none = withoutCures(cureStateOf(judgement)))
        out << "  " << format(*none) << ".\n";
    if (const auto cost = judgement.writeCost())
        writeModel(*cost, *judgement.writes(), out, style);
}

void writeOffsetSweepText(const OffsetSweep& sweep, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingSweep>(), style);
    writeTable(
        out,
        {{"  " + words<MessageId::ColumnSector>(), true}, {words<MessageId::ColumnReadModifyWrites>(), true}, {""}},
        sweep.points.size(),
        [&](std::size_t n) {
            const auto& point = sweep.points[n];
            const auto tone = sweep.isBest(point) ? Tone::Good : Tone::Bad;
            return std::vector<Cell>{{"  " + localNumber(point.start.value)},
                                     {localNumber(point.readModifyWrites), tone},
                                     {point.start == sweep.own ? words<MessageId::NowHere>() : ""}};
        },
        style);
}

} // namespace atlas
