// SPDX-License-Identifier: GPL-3.0-or-later
// What `measure` finds on an emulated drive and in a scratch file, and what it refuses to write to.
#include "cli/emulated_drive.h"
#include "support/paths.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <unistd.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<std::string> doubtsIn(const nlohmann::json& measurement) {
    std::vector<std::string> kinds;
    for (const auto& doubt : measurement["doubts"]) {
        kinds.push_back(doubt["kind"]);
    }
    return kinds;
}

/// Requests per second in the fastest run. On a busy machine the emulated drive misses turns in some of them; it never makes
/// more.
double perSecond(const nlohmann::json& measurement, std::size_t point) {
    return measurement["points"][point]["per_second"]["highest"];
}

class OnEmulatedDrive : public testing::Test {
protected:
    /// Measures until the figures are as expected: the emulated drive waits in real time, which a busy machine stretches.
    template <class Measure, class IsExpected>
    static nlohmann::json measuredOnceQuiet(const Measure& measure, const IsExpected& isExpected) {
        constexpr int attempts = 6;
        nlohmann::json measured;
        std::string figures;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            measured = measure();
            if (isExpected(measured)) {
                return measured;
            }
            figures += fmt::format("attempt {}:", attempt + 1);
            for (std::size_t point = 0; point < measured["points"].size(); ++point) {
                figures += fmt::format(" {:.1f}", perSecond(measured, point));
            }
            figures += " a second; ";
        }
        ADD_FAILURE() << figures;
        return measured;
    }

    void SetUp() override {
        if (const auto missing = EmulatedDrive::missing(); !missing.empty()) {
            GTEST_SKIP() << missing << " is not installed";
        }
    }
};

/// 120 synced writes a second aligned, 40 misaligned, within a tenth.
bool areThoseOfTheRealDrive(const nlohmann::json& measured) {
    return measured["points"].size() == 2 && std::abs(perSecond(measured, 0) - 120) <= 12 &&
           std::abs(perSecond(measured, 1) - 40) <= 4;
}

/// The figures of the drive on which the model was found.
TEST_F(OnEmulatedDrive, SyncedWritesCostWhatTheyDidOnTheRealOne) {
    const EmulatedDrive drive("spinning_drive", "size=1T");
    const auto measured = measuredOnceQuiet(
        [&] { return cliJson("measure synced-writes --step 2048 --runs 3 --seconds 0.4 --json " + drive.destroyed()); },
        areThoseOfTheRealDrive);
    ASSERT_EQ(measured["points"].size(), 2U);
    EXPECT_NEAR(measured["points"][0]["modelled"], 120, 0.1);
    EXPECT_NEAR(measured["points"][1]["modelled"], 40, 0.1);
    EXPECT_GE(measured["points"][1]["runs"].size(), 3U);
    EXPECT_EQ(measured["points"][1]["past_boundary_bytes"], 2048);
    EXPECT_THAT(doubtsIn(measured), Not(testing::Contains("faster_than_turns")));
}

TEST_F(OnEmulatedDrive, AWriteCacheThatIgnoresFlushesIsDoubted) {
    const EmulatedDrive drive("spinning_drive", "size=1T cache=on flush=off");
    const auto options = "measure synced-writes --step 2048 --runs 2 --seconds 0.1 " + drive.destroyed();
    EXPECT_THAT(doubtsIn(cliJson(options + " --json")), testing::Contains("faster_than_turns"));
    const auto strict = cli(options + " --strict");
    EXPECT_EQ(strict.exitCode, 1);
    EXPECT_THAT(strict.out, HasSubstr("a write cache acknowledges them before they are on the medium"));
    EXPECT_THAT(strict.out, HasSubstr("fio --name=measure"));
}

/// Makes ext4 at byte $START of the drive whose socket is $SOCKET, and measures in it. What was mounted is undone at the end.
constexpr auto* inFileSystem = R"(
mkdir fuse mnt
trap 'umount mnt; losetup --detach "$loop"; kill $(cat pid); wait' EXIT
nbdfuse --pidfile pid fuse/disk --unix "$SOCKET" >/dev/null 2>&1 &
for wait in 1 2 3 4 5 6 7 8 9 10; do [ -s fuse/disk ] && break; sleep 0.2; done
loop=$(losetup --find --show --offset 1M --sizelimit 256G fuse/disk) || exit
mke2fs -q -t ext4 -b 4096 -E nodiscard,lazy_itable_init=1,lazy_journal_init=1 "$loop" || exit
mount -o noinit_itable "$loop" mnt || exit
"$PROGRAM" measure synced-writes --buffered --size 16M --step 4K --runs 2 --seconds 1.5 --json mnt
)";

/// The writes a second in a file system that begins `past` bytes past a boundary: lowest, median and highest of the runs. Null if
/// there is no loop device. The shift is made in nbdkit, because FUSE cuts writes at the pages of its file.
nlohmann::json inFileSystemPast(std::uint64_t past) {
    const EmulatedDrive drive("spinning_drive",
                              fmt::format("--filter=offset size=1T offset={} range=512G", 4096 + past));
    const TempDir folder;
    const auto ran = run(fmt::format("cd {} && SOCKET={} PROGRAM={} bash -c {}", folder.path().string(), drive.socket(),
                                     built("ext4atlas-cli"), shellQuoted(inFileSystem)));
    const auto measured = nlohmann::json::parse(ran.out, nullptr, false);
    if (measured.is_discarded()) {
        EXPECT_THAT(ran.err, HasSubstr("losetup"));
        return nullptr;
    }
    return measured["points"][0]["per_second"];
}

/// With a journal, 33 and 11 writes a second, within a tenth, on a quiet machine. On a busy one the processes in between miss
/// turns, most of all those of aligned writes: then no write may come early, and a misaligned one must cost more. Of the aligned
/// runs the fastest counts.
TEST_F(OnEmulatedDrive, AFileSystemCostsWhatItDidOnTheRealOne) {
    if (geteuid() != 0 || !hasTool("nbdfuse") || !std::filesystem::exists("/dev/fuse")) {
        GTEST_SKIP() << "needs the superuser, nbdfuse and /dev/fuse";
    }
    double aligned = 0;
    double misaligned = 0;
    for (int attempt = 0; attempt < 2; ++attempt) {
        const auto onBoundary = inFileSystemPast(0);
        const auto pastIt = inFileSystemPast(512);
        if (onBoundary.is_null() || pastIt.is_null()) {
            GTEST_SKIP() << "no loop device here";
        }
        aligned = std::max(aligned, onBoundary["highest"].get<double>());
        misaligned = std::max(misaligned, pastIt["median"].get<double>());
        if (std::abs(aligned - 33) <= 3.3 && std::abs(misaligned - 11) <= 1.1) {
            return;
        }
    }
    EXPECT_LT(aligned, 33 * 1.1);
    EXPECT_LT(misaligned, 11 * 1.1);
    EXPECT_GT(aligned / misaligned, 1.5) << aligned << " and " << misaligned;
    EXPECT_LT(aligned / misaligned, 4) << aligned << " and " << misaligned;
}

/// A cache that is flushed costs as much as none.
TEST_F(OnEmulatedDrive, AWriteCacheThatIsFlushedChangesNothing) {
    const EmulatedDrive drive("spinning_drive", "size=1T cache=on");
    const auto measured = measuredOnceQuiet(
        [&] { return cliJson("measure synced-writes --step 2048 --runs 2 --seconds 0.3 --json " + drive.destroyed()); },
        areThoseOfTheRealDrive);
    EXPECT_GT(measured["points"][1]["runs"][0]["sync_latency"]["median_seconds"], 0.02) << "the flush waits";
}

TEST_F(OnEmulatedDrive, OffsetsChangeWritesAndHardlyReads) {
    const EmulatedDrive drive("spinning_drive", "size=1T");
    measuredOnceQuiet(
        [&] { return cliJson("measure offset-sweep --step 2048 --runs 1 --seconds 0.3 --json " + drive.destroyed()); },
        [](const nlohmann::json& measured) { // two shifts, read and written
            return measured["points"].size() == 4 && perSecond(measured, 1) > perSecond(measured, 0) / 2 &&
                   perSecond(measured, 3) < perSecond(measured, 2) / 2;
        });
}

/// A write over a boundary of erase blocks makes the card copy the rest of two of them.
TEST_F(OnEmulatedDrive, ACardPaysForWritesIntoTwoEraseBlocks) {
    const EmulatedDrive card("sd_card", "size=1G erase_block=1M copy_rate=50e6");
    measuredOnceQuiet(
        [&] {
            return cliJson("measure offset-sweep --request 64K --period 1M --step 992K --runs 1 --seconds 0.4 --json " +
                           card.destroyed());
        },
        [](const nlohmann::json& measured) {
            return measured["points"].size() == 4 && perSecond(measured, 3) < perSecond(measured, 2) * 0.8;
        });
}

/// Larger flex groups need fewer reads of bitmaps; the drive is faster than real ones, which changes no order.
TEST_F(OnEmulatedDrive, MetadataReadsOrderLayoutsAsTheModelDoes) {
    const EmulatedDrive drive("spinning_drive",
                              "size=1T rpm=120000 overhead=0.00005 shortest_seek=0.0001 longest_seek=0.001");
    const TempDir folder;
    std::vector<double> measured;
    std::vector<double> modelled;
    for (const auto* size : {"1", "16", "64", "1024"}) {
        const auto layout = folder.file(size);
        mustRun(fmt::format("{} plan 1T --snapshot -- -t ext4 -G {} > {}", shellQuoted(built("ext4atlas-cli")), size,
                            layout));
        const auto result = measuredOnceQuiet(
            [&] {
                return cliJson(
                    fmt::format("measure metadata-reads --structures block-bitmaps --runs 1 --json --layout {} {}",
                                layout, shellQuoted(drive.url())));
            },
            [&](const nlohmann::json& result) {
                return result["points"].size() == 1 &&
                       (measured.empty() || result["points"][0]["seconds"]["median"] < measured.back());
            });
        const auto& bitmaps = result["points"][0];
        EXPECT_EQ(bitmaps["setting"]["metadata"], "block_bitmaps");
        EXPECT_EQ(result["points"].size(), 1U);
        measured.push_back(bitmaps["seconds"]["median"]);
        modelled.push_back(bitmaps["modelled"]);
    }
    EXPECT_TRUE(std::ranges::is_sorted(modelled, std::greater()));
    EXPECT_TRUE(std::ranges::is_sorted(measured, std::greater())) << testing::PrintToString(measured);
}

/// The recommendation rests on the measured drive, and says so.
TEST_F(OnEmulatedDrive, ItsProfileReplacesTheFiguresOfTheMedium) {
    const EmulatedDrive drive("spinning_drive", "size=1G rpm=30000");
    const TempDir folder;
    const auto program = shellQuoted(built("ext4atlas-cli"));
    const auto layout = folder.file("layout");
    const auto profile = folder.file("profile.json");
    mustRun(fmt::format("{} plan 1G --snapshot -- -t ext4 -O ^flex_bg > {}", program, layout));
    mustRun(fmt::format("{} measure metadata-reads --structures block-bitmaps --runs 1 --json --layout {} {} > {}",
                        program, layout, shellQuoted(drive.url()), profile));
    const auto sweep = "sweep 1T --use general --drive-profile " + profile;
    const auto said = cli(sweep);
    EXPECT_THAT(said.out, HasSubstr("By the measurement of nbd+unix:"));
    const auto costOf = [](const nlohmann::json& result) {
        return result["inputs"]["model"]["seconds_per_read"].get<double>();
    };
    const auto measured = costOf(cliJson(sweep + " --json"));
    EXPECT_GT(measured, 0.0005);
    EXPECT_NE(measured, costOf(cliJson("sweep 1T --use general --json")));
    EXPECT_DOUBLE_EQ(costOf(cliJson(sweep + " --read-cost 7 --json")), 0.007) << "what was typed takes precedence";
    EXPECT_EQ(cli("sweep 1T --drive-profile " + layout).exitCode, 3) << "no measurement";
}

// Safety.

TEST_F(OnEmulatedDrive, WhatHoldsAnythingIsNotOverwritten) {
    const EmulatedDrive drive("spinning_drive", "size=64M rpm=100000");
    const auto url = shellQuoted(drive.url());
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4");
    mustRun(fmt::format("nbdcopy {} {}", image, url));
    const auto destroy = "measure synced-writes --runs 1 --seconds 0.05 --step 2048 ";
    const auto refused = cli(destroy + drive.destroyed());
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("the device is not empty; found ext4"));
    EXPECT_EQ(cli(fmt::format("{} {} --destroy-contents other", destroy, url)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("{} {} --force other", destroy, drive.destroyed())).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("{} {}", destroy, url)).exitCode, 2) << "not asked to overwrite it";
    EXPECT_EQ(mustRun(fmt::format("nbdcopy {} - | cmp - {} && echo same", url, image)), "same\n");
    EXPECT_EQ(cli(fmt::format("{} {} --force {}", destroy, drive.destroyed(), url)).exitCode, 0);
}

/// An empty device may be written to, past the page cache; one with a file system may not.
TEST_F(OnEmulatedDrive, AnEmptyDeviceIsWrittenToOnlyIfItsNameIsRepeated) {
    const TempDir folder;
    const auto image = folder.file("disk.img");
    makeSparse(image, 64 << 20);
    const auto attached = run("losetup --find --show " + image);
    if (attached.exitCode != 0) {
        GTEST_SKIP() << "no loop device here: " << attached.err;
    }
    const auto device = attached.out.substr(0, attached.out.find('\n'));
    const auto destroy =
        fmt::format("measure synced-writes --runs 1 --seconds 0.05 --step 2048 --json {} --destroy-contents ", device);
    EXPECT_EQ(cli(destroy + "/dev/null").exitCode, 2);
    const auto written = cli(destroy + device);
    EXPECT_EQ(run("mke2fs -q -F " + device).exitCode, 0);
    EXPECT_THAT(cli(destroy + device).err, HasSubstr("the device is not empty; found ext2"));
    (void)run("losetup --detach " + device);
    ASSERT_EQ(written.exitCode, 0) << written.err;
    const auto measured = nlohmann::json::parse(written.out);
    EXPECT_EQ(measured["target_kind"], "device");
    EXPECT_EQ(measured["in_memory"], false);
    EXPECT_EQ(measured["direct"], true);
}

class InScratchFile : public testing::Test {
protected:
    void SetUp() override {
        if (!hasTool("fio")) {
            GTEST_SKIP() << "fio is not installed";
        }
    }
    [[nodiscard]] std::string left() const { return mustRun("ls -A " + m_folder.path().string()); }

    TempDir m_folder;
};

constexpr auto* quick = "measure synced-writes --size 16M --runs 1 --seconds 0.05 --step 2048 ";

TEST_F(InScratchFile, NothingElseIsOpenedForWriting) {
    if (!hasTool("strace")) {
        GTEST_SKIP() << "strace is not installed";
    }
    const TempDir out;
    // LeakSanitizer, if this is built with it, does not work in a program that is traced.
    const auto ran =
        run(fmt::format("strace -E ASAN_OPTIONS=detect_leaks=0 -f -o {} -e "
                        "trace=open,openat,openat2,creat,mkdir,rename,unlink,unlinkat {} {} {}",
                        out.file("calls"), shellQuoted(built("ext4atlas-cli")), quick, m_folder.path().string()));
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    std::ifstream calls(out.file("calls"));
    const std::regex writes("O_WRONLY|O_RDWR|O_CREAT|creat\\(|mkdir\\(|rename\\(|unlink");
    const std::regex failed("= -1 E");
    int scratch = 0;
    for (std::string line; std::getline(calls, line);) {
        if (!std::regex_search(line, writes) || std::regex_search(line, failed)) {
            continue;
        }
        const bool isScratch =
            line.find(m_folder.path().string()) != std::string::npos || line.find("/dev/fd/4") != std::string::npos;
        scratch += isScratch ? 1 : 0;
        EXPECT_TRUE(isScratch || line.find("\"/dev/null\"") != std::string::npos) << line;
    }
    EXPECT_GE(scratch, 3) << "the file itself, and fio once for each setting";
}

TEST_F(InScratchFile, NothingIsLeftHoweverItEnds) {
    EXPECT_EQ(cli(quick + m_folder.path().string()).exitCode, 0);
    EXPECT_EQ(left(), "");
    (void)run(fmt::format("timeout --signal=KILL 1 {} measure synced-writes --size 16M --seconds 5 {}",
                          shellQuoted(built("ext4atlas-cli")), m_folder.path().string()));
    EXPECT_EQ(left(), "");
    EXPECT_NE(run("sleep 0.3; pgrep -f '[f]io --name=measure.*--runtime=5000ms'").exitCode, 0) << "fio ends too";
}

TEST_F(InScratchFile, ItsPlaceAndDriveAreRecorded) {
    const auto measured = cliJson(quick + std::string("--json ") + m_folder.path().string());
    EXPECT_EQ(measured["target_kind"], "scratch_file");
    EXPECT_EQ(measured["points"].size(), 2U);
    const auto& point = measured["points"][1];
    if (!measured["place"]["disk_byte"].is_null()) {
        const auto place = measured["place"]["disk_byte"].get<std::uint64_t>() + 2048;
        EXPECT_EQ(point["past_boundary_bytes"], place % measured["place"]["physical_sector"].get<std::uint64_t>());
        EXPECT_NE(measured["drive"]["device"], "");
        EXPECT_FALSE(measured["other_use"].is_null());
    }
}

TEST_F(InScratchFile, InMemoryTheFiguresAreThoseOfThePageCache) {
    if (!std::filesystem::is_directory("/dev/shm")) {
        GTEST_SKIP() << "there is no /dev/shm";
    }
    const auto measured = cliJson(quick + std::string("--json /dev/shm"));
    EXPECT_EQ(measured["direct"], false);
    EXPECT_THAT(doubtsIn(measured), testing::Contains("page_cache"));
}

TEST_F(InScratchFile, WhatDoesNotFitIsRefused) {
    const auto folder = m_folder.path().string();
    for (const auto* arguments :
         {"sequential", "metadata-reads", "synced-writes --size 1M", "synced-writes --size 100P",
          "synced-writes --request 100", "size-sweep --period 8K", "synced-writes --layout x", "offset-sweep --step 1",
          "synced-writes --destroy-contents x", "nothing"}) {
        const auto ran = cli(fmt::format("measure {} {}", arguments, folder));
        EXPECT_EQ(ran.exitCode, 2) << arguments << ran.err;
    }
    EXPECT_EQ(cli("measure size-sweep " + m_folder.file("missing")).exitCode, 3);
    EXPECT_EQ(cli("measure size-sweep https://localhost/x").exitCode, 2);
    EXPECT_EQ(left(), "");
}

TEST_F(InScratchFile, WithoutFioOneSentenceNamesThePackage) {
    const auto ran = run(
        fmt::format("PATH=/nowhere {} {} {}", shellQuoted(built("ext4atlas-cli")), quick, m_folder.path().string()));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_EQ(ran.err, "ext4atlas-cli: fio, which measures, is not installed; try: install the package fio\n");
}

/// An image is only read, and its own metadata.
TEST_F(InScratchFile, AnImageIsOnlyRead) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4");
    const auto before = mustRun("sha256sum " + image);
    const auto measured = cliJson("measure metadata-reads --runs 2 --json " + image);
    EXPECT_EQ(measured["points"].size(), 2U);
    EXPECT_EQ(measured["points"][1]["setting"]["metadata"], "inode_tables");
    EXPECT_GT(measured["points"][0]["modelled"], 0);
    const auto shifted = cli("measure offset-sweep --step 2048 --runs 1 --seconds 0.05 --csv " + image);
    EXPECT_EQ(shifted.exitCode, 0) << shifted.err;
    EXPECT_EQ(std::ranges::count(shifted.out, '\n'), 1 + 2) << "it is only read";
    EXPECT_EQ(cli("measure synced-writes " + image).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("measure synced-writes {0} --destroy-contents {0}", image)).exitCode, 2);
    EXPECT_EQ(mustRun("sha256sum " + image), before);
    EXPECT_EQ(cli("measure metadata-reads --partition 3 " + image).exitCode, 2);
}

} // namespace
} // namespace atlas::test
