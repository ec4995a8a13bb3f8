// SPDX-License-Identifier: GPL-3.0-or-later
// Randomly damaged tables give a result or an error, never a crash, a hang or a change of the file.
#include "device/images.h"
#include "device/read_disk.h"
#include "ondisk/crc.h"
#include "ondisk/mbr_and_gpt.h"
#include "support/alone.h"
#include "support/file_text.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <random>

namespace atlas {
namespace {

using Random = std::mt19937;

std::uint64_t below(Random& random, std::uint64_t end) {
    return std::uniform_int_distribution<std::uint64_t>(0, end - 1)(random);
}

/// A number around a random power of two: the values at which integer arithmetic overflows.
std::uint64_t nastyNumber(Random& random) {
    const std::uint64_t around = std::uint64_t{1} << below(random, 64);
    return around + below(random, 3) - 1;
}

void damage(std::string& bytes, std::size_t at, std::size_t size, Random& random) {
    const auto width = std::size_t{1} << below(random, 4);
    const auto where = at + below(random, size - width + 1);
    bytes.replace(where, width, test::bytesOfNumber(nastyNumber(random), width));
}

/// Recomputes the header's checksum, so that its fields are trusted.
void rehash(std::string& bytes, std::size_t at, std::size_t sector) {
    if (const auto header = parseGptHeader(std::as_bytes(std::span(bytes).subspan(at, sector)))) {
        bytes.replace(at + 16, 4, test::bytesOfNumber(header->computedChecksum, 4));
    }
}

/// The number of rounds; the environment variable ATLAS_ROUNDS overrides it.
unsigned rounds() {
    const char* given = std::getenv("ATLAS_ROUNDS");
    return given == nullptr ? 150 : static_cast<unsigned>(std::atoi(given));
}

class RandomDamage : public testing::Test {
protected:
    template <class Mutate>
    void expectSafe(const std::string& image, Mutate mutate) {
        const auto pristine = test::fileText(image);
        for (unsigned seed = 0; seed < rounds(); ++seed) {
            Random random(seed);
            auto bytes = pristine;
            mutate(bytes, random);
            const auto path = m_folder.write("damaged.img", bytes);
            const auto result = test::runAlone([&] {
                const auto disk = test::readDisk(path, {});
                return disk || !sentence(disk.error()).empty();
            });
            ASSERT_TRUE(result.fine) << "seed " << seed << ", wait status " << result.status;
            ASSERT_LE(result.peakKiB, 256 * 1024) << "seed " << seed;
            ASSERT_TRUE(test::fileText(path) == bytes) << "seed " << seed;
        }
    }

    const test::TempDir m_folder;
};

TEST_F(RandomDamage, OfAnMbrWithLogicalPartitions) {
    const auto image = test::partitioned(
        m_folder,
        "label: dos\nunit: sectors\nstart=64,size=500,type=5\nstart=66,size=64\nstart=132,size=64\nstart=200,size=64\n",
        MiB);
    const auto pristine = test::fileText(image);
    std::vector<std::size_t> records;
    for (std::size_t at = 0; at < pristine.size(); at += 512) {
        if (pristine.compare(at + 510, 2, "\x55\xAA") == 0) {
            records.push_back(at);
        }
    }
    ASSERT_EQ(records.size(), 4u);
    expectSafe(image, [&](std::string& bytes, Random& random) {
        for (std::uint64_t i = 0; i <= below(random, 4); ++i) {
            damage(bytes, records[below(random, records.size())] + 446, 66, random);
        }
    });
}

TEST_F(RandomDamage, OfAGptHeaderWhoseChecksumIsRight) {
    const auto image = test::partitioned(m_folder, "label: gpt\nfirst-lba: 64\nsize=64K\nsize=64K\n", MiB);
    expectSafe(image, [](std::string& bytes, Random& random) {
        const auto header = below(random, 2) == 0 ? std::size_t{512} : bytes.size() - 512;
        for (std::uint64_t i = 0; i <= below(random, 3); ++i) {
            damage(bytes, header + 8, 84, random);
        }
        rehash(bytes, header, 512);
    });
}

TEST_F(RandomDamage, OfGptEntriesWhoseChecksumsAreRight) {
    const auto image = test::partitioned(m_folder, "label: gpt\nfirst-lba: 64\nsize=64K\nsize=64K\n", MiB);
    expectSafe(image, [](std::string& bytes, Random& random) {
        for (std::uint64_t i = 0; i <= below(random, 6); ++i) {
            damage(bytes, 1024, 512, random);
        }
        Crc32 crc;
        crc.add(std::as_bytes(std::span(bytes).subspan(1024, 128 * 128)));
        bytes.replace(512 + 88, 4, test::bytesOfNumber(crc.value(), 4));
        rehash(bytes, 512, 512);
    });
}

TEST_F(RandomDamage, OfABareFileSystem) {
    const auto image = m_folder.file("bare.img");
    test::makeSparse(image, MiB);
    test::mustRun(std::string(test::mke2fs) + " " + test::shellQuoted(image));
    expectSafe(image, [](std::string& bytes, Random& random) {
        for (std::uint64_t i = 0; i <= below(random, 8); ++i) {
            damage(bytes, 1024, 1024, random);
        }
        damage(bytes, 0, 512, random);
    });
}

} // namespace
} // namespace atlas
