// SPDX-License-Identifier: GPL-3.0-or-later
// fuzz_seed IMAGE SEED [SECTORS]: writes the image as a SparseImage, unless it has more than SECTORS (500) that are not zero.
#include "fuzz/sparse_image.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using namespace atlas::fuzz;

/// Skips the holes of the file. Stops behind `maxSectors`.
SparseImage sparse(int file, std::uint64_t size, std::size_t maxSectors) {
    SparseImage image{.size = size, .sectors = {}};
    Sector sector{};
    for (auto at = lseek(file, 0, SEEK_DATA); at >= 0; at = lseek(file, at, SEEK_DATA)) {
        at -= at % static_cast<off_t>(sectorBytes);
        const auto end = std::max(lseek(file, at, SEEK_HOLE), at + static_cast<off_t>(sectorBytes));
        for (; at < end; at += static_cast<off_t>(sectorBytes)) {
            sector.fill({});
            if (pread(file, sector.data(), sectorBytes, at) > 0 && sector != Sector{}) {
                image.sectors[static_cast<std::uint32_t>(static_cast<std::uint64_t>(at) / sectorBytes)] = sector;
            }
            if (image.sectors.size() > maxSectors) {
                return image;
            }
        }
    }
    return image;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: fuzz_seed IMAGE SEED [SECTORS]\n", stderr);
        return 2;
    }
    const std::size_t maxSectors = argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 500;
    const int file = open(argv[1], O_RDONLY | O_CLOEXEC);
    struct stat status{};
    if (file < 0 || fstat(file, &status) != 0) {
        std::perror(argv[1]);
        return 1;
    }
    const auto image = sparse(file, static_cast<std::uint64_t>(status.st_size), maxSectors);
    close(file);
    if (image.sectors.size() > maxSectors) {
        return 0;
    }
    const auto encoded = encode(image, SIZE_MAX);
    std::ofstream out(argv[2], std::ios::binary);
    out.write(reinterpret_cast<const char*>(encoded.data()), static_cast<std::streamsize>(encoded.size())); // NOLINT
    return out.flush() ? 0 : 1;
}
