// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/summary_json.h"

#include "compare/metadata_reads.h"
#include "layout/df_figures.h"
#include "layout/finding.h"
#include "layout/layout_summary.h"
#include "report/json/field_writer.h"
#include "report/json/snapshot_fields.h"

namespace atlas {

void writeExamination(JsonWriter& json, const std::optional<Examination>& examination) {
    if (!examination)
        return json.value(nullptr);
    const auto& hash = examination->sha256;
    json.beginObject();
    json.field("path", examination->path);
    json.field("size", examination->size);
    json.field("is_device", examination->isDevice);
    json.field("modified", examination->modified);
    json.field("modified_ns", examination->modified ? std::optional(examination->modifiedNanoseconds) : std::nullopt);
    json.field("sha256", hash.empty() ? std::nullopt : std::optional(hash));
    json.field("opened_read_only", examination->isReadOnly);
    FieldWriter fields(json);
    fields("sandbox", examination->sandbox);
    json.field("time", examination->time);
    fields("arguments", examination->arguments);
    json.key("libraries");
    json.beginObject();
    for (const auto& library : examination->libraries)
        json.field(library.name, library.version);
    json.endObject();
    json.field("network_bytes", examination->networkBytes);
    json.field("network_requests",
               examination->networkBytes ? std::optional(examination->networkRequests) : std::nullopt);
    json.endObject();
}

void writeProgram(JsonWriter& json, const Snapshot& snapshot) {
    json.field("program", snapshot.program);
    json.key("examination");
    writeExamination(json, snapshot.examination);
}

void writeReadFrom(JsonWriter& json, const Layout& layout) {
    json.key("read_from");
    json.beginObject();
    json.field("superblock_group", layout.filesystem.superblockGroup);
    json.field("superblock_block", layout.filesystem.superblockBlock);
    json.field("descriptor_copies", layout.groups.countFrom(DescriptorSource::Copy));
    json.field("descriptors_unusable", layout.groups.countFrom(DescriptorSource::Nowhere));
    json.field("journal_pending", isBeforeReplay(layout.filesystem));
    FieldWriter fields(json);
    fields("journal_replay", layout.filesystem.replay);
    json.endObject();
}

void writeDf(JsonWriter& json, const Layout& layout, std::optional<BlockCount> free) {
    json.key("df");
    const auto figures = free ? dfFigures(layout, *free) : std::nullopt;
    if (!figures)
        return json.value(nullptr);
    json.beginObject();
    json.field("size_blocks", figures->size);
    json.field("used_blocks", figures->used);
    json.field("available_blocks", figures->available);
    json.endObject();
}

void writeStartVerdict(JsonWriter& json, const StartVerdict& start) {
    const auto fit = start.countedFit();
    json.field("verdict", fit ? std::optional(name(*fit)) : std::nullopt);
}

namespace {

void writeGroups(JsonWriter& json, const std::vector<GroupNumber>& groups) {
    json.beginArray();
    for (const auto group : groups)
        json.value(group.value);
    json.endArray();
}

void writeFinding(JsonWriter& json, const Finding& finding) {
    const auto words = phrase(finding);
    const bool hasGroup = finding.group != noGroup;
    const auto& about = finding.volume.isGiven() ? finding.volume : finding.in;
    const auto& volume = about.logicalVolume;
    json.beginObject();
    json.field("kind", name(finding.kind));
    json.field("severity", name(severityOf(finding)));
    json.field("structure", english(words.structure));
    json.field("text", english(words.text));
    json.field("cost", words.cost ? std::optional(english(*words.cost)) : std::nullopt);
    json.field("region", finding.region ? std::optional(name(*finding.region)) : std::nullopt);
    json.field("group", hasGroup ? std::optional(finding.group) : std::nullopt);
    json.field("groups", hasGroup ? std::optional(finding.groups) : std::nullopt);
    if (!finding.others.empty()) {
        json.key("other_groups");
        writeGroups(json, finding.others);
    }
    if (finding.backups) {
        FieldWriter fields(json);
        fields("backups", *finding.backups);
    }
    json.field("block", finding.block);
    json.field("partition", about.partition);
    json.field("logical_volume", volume.empty() ? std::nullopt : std::optional(volume));
    json.field("verdict", finding.fit ? std::optional(name(*finding.fit)) : std::nullopt);
    json.endObject();
}

} // namespace

void writeFindings(JsonWriter& json, const std::vector<Finding>& findings) {
    json.beginArray();
    for (const auto& finding : findings)
        writeFinding(json, finding);
    json.endArray();
}

namespace {

void writeMetadata(JsonWriter& json, const MetadataSummary& metadata) {
    json.beginObject();
    json.field("bytes", metadata.bytes);
    json.field("share", metadata.share);
    json.key("kinds");
    json.beginObject();
    for (const auto kind : allRegionKinds)
        json.field(name(kind), metadata.kinds[index(kind)]);
    json.endObject();
    json.key("savings");
    json.beginObject();
    json.field("half_the_inodes", metadata.savings.halfTheInodes);
    json.field("without_resize_inode", metadata.savings.withoutResizeInode);
    json.field("half_the_journal", metadata.savings.halfTheJournal);
    json.endObject();
    json.endObject();
}

void writeReads(JsonWriter& json, const Reads& reads) {
    json.beginObject();
    json.field("requests", reads.requests);
    json.field("seconds", reads.seconds);
    json.endObject();
}

void writeFlexGroups(JsonWriter& json, const FlexGroupSummary& flex, const Layout& layout, Medium medium) {
    const auto model = modelOf(medium);
    json.beginObject();
    json.field("size", flex.size);
    json.field("count", flex.count);
    json.field("bitmap_bytes", flex.bitmaps);
    json.field("bitmap_span", flex.bitmapSpan);
    json.field("bitmap_runs", flex.bitmapRuns);
    json.key("block_bitmap_reads");
    writeReads(json, blockBitmapReads(layout, model, Fill::Full));
    json.key("inode_bitmap_reads");
    writeReads(json, inodeBitmapReads(layout, model, Fill::Full));
    json.endObject();
}

void writeLazyInit(JsonWriter& json, const LazyInitSummary& lazy) {
    json.beginObject();
    json.field("applies", lazy.applies);
    json.field("unknown_groups", lazy.unknown);
    json.field("inode_uninit_groups", lazy.inodeUninit);
    json.field("block_uninit_groups", lazy.blockUninit);
    json.field("not_zeroed_groups", lazy.isZeroingKnown ? std::optional(lazy.notZeroed) : std::nullopt);
    json.field("bytes_to_zero", lazy.unknown == 0 && lazy.isZeroingKnown ? std::optional(lazy.toZero) : std::nullopt);
    json.endObject();
}

std::string_view name(JournalSummary::Kind kind) {
    switch (kind) {
    case JournalSummary::Kind::None: return "none";
    case JournalSummary::Kind::Internal: return "internal";
    case JournalSummary::Kind::External: return "external";
    case JournalSummary::Kind::Unreadable: return "unreadable";
    case JournalSummary::Kind::Unstated: return "unstated";
    }
    return {};
}

void writeJournal(JsonWriter& json, const JournalSummary& journal) {
    const bool inside = journal.kind == JournalSummary::Kind::Internal;
    json.beginObject();
    json.field("kind", name(journal.kind));
    json.field("bytes", inside ? std::optional(journal.bytes) : std::nullopt);
    json.field("first_block", inside ? std::optional(journal.first) : std::nullopt);
    json.field("pieces", inside ? std::optional(journal.pieces) : std::nullopt);
    json.field("mapping_blocks", inside ? std::optional(journal.mapping) : std::nullopt);
    json.field("blocks_past_end", inside ? std::optional(journal.missing.value) : std::nullopt);
    json.field("needs_recovery", journal.needsRecovery);
    json.endObject();
}

void writeGrowth(JsonWriter& json, const GrowthLimit& growth, std::optional<ByteCount> unmounted) {
    json.beginObject();
    json.field("online_bytes", growth.online);
    json.field("then", name(growth.then));
    json.field("unmounted_bytes", unmounted);
    json.endObject();
}

} // namespace

void writeSummaryMembers(JsonWriter& json, const Layout& layout, Medium medium) {
    const auto summary = summarise(layout);
    json.key("metadata");
    writeMetadata(json, summary.metadata);
    json.key("flex_groups");
    writeFlexGroups(json, summary.flexGroups, layout, medium);
    json.key("lazy_init");
    writeLazyInit(json, summary.lazyInit);
    json.key("journal");
    writeJournal(json, summary.journal);
    json.key("backups");
    writeGroups(json, summary.backups);
    json.key("backups_differing");
    writeGroups(json, summary.backupsDiffering);
    json.field("backups_past_end", summary.backupsMissing);
    json.field("backups_read", layout.backups.read);
    json.field("backups_alike", layout.backups.alike);
    json.key("growth");
    writeGrowth(json, summary.growth, summary.unmountedGrowth);
}

} // namespace atlas
