// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/glossary.h"

#include "report/language/make_message.h"

#include <algorithm>

namespace atlas {

Message paragraph(std::vector<Message> sentences) {
    auto all = std::move(sentences.front());
    for (std::size_t n = 1; n < sentences.size(); ++n)
        all = message<MessageId::Sentences>(std::move(all), std::move(sentences[n]));
    return all;
}

std::string betweenSentences() { return format(message<MessageId::Sentences>(Names{}, Names{})); }

std::vector<GlossaryEntry> glossary() {
    using enum MessageId; // only here, because types of headers that follow in a unity build have names of messages
    return {
        {Term::LogicalSector, message<TermLogicalSector>(), message<MeansLogicalSector>()},
        {Term::PhysicalSector, message<TermPhysicalSector>(), message<MeansPhysicalSector>()},
        {Term::Drive512e, message<TermDrive512e>(), message<MeansDrive512e>()},
        {Term::FirstBoundary, message<TermFirstBoundary>(), message<MeansFirstBoundary>()},
        {Term::ReadModifyWrite, message<TermReadModifyWrite>(), message<MeansReadModifyWrite>()},
        {Term::Partial, message<TermPartial>(), message<MeansPartial>()},
        {Term::Straddling, message<TermStraddling>(), message<MeansStraddling>()},
        {Term::Stripe, message<TermStripe>(), message<MeansStripe>()},
        {Term::EraseBlock, message<TermEraseBlock>(), message<MeansEraseBlock>()},
        {Term::Superblock, message<TermSuperblock>(), message<MeansSuperblock>()},
        {Term::Feature, message<TermFeature>(), message<MeansFeature>()},
        {Term::BlockGroup, message<TermBlockGroup>(), message<MeansBlockGroup>()},
        {Term::GroupDescriptor, message<TermGroupDescriptor>(), message<MeansGroupDescriptor>()},
        {Term::BlockBitmap, message<TermBlockBitmap>(), message<MeansBlockBitmap>()},
        {Term::Inode, message<TermInode>(), message<MeansInode>()},
        {Term::InodeBitmap, message<TermInodeBitmap>(), message<MeansInodeBitmap>()},
        {Term::InodeTable, message<TermInodeTable>(), message<MeansInodeTable>()},
        {Term::Extent, message<TermExtent>(), message<MeansExtent>()},
        {Term::DirectoryEntry, message<TermDirectoryEntry>(), message<MeansDirectoryEntry>()},
        {Term::SystemFile, message<TermSystemFile>(), message<MeansSystemFile>()},
        {Term::FlexGroup, message<TermFlexGroup>(), message<MeansFlexGroup>()},
        {Term::ReservedGdt, message<TermReservedGdt>(), message<MeansReservedGdt>()},
        {Term::MetaBg, message<TermMetaBg>(), message<MeansMetaBg>()},
        {Term::LazyInit, message<TermLazyInit>(), message<MeansLazyInit>()},
        {Term::BackupSuperblock, message<TermBackupSuperblock>(), message<MeansBackupSuperblock>()},
        {Term::Journal, message<TermJournal>(), message<MeansJournal>()},
    };
}

Message explanation(Term term) {
    const auto all = glossary();
    return std::ranges::find(all, term, &GlossaryEntry::term)->meaning;
}

} // namespace atlas
