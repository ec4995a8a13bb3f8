// SPDX-License-Identifier: GPL-3.0-or-later
// The findings as a table: severity, structure, group, byte, finding, cost of a write; behind the cause, its remedy.
#pragma once

#include "alignment/judge.h"
#include "ui/session/place.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class FindingColumn : std::uint8_t { Severity, Structure, Group, Byte, Finding, Cost };
inline constexpr int findingColumnCount = static_cast<int>(FindingColumn::Cost) + 1;

/// Where a finding leads: its block, else its group, else its partition, else nowhere.
[[nodiscard]] Place placeOf(const Finding& finding, const Snapshot& snapshot);

class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// With `ofBitmaps`, what the block bitmaps gave, among those of their severity. While a larger granularity is highlighted, what
    /// begins off it stands in the place of what is misaligned on the physical sectors.
    void setFindings(const Snapshot& snapshot, const Judgement& judgement, const std::vector<Finding>& ofBitmaps = {});
    void clear();
    [[nodiscard]] Place placeAt(int row) const;
    /// Is it a matter of alignment, whose cause and cure the Alignment page shows?
    [[nodiscard]] bool isAlignment(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QStringList cells; ///< by FindingColumn
        Severity severity{};
        std::optional<std::uint32_t> group{};
        std::optional<std::uint64_t> byte{};
        Place place{};
        bool isRemedy = false;
    };
    [[nodiscard]] static Row rowOf(const Finding& finding, const Snapshot& snapshot, const Judgement& judgement);
    [[nodiscard]] static Row rowOf(const Cure& cure, const Snapshot& snapshot);
    [[nodiscard]] static Row rowOf(const OffGranularity& off, const Granularity& granularity);
    void insertRemedies(const Judgement& judgement);
    [[nodiscard]] static QVariant sortKey(const Row& row, FindingColumn column);
    std::vector<Row> m_rows;
};

} // namespace atlas::ui
