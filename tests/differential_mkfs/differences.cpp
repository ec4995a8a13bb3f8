// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential_mkfs/differences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sstream>

namespace atlas::test {
namespace {

std::string shown(const SystemFile& file) {
    std::string out = fmt::format("{} inode {}:", name(file.kind), file.inode);
    for (std::size_t n = 0; n < std::min<std::size_t>(file.extents.size(), 6); ++n) {
        out += fmt::format(" {}+{}", file.extents[n].first.value, file.extents[n].count.value);
    }
    return out + fmt::format(" ({} extents)", file.extents.size());
}

std::string shown(const GroupCopies& copies) {
    return fmt::format("group {} superblock {} descriptors {}+{} reserved {}+{}", copies.group.value,
                       copies.superblock ? std::to_string(copies.superblock->value) : "none",
                       copies.descriptors.first.value, copies.descriptors.count.value, copies.reservedGdt.first.value,
                       copies.reservedGdt.count.value);
}

class Comparison {
public:
    template <class T>
    void value(const char* what, const T& planned, const T& real) {
        if (planned != real) {
            m_lines.push_back(fmt::format("{}: planned {}, real {}", what, planned, real));
        }
    }

    template <class T, class Show>
    void list(const char* what, const std::vector<T>& planned, const std::vector<T>& real, Show show) {
        value(what, planned.size(), real.size());
        for (std::size_t n = 0; n < std::min(planned.size(), real.size()); ++n) {
            if (!(planned[n] == real[n])) {
                m_lines.push_back(fmt::format("{} {}: planned {}, real {}", what, n, show(planned[n]), show(real[n])));
                return;
            }
        }
    }

    std::vector<std::string> take() { return std::move(m_lines); }

private:
    std::vector<std::string> m_lines;
};

void compareGeometry(Comparison& out, const Filesystem& planned, const Filesystem& real) {
    out.value("block size", planned.blockSize.value, real.blockSize.value);
    out.value("cluster size", planned.clusterSize.value, real.clusterSize.value);
    out.value("block count", planned.blockCount.value, real.blockCount.value);
    out.value("features", planned.features, real.features);
    out.value("inode count", planned.inodeCount, real.inodeCount);
    out.value("free blocks", *planned.freeBlocks, *real.freeBlocks);
    out.value("free inodes", *planned.freeInodes, *real.freeInodes);
    out.value("reserved blocks", planned.reservedBlocks, real.reservedBlocks);
    out.value("behaviour on errors", planned.errorBehaviour, real.errorBehaviour);
    out.value("default mount options", planned.defaultMountOptions, real.defaultMountOptions);
    out.value("reserved GDT blocks", planned.reservedGdtBlocks, real.reservedGdtBlocks);
    out.value("flex group size", planned.flexGroupSize.value_or(0), real.flexGroupSize.value_or(0));
    auto same = real;
    same.uuid = planned.uuid;
    same.hashSeed = planned.hashSeed;
    same.checksumSeed = planned.checksumSeed;
    same.overheadClusters = planned.overheadClusters; // only mke2fs itself counts them, after libext2fs has made all
    same.created = planned.created;
    same.lastMountTime = planned.lastMountTime;
    same.lastWriteTime = planned.lastWriteTime;
    if (!(planned == same)) {
        out.value("another figure of the superblock", std::string("one"), std::string("another"));
    }
}

void compareGroups(Comparison& out, const Groups& planned, const Groups& real) {
    const auto number = [](const auto& figure) { return fmt::format("{}", figure); };
    const auto block = [](const BlockNumber& figure) { return fmt::format("{}", figure.value); };
    out.list("block bitmap of group", planned.blockBitmap, real.blockBitmap, block);
    out.list("inode bitmap of group", planned.inodeBitmap, real.inodeBitmap, block);
    out.list("inode table of group", planned.inodeTable, real.inodeTable, block);
    out.list("free blocks of group", planned.freeBlocks, real.freeBlocks, number);
    out.list("free inodes of group", planned.freeInodes, real.freeInodes, number);
    out.list("directories of group", planned.usedDirectories, real.usedDirectories, number);
    out.list("unused inodes of group", planned.unusedInodes, real.unusedInodes, number);
    out.list("flags of group", planned.flags, real.flags, number);
}

std::string range(BlockNumber first, std::uint64_t count) {
    return fmt::format("{}-{}", first.value, first.value + count - 1);
}

class GroupWriter {
public:
    explicit GroupWriter(const LayoutClaims& layout) : m_layout(layout), m_fs(layout.filesystem) {}

    std::string all() {
        std::size_t next = 0;
        for (std::uint32_t g = 0; g < m_fs.groupCount.value; ++g) {
            m_blocks = m_fs.blocksOf({g});
            heading(g);
            if (next < m_layout.copies.size() && m_layout.copies[next].group.value == g) {
                copies(m_layout.copies[next++]);
            }
            tables(g);
        }
        return std::move(m_out);
    }

private:
    void heading(std::uint32_t g) {
        m_out += fmt::format("Group {}: (Blocks {})", g, range(m_blocks.first, m_blocks.count.value));
        std::vector<std::string> flags;
        const auto add = [&](GroupFlag flag, const char* text) {
            if (m_fs.checksumsDescriptors() && m_layout.groups.has({g}, flag)) {
                flags.emplace_back(text);
            }
        };
        add(GroupFlag::InodeUninit, "INODE_UNINIT");
        add(GroupFlag::BlockUninit, "BLOCK_UNINIT");
        add(GroupFlag::ItableZeroed, "ITABLE_ZEROED");
        m_out += flags.empty() ? "\n" : fmt::format(" [{}]\n", fmt::join(flags, ", "));
    }

    void copies(const GroupCopies& here) {
        if (here.superblock) {
            m_out += fmt::format("  {} superblock at {}", here.group.value == 0 ? "Primary" : "Backup",
                                 here.superblock->value);
        }
        const bool metaBlock = m_fs.has("meta_bg") && !here.descriptors.empty() && here.descriptors.count.value == 1 &&
                               m_fs.firstMetaBg == 0;
        if (metaBlock) {
            m_out +=
                fmt::format("{} Group descriptor at {}", here.superblock ? "," : " ", here.descriptors.first.value);
        } else if (!here.descriptors.empty()) {
            m_out +=
                fmt::format(", Group descriptors at {}", range(here.descriptors.first, here.descriptors.count.value));
            if (!here.reservedGdt.empty()) {
                m_out += fmt::format("\n  Reserved GDT blocks at {}",
                                     range(here.reservedGdt.first, here.reservedGdt.count.value));
            }
        }
        m_out += "\n";
    }

    std::string relative(BlockNumber block, bool table) const {
        if (m_blocks.contains(block)) {
            return table && block == m_blocks.first ? "" : fmt::format(" (+{})", (block - m_blocks.first).value);
        }
        if (!m_fs.flexGroupSize) {
            return "";
        }
        const auto home = m_fs.groupOf(block);
        return fmt::format(" (bg #{} + {})", home.value, (block - m_fs.blocksOf(home).first).value);
    }

    void tables(std::uint32_t g) {
        const auto& groups = m_layout.groups;
        const auto bitmap = groups.blockBitmap[g];
        const auto inodes = groups.inodeBitmap[g];
        const auto table = groups.inodeTable[g];
        m_out += fmt::format("  Block bitmap at {}{}\n", bitmap.value, relative(bitmap, false));
        m_out += fmt::format("  Inode bitmap at {}{}\n", inodes.value, relative(inodes, false));
        m_out += fmt::format("  Inode table at {}{}\n", range(table, m_fs.inodeTableBlocks), relative(table, true));
        m_out +=
            fmt::format("  {} free {}, {} free inodes, {} directories", groups.freeBlocks[g],
                        m_fs.has("bigalloc") ? "clusters" : "blocks", groups.freeInodes[g], groups.usedDirectories[g]);
        m_out += groups.unusedInodes[g] == 0 ? "\n" : fmt::format(", {} unused inodes\n", groups.unusedInodes[g]);
    }

    const LayoutClaims& m_layout;
    const Filesystem& m_fs;
    BlockInterval m_blocks;
    std::string m_out;
};

/// Removes every " csum 0x…" and ", csum 0x…".
std::string withoutChecksums(std::string line) {
    for (auto at = line.find("csum 0x"); at != std::string::npos; at = line.find("csum 0x")) {
        auto end = line.find_first_not_of("0123456789abcdef", at + 7);
        end = end == std::string::npos ? line.size() : end;
        while (at > 0 && (line[at - 1] == ' ' || line[at - 1] == ',')) {
            --at;
        }
        line.erase(at, end - at);
    }
    return line;
}

} // namespace

std::vector<std::string> differences(const LayoutClaims& planned, const LayoutClaims& real) {
    Comparison out;
    compareGeometry(out, planned.filesystem, real.filesystem);
    compareGroups(out, planned.groups, real.groups);
    out.list("copies", planned.copies, real.copies, [](const GroupCopies& copies) { return shown(copies); });
    out.list("file", planned.files, real.files, [](const SystemFile& file) { return shown(file); });
    return out.take();
}

std::string groupText(const LayoutClaims& layout) { return GroupWriter(layout).all(); }

std::string groupText(const std::string& dumpe2fs) {
    std::istringstream lines(dumpe2fs);
    std::string out;
    bool inGroups = false;
    for (std::string line; std::getline(lines, line);) {
        inGroups = inGroups || line.starts_with("Group 0:");
        if (inGroups && !line.starts_with("  Free ")) {
            out += withoutChecksums(line) + "\n";
        }
    }
    return out;
}

std::string groupTable(const LayoutClaims& layout) {
    const auto& fs = layout.filesystem;
    std::string out = "\ngroup:block:super:gdt:bbitmap:ibitmap:itable\n";
    std::size_t next = 0;
    for (std::uint32_t g = 0; g < fs.groupCount.value; ++g) {
        std::string super = "-1";
        std::string table = "-1";
        if (next < layout.copies.size() && layout.copies[next].group.value == g) {
            const auto& here = layout.copies[next++];
            super = here.superblock ? std::to_string(here.superblock->value) : super;
            if (!here.descriptors.empty()) {
                table = fs.has("meta_bg") ? std::to_string(here.descriptors.first.value)
                                          : range(here.descriptors.first, here.descriptors.count.value);
            }
        }
        out += fmt::format("{}:{}:{}:{}:{}:{}:{}\n", g, fs.blocksOf({g}).first.value, super, table,
                           layout.groups.blockBitmap[g].value, layout.groups.inodeBitmap[g].value,
                           layout.groups.inodeTable[g].value);
    }
    return out;
}

std::vector<std::string> headingDifferences(const LayoutClaims& layout, const std::string& dumpe2fs) {
    const auto& fs = layout.filesystem;
    std::vector<std::string> wrong;
    const auto expect = [&](const std::string& name, const std::string& ours) {
        const auto at = dumpe2fs.find("\n" + name + ":");
        if (at == std::string::npos) {
            wrong.push_back("dumpe2fs prints no " + name);
            return;
        }
        const auto start = dumpe2fs.find_first_not_of(' ', at + name.size() + 2);
        const auto theirs = dumpe2fs.substr(start, dumpe2fs.find('\n', start) - start);
        if (theirs.substr(0, theirs.find_last_not_of(' ') + 1) != ours) {
            wrong.push_back(fmt::format("{}: planned {}, dumpe2fs {}", name, ours, theirs));
        }
    };
    expect("Filesystem features", fmt::format("{}", fmt::join(fs.features, " ")));
    expect("Inode count", std::to_string(fs.inodeCount));
    expect("Block count", std::to_string(fs.blockCount.value));
    expect("Reserved block count", std::to_string(fs.reservedBlocks));
    expect("Free blocks", std::to_string(*fs.freeBlocks));
    expect("Free inodes", std::to_string(*fs.freeInodes));
    expect("First block", std::to_string(fs.firstDataBlock.value));
    expect("Block size", std::to_string(fs.blockSize.value));
    expect("Blocks per group", std::to_string(fs.blocksPerGroup));
    expect("Inodes per group", std::to_string(fs.inodesPerGroup));
    expect("Inode blocks per group", std::to_string(fs.inodeTableBlocks));
    if (fs.reservedGdtBlocks != 0) {
        expect("Reserved GDT blocks", std::to_string(fs.reservedGdtBlocks));
    }
    if (fs.hasFlexGroups()) {
        expect("Flex block group size", std::to_string(fs.groupsPerFlex()));
    }
    return wrong;
}

std::string firstDifference(const std::string& planned, const std::string& real) {
    std::istringstream ours(planned);
    std::istringstream theirs(real);
    for (std::size_t number = 1;; ++number) {
        std::string a;
        std::string b;
        const bool hasA = static_cast<bool>(std::getline(ours, a));
        const bool hasB = static_cast<bool>(std::getline(theirs, b));
        if (!hasA && !hasB) {
            return {};
        }
        if (a != b || hasA != hasB) {
            return fmt::format("dumpe2fs line {}: planned '{}', real '{}'", number, a, b);
        }
    }
}

} // namespace atlas::test
