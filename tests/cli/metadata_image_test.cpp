// SPDX-License-Identifier: GPL-3.0-or-later
// Metadata images of e2image: the layout is that of the file system, and what they do not hold is neither damage nor zeros.
#include "cli/program.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

struct MetadataCase {
    std::uint64_t mebibytes;
    const char* options;
};

class MetadataImage : public testing::TestWithParam<MetadataCase> {
protected:
    MetadataImage()
        : m_image(m_images.bare("fs.img", GetParam().mebibytes, GetParam().options)),
          m_metadata(m_images.folder().file("fs.e2i")) {
        mustRun("debugfs -w -R 'mkdir /folder' " + m_image);
        mustRun("e2image " + m_image + " " + m_metadata);
    }

    [[nodiscard]] const std::string& image() const { return m_image; }
    [[nodiscard]] const std::string& metadata() const { return m_metadata; }

private:
    Images m_images;
    std::string m_image;
    std::string m_metadata;
};

TEST_P(MetadataImage, HasTheLayoutOfTheFileSystem) {
    const auto ofImage = cliJson("layout --json " + image());
    const auto ofMetadata = cliJson("layout --json " + metadata());
    EXPECT_EQ(ofMetadata["groups"], ofImage["groups"]);
    EXPECT_EQ(ofMetadata["filesystem"], ofImage["filesystem"]);
}

TEST_P(MetadataImage, OfASoundFileSystemHasNoFault) {
    const auto checked = nlohmann::json::parse(cli("check --health --json " + metadata()).out);
    EXPECT_EQ(checked["health"]["verdict"], "healthy") << checked["findings"].dump(1);
    EXPECT_EQ(checked["health"]["wrong_checksums"], 0);
    const auto& findings = checked["findings"];
    EXPECT_TRUE(std::ranges::any_of(findings, [](const auto& f) { return f["kind"] == "metadata_image"; }));
}

TEST_P(MetadataImage, HasTheFreeExtentsOfTheFileSystem) {
    EXPECT_EQ(withoutExamination(cli("free --csv " + metadata()).out),
              withoutExamination(cli("free --csv " + image()).out));
}

TEST_P(MetadataImage, ShowsTheFieldsItHoldsAndNoOthers) {
    const auto inode = cli("show " + metadata() + " inode 2");
    EXPECT_EQ(inode.exitCode, 0) << inode.err;
    EXPECT_NE(cli("owners " + metadata()).err.find("give the image itself"), std::string::npos);
    const auto path = cli("show " + metadata() + " path /folder");
    EXPECT_NE(path.exitCode, 0) << "directories are not in it: " << path.out;
}

INSTANTIATE_TEST_SUITE_P(Images, MetadataImage,
                         testing::Values(MetadataCase{300, "-t ext4 -b 1024"}, MetadataCase{1100, "-t ext4 -b 4096"},
                                         MetadataCase{64, "-t ext2 -b 1024"},
                                         MetadataCase{600, "-t ext4 -O bigalloc -C 65536"},
                                         MetadataCase{300, "-t ext4 -O ^metadata_csum,uninit_bg -b 2048 -g 4096"}));

TEST(MetadataImages, ThatEndEarlyAreDamaged) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 1024");
    const auto metadata = images.folder().file("fs.e2i");
    mustRun("e2image " + image + " " + metadata);
    for (const char* const size : {"100", "336", "1500", "20000", "4000000"}) {
        mustRun(std::string("cp --sparse=always ") + metadata + " " + metadata + ".cut && truncate -s " + size + " " +
                metadata + ".cut");
        const auto ran = cli("layout " + metadata + ".cut");
        EXPECT_NE(ran.exitCode, 0) << size;
        EXPECT_LT(ran.exitCode, 128) << size << ran.err;
    }
}

TEST(MetadataImages, OfE2imageWithRAreImagesLikeOthers) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 4096");
    const auto raw = images.folder().file("raw.img");
    mustRun("e2image -r " + image + " " + raw);
    EXPECT_EQ(nlohmann::json::parse(cli("check --health --json " + raw).out)["health"]["verdict"], "healthy");
}

} // namespace
} // namespace atlas::test
