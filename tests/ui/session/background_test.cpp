// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/background.h"

#include <QCoreApplication>
#include <QSemaphore>
#include <QThreadPool>
#include <gmock/gmock.h>
#include <memory>
#include <vector>

namespace atlas::ui {
namespace {

class LatestRequestTest : public testing::Test {
protected:
    QObject owner;
    LatestRequest latest;
    std::vector<int> told;

    /// Work that ends with `result` once `gate` lets it.
    void ask(int result, std::shared_ptr<QSemaphore> gate) {
        latest.run(
            &owner,
            [result, gate = std::move(gate)] {
                gate->acquire();
                return result;
            },
            [this](int done) { told.push_back(done); });
    }
    static void wait() {
        backgroundPool().waitForDone();
        QCoreApplication::processEvents();
    }
};

TEST_F(LatestRequestTest, TellsTheNewestResultOnly) {
    const auto gate = std::make_shared<QSemaphore>(0);
    ask(1, gate);
    ask(2, gate);
    gate->release(2);
    wait();
    EXPECT_THAT(told, testing::ElementsAre(2));
    gate->release();
    ask(3, gate);
    wait();
    EXPECT_THAT(told, testing::ElementsAre(2, 3));
}

TEST_F(LatestRequestTest, LeavesThePoolOnWhichQtPaintsFree) {
    const auto gate = std::make_shared<QSemaphore>(0);
    ask(1, gate);
    EXPECT_EQ(backgroundPool().activeThreadCount(), 1);
    EXPECT_EQ(QThreadPool::globalInstance()->activeThreadCount(), 0);
    gate->release();
    wait();
}

TEST_F(LatestRequestTest, DropsWhatIsNoLongerWanted) {
    const auto gate = std::make_shared<QSemaphore>(1);
    ask(1, gate);
    latest.drop();
    wait();
    EXPECT_TRUE(told.empty());
}

} // namespace
} // namespace atlas::ui
