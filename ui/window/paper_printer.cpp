// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/paper_printer.h"

#include "ui/session/save_file.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>
#include <cstdio>

namespace atlas::ui {
namespace {

constexpr double marginMillimetres = 18;
constexpr double slideMarginMillimetres = 10;
constexpr QSizeF slideMillimetres{254, 142.875};
constexpr int resolution = 300; ///< of the PDF, in dots per inch
constexpr qint64 maxPageBytes = 64 * MiB;
const QString slideMark = QStringLiteral("<!--slide-->");

/// A document that reads no file, whatever its text names.
class ClosedDocument : public QTextDocument {
protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

QImage imageOf(const QByteArray& svg) {
    constexpr int perPixel = 4; // 384 dots per inch of paper
    QSvgRenderer drawing(svg);
    QImage image(drawing.defaultSize() * perPixel, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawing.render(&painter);
    return image;
}

/// Takes the pictures out of `html`, draws them finely, and leaves names in their place.
void takePictures(QString& html, QTextDocument& document) {
    static const QRegularExpression picture(
        QStringLiteral(R"re(src="data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)")re"));
    int count = 0;
    for (auto found = picture.match(html); found.hasMatch(); found = picture.match(html)) {
        const auto name = QStringLiteral("picture:%1").arg(count++);
        const auto image = imageOf(QByteArray::fromBase64(found.captured(1).toLatin1()));
        document.addResource(QTextDocument::ImageResource, QUrl(name), image);
        html.replace(found.capturedStart(), found.capturedLength(), QStringLiteral("src=\"%1\"").arg(name));
    }
}

void draw(QTextDocument& document, QPainter& painter, const QRectF& view) {
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = view;
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(view);
    document.documentLayout()->draw(&painter, context);
}

/// QTextDocument relates the size of headings to its default font, not to that of the page's body.
void enlarge(const QTextBlock& heading, double pointSize) {
    QTextCursor cursor(heading);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontSizeAdjustment, 0);
    format.setFontPointSize(pointSize);
    cursor.mergeCharFormat(format);
}

/// Wraps lines of code, which would end at the margin, and sets headings off.
void fitToPaper(QTextDocument& document) {
    constexpr double title = 1.5; // times the size of the text
    constexpr double subtitle = 1.25;
    const double space = QFontMetricsF(document.defaultFont()).height();
    for (auto block = document.begin(); block.isValid(); block = block.next()) {
        auto format = block.blockFormat();
        format.setNonBreakableLines(false);
        if (format.headingLevel() > 1)
            format.setTopMargin(space);
        QTextCursor(block).setBlockFormat(format);
        if (format.headingLevel() > 0)
            enlarge(block, document.defaultFont().pointSizeF() * (format.headingLevel() == 1 ? title : subtitle));
    }
}

/// Lays out `text` for the device of `painter`, without margins of its own.
void fill(QTextDocument& document, QString text, bool isMarkdown, double pointSize, QPainter& painter) {
    document.documentLayout()->setPaintDevice(painter.device());
    document.setDocumentMargin(0);
    QFont font(QStringLiteral("sans-serif"));
    font.setPointSizeF(pointSize);
    document.setDefaultFont(font);
    if (isMarkdown) {
        document.setMarkdown(text);
    } else {
        takePictures(text, document);
        document.setHtml(text);
    }
    fitToPaper(document);
}

class Printer {
public:
    Printer(QPdfWriter& pdf, QPainter& painter) : m_pdf(pdf), m_painter(painter) {
        const auto body = m_painter.viewport();
        m_footer = m_painter.fontMetrics().height() * 2;
        m_body = QRectF(0, 0, body.width(), body.height() - m_footer);
    }

    void printSheets(const QString& text, bool isMarkdown) {
        ClosedDocument document;
        constexpr double pointSize = 10.5;
        fill(document, text, isMarkdown, pointSize, m_painter);
        document.setPageSize(m_body.size());
        for (int page = 0; page < document.pageCount(); ++page) {
            begin();
            m_painter.translate(0, -page * m_body.height());
            draw(document, m_painter, m_body.translated(0, page * m_body.height()));
            end(document.pageCount());
        }
    }

    /// Each slide becomes smaller until it fits.
    void printSlides(const QString& text) {
        constexpr double pointSize = 20; // as in report/print/printed_page.cpp
        const auto head = text.left(text.indexOf(QStringLiteral("</head>")));
        const auto slides = text.split(slideMark);
        for (const auto& slide : slides) {
            ClosedDocument document;
            auto words = slide.startsWith(head) ? slide : head + QStringLiteral("</head><body>") + slide;
            fill(document, words.remove(QStringLiteral(" style=\"page-break-before:always\"")), false, pointSize,
                 m_painter);
            document.setTextWidth(m_body.width());
            double scale = 1;
            for (; document.size().height() * scale > m_body.height(); scale *= 0.95) // the lines become longer, too
                document.setTextWidth(m_body.width() / (scale * 0.95));
            begin();
            m_painter.scale(scale, scale);
            draw(document, m_painter, QRectF(QPointF(0, 0), document.size()));
            end(static_cast<int>(slides.size()));
        }
    }

private:
    void begin() {
        if (m_page++ > 0)
            m_pdf.newPage();
        m_painter.save();
    }
    void end(int of) {
        m_painter.restore();
        m_painter.drawText(QRectF(0, m_body.height(), m_body.width(), m_footer), Qt::AlignRight | Qt::AlignBottom,
                           QStringLiteral("%1 / %2").arg(m_page).arg(of));
    }

    QPdfWriter& m_pdf;
    QPainter& m_painter;
    QRectF m_body;
    int m_footer = 0;
    int m_page = 0;
};

void setPaper(QPdfWriter& pdf, Paper paper) {
    const bool isSlides = paper == Paper::Slides;
    const double margin = isSlides ? slideMarginMillimetres : marginMillimetres;
    pdf.setResolution(resolution);
    pdf.setPageSize(isSlides ? QPageSize(slideMillimetres, QPageSize::Millimeter, {}, QPageSize::ExactMatch)
                             : QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    pdf.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
}

Result<QString> textOf(const QString& source) {
    QFile file(source);
    const bool isOpen =
        source == QLatin1StringView("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io, .what = file.errorString().toStdString(), .where = source.toStdString()});
    }
    return QString::fromUtf8(file.read(maxPageBytes));
}

} // namespace

Status printPaper(const QString& source, const QString& file, Paper paper) {
    const auto text = textOf(source);
    if (!text)
        return std::unexpected(text.error());
    neverOverwrite({source});
    return saveFile(file, [&](QIODevice& device) {
        QPdfWriter pdf(&device);
        setPaper(pdf, paper);
        QPainter painter(&pdf);
        Printer printer(pdf, painter);
        if (paper == Paper::Slides)
            printer.printSlides(*text);
        else
            printer.printSheets(*text, source.endsWith(QLatin1StringView(".md")));
        return painter.isActive();
    });
}

} // namespace atlas::ui
