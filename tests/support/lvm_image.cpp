// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/lvm_image.h"

#include "support/put_little.h"

#include "support/run.h"

#include <sstream>
#include <stdexcept>

namespace atlas::test {
namespace {

constexpr std::uint64_t sector = 512;
constexpr std::uint64_t partitionBytes = 96 << 20;
constexpr std::uint64_t areaAt = 4096;

/// calc_crc() of lvm2's lib/misc/crc.c.
std::uint32_t lvmChecksum(std::string_view bytes) {
    std::uint32_t crc = 0xF597A6CF;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) {
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return crc;
}

std::string label(const HandMadePhysicalVolume& volume) {
    std::string bytes(sector, '\0');
    bytes.replace(0, 8, "LABELONE");
    putLittle(bytes, 8, 1, 8); // its sector
    putLittle(bytes, 20, 32, 4);
    bytes.replace(24, 8, "LVM2 001");
    bytes.replace(32, 32, volume.id);
    putLittle(bytes, 64, volume.bytes, 8);
    putLittle(bytes, 72, volume.dataAt, 8); // data areas: this, and the end of the list
    putLittle(bytes, 104, areaAt, 8);       // metadata areas
    putLittle(bytes, 112, volume.areaBytes, 8);
    putLittle(bytes, 16, lvmChecksum(std::string_view(bytes).substr(20)), 4);
    return bytes;
}

std::string areaHeader(const HandMadePhysicalVolume& volume, const std::string& text) {
    std::string bytes(sector, '\0');
    bytes.replace(4, 16, " LVM2 x[5A%r0N*>");
    putLittle(bytes, 20, 1, 4);
    putLittle(bytes, 24, areaAt, 8);
    putLittle(bytes, 32, volume.areaBytes, 8);
    putLittle(bytes, 40, volume.textAt, 8);
    putLittle(bytes, 48, text.size(), 8);
    putLittle(bytes, 56, lvmChecksum(text) + volume.checksumChange, 4);
    putLittle(bytes, 0, lvmChecksum(std::string_view(bytes).substr(4)), 4);
    return bytes;
}

} // namespace

void writePhysicalVolume(const std::string& path, std::uint64_t at, const HandMadePhysicalVolume& volume,
                         const std::string& text) {
    const auto terminated = text + '\0';
    overwrite(path, at + sector, label(volume));
    overwrite(path, at + areaAt, areaHeader(volume, terminated));
    const auto room = volume.areaBytes - volume.textAt;
    overwrite(path, at + areaAt + volume.textAt, std::string_view(terminated).substr(0, room));
    if (terminated.size() > room) { // it wraps around
        overwrite(path, at + areaAt + sector, std::string_view(terminated).substr(room));
    }
}

LvmImage::LvmImage(const TempDir& folder, const std::vector<std::uint64_t>& starts)
    : m_path(folder.file("lvm.img")), m_starts(starts) {
    makeSparse(m_path, starts.back() * sector + partitionBytes + (1 << 20));
    std::string script = "label: dos\n";
    for (const auto start : starts) {
        script +=
            "start=" + std::to_string(start) + ", size=" + std::to_string(partitionBytes / sector) + ", type=8e\n";
    }
    mustRun("sfdisk -q " + shellQuoted(m_path), script);
}

std::string LvmImage::missing() {
    if (!hasTool("lvm") || !hasTool("losetup")) {
        return "lvm2 is not installed";
    }
    const TempDir folder;
    const auto file = folder.file("loop");
    makeSparse(file, 1 << 20);
    const auto tried = test::run("l=$(losetup --find --show " + shellQuoted(file) + ") && losetup --detach $l");
    return tried.exitCode == 0 ? std::string() : "no loop device: " + tried.err;
}

void LvmImage::run(const std::string& script) const {
    std::string names;
    std::string filter;
    std::string attach;
    for (std::size_t n = 0; n < m_starts.size(); ++n) {
        attach += "device=$(losetup --find --show --offset " + std::to_string(m_starts[n] * sector) + " --sizelimit " +
                  std::to_string(partitionBytes) + " " + shellQuoted(m_path) + ")\nset -- \"$@\" $device\n";
    }
    // The trap comes first: it detaches what is attached when a later command fails.
    std::string commands = "set -e\ntrap 'for device; do losetup --detach $device; done' EXIT\n" + attach +
                           "filter=\nfor device; do filter=\"$filter\\\"a|^$device\\$|\\\",\"; done\n"
                           "config='global{activation=0} backup{backup=0 archive=0} devices{use_devicesfile=0 "
                           "global_filter=['\"$filter\"'\"r|.*|\"]}'\n"
                           "export LVM_SUPPRESS_FD_WARNINGS=1\n"
                           "lvm() { command lvm \"$@\" --config \"$config\" -q -q; }\n";
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty()) {
            commands += "lvm " + line + "\n";
        }
    }
    mustRun(commands);
}

} // namespace atlas::test
