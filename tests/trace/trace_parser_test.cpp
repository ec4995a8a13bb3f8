// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_parser.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct Parsed {
    std::vector<std::string> requests{};
    TraceFacts facts{};
    Status status{};
};

std::string text(const TraceRequest& request) {
    return fmt::format("{} {} {}+{}{}{}{} {}", request.nanoseconds, name(request.operation), request.bytes.first.value,
                       request.bytes.count.value, request.isPreceded ? " preceded" : "",
                       request.isForced ? " forced" : "", request.isSynced ? " synced" : "", request.process);
}

/// Feeds `trace` in pieces of `piece` bytes.
Parsed parsed(std::string_view trace, const std::string& device = {}, std::size_t piece = 7) {
    Parsed out;
    TraceParser parser(device, [&](const TraceRequest& request) { out.requests.push_back(text(request)); });
    while (!trace.empty() && out.status) {
        out.status = parser.read(trace.substr(0, piece));
        trace.remove_prefix(std::min(piece, trace.size()));
    }
    if (out.status) {
        out.status = parser.finish();
    }
    out.facts = parser.facts();
    return out;
}

TEST(TraceParser, ReadsBlkparseAndCountsEachRequestOnce) {
    const auto out = parsed("  8,0    3        1     0.000000000   697  Q  WS 223490 + 8 [kjournald]\n"
                            "  8,0    3        2     0.000001000   697  G  WS 223490 + 8 [kjournald]\n"
                            "  8,0    3        3     0.000002500   697  P   N [kjournald]\n"
                            "  8,0    3        4     0.000003000   697  D  WS 223490 + 8 [kjournald]\n"
                            "  8,0    3        5     0.000083000     0  C  WS 223490 + 8 [0]\n"
                            "  8,0    1       12     0.100000000   100  D  FN [kworker/1:1H]\n"
                            "  8,0    1       13     0.200000000   100  D FWFSM 0 + 16 [jbd2/sda1-8]\n"
                            "  8,0    1       14     0.300000000   100  D   D 4096 + 2048 [fstrim]\n"
                            "  8,0    1       15     0.400000000   100  D  RA 64 + 256 [cat]\n"
                            "CPU0 (sda):\n"
                            " Reads Queued:           1,      128KiB\t Writes Queued:           2,        8KiB\n"
                            "\n"
                            "Throughput (R/W): 12KiB/s / 1KiB/s\n");
    ASSERT_TRUE(out.status);
    EXPECT_THAT(out.requests,
                ElementsAre("0 write 114426880+4096 synced kjournald", "99997000 flush 0+0 kworker/1:1H",
                            "199997000 write 0+8192 preceded forced synced jbd2/sda1-8",
                            "299997000 discard 2097152+1048576 fstrim", "399997000 read 32768+131072 cat"));
    EXPECT_EQ(out.facts.format, TraceFormat::Blkparse);
    EXPECT_EQ(out.facts.event, TraceEvent::Issued);
    EXPECT_EQ(out.facts.device, "8,0");
    EXPECT_EQ(out.facts.damaged, 0U) << out.facts.damagedText;
}

TEST(TraceParser, ReadsCompletionsWhereNothingElseWasTraced) {
    const auto out = parsed("8,0 3 5 1.5 0 C WS 8 + 8 [0]\n8,0 3 6 1.25 0 C R 16 + 8 [0]\n");
    EXPECT_THAT(out.requests, ElementsAre("0 write 4096+4096 synced 0", "0 read 8192+4096 0"));
    EXPECT_TRUE(out.facts.isEarlier);
    EXPECT_EQ(out.facts.event, TraceEvent::Completed);
}

TEST(TraceParser, ReadsEventsOfPerfTraceCmdAndFtrace) {
    const auto perf = parsed(
        "             fio  1234 [001]  1234.567890: block:block_rq_issue: 8,0 WS 4096 () 2048 + 8 [fio]\n"
        "    swapper     0 [001]  1234.567990: block:block_rq_complete: 8,0 WS () 2048 + 8 [0]\n"
        "     my program  1234 [001]  1235.567890: block:block_rq_issue: 8,0 FF 0 () 18446744073709551615 + 0 [a b]\n"
        "             fio  1234 [001]  1236.567890:   sched:sched_switch: prev_comm=fio\n"
        "             fio  1234 [001]  1236.567890: block:block_rq_issue: 8,0 R 512 () 7 + 1 none,0,0 [fio]\n");
    EXPECT_THAT(perf.requests, ElementsAre("0 write 1048576+4096 synced fio", "1000000000 flush 0+0 a b",
                                           "2000000000 read 3584+512 fio"));
    EXPECT_EQ(perf.facts.damaged, 0U) << perf.facts.damagedText;
    const auto traceCmd = parsed("cpus=4\n"
                                 "     fio-1234  [001]    10.000001: block_rq_complete:    8,0 W () 2048 + 8 [0]\n"
                                 "     fio-1234  [001]    10.000002: block_rq_complete:    8,0 W () 2056 + 8 [0]\n");
    EXPECT_THAT(traceCmd.requests, ElementsAre("0 write 1048576+4096 ", "1000 write 1052672+4096 "));
    const auto ftrace =
        parsed("# tracer: nop\n#\n"
               "   kworker/0:1H-123 [000] d..1.   123.5: block_rq_issue: 8,0 W 4096 (2a 00 ) 8 + 8 [kw]\n");
    EXPECT_THAT(ftrace.requests, ElementsAre("0 write 4096+4096 kw"));
}

TEST(TraceParser, ReadsBiosnoopByItsColumns) {
    const auto out = parsed("TIME(s)     COMM           PID    DISK    T SECTOR     BYTES  QUE(ms) LAT(ms)\n"
                            "0.000004    supervise with 1950   vda1    W 13092560   4096      0.01    0.74\n"
                            "0.500178    cat            1950   vda1    R 8          8192      0.01    0.61\n"
                            "TIME(s)     COMM           PID    DISK    T SECTOR     BYTES  QUE(ms) LAT(ms)\n"
                            "0.5x        cat            1950   vda1    R 8          8192      0.01    0.61\n");
    EXPECT_THAT(out.requests, ElementsAre("0 write 6703390720+4096 supervise with", "500174000 read 4096+8192 cat"));
    EXPECT_EQ(out.facts.device, "vda1");
    EXPECT_EQ(out.facts.damaged, 1U);
    EXPECT_EQ(out.facts.firstDamaged, 5U);
    EXPECT_THAT(out.facts.damagedText, HasSubstr("0.5x"));
}

TEST(TraceParser, RefusesOtherColumnsOfBiosnoop) {
    const auto before = parsed("TIME(s) DISK T SECTOR BYTES COMM PID LAT(ms)\n0.1 sda W 8 4096 dd 1 0.1\n");
    EXPECT_TRUE(before.requests.empty());
    const auto many = parsed("TIME(s) COMM A B C D E F G H I J K L M N DISK T SECTOR BYTES LAT(ms)\n"
                             "0.1 dd 1 2 3 4 5 6 7 8 9 10 11 12 13 14 sda W 8 4096 0.1\n");
    EXPECT_TRUE(many.requests.empty());
}

TEST(TraceParser, ReadsIologsOfFio) {
    const auto third =
        parsed("fio version 3 iolog\n36 a.img add\n200 a.img open\n205 a.img write 0 4096\n"
               "254 a.img sync 20480 0\n706 a.img read 24576 512\n1033 a.img trim 0 8192\n1034 a.img close\n");
    EXPECT_THAT(third.requests,
                ElementsAre("0 write 0+4096 ", "49000 flush 0+0 ", "501000 read 24576+512 ", "828000 discard 0+8192 "));
    EXPECT_EQ(third.facts.format, TraceFormat::FioLog3);
    const auto second = parsed("fio version 2 iolog\n/dev/sda add\n/dev/sda open\n/dev/sda write 0 4096\n"
                               "/dev/sda wait 500 0\n/dev/sda datasync 0 0\n/dev/sda close\n");
    EXPECT_THAT(second.requests, ElementsAre("0 write 0+4096 ", "500000 flush 0+0 "));
}

TEST(TraceParser, ReadsTheLogOfNbdkit) {
    const auto out = parsed(
        "2026-11-30 23:59:59.999999 Ready thread_model=3\n"
        "2026-11-30 23:59:59.999999 connection=1 Connect export=\"\" tls=0 size=0x4000000 write=1\n"
        "2026-11-30 23:59:59.999999 connection=1 Write id=1 offset=0x1000 count=0x1000 fua=1 ...\n"
        "2026-12-01 00:00:00.000001 connection=1 ...Write id=1 return=0\n"
        "2026-12-01 00:00:00.000001 connection=1 Trim id=4 offset=0x200000 count=0x100000 fua=0 ...\n"
        "2026-12-01 00:00:00.000002 connection=1 Zero id=5 offset=0x400000 count=0x100000 trim=0 fua=0 fast=0 ...\n"
        "2026-12-01 00:00:00.000003 connection=1 Flush id=7 ...\n"
        "2026-12-01 00:00:00.000004 connection=1 Read id=8 offset=0x0 count=0x200 ...\n");
    EXPECT_THAT(out.requests, ElementsAre("0 write 4096+4096 forced ", "2000 discard 2097152+1048576 ",
                                          "3000 write_zeroes 4194304+1048576 ", "4000 flush 0+0 ", "5000 read 0+512 "));
    EXPECT_EQ(out.facts.damaged, 0U);
}

TEST(TraceParser, LeavesOutOtherDevicesAndSaysHowMany) {
    const std::string trace =
        "8,0 3 5 1.5 0 D W 8 + 8 [a]\n8,16 3 5 1.5 0 D W 16 + 8 [a]\n8,16 3 5 1.5 0 D W 24 + 8 [a]\n";
    const auto most = parsed(trace);
    EXPECT_EQ(most.facts.device, "8,16");
    EXPECT_EQ(most.facts.requests, 2U);
    EXPECT_EQ(most.facts.otherDevices, 1U);
    EXPECT_THAT(parsed(trace, "8,0").requests, ElementsAre("0 write 4096+4096 a"));
    const auto none = parsed(trace, "8,32");
    ASSERT_FALSE(none.status);
    EXPECT_EQ(none.status.error().kind, ErrorKind::Usage);
    EXPECT_THAT(none.status.error().expected, HasSubstr("8,0"));
}

TEST(TraceParser, CountsDamagedLinesAndGoesOn) {
    const std::string good = "8,0 3 5 1.5 0 D W 8 + 8 [a]\n";
    const auto cut = parsed(good + "8,0 3 5 1.5 0 D W 8 +\n" + good + "8,0 3 5 1.");
    EXPECT_EQ(cut.facts.requests, 2U);
    EXPECT_EQ(cut.facts.damaged, 2U);
    EXPECT_EQ(cut.facts.firstDamaged, 2U);
    const auto tooFar = parsed(good + "8,0 3 5 1.5 0 D W 36028797018963968 + 8 [a]\n");
    EXPECT_EQ(tooFar.facts.damaged, 1U);
    const auto endless = parsed(good + std::string(300'000, 'x') + "\n" + good, {}, 1000);
    EXPECT_EQ(endless.facts.requests, 2U);
    EXPECT_EQ(endless.facts.damaged, 1U);
    EXPECT_EQ(endless.facts.lines, 3U);
}

TEST(TraceParser, RefusesWhatIsNoTrace) {
    for (const auto* const trace :
         {"", "hello\nworld\n", "fio version 4 iolog\n", "TIME(ms)     DISK    COMM  PID LAT(ms)\n"}) {
        const auto out = parsed(trace);
        ASSERT_FALSE(out.status) << trace;
        EXPECT_EQ(out.status.error().kind, ErrorKind::Unsupported);
    }
}

} // namespace
} // namespace atlas::test
