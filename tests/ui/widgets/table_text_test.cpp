// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/inspector/inspector_model.h"
#include "ui/widgets/table_text.h"

#include <QBuffer>
#include <QStringListModel>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

class FullDevice : public QIODevice {
protected:
    qint64 readData(char* /*bytes*/, qint64 /*length*/) override { return -1; }
    qint64 writeData(const char* /*bytes*/, qint64 /*length*/) override { return -1; }
};

TEST(Csv, QuotesWhatNeedsIt) {
    QStringListModel model({"plain", "a,b", "say \"so\"", "two\nlines"});
    QBuffer out;
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    ASSERT_TRUE(writeCsv(model, out));
    EXPECT_EQ(QString::fromUtf8(out.data()), "1\r\nplain\r\n\"a,b\"\r\n\"say \"\"so\"\"\"\r\n\"two\nlines\"\r\n");
}

TEST(Csv, SaysWhenTheDeviceRefuses) {
    QStringListModel model({"plain"});
    FullDevice full;
    ASSERT_TRUE(full.open(QIODevice::WriteOnly));
    EXPECT_FALSE(writeCsv(model, full));
}

TEST(TabSeparated, FollowsTheTreeFromTopToBottom) {
    InspectorModel model;
    model.setTree({{"top", "1", {}, false, {}, {{"inner", "2"}, {"next\tone", "3"}}}, {"last", "4"}});
    const auto top = model.index(0, 0);
    QModelIndexList all;
    for (const auto& row : {model.index(1, 0), model.index(1, 0, top), model.index(0, 0, top), top}) {
        all << row.siblingAtColumn(1) << row;
    }
    EXPECT_EQ(tabSeparated(all), "top\t1\ninner\t2\nnext one\t3\nlast\t4");
    EXPECT_EQ(tabSeparated({}), "");
}

} // namespace
} // namespace atlas::ui
