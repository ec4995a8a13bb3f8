// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page: layouts of mke2fs settings, images and snapshots side by side.
#pragma once

#include <QWidget>

#include "ui/compare/compare_document.h"
#include "ui/compare/comparison.h"
#include "ui/session/drive_measurements.h"
#include "ui/session/session.h"

class QAction;
class QLabel;

namespace atlas::ui {

class Banner;
class CompareAdvice;
class CompareOptionBar;
class MetricCharts;
class SmallMultiples;

class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(Session& session, QWidget* parent = nullptr);

    /// Offers the measured figures of reads in place of those of the medium.
    void offer(const DriveMeasurements& measurements);

    [[nodiscard]] Comparison& comparison() { return m_comparison; }
    [[nodiscard]] SmallMultiples& multiples() { return *m_multiples; }
    [[nodiscard]] CompareDocument document() const;

    /// Starts planning. To render without a display, call this and wait for Comparison::settled() before drawing.
    void start() { m_comparison.activate(); }
    /// Applies pending updates now instead of after the update delay.
    void refresh();
    /// The suffix selects PNG, SVG, PDF, CSV or JSON. Fails if a picture of size `wanted` would be too small to read.
    [[nodiscard]] Status exportTo(const QString& path, std::optional<QSize> wanted = {});
    [[nodiscard]] Status openDocument(const QString& path);
    /// Without them, the page has charts and maps alone, and fits beside a lesson.
    void setOptionsShown(bool shown);

public Q_SLOTS:
    /// Gives up pending plans and returns to what was shown before. No effect on a hidden page.
    void stop();
    /// Takes the options from the superblock of the open image, and compares the image with other values of -G.
    void fillFromImage();
    void askForLine();
    void askForFile();
    void askAndExport();
    void askAndSave();
    void askAndOpen();
    /// Copies the mke2fs command line of layout `index` to the clipboard.
    void copyCommand(std::size_t index);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* controls();
    [[nodiscard]] QWidget* maps();
    void arrange();
    void showPlanner();
    void report(const QString& path, const Status& status);
    void follow();

    Session& m_session;
    Comparison m_comparison;
    Banner* m_banner;
    CompareOptionBar* m_options;
    CompareAdvice* m_advice;
    QLabel* m_planner;
    SmallMultiples* m_multiples;
    MetricCharts* m_charts;
    QAction* m_fill = nullptr;
    std::vector<QWidget*> m_optional{}; ///< see setOptionsShown()
    bool m_touched = false; ///< the user has edited the page; opening an image must not refill it
};

} // namespace atlas::ui
