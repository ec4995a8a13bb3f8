// SPDX-License-Identifier: GPL-3.0-or-later
// What `trace show` counts is what awk counts in the log of nbdkit with the places that debugfs and dumpe2fs print.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <charconv>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::json;

/// awk has no function for it that all awks have.
constexpr const char* hexInAwk = R"(function hex(digits,  n, value) {
  digits = tolower(digits); sub(/^0x/, "", digits); value = 0
  for (n = 1; n <= length(digits); ++n) value = value * 16 + index("0123456789abcdef", substr(digits, n, 1)) - 1
  return value
})";

class TraceCommand : public testing::Test {
protected:
    Images images;
    std::string image = images.folder().file("disk.img");

    void SetUp() override { mustRun(fmt::format("{} disk {}", inSources("sample-images/traces/record"), image)); }

    static std::string sample(const std::string& name) { return inSources("sample-images/traces/" + name + ".log"); }

    [[nodiscard]] Json shown(const std::string& trace, const std::string& options = {}) const {
        return cliJson(fmt::format("trace show --json {} {} {}", options, trace, image));
    }

    static Json kind(const Json& shown, const std::string& name) {
        for (const auto& each : shown["kinds"]) {
            if (each["kind"] == name) {
                return each;
            }
        }
        return {};
    }

    /// The same without what names the file and its format.
    static Json table(Json shown) {
        for (const auto* key : {"trace", "examination", "first_request_ns", "last_request_ns", "forced_writes"}) {
            shown.erase(key);
        }
        return shown;
    }
};

/// Requests of a log of nbdkit: letter, first byte, bytes; for a flush two zeros.
struct LoggedRequest {
    char operation = ' ';
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

std::vector<LoggedRequest> loggedRequests(const std::string& log) {
    const auto out = mustRun(fmt::format(R"(awk '$4 ~ /^(Read|Write|Zero|Trim|Flush)$/ {{
            split($6, o, "="); split($7, c, "="); print substr($4, 1, 1), $4 == "Flush" ? "0x0 0x0" : o[2] " " c[2] }}' {})",
                                         log));
    std::vector<LoggedRequest> all;
    std::istringstream lines(out);
    std::string first;
    std::string count;
    for (LoggedRequest each; lines >> each.operation >> first >> count;) {
        each.first = std::stoull(first, nullptr, 16);
        each.count = std::stoull(count, nullptr, 16);
        all.push_back(each);
    }
    return all;
}

TEST_F(TraceCommand, CountsBitmapsAsAwkAndDebugfsDo) {
    for (const auto* name : {"unpack", "database", "logs"}) {
        // The bytes of all bitmaps on the disk, as ranges for awk.
        const auto count = [&](const std::string& which) {
            return std::stoull(mustRun(fmt::format(
                R"x(debugfs -R stats '{}?offset=1048576' 2>/dev/null | awk -v which='{}' '{}
                FILENAME == "-" {{
                  while (match($0, /(block|inode) bitmap at [0-9]+/)) {{
                    split(substr($0, RSTART, RLENGTH), words, " ")
                    if (which == "any" || words[1] == which) bitmap[words[4]] = 1
                    $0 = substr($0, RSTART + RLENGTH)
                  }}
                  next
                }}
                $4 == "Write" || $4 == "Zero" {{
                  split($6, o, "="); split($7, c, "=")
                  first = hex(o[2]); end = first + hex(c[2]); hit = 0
                  for (b in bitmap) {{ at = 1048576 + b * 4096; if (first < at + 4096 && end > at) hit = 1 }}
                  hits += hit
                }}
                END {{ print hits + 0 }}' - {})x",
                image, which, hexInAwk, sample(name))));
        };
        const auto json = shown(sample(name));
        const auto writes = [](const Json& counts) {
            return counts["writes"].get<std::uint64_t>() + counts["write_zeroes"].get<std::uint64_t>();
        };
        EXPECT_GT(count("any"), 0U) << name;
        EXPECT_EQ(writes(json["bitmaps"]), count("any")) << name;
        EXPECT_EQ(writes(kind(json, "block_bitmap")), count("block")) << name;
        EXPECT_EQ(writes(kind(json, "inode_bitmap")), count("inode")) << name;
        EXPECT_EQ(json["place"]["of"], "disk") << name;
    }
}

TEST_F(TraceCommand, AllFormatsGiveOneTable) {
    const auto requests = loggedRequests(sample("database"));
    ASSERT_GT(requests.size(), 50U);
    std::string blkparse;
    std::string biosnoop = "TIME(s)     COMM           PID    DISK    T SECTOR     BYTES  LAT(ms)\n";
    std::string fio3 = "fio version 3 iolog\n0 d add\n";
    std::string fio2 = "fio version 2 iolog\nd add\n";
    std::string perf;
    std::uint64_t time = 0;
    for (const auto& [operation, first, count] : requests) {
        const auto sector = first / 512;
        const auto sectors = count / 512;
        const bool isFlush = operation == 'F';
        ASSERT_TRUE(operation == 'R' || operation == 'W' || isFlush) << operation;
        const auto letters = isFlush ? "FF" : std::string(1, operation);
        ++time;
        blkparse += isFlush ? fmt::format("  8,0    3 {} 0.{:09} 697  D  FN [kworker]\n", time, time)
                            : fmt::format("  8,0    3 {} 0.{:09} 697  D  {} {} + {} [dd]\n", time, time, letters,
                                          sector, sectors);
        perf += fmt::format("  dd 697 [001] 5.{:06}: block:block_rq_issue: 8,0 {} {} () {} + {} [dd]\n", time, letters,
                            count, sector, sectors);
        biosnoop += fmt::format("0.{:06}  dd 697 sda {} {} {} 0.1\n", time, isFlush ? "F" : letters, sector, count);
        const auto* const word = isFlush ? "sync" : operation == 'R' ? "read" : "write";
        fio3 += fmt::format("{} d {} {} {}\n", time, word, first, count);
        fio2 += fmt::format("d {} {} {}\n", word, first, count);
    }
    const auto expected = table(shown(sample("database")));
    for (const auto& [name, text] :
         {std::pair("blkparse", blkparse), std::pair("perf", perf), std::pair("biosnoop", biosnoop),
          std::pair("fio3", fio3), std::pair("fio2", fio2)}) {
        const auto json = shown(images.folder().write(name, text));
        EXPECT_EQ(json["trace"]["damaged_lines"], 0) << name << json["trace"]["damaged_text"];
        EXPECT_EQ(table(json), expected) << name;
    }
}

TEST_F(TraceCommand, ReadsCompressedTracesAndStandardInput) {
    const auto expected = table(shown(sample("unpack")));
    const auto copy = images.folder().file("trace");
    for (const auto* program : {"gzip", "zstd", "xz"}) {
        mustRun(fmt::format("{} -c {} >{}", program, sample("unpack"), copy));
        EXPECT_EQ(table(shown(copy)), expected) << program;
    }
    mustRun(fmt::format("gzip -c {} | head -c 500 >{}", sample("unpack"), copy));
    const auto cut = cli(fmt::format("trace show {} {}", copy, image));
    EXPECT_EQ(cut.exitCode, 3);
    EXPECT_THAT(cut.err, HasSubstr("cannot be unpacked"));
    const auto typed =
        run(fmt::format("{} trace show --json - {} <{}", built("ext4atlas-cli"), image, sample("unpack")));
    EXPECT_EQ(table(Json::parse(typed.out)), expected);
}

TEST_F(TraceCommand, TakesATraceOfThePartitionForOne) {
    const auto moved = images.folder().file("moved.log");
    mustRun(fmt::format(
        R"x(awk '{}
            {{ for (n = 1; n <= NF; ++n) if ($n ~ /^offset=/) $n = sprintf("offset=0x%x", hex(substr($n, 8)) - 1048576)
        print }}' {} >{})x",
        hexInAwk, sample("database"), moved));
    const auto disk = shown(sample("database"));
    const auto partition = shown(moved);
    EXPECT_EQ(partition["place"]["of"], "volume") << partition["place"];
    EXPECT_EQ(partition["kinds"], disk["kinds"]);
    EXPECT_EQ(shown(moved, "--trace-offset 1M")["kinds"], disk["kinds"]);
    EXPECT_EQ(shown(moved, "--trace-offset 2048s")["place"]["by"], "given");
}

TEST_F(TraceCommand, MovesTheTraceWithATriedStart) {
    const auto whole = shown(sample("logs"));
    const auto moved = shown(sample("logs"), "--start 63");
    EXPECT_EQ(kind(whole, "journal")["writes"], kind(moved, "journal")["writes"]);
    EXPECT_EQ(kind(whole, "journal")["read_modify_writes"], 0);
    // Each write begins and ends 3,584 bytes past a sector of 4 KiB, so that both of its ends are partial.
    std::uint64_t ends = 0;
    for (const auto& each : loggedRequests(sample("logs"))) {
        ends += each.operation == 'W' && each.first >= 1048576 ? 2 : 0;
    }
    EXPECT_EQ(moved["total"]["read_modify_writes"], ends);
}

TEST_F(TraceCommand, NamesTheFilesOfTheBusiestBlocks) {
    mustRun(fmt::format("echo text >{0} && debugfs -w -R 'write {0} a-file' '{1}?offset=1048576' 2>/dev/null",
                        images.folder().file("text"), image));
    const auto blocks = mustRun(fmt::format("debugfs -R 'blocks a-file' '{}?offset=1048576' 2>/dev/null", image));
    const auto block = std::stoull(blocks);
    const auto trace =
        images.folder().write("trace", fmt::format("fio version 3 iolog\n1 d write {} 4096\n", 1048576 + block * 4096));
    const auto json = shown(trace, "--busiest 1");
    ASSERT_EQ(json["busiest"].size(), 1U);
    EXPECT_EQ(json["busiest"][0]["block"], block);
    EXPECT_EQ(json["busiest"][0]["owners"][0]["paths"][0], "/a-file");
    // The same for the window, with a free block behind it.
    const auto owners = cliJson(fmt::format("trace owners {} {} 14000 {}", image, block, block));
    ASSERT_EQ(owners.size(), 2U);
    EXPECT_EQ(owners[0]["block"], block);
    EXPECT_EQ(owners[0]["owners"][0]["paths"][0], "/a-file");
    EXPECT_EQ(owners[1]["in_use"], false);
    EXPECT_TRUE(owners[1]["owners"].empty());
    for (const auto* const wrong : {"", "x", "99999999", "-1"}) {
        EXPECT_EQ(cli(fmt::format("trace owners {} {}", image, wrong)).exitCode, 2) << wrong;
    }
}

TEST_F(TraceCommand, RefusesWhatItCannotRead) {
    const auto text = images.folder().write("text", "no trace\n");
    const auto refused = cli(fmt::format("trace show {} {}", text, image));
    EXPECT_EQ(refused.exitCode, 3);
    EXPECT_THAT(refused.err, HasSubstr("no line of it is one of a trace"));
    EXPECT_EQ(cli(fmt::format("trace show /nonexistent {}", image)).exitCode, 3);
    EXPECT_EQ(cli(fmt::format("trace show {}", image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("trace show --from 2s --to 1s {} {}", sample("logs"), image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("trace show --chunk 5x {} {}", sample("logs"), image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("trace show --device sdb {} {}", sample("logs"), image)).exitCode, 2);
}

} // namespace
} // namespace atlas::test
