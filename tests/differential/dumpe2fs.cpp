// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential/dumpe2fs.h"

#include "support/run.h"

#include <charconv>
#include <fmt/format.h>
#include <stdexcept>
#include <string_view>

namespace atlas::test {
namespace {

[[noreturn]] void unknown(std::string_view line) {
    throw std::runtime_error("dumpe2fs printed a line this test does not know: " + std::string(line));
}

/// Scans a line from left to right.
class Scanner {
public:
    explicit Scanner(std::string_view line) : m_line(line), m_rest(line) {}

    bool take(std::string_view text) {
        if (!m_rest.starts_with(text)) {
            return false;
        }
        m_rest.remove_prefix(text.size());
        return true;
    }
    void expect(std::string_view text) {
        if (!take(text)) {
            unknown(m_line);
        }
    }
    std::uint64_t number(int base = 10) {
        std::uint64_t value = 0;
        const auto [end, fault] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value, base);
        if (fault != std::errc()) {
            unknown(m_line);
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }
    BlockRange range() {
        const auto first = number();
        return {first, take("-") ? number() : first};
    }
    /// Consumes the text up to and including `mark`; returns the text before it.
    std::string_view upTo(std::string_view mark) {
        const auto at = m_rest.find(mark);
        if (at == std::string_view::npos) {
            unknown(m_line);
        }
        const auto before = m_rest.substr(0, at);
        m_rest.remove_prefix(at + mark.size());
        return before;
    }
    /// Consumes upper-case letters and underscores.
    std::string_view word() {
        const auto end = std::min(m_rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_"), m_rest.size());
        const auto taken = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        return taken;
    }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_line;
    std::string_view m_rest;
};

// "Group 1: (Blocks 32768-65535) csum 0x268e (EXPECTED 0x1234) [INODE_UNINIT, BLOCK_UNINIT]"
DumpedGroup parseHead(std::string_view line) {
    DumpedGroup group;
    Scanner scan(line);
    scan.expect("Group ");
    group.number = scan.number();
    scan.expect(": (Blocks ");
    group.blocks = scan.range();
    scan.expect(")");
    if (scan.take(" csum 0x")) {
        group.checksum = scan.number(16);
    }
    if (scan.take(" (EXPECTED 0x")) {
        group.expectedChecksum = scan.number(16);
        scan.expect(")");
    }
    if (scan.take(" [")) {
        Scanner flags(scan.upTo("]"));
        do {
            flags.take(" ");
            group.flags.emplace_back(flags.word());
        } while (flags.take(","));
    }
    return group;
}

// "  Backup superblock at 32768, Group descriptors at 32769-32771", "  Group descriptor at 65536"
bool parseCopies(std::string_view line, DumpedGroup& group) {
    Scanner scan(line);
    scan.take(" ");
    scan.take(" ");
    for (const char* kind : {"Primary", "Backup"}) {
        if (scan.take(std::string(kind) + " superblock at ")) {
            group.superblock = kind;
            group.superblockAt = scan.number();
            scan.take(", ");
        }
    }
    if (scan.take("Group descriptors at ") || scan.take("Group descriptor at ")) {
        group.descriptors = scan.range();
    }
    return scan.atEnd();
}

// "  Block bitmap at 262 (bg #0 + 261), csum 0x964a5742": what follows the block
std::optional<std::uint64_t> parseBitmapChecksum(std::string_view line) {
    constexpr std::string_view before = ", csum 0x";
    const auto at = line.find(before);
    return at == std::string_view::npos ? std::nullopt
                                        : std::optional(Scanner(line.substr(at + before.size())).number(16));
}

bool parsePlaces(std::string_view line, DumpedGroup& group) {
    Scanner scan(line);
    if (scan.take("  Reserved GDT blocks at ")) {
        group.reservedGdt = scan.range();
    } else if (scan.take("  Block bitmap at ")) {
        group.blockBitmap = scan.number();
        group.blockBitmapChecksum = parseBitmapChecksum(line);
    } else if (scan.take("  Inode bitmap at ")) {
        group.inodeBitmap = scan.number();
        group.inodeBitmapChecksum = parseBitmapChecksum(line);
    } else if (scan.take("  Inode table at ")) {
        group.inodeTable = scan.range();
    } else {
        return false;
    }
    return true;
}

// "  30665 free blocks, 5 free inodes, 2 directories, 5 unused inodes"
bool parseCounts(std::string_view line, DumpedGroup& group) {
    if (line.find(" free inodes, ") == std::string_view::npos) {
        return false;
    }
    Scanner scan(line);
    scan.expect("  ");
    group.freeBlocks = scan.number();
    if (!scan.take(" free blocks, ")) {
        scan.expect(" free clusters, ");
    }
    group.freeInodes = scan.number();
    scan.expect(" free inodes, ");
    group.directories = scan.number();
    scan.expect(" directories");
    group.unusedInodes = scan.take(", ") ? scan.number() : 0;
    return true;
}

void parseGroupLine(std::string_view line, DumpedGroup& group) {
    const bool passedOver =
        line.starts_with("  Free blocks: ") || line.starts_with("  Free inodes: ") || line.starts_with("*** ");
    if (passedOver || parsePlaces(line, group) || parseCounts(line, group) || parseCopies(line, group)) {
        return;
    }
    unknown(line);
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

void parseLine(std::string_view line, Dump& dump) {
    if (line.starts_with("Group ") && line.find(": (Blocks ") != std::string_view::npos) {
        dump.groups.push_back(parseHead(line));
    } else if (!dump.groups.empty() && !line.empty()) {
        parseGroupLine(line, dump.groups.back());
    } else if (const auto colon = line.find(':'); colon != std::string_view::npos) {
        dump.header.emplace(line.substr(0, colon), trimmed(line.substr(colon + 1)));
    }
}

} // namespace

Dump parseDump(const std::string& text) {
    Dump dump;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        parseLine(rest.substr(0, end), dump);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return dump;
}

Dump dumpe2fs(const std::string& image, std::uint64_t offset, const std::string& options) {
    const auto ran = runDumpe2fs(options, image, offset);
    auto dump = parseDump(ran.out);
    if (dump.groups.empty()) {
        throw std::runtime_error("dumpe2fs prints no groups: " + ran.err);
    }
    return dump;
}

} // namespace atlas::test
