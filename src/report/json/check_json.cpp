// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/check_json.h"

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "report/json/summary_json.h"
#include "report/words/cure_text.h"
#include "report/words/stack_text.h"
#include "report/words/verdict_text.h"

namespace atlas {
namespace {

void writeGranularities(JsonWriter& json, const Stack& stack) {
    json.beginArray();
    for (const auto& granularity : stack.granularities) {
        json.beginObject();
        json.field("granularity", name(granularity.kind));
        json.field("bytes", granularity.known() ? std::optional(granularity.size) : std::nullopt);
        json.field("phase", granularity.phase);
        json.field("source", granularity.known() ? std::optional(name(granularity.source)) : std::nullopt);
        json.endObject();
    }
    json.endArray();
}

using Verdicts = PerGranularity<GranularityVerdict>;

void writeRemainder(JsonWriter& json, GranularityKind kind, const GranularityVerdict& verdict, bool judged) {
    json.field(name(kind), judged && verdict.known ? std::optional(verdict.past) : std::nullopt);
}

void writeRemainders(JsonWriter& json, const Verdicts& verdicts) {
    json.beginObject();
    for (const auto kind : allGranularityKinds)
        writeRemainder(json, kind, verdicts[kind], true);
    json.endObject();
}

void writeRemainders(JsonWriter& json, const StackRow& row) {
    json.beginObject();
    for (const auto kind : allGranularityKinds)
        writeRemainder(json, kind, row.verdicts[kind], row.isJudgedBy(kind));
    json.endObject();
}

void writeVerdicts(JsonWriter& json, const StackRow& row) {
    json.beginObject();
    for (const auto kind : allGranularityKinds) {
        const auto fit = stackCell(row, kind).fit;
        json.field(name(kind), fit ? std::optional(name(*fit)) : std::nullopt);
    }
    json.endObject();
}

void writeRow(JsonWriter& json, const StackRow& row, const Snapshot& snapshot) {
    const bool structures = row.kind == StackRowKind::Structures;
    json.beginObject();
    json.field("kind", name(row.kind));
    json.field("name", english(stackRowName(row, snapshot)));
    json.field("partition", row.partition);
    json.field("layer", row.layer ? std::optional(name(row.layer->kind)) : std::nullopt);
    json.field("structure", row.structure ? std::optional(name(*row.structure)) : std::nullopt);
    json.field("first_byte", row.first);
    const auto arithmetic = working(row, snapshot);
    json.field("working", arithmetic ? english(*arithmetic) : "");
    const bool ofDrive = row.origin == StackRowOrigin::Drive;
    json.field("source", ofDrive ? name(snapshot.disk.drive.physicalSector.source) : name(row.origin));
    json.key("remainders");
    writeRemainders(json, row);
    json.key("verdicts");
    writeVerdicts(json, row);
    json.field("misaligned", structures ? std::optional(row.fits.misaligned()) : std::nullopt);
    json.field("structures", structures ? std::optional(row.fits.total()) : std::nullopt);
    json.endObject();
}

void writeStack(JsonWriter& json, const Stack& stack, const Snapshot& snapshot) {
    json.beginArray();
    for (const auto& row : stack.rows)
        writeRow(json, row, snapshot);
    json.endArray();
}

void writeDevices(JsonWriter& json, const std::vector<BlockDevice>& devices) {
    json.beginArray();
    for (const auto& device : devices) {
        json.beginObject();
        json.field("name", device.name);
        json.field("kind", name(device.kind));
        json.field("label", device.label);
        json.field("depth", device.depth);
        json.field("carries_from_byte", device.carries);
        json.field("first_byte_on_disk", device.onDisk);
        json.field("remainder", device.abovePastBoundary());
        json.endObject();
    }
    json.endArray();
}

void writeCommands(JsonWriter& json, const std::vector<CureCommand>& commands) {
    json.beginArray();
    for (const auto& command : commands) {
        json.beginObject();
        json.field("command", command.text);
        json.field("destroys_data", command.destroysData);
        json.endObject();
    }
    json.endArray();
}

void writeMove(JsonWriter& json, const std::optional<AlignedStart>& move) {
    if (!move) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    json.field("start", move->start);
    json.field("sectors", move->size);
    json.field("shrinks", move->shrinks);
    json.endObject();
}

/// The verdicts found by simulating the cure.
void writeOutcome(JsonWriter& json, const Outcome& outcome) {
    json.beginObject();
    json.field("verdict", name(outcome.verdict));
    json.field("misaligned", outcome.misaligned);
    json.field("read_modify_writes", outcome.readModifyWrites);
    json.key("remainders");
    writeRemainders(json, outcome.payload);
    json.endObject();
}

void writeCause(JsonWriter& json, const Cure& cure, const Snapshot& snapshot) {
    const auto text = words(cure, snapshot);
    json.beginObject();
    json.field("cause", name(cure.cause));
    json.field("text", english(text.cause));
    json.field("remedy", english(text.remedy));
    json.field("effect", english(text.effect));
    json.field("remainder", cure.past);
    json.field("granularity", cure.granularity.value == 0 ? std::nullopt : std::optional(cure.granularity));
    json.field("partition", cure.partition);
    json.field("layer", cure.layer ? std::optional(name(cure.layer->kind)) : std::nullopt);
    json.field("device", cure.device.empty() ? std::nullopt : std::optional(cure.device));
    json.field("misaligned", cure.misaligned());
    json.field("made_whole", cure.madeWhole());
    json.key("after");
    writeOutcome(json, cure.after);
    json.key("move");
    writeMove(json, cure.move());
    json.key("commands");
    writeCommands(json, text.commands);
    json.key("anew");
    writeCommands(json, text.anew);
    json.endObject();
}

void writeCauses(JsonWriter& json, const Judgement& judgement) {
    json.beginArray();
    for (const auto& cure : judgement.remedies.cures)
        writeCause(json, cure, judgement.snapshot);
    json.endArray();
}

void writeCost(JsonWriter& json, const RewriteCost& cost) {
    json.field("unit", cost.unit.size);
    json.field("units_of_worst_block", cost.units);
    json.field("written_per_asked", cost.writtenPerAsked());
}

void writeCost(JsonWriter& json, const RevolutionCost& model, const Alignment& writes) {
    const auto microseconds = [&](int rmw) { return static_cast<std::uint64_t>(1e6 * model.writeSeconds(rmw) + 0.5); };
    json.field("rpm", static_cast<std::uint64_t>(model.rpm));
    json.field("write_microseconds", std::vector{microseconds(0), microseconds(1), microseconds(2)});
    json.field("worst_block_microseconds", microseconds(writes.perBlock));
}

/// Null without a file system, or if it cannot be mounted on the drive.
void writeCostModel(JsonWriter& json, const Judgement& judgement) {
    const auto cost = judgement.writeCost();
    if (!cost) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    json.field("formula", english(costFormula(*cost)));
    json.field("assumptions", english(costAssumptions()));
    if (const auto* flash = std::get_if<RewriteCost>(&*cost))
        writeCost(json, *flash);
    else
        writeCost(json, std::get<RevolutionCost>(*cost), *judgement.writes());
    json.endObject();
}

void writeOffsetSweep(JsonWriter& json, const Judgement& judgement) {
    if (!judgement.isMountable()) {
        json.value(nullptr);
        return;
    }
    const auto sweep = offsetSweepOf(judgement.snapshot);
    json.beginObject();
    json.field("present", sweep.own);
    json.field("first", sweep.first);
    json.key("read_modify_writes");
    json.beginArray();
    for (const auto& point : sweep.points)
        json.value(point.readModifyWrites);
    json.endArray();
    json.endObject();
}

} // namespace

void writeExplanationJson(JsonWriter& json, const Judgement& judgement) {
    const auto& snapshot = judgement.snapshot;
    json.key("granularities");
    writeGranularities(json, judgement.verdict.stack);
    json.key("stack");
    writeStack(json, judgement.verdict.stack, snapshot);
    json.key("devices");
    writeDevices(json, snapshot.disk.devices);
    json.key("causes");
    writeCauses(json, judgement);
    json.field("cure_state", name(cureStateOf(judgement)));
    json.key("cost_model");
    writeCostModel(json, judgement);
    json.key("sweep");
    writeOffsetSweep(json, judgement);
}

namespace {

void writeStructures(JsonWriter& json, const Judgement& judgement) {
    const auto writes = judgement.writes();
    json.beginObject();
    for (const auto kind : allRegionKinds) {
        if (!judgement.verdict.alignment)
            break;
        const auto& figures = judgement.verdict.alignment->kinds[index(kind)];
        json.key(name(kind));
        json.beginObject();
        json.field("whole", figures.structures.whole);
        json.field("partial", figures.structures.partial);
        json.field("straddling", figures.structures.straddling);
        json.field("blocks", figures.blocks);
        json.field("read_modify_writes",
                   writes != nullptr ? std::optional(writes->kinds[index(kind)].readModifyWrites) : std::nullopt);
        json.endObject();
    }
    json.endObject();
}

void writeCost(JsonWriter& json, const Alignment* writes) {
    json.beginObject();
    json.field("per_block", writes != nullptr ? std::optional(writes->perBlock) : std::nullopt);
    json.field("total", writes != nullptr ? std::optional(writes->totalReadModifyWrites()) : std::nullopt);
    json.endObject();
}

void writePartitions(JsonWriter& json, const Judgement& judgement) {
    json.beginArray();
    for (const auto& start : partitionStarts(judgement.verdict.starts)) {
        json.beginObject();
        json.field("number", start.partition);
        json.field("start_byte", start.start);
        json.field("start_remainder", start.past);
        writeStartVerdict(json, start);
        json.field("judged", start.covered);
        json.field("compensated", start.compensated);
        json.endObject();
    }
    json.endArray();
}

/// The disks below a device on other devices; values of an unknown member are null.
void writeMembers(JsonWriter& json, const std::vector<MemberVerdict>& members) {
    json.beginArray();
    for (const auto& verdict : members) {
        const bool known = verdict.member.known;
        json.beginObject();
        json.field("name", verdict.member.name);
        json.field("first_byte_on_disk", known ? std::optional(verdict.start) : std::nullopt);
        json.field("physical_sector", verdict.member.sectors.size);
        json.field("remainder", known ? std::optional(verdict.past) : std::nullopt);
        json.field("verdict", known ? std::optional(name(verdict.fit)) : std::nullopt);
        json.field("misaligned", known ? std::optional(verdict.misaligned) : std::nullopt);
        json.endObject();
    }
    json.endArray();
}

void writeStart(JsonWriter& json, const Judgement& judgement) {
    const auto& start = judgement.verdict.judgedStart;
    const auto* partition = start && start->partition ? judgement.snapshot.disk.table.find(*start->partition) : nullptr;
    json.field("partition", start ? start->partition : std::nullopt);
    json.field("partition_start", start ? std::optional(start->start) : std::nullopt);
    json.field("partition_start_sector", partition != nullptr ? std::optional(partition->sectors.first) : std::nullopt);
    json.field("start_remainder", start ? std::optional(start->past) : std::nullopt);
    json.field("start_known", judgement.verdict.isStartKnown);
}

void writeHealth(JsonWriter& json, const Health& health) {
    json.beginObject();
    json.field("verdict", name(health.verdict));
    json.field("errors", health.errors);
    json.field("warnings", health.warnings);
    json.field("not_looked_at", notCovered(health));
    json.field("bitmaps_read", health.bitmapsRead);
    json.field("files_read", name(health.files));
    json.field("checksums", health.checksums ? std::optional(name(*health.checksums)) : std::nullopt);
    json.field("wrong_checksums", health.wrongChecksums);
    json.field("text", english(healthText(health)));
    const auto coverage = coverageText(health);
    json.field("coverage", coverage ? std::optional(english(*coverage)) : std::nullopt);
    json.endObject();
}

void writeFitCounts(JsonWriter& json, const FitCounts& counts) {
    json.beginObject();
    json.field("whole", counts.whole);
    json.field("partial", counts.partial);
    json.field("straddling", counts.straddling);
    json.endObject();
}

/// The state of the volume, whatever else is off or unread on its disk.
AlignmentState ownState(const AlignmentVerdict& verdict) {
    const bool isOfOthers = verdict.state == AlignmentState::OthersOff || verdict.state == AlignmentState::OthersUnread;
    if (!isOfOthers)
        return verdict.state;
    return verdict.fit == Fit::Whole ? AlignmentState::Whole : AlignmentState::SmallBlocks;
}

void writeVolume(JsonWriter& json, const Judgement& judgement) {
    const auto& snapshot = judgement.snapshot;
    const auto [partition, logicalVolume] = snapshot.volumeName();
    const auto& fs = *snapshot.filesystem();
    json.beginObject();
    json.field("partition", partition);
    json.field("logical_volume", logicalVolume);
    json.field("content", fs.extName());
    json.field("label", fs.label);
    json.field("uuid", fs.uuid);
    json.field("first_byte", snapshot.placement->bytes.first);
    json.field("bytes", fs.size());
    json.field("verdict", name(ownState(judgement.verdict), judgement.verdict.fit));
    json.field("state", name(ownState(judgement.verdict)));
    json.field("text", english(alignmentText(judgement)));
    json.key("structures");
    writeFitCounts(json, judgement.verdict.alignment->total());
    json.field("structures_past_end", judgement.verdict.structuresPastEnd);
    json.key("causes");
    writeCauses(json, judgement);
    json.field("cure_state", name(cureStateOf(judgement)));
    json.key("health");
    writeHealth(json, judgement.found.health);
    json.endObject();
}

/// Empty without an ext file system.
void writeVolumes(JsonWriter& json, const DiskJudgement& disk) {
    json.beginArray();
    for (const auto* judgement : disk.judgements())
        if (judgement->hasVolume())
            writeVolume(json, *judgement);
    json.endArray();
}

/// Only the verdicts; their sentences are at the top level.
void writeSummary(JsonWriter& json, const DiskJudgement& disk) {
    const auto& judgement = disk.decisive();
    json.beginObject();
    json.field("alignment", verdictName(disk));
    json.field("health", name(disk.health.verdict));
    if (judgement.snapshot.layout)
        writeSummaryMembers(json, *judgement.snapshot.layout, assumedMediumOf(judgement.drive()));
    json.endObject();
}

} // namespace

void writeCheckJson(const DiskJudgement& disk, std::ostream& out) {
    const auto& judgement = disk.decisive();
    const auto& snapshot = judgement.snapshot;
    const auto& drive = judgement.drive();
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-check/1");
    writeProgram(json, snapshot);
    json.field("image", snapshot.disk.path);
    json.field("logical_volume", snapshot.logicalVolume());
    json.field("verdict", verdictName(disk));
    json.field("state", name(disk.state));
    json.field("text", english(alignmentText(disk)));
    json.key("health");
    writeHealth(json, disk.health);
    json.key("volumes");
    writeVolumes(json, disk);
    json.key("summary");
    writeSummary(json, disk);
    json.field("assumed", drive.physicalSector.source == Source::Assumption);
    json.field("logical_sector", drive.logicalSector.value);
    json.field("logical_sector_source", name(drive.logicalSector.source));
    json.field("target_logical_sector", drive.targetSector());
    json.field("physical_sector", drive.physicalSector.value);
    json.field("physical_sector_source", name(drive.physicalSector.source));
    json.field("reported_sector", drive.reportedSector);
    json.field("phase", drive.phase.value);
    writeStart(json, judgement);
    json.field("block_size", snapshot.layout ? std::optional(snapshot.layout->filesystem.blockSize) : std::nullopt);
    json.field("mountable", judgement.hasVolume() ? std::optional(judgement.isMountable()) : std::nullopt);
    json.key("structures");
    writeStructures(json, judgement);
    json.field("structures_past_end",
               judgement.hasVolume() ? std::optional(judgement.verdict.structuresPastEnd) : std::nullopt);
    json.key("read_modify_writes");
    writeCost(json, judgement.writes());
    json.key("partitions");
    writePartitions(json, disk.whole);
    json.field("kernel_says_misaligned", judgement.verdict.saidByKernel);
    json.key("members");
    writeMembers(json, judgement.verdict.members);
    writeExplanationJson(json, judgement);
    json.key("findings");
    writeFindings(json, disk.findings);
    json.endObject();
}

} // namespace atlas
