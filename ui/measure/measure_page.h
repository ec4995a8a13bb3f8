// SPDX-License-Identifier: GPL-3.0-or-later
// What alignment, request size and offset cost on a real drive, measured by `ext4atlas-cli measure`.
#pragma once

#include "measure/measurement.h"
#include "ui/measure/measurement_model.h"
#include "ui/session/workspace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace atlas::ui {

class Banner;
class MeasurementPlot;
class PercentilePlot;

class MeasurePage : public QWidget {
    Q_OBJECT
public:
    explicit MeasurePage(Workspace& workspace, QWidget* parent = nullptr);

    /// `measurement` is not null.
    void show(const MeasurementPtr& measurement);
    /// Draws another drive's measurement as lines across the bars.
    void showBeside(const MeasurementPtr& measurement);
    /// Null before the first.
    [[nodiscard]] const MeasurementPtr& measurement() const { return m_measurement; }
    [[nodiscard]] ReaderJob& job() { return m_job; }
    /// Writes the measurement as CSV or JSON, or its charts as PNG, SVG or PDF, by the suffix of `path`.
    [[nodiscard]] Status exportTo(const QString& path) const;
    /// The arguments of ext4atlas-cli for what the form says.
    [[nodiscard]] QStringList arguments() const;

public Q_SLOTS:
    void start();
    /// Asks for a file and exports what is shown to it. No effect before the first measurement.
    void askWhereToExport();

private:
    void arrange();
    [[nodiscard]] QLayout* form();
    [[nodiscard]] QLayout* buttons();
    void connectJob();
    void showResult();
    void showRunning(bool isRunning);
    void chooseFolder();
    void fillStored();
    /// Reads a file of `measure --json` that the user chooses; null if there is none, or after an error.
    [[nodiscard]] MeasurementPtr askForSaved();
    void renderTo(QPainter& painter, QSize size) const;

    Workspace& m_workspace;
    ReaderJob m_job;
    MeasurementPtr m_measurement{};
    MeasurementPtr m_beside{};
    MeasurementModel m_model;
    Banner* m_banner;
    QComboBox* m_experiment;
    QComboBox* m_stored; ///< what was measured before; its first entry is a heading
    QLineEdit* m_target;
    QSpinBox* m_runs;
    QPushButton* m_start;
    QPushButton* m_cancel;
    QPushButton* m_export;
    QPushButton* m_open;
    QPushButton* m_openBeside;
    QProgressBar* m_progress;
    QLabel* m_left; ///< the remaining time
    QLabel* m_conclusion;
    QLabel* m_doubts;
    QLabel* m_facts;
    QLineEdit* m_command;
    QTableView* m_table;
    MeasurementPlot* m_reads;
    MeasurementPlot* m_writes;
    PercentilePlot* m_percentiles;
};

} // namespace atlas::ui
