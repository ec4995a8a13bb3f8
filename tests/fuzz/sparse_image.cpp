// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/sparse_image.h"

#include "ondisk/endian.h"

#include <algorithm>
#include <cstring>
#include <unistd.h>

namespace atlas::fuzz {
namespace {

constexpr std::size_t headBytes = 8;
constexpr std::size_t recordBytes = 4 + sectorBytes;

void append(std::vector<std::byte>& encoded, std::uint64_t value, std::size_t width) {
    for (std::size_t n = 0; n < width; ++n) {
        encoded.push_back(static_cast<std::byte>(value >> (8 * n)));
    }
}

} // namespace

std::vector<std::byte> SparseImage::bytes(std::uint64_t at, std::size_t count) const {
    std::vector<std::byte> copy(count);
    for (std::size_t done = 0; done < count;) {
        const auto inSector = (at + done) % sectorBytes;
        const auto length = std::min(count - done, sectorBytes - inSector);
        const auto found = sectors.find(static_cast<std::uint32_t>((at + done) / sectorBytes));
        if (found != sectors.end() && (at + done) / sectorBytes == found->first) {
            std::memcpy(copy.data() + done, found->second.data() + inSector, length);
        }
        done += length;
    }
    return copy;
}

void SparseImage::put(std::uint64_t at, std::span<const std::byte> bytes) {
    for (std::size_t done = 0; done < bytes.size(); ++done) {
        const auto found = sectors.find(static_cast<std::uint32_t>((at + done) / sectorBytes));
        if (found != sectors.end()) {
            found->second[(at + done) % sectorBytes] = bytes[done];
        }
    }
}

SparseImage readSparseImage(std::span<const std::byte> encoded) {
    SparseImage image;
    if (encoded.size() < headBytes) {
        return image;
    }
    image.size = std::min(little<std::uint64_t>(encoded, 0), maxImageBytes);
    for (std::size_t at = headBytes; at + recordBytes <= encoded.size(); at += recordBytes) {
        auto& sector = image.sectors[little<std::uint32_t>(encoded, at)];
        std::memcpy(sector.data(), encoded.data() + at + 4, sectorBytes);
    }
    return image;
}

std::vector<std::byte> encode(const SparseImage& image, std::size_t maxBytes) {
    std::vector<std::byte> encoded;
    append(encoded, image.size, headBytes);
    for (const auto& [number, sector] : image.sectors) {
        if (encoded.size() + recordBytes > maxBytes) {
            break;
        }
        append(encoded, number, 4);
        encoded.insert(encoded.end(), sector.begin(), sector.end());
    }
    encoded.resize(std::min(encoded.size(), maxBytes));
    return encoded;
}

bool write(const SparseImage& image, int descriptor) {
    if (ftruncate(descriptor, 0) != 0 || ftruncate(descriptor, static_cast<off_t>(image.size)) != 0) {
        return false;
    }
    return std::ranges::all_of(image.sectors, [&](const auto& entry) {
        const auto& [number, sector] = entry;
        const auto at = std::uint64_t{number} * sectorBytes;
        if (at >= image.size) {
            return true;
        }
        const auto length = std::min<std::uint64_t>(sectorBytes, image.size - at);
        return pwrite(descriptor, sector.data(), length, static_cast<off_t>(at)) == static_cast<ssize_t>(length);
    });
}

} // namespace atlas::fuzz
