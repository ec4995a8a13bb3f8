// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/file_panel.h"

#include "ui/inspector/file_steps_model.h"
#include "ui/inspector/file_words_text.h"
#include "ui/inspector/fragment_plot.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/item_views.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

namespace atlas::ui {
namespace {

QString typeText(FileType type) {
    switch (type) {
    case FileType::Unknown: break;
    case FileType::Regular: return DirectoryModel::tr("file");
    case FileType::Directory: return DirectoryModel::tr("directory");
    case FileType::CharacterDevice: return DirectoryModel::tr("character device");
    case FileType::BlockDevice: return DirectoryModel::tr("block device");
    case FileType::Fifo: return DirectoryModel::tr("pipe");
    case FileType::Socket: return DirectoryModel::tr("socket");
    case FileType::Symlink: return DirectoryModel::tr("symbolic link");
    }
    return DirectoryModel::tr("unknown");
}

} // namespace

QString pathBelow(const QString& path, const QString& name) {
    const auto up = path.left(path.lastIndexOf(QLatin1Char('/')));
    if (name == QStringLiteral(".."))
        return up.isEmpty() ? QStringLiteral("/") : up;
    return path.endsWith(QLatin1Char('/')) ? path + name : path + QLatin1Char('/') + name;
}

void DirectoryModel::show(const DirectoryListing& listing) {
    beginResetModel();
    m_entries.clear();
    std::ranges::copy_if(listing.entries, std::back_inserter(m_entries),
                         [](const ListedEntry& entry) { return entry.name != "."; });
    const auto key = [](const ListedEntry& entry) {
        return std::tuple(entry.name != "..", entry.type != FileType::Directory, std::string_view(entry.name));
    };
    std::ranges::stable_sort(m_entries, {}, key);
    endResetModel();
}

int DirectoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int DirectoryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : directoryColumnCount; }

QVariant DirectoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const auto& entry = entryAt(index.row());
    switch (static_cast<DirectoryColumn>(index.column())) {
    case DirectoryColumn::Name: return text(entry.name);
    case DirectoryColumn::Type: return typeText(entry.type);
    case DirectoryColumn::Inode: return number(entry.inode);
    }
    return {};
}

QVariant DirectoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<DirectoryColumn>(section)) {
    case DirectoryColumn::Name: return tr("Name");
    case DirectoryColumn::Type: return tr("Type");
    case DirectoryColumn::Inode: return tr("Inode");
    }
    return {};
}

FilePanel::FilePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new FileStepsModel(this)),
      m_summary(new QLabel),
      m_browse(new QPushButton(tr("Browse from /"))),
      m_ask(new QPushButton),
      m_clear(new QPushButton(tr("&Clear marks"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_bar(new QProgressBar),
      m_view(new QTableView),
      m_entries(new DirectoryModel(this)),
      m_list(new QTableView),
      m_fragments(new FragmentPlot) {
    m_summary->setObjectName("fileSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_view->setObjectName("fileSteps");
    m_view->setAccessibleName(tr("Steps from the path to the blocks"));
    m_view->setModel(m_model);
    m_list->setObjectName("directoryEntries");
    m_list->setAccessibleName(tr("Entries of the directory"));
    m_list->setModel(m_entries);
    for (auto* table : {m_view, m_list}) {
        dress(*table);
        table->horizontalHeader()->setStretchLastSection(true);
    }
    m_view->verticalHeader()->show(); // the numbers of the steps, as on the map
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(controls());
    column->addWidget(m_fragments);
    column->addWidget(m_list, 1000);
    column->addWidget(m_view, 1000);
    column->addStretch(1); // fills the space of a hidden table
    onRowChosen(*m_view, this, [this](int row) { choose(row); });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { follow(index.row()); });
    connect(m_list, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { enter(index.row()); });
    connect(m_fragments, &FragmentPlot::chosen, this,
            [this](BlockNumber block) { m_workspace.selection.select(BlockPlace{block}); });
    connect(&workspace.files, &FileFinder::changed, this, &FilePanel::refresh);
    connect(&workspace.files, &FileFinder::progressed, this, &FilePanel::advance);
    connect(&workspace.selection, &Selection::fileChanged, this, &FilePanel::refresh);
    connect(&workspace.selection, &Selection::fileChanged, this, [this] {
        if (m_workspace.selection.file())
            Q_EMIT wanted();
    });
    connect(&workspace.selection, &Selection::changed, this, [this] {
        if (m_ownersShown != showsOwners())
            return refresh();
        refreshControls();
    });
    refresh();
}

QWidget* FilePanel::controls() {
    m_browse->setObjectName("browse");
    m_browse->setToolTip(tr("Lists the root directory; Enter or a double click leads into an entry"));
    m_ask->setObjectName("askOwners");
    m_clear->setObjectName("clearFile");
    m_clear->setToolTip(tr("Shows map and strip without the blocks of the file"));
    m_cancel->setObjectName("cancelFile");
    m_bar->setMaximumHeight(fontMetrics().height());
    m_bar->setTextVisible(false);
    auto* row = new QWidget;
    auto* box = new QHBoxLayout(row);
    box->setContentsMargins(4, 0, 4, 0);
    box->addWidget(m_browse);
    box->addWidget(m_ask);
    box->addWidget(m_clear);
    box->addWidget(m_bar, 1);
    box->addWidget(m_cancel);
    box->addStretch(0);
    connect(m_browse, &QPushButton::clicked, &m_workspace.files,
            [this] { m_workspace.files.followPath(QStringLiteral("/")); });
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (const auto block = ownable())
            askForOwners(*block);
    });
    connect(m_clear, &QPushButton::clicked, this,
            [this] { m_workspace.selection.select(m_workspace.selection.place(), nullptr); });
    connect(m_cancel, &QPushButton::clicked, &m_workspace.files, &FileFinder::cancel);
    return row;
}

void FilePanel::askForOwners(BlockNumber block) {
    m_workspace.files.findOwners(block);
    Q_EMIT wanted();
}

std::optional<BlockNumber> FilePanel::ownable() const {
    const auto layout = m_workspace.session.layout();
    return layout ? blockForFiles(*layout, m_workspace.selection.place()) : std::nullopt;
}

/// Keeps the answer while its block is selected and no file has been followed.
bool FilePanel::showsOwners() const {
    const auto& owners = m_workspace.files.owners();
    return owners && owners->block == ownable();
}

void FilePanel::refresh() {
    const auto& files = m_workspace.files;
    // Those of the image before are still selected while another one is opened.
    const bool hasLayout = m_workspace.session.layout() != nullptr;
    const auto file = hasLayout ? m_workspace.selection.file() : nullptr;
    m_filling = true;
    m_ownersShown = hasLayout && showsOwners();
    if (m_ownersShown)
        m_model->setOwners(m_workspace.session.sharedSnapshot(), files.owners()->owners);
    else if (file && files.refusal().isEmpty())
        m_model->setFile(m_workspace.session.sharedSnapshot(), file);
    else
        m_model->clear();
    m_filling = false;
    Q_EMIT stepsChanged(m_model->marks());
    m_summary->setText(files.isRunning()            ? files.task()
                       : !files.refusal().isEmpty() ? files.refusal()
                       : m_ownersShown              ? summaryOf(*files.owners(), *m_workspace.session.layout())
                       : file                       ? summaryOf(*file)
                              : tr("Browse, or type a path such as /etc/hosts in “Go to” (Ctrl+G), to see how it "
                                   "leads to its blocks; or select a block that no metadata covers and ask for its "
                                   "owner."));
    const bool lists = file && file->entries && !m_ownersShown && files.refusal().isEmpty();
    m_entries->show(lists ? *file->entries : DirectoryListing{});
    m_list->setVisible(lists);
    const bool isInPieces = file && !m_ownersShown && files.refusal().isEmpty() && file->map.pieces() > 1;
    m_fragments->show(isInPieces ? file->map : FileMap{});
    m_list->resizeColumnsToContents();
    m_view->setVisible(m_model->rowCount() != 0);
    m_view->resizeColumnsToContents();
    m_bar->setRange(0, 0);
    refreshControls();
}

void FilePanel::refreshControls() {
    const bool running = m_workspace.files.isRunning();
    const auto block = ownable();
    const auto layout = m_workspace.session.layout();
    m_ask->setText(block ? ownerQuestion(*layout, *block) : tr("Who owns this block?"));
    m_ask->setEnabled(block.has_value());
    m_ask->setToolTip(block ? tr("Reads all inode tables and directories")
                            : tr("Select a block that no metadata covers first"));
    m_ask->setVisible(!running && m_workspace.session.layout());
    m_browse->setVisible(!running && m_workspace.session.layout() && !m_workspace.selection.file());
    m_clear->setVisible(!running && m_workspace.selection.file());
    m_bar->setVisible(running);
    m_cancel->setVisible(running);
}

void FilePanel::advance(const ReaderProgress& progress) {
    if (!progress.phase.empty())
        m_summary->setText(tr("%1 %2").arg(m_workspace.files.task(), capitalised(text(progress.phase))));
    showProgress(*m_bar, progress.done, progress.of);
}

void FilePanel::choose(int row) {
    const auto place = m_model->placeAt(row);
    if (!m_filling && !showsOwners() && !std::holds_alternative<std::monostate>(place))
        m_workspace.selection.select(place);
}

void FilePanel::follow(int row) {
    if (const auto file = m_model->fileAt(row)) {
        return file->isPath ? m_workspace.files.followPath(file->name)
                            : m_workspace.files.followInode(file->inode, file->name);
    }
}

void FilePanel::enter(int row) {
    const auto& entry = m_entries->entryAt(row);
    const auto path = pathBelow(m_workspace.selection.file()->name, text(entry.name));
    const bool isPath = path.startsWith(QLatin1Char('/')) && !path.contains(QLatin1Char('\\'));
    return isPath ? m_workspace.files.followPath(path) : m_workspace.files.followInode(entry.inode, path);
}

} // namespace atlas::ui
