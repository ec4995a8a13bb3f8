// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of on-disk structures, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"
#include "report/messages/en/catalogue_en_directory_fields.h"
#include "report/messages/en/catalogue_en_journal_fields.h"
#include "report/messages/en/catalogue_en_layer_fields.h"
#include "report/messages/en/catalogue_en_partition_table_fields.h"

#include <span>

namespace atlas {

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
