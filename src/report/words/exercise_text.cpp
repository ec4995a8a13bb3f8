// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/exercise_text.h"

#include "report/language/make_message.h"

namespace atlas {

Message text(const Question& question) {
    switch (question.ask) {
    case Ask::BlockBitmapBlock: return message<MessageId::AskBlockBitmapBlock>(Number{question.number});
    case Ask::InodeBitmapBlock: return message<MessageId::AskInodeBitmapBlock>(Number{question.number});
    case Ask::InodeTableBlock: return message<MessageId::AskInodeTableBlock>(Number{question.number});
    case Ask::InodeBlock: return message<MessageId::AskInodeBlock>(Number{question.number});
    case Ask::InodeByteOfDisk: return message<MessageId::AskInodeByteOfDisk>(Number{question.number});
    case Ask::BlockSector: return message<MessageId::AskBlockSector>(Number{question.number});
    case Ask::BlockGroup: return message<MessageId::AskBlockGroup>(Number{question.number});
    case Ask::DescriptorByte: return message<MessageId::AskDescriptorByte>(Number{question.number});
    case Ask::SuperblockByteOfDisk: return message<MessageId::AskSuperblockByteOfDisk>();
    case Ask::BackupSuperblock: return message<MessageId::AskBackupSuperblock>(Number{question.number});
    case Ask::Groups: return message<MessageId::AskGroups>();
    case Ask::DescriptorsPerBlock: return message<MessageId::AskDescriptorsPerBlock>();
    case Ask::DescriptorBlocks: return message<MessageId::AskDescriptorBlocks>();
    case Ask::Backups: return message<MessageId::AskBackups>();
    case Ask::LastBackupGroup: return message<MessageId::AskLastBackupGroup>();
    case Ask::InodeTableLength: return message<MessageId::AskInodeTableLength>();
    case Ask::LastGroupLength: return message<MessageId::AskLastGroupLength>();
    case Ask::TotalInodes: return message<MessageId::AskTotalInodes>();
    case Ask::StartRemainder: return message<MessageId::AskStartRemainder>();
    case Ask::BlockReadModifyWrites: return message<MessageId::AskBlockReadModifyWrites>(Number{question.number});
    case Ask::StraddlingTables: return message<MessageId::AskStraddlingTables>();
    case Ask::BitmapPhysicalSector: return message<MessageId::AskBitmapPhysicalSector>(Number{question.number});
    case Ask::NextSectorStart: return message<MessageId::AskNextSectorStart>();
    case Ask::NextMebibyteStart: return message<MessageId::AskNextMebibyteStart>();
    case Ask::SuperblockField: return message<MessageId::AskSuperblockField>(question.field);
    case Ask::DescriptorField: return message<MessageId::AskDescriptorField>(Number{question.number}, question.field);
    case Ask::InodeField: return message<MessageId::AskInodeField>(Number{question.number}, question.field);
    case Ask::FlexGroups: return message<MessageId::AskFlexGroups>();
    case Ask::FlexGroupOf: return message<MessageId::AskFlexGroupOf>(Number{question.number});
    case Ask::BitmapRuns: return message<MessageId::AskBitmapRuns>();
    case Ask::FirstTableOfFlexGroup: return message<MessageId::AskFirstTableOfFlexGroup>(Number{question.number});
    case Ask::LastTableOfFlexGroup: return message<MessageId::AskLastTableOfFlexGroup>(Number{question.number});
    case Ask::FileInode: return message<MessageId::AskFileInode>(question.field);
    case Ask::FileBlock: return message<MessageId::AskFileBlock>(Number{question.number}, question.field);
    case Ask::FileSector: return message<MessageId::AskFileSector>(Number{question.number}, question.field);
    case Ask::FileBlocks: return message<MessageId::AskFileBlocks>(question.field);
    case Ask::FilePieces: return message<MessageId::AskFilePieces>(question.field);
    case Ask::SpoiledStructure: return message<MessageId::AskSpoiledStructure>();
    case Ask::SpoiledNumber: return message<MessageId::AskSpoiledNumber>();
    case Ask::SpoiledByte: return message<MessageId::AskSpoiledByte>();
    case Ask::SpoiledByteOfImage: return message<MessageId::AskSpoiledByteOfImage>();
    case Ask::RightNumber: return message<MessageId::AskRightNumber>();
    case Ask::CopyGroup: return message<MessageId::AskCopyGroup>();
    case Ask::OperationBetween:
        return message<MessageId::AskOperationBetween>(Number{question.number}, Number{question.number + 1});
    case Ask::Survival: return message<MessageId::AskSurvival>(question.field);
    case Ask::ReplayedTransactions: return message<MessageId::AskReplayedTransactions>();
    case Ask::ReplayedBlocks: return message<MessageId::AskReplayedBlocks>();
    case Ask::end: break;
    }
    return {};
}

Message text(Mistake mistake) {
    switch (mistake) {
    case Mistake::PartitionStartLeftOut: return message<MessageId::WrongPartitionStartLeftOut>();
    case Mistake::PartitionStartAdded: return message<MessageId::WrongPartitionStartAdded>();
    case Mistake::FirstDataBlock: return message<MessageId::WrongFirstDataBlock>();
    case Mistake::InodesFromZero: return message<MessageId::WrongInodesFromZero>();
    case Mistake::GroupsFromOne: return message<MessageId::WrongGroupsFromOne>();
    case Mistake::FlexGroupsFromOne: return message<MessageId::WrongFlexGroupsFromOne>();
    case Mistake::OtherInodeSize: return message<MessageId::WrongOtherInodeSize>();
    case Mistake::OtherDescriptorSize: return message<MessageId::WrongOtherDescriptorSize>();
    case Mistake::TableInBlockOne: return message<MessageId::WrongTableInBlockOne>();
    case Mistake::FlexBgAbsent: return message<MessageId::WrongFlexBgAbsent>();
    case Mistake::InodeBitmap: return message<MessageId::WrongInodeBitmap>();
    case Mistake::BlockBitmap: return message<MessageId::WrongBlockBitmap>();
    case Mistake::InodeTable: return message<MessageId::WrongInodeTable>();
    case Mistake::BlocksForSectors: return message<MessageId::WrongBlocksForSectors>();
    case Mistake::BytesForBlocks: return message<MessageId::WrongBytesForBlocks>();
    case Mistake::BlockStart: return message<MessageId::WrongBlockStart>();
    case Mistake::BootBlockLeftOut: return message<MessageId::WrongBootBlockLeftOut>();
    case Mistake::RoundedDown: return message<MessageId::WrongRoundedDown>();
    case Mistake::OneBlockTable: return message<MessageId::WrongOneBlockTable>();
    case Mistake::WholeLastGroup: return message<MessageId::WrongWholeLastGroup>();
    case Mistake::EveryGroupHasBackup: return message<MessageId::WrongEveryGroupHasBackup>();
    case Mistake::PrimaryCounted: return message<MessageId::WrongPrimaryCounted>();
    case Mistake::LastGroupHasBackup: return message<MessageId::WrongLastGroupHasBackup>();
    case Mistake::OneGroupOnly: return message<MessageId::WrongOneGroupOnly>();
    case Mistake::SectorNumberDivided: return message<MessageId::WrongSectorNumberDivided>();
    case Mistake::DistanceToNext: return message<MessageId::WrongDistanceToNext>();
    case Mistake::OneEndOnly: return message<MessageId::WrongOneEndOnly>();
    case Mistake::StartIgnored: return message<MessageId::WrongStartIgnored>();
    case Mistake::BytesForSectors: return message<MessageId::WrongBytesForSectors>();
    case Mistake::PhysicalSectors: return message<MessageId::WrongPhysicalSectors>();
    case Mistake::ByteOrder: return message<MessageId::WrongByteOrder>();
    case Mistake::LowHalf: return message<MessageId::WrongLowHalf>();
    case Mistake::GroupsForFlexGroups: return message<MessageId::WrongGroupsForFlexGroups>();
    case Mistake::DirectoryInode: return message<MessageId::WrongDirectoryInode>();
    case Mistake::OnePiece: return message<MessageId::WrongOnePiece>();
    case Mistake::LogicalBlock: return message<MessageId::WrongLogicalBlock>();
    case Mistake::SectorUnits: return message<MessageId::WrongSectorUnits>();
    case Mistake::OtherCount: return message<MessageId::WrongOtherCount>();
    case Mistake::StructureStart: return message<MessageId::WrongStructureStart>();
    case Mistake::NumberFound: return message<MessageId::WrongNumberFound>();
    case Mistake::UncommittedReplayed: return message<MessageId::WrongUncommittedReplayed>();
    case Mistake::BeforeReplay: return message<MessageId::WrongBeforeReplay>();
    case Mistake::DataNotWritten: return message<MessageId::WrongDataNotWritten>();
    case Mistake::end: break;
    }
    return {};
}

Message text(std::size_t number, const MarkedAnswer& answer) {
    const Number question{number};
    switch (answer.mark) {
    case Mark::Right: return message<MessageId::MarkRight>(question);
    case Mark::Missing: return message<MessageId::MarkMissing>(question);
    case Mark::Unreadable: return message<MessageId::MarkUnreadable>(question, answer.typed);
    case Mark::Wrong: break;
    }
    const Number given{answer.given.value_or(0)};
    return answer.mistake ? message<MessageId::MarkWrongBecause>(question, given, text(*answer.mistake))
                          : message<MessageId::MarkWrong>(question, given);
}

} // namespace atlas
