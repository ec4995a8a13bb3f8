// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/goto_place.h"

#include "base/byte_map.h"
#include "base/kernel_log.h"
#include "disk/disk_area.h"
#include "ondisk/superblock.h"
#include "report/words/place_text.h"
#include "ui/session/place.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <optional>
#include <utility>
#include <vector>

namespace atlas::ui {
namespace {

struct GotoText {
    Q_DECLARE_TR_FUNCTIONS(GotoText)
};

/// Includes the words of all window languages, so that a place can be pasted as the window shows it.
std::optional<GotoKind> kindOf(const QString& word) {
    static const std::pair<QString, GotoKind> words[]{
        {QStringLiteral("group"), GotoKind::Group},    {QStringLiteral("block"), GotoKind::Block},
        {QStringLiteral("sector"), GotoKind::Sector},  {QStringLiteral("lba"), GotoKind::Sector},
        {QStringLiteral("byte"), GotoKind::Byte},      {QStringLiteral("inode"), GotoKind::Inode},
        {QStringLiteral("fsblock"), GotoKind::Block},  {QStringLiteral("groupe"), GotoKind::Group},
        {QStringLiteral("secteur"), GotoKind::Sector}, {QStringLiteral("octet"), GotoKind::Byte},
        {QStringLiteral("gruppe"), GotoKind::Group},   {QStringLiteral("sektor"), GotoKind::Sector},
        {QStringLiteral("组"), GotoKind::Group},       {QStringLiteral("块"), GotoKind::Block},
        {QStringLiteral("扇区"), GotoKind::Sector},    {QStringLiteral("字节"), GotoKind::Byte}};
    QString singular = word.toLower();
    if (singular.size() > 1 && singular.endsWith('s'))
        singular.chop(1);
    for (const auto& [name, kind] : words)
        if (name.startsWith(singular))
            return kind;
    return {};
}

/// The kind of a number without a keyword, by its unit suffix.
GotoKind kindOf(SizeUnit unit) {
    switch (unit) {
    case SizeUnit::Bytes: return GotoKind::Byte;
    case SizeUnit::Sectors: return GotoKind::Sector;
    case SizeUnit::Unsaid: break;
    }
    return GotoKind::Block;
}

/// The path in "/etc/hosts" or "path etc/hosts"; nullopt for other input.
std::optional<QString> pathIn(const QString& input) {
    static const QRegularExpression pattern(R"(^\s*(?:path\s+(?=\S)|(?=/))(.*)$)",
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    const auto match = pattern.match(input);
    if (!match.hasMatch())
        return std::nullopt;
    const auto path = match.captured(1);
    return path.startsWith('/') ? path : '/' + path;
}

using Phrase = std::pair<QString, RegionKind>;

/// Longer phrases come before their prefixes.
const std::vector<Phrase>& structurePhrases() {
    using enum RegionKind;
    static const std::vector<Phrase> phrases{{QStringLiteral("block bitmap"), BlockBitmap},
                                             {QStringLiteral("inode bitmap"), InodeBitmap},
                                             {QStringLiteral("inode table"), InodeTable},
                                             {QStringLiteral("superblock"), PrimarySuperblock},
                                             {QStringLiteral("group descriptor"), GroupDescriptors},
                                             {QStringLiteral("descriptor"), GroupDescriptors},
                                             {QStringLiteral("journal"), Journal},
                                             {QStringLiteral("bitmap de blocs"), BlockBitmap},
                                             {QStringLiteral("bitmap d'inodes"), InodeBitmap},
                                             {QStringLiteral("table d'inodes"), InodeTable},
                                             {QStringLiteral("superbloc"), PrimarySuperblock},
                                             {QStringLiteral("descripteur"), GroupDescriptors},
                                             {QStringLiteral("block-bitmap"), BlockBitmap},
                                             {QStringLiteral("inode-bitmap"), InodeBitmap},
                                             {QStringLiteral("inode-tabelle"), InodeTable},
                                             {QStringLiteral("gruppendeskriptor"), GroupDescriptors},
                                             {QStringLiteral("deskriptor"), GroupDescriptors},
                                             {QStringLiteral("块位图"), BlockBitmap},
                                             {QStringLiteral("inode 位图"), InodeBitmap},
                                             {QStringLiteral("inode 表"), InodeTable},
                                             {QStringLiteral("超级块"), PrimarySuperblock},
                                             {QStringLiteral("组描述符"), GroupDescriptors},
                                             {QStringLiteral("日志"), Journal}};
    return phrases;
}

/// "block bitmap of group 17" and the like; without a group, group 0. nullopt for other input.
std::optional<GotoTarget> structureIn(const QString& input) {
    const auto typed = input.simplified().toLower().replace(QChar(0x2019), '\'');
    for (const auto& [phrase, kind] : structurePhrases()) {
        if (!typed.startsWith(phrase))
            continue;
        static const QRegularExpression pattern(
            R"(^s?(?:\s*(?:of|in|du|dans le|der|in der))?(?:\s*(?:groupe?|gruppe|块组|组))?[\s:#]*([0-9].*)?$)");
        const auto match = pattern.match(typed.mid(phrase.size()));
        const auto digits = match.captured(1);
        const auto group =
            digits.isEmpty() ? Quantity{} : typedQuantity(digits).value_or(Quantity{.unit = SizeUnit::Bytes});
        if (match.hasMatch() && group.unit == SizeUnit::Unsaid)
            return GotoTarget{.kind = GotoKind::Structure, .value = group.number, .structure = kind};
    }
    return std::nullopt;
}

/// "s_raid_stride" or "raid_stride"; nullopt for other input.
std::optional<GotoTarget> fieldIn(const QString& input) {
    const auto name = input.trimmed().toLower().toStdString();
    for (const auto& field : superblockTable.fields)
        if (field.name == name || (field.name.starts_with("s_") && field.name.substr(2) == name))
            return GotoTarget{.kind = GotoKind::Field, .value = field.offset};
    return std::nullopt;
}

/// The place that a line of the kernel's log names; nullopt for other input.
std::optional<GotoTarget> loggedIn(const QString& input) {
    const auto line = parseLogLine(input.toStdString());
    if (!line)
        return std::nullopt;
    const auto partition = partitionInName(line->device);
    if (line->bufferBlock && !partition && !isMappedName(line->device))
        return std::nullopt; // of a whole disk, in a block size that the line does not give
    if (line->block || line->bufferBlock)
        return GotoTarget{
            .kind = GotoKind::Block, .value = line->block ? *line->block : *line->bufferBlock, .partition = partition};
    if (line->inode)
        return GotoTarget{.kind = GotoKind::Inode, .value = *line->inode, .partition = partition};
    if (line->group)
        return GotoTarget{.kind = GotoKind::Group, .value = *line->group, .partition = partition};
    return GotoTarget{.kind = GotoKind::KernelSector, .value = *line->sector};
}

} // namespace

std::expected<GotoTarget, QString> parseGoto(const QString& input) {
    if (auto logged = loggedIn(input))
        return std::move(*logged);
    if (auto path = pathIn(input))
        return GotoTarget{.kind = GotoKind::Path, .path = std::move(*path)};
    for (const auto& [word, kind] : {std::pair("mbr", GotoKind::Mbr), std::pair("gpt", GotoKind::Gpt)})
        if (input.trimmed().compare(QLatin1StringView(word), Qt::CaseInsensitive) == 0)
            return GotoTarget{.kind = kind};
    if (auto structure = structureIn(input))
        return *structure;
    if (auto field = fieldIn(input))
        return *field;
    static const QRegularExpression pattern(R"(^\s*(\p{L}+)?[\s:#\x{A0}]*([0-9].*)$)",
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(input);
    const auto number = typedQuantity(match.captured(2));
    if (!number && number.error().kind == ErrorKind::Limit)
        return std::unexpected(GotoText::tr("The number in “%1” is larger than any disk.").arg(input.trimmed()));
    if (!number) {
        return std::unexpected(GotoText::tr("Type a place such as “group 21”, “block 524293”, “sector 8390759”, “byte "
                                            "4296068608”, “inode table 3” or “/etc/hosts”."));
    }
    const QString word = match.captured(1);
    const auto kind = word.isEmpty() ? std::optional(kindOf(number->unit)) : kindOf(word);
    if (!kind) {
        return std::unexpected(GotoText::tr("“%1” is not a kind of place; there are group, block, sector, byte, inode, "
                                            "path, and structures such as “inode table 3”.")
                                   .arg(word));
    }
    const bool isOfKernel = !word.isEmpty() && *kind == GotoKind::Sector && number->inSectors();
    return GotoTarget{.kind = isOfKernel ? GotoKind::KernelSector : *kind, .value = number->number};
}

namespace {

struct PlaceText {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)
};

using Placed = std::expected<Place, QString>;

std::unexpected<QString> tooFar(const QString& words, std::uint64_t limit) {
    return std::unexpected(words.arg(number(limit)));
}

Placed placeOfBlock(const Layout& layout, std::uint64_t block) {
    const auto& fs = layout.filesystem;
    if (block >= fs.blockCount.value)
        return tooFar(PlaceText::tr("The last block of this file system is %1."), fs.blockCount.value - 1);
    return BlockPlace{{block}};
}

Placed placeInInodes(const Layout& layout, std::uint64_t inode) {
    const auto& fs = layout.filesystem;
    if (inode == 0 || inode > fs.inodeCount)
        return tooFar(PlaceText::tr("The inodes of this file system are 1 to %1."), fs.inodeCount);
    const auto place = placeOfInode(layout, static_cast<std::uint32_t>(inode));
    return !std::holds_alternative<std::monostate>(place)
               ? Placed(place)
               : std::unexpected(PlaceText::tr("Inode %1 lies outside the file system.").arg(number(inode)));
}

Placed placeOfTable(const Snapshot& snapshot, TableKind kind) {
    if (!exists(snapshot, TablePlace{kind})) {
        return std::unexpected(kind == TableKind::Gpt ? PlaceText::tr("This disk has no GPT.")
                                                      : PlaceText::tr("This disk has no MBR."));
    }
    return TablePlace{kind};
}

/// Byte `byte` of the opened disk, which counts otherwise than `snapshot.disk` if that is a volume in pieces.
Placed placeOfByte(const Snapshot& snapshot, const Judgement& judgement, std::uint64_t byte) {
    const auto& opened = snapshot.opened();
    if (byte >= opened.size.value)
        return tooFar(PlaceText::tr("The last byte of this disk is %1."), opened.size.value - 1);
    const auto own = snapshot.image ? byteAbove(snapshot.disk.map, ByteOffset{byte}) : ByteOffset{byte};
    if (!own) { // of a volume in pieces, whose disk has the bytes of the pieces only
        return std::unexpected(
            PlaceText::tr("Byte %1 lies %2.").arg(number(byte), text(areaText(areaAt(opened, ByteOffset{byte})))));
    }
    const auto where = whereaboutsAsRead(snapshot, judgement, *own);
    if (where.block) {
        const auto first = snapshot.placement->byteOf(*where.block, snapshot.layout->filesystem.blockSize);
        return BlockPlace{*where.block, static_cast<std::uint32_t>((where.byte - first).value)};
    }
    return DiskPlace{*own};
}

} // namespace

std::expected<Place, QString> placeOfTarget(const Snapshot& snapshot, const Judgement& judgement,
                                            const GotoTarget& target) {
    const auto sector = judgement.drive().logicalSector.value.value;
    const auto size = snapshot.opened().size.value;
    switch (target.kind) {
    case GotoKind::Byte: return placeOfByte(snapshot, judgement, target.value);
    case GotoKind::Mbr: return placeOfTable(snapshot, TableKind::Mbr);
    case GotoKind::Gpt: return placeOfTable(snapshot, TableKind::Gpt);
    case GotoKind::Sector:
        if (target.value >= size / sector)
            return tooFar(PlaceText::tr("The last logical sector of this disk is %1."), size / sector - 1);
        return placeOfByte(snapshot, judgement, target.value * sector);
    case GotoKind::KernelSector:
        if (target.value >= size / kernelSectorBytes) {
            return tooFar(PlaceText::tr("The last sector of 512 bytes of this disk is %1."),
                          size / kernelSectorBytes - 1);
        }
        return placeOfByte(snapshot, judgement, target.value * kernelSectorBytes);
    default: break;
    }
    if (!snapshot.layout) {
        return std::unexpected(
            PlaceText::tr("This disk holds no ext file system, so there are sectors and bytes only."));
    }
    if (target.partition && snapshot.opened().table.kind != TableKind::None &&
        snapshot.volumeName().partition != target.partition) {
        return std::unexpected(
            PlaceText::tr("This line is about partition %1, which is not the open one.").arg(*target.partition));
    }
    const auto& layout = *snapshot.layout;
    if (target.kind == GotoKind::Structure)
        return placeOfStructure(layout, target.structure, target.value);
    if (target.kind == GotoKind::Field)
        return placeInSuperblock(layout, target.value);
    if (target.kind == GotoKind::Group) {
        if (target.value >= layout.groups.size().value) {
            return tooFar(PlaceText::tr("The last block group of this file system is %1."),
                          layout.groups.size().value - 1);
        }
        return GroupPlace{{static_cast<std::uint32_t>(target.value)}};
    }
    return target.kind == GotoKind::Inode ? placeInInodes(layout, target.value) : placeOfBlock(layout, target.value);
}

} // namespace atlas::ui
