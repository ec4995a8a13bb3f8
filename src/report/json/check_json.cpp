// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/check_json.h"

#include "alignment/judgement.h"
#include "report/json/explanation_json.h"
#include "report/json/findings_json.h"
#include "report/json/start_json.h"
#include "report/json/summary_json.h"
#include "report/messages/health_text.h"

namespace atlas {
namespace {

void writeStructures(JsonWriter& json, const Judgement& judgement) {
    const auto writes = judgement.writes();
    json.beginObject();
    for (const auto kind : allRegionKinds) {
        if (!judgement.alignment) {
            break;
        }
        const auto& figures = judgement.alignment->kinds[index(kind)];
        json.key(name(kind));
        json.beginObject();
        json.field("whole", figures.structures.whole);
        json.field("partial", figures.structures.partial);
        json.field("straddling", figures.structures.straddling);
        json.field("blocks", figures.blocks);
        json.field("read_modify_writes", writes ? std::optional(writes->of(kind)) : std::nullopt);
        json.endObject();
    }
    json.endObject();
}

void writeCost(JsonWriter& json, const std::optional<VolumeWrites>& writes) {
    json.beginObject();
    json.field("per_block", writes ? std::optional(writes->perBlock) : std::nullopt);
    json.field("total", writes ? std::optional(writes->total) : std::nullopt);
    json.endObject();
}

void writePartitions(JsonWriter& json, const Judgement& judgement) {
    json.beginArray();
    for (const auto& start : partitionStarts(judgement.starts)) {
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

/// The disks below a device on other devices; null for the place of one that is unknown.
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
    const auto& start = judgement.judgedStart;
    const auto* partition = start && start->partition ? judgement.snapshot.disk.table.find(*start->partition) : nullptr;
    json.field("partition", start ? start->partition : std::nullopt);
    json.field("partition_start", start ? std::optional(start->start) : std::nullopt);
    json.field("partition_start_sector", partition != nullptr ? std::optional(partition->sectors.first) : std::nullopt);
    json.field("start_remainder", start ? std::optional(start->past) : std::nullopt);
}

void writeHealth(JsonWriter& json, const Judgement& judgement) {
    const auto& health = judgement.health;
    json.beginObject();
    json.field("verdict", name(health.verdict));
    json.field("errors", health.errors);
    json.field("warnings", health.warnings);
    json.field("not_looked_at", notCovered(health));
    json.field("bitmaps_read", health.bitmapsRead);
    json.field("checksums", health.checksums ? std::optional(name(*health.checksums)) : std::nullopt);
    json.field("wrong_checksums", health.wrongChecksums);
    json.field("text", english(healthText(health)));
    json.endObject();
}

/// What is said of alignment and health stands at the top level; here are their verdicts.
void writeSummary(JsonWriter& json, const Judgement& judgement) {
    json.beginObject();
    json.field("alignment", verdictName(judgement));
    json.field("health", name(judgement.health.verdict));
    if (judgement.snapshot.layout) {
        writeSummaryMembers(json, *judgement.snapshot.layout, assumedMediumOf(judgement.drive()));
    }
    json.endObject();
}

} // namespace

void writeCheckJson(const Judgement& judgement, std::ostream& out) {
    const auto& snapshot = judgement.snapshot;
    const auto& drive = judgement.drive();
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-check/1");
    json.field("program", snapshot.program);
    json.field("image", snapshot.disk.path);
    json.field("logical_volume", snapshot.logicalVolume());
    json.field("verdict", verdictName(judgement));
    json.field("state", name(judgement.state));
    json.key("health");
    writeHealth(json, judgement);
    json.key("summary");
    writeSummary(json, judgement);
    json.field("assumed", drive.physicalSector.source == Source::Assumption);
    json.field("logical_sector", drive.logicalSector.value);
    json.field("logical_sector_source", name(drive.logicalSector.source));
    json.field("target_logical_sector", drive.targetSector());
    json.field("physical_sector", drive.physicalSector.value);
    json.field("physical_sector_source", name(drive.physicalSector.source));
    json.field("phase", drive.phase.value);
    writeStart(json, judgement);
    json.field("block_size", snapshot.layout ? std::optional(snapshot.layout->filesystem.blockSize) : std::nullopt);
    json.field("mountable", judgement.hasVolume() ? std::optional(judgement.isMountable()) : std::nullopt);
    json.key("structures");
    writeStructures(json, judgement);
    json.field("structures_past_end",
               judgement.hasVolume() ? std::optional(judgement.structuresPastEnd) : std::nullopt);
    json.key("read_modify_writes");
    writeCost(json, judgement.writes());
    json.key("partitions");
    writePartitions(json, judgement);
    json.field("kernel_says_misaligned", judgement.saidByKernel);
    json.key("members");
    writeMembers(json, judgement.members);
    writeExplanationJson(json, judgement);
    json.key("findings");
    writeFindings(json, judgement.findings);
    json.endObject();
}

} // namespace atlas
