// SPDX-License-Identifier: GPL-3.0-or-later
// The window's findings table equals the findings of `check --json`, one for one: for every sample, every misaligned image and
// every damaged image; and their health with the findings of the block bitmaps, which the window reads later.
#include "agreement/damaged_images.h"
#include "agreement/window.h"
#include "alignment/judgement.h"
#include "base/number_text.h"
#include "cli/faulty_images.h"
#include "layout/descriptor_location.h"
#include "report/words/verdict_text.h"
#include "support/paths.h"
#include "support/samples.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using Json = nlohmann::json;
using ui::FindingColumn;

constexpr auto none = "—";

/// The findings in the table, without remedy rows.
std::vector<int> findingRows(const Window& window) {
    std::vector<int> rows;
    for (int row = 0; row < window.findings().rowCount(); ++row) {
        if (!window.cell(row, FindingColumn::Severity).contains("remedy")) {
            rows.push_back(row);
        }
    }
    return rows;
}

std::string textOr(const Json& json, const char* otherwise) {
    return json.is_null() ? otherwise : json.get<std::string>();
}

std::string groupsOf(const Json& finding) {
    if (finding["group"].is_null()) {
        return none;
    }
    const auto first = finding["group"].get<std::uint64_t>();
    const auto last = first + finding["groups"].get<std::uint64_t>() - 1;
    return last > first ? grouped(first) + "–" + grouped(last) : grouped(first);
}

/// The target of a double click: the finding's block, group or partition.
ui::Place placeOf(const Json& finding, const Judgement& judgement) {
    if (!finding["block"].is_null()) {
        const BlockNumber block{finding["block"].get<std::uint64_t>()};
        if (judgement.hasVolume() && block < judgement.snapshot.layout->filesystem.end()) {
            return ui::BlockPlace{block};
        }
    }
    const bool ofDescriptor = finding["region"] == "group_descriptors" || finding["kind"] == "outside_volume";
    if (ofDescriptor && finding["group"].is_number() && judgement.hasVolume()) {
        const auto bytes = descriptorBytes(*judgement.snapshot.layout, {finding["group"].get<std::uint32_t>()});
        const auto size = judgement.snapshot.layout->filesystem.blockSize.value;
        return ui::BlockPlace{{bytes.value().first.value / size},
                              static_cast<std::uint32_t>(bytes.value().first.value % size)};
    }
    if (!finding["group"].is_null()) {
        return ui::GroupPlace{{finding["group"].get<std::uint32_t>()}};
    }
    return finding["partition"].is_null() ? ui::Place{} : ui::PartitionPlace{finding["partition"].get<std::uint32_t>()};
}

/// `row` of the table shows `finding`.
void expectSameCells(const Window& window, int row, const Json& finding) {
    const auto cell = [&](FindingColumn column) { return window.cell(row, column); };
    EXPECT_THAT(cell(FindingColumn::Severity), testing::EndsWith(finding["severity"].get<std::string>()));
    EXPECT_EQ(cell(FindingColumn::Structure), finding["structure"].get<std::string>());
    EXPECT_EQ(cell(FindingColumn::Group), groupsOf(finding));
    EXPECT_EQ(cell(FindingColumn::Finding), finding["text"].get<std::string>());
    EXPECT_EQ(cell(FindingColumn::Cost), textOr(finding["cost"], ""));
    EXPECT_EQ(window.findings().placeAt(row), placeOf(finding, window.judgement()));
}

void expectSameFindings(const Window& window, const Json& check) {
    const auto rows = findingRows(window);
    const auto& findings = check["findings"];
    ASSERT_EQ(rows.size(), findings.size()) << findings.dump(1);
    ASSERT_EQ(window.judgement().found.findings.size(), findings.size());
    for (std::size_t n = 0; n < rows.size(); ++n) {
        SCOPED_TRACE(findings[n].dump());
        EXPECT_EQ(name(window.judgement().found.findings[n].kind), findings[n]["kind"].get<std::string>());
        expectSameCells(window, rows[n], findings[n]);
    }
}

/// The table shows the causes as remedies, in the order in which they must be cured.
void expectSameCauses(const Window& window, const Json& check) {
    std::vector<std::string> shown;
    for (int row = 0; row < window.findings().rowCount(); ++row) {
        if (window.cell(row, FindingColumn::Severity).contains("remedy")) {
            shown.push_back(window.cell(row, FindingColumn::Finding));
        }
    }
    const auto& causes = check["causes"];
    ASSERT_EQ(shown.size(), causes.size());
    for (std::size_t n = 0; n < shown.size(); ++n) {
        const auto remedy = causes[n]["remedy"].get<std::string>();
        EXPECT_THAT(shown[n], testing::HasSubstr(remedy.substr(1))) << "but for the capital letter";
        for (const auto& command : causes[n]["commands"]) {
            EXPECT_THAT(shown[n], testing::HasSubstr(command["command"].get<std::string>()));
        }
    }
}

void expectSameHealth(const Health& health, const Json& check) {
    EXPECT_EQ(name(health.verdict), check["verdict"].get<std::string>());
    EXPECT_EQ(health.errors, check["errors"].get<std::uint64_t>());
    EXPECT_EQ(health.warnings, check["warnings"].get<std::uint64_t>());
}

/// The window judges one of several volumes, as `check` does for a snapshot of one.
Json checkOfShown(const Request& request) {
    const TempDir folder;
    const auto saved = shellQuoted(folder.file("one.atlas"));
    mustRun(built("ext4atlas-cli") + " snapshot --one-volume -o " + saved + " " + shellQuoted(request.image));
    return Json::parse(cli("check --json " + saved).out);
}

void expectSameJudgement(const Window& window, const Json& check) {
    const auto& judgement = window.judgement();
    EXPECT_EQ(name(judgement.verdict), check["verdict"].get<std::string>());
    EXPECT_EQ(name(judgement.verdict.state), check["state"].get<std::string>());
    expectSameHealth(judgement.found.health, check["health"]);
    expectSameFindings(window, check);
    expectSameCauses(window, check);
    EXPECT_EQ(name(cureStateOf(judgement)), check["cure_state"].get<std::string>());
}

void expectAgreement(const Request& request) {
    const auto ran = cli("check --json " + request.options + " " + shellQuoted(request.image));
    const Window window(request);
    if (ran.exitCode > 1) {
        EXPECT_TRUE(!window.error().empty() || window.judgement().verdict.starts.empty()) << ran.err;
        return;
    }
    ASSERT_EQ(window.error(), "");
    const auto check = Json::parse(ran.out);
    const auto& judgement = window.judgement();
    EXPECT_EQ(ran.exitCode, isFailure(judgement.verdict.state) || judgement.found.health.errors > 0 ? 1 : 0);
    expectSameJudgement(window, check["volumes"].size() > 1 ? checkOfShown(request) : check);
}

class SampleAgreement : public testing::TestWithParam<std::string> {};

TEST_P(SampleAgreement, WindowAndCommandLineFindTheSame) {
    const auto folder = inBuild("samples");
    mustRun(inSources("sample-images/make ") + GetParam() + ' ' + shellQuoted(folder));
    expectAgreement({folder + '/' + GetParam() + ".img", ""});
}

INSTANTIATE_TEST_SUITE_P(All, SampleAgreement, testing::ValuesIn(sampleNames()), [](const auto& test) {
    auto name = test.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

/// A sample of which only the first half was copied.
class CutAgreement : public testing::TestWithParam<std::string> {};

TEST_P(CutAgreement, BitmapsThatAreNotThereAddNothing) {
    const auto folder = inBuild("samples");
    mustRun(inSources("sample-images/make ") + GetParam() + ' ' + shellQuoted(folder));
    const TempDir copies;
    const auto image = copies.file("cut.img");
    mustRun("cp --sparse=always " + shellQuoted(folder + '/' + GetParam() + ".img") + ' ' + shellQuoted(image));
    std::filesystem::resize_file(image, std::filesystem::file_size(image) / 2);
    expectAgreement({image, ""});
    const Window window({image, ""});
    EXPECT_GT(window.bitmapsRead().unread().value, 0U);
    EXPECT_THAT(window.bitmapsRead().findings, testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Some, CutAgreement, testing::Values("gpt-efi-swap-root", "g1", "1tib", "no-superblock"),
                         [](const auto& test) {
                             auto name = test.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

/// The health in the window once it has read the bitmaps.
Health healthOf(const std::string& image) {
    Window window({image, ""});
    window.takeBitmaps();
    return window.judgement().found.health;
}

void expectSameHealth(const std::string& image, int exitCode) {
    const auto all = cliJson("check --health --json " + shellQuoted(image), exitCode);
    const auto& check = all["health"];
    Window window({image, ""});
    window.takeBitmaps();
    expectSameFindings(window, all);
    const auto& health = window.judgement().found.health;
    expectSameHealth(health, check);
    EXPECT_EQ(check["bitmaps_read"].get<bool>(), health.bitmapsRead);
    EXPECT_EQ(check["wrong_checksums"].get<std::uint64_t>(), health.wrongChecksums);
    EXPECT_EQ(check["text"].get<std::string>(), english(healthText(health)));
    EXPECT_EQ(check["coverage"].get<std::string>(), english(coverageText(health).value()));
    EXPECT_EQ(check["files_read"], "no");
}

TEST(HealthAgreement, VerifiesTheChecksumsOfBothBitmaps) {
    const Images images;
    const auto image = images.bare("bare.img", 24, "-t ext4 -b 4096 -g 2048 -J size=4");
    expectSameHealth(image, 0);
    const auto groups = Window({image, ""}).judgement().snapshot.layout->groups;
    overwrite(image, groups.blockBitmap[0].value * 4096 + 200, "\x01");
    overwrite(image, groups.inodeBitmap[0].value * 4096 + 2, "\x01");
    expectSameHealth(image, 1);
    EXPECT_EQ(healthOf(image).wrongChecksums, 2U);
    EXPECT_THAT(mustRun("e2fsck -fn " + shellQuoted(image) + " 2>&1; true"),
                testing::AllOf(testing::HasSubstr("lock bitmap"), testing::HasSubstr("node bitmap")));
}

TEST(HealthAgreement, TakesInTheBlockBitmaps) {
    const Images images;
    const auto image = images.bare("bare.img", 24, "-t ext4 -b 4096 -g 2048 -J size=4 -O ^metadata_csum,uninit_bg");
    expectSameHealth(image, 0);
    EXPECT_TRUE(healthOf(image).bitmapsRead);
    const auto free = Window({image, ""}).judgement().snapshot.layout->groups.freeBlocks;
    mustRun("debugfs -w -f - " + shellQuoted(image) + " 2>/dev/null",
            fmt::format("set_bg 0 free_blocks_count {}\nset_bg 0 checksum calc\n"
                        "set_bg 1 free_blocks_count {}\nset_bg 1 checksum calc\n",
                        free[0] + 1, free[1] - 1));
    expectSameHealth(image, 1);
    EXPECT_EQ(healthOf(image).errors, 2U);
    EXPECT_EQ(cli("check " + shellQuoted(image)).exitCode, 0) << "the bitmaps were not read";
    const auto snapshot = images.folder().file("bare.snap");
    mustRun(shellQuoted(built("ext4atlas-cli")) + " snapshot -o " + shellQuoted(snapshot) + ' ' + shellQuoted(image));
    const auto ofSnapshot = cliJson("check --health --json " + shellQuoted(snapshot))["health"];
    EXPECT_FALSE(ofSnapshot["bitmaps_read"]) << "it holds none";
    EXPECT_THAT(ofSnapshot["coverage"].get<std::string>(), testing::HasSubstr("; bitmaps, backup descriptors"));
}

class FaultAgreement : public testing::TestWithParam<FaultyImage> {};

TEST_P(FaultAgreement, WindowAndCommandLineFindTheSame) {
    const Images images;
    try {
        expectAgreement({GetParam().make(images), GetParam().options});
    } catch (const Unavailable& unavailable) {
        GTEST_SKIP() << unavailable.why;
    }
}

INSTANTIATE_TEST_SUITE_P(All, FaultAgreement, testing::ValuesIn(faultyImages()),
                         [](const auto& test) { return std::string(test.param.name); });

class DamageAgreement : public testing::TestWithParam<DamagedImage> {};

TEST_P(DamageAgreement, WindowAndCommandLineFindTheSame) {
    const Images images;
    const auto image = GetParam().make(images);
    expectAgreement({image, GetParam().options});
    const auto found = cli("check --json " + GetParam().options + " " + shellQuoted(image)).out;
    EXPECT_THAT(found, testing::HasSubstr(GetParam().finds)) << "the recipe no longer has its fault";
}

INSTANTIATE_TEST_SUITE_P(All, DamageAgreement, testing::ValuesIn(damagedImages()),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace atlas::test
