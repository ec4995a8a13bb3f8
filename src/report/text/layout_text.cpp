// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/layout_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/words/copies_text.h"
#include "report/words/labels.h"
#include "report/words/subject_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>

namespace atlas {
namespace {

std::string range(BlockInterval blocks) {
    if (blocks.empty())
        return {};
    return blocks.count.value == 1
               ? localNumber(blocks.first.value)
               : fmt::format("{}–{}", localNumber(blocks.first.value), localNumber(blocks.last().value));
}

std::vector<Column> columns() {
    return {{words<MessageId::ColumnFlex>(), true},
            {words<MessageId::ColumnGroup>(), true, true},
            {words<MessageId::NameBlocks>(), true},
            {words<MessageId::Superblock>()},
            {words<MessageId::NameDescriptors>(), true},
            {words<MessageId::ColumnReservedGdt>(), true},
            {words<MessageId::BlockBitmap>(), true},
            {words<MessageId::InodeBitmap>(), true},
            {words<MessageId::InodeTable>(), true},
            {words<MessageId::ColumnFreeBlocks>(), true},
            {words<MessageId::ColumnFreeInodes>(), true},
            {words<MessageId::ColumnDirectories>(), true},
            {words<MessageId::ColumnUnusedInodes>(), true},
            {words<MessageId::ColumnFlags>()},
            {words<MessageId::ColumnChecksum>()}};
}

/// The rows of the group table, with a blank row before each flex group but the first.
class GroupRows {
public:
    explicit GroupRows(const Layout& layout)
        : m_layout(layout),
          m_perFlex(layout.filesystem.groupsPerFlex()),
          m_setsOff(layout.filesystem.hasFlexGroups()) {}

    [[nodiscard]] std::size_t count() const {
        const std::size_t groups = m_layout.groups.size().value;
        return m_setsOff ? groups + (groups - 1) / m_perFlex : groups;
    }

    [[nodiscard]] std::vector<Cell> row(std::size_t n) const {
        if (!m_setsOff)
            return cells({static_cast<std::uint32_t>(n)});
        const auto flex = n / (m_perFlex + 1);
        const auto within = n % (m_perFlex + 1);
        if (within == m_perFlex)
            return {};
        return cells({static_cast<std::uint32_t>(flex * m_perFlex + within)});
    }

private:
    [[nodiscard]] std::string flexCell(GroupNumber group) const {
        return m_setsOff && group.value % m_perFlex == 0 ? localNumber(m_layout.filesystem.flexGroupOf(group))
                                                         : std::string();
    }

    [[nodiscard]] Cell checksumCell(GroupNumber group) const {
        const auto stored = m_layout.groups.checksum[group.value];
        const auto computed = m_layout.groups.computedChecksum[group.value];
        return stored == computed
                   ? Cell{}
                   : Cell{format(message<MessageId::ComputedChecksum>(Hex{stored, 4}, Hex{computed, 4})), Tone::Bad};
    }

    [[nodiscard]] std::vector<Cell> cells(GroupNumber group) const {
        static const GroupCopies none{};
        const auto& groups = m_layout.groups;
        const auto* found = m_layout.copiesIn(group);
        const auto& copies = found != nullptr ? *found : none;
        const auto g = group.value;
        const bool isCurrent = groups.isCurrent(group);
        const auto place = [&](RegionKind kind) {
            const auto first = m_layout.startOf(kind, group);
            return first ? localNumber(first->value) : std::string();
        };
        const auto count = [&](std::uint32_t number) { return isCurrent ? localNumber(number) : std::string(); };
        return {{flexCell(group)},
                {localNumber(g)},
                {range(m_layout.filesystem.blocksOf(group))},
                {std::string(superblockName(found).value_or(""))},
                {range(copies.descriptors)},
                {range(copies.reservedGdt)},
                {place(RegionKind::BlockBitmap)},
                {place(RegionKind::InodeBitmap)},
                {range(m_layout.inodeTableOf(group))},
                {count(groups.freeBlocks[g])},
                {count(groups.freeInodes[g])},
                {count(groups.usedDirectories[g])},
                {count(groups.unusedInodes[g])},
                {isCurrent ? fmt::format("{}", fmt::join(flagNames(groups.flags[g]), " ")) : std::string()},
                checksumCell(group)};
    }

    const Layout& m_layout;
    std::uint32_t m_perFlex;
    bool m_setsOff;
};

} // namespace

void writeLayoutText(const Snapshot& snapshot, std::ostream& out, TextStyle style) {
    const auto& layout = *snapshot.layout;
    out << style.paint(Tone::Heading, format(subject(snapshot))) << "\n\n";
    writeGeometry(layout, out, style);
    for (const auto& note : copiesNotes(layout))
        out << style.paint(Tone::Bad, format(note)) << '\n';
    writeHeading(out, message<MessageId::HeadingGroups>(), style);
    const GroupRows rows(layout);
    writeTable(out, columns(), rows.count(), [&](std::size_t n) { return rows.row(n); }, style);
    writeFindingsText(out, layout.findings, style);
}

} // namespace atlas
