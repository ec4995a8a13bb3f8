// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a field that is a term of the glossary: dotted underline, and its meaning as the tooltip.
#pragma once

#include "report/words/glossary.h"

#include <QLabel>

namespace atlas::ui {

class TermLabel : public QLabel {
    Q_OBJECT
public:
    TermLabel(const QString& words, Term term, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace atlas::ui
