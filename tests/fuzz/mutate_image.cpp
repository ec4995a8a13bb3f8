// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/mutate_image.h"

#include "fuzz/repair_checksums.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/superblock.h"

#include <algorithm>
#include <cstring>
#include <random>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace atlas::fuzz {
namespace {

using Random = std::minstd_rand;

std::uint64_t below(Random& random, std::uint64_t end) {
    return end == 0 ? 0 : std::uniform_int_distribution<std::uint64_t>(0, end - 1)(random);
}

auto anySector(SparseImage& image, Random& random) {
    return std::next(image.sectors.begin(), static_cast<std::ptrdiff_t>(below(random, image.sectors.size())));
}

/// 0, 1, all bits, a power of two and its neighbours, or any number.
std::uint64_t interesting(Random& random) {
    const auto power = std::uint64_t{1} << below(random, 64);
    switch (below(random, 7)) {
    case 0: return 0;
    case 1: return 1;
    case 2: return ~std::uint64_t{0};
    case 3: return power;
    case 4: return power - 1;
    case 5: return power + 1;
    default: return below(random, ~std::uint64_t{0});
    }
}

/// Changes one field of a structure, where the image is known to have such: superblock and MBR at their places, the others
/// anywhere in a sector.
void changeField(SparseImage& image, Random& random) {
    static const std::array tables{&superblockTable, &superblockTable, &groupDescriptorTable,
                                   &inodeTable,      &gptHeaderTable,  &gptEntryTable,
                                   &mbrTable};
    const auto& table = *tables[below(random, tables.size())];
    const auto& field = table.fields[below(random, table.fields.size())];
    std::uint64_t at = std::uint64_t{anySector(image, random)->first} * sectorBytes;
    if (&table == &superblockTable) {
        at = image.sectors.contains(2) ? 1024 : at;
    } else if (&table == &mbrTable) {
        at = 0;
    } else if (table.size() < sectorBytes) {
        at += below(random, sectorBytes / table.size()) * table.size();
    }
    const auto value = interesting(random);
    std::vector<std::byte> bytes(std::min<std::size_t>(field.elementWidth(), sizeof value));
    std::memcpy(bytes.data(), &value, bytes.size());
    image.put(at + field.offset + below(random, field.count) * field.elementWidth(), bytes);
}

void changeBytes(SparseImage& image, Random& random) {
    auto& sector = anySector(image, random)->second;
    auto* const bytes = reinterpret_cast<std::uint8_t*>(sector.data()); // NOLINT: libFuzzer's type of a byte
    LLVMFuzzerMutate(bytes, sector.size(), sector.size());
}

void changeSize(SparseImage& image, Random& random) {
    image.size = below(random, 2) == 0 ? below(random, image.size + 1) : std::min(interesting(random), maxImageBytes);
}

void moveSector(SparseImage& image, Random& random) {
    const auto from = anySector(image, random);
    const auto to = below(random, 2) == 0 ? anySector(image, random)->first
                                          : static_cast<std::uint32_t>(below(random, image.size / sectorBytes + 1));
    image.sectors[to] = from->second;
}

void change(SparseImage& image, Random& random) {
    switch (below(random, 8)) {
    case 0: changeSize(image, random); break;
    case 1: moveSector(image, random); break;
    case 2: image.sectors.erase(anySector(image, random)); break;
    case 3:
    case 4: changeBytes(image, random); break;
    default: changeField(image, random); break;
    }
}

} // namespace
} // namespace atlas::fuzz

std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned int seed) {
    using namespace atlas::fuzz;
    Random random(seed);
    auto image = readSparseImage(std::as_bytes(std::span(data, size)));
    if (image.sectors.empty()) {
        return LLVMFuzzerMutate(data, size, maxSize);
    }
    for (auto changes = 1 + below(random, 3); changes > 0 && !image.sectors.empty(); --changes) {
        change(image, random);
    }
    if (below(random, 10) != 0) {
        repairChecksums(image);
    }
    const auto encoded = encode(image, maxSize);
    std::memcpy(data, encoded.data(), encoded.size());
    return encoded.size();
}
