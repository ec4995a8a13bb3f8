// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/stated_groups.h"

#include "textlayout/text_lines.h"

#include <algorithm>
#include <array>
#include <utility>

namespace atlas {
namespace {

/// "Group 0", "Group  12"; removes it.
std::optional<std::uint64_t> takeGroup(std::string_view& line) {
    auto rest = line;
    const auto number = takeWords(rest, "Group ") ? takeNumber(rest) : std::nullopt;
    if (!number || !rest.starts_with(':'))
        return std::nullopt;
    line = stripped(rest.substr(1));
    return number;
}

/// The number behind `words`, wherever they stand in `line`.
std::optional<std::uint64_t> numberBehind(std::string_view line, std::string_view words) {
    const auto at = line.find(words);
    if (at == std::string_view::npos)
        return std::nullopt;
    auto rest = line.substr(at + words.size());
    return takeNumber(rest);
}

/// As numberBehind(), but not if the line ends with it, where it may have been cut.
std::optional<std::uint64_t> placeBehind(std::string_view line, std::string_view words, bool isWhole) {
    const auto at = line.find(words);
    if (at == std::string_view::npos)
        return std::nullopt;
    auto rest = line.substr(at + words.size());
    const auto number = takeNumber(rest);
    return !isWhole && rest.empty() ? std::nullopt : number;
}

/// "1-19", or "1" of meta_bg; empty if the end lies before the start.
std::optional<BlockInterval> rangeBehind(std::string_view line, std::string_view words) {
    const auto at = line.find(words);
    if (at == std::string_view::npos)
        return std::nullopt;
    auto rest = line.substr(at + words.size());
    const auto first = takeNumber(rest);
    if (!first)
        return std::nullopt;
    if (!rest.starts_with('-'))
        return BlockInterval{{*first}, {1}};
    rest.remove_prefix(1);
    const auto last = takeNumber(rest);
    if (!last || *last < *first)
        return std::nullopt;
    return BlockInterval{{*first}, {*last - *first + 1}};
}

} // namespace

bool isGroupLine(std::string_view line) {
    return takeGroup(line) && (line.starts_with("(Blocks ") || line.starts_with("block bitmap at "));
}

bool isTranslatedGroupLine(std::string_view line) {
    const auto open = std::min(line.find('('), line.find("\xEF\xBC\x88")); // U+FF08
    if (open == std::string_view::npos || line.starts_with("Group ") || open == 0)
        return false;
    const auto before = stripped(line.substr(0, open));
    const bool hasColon = before.ends_with(':') || before.ends_with("\xEF\xBC\x9A"); // U+FF1A
    const auto digit = before.find_first_of("0123456789");
    const auto digits = before.find_first_not_of("0123456789", digit);
    // Between number and colon stands white space at most.
    const bool isNumbered = digit != 0 && digit != std::string_view::npos && digits != std::string_view::npos &&
                            stripped(before.substr(digits)).size() <= 3;
    const auto inside = line.substr(open);
    const auto first = inside.find_first_of("0123456789");
    const auto dash = first == std::string_view::npos ? first : inside.find_first_not_of("0123456789", first);
    return hasColon && isNumbered && dash != std::string_view::npos && inside[dash] == '-';
}

/// Two values of one kind show that the line between two groups is missing: neither of them is believed.
void GroupReader::setOnce(std::optional<std::uint64_t>& value, std::uint64_t stated) {
    if (value && *value != stated)
        m_group.reset();
    else
        value = stated;
}

bool GroupReader::begin(std::string_view line) {
    const auto number = takeGroup(line);
    if (!number)
        return false;
    m_group = StatedGroup{.number = *number};
    if (line.starts_with("(Blocks ")) {
        m_format = GroupFormat::Dumpe2fs;
        m_group->namesCopies = true;
        m_group->firstBlock = numberBehind(line, "(Blocks ");
        m_group->checksum = numberBehind(line, "csum ").value_or(0);
        readFlags(line);
    } else {
        m_format = GroupFormat::Debugfs;
    }
    return true;
}

/// debugfs: "block bitmap at 1025, inode bitmap at 1281, inode table at 1537"; dumpe2fs begins with capitals, up to 1.42
/// with both bitmaps on a line: "Block bitmap at 259 (+259), Inode bitmap at 275 (+275)", later with "csum 0x…" behind each.
void GroupReader::readPlaces(std::string_view line, bool isWhole) {
    struct Place {
        std::string_view words;
        std::optional<std::uint64_t> StatedGroup::* value;
    };
    constexpr std::array places{Place{"lock bitmap at ", &StatedGroup::blockBitmap},
                                Place{"node bitmap at ", &StatedGroup::inodeBitmap},
                                Place{"node table at ", &StatedGroup::inodeTable}};
    for (const auto& [words, value] : places)
        if (const auto at = m_group ? placeBehind(line, words, isWhole) : std::nullopt)
            setOnce((*m_group).*value, *at);
    if (!m_group || !line.contains("bitmap at "))
        return;
    if (line.starts_with("Block bitmap"))
        m_group->blockBitmapChecksum = numberBehind(line, "csum ").value_or(0);
    if (line.starts_with("Inode bitmap"))
        m_group->inodeBitmapChecksum = numberBehind(line, "csum ").value_or(0);
}

/// "Primary superblock at 0, Group descriptors at 1-19", "Group descriptor at 1" of meta_bg.
void GroupReader::readCopies(std::string_view line) {
    if (const auto at = numberBehind(line, "superblock at "))
        m_group->superblock = at;
    for (const std::string_view words : {"Group descriptors at ", "Group descriptor at "})
        if (const auto range = rangeBehind(line, words))
            m_group->descriptors = range;
    if (const auto range = rangeBehind(line, "Reserved GDT blocks at "))
        m_group->reservedGdt = *range;
}

/// "4089 free blocks, 8181 free inodes, 2 used directories, 8181 unused inodes"; dumpe2fs writes "2 directories", and
/// "free clusters" with bigalloc. Up to 1.42: "Checksum 0xb06f, unused inodes 2013", before the places.
void GroupReader::readCounts(std::string_view line, bool isWhole) {
    m_group->checksum = numberBehind(line, "Checksum ").value_or(m_group->checksum);
    m_group->unusedInodes = numberBehind(line, "unused inodes ").value_or(m_group->unusedInodes);
    auto rest = line;
    const auto blocks = takeNumber(rest);
    if (!blocks || !(takeWords(rest, " free blocks, ") || takeWords(rest, " free clusters, ")))
        return;
    const auto inodes = takeNumber(rest);
    const auto directories = inodes && takeWords(rest, " free inodes, ") ? takeNumber(rest) : std::nullopt;
    if (!directories || !(takeWords(rest, " used directories") || takeWords(rest, " directories")))
        return;
    if (takeWords(rest, ", ")) {
        const auto unused = takeNumber(rest);
        if (!unused || !takeWords(rest, " unused inodes"))
            return; // cut
        m_group->unusedInodes = *unused;
    } else if (!isWhole) {
        return;
    }
    m_group->directories = *directories;
    m_group->freeInodes = inodes;
    setOnce(m_group->freeBlocks, *blocks);
}

void GroupReader::readFlags(std::string_view line) {
    struct Flag {
        std::string_view name;
        GroupFlag flag;
    };
    constexpr std::array flags{
        Flag{"INODE_UNINIT", GroupFlag::InodeUninit}, Flag{"BLOCK_UNINIT", GroupFlag::BlockUninit},
        Flag{"ITABLE_ZEROED", GroupFlag::ItableZeroed}, Flag{"Inode not init", GroupFlag::InodeUninit},
        Flag{"Block not init", GroupFlag::BlockUninit}};
    if (!line.contains('['))
        return;
    m_group->hasFlags = m_group->hasFlags || line.contains(']');
    for (const auto& [name, flag] : flags)
        if (line.contains(name))
            m_group->flags |= static_cast<std::uint16_t>(flag);
}

std::optional<StatedGroup> GroupReader::read(std::string_view line, bool isWhole) {
    std::optional<StatedGroup> done;
    if (isGroupLine(line)) {
        done = std::exchange(m_group, std::nullopt);
        if (begin(line) && m_format == GroupFormat::Debugfs)
            readPlaces(line, isWhole);
        return done;
    }
    if (isElision(line))
        return std::exchange(m_group, std::nullopt);
    if (!m_group || isShortened(line))
        return done;
    if (m_format == GroupFormat::Dumpe2fs) {
        readPlaces(line, isWhole);
        if (m_group)
            readCopies(line);
    }
    if (m_group)
        readCounts(line, isWhole);
    if (m_group && m_format == GroupFormat::Debugfs)
        readFlags(line);
    return done;
}

std::optional<StatedGroup> GroupReader::finish() { return std::exchange(m_group, std::nullopt); }

} // namespace atlas
