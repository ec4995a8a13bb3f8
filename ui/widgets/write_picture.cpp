// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/write_picture.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QWidget>
#include <algorithm>

namespace atlas::ui {
namespace {

bool writeSvg(QIODevice& file, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    svg.setTitle(title);
    QPainter painter(&svg);
    paint(painter);
    return painter.isActive();
}

bool writePng(QIODevice& file, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.setText(QStringLiteral("Title"), title);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    return image.save(&file, "PNG");
}

bool writePdf(QIODevice& file, QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QPdfWriter pdf(&file);
    pdf.setTitle(title);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setPageOrientation(QPageLayout::Landscape);
    pdf.setPageMargins({10, 10, 10, 10});
    QPainter painter(&pdf);
    const QRect window = painter.viewport();
    const double scale = std::min(window.width() / static_cast<double>(size.width()),
                                  window.height() / static_cast<double>(size.height()));
    painter.scale(scale, scale);
    paint(painter);
    return painter.isActive();
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& path) {
    const auto endsWith = [&](const char* ending) {
        return path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive);
    };
    return endsWith(".png")   ? std::optional(PictureFormat::Png)
           : endsWith(".svg") ? std::optional(PictureFormat::Svg)
           : endsWith(".pdf") ? std::optional(PictureFormat::Pdf)
                              : std::nullopt;
}

bool writePicture(QIODevice& file, PictureFormat format, QSize size, const QString& title,
                  const std::function<void(QPainter&)>& paint) {
    switch (format) {
    case PictureFormat::Svg: return writeSvg(file, size, title, paint);
    case PictureFormat::Pdf: return writePdf(file, size, title, paint);
    case PictureFormat::Png: break;
    }
    return writePng(file, size, title, paint);
}

const QImage& ScenePicture::of(std::uint64_t version, QSize size, double ratio,
                               const std::function<void(QPainter&)>& paint) {
    const auto pixels = size * ratio;
    if (version == m_version && m_image.size() == pixels && m_image.devicePixelRatio() == ratio)
        return m_image;
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(ratio);
    m_version = version;
    if (QPainter painter; painter.begin(&m_image))
        paint(painter);
    return m_image;
}

void copyPicture(QWidget& drawn) { QGuiApplication::clipboard()->setPixmap(drawn.grab()); }

namespace {

struct PicturesText {
    Q_DECLARE_TR_FUNCTIONS(PicturesText)
};

} // namespace

void addCopyPicture(QWidget& drawn) {
    auto* copy = new QAction(PicturesText::tr("Copy picture"), &drawn);
    drawn.addAction(copy);
    drawn.setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(copy, &QAction::triggered, &drawn, [&drawn] { copyPicture(drawn); });
}

} // namespace atlas::ui
