// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page reads from files and writes to them.
#include "base/shell_words.h"
#include "report/csv/comparison_csv.h"
#include "report/json/comparison_json.h"
#include "report/messages/recommendation_text.h"
#include "ui/compare/compare_details.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/metric_charts.h"
#include "ui/compare/small_multiples.h"
#include "ui/map/legend.h"
#include "ui/session/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/palette.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <sstream>

namespace atlas::ui {

namespace {

constexpr QSize pictureSize{1500, 940};

Status refused(const QString& path, const QString& why) {
    return std::unexpected(Error{ErrorKind::Io, ComparePage::tr("the file cannot be written").toStdString(),
                                 path.toStdString(), why.toStdString()});
}

std::vector<NamedMeasured> measuredOf(const Comparison& comparison) {
    std::vector<NamedMeasured> all;
    for (const auto& entry : comparison.layouts()) {
        if (entry.layout) {
            all.push_back({entry.spec.name().toStdString(), entry.measured});
        }
    }
    return all;
}

QByteArray csvOf(const Comparison& comparison) {
    std::ostringstream out;
    writeComparisonCsv(measuredOf(comparison), comparison.metrics(), out);
    return QByteArray::fromStdString(out.str());
}

QByteArray jsonOf(const Comparison& comparison) {
    const auto recommended = comparison.recommendation();
    const ComparisonContext context{.e2fsprogs = comparison.planner().e2fsprogs,
                                    .recommendation = recommended ? format(sentence(*recommended)) : std::string()};
    std::ostringstream out;
    writeComparisonJson(measuredOf(comparison), comparison.metrics(), context, out);
    return QByteArray::fromStdString(out.str());
}

void paintOn(QPaintDevice& device, QSize size, ComparePage& page) {
    QPainter painter(&device);
    page.renderTo(painter, size);
}

bool paintPdf(QIODevice& file, ComparePage& page, QSize size) {
    QPdfWriter pdf(&file);
    pdf.setTitle(ComparePage::tr("mke2fs settings compared"));
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageOrientation(QPageLayout::Landscape);
    pdf.setPageMargins({10, 10, 10, 10});
    QPainter painter(&pdf);
    const QRect window = painter.viewport();
    const double scale = std::min(window.width() / static_cast<double>(size.width()),
                                  window.height() / static_cast<double>(size.height()));
    painter.scale(scale, scale);
    page.renderTo(painter, size);
    return painter.isActive();
}

void paintSvg(QIODevice& file, ComparePage& page, QSize size) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    svg.setTitle(ComparePage::tr("mke2fs settings compared"));
    paintOn(svg, size, page);
}

bool paintPng(QIODevice& file, ComparePage& page, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    paintOn(image, size, page);
    return image.save(&file, "PNG");
}

} // namespace

void ComparePage::renderTo(QPainter& painter, QSize size) {
    refresh();
    painter.fillRect(QRect(QPoint(0, 0), size), palette().color(QPalette::Window));
    painter.setFont(font());
    const QFontMetrics metrics(font());
    const int margin = 8;
    const int width = size.width() - 2 * margin;
    painter.setPen(paletteFor(palette()).text);
    painter.save();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    QRect used;
    painter.drawText(QRect(margin, margin, width, size.height()), Qt::TextWordWrap, m_recommendation->text(), &used);
    painter.restore();
    Legend legend;
    legend.setPalette(palette());
    const int legendHeight = legend.heightForWidth(width);
    const int chartHeight = std::min(size.height() / 4, 260);
    const int top = used.bottom() + margin;
    const int bottom = size.height() - metrics.height() - margin;
    const int chartTop = bottom - chartHeight - margin / 2;
    painter.save();
    painter.translate(0, top);
    m_multiples->renderTo(painter, {size.width(), chartTop - legendHeight - top - margin});
    painter.restore();
    painter.save();
    painter.translate(QPoint(margin, chartTop - legendHeight - margin / 2));
    legend.renderTo(painter, {width, legendHeight});
    painter.restore();
    m_details->charts().renderTo(painter, QRectF(margin, chartTop, width, chartHeight));
    painter.setPen(paletteFor(palette()).mutedText);
    painter.drawText(QPoint(margin, size.height() - margin / 2 - metrics.descent()), m_planner->text());
}

Status ComparePage::exportTo(const QString& path) {
    const auto is = [&](const char* ending) { return path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive); };
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return refused(path, file.errorString());
    }
    const QSize size = isVisible() ? QSize(width(), height()).expandedTo({900, 600}) : pictureSize;
    bool written = true;
    if (is(".csv")) {
        written = file.write(csvOf(m_comparison)) >= 0;
    } else if (is(".json")) {
        written = file.write(jsonOf(m_comparison)) >= 0;
    } else if (is(".svg")) {
        paintSvg(file, *this, size);
    } else if (is(".pdf")) {
        written = paintPdf(file, *this, size);
    } else if (is(".png")) {
        written = paintPng(file, *this, size);
    } else {
        file.cancelWriting();
        return std::unexpected(Error{ErrorKind::Usage,
                                     tr("the ending says no format").toStdString(),
                                     path.toStdString(),
                                     {},
                                     ".png, .svg, .pdf, .csv or .json"});
    }
    return written && file.commit() ? Status{} : refused(path, file.errorString());
}

void ComparePage::askForLine() {
    bool ok = false;
    const QString typed = QInputDialog::getText(
        this, tr("Add an option line"), tr("A whole mke2fs command line, to which only the size above is added:"),
        QLineEdit::Normal, QStringLiteral("mkfs.ext4 -E packed_meta_blocks=1 -O sparse_super2"), &ok);
    if (!ok || typed.trimmed().isEmpty()) {
        return;
    }
    if (const auto words = splitWords(typed.toStdString())) {
        m_comparison.add({.kind = LayoutSpec::Kind::OptionLine, .words = *words});
    } else {
        m_banner->showError(tr("The option line is not added."), words.error());
    }
}

void ComparePage::askForFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Add an image or snapshot"));
    if (!path.isEmpty()) {
        m_comparison.add({.kind = LayoutSpec::Kind::File, .path = path});
    }
}

void ComparePage::askAndExport() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the comparison"), QStringLiteral("compare.png"),
                                                      tr("PNG image (*.png);;SVG drawing (*.svg);;PDF document "
                                                         "(*.pdf);;Comma-separated values (*.csv);;JSON (*.json)"));
    if (!path.isEmpty()) {
        report(path, exportTo(path));
    }
}

void ComparePage::askAndSave() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the comparison"), QStringLiteral("compare") + compareDocumentEnding,
                                     tr("ext4atlas comparison (*%1)").arg(compareDocumentEnding));
    if (!path.isEmpty()) {
        report(path, saveCompareDocument(path, document()));
    }
}

void ComparePage::askAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a comparison"), {}, tr("ext4atlas comparison (*%1);;All files (*)").arg(compareDocumentEnding));
    if (path.isEmpty()) {
        return;
    }
    if (const auto opened = openDocument(path); !opened) {
        m_banner->showError(tr("The comparison cannot be opened."), opened.error());
    }
}

} // namespace atlas::ui
