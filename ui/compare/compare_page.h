// SPDX-License-Identifier: GPL-3.0-or-later
// Compare: mke2fs settings, images and snapshots side by side, before anything is formatted.
#pragma once

#include <QWidget>

#include "ui/compare/compare_document.h"
#include "ui/compare/comparison.h"
#include "ui/session/session.h"

class QLabel;
class QToolButton;

namespace atlas::ui {

class Banner;
class CompareDetails;
class SmallMultiples;

class ComparePage : public QWidget {
    Q_OBJECT
public:
    explicit ComparePage(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] Comparison& comparison() { return m_comparison; }
    [[nodiscard]] SmallMultiples& multiples() { return *m_multiples; }
    [[nodiscard]] CompareDocument document() const;

    /// Plans that are under way are waited for before the page is drawn without a display.
    void start() { m_comparison.activate(); }
    /// Shows what has arrived now and not soon.
    void refresh();
    /// By the ending: PNG, SVG, PDF, CSV or JSON.
    [[nodiscard]] Status exportTo(const QString& path);
    [[nodiscard]] Status openDocument(const QString& path);

public Q_SLOTS:
    /// What would other -G have been? Takes the options from the superblock of the open image, and the image beside them.
    void fillFromImage();
    void askForLine();
    void askForFile();
    void askAndExport();
    void askAndSave();
    void askAndOpen();
    /// Of the baseline, or of the layout named.
    void copyCommand(std::size_t index);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* controls();
    void refreshWords();
    void report(const QString& path, const Status& status);
    void follow();

    Session& m_session;
    Comparison m_comparison;
    Banner* m_banner;
    QLabel* m_recommendation;
    QLabel* m_planner;
    SmallMultiples* m_multiples;
    CompareDetails* m_details;
    QToolButton* m_fill = nullptr;
    bool m_touched = false; ///< the user has made it a page of their own
};

} // namespace atlas::ui
