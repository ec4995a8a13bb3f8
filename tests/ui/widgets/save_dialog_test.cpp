// SPDX-License-Identifier: GPL-3.0-or-later
// Which file a chosen name means.
#include "ui/widgets/save_dialog.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

const QString png = QStringLiteral("PNG image (*.png)");
const QString svg = QStringLiteral("SVG drawing (*.svg)");
const QString pictures = png + ";;" + svg;

QString saved(const QString& path, const QString& chosen = png) {
    return pathToSave(path, chosen, pictures).value_or(QStringLiteral("refused"));
}

TEST(PathToSave, HasTheSuffixOfTheFormat) {
    EXPECT_EQ(saved("/a/x"), "/a/x.png");
    EXPECT_EQ(saved("/a/x", svg), "/a/x.svg");
    EXPECT_EQ(saved("/a/x."), "/a/x.png");
    EXPECT_EQ(saved("/a.b/x"), "/a.b/x.png") << "the dot of a folder";
    EXPECT_EQ(saved("/a/x", {}), "/a/x.png") << "a dialog of the desktop may not tell the format";
}

TEST(PathToSave, HonoursASuffix) {
    EXPECT_EQ(saved("/a/x.svg", png), "/a/x.svg");
    EXPECT_EQ(saved("/a/x.PNG", svg), "/a/x.PNG");
}

TEST(PathToSave, RefusesAnUnknownSuffix) {
    const auto refused = pathToSave("/a/x.jpg", png, pictures);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().found, ".jpg");
    EXPECT_EQ(refused.error().expected, ".png, .svg");
    EXPECT_EQ(refused.error().where, "/a/x.jpg");
}

TEST(PathToSave, LeavesTheNameToTheUserWhereThereIsOneFormat) {
    const auto csv = QStringLiteral("Comma-separated values (*.csv)");
    EXPECT_EQ(pathToSave("/a/x.txt", csv, csv).value_or(QString()), "/a/x.txt");
    EXPECT_EQ(pathToSave("/a/x", csv, csv).value_or(QString()), "/a/x.csv");
}

} // namespace
} // namespace atlas::ui
