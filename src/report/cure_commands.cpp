// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cure_commands.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t KiB = 1024;

class Commands {
public:
    Commands(const Cure& cure, const Snapshot& snapshot)
        : m_cure(cure),
          m_disk(snapshot.disk),
          m_fs(snapshot.layout->filesystem),
          m_layers(snapshot.layers),
          m_path(shellWord(snapshot.disk.path)) {}

    std::vector<CureCommand> all() {
        switch (m_cure.cause) {
        case CauseKind::PartitionStart:
        case CauseKind::StripeStart: move(); break;
        case CauseKind::BlockSmallerThanSector: makeAnew(); break;
        case CauseKind::BogusStripeWidth: clearStripe(); break;
        case CauseKind::LayerOffset: makeLayerAnew(); break;
        case CauseKind::VolumeStart: break;
        }
        return std::move(m_commands);
    }

private:
    void add(std::string text, bool destroysData = false) { m_commands.push_back({std::move(text), destroysData}); }

    /// The device of the partition. Tools for file systems want one, so an image gets a loop device first.
    std::string volumeDevice() {
        const auto number = m_cure.partition;
        if (m_disk.isDevice) {
            const bool digit = std::isdigit(static_cast<unsigned char>(m_disk.path.back())) != 0;
            return number == 0 ? m_path : shellWord(fmt::format("{}{}{}", m_disk.path, digit ? "p" : "", number));
        }
        if (number == 0) {
            return m_path;
        }
        if (m_loop.empty()) {
            add(fmt::format("loop=$(losetup --find --show --partscan {})", m_path));
            m_loop = fmt::format("\"${{loop}}p{}\"", number);
        }
        return m_loop;
    }

    void releaseLoop() {
        if (!m_loop.empty()) {
            add("losetup --detach \"$loop\"");
            m_loop.clear();
        }
    }

    void move() {
        if (!m_cure.move) {
            return;
        }
        if (m_cure.move->shrinks && !shrink()) {
            return;
        }
        add(fmt::format("echo {} | sfdisk --move-data -N {} {}", m_cure.move->start.value, m_cure.partition, m_path));
    }

    /// sfdisk moves data only where the size stays, so the size changes first; never below what the file system was shrunk to.
    bool shrink() {
        if (!m_layers.empty()) {
            return false;
        }
        const auto sector = m_disk.drive.logicalSector.value.value;
        const auto room = m_cure.move->size.value * sector / KiB;
        const auto wanted = m_fs.blockCount.value * m_fs.blockSize.value / KiB;
        if (wanted > room) {
            const auto block = m_fs.blockSize.value / KiB;
            const auto device = volumeDevice();
            add("e2fsck -f " + device);
            add(fmt::format("resize2fs {} {}K", device, room / block * block));
            releaseLoop();
        }
        add(fmt::format("echo ,{} | sfdisk -N {} {}", m_cure.move->size.value, m_cure.partition, m_path));
        return true;
    }

    void makeAnew() {
        const auto block = std::max<std::uint64_t>(m_cure.grain.value, 4096);
        if (block > 65536) {
            return;
        }
        const auto device = volumeDevice();
        add(fmt::format("mke2fs -t {} -b {} {}", m_fs.has("extent") ? "ext4" : "ext3", block, device), true);
        releaseLoop();
    }

    void clearStripe() {
        const auto device = volumeDevice();
        add("tune2fs -E stride=0,stripe_width=0 " + device);
        releaseLoop();
    }

    void makeLayerAnew() {
        const auto device = volumeDevice();
        switch (m_cure.layer->kind) {
        case LayerKind::Luks1: add("cryptsetup luksFormat --type luks1 --align-payload 2048 " + device, true); break;
        case LayerKind::Luks2: add("cryptsetup luksFormat --type luks2 --offset 32768 " + device, true); break;
        case LayerKind::LvmPhysicalVolume:
        case LayerKind::LvmLinearVolume: add("pvcreate --dataalignment 1m " + device, true); break;
        case LayerKind::MdMember: break; // an array is made of all its members, which one image does not show
        }
        releaseLoop();
    }

    const Cure& m_cure;
    const Disk& m_disk;
    const Filesystem& m_fs;
    const std::vector<Layer>& m_layers;
    std::string m_path;
    std::string m_loop;
    std::vector<CureCommand> m_commands;
};

} // namespace

std::string shellWord(const std::string& text) {
    const auto plain = [](unsigned char c) {
        return std::isalnum(c) != 0 || std::string_view("/._-+:@%,").contains(static_cast<char>(c));
    };
    if (!text.empty() && std::ranges::all_of(text, plain)) {
        return text;
    }
    std::string quoted = "'";
    for (const char c : text) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + "'";
}

std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot) {
    return Commands(cure, snapshot).all();
}

} // namespace atlas
