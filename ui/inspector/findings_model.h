// SPDX-License-Identifier: GPL-3.0-or-later
// The findings as a table: severity, structure, group, byte, finding, cost of a write. The cures follow the first
// finding of misalignment.
#pragma once

#include "alignment/judgement.h"
#include "ui/session/place.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class FindingColumn : std::uint8_t { Severity, Structure, Group, Byte, Finding, Cost };
inline constexpr int findingColumnCount = static_cast<int>(FindingColumn::Cost) + 1;

/// The place of a finding: its block, else its group (the descriptor if that is faulty), else its partition, else none.
[[nodiscard]] Place placeOf(const Finding& finding, const Snapshot& snapshot);

class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// While a larger granularity is marked, its findings replace those about physical sectors. Unchanged rows stay, so
    /// that views keep the current one in place.
    void setFindings(const Judgement& judgement);
    /// Removes all rows and resets the views.
    void clear();
    [[nodiscard]] Place placeAt(int row) const;
    /// Whether the finding concerns alignment; the Alignment page shows its cause and cure.
    [[nodiscard]] bool isAlignment(int row) const;
    /// Whether the finding is an error or a warning about what was read.
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
        bool isOfHealth = false;
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
