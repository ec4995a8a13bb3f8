// SPDX-License-Identifier: GPL-3.0-or-later
// A settings file that a crash cut, another version wrote or somebody edited must not cost the window.
#include "tests/ui/window/window_fixture.h"
#include "ui/map/group_map.h"

#include <QDockWidget>
#include <QMenu>

namespace atlas::ui {
namespace {

class DamagedSettings : public WindowTest, public testing::WithParamInterface<const char*> {
protected:
    /// The window is made anew, on these settings.
    void openWith(const std::string& text) {
        window.reset();
        settings.clear();
        settings.sync();
        fake.write("settings.ini", text);
        settings.sync();
        window = makeWindow();
        openAndWait(misaligned());
    }
};

TEST_P(DamagedSettings, TheWindowOpensAndShowsAnImage) {
    openWith(GetParam());
    EXPECT_TRUE(map().isVisible());
    EXPECT_GT(map().viewport()->height(), 100);
    EXPECT_EQ(window->workspace().recent.paths().front(), fake.file("misaligned.img"));
    window->resize(900, 700);
    map().zoomIn();
    EXPECT_FALSE(window->grab().isNull());
}

TEST_P(DamagedSettings, ADrawerHasAHeight) {
    openWith(GetParam());
    openDrawer("fieldsDock");
    QCoreApplication::processEvents();
    EXPECT_GT(child<QDockWidget>("fieldsDock").height(), 20);
    EXPECT_GT(map().viewport()->height(), 20);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, DamagedSettings,
    testing::Values("\xff\xfe garbage \0 and more", "[rows]\nsmall=99\nlarge=-1\n", "rows/small=9999999999999\n",
                    "[window]\ngeometry=nonsense\nstate=@ByteArray(\\xff\\xff\\xff)\n",
                    "[window]\ngeometry=@Invalid()\n", "recentFiles=5\ntheme=plaid\nmagnified=perhaps\n",
                    "recentFiles=@Variant(\\0\\0\\0\\x7f)\nlensBelowMap=@Size(1 2)\n", "[General\nrows",
                    "[window]\ndrawerShare=0\n", "[window]\ndrawerShare=nan\n", "[window]\ndrawerShare=7\n"));

} // namespace
} // namespace atlas::ui
