// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fio_command.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr std::chrono::milliseconds second{1000};

TEST(FioCommand, NamesAllThatAffectTheResult) {
    const Setting setting{.access = Access::Write,
                          .request = {4096},
                          .period = {4096},
                          .shift = {512},
                          .area = {{}, {64 * MiB}},
                          .isSynced = true};
    const auto words = fioWords(setting, {{MiB}, {MiB}}, {.name = "/mnt/a:b", .isDirect = true}, second);
    for (const auto* word : {"--rw=write", "--bs=4096", "--fsync=1", "--direct=1", "--ioengine=psync", "--time_based",
                             "--runtime=1000ms", "--offset=1049088", "--filename=/mnt/a\\:b"}) {
        EXPECT_THAT(words, Contains(word));
    }
    EXPECT_THAT(words, Contains("--size=1044480")) << "whole requests that end inside the window";
    EXPECT_THAT(words, Not(Contains("--readonly")));
}

TEST(FioCommand, ReadsReadOnly) {
    const Setting setting{.request = {4096}, .period = {65536}, .area = {{}, {64 * MiB}}};
    const auto words = fioWords(setting, setting.area, {.name = "nbd://host/x", .isNbd = true}, second);
    for (const auto* word : {"--readonly", "--rw=read:61440", "--ioengine=nbd", "--uri=nbd://host/x"}) {
        EXPECT_THAT(words, Contains(word));
    }
}

TEST(FioCommand, ReplaysRequestsInTheirOrder) {
    const std::vector<ByteInterval> requests{{{8192}, {4096}}, {{0}, {1048576}}};
    EXPECT_EQ(replayList(requests, {.name = "/dev/sdx"}),
              "fio version 2 iolog\n/dev/sdx add\n/dev/sdx open\n/dev/sdx read 8192 4096\n/dev/sdx read 0 1048576\n"
              "/dev/sdx close\n");
    EXPECT_THAT(replayList(requests, {.name = "nbd://h", .isNbd = true}), HasSubstr("nbd read 8192 4096"));
}

constexpr std::string_view report = R"(fio: connected to NBD server
{"fio version": "fio-3.33", "jobs": [{"error": 0,
 "read": {"total_ios": 0, "iops": 0},
 "write": {"total_ios": 60, "io_bytes": 245760, "runtime": 500, "iops": 120.0, "bw_bytes": 491520,
  "clat_ns": {"max": 9000000, "percentile": {"50.000000": 8200000, "95.000000": 8300000, "99.000000": 8400000}}},
 "sync": {"total_ios": 60, "lat_ns": {"max": 2000, "percentile": {"50.000000": 1000}}}}]})";

TEST(FioCommand, ReportIsReadBehindTheLinesOfAnEngine) {
    const auto run = fioRun(report, Access::Write);
    ASSERT_TRUE(run) << run.error().what;
    EXPECT_EQ(run->requests, 60U);
    EXPECT_EQ(run->bytes.value, 245760U);
    EXPECT_DOUBLE_EQ(run->seconds, 0.5);
    EXPECT_DOUBLE_EQ(run->perSecond, 120);
    EXPECT_DOUBLE_EQ(run->latency.median, 0.0082);
    EXPECT_DOUBLE_EQ(run->latency.longest, 0.009);
    ASSERT_TRUE(run->sync);
    EXPECT_DOUBLE_EQ(run->sync->median, 1e-6);
}

TEST(FioCommand, ReportWithoutTheRequestsIsAnError) {
    EXPECT_FALSE(fioRun(report, Access::Read)) << "it read nothing";
    EXPECT_FALSE(fioRun("", Access::Read));
    EXPECT_FALSE(fioRun("fio: engine nbd not loadable", Access::Read));
    EXPECT_FALSE(fioRun("{\"jobs\": []}", Access::Read));
    EXPECT_FALSE(fioRun("{\"jobs\": [7]}", Access::Read));
    EXPECT_FALSE(fioRun("{\"jobs\": [{\"error\": 5, \"read\": {\"total_ios\": 3, \"iops\": 1}}]}", Access::Read));
    EXPECT_FALSE(fioRun("{\"jobs\": [{\"read\": \"x\"}]}", Access::Read));
    EXPECT_EQ(fioReason("fio: pid=0\nfio: engine nbd error\nmore\n"), "fio: engine nbd error");
    EXPECT_EQ(fioReason(""), "");
}

} // namespace
} // namespace atlas::test
