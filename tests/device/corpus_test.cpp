// SPDX-License-Identifier: GPL-3.0-or-later
// Reads images from third parties, in the folder named by EXT4ATLAS_CORPUS.
#include "device/images.h"
#include "device/read_disk.h"
#include "support/alone.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>

namespace atlas {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> packedImages() {
    std::vector<fs::path> images;
    const char* corpus = std::getenv("EXT4ATLAS_CORPUS");
    for (const auto* folder : {"partitioned", "hostile", "misc"}) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(fs::path(corpus == nullptr ? "" : corpus) / folder, none)) {
            if (entry.path().extension() == ".zst") {
                images.push_back(entry.path());
            }
        }
    }
    return images;
}

TEST(DiskCorpus, IsReadWithinItsLimits) {
    const auto images = packedImages();
    if (images.empty()) {
        GTEST_SKIP() << "EXT4ATLAS_CORPUS names no folder with images";
    }
    const test::TempDir folder;
    for (const auto& packed : images) {
        SCOPED_TRACE(packed.filename());
        const auto image = folder.file("image");
        test::mustRun("zstd -q -f -d --sparse " + test::shellQuoted(packed.string()) + " -o " +
                      test::shellQuoted(image));
        const auto before = test::fingerprint(image);
        const auto used = test::runAlone([&] { return test::readDisk(image, {}).has_value(); });
        EXPECT_TRUE(used.fine) << "wait status " << used.status;
        EXPECT_LE(used.peakKiB, 256 * 1024);
        EXPECT_EQ(test::fingerprint(image), before);
    }
}

} // namespace
} // namespace atlas
