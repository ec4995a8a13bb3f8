// SPDX-License-Identifier: GPL-3.0-or-later
// The map as an HTML page: what it holds, what it leaves out, and what a browser makes of it.
#include "ui/window/web_page.h"

#include "tests/support/paths.h"
#include "tests/support/run.h"
#include "tests/ui/window/window_fixture.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <fmt/format.h>

namespace atlas::ui {
namespace {

using testing::HasSubstr;
using testing::Not;

class WebPage : public testing::Test {
protected:
    test::FakeReader folder;
    std::string image = folder.file("disk.img").toStdString();

    void SetUp() override {
        test::mustRun(
            fmt::format("truncate -s 70M {0} && echo 'start=63, type=83' | sfdisk -q {0} && "
                        "mke2fs -q -F -t ext4 -b 1024 -L secret-label -U 01234567-89ab-cdef-0123-456789abcdef "
                        "-E offset=32256 {0} 60M 2>/dev/null",
                        image));
    }

    [[nodiscard]] std::string rendered(const std::string& options) const {
        const auto page = folder.file("page.html");
        const auto ran = test::run(
            fmt::format("env -u DISPLAY {} --render {} {}", test::built("ext4atlas"), page.toStdString(), options));
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        QFile file(page);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll().toStdString();
    }

    static QJsonObject dataIn(const std::string& page) {
        constexpr std::string_view start = "id=\"data\">";
        const auto first = page.find(start) + start.size();
        const auto json = page.substr(first, page.find("</script>", first) - first);
        return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    }
};

TEST_F(WebPage, HoldsTheMapAndTheFieldsOfItsParts) {
    const auto page = rendered(image);
    for (const auto* part :
         {"secret-label", "Misaligned by 3,584 bytes", "sfdisk --move-data", "<svg id=\"map\"", "inode table"}) {
        EXPECT_THAT(page, HasSubstr(part));
    }
    const auto data = dataIn(page);
    const auto pieces = data["pieces"].toArray();
    const auto structures = data["structures"].toArray();
    ASSERT_GT(pieces.size(), 10);
    ASSERT_GT(structures.size(), 5);
    int described = 0;
    for (const auto& piece : pieces) {
        EXPECT_FALSE(piece.toObject()["about"].toString().isEmpty());
        described += piece.toObject()["structure"].toInt() >= 0 ? 1 : 0;
    }
    EXPECT_GT(described, 5);
    // As the command line reads the same field.
    const auto shown = test::mustRun(fmt::format("{} show {} superblock --json", test::built("ext4atlas-cli"), image));
    EXPECT_THAT(shown, HasSubstr("\"value\": \"01234567-89ab-cdef-0123-456789abcdef\""));
    EXPECT_THAT(page, HasSubstr("[\"s_uuid\",\"01234567-89ab-cdef-0123-456789abcdef\",true]"));
}

/// Nothing is loaded from anywhere, and the only script that may run is the one that was written.
TEST_F(WebPage, IsSelfContained) {
    const auto page = rendered(image);
    EXPECT_THAT(page, Not(HasSubstr("http:")));
    EXPECT_THAT(page, Not(HasSubstr("https:")));
    EXPECT_THAT(page, Not(HasSubstr("src=")));
    EXPECT_THAT(page, Not(HasSubstr("@import")));
    const auto last = page.rfind("<script>") + 8;
    const auto script = page.substr(last, page.rfind("</script>") - last);
    const auto hash =
        QCryptographicHash::hash(QByteArray::fromStdString(script), QCryptographicHash::Sha256).toBase64();
    EXPECT_THAT(page, HasSubstr("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" +
                                hash.toStdString() + "'"));
}

TEST_F(WebPage, RedactedNamesNothing) {
    const auto page = rendered("--redact " + image);
    for (const auto* secret : {"secret-label", "01234567", "disk.img", image.c_str()}) {
        EXPECT_THAT(page, Not(HasSubstr(secret)));
    }
    EXPECT_THAT(page, HasSubstr("[\"s_uuid\",\"removed\",true]"));
    EXPECT_THAT(page, HasSubstr("Labels, UUIDs, names and paths were removed."));
    EXPECT_THAT(page, HasSubstr("[\"s_inodes_per_group\",\"")) << "what names nobody stays";
}

TEST_F(WebPage, ASnapshotHasNoFields) {
    const auto snapshot = folder.file("disk.ext4atlas").toStdString();
    test::mustRun(fmt::format("{} snapshot -o {} {}", test::built("ext4atlas-cli"), snapshot, image));
    const auto page = rendered(snapshot);
    EXPECT_TRUE(dataIn(page)["structures"].toArray().isEmpty());
    EXPECT_THAT(dataIn(page)["withoutFields"].toString().toStdString(), HasSubstr("The page has no fields: "));
}

/// A label may hold anything.
TEST_F(WebPage, NamesFromTheDiskAreNoMarkup) {
    test::mustRun(fmt::format(
        "e2label '{}?offset=32256' '<b>&\"x' 2>/dev/null || tune2fs -L '<b>&\"x' '{}?offset=32256'", image, image));
    const auto page = rendered(image);
    EXPECT_THAT(page, HasSubstr("“&lt;b&gt;&amp;&quot;x”"));
    EXPECT_THAT(page, Not(HasSubstr("<b>&\"x")));
}

TEST_F(WebPage, OnlyTheMapHasOne) {
    for (const auto* options : {"--view strip", "--view alignment", "--view compare"}) {
        EXPECT_EQ(test::run(fmt::format("env -u DISPLAY {} --render page.html {} {}", test::built("ext4atlas"), options,
                                        image))
                      .exitCode,
                  2);
    }
    EXPECT_EQ(test::run(fmt::format("env -u DISPLAY {} --render map.png --redact {}", test::built("ext4atlas"), image))
                  .exitCode,
              2);
}

/// The part whose number the link ends in is selected; its fields are in the page that the browser shows.
TEST_F(WebPage, ABrowserShowsTheFieldsOfAPart) {
    if (!test::hasTool("chromium")) {
        GTEST_SKIP() << "chromium is not installed";
    }
    const auto data = dataIn(rendered(image));
    const auto pieces = data["pieces"].toArray();
    qsizetype bitmap = 0;
    while (bitmap < pieces.size() && !pieces[bitmap].toObject()["about"].toString().contains("Block bitmap of group")) {
        ++bitmap;
    }
    ASSERT_LT(bitmap, pieces.size());
    const auto dom =
        test::run(fmt::format("HOME={0} timeout 60 chromium --headless=new --no-sandbox --disable-gpu "
                              "--user-data-dir={0}/profile --dump-dom 'file://{1}#{2}' 2>/dev/null",
                              folder.file("").toStdString(), folder.file("page.html").toStdString(), bitmap));
    EXPECT_EQ(dom.exitCode, 0);
    EXPECT_THAT(dom.out, HasSubstr("<td>bg_block_bitmap_lo</td>"));
    EXPECT_THAT(dom.out, HasSubstr("class=\"hit chosen\""));
    EXPECT_THAT(dom.out, HasSubstr("<b>Block bitmap of group"));
}

TEST_F(WindowTest, TheMenuExportsAPage) {
    openAndWait(misaligned());
    const auto path = fake.file("map.html");
    ASSERT_TRUE(saveWebPage(path, session(), map().viewpoint(), Secrets::Kept));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("<svg id=\"map\""));
    EXPECT_TRUE(action("Export map as HTML page…").isEnabled());
    EXPECT_TRUE(action("Export map as HTML page, anonymous…").isEnabled());
}

} // namespace
} // namespace atlas::ui
