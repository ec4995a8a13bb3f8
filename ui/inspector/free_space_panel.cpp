// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/free_space_panel.h"

#include "report/language/make_message.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/write_picture.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

namespace atlas::ui {

QString binStart(std::size_t bin, ByteCount blockSize) {
    return size(bytesOf(BlockCount{std::uint64_t{1} << (bin - 1)}, blockSize));
}

QString shareText(std::uint64_t part, std::uint64_t of) {
    const double share = of == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(of);
    return QStringLiteral("%1 %").arg(decimal(share, 'f', 2));
}

void FreeExtentModel::setExtents(const FreeExtents& extents, ByteCount blockSize) {
    beginResetModel();
    m_rows.clear();
    for (std::size_t n = 1; n < freeExtentBins; ++n) {
        const auto& bin = extents.bins[n];
        if (bin.extents != 0) {
            m_rows.push_back({binStart(n, blockSize),
                              n + 1 < freeExtentBins ? binStart(n + 1, blockSize) : QStringLiteral("—"),
                              number(bin.extents), number(bin.blocks), shareText(bin.blocks, extents.total.value)});
        }
    }
    if (!m_rows.empty()) {
        m_rows.push_back({tr("all"),
                          {},
                          number(extents.count),
                          number(extents.total.value),
                          shareText(extents.total.value, extents.total.value)});
    }
    endResetModel();
}

int FreeExtentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FreeExtentModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : freeExtentColumnCount;
}

QVariant FreeExtentModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole: return m_rows[static_cast<std::size_t>(index.row())][index.column()];
    case Qt::TextAlignmentRole: return QVariant(Qt::AlignVCenter | Qt::AlignRight);
    case EmphasisRole: return index.row() + 1 == rowCount();
    default: return {};
    }
}

QVariant FreeExtentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= freeExtentColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | Qt::AlignRight);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<FreeExtentColumn>(section)) {
    case FreeExtentColumn::From: return tr("Extents from");
    case FreeExtentColumn::To: return tr("to below");
    case FreeExtentColumn::Extents: return tr("Extents");
    case FreeExtentColumn::Blocks: return tr("Blocks");
    case FreeExtentColumn::Share: return tr("Of the free");
    }
    return {};
}

namespace {

/// Shortens "512 KiB" to "512K": the axis has little room.
QString axisLabel(std::size_t bin, ByteCount blockSize) {
    return binStart(bin, blockSize).remove(QStringLiteral("iB")).remove(' ');
}

constexpr double edge = 4; ///< empty pixels beside plot and texts

QString tickText(double value) {
    return value < 1000 ? decimal(value, 'g', 3) : number(static_cast<std::uint64_t>(value));
}

} // namespace

FreeExtentChart::FreeExtentChart(QWidget* parent) : QWidget(parent), m_choice(new QComboBox) {
    m_choice->setObjectName("freeExtentMeasure");
    m_choice->setToolTip(tr("What the bars count"));
    m_choice->addItems({tr("Free blocks by the size of their extent, in %"), tr("Free extents by size")});
    setAccessibleName(tr("Free extents by size"));
    setMinimumSize(160, 80);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addStretch();
    connect(m_choice, &QComboBox::currentIndexChanged, this, qOverload<>(&QWidget::update));
}

void FreeExtentChart::setExtents(const FreeExtents& extents, ByteCount blockSize) {
    const auto holdsAny = [](const FreeExtentBin& bin) { return bin.extents != 0; };
    m_extents = extents;
    m_blockSize = blockSize;
    const auto& bins = m_extents.bins;
    m_end = static_cast<std::size_t>(std::find_if(bins.rbegin(), bins.rend(), holdsAny).base() - bins.begin());
    m_first = std::min(static_cast<std::size_t>(std::ranges::find_if(bins, holdsAny) - bins.begin()), m_end);
    update();
}

QFont FreeExtentChart::barFont() const {
    auto small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    return small;
}

FreeExtentChart::Bars FreeExtentChart::layOut(const QRectF& area, const QFontMetricsF& metrics) const {
    Bars bars;
    for (auto n = m_first; n < m_end; ++n) {
        const auto& bin = m_extents.bins[n];
        const double share = 100 * static_cast<double>(bin.blocks) /
                             static_cast<double>(std::max<std::uint64_t>(m_extents.total.value, 1));
        bars.names << axisLabel(n, m_blockSize);
        bars.values.push_back(m_choice->currentIndex() == 0 ? share : static_cast<double>(bin.extents));
    }
    const double largest = bars.values.empty() ? 1 : std::ranges::max(bars.values);
    bars.axis = ValueAxis(std::array{largest}); // linear, so that bars compare as shares of the free blocks
    double widest = 0;
    for (const double tick : bars.axis.ticks())
        widest = std::max(widest, metrics.horizontalAdvance(tickText(tick)));
    bars.plot = area.adjusted(widest + 3 * edge, metrics.height() / 2 + edge, -edge, -metrics.height() - edge);
    bars.pitch = bars.plot.width() / static_cast<double>(std::max<std::size_t>(bars.values.size(), 1));
    return bars;
}

void FreeExtentChart::paintBars(QPainter& painter, const QRectF& area) const {
    const QFontMetricsF metrics(painter.font());
    const auto colours = paletteFor(palette());
    const auto bars = layOut(area, metrics);
    const auto& plot = bars.plot;
    painter.fillRect(area, colours.background);
    for (const double tick : bars.axis.ticks()) {
        const double y = plot.bottom() - bars.axis.shareOf(tick) * plot.height();
        painter.setPen(colours.free);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(colours.mutedText);
        const double width = metrics.horizontalAdvance(tickText(tick));
        painter.drawText(QPointF(plot.left() - edge - width, y + metrics.ascent() / 2 - 1), tickText(tick));
    }
    double widest = 0;
    for (const auto& name : bars.names)
        widest = std::max(widest, metrics.horizontalAdvance(name) + edge);
    const auto every = std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(widest / bars.pitch)));
    for (std::size_t n = 0; n < bars.values.size(); ++n) {
        const double left = plot.left() + static_cast<double>(n) * bars.pitch;
        const double height = bars.axis.shareOf(bars.values[n]) * plot.height();
        painter.fillRect(QRectF(left + bars.pitch / 10, plot.bottom() - height, bars.pitch * 0.8, height),
                         colours.of(RegionKind::BlockBitmap));
        if (n % every == 0) {
            const auto& name = bars.names[static_cast<qsizetype>(n)];
            const double middle = left + bars.pitch / 2 - metrics.horizontalAdvance(name) / 2;
            painter.drawText(QPointF(middle, plot.bottom() + 2 + metrics.ascent()), name);
        }
    }
    painter.setPen(colours.line);
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
}

QString FreeExtentChart::tooltip(std::size_t bar) const {
    const auto n = m_first + bar;
    const auto& bin = m_extents.bins[n];
    const auto from = binStart(n, m_blockSize);
    const auto range = n + 1 < freeExtentBins ? tr("from %1 to below %2").arg(from, binStart(n + 1, m_blockSize))
                                              : tr("from %1").arg(from);
    return tr("%1: %2 free extents, %3 blocks, %4 of the free")
        .arg(range, number(bin.extents), number(bin.blocks), shareText(bin.blocks, m_extents.total.value));
}

void FreeExtentChart::renderTo(QPainter& painter, const QRectF& area) const {
    const QFontMetricsF metrics(font());
    painter.fillRect(area, paletteFor(palette()).background);
    painter.setFont(font());
    painter.setPen(paletteFor(palette()).text);
    painter.drawText(QPointF(area.left() + edge, area.top() + metrics.ascent()), m_choice->currentText());
    painter.setFont(barFont());
    paintBars(painter, area.adjusted(0, metrics.height() + 2, 0, 0));
}

void FreeExtentChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(barFont());
    paintBars(painter, QRectF(rect()).adjusted(0, m_choice->height(), 0, 0));
}

bool FreeExtentChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto bars = layOut(QRectF(rect()).adjusted(0, m_choice->height(), 0, 0), QFontMetricsF(barFont()));
    const double slot = (help->pos().x() - bars.plot.left()) / bars.pitch;
    const bool isOverBar = slot >= 0 && slot < static_cast<double>(bars.values.size());
    QToolTip::showText(help->globalPos(), isOverBar ? tooltip(static_cast<std::size_t>(slot)) : QString(), this);
    return true;
}

FreeSpacePanel::FreeSpacePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new FreeExtentModel(this)),
      m_scope(new QComboBox),
      m_summary(new QLabel),
      m_read(new QPushButton),
      m_view(new QTableView),
      m_chart(new FreeExtentChart),
      m_body(new QSplitter) {
    arrange();
    auto& bitmaps = workspace.bitmaps;
    connect(m_read, &QPushButton::clicked, &bitmaps, [&bitmaps] { bitmaps.setShown(true); });
    connect(m_scope, &QComboBox::currentIndexChanged, this, &FreeSpacePanel::refresh);
    connect(&bitmaps, &BitmapLoader::stateChanged, this, &FreeSpacePanel::refresh);
    connect(&bitmaps, &BitmapLoader::allocationChanged, this, [this] {
        if (scope() == Scope::Volume)
            refresh();
    });
    connect(&bitmaps, &BitmapLoader::counted, this, [this](const Allocation& allocation) {
        if (scope() != Scope::Volume)
            show(allocation);
    });
    connect(&workspace.selection, &Selection::changed, this, [this] {
        if (scope() != Scope::Volume)
            refresh();
    });
    refresh();
}

void FreeSpacePanel::arrange() {
    addCopyPicture(*m_chart);
    m_view->setObjectName("freeExtents");
    m_scope->setObjectName("freeScope");
    m_scope->setAccessibleName(tr("Free space of"));
    m_summary->setObjectName("freeSummary");
    m_read->setObjectName("readBitmaps");
    m_scope->addItem(tr("Whole volume"), static_cast<int>(Scope::Volume));
    m_scope->addItem(tr("Selected flex group"), static_cast<int>(Scope::FlexGroup));
    m_scope->addItem(tr("Selected group"), static_cast<int>(Scope::Group));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setMinimumWidth(1);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Free extents by size"));
    dress(*m_view);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(6, 2, 6, 0);
    head->addWidget(m_scope);
    head->addWidget(m_summary, 1);
    head->addWidget(m_read);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_body->addWidget(m_view);
    m_body->addWidget(m_chart);
    m_body->setStretchFactor(0, 2);
    m_body->setStretchFactor(1, 3);
    m_body->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_body, 1);
    column->addStretch(0);
}

const QAbstractItemModel& FreeSpacePanel::table() const { return *m_model; }

FreeSpacePanel::Scope FreeSpacePanel::scope() const { return static_cast<Scope>(m_scope->currentData().toInt()); }

Interval<GroupNumber> FreeSpacePanel::groups() const {
    const auto layout = m_workspace.session.layout();
    const auto group = layout ? groupOf(*layout, m_workspace.selection.place()) : noGroup;
    if (!layout || group.value >= layout->groups.size().value)
        return {};
    if (scope() == Scope::Group)
        return {group, {1}};
    return layout->filesystem.flexGroupAround(group);
}

void FreeSpacePanel::say(const QString& words) {
    m_summary->setText(words);
    m_summary->setToolTip(words);
}

void FreeSpacePanel::sayOnly(const QString& words) {
    m_model->setExtents({}, {});
    m_chart->setExtents({}, {});
    m_body->hide();
    say(words);
}

void FreeSpacePanel::refresh() {
    const auto& bitmaps = m_workspace.bitmaps;
    const auto state = bitmaps.state();
    const bool some = state == BitmapState::Stopped && bitmaps.allocation().size().value != 0;
    m_read->setText(some ? tr("Read the rest") : tr("Read block bitmaps (%1)").arg(ui::size(bitmaps.bytes())));
    m_read->setVisible(scope() == Scope::Volume && !bitmaps.changed() &&
                       (state == BitmapState::Waiting || state == BitmapState::Stopped));
    m_scope->setEnabled(state != BitmapState::None && state != BitmapState::Unavailable);
    if (state == BitmapState::None || state == BitmapState::Unavailable)
        return sayOnly(bitmaps.reason());
    if (scope() == Scope::Volume)
        refreshVolume();
    else
        refreshSelection();
}

void FreeSpacePanel::refreshVolume() {
    const auto& bitmaps = m_workspace.bitmaps;
    if (bitmaps.allocation().size().value != 0)
        return show(bitmaps.allocation());
    sayOnly(bitmaps.state() == BitmapState::Waiting || bitmaps.state() == BitmapState::Stopped
                ? tr("The block bitmaps have not been read.")
                : tr("Reading block bitmaps…"));
}

void FreeSpacePanel::refreshSelection() {
    const auto wanted = groups();
    if (wanted.empty())
        return sayOnly(tr("Select a group, or a structure of one."));
    m_workspace.bitmaps.count(wanted);
}

void FreeSpacePanel::show(const Allocation& allocation) {
    const auto layout = m_workspace.session.layout();
    if (!layout)
        return;
    const auto block = layout->filesystem.blockSize;
    m_model->setExtents(allocation.extents, block);
    m_chart->setExtents(allocation.extents, block);
    m_body->show();
    say(freeText(allocation));
}

QString FreeSpacePanel::freeText(const Allocation& allocation) const {
    const auto& fs = m_workspace.session.layout()->filesystem;
    const auto& extents = allocation.extents;
    const auto last = fs.blocksOf(allocation.first + GroupCount{allocation.size().value - 1});
    const auto blocks = (last.end() - fs.blocksOf(allocation.first).first).value;
    QStringList parts;
    if (m_workspace.bitmaps.changed())
        parts << tr("The image has changed since it was opened: reload it.");
    if (scope() == Scope::Group)
        parts << tr("Group %1.").arg(number(allocation.first.value));
    else if (scope() == Scope::FlexGroup)
        parts << tr("Flex group %1.").arg(number(fs.flexGroupOf(allocation.first)));
    if (const auto unread = allocation.unread().value; unread != 0) {
        parts
            << tr("The bitmaps of %1 of %2 groups are not known.").arg(number(unread), number(allocation.size().value));
    }
    parts << tr("Free: %1 of %2 blocks (%3), %4.")
                 .arg(number(extents.total.value), number(blocks), shareText(extents.total.value, blocks),
                      ui::size(bytesOf(extents.total, fs.blockSize)));
    if (scope() == Scope::Volume && fs.firstDataBlock.value != 0)
        parts << sentenceText(text(message<MessageId::FirstBlockNotCounted>()));
    if (extents.count != 0) {
        parts << tr("%1 extents: smallest %2, largest %3, average %4.")
                     .arg(number(extents.count), ui::size(bytesOf(extents.smallest, fs.blockSize)),
                          ui::size(bytesOf(extents.largest, fs.blockSize)),
                          ui::size(bytesOf(extents.average(), fs.blockSize)));
    }
    return parts.join(' ');
}

} // namespace atlas::ui
