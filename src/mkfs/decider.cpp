// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/decider.h"

#include "mkfs/mke2fs_number.h"
#include "mkfs/refusal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>
extern "C" { // e2p.h of 1.47.0 does not say so itself
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

constexpr blk64_t max32 = 0xFFFFFFFF;

int pageSize() {
    const long size = ::sysconf(_SC_PAGESIZE);
    return size > 0 ? static_cast<int>(size) : 4096;
}

} // namespace

int floorLog2(std::uint64_t number) { return number < 2 ? 0 : static_cast<int>(std::bit_width(number)) - 1; }

Decider::Decider(const Device& device, const MkfsOptions& options, const Profile& profile)
    : m_device(device), m_options(options), m_profile(profile), m_typed(profile, {}) {}

Result<Decision> Decider::run() {
    m_out.warnings = m_options.warnings;
    m_out.param.s_rev_level = static_cast<std::uint32_t>(m_options.revision.value_or(1));
    m_out.param.s_blocks_per_group = m_options.blocksPerGroup;
    m_out.journalSize = m_options.journalSize;
    m_out.fastCommitSize = m_options.fastCommitSize;
    m_out.quotaTypes = 3;
    static constexpr std::array steps{&Decider::takeDeviceSize,
                                      &Decider::chooseTypes,
                                      &Decider::chooseFeatures,
                                      &Decider::checkHurd,
                                      &Decider::chooseBlockSize,
                                      &Decider::checkBlockCount,
                                      &Decider::checkRevision,
                                      &Decider::chooseReservedRatio,
                                      &Decider::checkExtents,
                                      &Decider::chooseClusterSize,
                                      &Decider::chooseInodeRatio,
                                      &Decider::checkPageSize,
                                      &Decider::takeProfileSwitches,
                                      &Decider::chooseEncoding,
                                      &Decider::takeExtendedOptions,
                                      &Decider::applyOffset,
                                      &Decider::chooseProject,
                                      &Decider::checkCombinations,
                                      &Decider::chooseGroupSizes,
                                      &Decider::chooseFlexGroups,
                                      &Decider::chooseInodeSize,
                                      &Decider::chooseInodeCount,
                                      &Decider::chooseReservesAndBackups};
    for (const auto step : steps) {
        if (auto ok = (this->*step)(); !ok) {
            return std::unexpected(ok.error());
        }
    }
    return std::move(m_out);
}

Status Decider::takeDeviceSize() {
    if (m_options.blockSize > 0) {
        m_out.param.s_log_block_size =
            static_cast<std::uint32_t>(floorLog2(m_options.blockSize >> EXT2_MIN_BLOCK_LOG_SIZE));
    }
    const blk64_t unit = EXT2_BLOCK_SIZE(param());
    if (m_options.blockCount) {
        m_blocks = parseBlocks(*m_options.blockCount, static_cast<int>(m_out.param.s_log_block_size));
        return m_blocks != 0 ? Status{} : refused(fmt::format("invalid blocks '{}'", *m_options.blockCount));
    }
    m_blocks = m_device.size.value / unit;
    if (m_blocks == 0) {
        return refused("Device size reported to be zero.");
    }
    if (const auto page = static_cast<blk64_t>(pageSize()); page > unit) {
        m_blocks &= ~(page / unit - 1);
    }
    return {};
}

bool Decider::isHurd() const {
    if (!m_out.creatorOs) {
        return false;
    }
    if (!m_out.creatorOs->empty() && std::isdigit(static_cast<unsigned char>(m_out.creatorOs->front())) != 0) {
        return std::atoi(m_out.creatorOs->c_str()) == EXT2_OS_HURD;
    }
    return ::strcasecmp(m_out.creatorOs->c_str(), "GNU") == 0 || ::strcasecmp(m_out.creatorOs->c_str(), "hurd") == 0;
}

const char* Decider::extTypeOfProgram() const {
    const auto& program = m_options.line.program;
    if (program == "mke3fs" || program == "mkfs.ext3") {
        return "ext3";
    }
    if (program == "mke4fs" || program == "mkfs.ext4") {
        return "ext4";
    }
    return program == "mkfs.ext2" ? "ext2" : nullptr;
}

/// parse_fs_type(): the ext type, then the usage types given or the one that the size makes.
Status Decider::chooseTypes() {
    m_out.creatorOs = m_options.creatorOs;
    if (const TypedProfile defaults(m_profile, {}); !m_out.creatorOs) {
        m_out.creatorOs = defaults.text("creator_os");
    }
    std::string type;
    if (m_options.type) {
        type = *m_options.type;
    } else if (isHurd()) {
        type = "ext2";
    } else if (const char* named = extTypeOfProgram()) {
        type = named;
    } else {
        type = TypedProfile(m_profile, {}).text("fs_type", "ext2");
        type = type == "ext2" && m_options.journalSize != 0 ? "ext3" : type;
    }
    if (type != "ext2" && !m_profile.describes(type) && !m_options.force) {
        return refused(fmt::format("Your mke2fs.conf file does not define the {} filesystem type.", type));
    }
    const blk64_t meg = (1024 * 1024) / EXT2_BLOCK_SIZE(param());
    const char* const bySize = m_blocks < 3 * meg                  ? "floppy"
                               : m_blocks < 512 * meg              ? "small"
                               : m_blocks < 4 * 1024 * 1024 * meg  ? "default"
                               : m_blocks < 16 * 1024 * 1024 * meg ? "big"
                                                                   : "huge";
    std::vector<std::string> types{type};
    const std::string usages = m_options.usageTypes.value_or(bySize);
    for (std::size_t at = 0; at <= usages.size();) {
        const auto end = std::min(usages.find(',', at), usages.size());
        const auto usage = usages.substr(at, end - at);
        at = end + 1;
        if (!usage.empty() && m_profile.describes(usage)) {
            types.push_back(usage);
        } else if (!usage.empty() && usage != "default") {
            warn(fmt::format("the fs_type {} is not defined in mke2fs.conf", usage));
        }
    }
    if (isHurd()) {
        types.emplace_back("hurd");
    }
    m_typed = TypedProfile(m_profile, types);
    m_out.types = std::move(types);
    return {};
}

Status Decider::chooseBlockSize() {
    const auto logical = static_cast<int>(m_device.logicalSector.value);
    const auto physical =
        m_device.physicalSector.value != 0 ? static_cast<int>(m_device.physicalSector.value) : logical;
    m_blockSize = m_options.blockSize;
    if (m_blockSize <= 0) {
        int size = m_typed.integer("blocksize", 4096);
        size = size == -1 ? pageSize() : size;
        size = std::max(size, logical);
        m_blockSize = std::max(size, -m_blockSize);
        if (m_blockSize < EXT2_MIN_BLOCK_SIZE) {
            return refused(fmt::format("blocksize {} in mke2fs.conf is below 1024", m_blockSize));
        }
        m_blocks /= static_cast<blk64_t>(m_blockSize / 1024);
    } else if (m_blockSize < logical) {
        return refused("Invalid argument while setting blocksize; too small for device",
                       fmt::format("-b {} or larger", logical));
    } else if (m_blockSize < physical && physical <= pageSize()) {
        warn(fmt::format("specified blocksize {} is less than device physical sectorsize {}", m_blockSize, physical));
    }
    m_out.param.s_log_block_size = static_cast<std::uint32_t>(floorLog2(m_blockSize >> EXT2_MIN_BLOCK_LOG_SIZE));
    return {};
}

Status Decider::checkBlockCount() {
    if (m_blocks > max32) {
        if (!ext2fs_has_feature_64bit(param()) && m_typed.boolean("auto_64-bit_support", false)) {
            ext2fs_set_feature_64bit(param());
        }
        if (!ext2fs_has_feature_64bit(param())) {
            return refused(fmt::format(
                "Size of device (0x{:x} blocks) too big to be expressed in 32 bits using a blocksize of {}.", m_blocks,
                EXT2_BLOCK_SIZE(param())));
        }
        ext2fs_clear_feature_resize_inode(param());
    }
    if (m_blocks > (blk64_t{1} << (EXT2_BLOCK_SIZE_BITS(param()) + 3 + 32)) - 1) {
        return refused(
            fmt::format("Size of device (0x{:x} blocks) too big to create a filesystem using a blocksize of {}.",
                        m_blocks, EXT2_BLOCK_SIZE(param())));
    }
    ext2fs_blocks_count_set(param(), m_blocks);
    return {};
}

Status Decider::checkRevision() {
    const auto& p = m_out.param;
    const bool rev0 = m_options.revision == EXT2_GOOD_OLD_REV;
    if (ext2fs_has_feature_journal_dev(param())) {
        return notPlanned("-O journal_dev", "an external journal is no file system");
    }
    if (rev0 && (p.s_feature_compat != 0 || p.s_feature_incompat != 0 || p.s_feature_ro_compat != 0)) {
        return refused("Filesystem features not supported with revision 0 filesystems");
    }
    if (m_options.sparseSuper.value_or(-1) > 0) {
        if (rev0) {
            return refused("Sparse superblocks not supported with revision 0 filesystems");
        }
        ext2fs_set_feature_sparse_super(param());
    } else if (m_options.sparseSuper == 0) {
        ext2fs_clear_feature_sparse_super(param());
    }
    if (m_options.journalSize != 0) {
        if (rev0) {
            return refused("Journals not supported with revision 0 filesystems");
        }
        ext2fs_set_feature_journal(param());
    }
    return {};
}

Status Decider::chooseReservedRatio() {
    m_reservedRatio = m_options.reservedPercent.value_or(m_typed.real("reserved_ratio", 5.0));
    if (m_reservedRatio > 50 || m_reservedRatio < 0) {
        return refused(fmt::format("invalid reserved blocks percent - {:f}", m_reservedRatio));
    }
    return {};
}

Status Decider::chooseClusterSize() {
    auto& p = m_out.param;
    m_clusterSize = m_options.clusterSize;
    if (!ext2fs_has_feature_bigalloc(param())) {
        p.s_log_cluster_size = p.s_log_block_size;
        return m_clusterSize == 0 ? Status{}
                                  : refused("specifying a cluster size requires the bigalloc feature", "-O bigalloc");
    }
    if (m_clusterSize == 0) {
        m_clusterSize = m_typed.integer("cluster_size", m_blockSize * 16);
    }
    p.s_log_cluster_size =
        static_cast<std::uint32_t>(floorLog2(static_cast<std::uint64_t>(m_clusterSize >> EXT2_MIN_CLUSTER_LOG_SIZE)));
    if (p.s_log_cluster_size != 0 && p.s_log_cluster_size < p.s_log_block_size) {
        return refused("The cluster size may not be smaller than the block size.");
    }
    return {};
}

Status Decider::chooseInodeRatio() {
    m_inodeRatio = m_options.inodeRatio;
    if (m_inodeRatio == 0) {
        m_inodeRatio = m_typed.integer("inode_ratio", 8192);
        m_inodeRatio = std::max({m_inodeRatio, m_blockSize, static_cast<int>(EXT2_CLUSTER_SIZE(param()))});
    }
    return {};
}

Status Decider::checkPageSize() {
    m_backups = m_typed.integer("num_backup_sb", 2);
    m_blockSize = static_cast<int>(EXT2_BLOCK_SIZE(param()));
    if (ext2fs_has_feature_64bit(param())) {
        m_out.param.s_desc_size = EXT2_MIN_DESC_SIZE_64BIT; // -E resize= counts with it
    }
    if (m_blockSize <= pageSize()) {
        return {};
    }
    const auto text = fmt::format("{}-byte blocks too big for system (max {})", m_blockSize, pageSize());
    if (!m_options.force) {
        return refused(text, "-F");
    }
    warn(text + ", forced to continue");
    return {};
}

Status Decider::takeProfileSwitches() {
    if (m_typed.boolean("make_hugefiles", false)) {
        return notPlanned("make_hugefiles in mke2fs.conf", "those files are placed by rules of their own");
    }
    m_out.lazyInodeTables = m_typed.boolean("lazy_itable_init", true);
    m_out.lazyJournal = m_typed.boolean("lazy_journal_init", false);
    const auto location = m_options.journalLocation.value_or(m_typed.text("journal_location", ""));
    if (!location.empty()) {
        m_out.journalLocation = parseBlocks(location, static_cast<int>(m_out.param.s_log_block_size));
    }
    m_out.packedMetaBlocks = m_typed.boolean("packed_meta_blocks", false);
    if (m_out.packedMetaBlocks) {
        m_out.journalLocation = 0;
    }
    return {};
}

Status Decider::takeExtendedOptions() {
    bool discard = m_typed.boolean("discard", m_options.discard);
    const ExtendedContext context{m_out, m_backups, discard};
    for (const auto& type : m_out.types) {
        if (auto applied = applyExtended(context, m_typed.ofType(type, "options")); !applied) {
            return applied;
        }
    }
    if (auto applied = applyExtended(context, m_options.extended); !applied) {
        return applied;
    }
    // A discarded image file reads as zeros: mke2fs_discard_device() punches holes.
    m_out.storageZeroed = m_out.storageZeroed || discard;
    return {};
}

Status Decider::applyOffset() {
    if (m_options.blockCount || m_out.offset == 0) {
        return {};
    }
    m_blocks -= m_out.offset / EXT2_BLOCK_SIZE(param());
    ext2fs_blocks_count_set(param(), m_blocks);
    warn(fmt::format(
        "offset specified without an explicit file system size. Creating a file system with {} blocks but this might "
        "not be what you want.",
        m_blocks));
    return {};
}

Result<Decision> decide(const Device& device, const MkfsOptions& options, const Profile& profile) {
    return Decider(device, options, profile).run();
}

} // namespace atlas
