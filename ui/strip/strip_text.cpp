// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_text.h"

#include "report/words/finding_text.h"
#include "report/words/labels.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <vector>

namespace atlas::ui {
namespace {

using ui::diskText;
using ui::number;

struct StripText {
    Q_DECLARE_TR_FUNCTIONS(StripText)
};

const Partition& partitionOf(const StripScene& scene, const StripBox& box) {
    return scene.content.disk.table.partitions[box.segment.partition];
}

QString quoted(const QString& name) { return name.isEmpty() ? name : StripText::tr("“%1”").arg(name); }

QString joined(const QStringList& words) {
    QStringList some;
    for (const auto& word : words)
        if (!word.isEmpty())
            some << word;
    return some.join(u' ');
}

/// The findings on an ext file system in the partition of `box` that is not shown.
std::vector<Finding> findingsIn(const StripScene& scene, const StripBox& box) {
    std::vector<Finding> found;
    std::ranges::copy_if(scene.content.others, std::back_inserter(found),
                         [&](const Finding& each) { return each.volume.partition == partitionOf(scene, box).number; });
    return found;
}

/// Whether the partition or a file system in it, other than the one shown, has a fault or is misaligned.
bool isMarked(const StripScene& scene, const StripBox& box) {
    return box.segment.faulty || std::ranges::any_of(findingsIn(scene, box), [](const Finding& each) {
               return severityOf(each) >= Severity::Misaligned;
           });
}

QStringList partitionTexts(const StripScene& scene, const StripBox& box) {
    const auto& partition = partitionOf(scene, box);
    const auto nr =
        (isMarked(scene, box) ? ui::text(warningMark) + ' ' : QString()) + QString::number(partition.number);
    const auto kind = contentName(partition);
    const auto& volume = scene.content.logicalVolume;
    const bool around = box.segment.chosen && !volume.empty();
    const auto held = around ? QStringLiteral("%1 (%2)").arg(kind, diskText(volume)) : kind;
    const auto name = quoted(diskText(partition.name.empty() ? partition.content.label : partition.name));
    const auto bytes = ui::size(bytesOf(scene.content.disk, partition).count);
    return {joined({nr, held, name, bytes}), joined({nr, held, bytes}), joined({nr, held}), joined({nr, kind}), nr};
}

/// The content of a disk without partitions: "LVM2_member"; "LVM physical volume" where only its metadata were found.
QString contentOfDisk(const Disk& disk) {
    const auto& containers = disk.inside.containers;
    return disk.content.type.empty() && !containers.empty() ? ui::text(label(containers.front().layers.front().kind))
                                                            : diskText(disk.content.type);
}

QString logicalVolumeText(const std::string& name) {
    return name.empty() ? QString() : StripText::tr("logical volume %1:").arg(diskText(name));
}

/// The box of the volume that is shown.
QStringList chosenTexts(const StripScene& scene, const QString& bytes) {
    const auto& fs = scene.content.volume->filesystem();
    const auto kind = ui::text(fs.extName());
    const auto volume = logicalVolumeText(scene.content.logicalVolume);
    return {joined({volume, kind, quoted(diskText(fs.label)), bytes}), joined({volume, kind, bytes}),
            joined({volume, kind}), kind};
}

/// A box of what is on a disk without partitions, beside the volume that is shown or without one.
QStringList contentTexts(const StripScene& scene, const QString& bytes) {
    const auto& disk = scene.content.disk;
    const auto kind = contentOfDisk(disk);
    if (scene.content.volume) {
        const auto rest = StripText::tr("rest of %1").arg(kind);
        return {joined({rest, bytes}), rest};
    }
    const auto volume = logicalVolumeText(disk.logicalVolume);
    const auto label = quoted(diskText(disk.content.label));
    return {joined({volume, kind, label, bytes}), joined({volume, kind, bytes}), joined({volume, kind})};
}

QStringList volumeTexts(const StripScene& scene, const StripBox& box) {
    const auto bytes = ui::size(box.segment.bytes.count);
    return box.segment.chosen ? chosenTexts(scene, bytes) : contentTexts(scene, bytes);
}

/// A logical volume and the data of an md member begin inside their partition.
bool beginsItsPartition(const StripScene& scene) {
    const auto& placement = scene.content.volume->placement();
    const auto* partition = placement.partition ? scene.content.disk.table.find(*placement.partition) : nullptr;
    return partition != nullptr && bytesOf(scene.content.disk, *partition).first == placement.bytes.first;
}

QString withStart(const StripScene& scene, const StripBox& box, const QString& words) {
    const auto byte = box.segment.kind == StripSegment::Kind::Partition
                          ? bytesOf(scene.content.disk, partitionOf(scene, box)).first
                          : scene.content.volume->placement().bytes.first;
    const auto sector = scene.content.disk.drive.logicalSector.value;
    if (byte.value % sector.value != 0)
        return StripText::tr("%1 — starts at byte %2").arg(words, number(byte.value));
    return StripText::tr("%1 — starts at sector %2 = byte %3")
        .arg(words, number(sectorOf(byte, sector).value), number(byte.value));
}

/// "on a physical sector boundary", "3,584 bytes past the start of a 4 KiB physical sector".
QString startVerdict(ByteOffset start, const StripScene& scene) {
    return ui::text(startVerdictText(start, scene.content.by));
}

QString faultLine(const Message& text) {
    return QStringLiteral("%1 %2<br>").arg(ui::text(warningMark), ui::text(text).toHtmlEscaped());
}

QString faultsOf(const StripScene& scene, const StripBox& box) {
    QString lines;
    if (box.segment.kind == StripSegment::Kind::Partition)
        for (const auto& finding : findingsIn(scene, box))
            lines += faultLine(phrase(finding).text);
    if (box.segment.faulty) {
        const auto nr = partitionOf(scene, box).number;
        for (const auto& fault : scene.content.disk.table.faults)
            if (isMisplacement(fault.kind) && (fault.partition == nr || fault.other == nr))
                lines += faultLine(phrase(fault));
    }
    return lines;
}

QString title(const StripScene& scene, const StripBox& box) {
    switch (box.segment.kind) {
    case StripSegment::Kind::Table:
        return StripText::tr("%1 partition table").arg(ui::text(label(scene.content.disk.table.kind)));
    case StripSegment::Kind::Gap: return StripText::tr("not in any partition");
    case StripSegment::Kind::Missing: return StripText::tr("missing: the image ends before");
    case StripSegment::Kind::Partition: return StripText::tr("partition %1").arg(partitionTexts(scene, box).front());
    case StripSegment::Kind::Volume: return volumeTexts(scene, box).front();
    }
    return {};
}

} // namespace

QStringList boxTexts(const StripScene& scene, const StripBox& box) {
    switch (box.segment.kind) {
    case StripSegment::Kind::Table: return {ui::text(label(scene.content.disk.table.kind))};
    case StripSegment::Kind::Gap: return {StripText::tr("unallocated %1").arg(ui::size(box.segment.bytes.count))};
    case StripSegment::Kind::Missing:
        return {StripText::tr("missing: %1").arg(ui::size(box.segment.bytes.count)), StripText::tr("missing")};
    case StripSegment::Kind::Partition:
    case StripSegment::Kind::Volume: break;
    }
    auto texts =
        box.segment.kind == StripSegment::Kind::Partition ? partitionTexts(scene, box) : volumeTexts(scene, box);
    if (box.segment.chosen && scene.content.volume)
        texts.prepend(withStart(scene, box, texts.front()));
    return texts;
}

QString startText(const StripScene& scene) {
    if (!scene.content.isStartKnown)
        return StripText::tr("where the volume starts on its disk is not known");
    const auto verdict = startVerdict(scene.content.volume->placement().bytes.first, scene);
    return beginsItsPartition(scene) ? StripText::tr("partition start is %1").arg(verdict)
                                     : StripText::tr("volume start is %1").arg(verdict);
}

QString stripTooltip(const StripScene& scene, const StripBox& box, const QColor& misaligned) {
    const bool partition = box.segment.kind == StripSegment::Kind::Partition;
    const auto bytes = partition ? bytesOf(scene.content.disk, partitionOf(scene, box)) : box.segment.bytes;
    const auto sector = scene.content.disk.drive.logicalSector.value;
    auto html = QStringLiteral("<b>%1</b><table>").arg(ui::capitalised(title(scene, box)).toHtmlEscaped());
    if (!bytes.empty()) {
        const auto range = [](std::uint64_t first, std::uint64_t last) {
            return StripText::tr("%1 – %2").arg(number(first), number(last));
        };
        html += htmlRow(StripText::tr("bytes"), range(bytes.first.value, bytes.last().value)) +
                htmlRow(StripText::tr("logical sectors"),
                        range(sectorOf(bytes.first, sector).value, sectorOf(bytes.last(), sector).value)) +
                htmlRow(StripText::tr("size"), ui::size(bytes.count));
    }
    if (partition && !partitionOf(scene, box).typeName.empty())
        html += htmlRow(StripText::tr("type"), diskText(partitionOf(scene, box).typeName).toHtmlEscaped());
    html += QStringLiteral("</table>");
    if (const auto start = scene.startOf(box)) {
        const auto words = StripText::tr("The start is %1.").arg(startVerdict(start->start, scene));
        html += start->isOff() ? QStringLiteral("<span style='color:%1'>%2</span><br>")
                                     .arg(misaligned.name(), ui::marked(false, words))
                               : words + QStringLiteral("<br>");
    }
    return html + faultsOf(scene, box);
}

} // namespace atlas::ui
