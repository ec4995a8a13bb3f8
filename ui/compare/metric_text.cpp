// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_text.h"

#include "ui/session/qt_text.h"

#include <QCoreApplication>
#include <cmath>

namespace atlas::ui {

namespace {

struct FigureText {
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

/// In the unit that is shown: bytes for blocks.
double inShownUnit(const Figure& figure, double value, ByteCount blockSize) {
    return figure.unit == Unit::Blocks ? value * static_cast<double>(blockSize.value) : value;
}

QString shownText(const Figure& figure, double value) {
    switch (figure.unit) {
    case Unit::Blocks: return size({static_cast<std::uint64_t>(std::llround(value))});
    case Unit::Seconds: return FigureText::tr("%1 s").arg(value, 0, 'f', 2);
    case Unit::Share: return FigureText::tr("%1 %").arg(value * 100, 0, 'f', 2);
    case Unit::Count:
    case Unit::Ratio: break;
    }
    return text(shown(value, figure.decimals));
}

} // namespace

QString figureText(const Figure& figure, double value, ByteCount blockSize) {
    return shownText(figure, inShownUnit(figure, value, blockSize));
}

QString differenceText(const Figure& figure, double value, ByteCount blockSize, double baseline,
                       ByteCount baselineBlockSize) {
    const double difference = inShownUnit(figure, value, blockSize) - inShownUnit(figure, baseline, baselineBlockSize);
    if (difference == 0) {
        return QStringLiteral("±0");
    }
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + shownText(figure, std::abs(difference));
}

} // namespace atlas::ui
