// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential/damaged_files.h"

#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

namespace atlas::test {
namespace {

using Spoil = std::function<void(const std::string&)>;

constexpr std::uint64_t blockSize = 1024; ///< of all kinds that are damaged

std::string ask(const std::string& image, const std::string& request) {
    return mustRun("debugfs -R " + shellQuoted(request) + " " + shellQuoted(image) + " 2>/dev/null");
}

/// The number after `label` in what debugfs says to `request`.
std::uint64_t numberIn(const std::string& image, const std::string& request, const std::string& label, int base = 10) {
    const auto said = ask(image, request);
    const auto at = said.find(label);
    if (at == std::string::npos) {
        throw std::runtime_error(label + " is not in: " + said);
    }
    return std::stoull(said.substr(at + label.size()), nullptr, base);
}

std::uint64_t blockOf(const std::string& image, const std::string& path, int logical = 0) {
    return std::stoull(ask(image, fmt::format("bmap {} {}", path, logical)));
}

std::uint64_t extentBlock(const std::string& image) { return numberIn(image, "stat comb", "(ETB0):"); }
std::uint64_t indirectBlock(const std::string& image) { return numberIn(image, "stat comb", "(IND):"); }

void ask(const std::string& image, const std::vector<std::string>& requests) {
    std::string script;
    for (const auto& request : requests) {
        script += request + '\n';
    }
    mustRun("debugfs -w -f - " + shellQuoted(image) + " 2>/dev/null", script);
}

Spoil debugfs(std::vector<std::string> requests) {
    return [requests = std::move(requests)](const std::string& image) { ask(image, requests); };
}

/// debugfs with a block of `path` in the place of {}.
Spoil withBlock(const char* request, const char* path) {
    return [=](const std::string& image) { ask(image, {fmt::format(fmt::runtime(request), blockOf(image, path))}); };
}

Spoil inFile(const char* path, int logical, std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) { overwrite(image, blockOf(image, path, logical) * blockSize + at, bytes); };
}

Spoil inInode(const char* path, std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) {
        const auto request = fmt::format("imap {}", path);
        const auto place =
            numberIn(image, request, "located at block ") * blockSize + numberIn(image, request, "offset ", 16);
        overwrite(image, place + at, bytes);
    };
}

Spoil inLeaf(std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) { overwrite(image, extentBlock(image) * blockSize + at, bytes); };
}

Spoil inAttributes(std::uint64_t at, std::string bytes) {
    return [=](const std::string& image) {
        overwrite(image, numberIn(image, "stat a/small", "File ACL: ") * blockSize + at, bytes);
    };
}

Spoil ofIndirect(const char* request) {
    return [=](const std::string& image) { ask(image, {fmt::format(fmt::runtime(request), indirectBlock(image))}); };
}

/// Lustre's kind of value in an inode: it names its only owner, and the entry has no hash.
void makeValueOfLustre(const std::string& image) {
    const TempDir folder;
    const auto value = numberIn(image, "ffi", "Free inode found: ");
    const auto owner = numberIn(image, "imap comb", "Inode ");
    ask(image, {fmt::format("ea_set -f {} comb user.large", folder.write("large", std::string(1024, 'l'))),
                fmt::format("sif <{}> mtime @{}", value, owner)});
    constexpr std::uint64_t hashOfFirstEntry = 176;
    inInode("comb", hashOfFirstEntry, std::string(4, '\0'))(image);
    mustRun("debugfs -n -w -R 'sif comb uid 0' " + shellQuoted(image) + " 2>/dev/null"); // computes its checksum
}

/// The content that all kinds get.
void fillFolder(const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    const auto write = [&](const char* name, const std::string& text) { std::ofstream(folder / name) << text; };
    fs::create_directories(folder / "a");
    fs::create_directories(folder / "b/c");
    fs::create_directories(folder / "many");
    write("a/small", std::string(1800, 's'));
    fs::create_hard_link(folder / "a/small", folder / "a/hard");
    write("b/c/deep", std::string(5000, 'x'));
    fs::create_symlink("a/small", folder / "fast");
    fs::create_symlink(std::string(95, 'd'), folder / "slow");
    std::ofstream comb(folder / "comb");
    for (int tooth = 0; tooth < 400; ++tooth) {
        comb.seekp(tooth * 8192L);
        comb << std::string(blockSize, 'c');
    }
    for (int n = 0; n < 150; ++n) {
        write(fmt::format("many/a_file_with_a_long_name_{:04}", n).c_str(), "");
    }
    mustRun("mkfifo " + shellQuoted((folder / "pipe").string()));
}

} // namespace

const std::vector<FilledKind>& filledKinds() {
    static const std::vector<FilledKind> kinds{
        {"ext4", "-t ext4 -b 1024 -I 256"},
        {"plain", "-t ext4 -b 1024 -O ^metadata_csum,^uninit_bg"},
        {"ext3", "-t ext3 -b 1024"},
        {"ext2", "-t ext2 -b 1024 -I 128"},
        {"quota", "-t ext4 -b 1024 -O quota,project -E quotatype=usrquota:grpquota:prjquota"},
        {"inside", "-t ext4 -b 1024 -O inline_data"},
        {"clusters", "-t ext4 -b 1024 -O bigalloc -C 4096"},
        {"blocks4k", "-t ext4 -b 4096"},
        {"orphans", "-t ext4 -b 1024 -O orphan_file"},
        {"meta_bg", "-t ext4 -b 1024 -O meta_bg,^resize_inode"},
        {"sparse2", "-t ext4 -b 1024 -O sparse_super2"},
        {"ea_inode", "-t ext4 -b 1024 -O ea_inode"},
        {"hurd", "-o hurd -b 1024"},
        {"packed", "-t ext4 -b 1024 -E packed_meta_blocks=1"},
        {"narrow", "-t ext4 -b 1024 -O ^64bit"},
        {"inodes128", "-t ext4 -b 1024 -I 128"},
        {"seed", "-t ext4 -b 1024 -O metadata_csum_seed"},
        {"large_dir", "-t ext4 -b 1024 -O large_dir"},
    };
    return kinds;
}

void makeFilled(const std::string& kind, const std::string& image) {
    const TempDir folder;
    fillFolder(folder.path() / "content");
    const auto value = folder.write("value", std::string(300, 'v'));
    const auto& kinds = filledKinds();
    const auto chosen = std::ranges::find(kinds, kind, [](const FilledKind& each) { return std::string(each.name); });
    makeSparse(image, std::uintmax_t{24} << 20);
    mustRun(fmt::format("mke2fs -q -F {} -d {} {}", chosen->options, shellQuoted(folder.file("content")),
                        shellQuoted(image)));
    ask(image, {"ea_set -f " + value + " a/small user.long", "ea_set b/c/deep user.short abc"});
    (void)run("e2fsck -fyD " + shellQuoted(image)); // makes the hash tree; its exit status tells that it wrote
}

namespace {

void addInodes(std::vector<FileDamage>& all) {
    const std::vector<FileDamage> damages{
        {"LinkCountTooHigh", "ext4", debugfs({"sif a/small links_count 5"})},
        {"LinkCountTooLow", "ext4", debugfs({"sif a/small links_count 1"})},
        {"LinkCountOfDirectory", "ext4", debugfs({"sif b links_count 9"})},
        {"LinkCountOfTheRoot", "ext4", debugfs({"sif <2> links_count 1"})},
        {"DeletionTime", "ext4", debugfs({"sif a/small dtime 1600000000"})},
        {"NoMode", "ext4", debugfs({"sif a/small mode 0"})},
        {"DirectoryAsFile", "ext4", debugfs({"sif b/c mode 0100644"})},
        {"FileAsDirectory", "ext4", debugfs({"sif b/c/deep mode 040755"})},
        {"PipeAsFile", "ext4", debugfs({"sif pipe mode 0100644"})},
        {"FileAsPipe", "ext4", debugfs({"sif a/small mode 010644"})},
        {"SizeOfDirectory", "ext4", debugfs({"sif b size 5000"})},
        {"SizeBelowBlocks", "ext4", debugfs({"sif comb size 1024"})},
        {"SizeBeyondExtents", "ext4", debugfs({"sif a/small size 0x7fffffffffff"})},
        {"SizeOfFastLink", "ext4", debugfs({"sif fast size 3"})},
        {"SizeOfSlowLink", "ext4", debugfs({"sif slow size 7"})},
        {"SizeOfPipe", "ext4", debugfs({"sif pipe size 7"})},
        {"BlockCount", "ext4", debugfs({"sif a/small blocks 100"})},
        {"BlockCountOfDirectory", "ext4", debugfs({"sif b blocks 0"})},
        {"BlockCountOfCluster", "clusters", debugfs({"sif a/small blocks 2"})},
        {"NoExtentsFlag", "ext4", debugfs({"sif a/small flags 0"})},
        {"IndexFlagOfFile", "ext4", debugfs({"sif a/small flags 0x81000"})},
        {"InlineFlag", "ext4", debugfs({"sif a/small flags 0x10080000"})},
        {"ExtentsFlagOfLink", "ext4", debugfs({"sif fast flags 0x80000"})},
        {"FragmentAddress", "ext4", debugfs({"sif a/small faddr 7"})},
        {"UpperBlockCount", "ext2", debugfs({"sif a/small blocks_hi 1"})},
        {"ExtraSizeOdd", "plain", inInode("b/c/deep", 128, "\x1f")},
        {"ExtraSizeTooLarge", "plain", inInode("b/c/deep", 128, "\xf0")},
        {"InodeChecksum", "ext4", inInode("a/small", 0x7C, "\x01\x02")},
        {"InodeTime", "ext4", inInode("a/small", 0x10, "\x01\x02")},
        {"UsedInodeFree", "ext4", debugfs({"freei a/small"})},
        {"FreeInodeUsed", "ext4", debugfs({"seti <900>"})},
        {"OrphanWithoutList", "ext4", debugfs({"unlink b/c/deep", "sif <19> links_count 0"})},
        {"OrphanOutside", "ext4", debugfs({"ssv last_orphan 99999"})},
        {"UsedDirectories", "plain", debugfs({"set_bg 0 used_dirs_count 3"})},
        {"FreeInodes", "plain", debugfs({"set_bg 0 free_inodes_count 3"})},
        {"UnusedInodes", "ext4", debugfs({"set_bg 0 itable_unused 5000", "set_bg 0 checksum calc"})},
        {"QuotaOfInodes", "quota", inFile("<4>", 5, 40, "\x09")},
        {"QuotaOfOwner", "quota", debugfs({"sif a/small uid 77"})},
        {"QuotaOfProject", "quota", debugfs({"sif a/small projid 5"})},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

void addMaps(std::vector<FileDamage>& all) {
    const std::vector<FileDamage> damages{
        {"ExtentMagic", "ext4", debugfs({"sif a/small block[0] 0"})},
        {"ExtentOutside", "ext4", debugfs({"sif a/small block[5] 9999999"})},
        {"ExtentOfNoLength", "ext4", debugfs({"sif a/small block[4] 0"})},
        {"ExtentDepth", "ext4", debugfs({"sif a/small block[1] 0x70000"})},
        {"ExtentInMetadata", "ext4", debugfs({"sif a/small block[5] 3"})},
        {"NoExtents", "ext4", debugfs({"sif comb block[0] 0xf30a"})},
        {"LeafMagic", "ext4", inLeaf(0, std::string(2, '\0'))},
        {"LeafChecksum", "ext4", inLeaf(1020, "\x01\x02\x03\x04")},
        {"LeafOrder", "plain", inLeaf(24, std::string(4, '\0'))},
        {"LeafOutside", "plain", inLeaf(20, "\xff\xff\xff\x7f")},
        {"LeafDepth", "plain", inLeaf(6, "\x03")},
        {"LeafZeroed", "plain", inLeaf(0, std::string(blockSize, '\0'))},
        {"TwoFilesOfOneBlock", "ext4", debugfs({"copy_inode a/small b/c/deep"})},
        {"TwoFilesOfOneCluster", "clusters", debugfs({"copy_inode a/small b/c/deep"})},
        {"UsedBlockFree", "ext4", withBlock("freeb {}", "a/small")},
        {"UsedClusterFree", "clusters", withBlock("freeb {}", "a/small")},
        {"FreeBlockUsed", "ext4", debugfs({"setb 20000"})},
        {"IndirectOutside", "ext3",
         [](const std::string& image) { overwrite(image, indirectBlock(image) * blockSize + 8, "\xff\xff\xff\x7f"); }},
        {"IndirectInMetadata", "ext3", debugfs({"sif comb block[IND] 3"})},
        {"IndirectShared", "ext3", ofIndirect("sif b/c/deep block[IND] {}")},
        {"DirectOutside", "ext3", debugfs({"sif a/small block[0] 9999999"})},
        {"DirectInMetadata", "ext2", debugfs({"sif a/small block[0] 3"})},
        {"DirectShared", "ext2", withBlock("sif b/c/deep block[0] {}", "a/small")},
        {"BadBlocksOutside", "ext2", debugfs({"sif <1> block[0] 9999999"})},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

void addAttributes(std::vector<FileDamage>& all) {
    const std::vector<FileDamage> damages{
        {"AttributesOutside", "ext4", debugfs({"sif a/small file_acl 99999999"})},
        {"AttributesInContent", "ext4", withBlock("sif a/small file_acl {}", "b/c/deep")},
        {"AttributeMagic", "plain", inAttributes(2, "\x01")},
        {"AttributeCount", "plain", inAttributes(4, "\x07")},
        {"AttributeChecksum", "ext4", inAttributes(16, "\x07")},
        {"AttributeOffset", "plain", inAttributes(34, "\xf0\x7f")},
        {"AttributeSize", "plain", inAttributes(42, "\x07")},
        {"AttributeHash", "plain", inAttributes(44, "\x01\x02")},
        {"AttributeValue", "plain", inAttributes(1000, "q")},
        {"AttributeNameInside", "plain", inInode("b/c/deep", 164, "\xff")},
        {"AttributeSizeInside", "plain", inInode("b/c/deep", 172, "\xff\xff")},
        {"AttributeOfLustre", "ea_inode", makeValueOfLustre},
        {"AttributeHashInside", "plain", inInode("b/c/deep", 176, "\x07")},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

void addDirectories(std::vector<FileDamage>& all) {
    const std::string zeros(4, '\0');
    const std::vector<FileDamage> damages{
        {"NameMissing", "ext4", debugfs({"unlink a/hard"})},
        {"FileUnconnected", "ext4", debugfs({"unlink b/c/deep"})},
        {"DirectoryUnconnected", "ext4", debugfs({"unlink b"})},
        {"EmptyDirectoryUnconnected", "ext4", debugfs({"mkdir e", "unlink e"})},
        {"InodeCleared", "ext4", debugfs({"clri a/small"})},
        {"DirectoryCleared", "ext4", debugfs({"clri b"})},
        {"EntryOfUnusedInode", "ext4", debugfs({"ln <300> a/ghost"})},
        {"EntryOfReservedInode", "ext4", debugfs({"ln <5> a/x"})},
        {"SecondNameOfDirectory", "ext4", debugfs({"ln b a/second"})},
        {"NameOfTheRoot", "ext4", debugfs({"ln <2> a/r"})},
        {"DotInode", "plain", inFile("a", 0, 0, zeros)},
        {"DotInodeUnderChecksum", "ext4", inFile("a", 0, 0, zeros)},
        {"DotDotInode", "plain", inFile("b/c", 0, 12, "\x0c")},
        {"DotName", "plain", inFile("a", 0, 8, "A")},
        {"RecordLength", "plain", inFile("a", 0, 4, "33")},
        {"FileType", "plain", inFile("a", 0, 31, "\x02")},
        {"TypeWithoutFeature", "ext2", debugfs({"feature -filetype"})},
        {"NameWithSlash", "plain", inFile("a", 0, 33, "/")},
        {"NameTwice", "plain", inFile("a", 0, 32, "small")},
        {"EntryInode", "plain", inFile("a", 0, 24, "\x11\x11")},
        {"DirectoryChecksum", "ext4", inFile("a", 0, 1020, "\x07\x07\x07\x07")},
        {"DirectoryTail", "ext4", inFile("a", 0, 1019, "\x07")},
        {"DirectoryZeroed", "plain", inFile("b/c", 0, 0, std::string(blockSize, '\0'))},
        {"DirectoryHole", "ext4", debugfs({"punch many 2 2"})},
        {"DirectoryHoleByPointer", "ext3", debugfs({"sif many block[1] 0"})},
        {"DirectoryTruncated", "plain", debugfs({"sif many size 1024"})},
        {"IndexHash", "plain", inFile("many", 0, 28, "\x09")},
        {"IndexLevels", "plain", inFile("many", 0, 30, "\x05")},
        {"IndexLimit", "plain", inFile("many", 0, 32, "\x01\x01")},
        {"IndexCount", "plain", inFile("many", 0, 34, "\x01")},
        {"IndexBlock", "plain", inFile("many", 0, 44, zeros.substr(1))},
        {"IndexBlockOutside", "plain", inFile("many", 0, 44, "\x7f\x7f")},
        {"IndexOrder", "plain", inFile("many", 0, 40, "\x02\x02\x02\x02")},
        {"IndexReserved", "plain", inFile("many", 0, 24, "\x01")},
        {"IndexChecksum", "ext4", inFile("many", 0, 40, "\x02\x02\x02\x02")},
        {"IndexWithoutFeature", "plain", debugfs({"feature -dir_index"})},
        {"LostAndFoundAsFile", "ext4", debugfs({"sif lost+found mode 0100644"})},
        {"InlineEntry", "inside", inInode("b", 48, "\x03")},
        {"InlineParent", "inside", debugfs({"sif b/c block[0] 12"})},
        {"InlineSize", "inside", debugfs({"sif b size 300"})},
        {"InlineWithoutFeature", "inside", debugfs({"feature -inline_data"})},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

void addSuperblocks(std::vector<FileDamage>& all) {
    const std::vector<FileDamage> damages{
        {"FreeBlocksTotal", "plain", debugfs({"ssv free_blocks_count 77"})},
        {"FreeInodesTotal", "plain", debugfs({"ssv free_inodes_count 77"})},
        {"State", "ext4", debugfs({"ssv state 0"})},
        {"LastCheck", "ext4", debugfs({"ssv lastcheck 20400101"})},
        {"FirstInode", "plain", debugfs({"ssv first_ino 5"})},
        {"InodesCount", "plain", debugfs({"ssv inodes_count 6001"})},
        {"ReservedBlocks", "plain", debugfs({"ssv r_blocks_count 99999"})},
        {"FirstMetaBlockGroup", "plain", debugfs({"ssv first_meta_bg 5"})},
        {"Revision", "plain", debugfs({"ssv rev_level 0"})},
        {"LackOfJournalInode", "ext4", debugfs({"ssv journal_inum 0"})},
        {"FileAsJournal", "ext4", debugfs({"ssv journal_inum 12"})},
        {"TwoJournals", "ext4", debugfs({"ssv journal_dev 0x801"})},
        {"JournalWithoutFeature", "ext4", debugfs({"feature -has_journal"})},
        {"JournalToReplay", "ext4", debugfs({"feature needs_recovery"})},
        {"UnknownFeature", "ext4", debugfs({"feature FEATURE_I17"})},
        {"UnknownCompatFeature", "ext4", debugfs({"feature FEATURE_C17"})},
        {"ReserveWithoutFeature", "ext4", debugfs({"feature -resize_inode"})},
        {"ReservedDescriptors", "plain", debugfs({"ssv reserved_gdt_blocks 3"})},
        {"LeastExtraSize", "plain", debugfs({"ssv min_extra_isize 3"})},
        {"WantedExtraSize", "plain", debugfs({"ssv want_extra_isize 2000"})},
        {"CopyOfTheJournalsInode", "plain", debugfs({"ssv jnl_blocks[3] 4711"})},
        {"Errors", "plain", debugfs({"ssv errors 3"})},
        {"HashVersion", "plain", debugfs({"ssv def_hash_version 77"})},
        {"ClusterSize", "plain", debugfs({"ssv log_cluster_size 3"})},
        {"FewerBlocks", "plain", debugfs({"ssv blocks_count 20000"})},
        {"MoreBlocks", "plain", debugfs({"ssv blocks_count 30000"})},
        {"FirstDataBlock", "plain", debugfs({"ssv first_data_block 0"})},
        {"ChecksumSeed", "seed", debugfs({"ssv checksum_seed 77"})},
        {"ClustersWithoutExtents", "clusters", debugfs({"feature -extent"})},
        {"BackupGroups", "sparse2", debugfs({"ssv backup_bgs[0] 99"})},
        {"OrphanFileMissing", "orphans", debugfs({"ssv orphan_file_inum 0"})},
        {"OrphansPresent", "orphans", debugfs({"feature orphan_present"})},
        {"LackOfQuotaInode", "quota", debugfs({"ssv usr_quota_inum 0"})},
        {"DirectoryAsQuota", "quota", debugfs({"ssv usr_quota_inum 11"})},
        {"QuotaCleared", "quota", debugfs({"clri <3>"})},
        {"MountedInFuture", "plain", debugfs({"ssv mtime 20400101"})},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

void addGroups(std::vector<FileDamage>& all) {
    const std::vector<FileDamage> damages{
        {"DescriptorChecksum", "ext4", debugfs({"set_bg 1 checksum 0x1234"})},
        {"FreeBlocks", "plain", debugfs({"set_bg 1 free_blocks_count 3"})},
        {"BlocksUninitialised", "ext4", debugfs({"set_bg 0 flags 2", "set_bg 0 checksum calc"})},
        {"InodesUninitialised", "ext4", debugfs({"set_bg 0 flags 1", "set_bg 0 checksum calc"})},
        {"BlockBitmapInReserve", "plain", debugfs({"set_bg 1 block_bitmap 9"})},
        {"InodeTableOutside", "plain", debugfs({"set_bg 1 inode_table 999999"})},
        {"InodeTableInReserve", "plain", debugfs({"set_bg 1 inode_table 5"})},
        {"MetadataFree", "ext4", debugfs({"freeb 3"})},
        {"RootFree", "ext4", debugfs({"freei <2>"})},
        {"ResizeInodeCleared", "ext4", debugfs({"clri <7>"})},
        {"ResizeInodeUnlinked", "ext4", debugfs({"sif <7> links_count 0"})},
        {"JournalCleared", "ext4", debugfs({"clri <8>"})},
        {"JournalSize", "ext4", debugfs({"sif <8> size 1024"})},
        {"JournalAsDirectory", "ext4", debugfs({"sif <8> mode 040755"})},
        {"RootAsFile", "ext4", debugfs({"sif <2> mode 0100644"})},
    };
    all.insert(all.end(), damages.begin(), damages.end());
}

} // namespace

const std::vector<FileDamage>& fileDamages() {
    static const auto damages = [] {
        std::vector<FileDamage> all;
        addInodes(all);
        addMaps(all);
        addAttributes(all);
        addDirectories(all);
        addSuperblocks(all);
        addGroups(all);
        return all;
    }();
    return damages;
}

} // namespace atlas::test
