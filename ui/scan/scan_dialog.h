// SPDX-License-Identifier: GPL-3.0-or-later
// File → Open folder: judges the images of a folder and lists them; one of them is opened.
#pragma once

#include "ui/scan/scan_model.h"

#include <QDialog>
#include <QProcess>
#include <QSortFilterProxyModel>
#include <QString>
#include <QStyledItemDelegate>

class QLabel;
class QPushButton;
class QTableView;

namespace atlas::ui {

/// Draws where a volume keeps its metadata.
class ScanMapDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

class ScanDialog : public QDialog {
    Q_OBJECT
public:
    explicit ScanDialog(QString folder, QWidget* parent = nullptr);
    ~ScanDialog() override;

    /// Reads the folder again.
    void start();
    [[nodiscard]] bool isRunning() const { return m_process.state() != QProcess::NotRunning; }

Q_SIGNALS:
    void chosen(const QString& place);
    /// The scan has ended, or was stopped.
    void finished();

private:
    void readLines();
    void end();
    void showCounts();
    void openRow(const QModelIndex& index);

    QString m_folder;
    QProcess m_process;
    ScanModel m_model;
    QSortFilterProxyModel m_sorted;
    QTableView* m_table = nullptr;
    QLabel* m_counts = nullptr;
    QPushButton* m_stop = nullptr;
    QString m_errors{}; ///< the last line on standard error
};

} // namespace atlas::ui
