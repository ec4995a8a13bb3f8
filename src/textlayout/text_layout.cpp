// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/text_layout.h"

#include "base/number_text.h"
#include "textlayout/copies_by_rule.h"
#include "textlayout/stated_groups.h"
#include "textlayout/stated_superblock.h"
#include "textlayout/stated_values.h"
#include "textlayout/text_lines.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

std::unexpected<Error> contradicts(std::string what, std::string found = {}, std::string expected = {}) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                 .what = "the text contradicts itself: " + std::move(what),
                                 .found = std::move(found),
                                 .expected = std::move(expected),
                                 .hint = "give the text of one file system, as it was printed"});
}

Error translated() {
    return {.kind = ErrorKind::Unsupported,
            .what = "the text is translated, and only the English one can be read",
            .hint = "LC_ALL=C dumpe2fs DEVICE"};
}

/// Reads the lines before those of the groups. Behind them, only what shows that the text of another file system follows.
struct HeadReader {
    StatedValues values{};
    bool hasGroups = false;
    bool isTranslated = false;
    bool hasMagic = false;

    void read(std::string_view line) {
        isTranslated = isTranslated || isTranslatedGroupLine(line);
        hasMagic = hasMagic || line.contains("0xEF53");
        hasGroups = hasGroups || isGroupLine(line);
        if (!hasGroups || line.starts_with("Block count:") || line.starts_with("Filesystem UUID:"))
            values.read(line);
    }
    /// Whether a program printed this, but nothing of it is in English.
    [[nodiscard]] bool isForeign() const {
        return isTranslated || (values.isEmpty() && !hasGroups && (hasMagic || !values.program().empty()));
    }
    [[nodiscard]] bool isRecognised() const { return hasGroups || !values.isEmpty() || isForeign(); }
};

class LayoutReader {
public:
    LayoutReader(const StatedValues& values, StatedSuperblock superblock)
        : m_values(values), m_superblock(std::move(superblock)) {
        m_claims.filesystem = std::move(m_superblock.filesystem);
        const auto& fs = m_claims.filesystem;
        auto& groups = m_claims.groups;
        groups.resize(fs.groupCount);
        for (auto* places : {&groups.blockBitmap, &groups.inodeBitmap, &groups.inodeTable})
            std::ranges::fill(*places, fs.end());
        groups.source.assign(fs.groupCount.value, static_cast<std::uint16_t>(DescriptorSource::Unstated));
        if (fs.has("metadata_csum")) {
            groups.blockBitmapChecksum.resize(fs.groupCount.value);
            groups.inodeBitmapChecksum.resize(fs.groupCount.value);
        }
        m_named.resize(fs.groupCount.value);
    }

    Status add(const StatedGroup& group) {
        const auto& fs = m_claims.filesystem;
        if (group.number >= fs.groupCount.value) {
            return contradicts("it describes a block group that the file system does not have",
                               "group " + grouped(group.number), grouped(fs.groupCount.value) + " groups");
        }
        const GroupNumber number{static_cast<std::uint32_t>(group.number)};
        const auto first = fs.blocksOf(number).first.value;
        if (group.firstBlock && *group.firstBlock != first) {
            return contradicts(fmt::format("group {} begins at another block", number.value),
                               grouped(*group.firstBlock), grouped(first));
        }
        addPlaces(group, number.value);
        const bool lacksFlags = !group.namesCopies && fs.checksumsDescriptors() && !group.hasFlags;
        if (group.isComplete() && !lacksFlags)
            addCounts(group, number.value);
        if (group.namesCopies && group.blockBitmap)
            addCopies(group, number);
        return {};
    }

    Result<LayoutClaims> finish(GroupFormat format) {
        addCopiesByRule();
        std::ranges::sort(m_claims.copies, {}, &GroupCopies::group);
        addMmp();
        addFindings(format);
        if (m_stated == m_claims.groups.size().value)
            m_claims.groups.source.clear();
        return std::move(m_claims);
    }

private:
    void addPlaces(const StatedGroup& group, std::uint32_t g) {
        auto& groups = m_claims.groups;
        const auto end = m_claims.filesystem.end().value;
        groups.blockBitmap[g] = {group.blockBitmap.value_or(end)};
        groups.inodeBitmap[g] = {group.inodeBitmap.value_or(end)};
        groups.inodeTable[g] = {group.inodeTable.value_or(end)};
    }

    void addCounts(const StatedGroup& group, std::uint32_t g) {
        auto& groups = m_claims.groups;
        const auto narrowed = [](std::uint64_t value) {
            return static_cast<std::uint32_t>(std::min<std::uint64_t>(value, 0xFFFFFFFF));
        };
        m_stated += groups.sourceOf({g}) == DescriptorSource::Primary ? 0 : 1;
        groups.source[g] = static_cast<std::uint16_t>(DescriptorSource::Primary);
        groups.freeBlocks[g] = narrowed(*group.freeBlocks);
        groups.freeInodes[g] = narrowed(*group.freeInodes);
        groups.usedDirectories[g] = narrowed(group.directories);
        groups.unusedInodes[g] = narrowed(group.unusedInodes);
        groups.flags[g] = group.flags;
        groups.checksum[g] = static_cast<std::uint16_t>(group.checksum);
        groups.computedChecksum[g] = groups.checksum[g];
        if (!groups.blockBitmapChecksum.empty()) {
            groups.blockBitmapChecksum[g] = narrowed(group.blockBitmapChecksum);
            groups.inodeBitmapChecksum[g] = narrowed(group.inodeBitmapChecksum);
        }
    }

    void addCopies(const StatedGroup& group, GroupNumber number) {
        if (m_named[number.value])
            return;
        m_named[number.value] = true;
        GroupCopies copies{.group = number};
        if (group.superblock)
            copies.superblock = BlockNumber{*group.superblock};
        copies.descriptors = group.descriptors.value_or(BlockInterval{});
        copies.reservedGdt = group.reservedGdt;
        if (copies.reservedGdt.empty() && group.superblock && !m_claims.filesystem.has("meta_bg"))
            copies.reservedGdt.first = copies.descriptors.end(); // as for a reserve of no blocks
        if (copies.superblock || !copies.descriptors.empty())
            m_claims.copies.push_back(copies);
    }

    /// The groups that sparse_super2 names.
    [[nodiscard]] BackupGroups backupGroups() const {
        BackupGroups backups{};
        auto text = m_values.text("Backup block groups").value_or("");
        for (auto& group : backups) {
            group = static_cast<std::uint32_t>(takeNumber(text).value_or(0));
            text = stripped(text);
        }
        return backups;
    }

    [[nodiscard]] bool isBackupOfMke2fs(GroupNumber group) const {
        const auto first = m_claims.filesystem.blocksOf(group).first.value;
        return std::ranges::find(m_values.backups(), first) != m_values.backups().end();
    }

    void addCopiesByRule() {
        const auto backups = backupGroups();
        bool any = false;
        for (std::uint32_t g = 0; g < m_claims.filesystem.groupCount.value; ++g) {
            const GroupNumber group{g};
            if (m_named[g] || (!m_superblock.isComplete && g != 0 && !isBackupOfMke2fs(group)))
                continue;
            const auto copies = copiesByRule(m_claims.filesystem, group, backups);
            any = any || copies;
            if (copies)
                m_claims.copies.push_back(*copies);
        }
        if (any && m_superblock.isComplete)
            m_superblock.derived.emplace_back("Backup superblocks and group descriptors");
    }

    void addMmp() {
        if (const auto block = m_values.number("MMP block number"))
            m_claims.files.push_back({.kind = RegionKind::Mmp, .extents = {{{*block}, {1}}}});
    }

    /// Without groups, no line of the text distinguishes dumpe2fs from tune2fs.
    [[nodiscard]] std::string programOf(GroupFormat format) const {
        if (!m_values.program().empty())
            return m_values.program();
        switch (format) {
        case GroupFormat::Dumpe2fs: return "dumpe2fs";
        case GroupFormat::Debugfs: return "debugfs";
        case GroupFormat::None: break;
        }
        return m_values.isOfMke2fs() ? "mke2fs" : "tune2fs -l";
    }

    void addFindings(GroupFormat format) {
        const auto& fs = m_claims.filesystem;
        auto& findings = m_claims.findings;
        const std::uint64_t saysZeroed = format == GroupFormat::Dumpe2fs ? 1 : 0;
        findings.push_back({.kind = FindingKind::ReadFromText,
                            .numbers = {m_stated, fs.groupCount.value, saysZeroed},
                            .detail = programOf(format)});
        if (!m_superblock.missing.empty()) {
            findings.push_back({.kind = FindingKind::TextLeavesOut,
                                .numbers = {m_superblock.missing.size()},
                                .detail = fmt::format("{}", fmt::join(m_superblock.missing, ", "))});
        }
        if (!m_superblock.derived.empty()) {
            findings.push_back({.kind = FindingKind::TextDerived,
                                .numbers = {m_superblock.derived.size()},
                                .detail = fmt::format("{}", fmt::join(m_superblock.derived, ", "))});
        }
        if (fs.needsRecovery)
            findings.push_back({.kind = FindingKind::NeedsRecovery});
        if (fs.state.starts_with("not clean") || fs.hasRecordedErrors())
            findings.push_back({.kind = FindingKind::NotClean, .detail = fs.state});
        if (fs.errorCount > 0)
            findings.push_back({.kind = FindingKind::ErrorsRecorded, .numbers = {fs.errorCount}});
        if (!fs.journalUuid.empty())
            findings.push_back({.kind = FindingKind::ExternalJournal, .detail = fs.journalUuid});
    }

    const StatedValues& m_values;
    StatedSuperblock m_superblock;
    LayoutClaims m_claims;
    std::vector<bool> m_named; ///< groups whose copies dumpe2fs lists, or does not
    std::uint32_t m_stated = 0; ///< groups that are completely described
};

HeadReader headOf(std::string_view text) {
    HeadReader head;
    eachLine(text, [&](std::string_view line, bool) { head.read(line); });
    return head;
}

/// A last line without its end may be cut within a number.
std::string_view withoutCutValue(std::string_view text) {
    const auto end = text.rfind('\n');
    const auto last = stripped(text.substr(end == std::string_view::npos ? 0 : end + 1));
    const bool endsWithDigit = !last.empty() && last.back() >= '0' && last.back() <= '9';
    return endsWithDigit ? text.substr(0, end == std::string_view::npos ? 0 : end + 1) : text;
}

} // namespace

bool looksLikeLayoutText(std::span<const std::byte> head) {
    const auto isBinary = [](std::byte byte) {
        const auto c = std::to_integer<unsigned char>(byte);
        return c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\b' && c != 0x1B;
    };
    if (head.empty() || std::ranges::any_of(head, isBinary))
        return false;
    return headOf({reinterpret_cast<const char*>(head.data()), head.size()}).isRecognised(); // NOLINT: bytes as text
}

Result<LayoutClaims> layoutOfText(std::string_view text, std::uint64_t maxGroups) {
    text = withoutCutValue(text);
    const auto head = headOf(text);
    if (head.isForeign())
        return std::unexpected(translated());
    if (const auto& name = head.values.contradicted(); !name.empty())
        return contradicts(fmt::format("\"{}:\" stands there twice, with different values", name));
    auto superblock = superblockOf(head.values, maxGroups);
    if (!superblock)
        return std::unexpected(superblock.error());
    LayoutReader layout(head.values, std::move(*superblock));
    GroupReader groups;
    Status status;
    const auto take = [&](const std::optional<StatedGroup>& group) {
        if (group && status)
            status = layout.add(*group);
    };
    eachLine(text, [&](std::string_view line, bool isWhole) { take(groups.read(line, isWhole)); });
    take(groups.finish());
    if (!status)
        return std::unexpected(status.error());
    return layout.finish(groups.format());
}

} // namespace atlas
