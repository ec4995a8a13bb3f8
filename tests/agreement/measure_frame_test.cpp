// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page measures as `compare` does: for each image beside which it begins, each choice of the user and each use.
#include "agreement/window.h"
#include "cli/program.h"
#include "report/json/comparison_json.h"
#include "report/json/json_writer.h"
#include "report/snapshot/snapshot_file.h"
#include "support/paths.h"
#include "support/synthetic.h"
#include "ui/compare/compare_document.h"
#include "ui/compare/comparison.h"

#include <QTest>
#include <gtest/gtest.h>
#include <sstream>

namespace atlas::test {
namespace {

using Json = nlohmann::json;

/// An image by its start and its drive.
struct FramedImage {
    const char* name;
    Lba start;
    Drive drive;
};

Drive driveOf(bool spins, ByteCount physicalSector, ByteOffset phase = {}, ByteCount eraseBlock = {}) {
    Drive drive;
    drive.spins = {spins, Source::Device};
    drive.physicalSector = {physicalSector, Source::Device};
    drive.phase = {phase, Source::Device};
    drive.eraseBlock = {eraseBlock, Source::Device};
    return drive;
}

std::vector<FramedImage> images() {
    return {{"undescribed", {2048}, {}},
            {"disk512n", {63}, driveOf(true, {512})},
            {"jumper", {63}, driveOf(true, {4096}, {3584})},
            {"ssd", {2048}, driveOf(false, {4096})},
            {"card", {8192}, driveOf(false, {4096}, {}, {8 << 20})},
            {"cardWithPhase", {8199}, driveOf(false, {4096}, {3584}, {4 << 20})}};
}

/// The same choice on both sides.
struct Choice {
    std::string options;
    MeasureChoices chosen;
};

std::vector<Choice> choices() {
    const RaidGeometry raid6{.level = RaidLevel::Raid6, .chunk = {512 << 10}, .members = 10};
    return {
        {"", {}},
        {" --raid 6:512k:10", {.raid = raid6}},
        {" --start 1M", {.start = ByteOffset{1 << 20}}},
        {" --start 0 --medium sd", {.start = ByteOffset{}, .model = {.medium = Medium::SdCard}}},
        {" --start 1M --raid 6:512k:10", {.start = ByteOffset{1 << 20}, .raid = raid6}},
        {" --medium emmc --erase-block 512k", {.eraseBlock = ByteCount{512 << 10}, .model = {.medium = Medium::Emmc}}},
        {" --medium hdd", {.model = {.medium = Medium::HardDisk}}}};
}

std::vector<Use> uses() { return {Use::General, Use::Database, Use::SdCard}; }

/// What both say of the frame: without what is planned.
Json frameIn(Json inputs) {
    for (const auto* planned : {"size", "grown_to", "e2fsprogs", "mke2fs_conf"}) {
        inputs.erase(planned);
    }
    return inputs;
}

Json ofThePage(ui::CompareOptions options, const Choice& choice, Use use) {
    options.chosen = choice.chosen;
    options.use = use;
    std::ostringstream out;
    {
        JsonWriter json(out);
        json.beginObject();
        writeInputs(json, {.layouts = {}, .frame = options.frame()});
        json.endObject();
    }
    return frameIn(Json::parse(out.str())["inputs"]);
}

Json ofTheCommandLine(const std::string& layouts, const Choice& choice, Use use) {
    const auto options = choice.options + " --use " + std::string(name(use));
    return frameIn(cliJson("compare --json" + options + layouts)["inputs"]);
}

void expectEqualFrames(const ui::CompareOptions& page, const std::string& layouts) {
    for (const auto& choice : choices()) {
        for (const auto use : uses()) {
            EXPECT_EQ(ofThePage(page, choice, use), ofTheCommandLine(layouts, choice, use))
                << layouts << choice.options << " for " << name(use);
        }
    }
}

/// The snapshot as a file.
std::string written(const FramedImage& image, const TempDir& folder) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, image.start);
    snapshot.disk.drive = image.drive;
    std::ostringstream bytes;
    writeSnapshot(snapshot, bytes);
    return folder.write(std::string(image.name) + ".ext4atlas", bytes.str());
}

ui::LayoutSpec fileSpec(const std::string& path) {
    return {.kind = ui::LayoutSpec::Kind::File, .image = {.path = path}};
}

/// A page with `files` and the plan of `mkfs.ext4` for 512 MiB.
class Page {
public:
    Page(const std::vector<std::string>& files, const MeasureChoices& chosen) {
        m_page.queue().setProgram(QString::fromStdString(built("ext4atlas-cli")));
        std::vector<ui::LayoutSpec> specs;
        for (const auto& file : files) {
            specs.push_back(fileSpec(file));
        }
        specs.push_back({.kind = ui::LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4")});
        m_page.set({.format = {.size = {512 * MiB}}, .chosen = chosen}, specs, 0);
        m_page.activate();
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_page.settled(); }, 60'000));
    }
    [[nodiscard]] Json json() const {
        std::ostringstream out;
        writeComparisonJson(measuredOf(m_page), out);
        return Json::parse(out.str());
    }

private:
    ui::Comparison m_page;
};

Json withoutLabels(Json layouts) {
    for (auto& layout : layouts) {
        layout.erase("label");
        layout.erase("examination"); // the command line alone cites what it read
    }
    return layouts;
}

TEST(MeasureFrameAgreement, OfEachImageAmongOthers) {
    const TempDir folder;
    const auto all = images();
    for (const auto& [first, second] :
         {std::pair(all[2], all[3]), std::pair(all[3], all[2]), std::pair(all[0], all[5])}) {
        const std::vector files{written(first, folder), written(second, folder)};
        for (const auto& choice : choices()) {
            const auto page = Page(files, choice.chosen).json();
            const auto line = cliJson("compare --json --size 512M" + choice.options + " " + shellQuoted(files[0]) +
                                      " " + shellQuoted(files[1]) + " 'mkfs.ext4'");
            const auto which = std::string(first.name) + " and " + second.name + choice.options;
            EXPECT_EQ(frameIn(page["inputs"]), frameIn(line["inputs"])) << which;
            EXPECT_EQ(withoutLabels(page["layouts"]), withoutLabels(line["layouts"])) << which;
            const auto own = second.start.value * 512;
            EXPECT_EQ(line["layouts"][1]["start"], choice.chosen.start.value_or(ByteOffset{own}).value) << which;
        }
    }
}

TEST(MeasureFrameAgreement, BesideAnImage) {
    const TempDir folder;
    for (const auto& image : images()) {
        const auto path = written(image, folder);
        const Window window({path, ""});
        ASSERT_EQ(window.error(), "");
        expectEqualFrames(ui::documentOfImage(window.session()).options, " " + shellQuoted(path) + " 'mkfs.ext4'");
    }
}

TEST(MeasureFrameAgreement, WithoutAnImage) {
    expectEqualFrames(ui::newCompareDocument().options, " --size 64M 'mkfs.ext4' 'mkfs.ext4 -G 4'");
}

} // namespace
} // namespace atlas::test
