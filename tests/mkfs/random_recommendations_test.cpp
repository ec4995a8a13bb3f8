// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations for 2,000 random inputs: each figure that gets twice as bad is named, and alike volumes get alike advice.
#include "compare/recommendation.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"
#include "report/words/labels.h"
#include "report/words/recommendation_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <random>

namespace atlas {
namespace {

constexpr int volumes = 250;
constexpr int inputsOfAVolume = 8;

/// The same on every platform, unlike the distributions of the standard library.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_engine(seed) {}

    std::uint64_t below(std::uint64_t end) { return m_engine() % end; }
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + below(most - least + 1); }
    template <class T, std::size_t N>
    const T& of(const std::array<T, N>& all) {
        return all[below(N)];
    }

private:
    std::mt19937 m_engine;
};

/// Small groups, so that small volumes have many.
struct Volume {
    std::uint64_t blockSize = 4096;
    std::uint64_t groupBlocks = 2048;
    std::uint64_t groups = 2;
    std::string options{};

    [[nodiscard]] ByteCount size() const { return {blockSize * groupBlocks * groups}; }
    [[nodiscard]] std::string line() const {
        return fmt::format("-t ext4 -b {} -g {} -J size=4 {}", blockSize, groupBlocks, options);
    }
};

/// On an array the members are alike or not only where there are many more flex groups than members, as on real ones.
Volume randomVolumeOfAnArray(Dice& dice) {
    constexpr std::array<const char*, 3> more{"-N 16384", "-N 32768 -O ^resize_inode", "-N 65536 -m 0"};
    return {.blockSize = 1024, .groupBlocks = 1024, .groups = dice.between(1000, 2000), .options = dice.of(more)};
}

Volume randomVolume(Dice& dice) {
    constexpr std::array<std::uint64_t, 3> blockSizes{1024, 4096, 4096};
    constexpr std::array<const char*, 8> more{
        "",     "-i 65536",         "-N 2000",        "-O ^resize_inode", "-O ^metadata_csum,^uninit_bg",
        "-m 0", "-O sparse_super2", "-I 1024 -i 8192"};
    Volume volume{.blockSize = dice.of(blockSizes)};
    volume.groupBlocks = 256 * dice.between(4, volume.blockSize / 128);
    volume.groups = dice.between(16, 160); // room for the journal
    volume.options = dice.of(more);
    return volume;
}

std::vector<FlexGroupPlan> plansOf(const Volume& volume) {
    const auto options = parseOptions(std::string_view(volume.line()));
    auto swept = sweepFlexGroupSizes({.device = {volume.size()}, .options = *options, .profile = upstreamProfile()});
    return swept ? std::move(swept->rows) : std::vector<FlexGroupPlan>();
}

struct Input {
    Use use{};
    MeasureFrame frame{};
};

Input randomInput(Dice& dice, bool onArray) {
    constexpr std::array levels{RaidLevel::Raid0, RaidLevel::Raid5, RaidLevel::Raid6, RaidLevel::Raid10};
    Input input{.use = dice.of(allUses)};
    while (input.use == Use::RaidMembers && !onArray) {
        input.use = dice.of(allUses);
    }
    auto& frame = input.frame;
    frame.model = modelOf(dice.of(allMedia));
    frame.model.secondsPerRead *= static_cast<double>(dice.between(1, 1000)); // as a larger volume would wait
    frame.eraseBlocks.grid.size = {std::uint64_t{64 * KiB} << dice.below(7)};
    frame.eraseBlocks.matter = true;
    frame.start = ByteOffset{512 * dice.below(4096)};
    if (onArray) {
        input.use = dice.below(2) == 0 ? input.use : Use::RaidMembers;
        const auto level = dice.of(levels);
        const auto members = static_cast<std::uint32_t>(level == RaidLevel::Raid10 ? 4 : dice.between(4, 16));
        frame.raid = RaidGeometry{level, {std::uint64_t{16 * KiB} << dice.below(6)}, members};
    }
    return input;
}

std::vector<MeasuredLayout> measured(const std::vector<FlexGroupPlan>& plans, const MeasureFrame& frame) {
    std::vector<MeasuredLayout> all;
    for (const auto& row : plans) {
        if (row.plan) {
            all.push_back({FlexGroupSetting(row.line), measuredIn(frame, *row.plan->layout)});
        }
    }
    return all;
}

const MeasuredLayout* settingOf(const std::vector<MeasuredLayout>& settings, const std::string& label) {
    const auto found = std::ranges::find(settings, label, &MeasuredLayout::label);
    return found == settings.end() ? nullptr : &*found;
}

/// Whether the words on losses() name the metric.
bool isNamedAsLoss(MetricKind kind, const std::string& words) {
    using enum MetricKind;
    switch (kind) {
    case FirstWriteSeconds: return words.contains("first write at worst takes");
    case FsckSeconds: return words.contains("e2fsck -f takes");
    case FindSeconds: return words.contains("find / takes");
    case DeleteTreeSeconds: return words.contains("delete a large tree takes");
    case MountSeconds: return words.contains("mount takes");
    case InodeTableDistanceMean: return words.contains("from its inode table on average instead of");
    case RaidBlockBitmapImbalance: return words.contains("times the mean instead of");
    case BitmapEraseBlocks: return words.contains("the bitmaps lie in");
    default: return false;
    }
}

/// Each metric in which the recommended setting is twice as bad as the reference is in the text.
void expectEachTwiceNamed(const Input& input, const std::vector<MeasuredLayout>& settings) {
    const auto said = recommend(input.use, settings, input.frame);
    const auto* const chosen = settingOf(settings, said.chosen.label);
    const auto* const reference = settingOf(settings, said.reference.label);
    if (!said.isMade() || chosen == nullptr || reference == nullptr) {
        return;
    }
    const auto words = format(sentence(said), Language::English);
    for (const auto& metric : metricsOf(input.frame)) {
        const auto value = metric.comparable(chosen->measured);
        const auto before = metric.comparable(reference->measured);
        const bool isTwice = metric.better == Better::Less   ? value >= 2 * before
                             : metric.better == Better::More ? before >= 2 * value
                                                             : false;
        if (isTwice && !isShownAlike(metric, value, before)) {
            EXPECT_TRUE(words.contains(format(label(metric.kind), Language::English)) ||
                        isNamedAsLoss(metric.kind, words))
                << metric.name << ": " << value << " instead of " << before << "\n"
                << words;
        }
    }
    EXPECT_TRUE(holdsFilesOf(input.use, chosen->measured.capacity)) << words;
}

/// A volume with the frame in which its settings are measured.
struct Advised {
    MeasureFrame frame{};
    std::vector<MeasuredLayout> settings{};
};

/// Whether who follows `advice` on `other` would gain noticeably by going back to the default there.
bool isReversedOn(const Advised& other, const std::string& advised, Use use) {
    const auto usual = std::ranges::find_if(other.settings, &MeasuredLayout::isDefault);
    const auto* const chosen = settingOf(other.settings, advised);
    if (chosen == nullptr || usual == other.settings.end()) {
        return false;
    }
    const auto weight = weightOf(use);
    const auto costOf = [&](const MeasuredLayout& setting) { return weigh(setting, use, other.frame).of(weight); };
    return isNoticeable(weight, costOf(*chosen), costOf(*usual));
}

void expectNoReversal(Use use, const Advised& one, const Advised& other) {
    const auto said = recommend(use, one.settings, one.frame);
    if (!said.isMade()) {
        return;
    }
    EXPECT_FALSE(isReversedOn(other, said.chosen.label, use)) << name(use) << ": " << format(sentence(said));
    if (said.forWorstCase) {
        EXPECT_FALSE(isReversedOn(other, said.forWorstCase->label, use)) << name(use) << ": " << format(sentence(said));
    }
}

void expectAlike(Use use, const Advised& one, const Advised& other) {
    expectNoReversal(use, one, other);
    expectNoReversal(use, other, one);
}

/// Flex groups of a power of two fall on the same members again and again if the members or the data disks are one too:
/// then chance decides which -G is even, and one more member makes another array.
bool isResonant(const std::optional<RaidGeometry>& raid) {
    return raid && (std::has_single_bit(raid->members) || std::has_single_bit(dataChunks(*raid)));
}

TEST(RandomRecommendations, NameWhatGetsTwiceAsBadAndAreStable) {
    Dice dice(63);
    int tried = 0;
    for (int n = 0; n < volumes; ++n) {
        const bool onArray = n % 10 == 0;
        const auto volume = onArray ? randomVolumeOfAnArray(dice) : randomVolume(dice);
        auto larger = volume;
        larger.groups += std::max<std::uint64_t>(1, volume.groups / 20);
        SCOPED_TRACE(fmt::format("{} groups, {}", volume.groups, volume.line()));
        const auto plans = plansOf(volume);
        const auto plansOfLarger = plansOf(larger);
        ASSERT_FALSE(plans.empty());
        for (int k = 0; k < inputsOfAVolume; ++k, ++tried) {
            const auto input = randomInput(dice, onArray);
            const Advised here{input.frame, measured(plans, input.frame)};
            expectEachTwiceNamed(input, here.settings);
            if (isResonant(input.frame.raid)) {
                continue;
            }
            expectAlike(input.use, here, {input.frame, measured(plansOfLarger, input.frame)});
            auto frame = input.frame;
            if (frame.raid) {
                ++frame.raid->members;
            }
            if (frame.raid && !isResonant(frame.raid)) {
                expectAlike(input.use, here, {frame, measured(plans, frame)});
            }
        }
    }
    EXPECT_EQ(tried, 2000);
}

} // namespace
} // namespace atlas
