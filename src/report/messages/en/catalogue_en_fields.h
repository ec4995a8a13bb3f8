// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of on-disk structures, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"
#include "report/messages/en/catalogue_en_layer_fields.h"

#include <span>

namespace atlas {

inline constexpr CatalogueEntry englishShown[] = {
    {MessageId::ReservedBytes, "reserved"},
    {MessageId::UpperBitsOf, "upper bits of {0:text}"},
    {MessageId::ExtraBitsOfTime, "nanoseconds and the epoch of {0:text}"},
    {MessageId::ShownSuperblock, "{0:names} in group {1:group}"},
    {MessageId::ShownDescriptor, "group descriptor of group {0:group}"},
    {MessageId::ShownDescriptorIn, "group descriptor of group {0:group}, the copy in group {1:group}"},
    {MessageId::ShownInode, "inode {0:number} of group {1:group}"},
    {MessageId::ShownJournal, "journal superblock, of inode {0:number}"},
    {MessageId::ShownMmp, "MMP block"},
    {MessageId::ShownMbr, "MBR"},
    {MessageId::ShownGptHeader, "GPT header"},
    {MessageId::ShownGptBackup, "backup GPT header"},
    {MessageId::ShownGptEntry, "GPT entry {0:number}"},
    {MessageId::ShownEbr, "EBR {0:number}"},
    {MessageId::ShownLuks, "LUKS header"},
    {MessageId::ShownLuksCopy, "second LUKS header"},
    {MessageId::ShownLvmLabel, "LVM label"},
    {MessageId::ShownLvmPhysicalVolume, "LVM physical volume"},
    {MessageId::ShownLvmMetadata, "LVM metadata area {0:number}"},
    {MessageId::ShownMd, "md superblock"},
    {MessageId::NamePlaceInVolume, "in the volume"},
    {MessageId::NamePlaceOnDisk, "on the disk"},
    {MessageId::PlaceOfStructure, "byte {0:byte}, {1:bytes|# byte|# bytes}"},
    {MessageId::NameChecksum, "checksum"},
    {MessageId::ChecksumRight, "{0:text}: stored {1:hex}, right"},
    {MessageId::ChecksumWrong, "{0:text}: stored {1:hex}, computed {2:hex}: wrong"},
    {MessageId::NameByte, "byte"},
    {MessageId::OneByte, "{0:byte}"},
    {MessageId::OneSector, "{0:sector}"},
    {MessageId::NameBlockAndGroup, "block"},
    {MessageId::BlockOfGroup, "{0:block}, group {1:group}"},
    {MessageId::OutsideFilesystem, "outside the file system"},
    {MessageId::NameLiesIn, "lies in"},
    {MessageId::NameField, "field"},
    {MessageId::ByteOfField, "byte {0:number} of {1:text}"},
    {MessageId::NothingInside, "no structure with fields lies there"},
    {MessageId::MeaninglessWithout, "no meaning without {0:text}: {1:text}"},
    {MessageId::MeaninglessHere, "not in use: {0:text}"},
    {MessageId::ColumnOffset, "offset"},
    {MessageId::ColumnField, "field"},
    {MessageId::ColumnRaw, "raw"},
    {MessageId::ColumnValue, "value"},
    {MessageId::ColumnMeaning, "meaning"},
    {MessageId::ColumnCopyIn, "group {0:group}"},
    {MessageId::HeadingCopies, "Copies"},
    {MessageId::CopiesAgree, "{0:count|# copy, nothing to compare|all # copies agree in every field}"},
    {MessageId::CopiesNotShown, "{0:count|# more copy was|# more copies were} not read"},
    {MessageId::DiffersLegitimately, "may differ: only the primary one is kept current"},
    {MessageId::DiffersReally, "differs"},
    {MessageId::HeadingBytes, "Bytes"},
    {MessageId::HeadingPath, "Path"},
    {MessageId::HeadingContent, "Content"},
    {MessageId::ContentInside, "in the inode itself, or none"},
    {MessageId::ContentPieces,
     "{0:count|# block|# blocks} in {1:count|# piece|# pieces}, mapped by {2:count|# more block|# "
     "more blocks}"},
    {MessageId::ContentEndsEarly, "the list ends early: {0:text}"},
    {MessageId::ColumnDirectory, "directory"},
    {MessageId::ColumnEntry, "byte of the entry"},
    {MessageId::ColumnLogical, "block of the file"},
    {MessageId::ColumnLength, "blocks"},
    {MessageId::ColumnFirstBlock, "first block"},
    {MessageId::ColumnLastBlock, "last block"},
    {MessageId::ColumnFirstSector, "first sector"},
    {MessageId::ExtentHole, "hole"},
    {MessageId::ExtentUnwritten, "unwritten"},
    {MessageId::HeadingOwners, "Files"},
    {MessageId::BlockInUse, "in use, by the block bitmap"},
    {MessageId::BlockFree, "free, by the block bitmap"},
    {MessageId::BlockUseUnknown, "unknown: the block bitmap cannot be read"},
    {MessageId::NoOwner, "no inode in use names this block"},
    {MessageId::OwnerContent, "block {0:number} of the file"},
    {MessageId::OwnerUnwritten, "block {0:number} of the file, unwritten"},
    {MessageId::OwnerDirectory, "block {0:number} of the directory"},
    {MessageId::OwnerExtentTree, "extent tree, level {0:number}"},
    {MessageId::OwnerIndirect, "indirect block, level {0:number}"},
    {MessageId::OwnerAttributes, "extended attributes"},
    {MessageId::ColumnHolds, "holds"},
    {MessageId::ColumnFilePath, "path"},
    {MessageId::OwnerUnlinked, "no name: deleted while open (orphan)"},
    {MessageId::OwnerOfAttribute, "no name: the value of an extended attribute"},
    {MessageId::OwnerBadBlocks, "no name: the list of bad blocks"},
    {MessageId::OwnerNameless, "no name found"},
    {MessageId::OwnersIncomplete,
     "not read completely: {0:count|# inode table|# inode tables}, the maps of {1:count|# inode|# inodes}, "
     "{2:count|# block|# blocks} of directories; files and names may be missing"},
    {MessageId::OwnersCut, "more files or names than are listed"},
    {MessageId::ReadingInodes, "reading inodes"},
    {MessageId::ReadingDirectories, "reading directories"},
    {MessageId::ContentDirectory, "Entries of the directory block"},
    {MessageId::ContentHtreeRoot, "Root of the directory's index (htree)"},
    {MessageId::ContentHtreeNode, "Node of the directory's index (htree)"},
    {MessageId::ContentExtentNode, "Node of the extent tree"},
    {MessageId::ContentAttributes, "Extended attributes"},
    {MessageId::ContentOrphanFile, "Block of the orphan file"},
    {MessageId::ContentJournal, "Block of the journal"},
    {MessageId::ContentInodeTable, "Inodes of the block"},
    {MessageId::ContentDescriptors, "Group descriptors of the block"},
    {MessageId::ContentsDamaged, "damaged: not all of its structures could be found"},
    {MessageId::ColumnByteInBlock, "byte"},
    {MessageId::ColumnItem, "number"},
};

inline constexpr FieldMeaning englishSuperblockFields[] = {
    {"s_inodes_count", "number of inodes in the volume"},
    {"s_blocks_count_lo", "number of blocks in the volume"},
    {"s_r_blocks_count_lo", "blocks reserved for privileged processes"},
    {"s_free_blocks_count_lo", "free blocks, in clusters with bigalloc"},
    {"s_free_inodes_count", "free inodes"},
    {"s_first_data_block", "block in which group 0 begins: 1 with 1 KiB blocks, else 0"},
    {"s_log_block_size", "block size is 1,024 shifted left by this"},
    {"s_log_cluster_size", "cluster size is 1,024 shifted left by this; without bigalloc equal to the block size"},
    {"s_blocks_per_group", "blocks of each group, the last may be shorter"},
    {"s_clusters_per_group", "clusters of each group, bits of a block bitmap"},
    {"s_inodes_per_group", "inodes of each group"},
    {"s_mtime", "time of the last mount"},
    {"s_wtime", "time of the last write of the superblock"},
    {"s_mnt_count", "mounts since the last check"},
    {"s_max_mnt_count", "mounts after which e2fsck checks; -1: never"},
    {"s_magic", "0xef53 marks an ext2, ext3 or ext4 superblock"},
    {"s_state", "whether it was unmounted cleanly, and errors and orphans met"},
    {"s_errors", "what the kernel does when it finds an error"},
    {"s_minor_rev_level", "minor revision of the format"},
    {"s_lastcheck", "time of the last check"},
    {"s_checkinterval", "seconds between checks; 0: no limit"},
    {"s_creator_os", "operating system that made it"},
    {"s_rev_level", "revision of the format; original has neither features nor an inode size"},
    {"s_def_resuid", "user who may use the reserved blocks"},
    {"s_def_resgid", "group of users who may use the reserved blocks"},
    {"s_first_ino", "first inode that is not reserved"},
    {"s_inode_size", "bytes of an inode"},
    {"s_block_group_nr", "group in which this copy of the superblock lies"},
    {"s_feature_compat", "features that a kernel may ignore"},
    {"s_feature_incompat", "features that a kernel must know to mount it"},
    {"s_feature_ro_compat", "features that a kernel must know to mount it for writing"},
    {"s_uuid", "UUID of the volume"},
    {"s_volume_name", "label of the volume"},
    {"s_last_mounted", "directory it was last mounted on"},
    {"s_algorithm_usage_bitmap", "compression algorithms; never used by Linux"},
    {"s_prealloc_blocks", "blocks to preallocate for a file"},
    {"s_prealloc_dir_blocks", "blocks to preallocate for a directory"},
    {"s_reserved_gdt_blocks", "blocks after each copy of the descriptors that are reserved for growth"},
    {"s_journal_uuid", "UUID of an external journal"},
    {"s_journal_inum", "inode of the journal"},
    {"s_journal_dev", "device number of an external journal"},
    {"s_last_orphan", "first inode of the list of deleted files that are still open"},
    {"s_hash_seed", "seed of the hashes of directory indexes"},
    {"s_def_hash_version", "hash of new directory indexes"},
    {"s_jnl_backup_type", "what s_jnl_blocks holds"},
    {"s_desc_size", "bytes of a group descriptor; 32 without 64bit"},
    {"s_default_mount_opts", "mount options that are set by default"},
    {"s_first_meta_bg", "first metagroup whose descriptors lie in its own groups"},
    {"s_mkfs_time", "time at which it was made"},
    {"s_jnl_blocks", "copy of the journal inode's i_block and size"},
    {"s_min_extra_isize", "bytes after the first 128 that each inode has"},
    {"s_want_extra_isize", "bytes after the first 128 that new inodes get"},
    {"s_flags", "signed or unsigned directory hashes, and whether it is for tests"},
    {"s_raid_stride", "blocks that RAID writes to one disk before the next"},
    {"s_mmp_update_interval", "seconds between updates of the MMP block"},
    {"s_mmp_block", "block of multiple-mount protection"},
    {"s_raid_stripe_width", "blocks of a full stripe: stride × data disks"},
    {"s_log_groups_per_flex", "groups of a flex group as a power of two"},
    {"s_checksum_type", "algorithm of the metadata checksums"},
    {"s_encryption_level", "version of encryption"},
    {"s_kbytes_written", "KiB written in its lifetime"},
    {"s_snapshot_inum", "inode of the active snapshot"},
    {"s_snapshot_id", "identifier of the active snapshot"},
    {"s_snapshot_r_blocks_count", "blocks reserved for the active snapshot"},
    {"s_snapshot_list", "first inode of the list of snapshots"},
    {"s_error_count", "errors that the kernel found"},
    {"s_first_error_time", "time of the first error"},
    {"s_first_error_ino", "inode of the first error"},
    {"s_first_error_block", "block of the first error"},
    {"s_first_error_func", "function of the kernel that met the first error"},
    {"s_first_error_line", "line of the kernel's source that met the first error"},
    {"s_last_error_time", "time of the last error"},
    {"s_last_error_ino", "inode of the last error"},
    {"s_last_error_line", "line of the kernel's source that met the last error"},
    {"s_last_error_block", "block of the last error"},
    {"s_last_error_func", "function of the kernel that met the last error"},
    {"s_mount_opts", "mount options as text"},
    {"s_usr_quota_inum", "inode of the user quota file"},
    {"s_grp_quota_inum", "inode of the group quota file"},
    {"s_overhead_clusters", "clusters of metadata; 0: the kernel counts them"},
    {"s_backup_bgs", "groups with the backup superblocks"},
    {"s_encrypt_algos", "encryption algorithms in use"},
    {"s_encrypt_pw_salt", "salt of the passphrase"},
    {"s_lpf_ino", "inode of lost+found"},
    {"s_prj_quota_inum", "inode of the project quota file"},
    {"s_checksum_seed", "seed of the metadata checksums in place of that of the UUID"},
    {"s_first_error_errcode", "kind of the first error"},
    {"s_last_error_errcode", "kind of the last error"},
    {"s_encoding", "character set of file names"},
    {"s_encoding_flags", "strict refuses names that are not valid in the character set"},
    {"s_orphan_file_inum", "inode of the orphan file"},
    {"s_checksum", "crc32c of the bytes before it"},
};

inline constexpr FieldMeaning englishDescriptorFields[] = {
    {"bg_block_bitmap_lo", "block of the block bitmap"},
    {"bg_inode_bitmap_lo", "block of the inode bitmap"},
    {"bg_inode_table_lo", "first block of the inode table"},
    {"bg_free_blocks_count_lo", "free blocks, in clusters with bigalloc"},
    {"bg_free_inodes_count_lo", "free inodes"},
    {"bg_used_dirs_count_lo", "directories"},
    {"bg_flags", "which bitmaps were never written, and whether the inode table was zeroed"},
    {"bg_exclude_bitmap_lo", "block of the exclude bitmap of snapshots"},
    {"bg_block_bitmap_csum_lo", "crc32c of the block bitmap, 16 bits of it in descriptors of 32 bytes"},
    {"bg_inode_bitmap_csum_lo", "crc32c of the inode bitmap, 16 bits of it in descriptors of 32 bytes"},
    {"bg_itable_unused_lo", "inodes at the end of the table that were never used"},
    {"bg_checksum", "checksum of the group's number and this descriptor"},
};

inline constexpr FieldMeaning englishInodeFields[] = {
    {"i_mode", "type and permissions, octal"},
    {"i_uid", "owner"},
    {"i_size_lo", "size in bytes"},
    {"i_atime", "time of the last access"},
    {"i_ctime", "time of the last change of the inode"},
    {"i_mtime", "time of the last change of the content"},
    {"i_dtime", "time of deletion, or the next inode in the list of orphans"},
    {"i_gid", "group of users"},
    {"i_links_count", "names that lead to it"},
    {"i_blocks_lo", "space in units of 512 bytes, of blocks with the flag huge_file"},
    {"i_flags", "how it is stored and treated"},
    {"l_i_version", "number of changes, for NFS; of an attribute inode its reference count"},
    {"i_block", "extent tree, block numbers, inline data, the target of a short symbolic link or a device number"},
    {"i_generation", "tells uses of the same inode number apart, for NFS"},
    {"i_file_acl_lo", "block with extended attributes"},
    {"i_obso_faddr", "fragment address; obsolete"},
    {"l_i_checksum_lo", "crc32c of the inode's number, its generation and the inode"},
    {"i_extra_isize", "bytes used after the first 128"},
    {"i_crtime", "time of creation"},
    {"i_projid", "project, for quotas"},
};

inline constexpr FieldMeaning englishExtentHeaderFields[] = {
    {"eh_magic", "0xf30a marks a node of an extent tree"},
    {"eh_entries", "entries that follow"},
    {"eh_max", "entries that have room"},
    {"eh_depth", "levels below; 0: the entries are extents"},
    {"eh_generation", "generation of the tree; not used by ext4"},
};

inline constexpr FieldMeaning englishExtentIndexFields[] = {
    {"ei_block", "first logical block below this entry"},
    {"ei_leaf_lo", "block of the node below"},
};

inline constexpr FieldMeaning englishExtentFields[] = {
    {"ee_block", "first logical block"},
    {"ee_len", "number of blocks; above 32,768 they are unwritten, and 32,768 too many"},
    {"ee_start_lo", "first physical block"},
};

inline constexpr FieldMeaning englishExtentTailFields[] = {
    {"et_checksum", "crc32c of the inode's number, its generation and the block"},
};

inline constexpr FieldMeaning englishDirectoryEntryFields[] = {
    {"inode", "inode; 0: the entry is unused"},
    {"rec_len", "bytes to the next entry"},
    {"name_len", "bytes of the name, which follows"},
    {"file_type", "type of the file"},
};

inline constexpr FieldMeaning englishDirectoryTailFields[] = {
    {"det_rec_len", "12: the tail looks like an unused entry"},
    {"det_reserved_ft", "0xde marks the tail"},
    {"det_checksum", "crc32c of the directory's inode number, its generation and the block"},
};

inline constexpr FieldMeaning englishHtreeRootFields[] = {
    {"dot_inode", "inode of the directory"},
    {"dot_rec_len", "bytes to the entry of the parent"},
    {"dot_name_len", "bytes of the name"},
    {"dot_file_type", "type of the file"},
    {"dot_name", "name of the directory itself"},
    {"dotdot_inode", "inode of the parent"},
    {"dotdot_rec_len", "bytes to the end of the block, which hide the index from ext2"},
    {"dotdot_name_len", "bytes of the name"},
    {"dotdot_file_type", "type of the file"},
    {"dotdot_name", "name of the parent"},
    {"hash_version", "hash of the names"},
    {"info_length", "bytes from reserved_zero to the limit"},
    {"indirect_levels", "levels of nodes between the root and the leaves"},
    {"limit", "entries that have room"},
    {"count", "entries in use"},
    {"block", "block of the directory for the lowest hashes"},
};

inline constexpr FieldMeaning englishHtreeNodeFields[] = {
    {"fake_rec_len", "length of an unused entry, which hides the node from ext2"},
    {"limit", "entries that have room"},
    {"count", "entries in use"},
    {"block", "block of the directory for the lowest hashes"},
};

inline constexpr FieldMeaning englishHtreeEntryFields[] = {
    {"hash", "lowest hash in the block"},
    {"block", "block of the directory"},
};

inline constexpr FieldMeaning englishHtreeTailFields[] = {
    {"dt_checksum", "crc32c of the directory's inode number, its generation and the node"},
};

inline constexpr FieldMeaning englishXattrHeaderFields[] = {
    {"h_magic", "0xea020000 marks a block of extended attributes"},
    {"h_refcount", "inodes that share the block"},
    {"h_blocks", "blocks; always 1"},
    {"h_hash", "hash of all attributes"},
    {"h_checksum", "crc32c of the block's number and the block"},
};

inline constexpr FieldMeaning englishXattrEntryFields[] = {
    {"e_name_len", "bytes of the name, which follows"},
    {"e_name_index", "prefix of the name"},
    {"e_value_offs", "where the value lies"},
    {"e_value_inum", "inode that holds the value; 0: none"},
    {"e_value_size", "bytes of the value"},
    {"e_hash", "hash of name and value"},
};

inline constexpr FieldMeaning englishJournalFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction; not used in a superblock"},
    {"s_blocksize", "block size of the journal"},
    {"s_maxlen", "blocks of the journal"},
    {"s_first", "first block of the log"},
    {"s_sequence", "first transaction that the log has to hold"},
    {"s_start", "block in which the log begins; 0: nothing to replay"},
    {"s_errno", "error that ended the journal"},
    {"s_feature_compat", "features that a kernel may ignore"},
    {"s_feature_incompat", "features that a kernel must know to use it"},
    {"s_feature_ro_compat", "features that a kernel must know to write it"},
    {"s_uuid", "UUID of the journal"},
    {"s_nr_users", "file systems that share it"},
    {"s_dynsuper", "block of a copy of the superblock; not used"},
    {"s_max_transaction", "most blocks of a transaction; not used"},
    {"s_max_trans_data", "most data blocks of a transaction; not used"},
    {"s_checksum_type", "algorithm of the checksums"},
    {"s_num_fc_blks", "blocks for fast commits"},
    {"s_head", "block after the log, valid while the journal is clean"},
    {"s_checksum", "crc32c of the superblock"},
    {"s_users", "UUIDs of the file systems that share it"},
};

inline constexpr FieldMeaning englishJournalHeaderFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction"},
};

inline constexpr FieldMeaning englishJournalTagFields[] = {
    {"t_blocknr", "block of the file system that the next block of the log is for"},
    {"t_checksum", "crc32c of the transaction's number and the block"},
    {"t_flags", "escaped magic number, same UUID, last tag"},
};

inline constexpr FieldMeaning englishJournalTailFields[] = {
    {"t_checksum", "crc32c of the block"},
};

inline constexpr FieldMeaning englishJournalCommitFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction that ends here"},
    {"h_chksum_type", "algorithm of the checksum"},
    {"h_chksum_size", "bytes of the checksum"},
    {"h_chksum", "checksum of the transaction or of this block"},
    {"h_commit_sec", "time of the commit"},
    {"h_commit_nsec", "nanoseconds of the time"},
};

inline constexpr FieldMeaning englishJournalRevokeFields[] = {
    {"h_magic", "0xc03b3998 marks a block of a journal"},
    {"h_blocktype", "kind of block"},
    {"h_sequence", "transaction"},
    {"r_count", "bytes in use, with this header"},
};

inline constexpr FieldMeaning englishJournalRevokedFields[] = {
    {"blocknr", "block of the file system that older transactions must not be replayed to"},
};

inline constexpr FieldMeaning englishOrphanEntryFields[] = {
    {"ob_inode", "inode to delete or truncate at the next mount"},
};

inline constexpr FieldMeaning englishOrphanTailFields[] = {
    {"ob_magic", "0x0b10ca04 marks a block of the orphan file"},
    {"ob_checksum", "crc32c of the orphan file's inode, the block's number and the entries"},
};

inline constexpr FieldMeaning englishMmpFields[] = {
    {"mmp_magic", "0x004d4d50 marks the block of multiple-mount protection"},
    {"mmp_seq", "changes while it is mounted; clean or fsck otherwise"},
    {"mmp_time", "time of the last update"},
    {"mmp_nodename", "machine that updated it"},
    {"mmp_bdevname", "device by which it was mounted there"},
    {"mmp_check_interval", "seconds between checks"},
    {"mmp_checksum", "crc32c of the bytes before it"},
};

inline constexpr FieldMeaning englishMbrFields[] = {
    {"boot_code", "program that the BIOS runs"},
    {"disk_signature", "identifier of the disk"},
    {"boot_indicator", "0x80 marks the partition to boot from"},
    {"starting_chs", "first sector as cylinder, head and sector"},
    {"os_type", "kind of the partition: 0x83 Linux, 0x05 and 0x0f extended, 0xee a GPT follows"},
    {"ending_chs", "last sector as cylinder, head and sector"},
    {"starting_lba", "first sector"},
    {"size_in_lba", "number of sectors"},
    {"signature", "0xaa55 marks a boot sector"},
};

inline constexpr FieldMeaning englishGptHeaderFields[] = {
    {"signature", "EFI PART marks a GPT"},
    {"revision", "revision of the format"},
    {"header_size", "bytes of the header that its checksum covers"},
    {"header_crc32", "CRC-32 of the header"},
    {"my_lba", "sector of this header"},
    {"alternate_lba", "sector of the other copy"},
    {"first_usable_lba", "first sector that a partition may use"},
    {"last_usable_lba", "last sector that a partition may use"},
    {"disk_guid", "GUID of the disk"},
    {"partition_entry_lba", "first sector of the entries"},
    {"num_partition_entries", "number of entries"},
    {"sizeof_partition_entry", "bytes of an entry"},
    {"partition_entry_array_crc32", "CRC-32 of the entries"},
};

inline constexpr FieldMeaning englishGptEntryFields[] = {
    {"partition_type_guid", "kind of the partition; 0: the entry is unused"},
    {"unique_partition_guid", "GUID of the partition"},
    {"starting_lba", "first sector"},
    {"ending_lba", "last sector"},
    {"attributes", "who may use it, and whether to boot from it"},
    {"partition_name", "name of the partition"},
};

struct StructureMeanings {
    std::string_view structure;
    std::span<const FieldMeaning> fields;
};

inline constexpr StructureMeanings englishFieldMeanings[] = {
    {"ext4_super_block", englishSuperblockFields},
    {"ext4_group_desc", englishDescriptorFields},
    {"ext4_inode", englishInodeFields},
    {"ext4_extent_header", englishExtentHeaderFields},
    {"ext4_extent_idx", englishExtentIndexFields},
    {"ext4_extent", englishExtentFields},
    {"ext4_extent_tail", englishExtentTailFields},
    {"ext4_dir_entry_2", englishDirectoryEntryFields},
    {"ext4_dir_entry_tail", englishDirectoryTailFields},
    {"dx_root", englishHtreeRootFields},
    {"dx_node", englishHtreeNodeFields},
    {"dx_entry", englishHtreeEntryFields},
    {"dx_tail", englishHtreeTailFields},
    {"ext4_xattr_header", englishXattrHeaderFields},
    {"ext4_xattr_entry", englishXattrEntryFields},
    {"journal_superblock_s", englishJournalFields},
    {"journal_header_s", englishJournalHeaderFields},
    {"journal_block_tag_s", englishJournalTagFields},
    {"journal_block_tag3_s", englishJournalTagFields},
    {"journal_block_tail", englishJournalTailFields},
    {"commit_header", englishJournalCommitFields},
    {"journal_revoke_header_s", englishJournalRevokeFields},
    {"journal_revoke_record", englishJournalRevokedFields},
    {"ext4_orphan_entry", englishOrphanEntryFields},
    {"ext4_orphan_block_tail", englishOrphanTailFields},
    {"mmp_struct", englishMmpFields},
    {"mbr", englishMbrFields},
    {"gpt_header", englishGptHeaderFields},
    {"gpt_entry", englishGptEntryFields},
    {"luks_phdr", englishLuks1Fields},
    {"luks2_hdr_t", englishLuks2Fields},
    {"label_header", englishLvmLabelFields},
    {"pv_header", englishLvmPhysicalVolumeFields},
    {"mda_header", englishLvmMetadataFields},
    {"mdp_superblock_1", englishMdFields},
    {"mdp_superblock_s", englishMdOldFields},
};

} // namespace atlas
