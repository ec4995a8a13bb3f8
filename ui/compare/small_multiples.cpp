// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/small_multiples.h"

#include "report/words/geometry_facts.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "ui/compare/multiples_scene.h"
#include "ui/drawing/map_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace atlas::ui {

SmallMultiples::SmallMultiples(Comparison& comparison, QWidget* parent) : QWidget(parent), m_comparison(comparison) {
    setMouseTracking(true);
    setObjectName("multiples");
    setAccessibleName(tr("Layouts side by side"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SmallMultiples::refresh);
    connect(&comparison, &Comparison::layoutsChanged, this, [this] {
        rebuildButtons();
        updateGeometry();
        m_soon.start();
    });
    connect(&comparison, &Comparison::optionsChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&comparison, &Comparison::layoutChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&comparison, &Comparison::recommendationChanged, &m_soon, qOverload<>(&QTimer::start));
    rebuildButtons();
}

QWidget* SmallMultiples::buttonsFor(std::size_t index) {
    const auto name = m_comparison.layouts()[index].spec.name();
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const auto add = [&](const QString& text, const QString& tip, const char* what, auto does) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tr("%1 %2").arg(tip, name));
        button->setObjectName(QStringLiteral("%1%2").arg(what).arg(index));
        connect(button, &QToolButton::clicked, this, does);
        row->addWidget(button);
        return button;
    };
    add(tr("Base"), tr("Subtract this layout's figures from the others'"), "baseline", [this, index] {
        m_comparison.setBaseline(index);
    })->setEnabled(index != m_comparison.baseline());
    if (m_comparison.layouts()[index].spec.kind != LayoutSpec::Kind::File)
        add(tr("Copy"), tr("Copy the mke2fs command"), "copy", [this, index] { Q_EMIT copyRequested(index); });
    add(QStringLiteral("✕"), tr("Remove this layout"), "remove", [this, index] { m_comparison.remove(index); });
    box->adjustSize();
    box->show();
    return box;
}

void SmallMultiples::rebuildButtons() {
    for (auto* box : std::as_const(m_buttons)) {
        box->hide();
        box->deleteLater(); // a click on one of its buttons may be in progress
    }
    m_buttons.clear();
    for (std::size_t n = 0; n < m_comparison.layouts().size(); ++n)
        m_buttons << buttonsFor(n);
}

/// Reuses the indexes of unchanged volumes.
void SmallMultiples::updateVolumes() {
    const auto frame = m_comparison.options().frame();
    std::vector<DrawnVolumePtr> volumes;
    for (const auto& entry : m_comparison.layouts()) {
        if (!entry.layout) {
            volumes.push_back(nullptr);
            continue;
        }
        const auto placement = placementFrom(entry.measured.start, entry.layout->filesystem);
        const auto earlier = std::ranges::find_if(
            m_volumes, [&](const DrawnVolumePtr& each) { return each && each->layoutPtr() == entry.layout; });
        volumes.push_back(makeVolume({.layout = entry.layout, .placement = placement, .drive = frame.drive()},
                                     earlier == m_volumes.end() ? nullptr : *earlier));
    }
    m_volumes = std::move(volumes);
}

void SmallMultiples::refresh() {
    updateVolumes();
    relayOut();
    Q_EMIT refreshed();
}

LegendExtras SmallMultiples::extras() const {
    LegendExtras all;
    for (const auto& volume : m_volumes) {
        const auto own = legendExtras(volume.get());
        all = {.estimates = all.estimates || own.estimates, .missing = all.missing || own.missing};
    }
    return all;
}

void SmallMultiples::relayOut() {
    if (m_volumes.size() != m_comparison.layouts().size())
        updateVolumes();
    const QFontMetricsF metrics(font());
    m_scene = layOutMultiples(m_comparison, m_volumes, size(), font());
    // A resize may come before refresh() removes the buttons of a removed layout.
    const auto rows = std::min(m_buttons.size(), static_cast<qsizetype>(m_scene.rows.size()));
    for (qsizetype n = 0; n < rows; ++n) {
        const auto& place = m_scene.rows[static_cast<std::size_t>(n)].name;
        auto* box = m_buttons[n];
        const double below = place.top() + metrics.height() * 2.15 + 4;
        box->setGeometry(QRect(QPoint(qRound(place.left()), qRound(below)), box->sizeHint()));
    }
    ++m_version;
    update();
}

void SmallMultiples::renderTo(QPainter& painter, QSize size, const QFont& font) const {
    painter.save();
    painter.setFont(font);
    const auto scene = layOutMultiples(m_comparison, m_volumes, size, font);
    paintMultiples(painter, scene, m_comparison, palette());
    painter.restore();
}

void SmallMultiples::paintEvent(QPaintEvent*) {
    if (m_scene.rows.size() != m_comparison.layouts().size())
        relayOut(); // a repaint may come before refresh(), too
    const auto& picture = m_picture.of(m_version, size(), devicePixelRatioF(), [this](QPainter& painter) {
        painter.fillRect(rect(), palette().color(QPalette::Window));
        painter.setFont(font());
        paintMultiples(painter, m_scene, m_comparison, palette());
    });
    QPainter painter(this);
    painter.drawImage(0, 0, picture);
    paintMultiplesOverlay(painter, m_scene, m_group, palette());
}

void SmallMultiples::highlight(std::optional<GroupNumber> group) {
    if (group != m_group) {
        m_group = group;
        update();
    }
}

void SmallMultiples::mouseMoveEvent(QMouseEvent* event) {
    const auto row = m_scene.rowAt(event->position());
    highlight(row ? m_scene.groupAt(*row, event->position()) : std::nullopt);
}

void SmallMultiples::leaveEvent(QEvent*) { highlight({}); }

QString SmallMultiples::tooltipAt(QPoint point) const {
    for (std::size_t n = 0; n < m_scene.metricTitles.size(); ++n) {
        const auto& title = m_scene.metricTitles[n];
        if (point.x() >= title.left() && point.x() < title.right())
            return text(definition(m_scene.metrics[n].metric.kind));
    }
    const auto row = m_scene.rowAt(point);
    if (!row || *row >= m_comparison.layouts().size())
        return {};
    const auto& entry = m_comparison.layouts()[*row];
    if (m_scene.rows[*row].name.contains(point)) {
        QStringList lines{entry.spec.name()};
        if (entry.facts.growth)
            lines << text(sentence(*entry.facts.growth));
        for (const auto& note : entry.facts.notes)
            lines << QStringLiteral("• ") + text(sentence(note));
        return lines.join('\n');
    }
    const auto hit = m_scene.rows[*row].map.hitAt(point);
    return hit ? mapTooltip(*m_scene.rows[*row].map.volume, *hit, paletteFor(QToolTip::palette()).misaligned)
               : QString();
}

bool SmallMultiples::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto words = tooltipAt(help->pos());
        if (words.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), words, this, QRect(help->pos(), QSize(1, 1)));
        return true;
    }
    return QWidget::event(event);
}

void SmallMultiples::resizeEvent(QResizeEvent*) { relayOut(); }

void SmallMultiples::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        relayOut();
}

QSize SmallMultiples::minimumSizeHint() const { return minSize(font()); }

QSize SmallMultiples::minSize(const QFont& font) const { return minMultiplesSize(m_comparison, font); }

QSize SmallMultiples::sizeHint() const { return minimumSizeHint().expandedTo({1100, 480}); }

} // namespace atlas::ui
