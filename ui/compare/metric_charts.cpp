// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_charts.h"

#include "report/words/labels.h"
#include "ui/compare/chart_scene.h"
#include "ui/compare/metric_model.h"
#include "ui/compare/metric_plot.h"
#include "ui/text/qt_text.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

namespace {

/// Without the quantity of a work, of which the list has one each: "find /" of "find /: seconds (model)".
QString shortLabel(MetricKind kind) {
    static const QRegularExpression colon(QStringLiteral("\\s*[:：]"));
    const auto words = text(label(kind));
    return words.left(words.indexOf(colon));
}

} // namespace

/// A row for each metric that often matters, with the shares of its bars.
class SmallCharts : public QAbstractListModel {
public:
    explicit SmallCharts(const Comparison& comparison) : m_comparison(comparison) { refresh(); }

    enum Role : std::uint16_t { KindRole = Qt::UserRole };

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_kinds.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid())
            return {};
        const auto kind = kindAt(index);
        switch (role) {
        case Qt::DisplayRole: return markedName(m_comparison, atlas::metric(kind), shortLabel(kind));
        case Qt::ToolTipRole: return text(definition(kind));
        case KindRole: return static_cast<int>(kind);
        default: return {};
        }
    }
    [[nodiscard]] MetricKind kindAt(const QModelIndex& index) const {
        return m_kinds.at(static_cast<std::size_t>(index.row()));
    }
    [[nodiscard]] QModelIndex indexOf(MetricKind kind) const {
        const auto found = std::ranges::find(m_kinds, kind);
        return found == m_kinds.end() ? QModelIndex() : index(static_cast<int>(found - m_kinds.begin()));
    }
    void refresh() {
        const auto kinds = kindsFor(m_comparison.options().frame());
        if (kinds != m_kinds) {
            beginResetModel();
            m_kinds = kinds;
            endResetModel();
        }
    }
    void paint(QPainter& painter, const QRectF& area, MetricKind kind, const Palette& palette) const {
        const auto shares = barShares(m_comparison, metric(kind));
        const auto& made = m_comparison.recommendation();
        const double pitch = area.width() / static_cast<double>(std::max<std::size_t>(shares.size(), 1));
        for (std::size_t n = 0; n < shares.size(); ++n) {
            if (!shares[n])
                continue;
            const auto& setting = m_comparison.flexGroupSweep()[n];
            const bool recommended = made && setting.layout && made->recommends(setting.line);
            const double height = std::max(1.0, *shares[n] * area.height());
            painter.fillRect(QRectF(area.left() + static_cast<double>(n) * pitch, area.bottom() - height,
                                    std::max(1.0, pitch * barsShare), height),
                             barColour(palette, recommended));
        }
    }

private:
    static constexpr double barsShare = 0.75;

    static std::vector<MetricKind> kindsFor(const MeasureFrame& frame) {
        std::vector kinds{MetricKind::FirstWriteSeconds, MetricKind::FsckSeconds,
                          MetricKind::FindSeconds,       MetricKind::InodeTableDistanceMean,
                          MetricKind::InodeTableRuns,    MetricKind::LongestMetadataFree};
        if (frame.raid)
            kinds.push_back(MetricKind::RaidBlockBitmapImbalance);
        if (frame.eraseBlocks.matter)
            kinds.push_back(MetricKind::BitmapEraseBlocks);
        kinds.push_back(MetricKind::StructuresMisaligned);
        return kinds;
    }

    const Comparison& m_comparison;
    std::vector<MetricKind> m_kinds;
};

namespace {

constexpr double smallBarsWidth = 0.38; ///< share of a row's width for the bars
constexpr int smallBarsMargin = 3;

/// A metric's name and its bars.
class SmallChartDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* model = static_cast<const SmallCharts*>(index.model());
        const QRectF row(option.rect);
        const double bars = row.width() * smallBarsWidth;
        QStyleOptionViewItem named = option;
        initStyleOption(&named, index);
        named.text = named.fontMetrics.elidedText(named.text, Qt::ElideRight, static_cast<int>(row.width() - bars) - 8);
        QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &named, painter, named.widget);
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        const QRectF area(row.right() - bars, row.top() + smallBarsMargin, bars - 4,
                          row.height() - 2 * smallBarsMargin);
        const auto colours = paletteFor(option.palette);
        if (selected)
            painter->fillRect(area.adjusted(-3, -1, 3, 1), colours.background);
        model->paint(*painter, area, model->kindAt(index), colours);
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {200, option.fontMetrics.height() + 2 * smallBarsMargin};
    }
};

} // namespace

MetricCharts::MetricCharts(Comparison& comparison, QWidget* parent)
    : QWidget(parent),
      m_comparison(comparison),
      m_choice(new QComboBox),
      m_plot(new MetricPlot(comparison)),
      m_members(new MemberPlot(comparison)),
      m_small(new SmallCharts(comparison)),
      m_others(new QListView) {
    m_small->setParent(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(large(), 9);
    row->addWidget(m_members, 4);
    row->addWidget(small(), 4);
    fillChoice();
    m_soon.setSingleShot(true);
    m_soon.setInterval(40);
    connect(&m_soon, &QTimer::timeout, this, &MetricCharts::refresh);
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&comparison, &Comparison::sweepChanged, this, soon);
    connect(&comparison, &Comparison::layoutChanged, this, soon);
    connect(&comparison, &Comparison::layoutsChanged, this, soon);
    connect(&comparison, &Comparison::recommendationChanged, this, soon);
    connect(&comparison, &Comparison::optionsChanged, this, soon);
    showDeciding();
}

QWidget* MetricCharts::large() {
    m_choice->setToolTip(tr("Which metric is drawn over -G"));
    m_choice->setObjectName("chartMetric");
    m_choice->setFont(chartTitleFont(font()));
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_plot, 1);
    connect(m_choice, &QComboBox::activated, this,
            [this] { draw(static_cast<MetricKind>(m_choice->currentData().toInt())); });
    return box;
}

QWidget* MetricCharts::small() {
    auto* title = new QLabel(tr("All at a glance"));
    title->setFont(chartTitleFont(font()));
    title->setToolTip(tr("The same settings of -G, from left to right; choose a row to draw it large"));
    m_others->setObjectName("smallCharts");
    m_others->setAccessibleName(title->toolTip());
    m_others->setModel(m_small);
    m_others->setItemDelegate(new SmallChartDelegate(m_others));
    m_others->setFrameShape(QFrame::NoFrame);
    m_others->setUniformItemSizes(true);
    m_others->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_others->setMinimumSize(220, 100);
    title->setBuddy(m_others);
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title);
    column->addWidget(m_others, 1);
    connect(m_others->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            draw(m_small->kindAt(index));
    });
    return box;
}

void MetricCharts::fillChoice() {
    auto metrics = m_comparison.metrics();
    metrics.push_back(atlas::metric(MetricKind::StructuresMisaligned)); // tables have its parts instead
    if (m_choice->count() == static_cast<int>(metrics.size()))
        return;
    const auto kept = m_choice->currentData();
    m_choice->clear();
    for (const auto& metric : metrics) {
        m_choice->addItem(QString(), static_cast<int>(metric.kind));
        m_choice->setItemData(m_choice->count() - 1, text(definition(metric.kind)), Qt::ToolTipRole);
    }
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(kept)));
    nameChoices();
}

void MetricCharts::nameChoices() {
    for (int n = 0; n < m_choice->count(); ++n) {
        const auto& named = atlas::metric(static_cast<MetricKind>(m_choice->itemData(n).toInt()));
        m_choice->setItemText(n, markedName(m_comparison, named, text(label(named.kind))));
    }
}

MetricKind MetricCharts::shown() const { return static_cast<MetricKind>(m_choice->currentData().toInt()); }

void MetricCharts::draw(MetricKind kind) {
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(kind)));
    const auto index = m_small->indexOf(kind);
    if (m_others->currentIndex() != index)
        m_others->setCurrentIndex(index);
    m_plot->show(atlas::metric(shown()));
}

/// Another use is decided by another metric; a metric that the user chose stays until then.
void MetricCharts::showDeciding() {
    const auto deciding = decidingMetric(m_comparison.options().use).kind;
    const bool isOffered = m_choice->findData(static_cast<int>(deciding)) >= 0;
    if (isOffered && deciding != m_deciding) {
        m_deciding = deciding;
        draw(deciding);
    } else {
        draw(shown());
    }
}

void MetricCharts::refresh() {
    fillChoice();
    nameChoices();
    m_small->refresh();
    showDeciding();
    m_members->refresh();
    m_others->viewport()->update();
}

void MetricCharts::renderTo(QPainter& painter, const QRectF& area, const QFont& font) const {
    const bool array = m_members->hasArray();
    constexpr double gap = 16;
    constexpr double shareAlone = 0.72;
    constexpr double shareBeside = 0.42;
    constexpr double shareOfMembers = 0.26;
    const double largeWidth = area.width() * (array ? shareBeside : shareAlone);
    const double line = QFontMetricsF(font).height();
    const auto colours = paletteFor(palette());
    painter.save();
    painter.translate(area.topLeft());
    painter.setFont(chartTitleFont(font));
    painter.setPen(colours.text);
    painter.drawText(QPointF(0, QFontMetricsF(font).ascent()),
                     markedName(m_comparison, atlas::metric(shown()), text(label(shown()))));
    painter.translate(0, line + 2);
    m_plot->renderTo(painter, {largeWidth, area.height() - line - 2}, font);
    painter.restore();
    double left = area.left() + largeWidth + gap;
    if (array) {
        const double width = area.width() * shareOfMembers;
        m_members->renderTo(painter, {left, area.top(), width, area.height()}, font);
        left += width + gap;
    }
    painter.save();
    painter.setFont(chartFont(font));
    painter.setPen(colours.text);
    const QFontMetricsF metrics(painter.font());
    const double pitch = std::min(line + 6, area.height() / std::max(1, m_small->rowCount()));
    const double width = area.right() - left;
    for (int n = 0; n < m_small->rowCount(); ++n) {
        const auto kind = m_small->kindAt(m_small->index(n));
        const double top = area.top() + pitch * n;
        const double names = width * (1 - smallBarsWidth) - 6;
        painter.drawText(
            QPointF(left, top + pitch / 2 + metrics.ascent() / 2 - 1),
            metrics.elidedText(markedName(m_comparison, atlas::metric(kind), shortLabel(kind)), Qt::ElideRight, names));
        m_small->paint(painter, {left + width * (1 - smallBarsWidth), top + 2, width * smallBarsWidth, pitch - 5}, kind,
                       colours);
    }
    painter.restore();
}

} // namespace atlas::ui
