// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/map_page.h"

#include "ui/drawing/legend.h"
#include "ui/lens/lens_panel.h"
#include "ui/map/group_map.h"
#include "ui/widgets/accessible_picture.h"

#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr int smallestHeight = 130; ///< without the lens

} // namespace

MapPage::MapPage(Workspace& workspace, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_map(new GroupMap), m_legend(new Legend), m_lens(new LensPanel(workspace)) {
    auto* aboveLens = new QWidget;
    auto* column = new QVBoxLayout(aboveLens);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_map, 1);
    column->addWidget(m_legend);
    m_lens->setContentsMargins(6, 2, 6, 0);
    addWidget(aboveLens);
    addWidget(m_lens);
    setStretchFactor(0, 1);
    setCollapsible(0, false);
    setMinimumHeight(smallestHeight);
    m_map->setObjectName("map");
    // Queued: item views that follow the selection tell of theirs as well, and the last word is heard.
    connect(m_map, &GroupMap::selected, m_map, [this] { announceChosen(*m_map); }, Qt::QueuedConnection);
}

void MapPage::setLensWanted(bool wanted) {
    m_lensWanted = wanted;
    fitLens();
}

void MapPage::showVolume(const VolumePtr& volume) {
    m_map->show(volume);
    m_legend->setExtras(legendExtras(volume.get()));
}

void MapPage::resizeEvent(QResizeEvent* event) {
    fitLens();
    QSplitter::resizeEvent(event);
}

/// The lens is not squeezed: without room for all of it, the map has the page for itself.
void MapPage::fitLens() {
    const int needed = widget(0)->minimumSizeHint().height() + m_lens->minimumSizeHint().height() + handleWidth();
    m_lens->setVisible(m_lensWanted && height() >= needed);
}

} // namespace atlas::ui
