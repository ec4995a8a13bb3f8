// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/stated_superblock.h"

#include "base/number_text.h"
#include "textlayout/text_lines.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fmt/format.h>
#include <limits>

namespace atlas {
namespace {

constexpr std::uint64_t largest32 = std::numeric_limits<std::uint32_t>::max();

std::uint32_t narrowed(std::uint64_t value) { return static_cast<std::uint32_t>(std::min(value, largest32)); }

class SuperblockReader {
public:
    SuperblockReader(const StatedValues& values, std::uint64_t maxGroups) : m_values(values), m_maxGroups(maxGroups) {}

    Result<StatedSuperblock> read() {
        readFeatures();
        for (const auto step : {&SuperblockReader::readSizes, &SuperblockReader::readGroups})
            if (auto status = (this->*step)(); !status)
                return std::unexpected(status.error());
        readInodes();
        readDescriptors();
        readCounts();
        readNames();
        readOptions();
        return std::move(m_out);
    }

private:
    std::uint64_t valueOr(std::string_view name, std::uint64_t otherwise) {
        const auto stated = m_values.number(name);
        if (!stated)
            m_out.missing.emplace_back(name);
        return stated.value_or(otherwise);
    }

    static std::unexpected<Error> refused(std::string what, std::string found = {}, std::string expected = {}) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = std::move(what),
                                     .found = std::move(found),
                                     .expected = std::move(expected)});
    }

    static std::unexpected<Error> unstated(std::string_view name) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = fmt::format("the text leaves out the line \"{}:\", without which no group "
                                                         "has a place",
                                                         name),
                                     .hint = "give the text from its beginning"});
    }

    static std::unexpected<Error> impossible(std::string_view name, std::uint64_t value) {
        return refused(fmt::format("the text gives an impossible \"{}\"", name), grouped(value));
    }

    void readFeatures() {
        auto text = m_values.text("Filesystem features");
        m_out.isComplete = text.has_value();
        m_out.filesystem.areFeaturesKnown = m_out.isComplete;
        if (!text) {
            m_out.missing.emplace_back("Filesystem features");
            return;
        }
        while (!text->empty() && *text != "(none)") {
            const auto end = std::min(text->find_first_of(" \t"), text->size());
            m_out.filesystem.features.emplace_back(text->substr(0, end));
            text = stripped(text->substr(end));
        }
    }

    Status readSizes() {
        auto& fs = m_out.filesystem;
        const auto blockSize = m_values.number("Block size");
        const auto blocks = m_values.number("Block count");
        if (!blockSize || !blocks)
            return unstated(blocks ? "Block size" : "Block count");
        if (!std::has_single_bit(*blockSize) || *blockSize < KiB || *blockSize > 64 * KiB)
            return impossible("Block size", *blockSize);
        if (*blocks == 0 || *blocks > std::uint64_t{1} << 48U)
            return impossible("Block count", *blocks);
        const auto cluster = m_values.number("Cluster size").value_or(*blockSize);
        if (!std::has_single_bit(cluster) || cluster < *blockSize || cluster > 512 * MiB)
            return impossible("Cluster size", cluster);
        fs.blockSize = {*blockSize};
        fs.clusterSize = {cluster};
        fs.blockCount = {*blocks};
        fs.superblockBlock = {KiB / *blockSize};
        return readFirstBlock();
    }

    Status readFirstBlock() {
        auto& fs = m_out.filesystem;
        const auto stated = m_values.number("First block");
        const auto& backups = m_values.backups();
        if (stated && *stated <= 1) {
            fs.firstDataBlock = {*stated};
        } else if (stated) {
            return impossible("First block", *stated);
        } else {
            // 1 only with blocks of 1 KiB; a backup then lies one block behind a multiple of 8.
            fs.firstDataBlock = {fs.blockSize.value == KiB && (backups.empty() || backups.front() % 8 == 1) ? 1U : 0U};
            m_out.derived.emplace_back("First block");
        }
        return fs.firstDataBlock.value < fs.blockCount.value ? Status()
                                                             : impossible("Block count", fs.blockCount.value);
    }

    /// Group 1 has a backup whatever the features are, so that the first backup shows the length of group 0.
    std::optional<std::uint64_t> blocksPerGroup() {
        if (const auto stated = m_values.number("Blocks per group"))
            return stated;
        const auto first = m_out.filesystem.firstDataBlock.value;
        if (m_values.backups().empty() || m_values.backups().front() <= first)
            return std::nullopt;
        m_out.derived.emplace_back("Blocks per group");
        return m_values.backups().front() - first;
    }

    Status readGroups() {
        auto& fs = m_out.filesystem;
        const auto perGroup = blocksPerGroup();
        if (!perGroup)
            return unstated("Blocks per group");
        if (*perGroup == 0 || *perGroup > largest32)
            return impossible("Blocks per group", *perGroup);
        fs.blocksPerGroup = narrowed(*perGroup);
        fs.clustersPerGroup =
            narrowed(m_values.number("Clusters per group").value_or(*perGroup / fs.blocksPerCluster()));
        const auto groups = ceilDiv(fs.blockCount.value - fs.firstDataBlock.value, *perGroup);
        if (groups > std::min(m_maxGroups, largest32)) {
            return std::unexpected(Error{.kind = ErrorKind::Limit,
                                         .what = "the text is about too many block groups",
                                         .found = grouped(groups),
                                         .expected = "at most " + grouped(m_maxGroups),
                                         .hint = "--max-groups N"});
        }
        fs.groupCount = {narrowed(groups)};
        readFlexGroups();
        return {};
    }

    void readFlexGroups() {
        auto& fs = m_out.filesystem;
        const auto flex = m_values.number("Flex block group size");
        if (flex && *flex <= largest32 && std::has_single_bit(*flex))
            fs.flexGroupSize = narrowed(*flex);
        else if (fs.has("flex_bg"))
            m_out.missing.emplace_back("Flex block group size");
    }

    void readInodes() {
        auto& fs = m_out.filesystem;
        const auto inodes = m_values.number("Inode count");
        const auto perGroup = m_values.number("Inodes per group");
        fs.inodeSize = narrowed(valueOr("Inode size", 0));
        if (!std::has_single_bit(fs.inodeSize) || fs.inodeSize < 128 || fs.inodeSize > fs.blockSize.value)
            fs.inodeSize = 0;
        fs.inodesPerGroup =
            narrowed(perGroup ? *perGroup : ceilDiv(inodes.value_or(0), std::uint64_t{fs.groupCount.value}));
        fs.inodeCount =
            std::min(inodes.value_or(std::uint64_t{fs.inodesPerGroup} * fs.groupCount.value), maxInodeCount);
        if (!inodes && !perGroup)
            m_out.missing.emplace_back("Inode count");
        else if (!perGroup || !inodes)
            m_out.derived.emplace_back(perGroup ? "Inode count" : "Inodes per group");
        const auto table = m_values.number("Inode blocks per group");
        fs.inodeTableBlocks =
            narrowed(table.value_or(ceilDiv(std::uint64_t{fs.inodesPerGroup} * fs.inodeSize, fs.blockSize.value)));
        if (!table && fs.inodeSize != 0)
            m_out.derived.emplace_back("Inode blocks per group");
    }

    /// s_desc_size counts only with 64bit; mke2fs knows no other size than 64 then.
    void readDescriptors() {
        auto& fs = m_out.filesystem;
        const auto stated = m_values.number("Group descriptor size");
        constexpr std::uint32_t narrow = 32;
        constexpr std::uint32_t wide = 64;
        if (fs.has("64bit")) {
            const bool isSound =
                stated && std::has_single_bit(*stated) && *stated >= wide && *stated <= fs.blockSize.value;
            fs.descriptorSize = isSound ? narrowed(*stated) : wide;
            if (!isSound)
                m_out.derived.emplace_back("Group descriptor size");
        } else if (m_out.isComplete) {
            fs.descriptorSize = narrow;
        }
        if (const auto perBlock = fs.descriptorsPerBlock())
            fs.descriptorBlocks = narrowed(ceilDiv(fs.groupCount.value, std::uint64_t{perBlock}));
        // Not printed if they are 0.
        fs.reservedGdtBlocks = narrowed(m_values.number("Reserved GDT blocks").value_or(0));
        fs.firstMetaBg = fs.has("meta_bg") ? narrowed(m_values.number("First meta block group").value_or(0)) : 0;
    }

    void readCounts() {
        auto& fs = m_out.filesystem;
        fs.freeBlocks = m_values.number("Free blocks");
        fs.freeInodes = m_values.number("Free inodes");
        fs.reservedBlocks = valueOr("Reserved block count", 0);
        fs.raidStride = narrowed(m_values.number("RAID stride").value_or(0));
        fs.raidStripeWidth = narrowed(m_values.number("RAID stripe width").value_or(0));
        const auto overhead = m_values.number("Overhead clusters");
        fs.overheadClusters = narrowed(overhead ? *overhead : m_values.number("Overhead blocks").value_or(0));
        fs.errorCount = narrowed(m_values.number("FS Error count").value_or(0));
        fs.journalInode = narrowed(m_values.number("Journal inode").value_or(0));
        fs.mmpInterval = narrowed(m_values.number("MMP update interval").value_or(0));
        fs.revision = narrowed(valueOr("Filesystem revision #", 0));
    }

    /// Values in brackets stand for none: "<none>", "<not available>".
    std::string nameOr(std::string_view name) {
        const auto stated = m_values.text(name);
        return stated && !stated->starts_with('<') ? std::string(*stated) : std::string();
    }

    void readNames() {
        auto& fs = m_out.filesystem;
        fs.label = nameOr("Filesystem volume name");
        fs.lastMounted = nameOr("Last mounted on");
        fs.uuid = nameOr("Filesystem UUID");
        fs.creatorOs = nameOr("Filesystem OS type");
        fs.journalUuid = fs.has("has_journal") && fs.journalInode == 0 ? nameOr("Journal UUID") : std::string();
        fs.hashSeed = nameOr("Directory Hash Seed");
        fs.mountOptions = nameOr("Mount options");
        fs.needsRecovery = fs.has("needs_recovery");
        fs.state = nameOr("Filesystem state");
        if (fs.state.empty())
            m_out.missing.emplace_back("Filesystem state");
        else if (fs.needsRecovery && fs.state.starts_with("clean"))
            fs.state.replace(0, std::string_view("clean").size(), "needs recovery");
    }

    void readOptions() {
        auto& fs = m_out.filesystem;
        const auto errors = nameOr("Errors behavior");
        fs.errorBehaviour = errors == "Panic" ? 3 : errors == "Remount read-only" ? 2 : 1;
        // lib/e2p/mntopts.c, mntopt_list
        constexpr std::array<std::pair<std::string_view, std::uint32_t>, 12> bits{{{"debug", 0x1},
                                                                                   {"bsdgroups", 0x2},
                                                                                   {"user_xattr", 0x4},
                                                                                   {"acl", 0x8},
                                                                                   {"uid16", 0x10},
                                                                                   {"journal_data", 0x20},
                                                                                   {"journal_data_ordered", 0x40},
                                                                                   {"journal_data_writeback", 0x60},
                                                                                   {"nobarrier", 0x100},
                                                                                   {"block_validity", 0x200},
                                                                                   {"discard", 0x400},
                                                                                   {"nodelalloc", 0x800}}};
        const auto words = fmt::format(" {} ", nameOr("Default mount options"));
        for (const auto& [name, bit] : bits)
            if (words.contains(fmt::format(" {} ", name)))
                fs.defaultMountOptions |= bit;
    }

    const StatedValues& m_values;
    std::uint64_t m_maxGroups;
    StatedSuperblock m_out;
};

} // namespace

Result<StatedSuperblock> superblockOf(const StatedValues& values, std::uint64_t maxGroups) {
    return SuperblockReader(values, maxGroups).read();
}

} // namespace atlas
