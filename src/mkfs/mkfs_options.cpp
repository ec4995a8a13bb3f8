// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/mkfs_options.h"

#include "mkfs/flex_group_sizes.h"
#include "mkfs/format_options.h"
#include "mkfs/option_line.h"

#include "base/libext2fs.h"
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sstream>

extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {

std::uint64_t leadingNumber(const std::string& text) { return std::strtoul(text.c_str(), nullptr, 0); }

std::uint64_t parseBlocks(const std::string& text, int logBlockSize) {
    return parse_num_blocks2(text.c_str(), logBlockSize);
}

std::optional<UuidBytes> parseUuid(const std::string& text) {
    if (text.size() != 36)
        return std::nullopt;
    UuidBytes out;
    std::size_t digits = 0;
    for (std::size_t n = 0; n < text.size(); ++n) {
        const bool dash = n == 8 || n == 13 || n == 18 || n == 23;
        const auto c = static_cast<unsigned char>(text[n]);
        if (dash ? c != '-' : std::isxdigit(c) == 0)
            return std::nullopt;
        if (!dash) {
            const int digit = std::isdigit(c) != 0 ? c - '0' : std::tolower(c) - 'a' + 10;
            auto& byte = out.bytes[digits++ / 2];
            byte = static_cast<std::uint8_t>(byte << 4 | digit);
        }
    }
    return out;
}

// The option loop of PRS() in misc/mke2fs.c and parse_journal_opts() of misc/util.c.

namespace {

class OptionParser {
public:
    explicit OptionParser(OptionLine line) { m_out.line = std::move(line); }

    Result<MkfsOptions> parse() {
        if (typeOfProgram(m_out.line.program) == "ext3")
            m_out.journalSize = -1;
        for (const auto& option : m_out.line.options)
            if (auto taken = take(option.letter, option.value.value_or("")); !taken)
                return std::unexpected(taken.error());
        if (!m_out.line.operands.empty())
            m_out.blockCount = m_out.line.operands.front();
        return std::move(m_out);
    }

private:
    Status take(char letter, const std::string& value) {
        switch (letter) {
        case 'b': return takeBlockSize(value);
        case 'C': return takeClusterSize(value);
        case 'g': return takeBlocksPerGroup(value);
        case 'G': return takeFlexGroupSize(value);
        case 'i': return takeInodeRatio(value);
        case 'I': return takeInodeSize(value);
        case 'J': return takeJournal(value);
        case 'm': return takeReserved(value);
        case 'N': return takeInodeCount(value);
        case 'r': return takeRevision(value);
        case 'e': return takeErrors(value);
        case 't': return takeOnce(m_out.type, "-t", value);
        case 'T': return takeOnce(m_out.usageTypes, "-T", value);
        case 'c':
        case 'l':
        case 'S':
        case 'V': return takeUnplanned(letter);
        default: takeWord(letter, value); return {};
        }
    }

    void takeWord(char letter, const std::string& value) {
        switch (letter) {
        case 'R': m_out.warnings.emplace_back("'-R' is deprecated, use '-E' instead"); [[fallthrough]];
        case 'E': m_out.extended = value; break;
        case 'F': m_out.force = true; break;
        case 'j':
            m_out.journalSize = m_out.journalSize == 0 ? -1 : m_out.journalSize;
            m_out.fastCommitSize = m_out.fastCommitSize == 0 ? -1 : m_out.fastCommitSize;
            break;
        case 'd': m_out.copied = value; break; // populate_fs() follows all that has a fixed place
        case 'K': m_out.discard = false; break;
        case 'z': m_out.discard = false; break; // an undo file cannot restore discarded blocks
        case 'L':
            m_out.label = value.substr(0, EXT2_LABEL_LEN);
            if (value.size() > EXT2_LABEL_LEN)
                m_out.warnings.push_back(fmt::format("label too long; will be truncated to '{}'", m_out.label));
            break;
        case 'M': m_out.lastMounted = value; break;
        case 'o': m_out.creatorOs = value; break;
        case 'O':
            m_out.features += (m_out.featuresGiven ? "," : "") + value;
            m_out.featuresGiven = true;
            break;
        case 's': m_out.sparseSuper = std::atoi(value.c_str()); break;
        case 'U': m_out.uuid = value; break;
        default: break; // -n, -q, -v and -D do not affect the layout
        }
    }

    Status takeBlockSize(const std::string& value) {
        const auto size = static_cast<int>(parseBlocks(value, -1));
        const auto magnitude = size > 0 ? size : -static_cast<long>(size);
        if (!blockSizes.contains(static_cast<std::uint64_t>(magnitude)))
            return refused("invalid block size - " + value, "a power of two from 1024 to 65536");
        if (size > 4096)
            m_out.warnings.push_back(fmt::format("blocksize {} not usable on most systems.", size));
        m_out.blockSize = size;
        return {};
    }

    Status takeClusterSize(const std::string& value) {
        m_out.clusterSize = static_cast<int>(parseBlocks(value, -1));
        if (m_out.clusterSize <= EXT2_MIN_CLUSTER_SIZE || m_out.clusterSize > EXT2_MAX_CLUSTER_SIZE)
            return refused("invalid cluster size - " + value);
        return {};
    }

    Status takeBlocksPerGroup(const std::string& value) {
        const auto number = parseNumber(value);
        if (!number)
            return refused("Illegal number for blocks per group", "a number without a suffix");
        m_out.blocksPerGroup = static_cast<std::uint32_t>(*number);
        if (m_out.blocksPerGroup % groupSizeUnit != 0)
            return refused("blocks per group must be multiple of 8");
        return {};
    }

    Status takeFlexGroupSize(const std::string& value) {
        const auto size = parseFlexGroupSize(value);
        if (!size)
            return std::unexpected(size.error());
        m_out.flexGroupSize = *size;
        return {};
    }

    Status takeInodeRatio(const std::string& value) {
        m_out.inodeRatio = static_cast<int>(parseBlocks(value, -1));
        if (m_out.inodeRatio < 0 || !inodeRatios.contains(static_cast<std::uint64_t>(m_out.inodeRatio))) {
            return refused(
                fmt::format("invalid inode ratio {} (min {}/max {})", value, inodeRatios.minimum, inodeRatios.maximum));
        }
        return {};
    }

    Status takeInodeSize(const std::string& value) {
        const auto number = parseNumber(value);
        if (!number)
            return refused("invalid inode size - " + value);
        m_out.inodeSize = static_cast<int>(*number);
        return {};
    }

    Status takeInodeCount(const std::string& value) {
        const auto number = parseNumber(value);
        if (!number)
            return refused("bad num inodes - " + value);
        m_out.inodeCount = *number;
        return {};
    }

    Status takeReserved(const std::string& value) {
        char* end = nullptr;
        const double percent = std::strtod(value.c_str(), &end);
        if (*end != '\0' || percent > 50 || percent < 0)
            return refused("invalid reserved blocks percent - " + value);
        m_out.reservedPercent = percent;
        return {};
    }

    Status takeRevision(const std::string& value) {
        const auto number = parseNumber(value);
        if (!number)
            return refused("bad revision level - " + value);
        m_out.revision = static_cast<int>(*number);
        if (*m_out.revision > EXT2_MAX_SUPP_REV) {
            return refused(
                fmt::format("filesystem revision too high while trying to create revision {}", *m_out.revision));
        }
        if (*m_out.revision != EXT2_DYNAMIC_REV && librarySince(revisionOption))
            return refused("the -r option has been removed; \"-E revision=0\" makes a file system of revision 0");
        return {};
    }

    Status takeErrors(const std::string& value) {
        m_out.errorBehaviour = errorBehaviour(value);
        return m_out.errorBehaviour != 0 ? Status{} : refused("bad error behavior - " + value);
    }

    static Status takeOnce(std::optional<std::string>& into, const char* name, const std::string& value) {
        if (into)
            return refused(fmt::format("The {} option may only be used once", name));
        into = value;
        return {};
    }

    static Status takeUnplanned(char letter) {
        switch (letter) {
        case 'c': return notPlanned("-c", "which blocks are bad is known only once the device was tested");
        case 'l': return notPlanned("-l", "bad blocks move what would lie on them");
        case 'S': return notPlanned("-S", "it rewrites superblocks and descriptors of a file system that is there");
        default: return notPlanned("-V", "it shows a version and makes nothing");
        }
    }

    Status takeJournal(const std::string& value) {
        std::istringstream tokens(value); // a trailing comma is accepted, other empty tokens are not
        for (std::string token; std::getline(tokens, token, ',');) {
            const auto equals = token.find('=');
            const auto name = token.substr(0, equals);
            const auto argument =
                equals == std::string::npos ? std::nullopt : std::optional<std::string>(token.substr(equals + 1));
            if (auto taken = takeJournalToken(name, argument); !taken)
                return taken;
        }
        return {};
    }

    Status takeJournalToken(const std::string& name, const std::optional<std::string>& argument) {
        const bool numeric = argument && parseNumber(*argument);
        if (name == "device")
            return notPlanned("-J device=", "the block size and the journal are those of that device");
        if (name == "size" && numeric) {
            m_out.journalSize = static_cast<int>(leadingNumber(*argument));
        } else if (name == "fast_commit_size" && numeric) {
            m_out.fastCommitSize = static_cast<int>(leadingNumber(*argument));
        } else if (name == "location" && argument) {
            m_out.journalLocation = argument;
        } else if (name != "v1_superblock") {
            return refused(fmt::format("Bad journal options specified: {}", argument ? name + "=" + *argument : name),
                           "size=MEGABYTES or location=BLOCK, separated by commas");
        }
        return {};
    }

    MkfsOptions m_out;
};

const char* libraryVersion() {
    const char* version = nullptr;
    ext2fs_get_library_version(&version, nullptr);
    return version;
}

} // namespace

bool librarySince(LibraryVersion version) {
    LibraryVersion linked;
    std::sscanf(libraryVersion(), "%d.%d.%d", &linked.major, &linked.minor, &linked.patch);
    return linked >= version;
}

std::unexpected<Error> olderLibrary(const std::string& name, LibraryVersion since) {
    return refused("Bad option(s) specified: " + name,
                   fmt::format("mke2fs has -E {} from e2fsprogs {}.{}.{} on, and this program is linked with {}", name,
                               since.major, since.minor, since.patch, libraryVersion()));
}

Result<MkfsOptions> parseOptions(OptionLine line) { return OptionParser(std::move(line)).parse(); }

Result<MkfsOptions> parseOptions(std::vector<std::string> words) {
    auto line = readOptionLine(std::move(words));
    return line ? parseOptions(std::move(*line)) : std::unexpected(line.error());
}

Result<MkfsOptions> parseOptions(std::string_view line) {
    auto read = readOptionLine(line);
    return read ? parseOptions(std::move(*read)) : std::unexpected(read.error());
}

} // namespace atlas
