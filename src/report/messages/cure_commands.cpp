// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_commands.h"

#include "alignment/granularity.h"
#include "alignment/stripe_width.h"
#include "base/shell_words.h"
#include "layout/payload.h"
#include "mkfs/options_of_layout.h"
#include "report/messages/shell_script.h"
#include "report/messages/subject_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

class Commands {
public:
    Commands(const Cure& cure, const Snapshot& snapshot)
        : m_cure(cure),
          m_disk(snapshot.disk),
          m_layout(snapshot.layout.get()),
          m_fs(snapshot.layout ? &snapshot.layout->filesystem : nullptr),
          m_layers(snapshot.layers),
          m_holdsLayers(cure.partition > 0 && !layersIn(snapshot, cure.partition).empty()),
          m_script(snapshot),
          m_partition(cure.partition == 0 ? nullptr : snapshot.disk.table.find(cure.partition)) {}

    std::vector<CureCommand> cure() {
        if (m_disk.isVolumeOfImage()) {
            return {}; // there is no device to run them on
        }
        switch (m_cure.cause) {
        case CauseKind::PartitionStart: move(); break;
        case CauseKind::StripeStart:
        case CauseKind::EraseBlockStart: m_cure.layer ? makeLayerAnew() : move(); break;
        case CauseKind::BlockSmallerThanSector: makeAnew(); break;
        case CauseKind::BogusStripeWidth: clearStripe(); break;
        case CauseKind::LayerOffset: makeLayerAnew(); break;
        case CauseKind::VolumeStart: break;
        }
        return m_script.take();
    }

    /// sfdisk gives the partition its new place in the table and keeps its type, name, UUID and attributes.
    std::vector<CureCommand> anew() {
        // Inside layers, the start was chosen for the present offset of their data.
        if (!m_cure.move || m_partition == nullptr || m_holdsLayers || m_partition->role != PartitionRole::Primary) {
            return {};
        }
        const auto first = m_cure.move->start;
        const auto size = m_cure.move->size;
        m_script.add(
            fmt::format("echo {},{} | sfdisk -N {} {}", first.value, size.value, m_cure.partition, m_script.disk()),
            true);
        m_script.release();
        if (m_layout != nullptr && !m_cure.remadeLater) {
            const auto sector = m_disk.drive.logicalSector.value;
            makeFileSystem(m_layout->filesystem.blockSize,
                           m_script.partition(m_cure.partition, {byteOf(first, sector), bytesOf(size, sector)}));
        }
        return m_script.take();
    }

private:
    void makeFileSystem(ByteCount blockSize, const std::string& device) {
        const auto& fs = m_layout->filesystem;
        const bool raid = !isBogusStripeWidth(fs);
        const auto line = lineToMakeAgain(*m_layout, extName(fs), blockSize, raid);
        m_script.add(fmt::format("mke2fs {} {}", joinWords(line.words()), device), true);
        m_script.release();
    }

    void move() {
        if (!m_cure.move || (m_cure.move->shrinks && !shrink())) {
            return;
        }
        m_script.add(fmt::format("echo {} | sfdisk --move-data -N {} {}", m_cure.move->start.value, m_cure.partition,
                                 m_script.disk()));
        m_script.release();
    }

    /// sfdisk only moves data if the size stays the same, so the size changes first. The partition never becomes smaller than
    /// the shrunken file system.
    bool shrink() {
        if (m_fs == nullptr || !m_layers.empty()) {
            return false;
        }
        const auto sector = m_disk.drive.logicalSector.value.value;
        const auto room = m_cure.move->size.value * sector / KiB;
        const auto wanted = m_fs->blockCount.value * (m_fs->blockSize.value / KiB);
        if (wanted > room) {
            const auto block = m_fs->blockSize.value / KiB;
            const auto device = m_script.volume();
            m_script.add("e2fsck -f -p " + device);
            m_script.add(fmt::format("resize2fs {} {}K", device, room / block * block));
            m_script.release();
        }
        m_script.add(
            fmt::format("echo ,{} | sfdisk -N {} {}", m_cure.move->size.value, m_cure.partition, m_script.disk()));
        m_script.release();
        return true;
    }

    /// One member of a RAID 1 is not the array: data written to one member alone is lost or makes the mirror inconsistent.
    bool isInsideArray() const {
        return std::ranges::any_of(m_layers, [](const Layer& layer) { return layer.kind == LayerKind::MdMember; });
    }

    void makeAnew() {
        if (m_fs == nullptr || !m_cure.newBlocks || isInsideArray()) {
            return;
        }
        makeFileSystem(*m_cure.newBlocks, m_script.volume(m_cure.movedBefore));
    }

    void clearStripe() {
        if (!isInsideArray() && !m_cure.remadeBefore) {
            m_script.add("tune2fs -E stride=0,stripe_width=0 " + m_script.volume(m_cure.movedBefore));
            m_script.release();
        }
    }

    void makeLayerAnew() {
        const auto& layer = *m_cure.layer;
        if (!m_cure.newData || layer.kind == LayerKind::LvmLinearVolume ||
            (layer.kind == LayerKind::MdMember && !isSmallMirror(layer))) {
            return;
        }
        const auto bytes = m_partition != nullptr ? bytesOf(m_disk, *m_partition) : ByteInterval{{0}, m_disk.size};
        if (!m_cure.device.empty()) {
            m_script.add(layerCommand(layer, shellWord(m_cure.device), *m_cure.newData), true);
            return;
        }
        const auto device = m_partition != nullptr ? m_script.partition(m_cure.partition, bytes) : wholeDisk(bytes);
        m_script.add(layerCommand(layer, device, *m_cure.newData), true);
        m_script.release();
    }

    /// A RAID 1 can be created with its other members missing. Other arrays cannot be created from one member.
    static bool isSmallMirror(const Layer& layer) {
        return layer.raidLevel == 1 && layer.members >= 2 && layer.members <= 8;
    }

    std::string wholeDisk(ByteInterval bytes) {
        return m_disk.isDevice ? m_script.disk() : m_script.partition(0, bytes);
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
    const Disk& m_disk;
    const Layout* m_layout;
    const Filesystem* m_fs;
    const std::vector<Layer>& m_layers;
    bool m_holdsLayers; ///< layers lie in the partition of the cure
    ShellScript m_script;
    const Partition* m_partition;
};

} // namespace

std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot) {
    return Commands(cure, snapshot).cure();
}

std::vector<CureCommand> anewCommands(const Cure& cure, const Snapshot& snapshot) {
    return Commands(cure, snapshot).anew();
}

} // namespace atlas
