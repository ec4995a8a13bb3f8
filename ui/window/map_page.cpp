// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/map_page.h"

#include "ui/drawing/legend.h"
#include "ui/lens/lens_panel.h"
#include "ui/map/group_map.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/accessible_picture.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {
namespace {

void addButtons(QHBoxLayout& row, const QList<QAction*>& actions) {
    for (auto* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row.addWidget(button);
    }
}

} // namespace

RowControls::RowControls(const QList<QAction*>& rows, QAction* scale, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_buttons(new QWidget(this)), m_menuButton(new QToolButton(this)) {
    // The style gives a checked button too little contrast in the dark theme.
    setStyleSheet(
        QStringLiteral("QToolButton { border: 1px solid palette(mid); padding: 1px 8px; margin: 1px 0; }"
                       "QToolButton:hover, QToolButton:focus { border-color: palette(highlight); }"
                       "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
                       "QToolButton:disabled { background: transparent; color: palette(mid); }"
                       "QToolButton[popupMode=\"2\"] { padding-right: 16px; }"));
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(0);
    addButtons(*row, rows);
    row->addSpacing(8);
    addButtons(*row, {scale});
    auto* menu = new QMenu(m_menuButton);
    menu->addActions(rows);
    menu->addSeparator();
    menu->addAction(scale);
    m_menuButton->setObjectName("rowsMenu");
    m_menuButton->setMenu(menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setToolTip(tr("Rows and scale of the map"));
    m_menuButton->hide();
    auto* both = new QHBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addWidget(m_buttons);
    both->addWidget(m_menuButton);
    for (auto* action : rows)
        connect(action, &QAction::changed, this, &RowControls::showChosen);
    showChosen();
}

void RowControls::fit(int width) {
    const bool wide = m_buttons->sizeHint().width() <= width;
    m_buttons->setVisible(wide);
    m_menuButton->setVisible(!wide);
    adjustSize();
}

void RowControls::showChosen() {
    for (const auto* action : m_rows)
        if (action->isChecked())
            m_menuButton->setText(action->iconText());
}

namespace {

constexpr int smallestHeight = 130; ///< without the lens
constexpr int smallestGroups = 110; ///< room below the overview that is worth a second map

} // namespace

MapPage::MapPage(Workspace& workspace, QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      m_workspace(workspace),
      m_header(new QWidget),
      m_caption(new QLabel),
      m_map(new GroupMap),
      m_groupsTitle(new QLabel),
      m_groups(new GroupMap),
      m_legend(new Legend),
      m_lens(new LensPanel(workspace)) {
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_caption->setMinimumWidth(1); // gives way to the controls
    m_caption->setObjectName("mapCaption");
    m_groupsTitle->setForegroundRole(QPalette::PlaceholderText);
    m_groupsTitle->setContentsMargins(8, 4, 8, 0);
    m_groupsTitle->setObjectName("groupsTitle");
    m_groups->setObjectName("groupsMap");
    m_groups->setAccessibleName(tr("Groups below the overview"));
    auto* header = new QHBoxLayout(m_header);
    header->setContentsMargins(8, 0, 6, 0);
    header->addWidget(m_caption, 1);
    auto* aboveLens = new QWidget;
    auto* column = new QVBoxLayout(aboveLens);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_map, 1);
    column->addWidget(m_groupsTitle);
    column->addWidget(m_groups, 1);
    column->addWidget(m_legend);
    m_lens->setContentsMargins(6, 2, 6, 0);
    addWidget(aboveLens);
    addWidget(m_lens);
    setStretchFactor(0, 1);
    setCollapsible(0, false);
    setMinimumHeight(smallestHeight);
    m_map->setObjectName("map");
    // Queued: item views that follow the selection announce theirs as well, and the last announcement wins.
    connect(m_map, &GroupMap::selected, m_map, [this] { announceChosen(*m_map); }, Qt::QueuedConnection);
    connect(m_map, &GroupMap::rowModeChanged, this, &MapPage::fitGroups);
    connect(m_map, &GroupMap::viewChanged, this, &MapPage::fitGroups);
    connect(m_groups, &GroupMap::viewChanged, this, &MapPage::showCaption);
    connect(&workspace.selection, &Selection::changed, this, &MapPage::showCaption);
    fitGroups();
}

void MapPage::setControls(RowControls* controls) {
    m_controls = controls;
    m_header->layout()->addWidget(controls);
}

void MapPage::setLensWanted(bool wanted) {
    m_lensWanted = wanted;
    fitLens();
}

void MapPage::setDamaged(const std::vector<BlockInterval>& blocks) {
    m_map->setDamaged(blocks);
    m_groups->setDamaged(blocks);
    showLegend();
}

void MapPage::setSteps(const std::vector<StepMark>& steps) {
    m_map->setSteps(steps);
    m_groups->setSteps(steps);
}

void MapPage::setPins(const std::vector<NotePin>& pins) {
    m_map->setPins(pins);
    m_groups->setPins(pins);
    showLegend();
}

/// Explains the marks that are on the map.
void MapPage::showLegend() { m_legend->setExtras(legendExtras(m_map->scene())); }

void MapPage::tint(const TintsPtr& tints) {
    m_map->tint(tints);
    m_groups->tint(tints);
    showLegend();
}

void MapPage::showVolume(const DrawnVolumePtr& volume) {
    m_map->show(volume);
    m_groups->show(volume);
    showLegend();
    fitGroups();
}

/// Gives the room that the overview's rows do not need to a map of the groups.
void MapPage::fitGroups() {
    const auto& volume = m_workspace.session.volume();
    const int room = widget(0)->height() - m_header->height() - m_legend->height();
    const int needed = m_map->heightOfAllRows();
    const bool shown = volume && volume->filesystem().groupCount.value > 1 && m_map->rowMode() == RowMode::Overview &&
                       room - needed - m_groupsTitle->sizeHint().height() >= smallestGroups;
    m_map->setMaximumHeight(shown ? needed : QWIDGETSIZE_MAX);
    m_groups->setVisible(shown);
    m_groupsTitle->setVisible(shown);
    showCaption();
}

/// Where the bitmap of the selected group or bitmap lies, if that is in another group: what the lines on the map show.
QString MapPage::callout() const {
    const auto layout = m_workspace.session.layout();
    const auto& place = m_workspace.selection.place();
    const auto* group = std::get_if<GroupPlace>(&place);
    if (!layout || group == nullptr)
        return {};
    const auto links = linksOf(*layout, group->group);
    const auto bitmap = std::ranges::find(links, RegionKind::BlockBitmap, &Link::kind);
    if (bitmap == links.end() || layout->filesystem.groupOf(bitmap->blocks.first) == group->group)
        return {};
    return tr("The block bitmap of group %1 is block %2, in group %3")
        .arg(number(group->group.value), number(bitmap->blocks.first.value),
             number(layout->filesystem.groupOf(bitmap->blocks.first).value));
}

void MapPage::showCaption() {
    const bool overview = m_map->rowMode() == RowMode::Overview;
    const auto far = callout();
    m_caption->setText(!far.isEmpty() ? far
                       : overview     ? tr("Metadata magnified; flex groups that are alike are drawn once")
                                      : QString());
    m_caption->setToolTip(overview ? tr("Not to scale; a click on the name of a row unfolds it") : QString());
    const auto& volume = m_workspace.session.volume();
    if (m_groups->isHidden() || !volume || m_groups->visibleBlocks().empty())
        return;
    const auto& fs = volume->filesystem();
    const auto blocks = m_groups->visibleBlocks();
    m_groupsTitle->setText(tr("To scale: groups %1–%2 of %3")
                               .arg(number(fs.groupOf(blocks.first).value), number(fs.groupOf(blocks.last()).value),
                                    number(fs.groupCount.value)));
}

void MapPage::resizeEvent(QResizeEvent* event) {
    fitLens();
    QSplitter::resizeEvent(event);
    if (m_controls != nullptr)
        m_controls->fit(width() - m_caption->sizeHint().width() - 3 * m_header->layout()->contentsMargins().left());
    fitGroups();
}

/// Hides a lens that does not fit whole; the map then takes all of the page.
void MapPage::fitLens() {
    const int needed = widget(0)->minimumSizeHint().height() + m_lens->minimumSizeHint().height() + handleWidth();
    m_lens->setVisible(m_lensWanted && height() >= needed);
}

} // namespace atlas::ui
