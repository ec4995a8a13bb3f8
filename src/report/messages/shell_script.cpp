// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/shell_script.h"

#include "base/shell_words.h"
#include "disk/partition_table.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint64_t commonSector = 512;

/// A redacted snapshot has no path.
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

/// Where the volume lies after its partition was moved.
ByteInterval ShellScript::volumeBytes(const std::optional<AlignedStart>& moved) const {
    const auto& placement = *m_snapshot.placement;
    const auto* partition = placement.partition ? m_snapshot.disk.table.find(*placement.partition) : nullptr;
    if (!moved || partition == nullptr) {
        return placement.bytes;
    }
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
    if (!disk.logicalVolume.empty()) {
        return shellWord("/dev/" + disk.logicalVolume);
    }
    if (!layers.empty() && disk.isDevice) {
        return shellWord("/dev/" + layers.back().name);
    }
    if (number && layers.empty()) {
        return partition(*number, bytes);
    }
    const bool all = bytes.first.value == 0 && bytes.count == disk.size;
    return all ? diskWord(disk) : attach(bytes);
}

void ShellScript::release() {
    if (m_attached) {
        add("losetup --detach \"$loop\"");
        m_attached = false;
    }
}

std::vector<CureCommand> ShellScript::take() { return std::move(m_commands); }

std::string ShellScript::attach(ByteInterval bytes) {
    const auto& disk = m_snapshot.disk;
    const auto sector = disk.drive.logicalSector.value.value;
    auto options = sector == commonSector ? std::string() : fmt::format(" --sector-size {}", sector);
    if (bytes.first.value > 0) {
        options += fmt::format(" --offset {}", bytes.first.value);
    }
    if (bytes.end().value < disk.size.value) {
        options += fmt::format(" --sizelimit {}", bytes.count.value);
    }
    add(fmt::format("loop=$(losetup --find --show{} {})", options, diskWord(disk)));
    m_attached = true;
    return "\"$loop\"";
}

} // namespace atlas
