// SPDX-License-Identifier: GPL-3.0-or-later
// How cells of tables show verdicts and severities.
#include "disk/drive.h"
#include "layout/finding.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/palette.h"

#include <QStandardItemModel>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

class OpenDelegate : public VerdictDelegate {
public:
    using VerdictDelegate::initStyleOption;
};

struct Look {
    bool bold = false;
    bool red = false;
    bool operator==(const Look&) const = default;
};

/// The look of a cell with `value` in `role`.
Look lookOf(int role, const QVariant& value) {
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), value, role);
    QStyleOptionViewItem option;
    OpenDelegate().initStyleOption(&option, model.index(0, 0));
    return {option.font.bold(), option.palette.color(QPalette::Text) == paletteFor(option.palette).misaligned};
}

TEST(VerdictDelegate, ShowsMisalignmentAloneInRed) {
    constexpr Look plain{};
    constexpr Look bold{.bold = true};
    constexpr Look red{.red = true};
    const auto ofSeverity = [](Severity severity) { return lookOf(SeverityRole, static_cast<int>(severity)); };
    EXPECT_TRUE(ofSeverity(Severity::Note) == plain);
    EXPECT_TRUE(ofSeverity(Severity::Warning) == plain);
    EXPECT_TRUE(ofSeverity(Severity::Misaligned) == red);
    EXPECT_TRUE(ofSeverity(Severity::Error) == bold);
    EXPECT_TRUE(lookOf(FitRole, static_cast<int>(Fit::Whole)) == plain);
    EXPECT_TRUE(lookOf(FitRole, static_cast<int>(Fit::Straddling)) == red);
    EXPECT_TRUE(lookOf(EmphasisRole, true) == bold);
    EXPECT_TRUE(lookOf(Qt::DisplayRole, "text") == plain);
}

} // namespace
} // namespace atlas::ui
