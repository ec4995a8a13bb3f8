// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the structures: apart for everyone, and legible under their names.
#include "ui/widgets/palette.h"

#include <QPalette>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace atlas::ui {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision
/// Deficiency, 2009, severity 1; for linear RGB.
constexpr std::array<std::pair<const char*, Matrix>, 4> visions{{
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

Triple linear(const QColor& colour) {
    const auto part = [](double share) {
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return {part(colour.redF()), part(colour.greenF()), part(colour.blueF())};
}

/// CIE L*a*b* with the white point D65.
Triple lab(const QColor& colour, const Matrix& vision) {
    const auto seen = linear(colour);
    Triple rgb{};
    for (std::size_t row = 0; row < 3; ++row) {
        const auto sum = vision[row][0] * seen[0] + vision[row][1] * seen[1] + vision[row][2] * seen[2];
        rgb[row] = std::min(1.0, std::max(0.0, sum));
    }
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = root(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = root((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

std::vector<QColor> fillsOf(const Palette& palette) {
    using enum RegionKind;
    std::vector<QColor> fills;
    for (const auto kind :
         {PrimarySuperblock, GroupDescriptors, ReservedGdt, BlockBitmap, InodeBitmap, InodeTable, Journal, Quota}) {
        fills.push_back(palette.of(kind));
    }
    fills.push_back(palette.dataInUse);
    fills.push_back(palette.free);
    return fills;
}

class PaletteTest : public testing::TestWithParam<int> {
protected:
    const QColor window = GetParam() == 0 ? QColor(Qt::white) : QColor(0x232629);
    const Palette palette = paletteFor(QPalette(window));
};

TEST_P(PaletteTest, FillsAreApartWithEachKindOfColourVision) {
    constexpr double apart = 12; // a difference of 2 is just noticeable
    const auto fills = fillsOf(palette);
    for (const auto& [name, vision] : visions) {
        for (std::size_t a = 0; a < fills.size(); ++a) {
            for (std::size_t b = a + 1; b < fills.size(); ++b) {
                const auto first = lab(fills[a], vision);
                const auto second = lab(fills[b], vision);
                EXPECT_GE(std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]), apart)
                    << name << ": " << fills[a].name().toStdString() << ' ' << fills[b].name().toStdString();
            }
        }
    }
}

/// WCAG 2.1, 1.4.3.
TEST_P(PaletteTest, WordsAreLegible) {
    for (const auto& fill : fillsOf(palette)) {
        EXPECT_GE(contrast(fill, palette.textOn(fill)), 4.5) << fill.name().toStdString();
    }
    for (const auto& ink :
         {palette.text, palette.mutedText, palette.misaligned, palette.error, palette.warning, palette.good}) {
        EXPECT_GE(contrast(ink, palette.background), 4.5) << ink.name().toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, PaletteTest, testing::Values(0, 1));

} // namespace
} // namespace atlas::ui
