// SPDX-License-Identifier: GPL-3.0-or-later
// `check` of images of which something was not read: no form of it gives an all-clear.
#include "cli/other_volumes_parts.h"
#include "support/lvm_image.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// By which LUKS is recognised; nothing else of it is there, so that no layer can be read.
constexpr std::string_view luksSignature("LUKS\xBA\xBE\0\1", 8);

class NotJudgedImages : public testing::Test {
protected:
    Images m_images;
};

TEST_F(NotJudgedImages, WithVolumesOverTheLimitAreNoAllClearWithoutExtEither) {
    std::string script = "label: gpt\n";
    for (std::uint64_t n = 0; n < 70; ++n) {
        script += fmt::format("start={}, size=2048, type=L\n", 2048 * (n + 1));
    }
    const auto image = m_images.disk("many.img", 73, script); // the first may be ext; 64 of the others are looked into
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["state"], "others_unread");
    EXPECT_EQ(check["cure_state"], "nothing_to_cure_in_judged");
    const auto ran = cli("check " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("; 5 other volumes were not read"));
    EXPECT_THAT(ran.out, HasSubstr("5 further volumes and containers were not looked at"));
    EXPECT_THAT(cli("check --format prometheus " + image).out, Not(HasSubstr("\next4atlas_misaligned{")));
}

TEST_F(NotJudgedImages, ThatAreAContainerAreNamedAsTheSameInAPartition) {
    const auto whole = m_images.folder().file("whole.img");
    makeSparse(whole, 4 << 20);
    overwrite(whole, 0, luksSignature);
    const auto inside = m_images.disk("inside.img", 8, "label: dos\n2048,8192,L\n");
    overwrite(inside, 2048 * 512, luksSignature);
    for (const auto& [image, place] : {std::pair{whole, "the whole disk"}, {inside, "partition 1"}}) {
        const auto check = cliJson("check --json " + image);
        EXPECT_EQ(check["cure_state"], "nothing_to_cure_in_judged") << place;
        EXPECT_EQ(check["health"]["not_looked_at"], 1) << place;
        EXPECT_EQ(check["health"]["coverage"], fmt::format("not looked at: {}", place));
        const auto named = unseen(check);
        ASSERT_EQ(named.size(), 1U) << place;
        EXPECT_EQ(named[0]["text"], fmt::format("{}: a container of the kind crypto_LUKS, not looked into", place));
        EXPECT_EQ(named[0]["severity"], "note");
        EXPECT_THAT(cli("check " + image).out, HasSubstr("what is inside the container was not read"));
    }
}

TEST_F(NotJudgedImages, ThatAreAContainerWhoseVolumesAreKnownAreNotNamedBesideThem) {
    const auto image = m_images.folder().file("pv.img");
    makeSparse(image, 24 << 20);
    writePhysicalVolume(image, 0, {.bytes = 24 << 20}, groupOf(1));
    const auto named = unseen(cliJson("check --json " + image));
    ASSERT_EQ(named.size(), 1U);
    EXPECT_THAT(named[0]["text"].get<std::string>(), testing::StartsWith("logical volume vg/lv0: "));
}

} // namespace
} // namespace atlas::test
