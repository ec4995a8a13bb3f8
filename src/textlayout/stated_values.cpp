// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/stated_values.h"

#include "textlayout/text_lines.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::string_view features = "Filesystem features";

/// lib/e2p/ls.c of 1.41 to 1.47; what only describes the past, such as the number of mounts, is left out.
constexpr std::array names{
    std::string_view("Filesystem volume name"),
    std::string_view("Last mounted on"),
    std::string_view("Filesystem UUID"),
    std::string_view("Filesystem magic number"),
    std::string_view("Filesystem revision #"),
    features,
    std::string_view("Default mount options"),
    std::string_view("Mount options"),
    std::string_view("Filesystem state"),
    std::string_view("Errors behavior"),
    std::string_view("Filesystem OS type"),
    std::string_view("Inode count"),
    std::string_view("Block count"),
    std::string_view("Reserved block count"),
    std::string_view("Overhead clusters"),
    std::string_view("Overhead blocks"), // 1.45 and 1.46
    std::string_view("Free blocks"),
    std::string_view("Free inodes"),
    std::string_view("First block"),
    std::string_view("Block size"),
    std::string_view("Cluster size"),
    std::string_view("Group descriptor size"),
    std::string_view("Reserved GDT blocks"),
    std::string_view("Blocks per group"),
    std::string_view("Clusters per group"),
    std::string_view("Inodes per group"),
    std::string_view("Inode blocks per group"),
    std::string_view("RAID stride"),
    std::string_view("RAID stripe width"),
    std::string_view("First meta block group"),
    std::string_view("Flex block group size"),
    std::string_view("Inode size"),
    std::string_view("Journal inode"),
    std::string_view("Journal UUID"),
    std::string_view("Journal device"),
    std::string_view("Directory Hash Seed"),
    std::string_view("Backup block groups"),
    std::string_view("MMP block number"),
    std::string_view("MMP update interval"),
    std::string_view("FS Error count"),
};

bool isFeatureWord(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || (c >= 'A' && c <= 'Z');
    });
}

/// Whether `line` has only words such as "dir_index", at least one of them.
bool areFeatures(std::string_view line) {
    bool any = false;
    while (!line.empty()) {
        const auto end = std::min(line.find_first_of(" \t"), line.size());
        if (!isFeatureWord(line.substr(0, end)))
            return false;
        any = true;
        line = stripped(line.substr(end));
    }
    return any;
}

} // namespace

std::optional<std::string_view> StatedValues::text(std::string_view name) const {
    const auto found = m_values.find(name);
    return found == m_values.end() || isShortened(found->second) ? std::nullopt
                                                                 : std::optional<std::string_view>(found->second);
}

std::optional<std::uint64_t> StatedValues::number(std::string_view name) const {
    auto value = text(name);
    return value ? takeNumber(*value) : std::nullopt;
}

void StatedValues::set(std::string_view name, std::string_view value) {
    const auto [found, isNew] = m_values.emplace(name, value);
    if (!isNew && found->second != value && m_contradicted.empty())
        m_contradicted = name;
}

void StatedValues::set(std::string_view name, std::uint64_t value) { set(name, std::to_string(value)); }

/// "dumpe2fs 1.41.14 (22-Dec-2010)"
bool StatedValues::readVersion(std::string_view line) {
    for (const std::string_view program : {"dumpe2fs", "debugfs", "mke2fs", "tune2fs", "mkfs.ext4"}) {
        auto rest = line;
        if (!takeWords(rest, program) || !takeWords(rest, " "))
            continue;
        const auto end = std::min(rest.find(' '), rest.size());
        const auto version = rest.substr(0, end);
        const bool isVersion =
            version.size() <= 16 && version.contains('.') && version.front() >= '0' && version.front() <= '9';
        if (!isVersion)
            continue;
        m_program = std::string(program) + " " + std::string(version);
        m_isOfMke2fs = m_isOfMke2fs || program.starts_with("mk");
        return true;
    }
    return false;
}

/// The second line of a list that was begun before.
bool StatedValues::goOn(std::string_view line) {
    if (m_listsFeatures && areFeatures(line)) {
        m_values[std::string(features)] += " " + std::string(line);
        return true;
    }
    m_listsFeatures = false;
    while (m_listsBackups && !line.empty()) {
        const auto block = takeNumber(line);
        m_listsBackups = block.has_value() && (line.empty() || line.front() == ',');
        if (!m_listsBackups)
            return false;
        m_backups.push_back(*block);
        line = stripped(line.empty() ? line : line.substr(1));
        if (line.empty())
            return true;
    }
    return false;
}

/// misc/mke2fs.c: "Creating filesystem with 786432 4k blocks and 49152 inodes" of 1.42 and later; in show_stats(), which
/// earlier versions and -v print: "Block size=4096 (log=2)", "2621440 inodes, 10485760 blocks".
bool StatedValues::readMke2fs(std::string_view line) {
    auto rest = line;
    if (takeWords(rest, "Creating filesystem with ")) {
        const auto blocks = takeNumber(rest);
        const auto kibibytes = takeWords(rest, " ") ? takeNumber(rest) : std::nullopt;
        const auto inodes = takeWords(rest, "k blocks and ") ? takeNumber(rest) : std::nullopt;
        if (!blocks || !kibibytes || !inodes || *kibibytes > 64)
            return false;
        set("Block count", *blocks);
        set("Block size", *kibibytes * 1024);
        set("Inode count", *inodes);
        return m_isOfMke2fs = true;
    }
    if (takeWords(rest, "Superblock backups stored on blocks:")) {
        m_listsBackups = true;
        return m_isOfMke2fs = true;
    }
    return readMoreOfMke2fs(line);
}

bool StatedValues::readMoreOfMke2fs(std::string_view line) {
    struct Pattern {
        std::string_view before;
        std::string_view after;
        std::string_view name;
    };
    constexpr std::array patterns{Pattern{"Block size=", " (log=", "Block size"},
                                  Pattern{"Cluster size=", " (log=", "Cluster size"},
                                  Pattern{"First data block=", "", "First block"},
                                  Pattern{"Stride=", " blocks, Stripe width=", "RAID stride"},
                                  Pattern{"", " inodes, ", "Inode count"},
                                  Pattern{"", " blocks (", "Reserved block count"},
                                  Pattern{"", " blocks per group, ", "Blocks per group"},
                                  Pattern{"", " inodes per group", "Inodes per group"}};
    for (const auto& [before, after, name] : patterns) {
        auto rest = line;
        const auto number = takeWords(rest, before) ? takeNumber(rest) : std::nullopt;
        if (!number || !takeWords(rest, after))
            continue;
        set(name, *number);
        if (const auto blocks = name == "Inode count" ? takeNumber(rest) : std::nullopt)
            set("Block count", *blocks);
        if (const auto width = name == "RAID stride" ? takeNumber(rest) : std::nullopt)
            set("RAID stripe width", *width);
        return m_isOfMke2fs = true;
    }
    return false;
}

void StatedValues::readNamed(std::string_view line) {
    const auto colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const auto name = stripped(line.substr(0, colon));
    if (std::ranges::find(names, name) == names.end())
        return;
    set(name, stripped(line.substr(colon + 1)));
    m_listsFeatures = name == features;
}

void StatedValues::read(std::string_view line) {
    if (!readVersion(line) && !goOn(line) && !readMke2fs(line))
        readNamed(line);
}

} // namespace atlas
