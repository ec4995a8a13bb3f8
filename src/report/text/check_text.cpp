// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/check_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/info_text.h"
#include "report/text/report_text.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "report/words/subject_text.h"
#include "report/words/summary_text.h"
#include "report/words/verdict_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

using Row = std::vector<Cell>;

/// "✖ straddling: 419 of 419 structures are misaligned"; without a fit only the mark and the state.
std::string verdictLine(const Judgement& judgement, TextStyle style) {
    const auto [mark, tone] = alignmentSign(judgement);
    const auto fit = judgement.verdict.fit;
    const auto sign = fmt::format("{} {}", mark, fit ? format(label(*fit)) : "");
    return style.paint(textTone(tone), sign) + (fit ? words<MessageId::Colon>() : "") +
           format(alignmentText(judgement));
}

std::string healthLine(const Health& health, TextStyle style) {
    const auto [mark, tone] = healthSign(health.verdict);
    return style.paint(textTone(tone), std::string(mark)) + " " + format(healthText(health));
}

std::string startText(const Snapshot& snapshot, const StartVerdict& start, TextStyle style) {
    auto where = startVerdictText(start.start, snapshot.disk.drive.grid());
    const bool isKnown = isStartKnown(snapshot);
    if (!isKnown)
        where = message<MessageId::IfImageBegan>(std::move(where));
    return format(working(start, snapshot)) + words<MessageId::Colon>() +
           style.paint(isKnown ? verdictCell(start).tone : Tone::Plain, format(where));
}

/// A stripe of the superblock or the device is a note; what the user named is a verdict.
std::string granularityLine(const StartVerdict& start, const Granularity& by, TextStyle style) {
    const auto isOff = pastBoundary(start.start, by.grid()).value > 0;
    const auto tone = by.source != Source::User ? Tone::Plain : isOff ? Tone::Bad : Tone::Good;
    const auto mark = style.paint(tone, std::string(by.source == Source::User || !isOff ? verdictMark(!isOff) : ""));
    const auto words =
        format(message<MessageId::WithGranularityKind>(boundaryVerdict(start.start, by.grid()), label(by.source)));
    return (mark.empty() ? "" : mark + " ") + words;
}

Message sectorText(const Drive& drive) {
    const auto [logical, logicalSource] = drive.targetLogicalSector();
    const auto [physical, physicalSource] = drive.physicalSector;
    auto text =
        drive.phase.value.value == 0
            ? message<MessageId::Sectors>(logical, label(logicalSource), physical, label(physicalSource))
            : message<MessageId::SectorsWithPhase>(logical, label(logicalSource), physical, label(physicalSource),
                                                   drive.phase.value, label(drive.phase.source));
    return drive.reportedSector.value > 0 && physicalSource == Source::Assumption
               ? message<MessageId::SectorsReported>(std::move(text), drive.reportedSector)
               : text;
}

Message writeText(const Alignment& writes, ByteCount blockSize) {
    const Number all{writes.totalReadModifyWrites()};
    return writes.perBlock == 0
               ? message<MessageId::WritingCostsNothing>(blockSize, all)
               : message<MessageId::WritingCosts>(blockSize, Count{static_cast<std::uint64_t>(writes.perBlock)}, all);
}

void writeSummary(const Judgement& judgement, std::ostream& out, TextStyle style) {
    const auto& snapshot = judgement.snapshot;
    std::vector<std::pair<std::string, std::string>> facts;
    const auto add = [&](const Message& name, std::string value) {
        facts.emplace_back(format(name), std::move(value));
    };
    const auto& health = judgement.found.health;
    const bool first = healthComesFirst(judgement);
    if (first)
        add(message<MessageId::NameHealth>(), healthLine(health, style));
    add(message<MessageId::NameAlignment>(), verdictLine(judgement, style));
    if (!first)
        add(message<MessageId::NameHealth>(), healthLine(health, style));
    if (const auto coverage = coverageText(health))
        add(message<MessageId::NameCoverage>(), format(*coverage));
    if (const auto checksums = checksumText(health))
        add(message<MessageId::NameChecksums>(), format(*checksums));
    for (const auto kind : coarseGranularities)
        if (const auto& by = judgement.granularity(kind); by.known() && !by.ofOneDisk && judgement.verdict.judgedStart)
            add(label(kind), granularityLine(*judgement.verdict.judgedStart, by, style));
    if (judgement.verdict.judgedStart)
        add(message<MessageId::NameStart>(), startText(snapshot, *judgement.verdict.judgedStart, style));
    add(message<MessageId::NameSectors>(), format(sectorText(snapshot.disk.drive)));
    if (const auto* writes = judgement.writes())
        add(message<MessageId::NameWriting>(), format(writeText(*writes, snapshot.layout->filesystem.blockSize)));
    if (snapshot.layout) {
        std::ranges::move(summaryFacts(*snapshot.layout, assumedMediumOf(judgement.drive())),
                          std::back_inserter(facts));
    }
    writeFacts(out, facts, style);
}

Cell countCell(std::uint64_t number, Tone tone) { return {localNumber(number), number == 0 ? Tone::Faint : tone}; }

/// Unless `written`, the volume cannot be written.
Row kindRow(std::string label, const KindAlignment& figures, bool written) {
    const auto& counts = figures.structures;
    return {{std::move(label)},
            countCell(counts.whole, Tone::Good),
            countCell(counts.partial, Tone::Warning),
            countCell(counts.straddling, Tone::Bad),
            {localNumber(figures.blocks)},
            written ? countCell(figures.readModifyWrites, Tone::Bad) : Cell{}};
}

/// The kinds that count towards the total of read-modify-writes (`inside`), or those that do not.
std::vector<Row> kindRows(const Alignment& alignment, bool written, bool inside) {
    std::vector<Row> rows;
    for (const auto kind : allRegionKinds) {
        const auto& figures = alignment.kinds[index(kind)];
        if (figures.structures.total() > 0 && isGroupMetadata(kind) == inside)
            rows.push_back(kindRow(format(label(kind)), figures, written));
    }
    return rows;
}

void writeStructures(const Alignment& alignment, bool written, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingStructures>(), style);
    auto rows = kindRows(alignment, written, true);
    rows.push_back(kindRow(format(message<MessageId::Together>()), alignment.groupMetadata(), written));
    if (auto beside = kindRows(alignment, written, false); !beside.empty()) {
        rows.push_back({{format(message<MessageId::BesideThem>()), Tone::Faint}});
        std::ranges::move(beside, std::back_inserter(rows));
    }
    writeTable(
        out,
        {{"  " + words<MessageId::ColumnKind>()},
         {words<MessageId::Whole>(), true},
         {words<MessageId::Partial>(), true},
         {words<MessageId::Straddling>(), true},
         {words<MessageId::NameBlocks>(), true},
         {words<MessageId::ColumnReadModifyWrites>(), true}},
        [&] {
            for (auto& row : rows)
                row.front().text.insert(0, "  ");
            return rows;
        }(),
        style);
}

void writePartitions(const Judgement& judgement, std::ostream& out, TextStyle style) {
    const auto& disk = judgement.snapshot.opened();
    const auto& partitions = disk.table.partitions;
    if (partitions.empty() || (judgement.hasVolume() && partitions.size() < 2))
        return;
    writeHeading(out,
                 judgement.hasVolume() ? message<MessageId::HeadingPartitionStarts>()
                                       : message<MessageId::HeadingPartitions>(),
                 style);
    std::vector<Row> rows;
    for (const auto& start : partitionStarts(judgement.verdict.starts)) {
        if (const auto* partition = start.partition ? disk.table.find(*start.partition) : nullptr) {
            rows.push_back({{fmt::format("  {}", partition->number)},
                            {format(contentText(partition->content))},
                            {format(startWorking(partition->sectors.first, disk.drive))},
                            verdictCell(start)});
        }
    }
    writeTable(out,
               {{"  " + words<MessageId::ColumnNumber>()},
                {words<MessageId::ColumnContent>()},
                {words<MessageId::ColumnStartWorking>()},
                {words<MessageId::ColumnVerdict>()}},
               rows, style);
}

/// The verdicts on alignment and health of the whole disk.
void writeVerdicts(const DiskJudgement& disk, std::ostream& out, TextStyle style) {
    const auto& opened = disk.whole.snapshot.opened();
    out << style.paint(Tone::Heading, format(message<MessageId::DiskOfSeveral>(imageName(opened), Size{opened.size},
                                                                               Count{disk.volumes.size()})))
        << "\n\n";
    const auto [mark, tone] = alignmentSign(disk);
    writeFacts(out,
               std::vector<std::pair<std::string, std::string>>{
                   {format(message<MessageId::NameAlignment>()),
                    style.paint(textTone(tone), std::string(mark)) + " " + format(alignmentText(disk))},
                   {format(message<MessageId::NameHealth>()), healthLine(disk.health, style)}},
               style);
}

Cell signedCell(const SummaryVerdict& verdict) {
    return {fmt::format("{} {}", verdict.sign.mark, format(verdict.brief())), textTone(verdict.sign.tone)};
}

void writeVolumes(const DiskJudgement& disk, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingVolumes>(), style);
    std::vector<Row> rows;
    for (const auto* judgement : disk.judgements()) {
        const auto& fs = *judgement->snapshot.filesystem();
        const auto verdicts = summaryVerdicts(*judgement);
        rows.push_back({{"  " + format(volumeText(judgement->snapshot.volumeName()))},
                        {format(message<MessageId::ContentNamed>(fs.extName(), fs.label))},
                        signedCell(verdicts.alignment),
                        signedCell(verdicts.health)});
    }
    writeTable(out,
               {{"  " + words<MessageId::ColumnVolume>()},
                {words<MessageId::ColumnContent>()},
                {words<MessageId::ColumnAlignment>()},
                {words<MessageId::ColumnHealth>()}},
               rows, style);
}

} // namespace

void writeCheckText(const DiskJudgement& disk, std::ostream& out, TextStyle style) {
    if (!disk.volumes.empty()) {
        writeVerdicts(disk, out, style);
        writeVolumes(disk, out, style);
        out << "\n";
    }
    const auto& judgement = disk.decisive();
    out << style.paint(Tone::Heading, format(subject(judgement.snapshot))) << "\n\n";
    writeSummary(judgement, out, style);
    if (judgement.verdict.alignment)
        writeStructures(*judgement.verdict.alignment, judgement.isMountable(), out, style);
    writePartitions(disk.whole, out, style);
    writeFindingsText(out, disk.findings, style);
}

} // namespace atlas
