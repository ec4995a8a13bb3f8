// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive_overrides.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

TEST(DriveOverrides, AreTheUsersWordOfEachFigure) {
    Drive read;
    read.minimumIo.value = {8192};
    const auto drive = apply({.logicalSector = ByteCount{1024},
                              .physicalSector = ByteCount{8192},
                              .phase = ByteOffset{3072},
                              .optimalIo = ByteCount{3 * 65536},
                              .eraseBlock = ByteCount{4 << 20}},
                             read);
    ASSERT_TRUE(drive);
    EXPECT_EQ(drive->logicalSector, (Known<ByteCount>{{1024}, Source::User}));
    EXPECT_EQ(drive->physicalSector, (Known<ByteCount>{{8192}, Source::User}));
    EXPECT_EQ(drive->phase, (Known<ByteOffset>{{3072}, Source::User}));
    EXPECT_EQ(drive->optimalIo, (Known<ByteCount>{{3 * 65536}, Source::User}));
    EXPECT_EQ(drive->eraseBlock, (Known<ByteCount>{{4 << 20}, Source::User}));
    EXPECT_EQ(drive->minimumIo, (Known<ByteCount>{{8192}, Source::Device}));
}

TEST(DriveOverrides, LeaveWhatIsNotSaidAsItWasRead) {
    const Drive read{.physicalSector = {{512}, Source::Device}, .eraseBlock = {{4 << 20}, Source::Device}};
    EXPECT_EQ(apply({}, read), read);
    EXPECT_EQ(apply({.logicalSector = ByteCount{8192}}, {})->physicalSector,
              (Known<ByteCount>{{8192}, Source::Assumption}))
        << "no assumption is below the logical sector";
}

TEST(DriveOverrides, TakeAPhaseThatWasReadModuloTheSector) {
    const Drive read{.phase = {{3584}, Source::Device}};
    EXPECT_EQ(apply({.physicalSector = ByteCount{1024}}, read)->phase, (Known<ByteOffset>{{512}, Source::Device}));
}

struct Impossible {
    DriveOverrides overrides;
    const char* says;
};

TEST(DriveOverrides, RefuseTheImpossible) {
    for (const auto& [overrides, says] :
         {Impossible{{.logicalSector = ByteCount{0}}, "the logical sector size is impossible; found 0 bytes"},
          Impossible{{.logicalSector = ByteCount{520}}, "found 520 bytes"},
          Impossible{{.logicalSector = ByteCount{131072}}, "a power of two from 512 to 65,536"},
          Impossible{{.physicalSector = ByteCount{128 << 20}}, "the physical sector size is impossible"},
          Impossible{
              {.logicalSector = ByteCount{4096}, .physicalSector = ByteCount{512}},
              "a physical sector cannot be smaller than a logical one; found 512 bytes, expected at least 4,096"},
          Impossible{{.physicalSector = ByteCount{1 << 20}}, "a power of two from 512 to 524,288"},
          Impossible{
              {.physicalSector = ByteCount{512}, .otherLogicalSector = ByteCount{4096}},
              "a physical sector cannot be smaller than a logical one; found 512 bytes, expected at least 4,096"},
          Impossible{{.phase = ByteOffset{4096}}, "found 4,096 bytes, expected 0, or a multiple of 512 below 4,096"},
          Impossible{{.phase = ByteOffset{100}}, "found 100 bytes, expected 0, or a multiple of 512 below 4,096"},
          Impossible{{.logicalSector = ByteCount{4096}, .phase = ByteOffset{3584}}, "a multiple of 4,096 below 4,096"},
          Impossible{{.optimalIo = ByteCount{100}}, "the size of the stripe is impossible; found 100 bytes"},
          Impossible{{.eraseBlock = ByteCount{std::uint64_t{2} << 40}}, "a multiple of 512 of at most 1 TiB"}}) {
        const auto drive = apply(overrides, {});
        ASSERT_FALSE(drive) << says;
        EXPECT_EQ(drive.error().kind, ErrorKind::Usage);
        EXPECT_THAT(sentence(drive.error()), testing::HasSubstr(says));
    }
}

} // namespace
} // namespace atlas
