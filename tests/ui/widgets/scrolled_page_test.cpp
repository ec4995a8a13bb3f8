// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrolled_page.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

TEST(ScrolledPage, ScrollsWhereATextTakesMoreLinesThanThereIsRoomFor) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    auto* words = new QLabel("short");
    words->setWordWrap(true);
    auto* below = new QWidget;
    below->setMinimumHeight(150);
    column->addWidget(words);
    column->addWidget(below, 1);
    const std::unique_ptr<QScrollArea> page(scrolledPage(content));
    page->resize(400, 220);
    page->show();
    QTest::qWait(20);
    EXPECT_EQ(page->verticalScrollBar()->maximum(), 0);
    words->setText(QString("many words ").repeated(80));
    EXPECT_TRUE(QTest::qWaitFor([&] { return page->verticalScrollBar()->maximum() > 0; }));
    EXPECT_GE(words->height(), words->heightForWidth(words->width()));
    EXPECT_GE(below->height(), 150);
    EXPECT_GE(below->y(), words->geometry().bottom());
}

} // namespace
} // namespace atlas::ui
