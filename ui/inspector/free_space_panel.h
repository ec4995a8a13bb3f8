// SPDX-License-Identifier: GPL-3.0-or-later
// The dock with the free extents: by size as a table, as e2freefrag prints them, and as a chart.
#pragma once

#include "allocation/free_extents.h"
#include "ui/session/workspace.h"
#include "view/charts.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QPainter;
class QAbstractItemModel;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;

namespace atlas::ui {

enum class FreeExtentColumn : std::uint8_t { From, To, Extents, Blocks, Share };
inline constexpr int freeExtentColumnCount = static_cast<int>(FreeExtentColumn::Share) + 1;

/// The minimum extent size of a bin: "4 KiB".
[[nodiscard]] QString binStart(std::size_t bin, ByteCount blockSize);
/// `part` as a percentage of `of`: "12.34 %"; 0 if `of` is 0.
[[nodiscard]] QString shareText(std::uint64_t part, std::uint64_t of);

class FreeExtentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setExtents(const FreeExtents& extents, ByteCount blockSize);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<QStringList> m_rows; ///< cells by FreeExtentColumn; the last row is the total
};

// The free space dock: amount, fragmentation and extent sizes by the block bitmaps, for the volume or the selection.

class FreeExtentChart : public QWidget {
    Q_OBJECT
public:
    explicit FreeExtentChart(QWidget* parent = nullptr);

    void setExtents(const FreeExtents& extents, ByteCount blockSize);
    /// Renders the chart in `area`, for export.
    void renderTo(QPainter& painter, const QRectF& area) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Bars {
        QRectF plot;
        double pitch = 0; ///< pixels between bars
        ValueAxis axis{};
        QStringList names{};
        std::vector<double> values{};
    };
    [[nodiscard]] Bars layOut(const QRectF& area, const QFontMetricsF& metrics) const;
    void paintBars(QPainter& painter, const QRectF& area) const;
    [[nodiscard]] QFont barFont() const;
    [[nodiscard]] QString tooltip(std::size_t bar) const;

    FreeExtents m_extents;
    ByteCount m_blockSize{};
    std::size_t m_first = 1; ///< bin of the first bar
    std::size_t m_end = 1;   ///< after the bin of the last bar
    QComboBox* m_choice;     ///< counts blocks or extents
};

class FreeExtentModel;

class FreeSpacePanel : public QWidget {
    Q_OBJECT
public:
    explicit FreeSpacePanel(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] const QAbstractItemModel& table() const;
    [[nodiscard]] const FreeExtentChart& chart() const { return *m_chart; }

private:
    enum class Scope : std::uint8_t { Volume, FlexGroup, Group };

    void arrange();
    void refresh();
    void refreshVolume();
    void refreshSelection();
    void show(const Allocation& allocation);
    void say(const QString& words);
    /// Shows `words` instead of table and chart.
    void sayOnly(const QString& words);
    [[nodiscard]] Scope scope() const;
    /// The groups in the current scope; empty if nothing is selected.
    [[nodiscard]] Interval<GroupNumber> groups() const;
    [[nodiscard]] QString freeText(const Allocation& allocation) const;

    Workspace& m_workspace;
    FreeExtentModel* m_model;
    QComboBox* m_scope;
    QLabel* m_summary;
    QPushButton* m_read;
    QTableView* m_view;
    FreeExtentChart* m_chart;
    QSplitter* m_body; ///< table and chart
};

} // namespace atlas::ui
