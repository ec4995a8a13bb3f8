// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/images.h"

#include <filesystem>

namespace atlas::test {

std::string partitioned(const TempDir& folder, std::string_view script, std::uint64_t bytes) {
    const auto path = folder.file("disk.img");
    makeSparse(path, bytes);
    mustRun("sfdisk -q --no-tell-kernel " + shellQuoted(path), script);
    return path;
}

std::string partitioned4096(const TempDir& folder, std::string_view script, std::uint64_t bytes) {
    const auto path = folder.file("disk4096.img");
    makeSparse(path, bytes);
    mustRun("fdisk -b 4096 -w never -W never " + shellQuoted(path), script);
    return path;
}

void fill(const TempDir& folder, const std::string& image, std::uint64_t at, std::uint64_t bytes,
          const std::string& tool) {
    const auto part = folder.file("part.img");
    makeSparse(part, 0);
    makeSparse(part, bytes);
    mustRun(tool + " " + shellQuoted(part));
    mustRun("dd bs=64K conv=notrunc,sparse oflag=seek_bytes status=none if=" + shellQuoted(part) +
            " of=" + shellQuoted(image) + " seek=" + std::to_string(at));
}

Result<Disk> readDisk(const std::string& path, const DriveOverrides& options) {
    const auto source = openFile(path).value();
    return atlas::readDisk(*source, options, hostFactsOf(*source));
}

std::string fingerprint(const std::string& path) {
    constexpr std::uintmax_t maxHashed = std::uintmax_t{1} << 30; // hashing terabytes of zeros takes minutes
    const auto hashed = std::filesystem::file_size(path) <= maxHashed ? "sha256sum " : "du --block-size=1 ";
    return mustRun(hashed + shellQuoted(path) + " && stat -c %y " + shellQuoted(path));
}

std::string bytesOfNumber(std::uint64_t value, std::size_t width) {
    std::string bytes;
    for (std::size_t i = 0; i < width; ++i) {
        bytes += static_cast<char>(value >> (8 * i));
    }
    return bytes;
}

} // namespace atlas::test
