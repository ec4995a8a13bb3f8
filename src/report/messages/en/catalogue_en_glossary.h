// SPDX-License-Identifier: GPL-3.0-or-later
// English: the terms of the field, each with its meaning in a sentence.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishGlossary[] = {
    {MessageId::TermLogicalSector, "logical sector"},
    {MessageId::MeansLogicalSector,
     "The unit in which a drive numbers its bytes for the computer: 512 or 4,096 bytes. An LBA is the number of one."},
    {MessageId::TermPhysicalSector, "physical sector"},
    {MessageId::MeansPhysicalSector, "The unit that a drive really writes, mostly 4,096 bytes. What does not fill "
                                     "whole ones costs a read-modify-write."},
    {MessageId::TermDrive512e, "512e"},
    {MessageId::MeansDrive512e, "A drive with physical sectors of 4,096 bytes that lets the computer write 512; such a "
                                "small write makes it read and rewrite a whole physical sector."},
    {MessageId::TermFirstBoundary, "first boundary"},
    {MessageId::MeansFirstBoundary, "The byte at which the first physical sector begins: 0, or 3,584 on early drives "
                                    "with a jumper that moves all sectors by one."},
    {MessageId::TermReadModifyWrite, "read-modify-write (RMW)"},
    {MessageId::MeansReadModifyWrite, "What a drive does for a write that covers only part of a physical sector: read "
                                      "it, change it, and write it back a revolution later."},
    {MessageId::TermPartial, "partial"},
    {MessageId::MeansPartial, "Said of a structure that lies inside one physical sector but shares it with others, so "
                              "that each write of it costs a read-modify-write."},
    {MessageId::TermStraddling, "straddling"},
    {MessageId::MeansStraddling, "Said of a structure that lies across a boundary of physical sectors without filling "
                                 "those at its ends, so that a write costs up to two read-modify-writes."},
    {MessageId::TermStripe, "stripe"},
    {MessageId::MeansStripe, "What an array writes to all its data disks at once: chunk × data disks. Writes of whole "
                             "stripes need no reading of parity."},
    {MessageId::TermEraseBlock, "erase block"},
    {MessageId::MeansEraseBlock, "What flash erases at once, often 4 MiB: a start in the middle of one makes the card "
                                 "move data that was not written."},
    {MessageId::TermBlockGroup, "block group"},
    {MessageId::MeansBlockGroup,
     "A part of the volume, usually 128 MiB, with bitmaps of its own for its blocks and inodes, and an inode table."},
    {MessageId::TermFlexGroup, "flex group"},
    {MessageId::MeansFlexGroup, "Several block groups, 16 by default (-G), whose bitmaps and inode tables lie side by "
                                "side in the first of them, so that one long read loads them."},
    {MessageId::TermReservedGdt, "reserved GDT"},
    {MessageId::MeansReservedGdt,
     "Blocks kept free after the group descriptors for those of groups that a larger volume will have."},
    {MessageId::TermMetaBg, "meta_bg"},
    {MessageId::MeansMetaBg, "A layout that keeps the descriptors of some groups in those groups and not in one table: "
                             "the kernel changes to it when the reserved GDT blocks are used up."},
    {MessageId::TermLazyInit, "lazy init"},
    {MessageId::MeansLazyInit, "mke2fs leaves inode tables unwritten, and the kernel writes zeros to them in the "
                               "background after the first mount."},
    {MessageId::TermBackupSuperblock, "backup superblock"},
    {MessageId::MeansBackupSuperblock, "A copy of the superblock, with sparse_super in groups 1 and powers of 3, 5 and "
                                       "7, with which e2fsck -b can repair the volume."},
    {MessageId::TermJournal, "journal"},
    {MessageId::MeansJournal,
     "Where the kernel writes changes of metadata first, so that after a crash it can complete or drop them whole."},
};

} // namespace atlas
