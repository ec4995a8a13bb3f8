// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/start_page.h"

#include <QFileInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr int iconSize = 96;
constexpr int widest = 920;

QLabel* centred(const QString& text, double scale) {
    auto* label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(Workspace& workspace, QWidget* parent) : QWidget(parent), m_workspace(workspace) {
    connect(&workspace.recent, &RecentFiles::changed, this, &StartPage::fillRecent);
}

/// Builds the page lazily: a program that is started with an image never shows it.
void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_recent == nullptr)
        build();
}

void StartPage::build() {
    auto* inner = new QWidget;
    inner->setMaximumWidth(widest);
    auto* column = new QVBoxLayout(inner);
    column->setSpacing(18);
    column->addStretch(1);
    column->addWidget(invitation());
    if (!m_workspace.sampleFolders.recipes.isEmpty())
        column->addWidget(samples(), 4);
    m_recentBox = recent();
    column->addWidget(m_recentBox, 2);
    column->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(inner, 8);
    row->addStretch(1);
    fillRecent();
    inner->show(); // now rather than with the next event
}

QWidget* StartPage::invitation() {
    auto* box = new QWidget;
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(QStringLiteral(":/icons/ext4atlas.svg")).pixmap(iconSize, iconSize));
    icon->setAlignment(Qt::AlignCenter);
    auto* open = new QPushButton(tr("&Open an image…"));
    open->setObjectName("startOpen");
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    auto* column = new QVBoxLayout(box);
    column->addWidget(icon);
    column->addWidget(centred(tr("Drop a disk image here"), 1.8));
    column->addWidget(
        centred(tr("See where ext4 keeps its metadata, and whether it is aligned to the drive's physical sectors. "
                   "Images and devices are opened read-only, always."),
                1.0));
    auto* uses = new QHBoxLayout;
    uses->addStretch(1);
    uses->addWidget(open);
    const auto add = [&](const char* name, const QString& words, const QString& tip, void (StartPage::*asked)()) {
        auto* button = new QPushButton(words);
        button->setObjectName(name);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, asked);
        uses->addWidget(button);
    };
    add("startDevice", tr("Open a &device…"), tr("A disk, partition or volume of this computer, read-only"),
        &StartPage::deviceRequested);
    add("startCompare", tr("&Compare mke2fs settings…"),
        tr("What each -G would do to a disk of any size, before anything is formatted"), &StartPage::compareRequested);
    add("startLearn", tr("&Learn how ext4 is laid out"), tr("The first of the lessons, with a sample image"),
        &StartPage::lessonRequested);
    uses->addStretch(1);
    column->addLayout(uses);
    return box;
}

QWidget* StartPage::samples() {
    auto* box = new QGroupBox(tr("Or look at a sample"));
    auto* list = new QTreeWidget;
    list->setObjectName("samples");
    list->setAccessibleName(tr("Samples"));
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    list->setToolTip(tr("Enter or a click makes the sample and opens it"));
    list->setStyleSheet(QStringLiteral("QTreeView::item { padding: 3px 4px; }"));
    for (const auto& sample : readSamples(m_workspace.sampleFolders.recipes)) {
        auto* item = new QTreeWidgetItem(list, {sample.name, sample.purpose});
        item->setToolTip(1, sample.purpose);
    }
    list->resizeColumnToContents(0);
    list->setColumnWidth(0, list->columnWidth(0) + list->fontMetrics().height());
    const auto choose = [this](QTreeWidgetItem* item) { Q_EMIT sampleChosen(item->text(0)); };
    connect(list, &QTreeWidget::itemActivated, this, choose);
    if (!list->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, list))
        connect(list, &QTreeWidget::itemClicked, this, choose);
    (new QVBoxLayout(box))->addWidget(list);
    return box;
}

QWidget* StartPage::recent() {
    auto* box = new QGroupBox(tr("Opened before"));
    m_recent = new QListWidget;
    m_recent->setObjectName("recent");
    m_recent->setAccessibleName(tr("Recent files"));
    m_recent->setAlternatingRowColors(true);
    m_recent->setStyleSheet(QStringLiteral("QListView::item { padding: 3px 4px; }"));
    const auto choose = [this](QListWidgetItem* item) { Q_EMIT pathChosen(item->text()); };
    connect(m_recent, &QListWidget::itemActivated, this, choose);
    if (!m_recent->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, m_recent))
        connect(m_recent, &QListWidget::itemClicked, this, choose);
    (new QVBoxLayout(box))->addWidget(m_recent);
    return box;
}

void StartPage::fillRecent() {
    if (m_recent == nullptr)
        return;
    m_recent->clear();
    for (const QString& path : m_workspace.recent.paths()) {
        auto* item = new QListWidgetItem(path, m_recent);
        if (!QFileInfo::exists(path)) {
            item->setFlags(Qt::NoItemFlags);
            item->setToolTip(tr("No longer there"));
        }
    }
    m_recentBox->setVisible(m_recent->count() > 0);
}

} // namespace atlas::ui
