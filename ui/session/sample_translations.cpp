// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/sample_translations.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

struct SamplePurpose {
    Q_DECLARE_TR_FUNCTIONS(SamplePurpose)
};

/// Those of samples.tsv, for the extraction of words.
[[maybe_unused]] constexpr const char* purposes[] = {
    QT_TRANSLATE_NOOP(
        "SamplePurpose",
        "An installed system: the swap partition has a decimal size, so root behind it starts off the grid"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The ordinary case: GPT, partition at sector 2048, flex groups of 16"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A partition at LBA 63, where DOS-era tools put the first one: every 4 KiB block straddles"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A partition at LBA 34, the first usable sector of a GPT: every 4 KiB block straddles"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "Three partitions, two with ext4: boot is aligned, root behind it starts one sector off"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A drive with 4096-byte logical sectors: nothing can be misaligned"),
    QT_TRANSLATE_NOOP("SamplePurpose", "An extended partition: the logical ones lie 63 sectors behind their own table"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "A memory card: MBR, boot partition at 4 MiB, root on the grid of the erase blocks"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A file system without a partition table: group 0 begins at byte 0"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "1 KiB blocks on an aligned partition: each write fills a quarter of a physical sector"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 1: each group keeps its own bitmaps and inode table"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 64: the metadata of 8 GiB lies together"),
    QT_TRANSLATE_NOOP("SamplePurpose", "-G 256: the metadata of 32 GiB lies together"),
    QT_TRANSLATE_NOOP("SamplePurpose", "No flex_bg, as ext3 has it: metadata at the start of every group"),
    QT_TRANSLATE_NOOP("SamplePurpose", "meta_bg: group descriptors spread over the volume, no reserved GDT blocks"),
    QT_TRANSLATE_NOOP("SamplePurpose",
                      "bigalloc with 64 KiB clusters: bitmaps count clusters, groups are 16 times as large"),
    QT_TRANSLATE_NOOP("SamplePurpose", "sparse_super2 with packed_meta_blocks: two backups, all metadata at the start"),
    QT_TRANSLATE_NOOP("SamplePurpose", "RAID stride without flex_bg: bitmaps move over by a chunk from group to group"),
    QT_TRANSLATE_NOOP("SamplePurpose", "1 TiB with 8,192 groups: what a large volume looks like"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A used file system: files, deletions, fragmentation"),
    QT_TRANSLATE_NOOP("SamplePurpose", "The primary superblock is destroyed: the first backup is used"),
    QT_TRANSLATE_NOOP("SamplePurpose", "A disk without ext: its partitions are named, and one of them is off the grid"),
};

} // namespace

QString samplePurpose(const QString& english) { return SamplePurpose::tr(english.toUtf8().constData()); }

} // namespace atlas::ui
