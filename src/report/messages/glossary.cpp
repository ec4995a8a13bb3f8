// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/glossary.h"

#include "report/messages/make_message.h"

#include <algorithm>

namespace atlas {

using enum MessageId;

std::vector<GlossaryEntry> glossary() {
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
        {Term::BlockGroup, message<TermBlockGroup>(), message<MeansBlockGroup>()},
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
