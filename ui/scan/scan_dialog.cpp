// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scan/scan_dialog.h"

#include "scan/scan_words.h"
#include "ui/session/reader_job.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/palette.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace atlas::ui {

void ScanMapDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const auto map = index.data(mapRole).toString();
    if (map.isEmpty())
        return;
    constexpr int margin = 3;
    const auto area = QRectF(option.rect).adjusted(margin, margin, -margin, -margin);
    const auto palette = paletteFor(option.palette);
    painter->fillRect(area, palette.free);
    const auto column = area.width() / static_cast<double>(map.size());
    for (qsizetype at = 0; at < map.size(); ++at) {
        const auto kind = scanMapLetters.find(map[at].toLatin1());
        if (kind != std::string_view::npos)
            painter->fillRect(QRectF(area.left() + column * static_cast<double>(at), area.top(), std::max(column, 1.0),
                                     area.height()),
                              palette.of(static_cast<RegionKind>(kind)));
    }
    const auto state = static_cast<ScanState>(index.data(stateRole).toInt());
    if (state == ScanState::Misaligned || state == ScanState::Damaged) {
        painter->setPen(state == ScanState::Damaged ? palette.error : palette.misaligned);
        painter->drawRect(area.adjusted(0, 0, -1, -1));
    }
}

ScanDialog::ScanDialog(QString folder, QWidget* parent) : QDialog(parent), m_folder(std::move(folder)) {
    constexpr QSize usual(1000, 560);
    constexpr int mapWidth = 200;
    constexpr int textWidth = 240;
    setWindowTitle(tr("Images in %1").arg(m_folder));
    resize(usual);
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter by place, state or finding"));
    filter->setClearButtonEnabled(true);
    m_model.setFolder(m_folder);
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(sortRole);
    m_sorted.setFilterKeyColumn(-1);
    m_sorted.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table = new QTableView;
    m_table->setModel(&m_sorted);
    dress(*m_table);
    m_table->setItemDelegateForColumn(static_cast<int>(ScanColumn::Map), new ScanMapDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(static_cast<int>(ScanColumn::State), Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setColumnWidth(static_cast<int>(ScanColumn::Place), textWidth);
    m_table->setColumnWidth(static_cast<int>(ScanColumn::Map), mapWidth);
    m_table->setColumnWidth(static_cast<int>(ScanColumn::Alignment), textWidth);
    m_counts = new QLabel;
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* again = buttons->addButton(tr("Scan again"), QDialogButtonBox::ActionRole);
    m_stop = buttons->addButton(tr("Stop"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(m_table);
    layout->addWidget(m_counts);
    layout->addWidget(buttons);
    connect(filter, &QLineEdit::textChanged, &m_sorted, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::activated, this, &ScanDialog::openRow);
    connect(again, &QPushButton::clicked, this, &ScanDialog::start);
    connect(m_stop, &QPushButton::clicked, &m_process, &QProcess::terminate);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ScanDialog::readLines);
    connect(&m_process, &QProcess::readyReadStandardError, this, [this] {
        const auto lines = QString::fromUtf8(m_process.readAllStandardError()).trimmed();
        m_errors = lines.mid(lines.lastIndexOf('\n') + 1);
    });
    connect(&m_process, &QProcess::finished, this, &ScanDialog::end);
}

ScanDialog::~ScanDialog() {
    m_process.disconnect();
    if (isRunning()) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

void ScanDialog::start() {
    if (isRunning())
        return;
    m_model.clear();
    m_errors.clear();
    m_stop->setEnabled(true);
    m_process.start(readerProgram(),
                    {QStringLiteral("scan"), QStringLiteral("--quiet"), QStringLiteral("--recursive"), m_folder});
    showCounts();
}

void ScanDialog::readLines() {
    std::vector<ScanRecord> records;
    while (m_process.canReadLine()) {
        const auto line = m_process.readLine().trimmed();
        if (auto record = readScanLine(std::string_view(line.constData(), static_cast<std::size_t>(line.size()))))
            records.push_back(std::move(*record));
    }
    m_model.add(std::move(records));
    showCounts();
}

void ScanDialog::end() {
    readLines();
    m_stop->setEnabled(false);
    showCounts();
    Q_EMIT finished();
}

void ScanDialog::showCounts() {
    QStringList parts;
    for (const auto& count : stateCounts(m_model.summary()))
        parts << QStringLiteral("%1 %2").arg(count.places).arg(text(count.name));
    if (isRunning())
        parts << tr("reading…");
    else if (parts.isEmpty())
        parts << (m_errors.isEmpty() ? tr("No images in this folder") : m_errors);
    m_counts->setText(parts.join(QStringLiteral(" · ")));
}

void ScanDialog::openRow(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT chosen(m_model.placeAt(m_sorted.mapToSource(index).row()));
}

} // namespace atlas::ui
