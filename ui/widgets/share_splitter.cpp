// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/share_splitter.h"

#include <QEvent>
#include <QFontMetrics>
#include <algorithm>

namespace atlas::ui {

ShareSplitter::ShareSplitter(QWidget* first, QWidget* second, double largest)
    : QSplitter(Qt::Horizontal), m_largest(largest) {
    addWidget(first);
    addWidget(second);
    setStretchFactor(0, 1);
    setStretchFactor(1, 0);
    setCollapsible(0, false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        const auto parts = sizes();
        m_share = static_cast<double>(parts.back()) / std::max(1, parts.front() + parts.back());
        Q_EMIT shareChosen(*m_share);
    });
}

void ShareSplitter::setShare(std::optional<double> share) {
    m_share = share ? std::optional(std::clamp(*share, 0.0, 1.0)) : std::nullopt;
    apply();
}

void ShareSplitter::apply() {
    constexpr double usualHeight = 16; // of a line, for which widgets state their preferred widths in pixels
    const double type = std::max(1.0, fontMetrics().height() / usualHeight);
    const double wanted =
        m_share ? width() * *m_share : std::min(widget(1)->sizeHint().width() * type, width() * m_largest);
    const int second = static_cast<int>(wanted);
    setSizes({width() - handleWidth() - second, second});
}

void ShareSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    apply();
}

void ShareSplitter::changeEvent(QEvent* event) {
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        apply();
}

} // namespace atlas::ui
