// SPDX-License-Identifier: GPL-3.0-or-later
// `scan` says of each image what `check` says, survives what cannot be read, and continues where it was stopped.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <sys/stat.h>
#include <thread>

namespace atlas::test {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::vector<json> linesOf(const std::string& out) {
    std::vector<json> lines;
    std::istringstream text(out);
    for (std::string line; std::getline(text, line);) {
        lines.push_back(json::parse(line, nullptr, false));
        EXPECT_TRUE(lines.back().is_object()) << "no line of JSON: " << line.substr(0, 200);
    }
    return lines;
}

/// Without what differs from run to run, in the order of the places.
std::map<std::string, std::string> settled(const std::string& out) {
    std::map<std::string, std::string> lines;
    for (auto line : linesOf(out)) {
        line.erase("seconds");
        EXPECT_TRUE(lines.emplace(line["place"], line.dump()).second) << "twice: " << line["place"];
    }
    return lines;
}

class Scan : public ::testing::Test {
protected:
    [[nodiscard]] std::string folder() const { return m_images.folder().file(""); }

    /// Bare file systems "n-0.img" …, each of one MiB.
    void makeMany(int count) const {
        const auto first = m_images.bare("n-0.img", 1, "-t ext4 -b 1024 -O ^has_journal");
        for (int n = 1; n < count; ++n) {
            std::filesystem::copy_file(first, m_images.folder().file(fmt::format("n-{}.img", n)));
        }
    }

    Images m_images;
};

TEST_F(Scan, AgreesWithCheckOnEachImage) {
    const auto aligned = gptDisk(m_images, 2048, "-t ext4 -b 4096 -G 32");
    const auto off = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto damaged = m_images.bare("damaged.img", 64, "-t ext4 -b 4096");
    spoil(damaged, 4096, "xxxxxxxxxxxx");
    const auto ran = cli("scan " + shellQuoted(folder()));
    EXPECT_EQ(ran.exitCode, 1);
    const auto lines = linesOf(ran.out);
    ASSERT_EQ(lines.size(), 3U);
    for (const auto& line : lines) {
        const auto path = line["place"].get<std::string>();
        const auto check = cli("check --json " + shellQuoted(path));
        const auto report = json::parse(check.out);
        EXPECT_EQ(line["good"], check.exitCode == 0) << path;
        EXPECT_EQ(line["verdict"], report["verdict"]) << path;
        EXPECT_EQ(line["state"], report["state"]);
        EXPECT_EQ(line["text"], report["text"]);
        EXPECT_EQ(line["health"], report["health"]["verdict"]);
        EXPECT_EQ(line["errors"], report["health"]["errors"]);
        EXPECT_EQ(line["volumes"], report["volumes"].size());
        EXPECT_EQ(line["cause"].is_null(), report["causes"].empty());
        EXPECT_EQ(line["size"], std::filesystem::file_size(path));
        EXPECT_EQ(line["volume"]["metadata_bytes"], report["summary"]["metadata"]["bytes"]);
        EXPECT_EQ(line["volume"]["start"], report["volumes"][0]["first_byte"]);
        EXPECT_GT(line["bytes_read"], 1024);
        EXPECT_LT(line["bytes_read"], line["size"]);
        if (path == off) {
            EXPECT_EQ(line["cause"], "partition_start");
            EXPECT_THAT(line["cure"].get<std::string>(), HasSubstr("sfdisk"));
        }
        if (path == aligned) {
            EXPECT_EQ(line["volume"]["flex_group_size"], 32);
            EXPECT_EQ(line["volume"]["map"].get<std::string>().size(), 96U);
        }
        if (path == damaged) {
            EXPECT_THAT(ran.err, HasSubstr("damaged"));
        }
    }
    EXPECT_THAT(ran.err, HasSubstr("3 images and devices"));
    EXPECT_EQ(cli("scan -q " + shellQuoted(aligned)).exitCode, 0);
    EXPECT_THAT(cli("scan -q " + shellQuoted(aligned)).err, "");
}

TEST_F(Scan, GivesEachBrokenPlaceOneLine) {
    const auto good = m_images.bare("good.img", 8, "-t ext4 -b 1024");
    makeSparse(m_images.folder().file("zeros.img"), 1 << 20);
    (void)m_images.folder().write("empty.img", "");
    std::ofstream(m_images.folder().file("notes.txt")) << "not an image";
    std::ofstream(m_images.folder().file("line\nbreak\xFF.img")) << "neither";
    ASSERT_EQ(::mkfifo(m_images.folder().file("fifo.img").c_str(), 0600), 0);
    std::filesystem::create_directory_symlink(".", m_images.folder().file("loop"));
    std::filesystem::create_directory(m_images.folder().file("below"));
    std::filesystem::copy_file(good, m_images.folder().file("below/deep.img"));
    mustRun("gzip -k " + shellQuoted(m_images.folder().file("below/deep.img")));
    const auto fifo = shellQuoted(m_images.folder().file("fifo.img"));
    const auto ran = cli(fmt::format("scan -r {} {} /nowhere /proc", shellQuoted(folder()), fifo));
    EXPECT_EQ(ran.exitCode, 3);
    std::map<std::string, json> errors;
    for (const auto& line : linesOf(ran.out)) {
        errors[std::filesystem::path(line["place"].get<std::string>()).filename()] = line;
    }
    ASSERT_EQ(errors.size(), 8U) << ran.out;
    EXPECT_EQ(errors["good.img"]["good"], true);
    EXPECT_EQ(errors["deep.img"]["good"], true);
    EXPECT_THAT(errors["zeros.img"]["error"].get<std::string>(), HasSubstr("no ext superblock"));
    EXPECT_TRUE(errors["empty.img"]["good"].is_null());
    EXPECT_EQ(errors["line\nbreak\xEF\xBF\xBD.img"]["place_hex"].get<std::string>().substr(2 * folder().size()),
              "6c696e650a627265616bff2e696d67");
    EXPECT_THAT(errors["fifo.img"]["error"].get<std::string>(), HasSubstr("neither a file nor a block device"));
    EXPECT_THAT(errors["nowhere"]["error"].get<std::string>(), HasSubstr("No such file"));
    EXPECT_THAT(errors["proc"]["error"].get<std::string>(), HasSubstr("the kernel makes up"));
    EXPECT_THAT(ran.err, HasSubstr("1 compressed file was not unpacked"));
    EXPECT_EQ(linesOf(cli("scan -r --packed " + shellQuoted(m_images.folder().file("below"))).out).size(), 2U);
    EXPECT_EQ(linesOf(cli("scan -r --include 'd*.img' " + shellQuoted(folder())).out).size(), 1U);
    EXPECT_EQ(linesOf(cli("scan -r --exclude '*.img,*.txt' " + shellQuoted(folder())).out).size(), 0U);
}

TEST_F(Scan, TakesPatternsAndLists) {
    makeMany(3);
    const auto pattern = shellQuoted(m_images.folder().file("n-[12].img"));
    EXPECT_EQ(linesOf(cli("scan " + pattern).out).size(), 2U);
    const auto first = m_images.folder().file("n-0.img");
    EXPECT_EQ(linesOf(cli("scan -", first + "\n\n" + folder() + "\n").out).size(), 4U);
    const std::string ended = first + '\0' + first;
    EXPECT_EQ(linesOf(cli("scan -0 -", ended).out).size(), 2U);
}

TEST_F(Scan, DividesAListIntoTheSamePartsEverywhere) {
    makeMany(20);
    const auto all = settled(cli("scan " + shellQuoted(folder())).out);
    ASSERT_EQ(all.size(), 20U);
    std::map<std::string, std::string> parts;
    std::string files;
    for (int n = 1; n <= 3; ++n) {
        const auto out = cli(fmt::format("scan --shard {}/3 {}", n, shellQuoted(folder()))).out;
        const auto part = settled(out);
        EXPECT_GT(part.size(), 1U);
        EXPECT_LT(part.size(), 15U);
        parts.insert(part.begin(), part.end());
        const auto file = m_images.folder().file(fmt::format("part-{}.jsonl", n));
        std::ofstream(file) << out;
        files += " " + shellQuoted(file);
    }
    EXPECT_EQ(parts, all);
    const auto summary = cliJson("scan --summary --format json" + files);
    EXPECT_EQ(summary["places"], 20);
    EXPECT_EQ(summary["block_sizes"], json::parse(R"([{"block_size": 1024, "places": 20}])"));
    for (const auto* wrong : {"0/3", "4/3", "1", "1/", "/2", "1/2x", "-1/2"}) {
        EXPECT_EQ(cli(fmt::format("scan --shard {} /", wrong)).exitCode, 2) << wrong;
    }
}

TEST_F(Scan, ContinuesWhereItWasKilled) {
    makeMany(60);
    const auto images = shellQuoted(folder());
    const auto all = settled(cli("scan --include '*.img' " + images).out);
    const auto file = m_images.folder().file("scan.jsonl");
    const auto command = fmt::format("{} scan -j 2 --include '*.img' --resume {} {} >> {} 2>/dev/null",
                                     built("ext4atlas-cli"), shellQuoted(file), images, shellQuoted(file));
    for (int n = 1; n <= 10; ++n) {
        const auto killed = run(fmt::format("timeout -s KILL 0.{:02} sh -c {}", 3 * n, shellQuoted("exec " + command)));
        EXPECT_NE(killed.exitCode, 1);
    }
    spoil(file, std::filesystem::file_size(file), R"({"schema": "ext4atlas-scan/1", "place": "torn)");
    EXPECT_EQ(run(command).exitCode, 0);
    EXPECT_EQ(settled(fileText(file)), all);
    const auto before = std::filesystem::file_size(file);
    EXPECT_EQ(run(command).exitCode, 0) << "with nothing left to read";
    EXPECT_EQ(std::filesystem::file_size(file), before);
    spoil(m_images.folder().file("n-7.img"), 1024 + 0x38, "xx");
    EXPECT_EQ(run(command).exitCode, 3) << "what changed is read again";
    const auto summary = cliJson("scan --summary --format json " + shellQuoted(file));
    EXPECT_EQ(summary["places"], 60) << "of a place that was read twice, the last line counts";
    EXPECT_EQ(summary["unreadable"], 1);
}

TEST_F(Scan, EndsCleanlyWhenInterrupted) {
    makeMany(40);
    const auto list = m_images.folder().file("list");
    {
        std::ofstream out(list);
        for (int round = 0; round < 500; ++round) {
            for (int n = 0; n < 40; ++n) {
                out << m_images.folder().file(fmt::format("n-{}.img", n)) << '\n';
            }
        }
    }
    const auto ran = run(fmt::format("timeout -s INT 1 {} scan - < {}", built("ext4atlas-cli"), shellQuoted(list)));
    EXPECT_THAT(ran.err, HasSubstr("interrupted after"));
    const auto lines = linesOf(ran.out);
    EXPECT_GT(lines.size(), 10U);
    EXPECT_LT(lines.size(), 20000U);
}

TEST_F(Scan, RefusesWhatIsNoScan) {
    const auto text = m_images.folder().file("text");
    std::ofstream(text) << "{\"schema\": \"ext4atlas-scan/1\"}\nhello\n";
    const auto ran = cli("scan --summary " + shellQuoted(text));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("line 1"), HasSubstr("place is missing")));
    std::ofstream(text) << std::string(3 << 20, 'x');
    EXPECT_THAT(cli("scan --summary " + shellQuoted(text)).err, HasSubstr("is no line of a scan"));
    EXPECT_EQ(cli("scan").exitCode, 2);
    EXPECT_EQ(cli("scan --summary --format lines " + shellQuoted(text)).exitCode, 2);
    EXPECT_EQ(cli("scan --jobs 0 /").exitCode, 2);
}

TEST_F(Scan, SummarisesForPrometheus) {
    makeMany(2);
    const auto metrics = cli("scan --format prometheus " + shellQuoted(folder())).out;
    EXPECT_THAT(metrics, HasSubstr("ext4atlas_scan_places{state=\"warning\"} 2\n"));
    EXPECT_THAT(metrics, Not(HasSubstr("\"schema\"")));
}

TEST_F(Scan, ComparesTwoScans) {
    const auto cured = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto grown = m_images.bare("grown.img", 8, "-t ext4 -b 1024");
    const auto broken = m_images.bare("broken.img", 8, "-t ext4 -b 1024");
    const auto gone = m_images.bare("gone.img", 8, "-t ext4 -b 1024");
    const auto same = m_images.bare("same.img", 8, "-t ext4 -b 1024");
    const auto before = shellQuoted(m_images.folder().file("before"));
    const auto after = shellQuoted(m_images.folder().file("after"));
    const auto scan = fmt::format("{} scan -q --include '*.img' {} > ", built("ext4atlas-cli"), shellQuoted(folder()));
    EXPECT_EQ(run(scan + before).exitCode, 1);
    std::filesystem::remove(cured);
    std::filesystem::rename(gptDisk(m_images, 2048, "-t ext4 -b 4096"), cured);
    makeSparse(grown, 16 << 20);
    mustRun("resize2fs -f " + shellQuoted(grown));
    makeSparse(broken, 1024);
    std::filesystem::remove(gone);
    const auto fresh = m_images.bare("fresh.img", 8, "-t ext4 -b 1024");
    EXPECT_EQ(run(scan + after).exitCode, 3);
    const auto changes = cliJson(fmt::format("scan --diff --format json {} {}", before, after), 1)["changes"];
    std::map<std::string, std::string> kinds;
    for (const auto& change : changes) {
        kinds[change["place"]] += change["kind"].get<std::string>();
    }
    EXPECT_EQ(kinds, (std::map<std::string, std::string>{
                         {cured, "cured"}, {grown, "grew"}, {broken, "worse"}, {gone, "gone"}, {fresh, "appeared"}}));
    const auto text = cli(fmt::format("scan --diff {} {}", before, after));
    EXPECT_EQ(text.exitCode, 1);
    EXPECT_THAT(text.out, AllOf(HasSubstr("1 place was cured"), HasSubstr("8 MiB → 16 MiB"),
                                HasSubstr("1 place did not change")));
    EXPECT_EQ(cli(fmt::format("scan --diff {} {}", before, before)).exitCode, 0);
    EXPECT_EQ(cli("scan --diff " + before).exitCode, 2);
}

/// What a browser made of the page; empty without one.
std::string inBrowser(const std::string& page, const std::string& script) {
    const auto* const browser = hasTool("chromium") ? "chromium" : "chromium-browser";
    if (!hasTool(browser)) {
        return {};
    }
    const TempDir folder;
    auto text = fileText(page);
    text.insert(text.rfind("</body>"),
                "<script>window.onerror = what => document.title = 'fault: ' + what;" + script + "</script>");
    const auto copy = folder.write("page.html", text);
    return run(fmt::format(
                   "timeout 60 {} --headless --no-sandbox --disable-gpu --user-data-dir={} --virtual-time-budget=2000 "
                   "--dump-dom file://{}",
                   browser, shellQuoted(folder.file("profile")), shellQuoted(copy)))
        .out;
}

TEST_F(Scan, WritesAPageThatNeedsNothingElse) {
    makeMany(3);
    const auto off = gptDisk(m_images, 2050, "-t ext4 -b 4096 -L '<b>&\"'");
    makeSparse(m_images.folder().file("<script>alert(1)<%2Fscript>.img"), 4096);
    const auto page = m_images.folder().file("report.html");
    const auto scan = cli(fmt::format("scan -q --html {} {}", shellQuoted(page), shellQuoted(folder())));
    EXPECT_EQ(scan.exitCode, 3) << scan.err;
    EXPECT_EQ(linesOf(scan.out).size(), 5U);
    const auto text = fileText(page);
    EXPECT_THAT(text, AllOf(HasSubstr("5 images and devices"), HasSubstr("&lt;script&gt;alert(1)"),
                            HasSubstr("<svg class=\"map\""), Not(HasSubstr("<script>alert")), Not(HasSubstr("http://")),
                            Not(HasSubstr("https://"))));
    const auto lines = m_images.folder().write("lines", scan.out);
    const auto other = m_images.folder().file("other.html");
    EXPECT_EQ(cli(fmt::format("scan --summary --html {} {}", shellQuoted(other), shellQuoted(lines))).exitCode, 0);
    EXPECT_EQ(fileText(other), text) << "a page of the lines is that of the scan";
    EXPECT_EQ(cli(fmt::format("scan --summary --html {} {}", shellQuoted(lines), shellQuoted(lines))).exitCode, 2)
        << "a page does not replace a file of another kind";
    const auto shown =
        inBrowser(page, "const heads = document.querySelectorAll('#rows th button'), tick = n => heads[n].click();"
                        "tick(1); tick(1); const first = () => document.querySelector('#rows tbody tr').className;"
                        "let words = first(); tick(7); words += ' ' + document.querySelector('#rows tbody tr "
                        "td').textContent.includes('script');"
                        "const field = document.getElementById('filter'); field.value = 'n-1.img'; "
                        "field.dispatchEvent(new Event('input'));"
                        "words += ' ' + document.getElementById('shown').textContent;"
                        "document.getElementById('theme').click(); words += ' ' + document.documentElement.className;"
                        "if (!document.title.startsWith('fault')) document.title = words;");
    if (shown.empty()) {
        GTEST_SKIP() << "chromium is not installed, or does not run here";
    }
    EXPECT_THAT(shown, HasSubstr("<title>unreadable true 1 dark</title>"));
}

TEST_F(Scan, SurvivesImagesThatWereChangedAtRandom) {
    makeMany(40);
    std::uint32_t state = 1;
    for (int n = 0; n < 40; ++n) {
        const auto path = m_images.folder().file(fmt::format("n-{}.img", n));
        for (int change = 0; change < 30; ++change) {
            state = state * 1664525 + 1013904223;
            spoil(path, state % 8192, std::string(1, static_cast<char>(state >> 24U)));
        }
    }
    const auto ran = cli("scan --files " + shellQuoted(folder()));
    EXPECT_EQ(linesOf(ran.out).size(), 40U);
    EXPECT_THAT(ran.out, Not(HasSubstr("ended by signal")));
}

TEST_F(Scan, LeavesSeveralReportsToCheckAndInfo) {
    const auto good = m_images.bare("good.img", 8, "-t ext4 -b 4096");
    const auto off = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto both = shellQuoted(good) + " " + shellQuoted(off);
    const auto text = cli("check " + both);
    EXPECT_EQ(text.exitCode, 1);
    EXPECT_EQ(text.out, cli("check " + shellQuoted(good)).out + "\n" + cli("check " + shellQuoted(off)).out);
    const auto reports = json::parse(cli("check --json " + both + " /nowhere").out);
    ASSERT_EQ(reports.size(), 3U);
    EXPECT_EQ(reports[1]["verdict"], "straddling");
    EXPECT_EQ(reports[2]["image"], "/nowhere");
    EXPECT_THAT(reports[2]["error"].get<std::string>(), HasSubstr("No such file"));
    EXPECT_EQ(cli("check " + both + " /nowhere").exitCode, 3);
    EXPECT_EQ(json::parse(cli("info --json " + both).out).size(), 2U);
    EXPECT_EQ(cli("info " + both).exitCode, 0);
    EXPECT_EQ(cli("check --format prometheus " + both).exitCode, 2);
}

} // namespace
} // namespace atlas::test
