// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fake_reader.h"
#include "ui/compare/layout_cache.h"

#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using testing::ElementsAre;

/// Uses a planner whose first argument is a snapshot to return, or "never", or "refuse".
class LayoutQueueTest : public testing::Test {
protected:
    test::FakeReader fake;
    LayoutQueue queue;
    QSignalSpy finished{&queue, &LayoutQueue::finished};
    QSignalSpy failed{&queue, &LayoutQueue::failed};
    QString snapshot = fake.snapshotFile("a", test::twoPartitions());

    void SetUp() override {
        queue.setProgram(fake.script("planner", R"(
            echo "$2" >> )" + fake.file("started").toStdString() +
                                                    R"(
            case "$1" in
            never) exec sleep 600;;
            refuse) echo '{"error": {"kind": "usage", "what": "flex_bg size must be a power of 2"}}' >&2; exit 2;;
            *) echo '{"plan": {"e2fsprogs": "1.47.0", "command": "mke2fs '"$2"'", "note_kinds": [{"kind": "flex_group_very_large", "numbers": [32768, 0]}]}}' >&2
               exec cat "$1";;
            esac)"));
    }
    ReaderArguments good(const QString& name) const { return {snapshot, name}; }
    static ReaderArguments endless(int n) { return {QStringLiteral("never"), QString::number(n)}; }

    QStringList arrived() const {
        QStringList names;
        for (const auto& each : finished) {
            names << each[0].value<ReaderArguments>().value(1);
        }
        names.sort();
        return names;
    }
    bool waitUntilIdle() {
        return QTest::qWaitFor([&] { return !queue.busy(); }, 20000);
    }
    /// Fills all parallel slots with plans that never end.
    void fillWithEndless() {
        QList<ReaderArguments> requests;
        for (int n = 0; n < 12; ++n) {
            requests << endless(n);
        }
        queue.want(requests);
    }
};

TEST_F(LayoutQueueTest, GivesEveryPlanWithWhatThePlannerSays) {
    queue.want({good("one"), good("two"), good("three"), good("four"), good("five"), good("six"), good("seven")});
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(arrived(), (QStringList{"five", "four", "one", "seven", "six", "three", "two"}));
    for (const auto& each : finished) {
        const auto outcome = each[1].value<LayoutOutcome>();
        EXPECT_EQ(outcome.snapshot->disk, test::twoPartitions().disk);
        EXPECT_EQ(outcome.facts->command, "mke2fs " + each[0].value<ReaderArguments>().value(1).toStdString());
        EXPECT_THAT(outcome.facts->notes, ElementsAre(Note{NoteKind::FlexGroupVeryLarge, {32768}}));
    }
}

TEST_F(LayoutQueueTest, ARefusalIsOneResultAmongOthers) {
    queue.want({good("one"), {"refuse", "two"}, good("three")});
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(arrived(), (QStringList{"one", "three"}));
    ASSERT_EQ(failed.size(), 1);
    EXPECT_EQ(failed[0][0].value<ReaderArguments>(), (ReaderArguments{"refuse", "two"}));
    EXPECT_EQ(failed[0][1].value<Error>().what, "flex_bg size must be a power of 2");
}

TEST_F(LayoutQueueTest, RunsAFewAtATime) {
    fillWithEndless();
    EXPECT_GE(queue.running(), 2);
    EXPECT_LT(queue.running(), 12);
    EXPECT_TRUE(queue.busy());
}

TEST_F(LayoutQueueTest, TheNewestWishWinsAndLateOnesAreDropped) {
    fillWithEndless();
    queue.want({good("newest")});
    ASSERT_TRUE(waitUntilIdle());
    QTest::qWait(50);
    EXPECT_EQ(arrived(), QStringList{"newest"});
}

TEST_F(LayoutQueueTest, WhatIsStillWantedGoesOn) {
    const auto slow =
        fake.script("slow", "echo x >> " + fake.file("runs").toStdString() + "; sleep 0.2; exec cat \"$1\"");
    queue.setProgram(slow);
    queue.want({good("kept"), good("dropped")});
    queue.want({good("other"), good("kept")});
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(arrived(), (QStringList{"kept", "other"}));
    QFile runs(fake.file("runs"));
    ASSERT_TRUE(runs.open(QIODevice::ReadOnly));
    EXPECT_LE(runs.readAll().count('x'), 3) << "kept was not started twice";
}

TEST_F(LayoutQueueTest, EveryRequestFailsWherePlannerIsMissing) {
    queue.setProgram("/nowhere/at/all");
    queue.want({good("one"), good("two"), good("three"), good("four")});
    ASSERT_TRUE(waitUntilIdle());
    EXPECT_EQ(failed.size(), 4);
}

} // namespace
} // namespace atlas::ui
