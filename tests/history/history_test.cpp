// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a history: what was written is read again, at each moment, and nothing else is accepted.
#include "history/image_history.h"

#include "history/history_file.h"
#include "history/history_script.h"
#include "support/bytes_source.h"

#include <gmock/gmock.h>
#include <random>
#include <sstream>

namespace atlas::test {
namespace {

using Bytes = std::vector<std::byte>;

std::shared_ptr<const ByteSource> sourceOf(const Bytes& bytes) { return std::make_shared<BytesSource>(bytes); }

std::shared_ptr<const ByteSource> sourceOf(const std::string& text) {
    const auto bytes = std::as_bytes(std::span(text));
    return sourceOf(Bytes(bytes.begin(), bytes.end()));
}

Bytes allOf(const ByteSource& source) {
    Bytes bytes(source.size().value);
    EXPECT_TRUE(source.read({0}, bytes));
    return bytes;
}

/// Images of changing sizes, in which a few sectors change from one to the next.
std::vector<Bytes> images(unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Bytes> all;
    Bytes image(40 * 512);
    for (int n = 0; n < 12; ++n) {
        image.resize((20 + random() % 40) * 512 + (n % 3 == 0 ? 100U : 0U));
        for (auto change = random() % 6; change > 0; --change) {
            image[random() % image.size()] = static_cast<std::byte>(random() % 3);
        }
        all.push_back(image);
    }
    return all;
}

std::string recorded(const std::vector<Bytes>& all) {
    std::ostringstream out;
    HistoryWriter writer(out);
    Bytes before;
    for (std::size_t n = 0; n < all.size(); ++n) {
        const auto longest = std::max(before.size(), all[n].size());
        const ByteInterval everything{{0}, {(longest + 511) / 512 * 512}};
        const auto changed = changedSectors(*sourceOf(before), *sourceOf(all[n]), {everything});
        EXPECT_TRUE(changed);
        std::vector<ByteInterval> inside;
        for (const auto& bytes : *changed) {
            const auto kept = intersection(bytes, ByteInterval{{0}, {(all[n].size() + 511) / 512 * 512}});
            if (!kept.empty()) {
                inside.push_back(kept);
            }
        }
        EXPECT_TRUE(writer.add("step " + std::to_string(n), *sourceOf(all[n]), inside));
        before = all[n];
    }
    writer.finish();
    return out.str();
}

TEST(History, GivesTheImageOfEachMoment) {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const auto all = images(seed);
        const auto history = readHistory(sourceOf(recorded(all)));
        ASSERT_TRUE(history);
        ASSERT_EQ(history->steps.size(), all.size());
        EXPECT_EQ(imageAfter(*history, 0)->size().value, 0U);
        for (std::size_t n = 0; n < all.size(); ++n) {
            EXPECT_EQ(history->steps[n].command, "step " + std::to_string(n));
            EXPECT_EQ(allOf(*imageAfter(*history, n + 1)), all[n]) << "seed " << seed << ", step " << n;
        }
    }
}

TEST(History, KeepsNoZeros) {
    const std::vector<Bytes> large(1, Bytes(1 << 20));
    std::ostringstream out;
    HistoryWriter writer(out);
    ASSERT_TRUE(writer.add("zeros", *sourceOf(large[0]), {{{0}, {1 << 20}}}));
    writer.finish();
    EXPECT_LT(out.str().size(), 100U);
}

TEST(History, RefusesWhatIsCutOrChanged) {
    const auto whole = recorded(images(1));
    for (std::size_t size = 0; size < whole.size(); size += 7) {
        EXPECT_FALSE(readHistory(sourceOf(whole.substr(0, size)))) << size << " bytes";
    }
    // Any single byte of the heads may be wrong: it is refused, or what it says lies inside the file and the image.
    for (std::size_t at = 0; at < std::min<std::size_t>(whole.size(), 400); ++at) {
        auto spoiled = whole;
        spoiled[at] = static_cast<char>(spoiled[at] ^ 0x81);
        const auto history = readHistory(sourceOf(spoiled));
        for (std::size_t n = 1; history && n <= history->steps.size(); ++n) {
            const auto image = imageAfter(*history, n);
            if (image->size().value < 1 << 20) {
                (void)allOf(*image);
            }
        }
    }
}

TEST(HistoryScript, IsReadLineByLine) {
    const auto script =
        parseHistoryScript("# a comment\nsize 1M\n\n  mke2fs -q 'IMAGE'\nwrite a 12K\nmkdir d/e\nrm d/e\n", "s");
    ASSERT_TRUE(script);
    EXPECT_EQ(script->size.value, 1U << 20);
    ASSERT_EQ(script->steps.size(), 4U);
    EXPECT_EQ(script->steps[0].words, (std::vector<std::string>{"mke2fs", "-q", "IMAGE"}));
    EXPECT_EQ(script->steps[1].words, (std::vector<std::string>{"debugfs", "-w", "-R", "write /dev/stdin a", "IMAGE"}));
    EXPECT_EQ(script->steps[1].input.value, 12U << 10);
    EXPECT_EQ(script->steps[3].text, "rm d/e");
}

TEST(HistoryScript, RefusesOtherProgramsAndSaysTheLine) {
    for (const auto* bad : {"size 1M\nsh -c id IMAGE", "size 1M\nmke2fs -q /dev/sda", "mke2fs IMAGE",
                            "size 1M\nsize 2M\nrm", "size 1M\nwrite d/a 1K", "size 1M\nwrite a 1G", "size 1M\nrm 'a b'",
                            "size 1M\nmke2fs 'IMAGE", "size x", "size 1M"}) {
        const auto script = parseHistoryScript(bad, "steps");
        ASSERT_FALSE(script) << bad;
        EXPECT_EQ(script.error().kind, ErrorKind::Usage);
        EXPECT_THAT(script.error().where, testing::StartsWith("steps: line ")) << bad;
    }
}

} // namespace
} // namespace atlas::test
