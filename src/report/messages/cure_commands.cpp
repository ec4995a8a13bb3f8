// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_commands.h"

#include "alignment/grid.h"
#include "base/shell_words.h"
#include "mkfs/format_options.h"
#include "report/messages/shell_script.h"

#include <fmt/format.h>

namespace atlas {
namespace {

/// Writes the commands of the remedy that was decided for a cure.
class Commands {
public:
    Commands(const Cure& cure, const Snapshot& snapshot) : m_cure(cure), m_snapshot(snapshot), m_script(snapshot) {}

    std::vector<CureCommand> ofRemedy() {
        if (m_cure.hasCommands) {
            std::visit([this](const auto& remedy) { write(remedy); }, m_cure.remedy);
        }
        return m_script.take();
    }

    /// sfdisk gives the partition its new place in the table and keeps its type, name, UUID and attributes.
    std::vector<CureCommand> anew() {
        const auto* move = std::get_if<remedy::MovePartition>(&m_cure.remedy);
        if (move == nullptr || !move->anew) {
            return {};
        }
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
    /// Of a cure that moves a partition.
    [[nodiscard]] std::uint32_t number() const { return *m_cure.partition; }

    void makeFileSystem(ByteCount blockSize, const std::string& device) {
        const auto& layout = *m_snapshot.layout;
        const bool raid = stripeIn(layout.filesystem).has_value();
        const auto line = lineToMakeAgain(layout, layout.filesystem.extName(), blockSize, raid);
        m_script.add(fmt::format("mke2fs {} {}", joinWords(line.words()), device), true);
        m_script.release();
    }

    void write(const remedy::MovePartition& move) {
        if (move.to.shrinks) {
            shrink(move);
        }
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

    /// The device on which the layer lies.
    std::string container() {
        const auto& disk = m_snapshot.disk;
        const auto* partition = m_cure.partition ? disk.table.find(*m_cure.partition) : nullptr;
        return partition != nullptr ? m_script.partition(partition->number, bytesOf(disk, *partition))
                                    : m_script.blockDevice();
    }

    static std::string missing(std::uint32_t members) {
        std::string text;
        for (std::uint32_t i = 0; i < members; ++i) {
            text += " missing";
        }
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
            return fmt::format("pvcreate --force --force --dataalignment {}k {}", multiple / KiB, device);
        case LayerKind::MdMember:
            return fmt::format("mdadm --create /dev/md0 --metadata=1.2 --level=1 --raid-devices={} --data-offset={}K "
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

} // namespace atlas
