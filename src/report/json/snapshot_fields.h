// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the fields of snapshots and plans for the JSON writer and reader, the rows of the binary file, and the reader
// protocol.
//
// `a(name, member)` is called for each field in order; `a` writes a const value or fills a mutable one. `a.later(name,
// member)` is for a field that older snapshots lack, which then keeps its default. `a.derived(name, value)` is for a
// field computed from the others; readers ignore it.
#pragma once

#include "base/error.h"
#include "compare/layout_metrics.h"
#include "layout/finding.h"
#include "layout/snapshot.h"
#include "report/words/geometry_facts.h"

#include <concepts>
#include <type_traits>

namespace atlas {

template <class T, class Value>
concept Is = std::same_as<std::remove_const_t<T>, Value>;

template <class T>
inline constexpr bool isKnown = false;
template <class T>
inline constexpr bool isKnown<Known<T>> = true;

template <class A, Is<Error> T>
void describe(A& a, T& error) {
    a("kind", error.kind);
    a("what", error.what);
    a.later("where", error.where);
    a.later("found", error.found);
    a.later("expected", error.expected);
    a.later("hint", error.hint);
    a.later("members", error.members);
}

template <class A, class T>
    requires isKnown<std::remove_const_t<T>>
void describe(A& a, T& known) {
    a("value", known.value);
    a("source", known.source);
}

template <class A, Is<Drive> T>
void describe(A& a, T& drive) {
    a("logical_sector", drive.logicalSector);
    a("physical_sector", drive.physicalSector);
    a("phase", drive.phase);
    // The sources were added later; the values keep their names from the first schema.
    a("optimal_io", drive.optimalIo.value);
    a("erase_block", drive.eraseBlock.value);
    a.later("optimal_io_source", drive.optimalIo.source);
    a.later("erase_block_source", drive.eraseBlock.source);
    a.later("minimum_io", drive.minimumIo.value);
    a.later("discard_granularity", drive.discardGranularity.value);
    a.later("minimum_io_source", drive.minimumIo.source);
    a.later("discard_granularity_source", drive.discardGranularity.source);
    a.later("misaligned", drive.misaligned);
    a.later("reported_sector", drive.reportedSector);
    a.later("spins", drive.spins.value);
    a.later("spins_source", drive.spins.source);
    if (!std::is_const_v<T> || drive.readahead.value != 0)
        a.later("readahead", drive.readahead);
}

template <class A, Is<Content> T>
void describe(A& a, T& content) {
    a("type", content.type);
    a("label", content.label);
    a("uuid", content.uuid);
    a("version", content.version);
    a.later("also_bears", content.alsoBears);
}

template <class A, Is<Partition> T>
void describe(A& a, T& partition) {
    a("number", partition.number);
    a("start", partition.sectors.first);
    a("sectors", partition.sectors.count);
    a("type", partition.typeCode);
    a("type_name", partition.typeName);
    a("name", partition.name);
    a("uuid", partition.uuid);
    a("bootable", partition.bootable);
    a("role", partition.role);
    a("content", partition.content);
}

template <class A, Is<TableFault> T>
void describe(A& a, T& fault) {
    a("kind", fault.kind);
    a("partition", fault.partition);
    a("other", fault.other);
    a("amount", fault.amount);
    a("detail", fault.detail);
}

template <class A, Is<Interval<Lba>> T>
void describe(A& a, T& sectors) {
    a("start", sectors.first);
    a("sectors", sectors.count);
}

template <class A, Is<PartitionTable> T>
void describe(A& a, T& table) {
    a("kind", table.kind);
    a("id", table.id);
    a("partitions", table.partitions);
    a("faults", table.faults);
    a.later("first_usable", table.usable.first);
    a.later("usable_sectors", table.usable.count);
    a.later("extended_boot_records", table.records);
    a.later("own", table.own);
}

template <class A, Is<SectorGrid> T>
void describe(A& a, T& grid) {
    a("size", grid.size);
    a("phase", grid.phase);
}

template <class A, Is<Piece> T>
void describe(A& a, T& piece) {
    a("first_byte", piece.above.first);
    a("bytes", piece.above.count);
    a("at", piece.at);
    a("chunk", piece.chunk);
}

template <class A, Is<BlockDevice> T>
void describe(A& a, T& device) {
    a("kind", device.kind);
    a("name", device.name);
    a("label", device.label);
    a("depth", device.depth);
    a("carries", device.carries);
    a("on_disk", device.onDisk);
    a("grid", device.grid);
    a.later("pieces", device.pieces);
    a.later("luks_version", device.luksVersion);
    a.later("optimal_io", device.optimalIo);
    a.later("extents", device.extents);
    a.later("sector_source", device.sectorSource);
    a.later("reported_sector", device.reportedSector);
}

template <class A, Is<MappedBytes> T>
void describe(A& a, T& mapped) {
    a("first_byte", mapped.bytes.first);
    a("bytes", mapped.bytes.count);
    a("at", mapped.at);
    a("chunk", mapped.chunk);
}

template <class A, Is<Layer> T>
void describe(A& a, T& layer) {
    a("kind", layer.kind);
    a("header", layer.header);
    a.later("superblock", layer.superblock);
    a("data", layer.data);
    a("grain", layer.unit);
    a("name", layer.name);
    a("readable", layer.readable);
    a.later("raid_level", layer.raidLevel);
    a.later("members", layer.members);
    a.later("metadata_version", layer.version);
    a.later("role", layer.role);
    a.later("fault", layer.fault);
    a.later("generation", layer.generation);
    a.later("newest_generation", layer.newest);
    a.later("damaged_generation", layer.damagedGeneration);
}

template <class A, Is<Container> T>
void describe(A& a, T& container) {
    a("partition", container.partition);
    a("layers", container.layers);
    a("first_byte", container.inner.first);
    a("bytes", container.inner.count);
    a("volume_group", container.group);
    a("content", container.content);
    a.later("mirror_of", container.mirrorOf);
}

template <class A, Is<LogicalVolume> T>
void describe(A& a, T& volume) {
    a("name", volume.name);
    a("size", volume.size);
    a("partition", volume.partition);
    a("layers", volume.layers);
    a("pieces", volume.map);
    a("obstacle", volume.obstacle);
    a("detail", volume.detail);
    a("content", volume.content);
}

template <class A, Is<ContainerList> T>
void describe(A& a, T& contents) {
    a("containers", contents.containers);
    a("logical_volumes", contents.logicalVolumes);
    a("not_listed", contents.more);
}

template <class A, Is<EnvelopeFile> T>
void describe(A& a, T& file) {
    a("path", file.path);
    a("format", file.format);
}

template <class A, Is<StoredFact> T>
void describe(A& a, T& fact) {
    a("name", fact.name);
    a("value", fact.value);
}

template <class A, Is<MissingPiece> T>
void describe(A& a, T& piece) {
    a("path", piece.path);
    a("first_byte", piece.bytes.first);
    a("bytes", piece.bytes.count);
}

template <class A, Is<Envelope> T>
void describe(A& a, T& envelope) {
    a("format", envelope.format);
    a("files", envelope.files);
    a("member", envelope.member);
    a.later("members", envelope.members);
    a("cluster_size", envelope.cluster);
    a("stored", envelope.stored);
    a("missing", envelope.missing);
    a("cut", envelope.cut);
}

template <class A, Is<Disk> T>
void describe(A& a, T& disk) {
    a("path", disk.path);
    a("size", disk.size);
    a("is_device", disk.isDevice);
    a("drive", disk.drive);
    a("table", disk.table);
    a("content", disk.content);
    a.later("devices", disk.devices);
    if constexpr (!std::is_const_v<T>)
        a.later("stack", disk.devices); // its name in older snapshots
    a.later("contents", disk.inside);
    a.later("logical_volume", disk.logicalVolume);
    a.later("pieces", disk.map);
    if (!std::is_const_v<T> || disk.envelope)
        a.later("envelope", disk.envelope);
}

template <class A, Is<Placement> T>
void describe(A& a, T& placement) {
    a("first_byte", placement.bytes.first);
    a("bytes", placement.bytes.count);
    a("partition", placement.partition);
    a("source", placement.source);
}

template <class A, Is<BackupSuperblock> T>
void describe(A& a, T& copy) {
    a("group", copy.group);
    a("block", copy.block);
    a("block_size", copy.blockSize);
}

template <class A, Is<BackupSet> T>
void describe(A& a, T& set) {
    a("type", set.type);
    a("label", set.label);
    a("uuid", set.uuid);
    a("created", set.created);
    a("copies", set.copies);
    a("sound", set.sound);
    a("expected", set.expected);
}

template <class A, Is<Finding> T>
void describe(A& a, T& finding) {
    a("kind", finding.kind);
    a.derived("severity", severityOf(finding));
    a("region", finding.region);
    a("group", finding.group);
    a("groups", finding.groups);
    a("block", finding.block);
    a("numbers", finding.numbers);
    a("fit", finding.fit);
    a("partition", finding.volume.partition);
    a.later("layer", finding.layer);
    a("fault", finding.fault);
    a("detail", finding.detail);
    a.later("volume", finding.volume.logicalVolume);
    if (!std::is_const_v<T> || !finding.others.empty())
        a.later("other_groups", finding.others);
    if (!std::is_const_v<T> || finding.backups)
        a.later("backups", finding.backups);
    if (!std::is_const_v<T> || !finding.worst.empty())
        a.later("worst", finding.worst);
}

template <class A, Is<OtherVolume> T>
void describe(A& a, T& volume) {
    a("partition", volume.name.partition);
    a("logical_volume", volume.name.logicalVolume);
    a("first_bytes", volume.starts);
    a("block_size", volume.blockSize);
}

template <class A, Is<PlaceNote> T>
void describe(A& a, T& note) {
    a("place", note.place);
    a("note", note.words);
}

template <class A, Is<BlockInterval> T>
constexpr void describe(A& a, T& blocks) {
    a("first_block", blocks.first);
    a("blocks", blocks.count);
}

template <class A, Is<SystemFile> T>
void describe(A& a, T& file) {
    a("kind", file.kind);
    a("inode", file.inode);
    a("extents", file.extents);
    a.later("mapping", file.mapping);
}

template <class A, Is<GroupCopies> T>
constexpr void describe(A& a, T& copies) {
    a("group", copies.group);
    a("superblock", copies.superblock);
    a("descriptors", copies.descriptors);
    a("reserved_gdt", copies.reservedGdt);
}

/// The members of a region except its kind, which comes first in JSON and last in a binary row.
template <class A, Is<Region> T>
constexpr void describePlace(A& a, T& region) {
    a("first_block", region.first);
    a("blocks", region.count);
    a("group", region.group);
    a("groups", region.groups);
}

template <class A, Is<Region> T>
constexpr void describe(A& a, T& region) {
    a("kind", region.kind);
    describePlace(a, region);
}

/// The order determines the section numbers of the binary file.
template <class A, Is<Groups> T>
constexpr void describe(A& a, T& groups) {
    a("block_bitmap", groups.blockBitmap);
    a("inode_bitmap", groups.inodeBitmap);
    a("inode_table", groups.inodeTable);
    a("free_blocks", groups.freeBlocks);
    a("free_inodes", groups.freeInodes);
    a("used_directories", groups.usedDirectories);
    a("unused_inodes", groups.unusedInodes);
    a("flags", groups.flags);
    a("checksum", groups.checksum);
    a("computed_checksum", groups.computedChecksum);
    a.later("block_bitmap_checksum", groups.blockBitmapChecksum);
    a.later("inode_bitmap_checksum", groups.inodeBitmapChecksum);
    a.later("descriptor_source", groups.source);
}

template <class A, Is<RecordedError> T>
void describe(A& a, T& error) {
    a("time", error.time);
    a("function", error.function);
    a("line", error.line);
    a("inode", error.inode);
    a("block", error.block);
    a("code", error.code);
}

template <class A, Is<JournalReplay> T>
void describe(A& a, T& replay) {
    a("transactions", replay.transactions);
    a("first_transaction", replay.firstSequence);
    a("last_transaction", replay.lastSequence);
    a("last_commit", replay.lastCommit);
    a("blocks", replay.blocks);
    a("revoked_copies", replay.revoked);
    a("damaged_transaction", replay.damagedSequence);
    a("damaged_copies", replay.damagedBlocks);
    a("fast_commits_left_out", replay.fastCommits);
}

template <class A, Is<Filesystem> T>
void describe(A& a, T& fs) {
    a("block_size", fs.blockSize);
    a("cluster_size", fs.clusterSize);
    a("block_count", fs.blockCount);
    a("first_data_block", fs.firstDataBlock);
    a("blocks_per_group", fs.blocksPerGroup);
    a("clusters_per_group", fs.clustersPerGroup);
    a("group_count", fs.groupCount);
    a("flex_group_size", fs.flexGroupSize);
    a("inode_count", fs.inodeCount);
    a("inodes_per_group", fs.inodesPerGroup);
    a("inode_size", fs.inodeSize);
    a("inode_table_blocks", fs.inodeTableBlocks);
    a("descriptor_size", fs.descriptorSize);
    a("descriptor_blocks", fs.descriptorBlocks);
    a("reserved_gdt_blocks", fs.reservedGdtBlocks);
    a("first_meta_bg", fs.firstMetaBg);
    a("free_blocks", fs.freeBlocks);
    a("free_inodes", fs.freeInodes);
    a("reserved_blocks", fs.reservedBlocks);
    a("raid_stride", fs.raidStride);
    a("raid_stripe_width", fs.raidStripeWidth);
    a("features", fs.features);
    a("uuid", fs.uuid);
    a("label", fs.label);
    a("last_mounted", fs.lastMounted);
    a("state", fs.state);
    a("creator_os", fs.creatorOs);
    a("revision", fs.revision);
    a("created", fs.created);
    a("last_mount_time", fs.lastMountTime);
    a("last_write_time", fs.lastWriteTime);
    a("journal_inode", fs.journalInode);
    a("journal_uuid", fs.journalUuid);
    a("superblock_group", fs.superblockGroup);
    a("superblock_block", fs.superblockBlock);
    a("needs_recovery", fs.needsRecovery);
    a("mounted", fs.mounted);
    a.later("error_behaviour", fs.errorBehaviour);
    a.later("default_mount_options", fs.defaultMountOptions);
    a.later("mount_options", fs.mountOptions);
    a.later("encoding_flags", fs.encodingFlags);
    a.later("mmp_interval", fs.mmpInterval);
    a.later("hash_seed", fs.hashSeed);
    a.later("checksum_seed", fs.checksumSeed);
    a.later("overhead_clusters", fs.overheadClusters);
    a.later("error_count", fs.errorCount);
    a.later("first_error", fs.firstError);
    a.later("last_error", fs.lastError);
    if (!std::is_const_v<T> || fs.replay)
        a.later("journal_replay", fs.replay);
    if (!std::is_const_v<T> || !fs.areFeaturesKnown)
        a.later("features_known", fs.areFeaturesKnown);
}

template <class A, Is<Note> T>
void describe(A& a, T& note) {
    a("kind", note.kind);
    a.later("numbers", note.numbers);
    a.later("detail", note.detail);
}

template <class A, Is<MetadataRuns> T>
void describe(A& a, T& runs) {
    a("block_bitmap_runs", runs.blockBitmaps);
    a("inode_bitmap_runs", runs.inodeBitmaps);
    a("inode_table_runs", runs.inodeTables);
}

template <class A, Is<Growth> T>
void describe(A& a, T& growth) {
    a("from", growth.from);
    a("to", growth.to);
    a("before", growth.before);
    a("after", growth.after);
    a("at_once", growth.atOnce);
    a("online_bytes", growth.online.online);
    a("online_then", growth.online.then);
    a.later("mounted", growth.mounted);
    if constexpr (std::is_const_v<T>)
        a("sentence", english(sentence(growth))); // for scripts; not read back
}

template <class A, Is<PlanFacts> T>
void describe(A& a, T& facts) {
    a("e2fsprogs", facts.origin.e2fsprogs);
    a.later("mke2fs_conf", facts.origin.mke2fsConf);
    a.later("command", facts.command);
    a.later("note_kinds", facts.notes); // for programs that translate the notes
    if (!std::is_const_v<T> || facts.growth)
        a.later("growth", facts.growth);
    if (!std::is_const_v<T> || facts.offset.value != 0)
        a.later("offset", facts.offset);
    if (!std::is_const_v<T> || facts.isPacked)
        a.later("packed", facts.isPacked);
    if (!std::is_const_v<T> || facts.writesInodeTables)
        a.later("writes_inode_tables", facts.writesInodeTables);
}

} // namespace atlas
