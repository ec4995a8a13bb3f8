// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and notes behind a comparison: all metrics, the differences of two layouts, commands and notes. Closed until
// asked for.
#pragma once

#include "ui/compare/comparison.h"

#include <QWidget>

class QHBoxLayout;
class QStackedWidget;
class QTextBrowser;
class QToolButton;

namespace atlas::ui {

class MetricModel;

class CompareDetails : public QWidget {
    Q_OBJECT
public:
    explicit CompareDetails(Comparison& comparison, QWidget* parent = nullptr);

Q_SIGNALS:
    void toggled(bool isOpen);

private:
    void add(QHBoxLayout& bar, const QString& title, const char* name, QWidget* page);
    void toggle(QToolButton& chosen, QWidget& page);
    [[nodiscard]] QWidget* metricPage();
    void fillNotes();

    Comparison& m_comparison;
    QList<QToolButton*> m_buttons;
    QStackedWidget* m_pages;
    MetricModel* m_metrics;
    QTextBrowser* m_notes;
};

} // namespace atlas::ui
