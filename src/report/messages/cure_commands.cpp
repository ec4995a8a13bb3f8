// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/cure_commands.h"

#include "alignment/better_start.h"
#include "base/shell_words.h"
#include "report/messages/shell_script.h"
#include "report/messages/subject_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

namespace atlas {
namespace {

constexpr std::uint64_t KiB = 1024;
constexpr std::uint64_t MiB = 1024 * KiB;

class Commands {
public:
    Commands(const Cure& cure, const Snapshot& snapshot)
        : m_cure(cure),
          m_disk(snapshot.disk),
          m_fs(snapshot.layout ? &snapshot.layout->filesystem : nullptr),
          m_layers(snapshot.layers),
          m_script(snapshot),
          m_partition(cure.partition == 0 ? nullptr : snapshot.disk.table.find(cure.partition)) {}

    std::vector<CureCommand> cure() {
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

    /// parted assigns the lowest free number, so the partition keeps its number only if no lower number is free.
    std::vector<CureCommand> anew() {
        const bool numbered = m_partition != nullptr && m_cure.partition <= m_disk.table.partitions.size();
        if (!m_cure.move || !numbered || m_partition->role != PartitionRole::Primary) {
            return {};
        }
        const auto first = m_cure.move->start;
        const auto last = first.value + m_cure.move->size.value - 1;
        const auto disk = m_script.disk();
        m_script.add(fmt::format("parted --script --align none {} unit s rm {} mkpart {} ext4 {} {}", disk,
                                 m_cure.partition, m_disk.table.kind == TableKind::Gpt ? gptName() : "primary",
                                 first.value, last),
                     true);
        m_script.release();
        if (m_fs != nullptr && m_layers.empty()) {
            const auto sector = m_disk.drive.logicalSector.value;
            const auto device =
                m_script.partition(m_cure.partition, {byteOf(first, sector), bytesOf(m_cure.move->size, sector)});
            m_script.add(fmt::format("mke2fs -t {} -b {} {}", extName(*m_fs), m_fs->blockSize.value, device), true);
            m_script.release();
        }
        return m_script.take();
    }

private:
    /// parted needs nested quotes for a name with blanks; "data" replaces such a name.
    std::string gptName() const {
        const auto& name = m_partition->name;
        const bool plain = !name.empty() && shellWord(name) == name;
        return plain ? name : std::string("data");
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
        const auto block = std::max<std::uint64_t>(m_cure.granularity.value, 4096);
        if (m_fs == nullptr || block > maxMountableBlock.value || isInsideArray()) {
            return;
        }
        m_script.add(fmt::format("mke2fs -t {} -b {} {}", extName(*m_fs), block, m_script.volume(m_cure.movedBefore)),
                     true);
        m_script.release();
    }

    void clearStripe() {
        if (!isInsideArray()) {
            m_script.add("tune2fs -E stride=0,stripe_width=0 " + m_script.volume(m_cure.movedBefore));
            m_script.release();
        }
    }

    /// The layer's device is only known if no other layer lies between it and the partition.
    void makeLayerAnew() {
        const auto& layer = *m_cure.layer;
        const bool outermost = !m_layers.empty() && layer.header == m_layers.front().header;
        const auto granularity = std::lcm(std::max<std::uint64_t>(m_cure.granularity.value, 512), MiB);
        if (!outermost || granularity > 64 * MiB || layer.kind == LayerKind::LvmLinearVolume ||
            (layer.kind == LayerKind::MdMember && !isSmallMirror(layer))) {
            return;
        }
        const auto bytes = m_partition != nullptr ? bytesOf(m_disk, *m_partition) : ByteInterval{{0}, m_disk.size};
        const auto device = m_partition != nullptr ? m_script.partition(m_cure.partition, bytes) : wholeDisk(bytes);
        m_script.add(layerCommand(layer, device, granularity), true);
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

    static std::string layerCommand(const Layer& layer, const std::string& device, std::uint64_t granularity) {
        constexpr std::uint64_t luks2Header = 16 * MiB; // cryptsetup's default
        const auto luks2 = (luks2Header + granularity - 1) / granularity * granularity;
        switch (layer.kind) {
        case LayerKind::Luks1:
            return fmt::format("cryptsetup luksFormat --type luks1 --align-payload {} {}", granularity / 512, device);
        case LayerKind::Luks2:
            return fmt::format("cryptsetup luksFormat --type luks2 --offset {} {}", luks2 / 512, device);
        case LayerKind::LvmPhysicalVolume:
            return fmt::format("pvcreate --force --force --dataalignment {}k {}", granularity / KiB, device);
        case LayerKind::MdMember:
            return fmt::format("mdadm --create /dev/md0 --metadata=1.2 --level=1 --raid-devices={} --data-offset={}K "
                               "{}{}",
                               layer.members, granularity / KiB, device, missing(layer.members - 1));
        case LayerKind::LvmLinearVolume: break;
        }
        return {};
    }

    const Cure& m_cure;
    const Disk& m_disk;
    const Filesystem* m_fs;
    const std::vector<Layer>& m_layers;
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
