// SPDX-License-Identifier: GPL-3.0-or-later
// The findings as a table: severity, structure, group, byte, finding, cost of a write. The remedies follow the
// first finding of misalignment.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class FindingColumn : std::uint8_t { Severity, Structure, Group, Byte, Finding, Cost };
inline constexpr int findingColumnCount = static_cast<int>(FindingColumn::Cost) + 1;

/// The place that a finding refers to: its block, else the descriptor of its group if that is what it is about, else its group,
/// else its partition, else none.
[[nodiscard]] Place placeOf(const Finding& finding, const Snapshot& snapshot);

class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// While a larger granularity is marked, findings about it replace those about the physical sectors. Rows that are the same
    /// before and after stay, so that views keep them current and in place.
    void setFindings(const Judgement& judgement);
    /// Removes all rows; views start anew.
    void clear();
    [[nodiscard]] Place placeAt(int row) const;
    /// Is it a finding about alignment? The Alignment page shows its cause and cure.
    [[nodiscard]] bool isAlignment(int row) const;
    /// Is it an error or a warning about what was read?
    [[nodiscard]] bool isOfHealth(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QStringList cells; ///< indexed by FindingColumn
        Severity severity{};
        std::optional<std::uint32_t> group{};
        std::optional<std::uint64_t> byte{};
        Place place{};
        bool isRemedy = false;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static Row rowOf(const Finding& finding, const Judgement& judgement);
    [[nodiscard]] static Row rowOf(const Cure& cure, const Snapshot& snapshot);
    [[nodiscard]] static Row rowOf(const OffGranularity& off, const Granularity& granularity);
    [[nodiscard]] static std::vector<Row> rowsOf(const Judgement& judgement);
    static void insertRemedies(std::vector<Row>& rows, const Judgement& judgement);
    void replaceRows(std::vector<Row> rows);
    [[nodiscard]] static QVariant sortKey(const Row& row, FindingColumn column);
    std::vector<Row> m_rows;
};

} // namespace atlas::ui
