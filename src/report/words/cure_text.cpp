// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/cure_text.h"

#include "alignment/grid.h"
#include "alignment/judgement.h"
#include "base/shell_words.h"
#include "disk/partition_table.h"
#include "mkfs/format_options.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"

#include <fmt/format.h>

namespace atlas {
namespace {

using enum MessageId;

Message partitionCause(const Cure& cure, std::uint32_t partitionNumber, const Disk& disk) {
    const auto* partition = disk.table.find(partitionNumber);
    const auto start = partition != nullptr ? partition->sectors.first : Lba{};
    const auto sector = disk.drive.logicalSector.value.value;
    const PartitionNumber number{partitionNumber};
    if (cure.past.value % sector != 0)
        return message<CausePartitionStartBytes>(number, start, cure.past, cure.granularity);
    return message<CausePartitionStart>(number, start, Count{cure.past.value / sector}, cure.past, cure.granularity);
}

Message layerCause(const Cure& cure) {
    const auto layer = layerLabel(cure.layer->kind, cure.layer->name);
    return cure.partition ? message<CauseLayerInAlignedPartition>(layer, cure.past, cure.granularity)
                          : message<CauseLayer>(layer, cure.past, cure.granularity);
}

template <MessageId plain, MessageId throughLayer>
Message coarseCause(const Cure& cure) {
    const Size size{cure.granularity};
    return cure.layer ? message<throughLayer>(cure.past, size, layerLabel(cure.layer->kind, cure.layer->name))
                      : message<plain>(cure.past, size);
}

Message causeOf(const Cure& cure, const Snapshot& snapshot) {
    switch (cure.cause) {
    case CauseKind::PartitionStart:
        return cure.partition ? partitionCause(cure, *cure.partition, snapshot.disk)
                              : message<CauseLowerPartition>(cure.device, cure.past, cure.granularity);
    case CauseKind::LayerOffset: return layerCause(cure);
    case CauseKind::VolumeStart: return message<CauseVolumeStart>(cure.past, cure.granularity);
    case CauseKind::BlockSmallerThanSector:
        return message<CauseBlockSize>(snapshot.layout->filesystem.blockSize, cure.granularity);
    case CauseKind::BogusStripeWidth: {
        const auto& fs = snapshot.layout->filesystem;
        return stripeWidthText(stripeWidthOf(fs), fs.raidStripeWidth, fs.raidStride);
    }
    case CauseKind::StripeStart: return coarseCause<CauseStripe, CauseStripeLayer>(cure);
    case CauseKind::EraseBlockStart: return coarseCause<CauseEraseBlock, CauseEraseBlockLayer>(cure);
    }
    return {};
}

struct RemedyText {
    Message operator()(remedy::PlaceVolume) const { return message<PlaceVolume>(size()); }
    Message operator()(remedy::PlaceOnSectors place) const { return message<PlaceOnSectors>(place.next); }
    Message operator()(const remedy::MovePartition& move) const {
        const auto start = move.to.start;
        const Size first{{move.first.value}};
        if (move.to.shrinks) {
            const Count sectors{move.to.size.value};
            return cure.unmountFirst ? message<ShrinkMountedPartition>(sectors, start, move.first, first)
                                     : message<ShrinkPartition>(sectors, start, move.first, first);
        }
        return cure.unmountFirst ? message<MoveMountedPartition>(number(), start, move.first, first)
                                 : message<MovePartition>(number(), start, move.first, first);
    }
    Message operator()(remedy::NoRoom why) const {
        switch (why) {
        case remedy::NoRoom::InExtended: return message<NoRoomForLogical>(size());
        case remedy::NoRoom::Around: return message<NoRoomBehind>(size());
        case remedy::NoRoom::ToShrink: return message<NoRoomToShrink>(size());
        case remedy::NoRoom::Unsound: return message<RepairBeforeShrinking>(size());
        case remedy::NoRoom::FaultyTable: break;
        }
        return message<RepairTableFirst>();
    }
    Message operator()(remedy::LengthenPartition lengthen) const {
        return message<LengthenPartition>(number(), lengthen.missing);
    }
    Message operator()(remedy::ReadContainer) const { return message<JudgeContainerAlone>(number()); }
    Message operator()(remedy::MoveLowerPartition move) const {
        return move.ofImage ? message<MoveLowerPartitionOfImage>(cure.device)
                            : message<MoveLowerPartition>(cure.device);
    }
    Message operator()(const remedy::MakeLayerAnew& anew) const {
        return cure.newData() ? unmounted(layerAnew(anew)) : layerAnew(anew);
    }
    Message operator()(remedy::MakeFileSystemAnew anew) const {
        auto text = message<MakeFileSystemAnew>();
        return unmounted(anew.externalJournal ? message<LeavesExternalJournal>(std::move(text)) : std::move(text));
    }
    Message operator()(remedy::MakeFileSystemAnewAligned) const { return message<MakeFileSystemAnewAligned>(); }
    Message operator()(remedy::NoBlockSize) const { return message<NoBlockSizeCures>(usualPageSize, size()); }
    Message operator()(remedy::ClearStripeWidth) const { return message<ClearStripeWidth>(); }
    Message operator()(remedy::StripeWidthLeftOut) const { return message<StripeWidthLeftOut>(); }

    const Cure& cure;

private:
    Size size() const { return Size{cure.aim}; }
    /// Precondition: the remedy concerns a partition of the table.
    PartitionNumber number() const { return PartitionNumber{*cure.partition}; }
    /// Messages about moves already say to unmount.
    Message unmounted(Message text) const { return cure.unmountFirst ? message<UnmountFirst>(std::move(text)) : text; }
    Message layerAnew(const remedy::MakeLayerAnew& anew) const {
        switch (cure.layer->kind) {
        case LayerKind::LvmPhysicalVolume:
            return anew.runs ? message<MakePhysicalVolumeAnew>(size()) : message<MakePhysicalVolumeAnewInImage>(size());
        case LayerKind::LvmLinearVolume:
            return anew.runs ? message<MoveExtents>(size()) : message<MakeVolumeGroupAnew>(size());
        case LayerKind::MdMember: return message<MakeArrayAnew>(Count{cure.layer->members}, size());
        case LayerKind::Luks1:
        case LayerKind::Luks2: break;
        }
        return message<MakeLayerAnew>(size());
    }
};

Message effectOnStart(const Cure& cure) {
    if (std::holds_alternative<remedy::ReadContainer>(cure.remedy))
        return message<EffectUnknown>();
    if (cure.layer)
        return message<LayerOnBoundary>();
    return cure.innermost ? message<PayloadOnBoundary>(label(*cure.innermost)) : message<PartitionOnBoundary>();
}

Message effectOnStructures(const Cure& cure) {
    const Count misaligned{cure.misaligned()};
    if (cure.cause == CauseKind::BlockSmallerThanSector)
        return cure.newBlocks() ? message<NewBlocksMountable>() : message<StaysUnmountable>();
    if (cure.misaligned() == 0)
        return effectOnStart(cure);
    if (cure.madeWhole() > 0)
        return message<BecomeWhole>(Count{cure.madeWhole()}, misaligned);
    const bool cheaper = cure.after.readModifyWrites < cure.before.readModifyWrites;
    return cheaper ? message<NoneBecomesWholeButCheaper>(misaligned, Count{cure.after.readModifyWrites},
                                                         Number{cure.before.readModifyWrites})
                   : message<NoneBecomesWhole>(misaligned);
}

/// Effect of a cure for a granularity larger than the physical sector. `alone`: message if the structures stay as they
/// are.
template <MessageId alone, MessageId besides>
Message coarseEffect(const Cure& cure) {
    const bool stays = cure.after.verdict == cure.before.verdict && cure.after.misaligned == cure.before.misaligned &&
                       cure.after.readModifyWrites == cure.before.readModifyWrites;
    return stays ? message<alone>() : message<besides>(effectOnStructures(cure));
}

/// The effect found by simulating the cure.
Message effectOf(const Cure& cure) {
    if (cure.cause == CauseKind::BogusStripeWidth)
        return message<AllocatorStopsSpacing>();
    if (cure.ofStart)
        return effectOnStart(cure);
    if (std::holds_alternative<remedy::LengthenPartition>(cure.remedy))
        return message<MovedLater>();
    switch (cure.cause) {
    case CauseKind::StripeStart: return coarseEffect<WritesFillStripes, AlsoFillStripes>(cure);
    case CauseKind::EraseBlockStart: return coarseEffect<WritesFillEraseBlocks, AlsoFillEraseBlocks>(cure);
    default: return effectOnStructures(cure);
    }
}

} // namespace

CureWords words(const Cure& cure, const Snapshot& snapshot) {
    return {causeOf(cure, snapshot), std::visit(RemedyText{cure}, cure.remedy), effectOf(cure),
            cureCommands(cure, snapshot), anewCommands(cure, snapshot)};
}

std::vector<std::string> blockOf(const std::vector<CureCommand>& commands) {
    std::vector<std::string> lines;
    for (const auto& command : commands)
        lines.push_back(command.text + (&command == &commands.back() ? "" : " &&"));
    return lines;
}

Message remedyAndEffect(const CureWords& words) { return message<RemedyWithEffect>(words.remedy, words.effect); }

std::optional<Message> withoutCures(CureState state) {
    switch (state) {
    case CureState::Listed: break;
    case CureState::NoneKnown: return message<NoCureKnown>();
    case CureState::NothingToCure: return message<NothingToCure>();
    case CureState::NothingToMove: return message<NothingToMove>();
    case CureState::NothingHere: return message<NothingToCureHere>();
    case CureState::NothingInJudged: return message<NothingToCureOfJudged>();
    }
    return std::nullopt;
}

std::optional<Message> withoutCommand(const CureWords& words) {
    return words.commands.empty() ? std::optional(message<NoCommandCures>()) : std::nullopt;
}

namespace {

class Commands {
public:
    Commands(const Cure& cure, const Snapshot& snapshot) : m_cure(cure), m_snapshot(snapshot), m_script(snapshot) {}

    std::vector<CureCommand> ofRemedy() {
        if (m_cure.hasCommands)
            std::visit([this](const auto& remedy) { write(remedy); }, m_cure.remedy);
        return m_script.take();
    }

    /// sfdisk moves the partition in the table; its type, name, UUID and attributes stay.
    std::vector<CureCommand> anew() {
        const auto* move = std::get_if<remedy::MovePartition>(&m_cure.remedy);
        if (move == nullptr || !move->anew)
            return {};
        m_script.add(fmt::format("echo {},{} | sfdisk -N {} {}", move->to.start.value, move->to.size.value, number(),
                                 m_script.disk()),
                     true);
        m_script.release();
        if (move->anew->blocks) {
            const ByteInterval bytes{move->first, bytesOf(move->to.size, m_snapshot.disk.drive.logicalSector.value)};
            makeFileSystem(*move->anew->blocks, m_script.partition(number(), bytes));
        }
        return m_script.take();
    }

private:
    /// Precondition: the cure moves a partition.
    [[nodiscard]] std::uint32_t number() const { return *m_cure.partition; }

    void makeFileSystem(ByteCount blockSize, const std::string& device) {
        const auto& layout = *m_snapshot.layout;
        const bool raid = stripeIn(layout.filesystem).has_value();
        const auto line = lineToMakeAgain(layout, layout.filesystem.extName(), blockSize, raid);
        m_script.add(fmt::format("mke2fs {} {}", joinWords(line.words()), device), true);
        m_script.release();
    }

    void write(const remedy::MovePartition& move) {
        if (move.to.shrinks)
            shrink(move);
        m_script.add(
            fmt::format("echo {} | sfdisk --move-data -N {} {}", move.to.start.value, number(), m_script.disk()));
        m_script.release();
    }

    void shrink(const remedy::MovePartition& move) {
        if (move.fileSystem) {
            const auto device = m_script.volume();
            m_script.add("e2fsck -f -p " + device);
            m_script.add(fmt::format("resize2fs {} {}K", device, move.fileSystem->value / KiB));
            m_script.release();
        }
        m_script.add(fmt::format("echo ,{} | sfdisk -N {} {}", move.to.size.value, number(), m_script.disk()));
        m_script.release();
    }

    void write(const remedy::MakeFileSystemAnew& anew) {
        makeFileSystem(anew.blocks, m_script.volume(m_cure.movedBefore));
    }

    void write(remedy::ClearStripeWidth /*remedy*/) {
        m_script.add("tune2fs -E stride=0,stripe_width=0 " + m_script.volume(m_cure.movedBefore));
        m_script.release();
    }

    void write(const remedy::MakeLayerAnew& anew) {
        if (!m_cure.device.empty()) {
            m_script.add(layerCommand(*m_cure.layer, shellWord(m_cure.device), *anew.data), true);
            return;
        }
        m_script.add(layerCommand(*m_cure.layer, container(), *anew.data), true);
        m_script.release();
    }

    void write(const auto& /*by hand*/) {}

    /// The device that holds the layer.
    std::string container() {
        const auto& disk = m_snapshot.disk;
        const auto* partition = m_cure.partition ? disk.table.find(*m_cure.partition) : nullptr;
        return partition != nullptr ? m_script.partition(partition->number, bytesOf(disk, *partition))
                                    : m_script.blockDevice();
    }

    static std::string missing(std::uint32_t members) {
        std::string text;
        for (std::uint32_t i = 0; i < members; ++i)
            text += " missing";
        return text;
    }

    static std::string layerCommand(const Layer& layer, const std::string& device, const NewLayerData& data) {
        const auto multiple = data.multiple.value;
        switch (layer.kind) {
        case LayerKind::Luks1:
            return fmt::format("cryptsetup luksFormat --type luks1 --align-payload {} {}", multiple / 512, device);
        case LayerKind::Luks2:
            return fmt::format("cryptsetup luksFormat --type luks2 --offset {} {}", data.offset.value / 512, device);
        case LayerKind::LvmPhysicalVolume:
            return fmt::format("pvcreate --yes --force --force --dataalignment {}k {}", multiple / KiB, device);
        case LayerKind::MdMember:
            return fmt::format(
                "mdadm --create /dev/md0 --run --metadata=1.2 --level=1 --raid-devices={} --data-offset={}K "
                "{}{}",
                layer.members, multiple / KiB, device, missing(layer.members - 1));
        case LayerKind::LvmLinearVolume: break;
        }
        return {};
    }

    const Cure& m_cure;
    const Snapshot& m_snapshot;
    ShellScript m_script;
};

} // namespace

std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot) {
    return Commands(cure, snapshot).ofRemedy();
}

std::vector<CureCommand> anewCommands(const Cure& cure, const Snapshot& snapshot) {
    return Commands(cure, snapshot).anew();
}

namespace {

constexpr std::uint64_t commonSector = 512;

/// Redacted snapshots have no path.
std::string diskWord(const Disk& disk) { return disk.path.empty() ? "DISK" : pathWord(disk.path); }

/// "/dev/sdb1", "/dev/nvme0n1p1".
std::string partitionDevice(const Disk& disk, std::uint32_t number) {
    return diskWord(disk) + partitionSuffix(disk.path, number);
}

} // namespace

std::string ShellScript::disk() {
    const auto& disk = m_snapshot.disk;
    return disk.isDevice || disk.drive.logicalSector.value.value == commonSector ? diskWord(disk)
                                                                                 : attach({{0}, disk.size});
}

std::string ShellScript::blockDevice() {
    const auto& disk = m_snapshot.disk;
    return disk.isDevice ? diskWord(disk) : attach({{0}, disk.size});
}

std::string ShellScript::partition(std::uint32_t number, ByteInterval bytes) {
    return m_snapshot.disk.isDevice ? partitionDevice(m_snapshot.disk, number) : attach(bytes);
}

/// The volume's position after its partition was moved.
ByteInterval ShellScript::volumeBytes(const std::optional<AlignedStart>& moved) const {
    const auto& placement = *m_snapshot.placement;
    const auto* partition = placement.partition ? m_snapshot.disk.table.find(*placement.partition) : nullptr;
    if (!moved || partition == nullptr)
        return placement.bytes;
    const auto sector = m_snapshot.disk.drive.logicalSector.value;
    const auto into = placement.bytes.first - bytesOf(m_snapshot.disk, *partition).first;
    const auto start = byteOf(moved->start, sector);
    return intersection(ByteInterval{start + into, placement.bytes.count},
                        ByteInterval{start, bytesOf(moved->size, sector)});
}

std::string ShellScript::volume(const std::optional<AlignedStart>& moved) {
    const auto bytes = volumeBytes(moved);
    const auto number = m_snapshot.placement->partition;
    const auto& layers = m_snapshot.layers;
    const auto& disk = m_snapshot.disk;
    if (!disk.logicalVolume.empty())
        return shellWord("/dev/" + disk.logicalVolume);
    if (!layers.empty() && disk.isDevice)
        return shellWord("/dev/" + layers.back().name);
    if (number && layers.empty())
        return partition(*number, bytes);
    const bool all = bytes.first.value == 0 && bytes.count == disk.size;
    return all ? diskWord(disk) : attach(bytes);
}

void ShellScript::add(std::string text, bool destroysData) {
    if (m_attached)
        text = fmt::format("{{ {} || {{ losetup --detach \"$loop\"; false; }}; }}", text);
    m_commands.push_back({std::move(text), destroysData});
}

void ShellScript::release() {
    if (m_attached) {
        m_attached = false;
        add("losetup --detach \"$loop\"");
    }
}

std::vector<CureCommand> ShellScript::take() { return std::move(m_commands); }

std::string ShellScript::attach(ByteInterval bytes) {
    const auto& disk = m_snapshot.disk;
    const auto sector = disk.drive.logicalSector.value.value;
    auto options = sector == commonSector ? std::string() : fmt::format(" --sector-size {}", sector);
    if (bytes.first.value > 0)
        options += fmt::format(" --offset {}", bytes.first.value);
    if (bytes.end().value < disk.size.value)
        options += fmt::format(" --sizelimit {}", bytes.count.value);
    add(fmt::format("loop=$(losetup --find --show{} {})", options, diskWord(disk)));
    m_attached = true;
    return "\"$loop\"";
}

} // namespace atlas
