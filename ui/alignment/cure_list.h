// SPDX-License-Identifier: GPL-3.0-or-later
// The cure for each root cause: its effect, and commands with a button to copy them; or that no cure is known.
#pragma once

#include "alignment/judgement.h"
#include "report/words/cure_text.h"

#include <QWidget>

class QVBoxLayout;

namespace atlas::ui {

class CureList : public QWidget {
    Q_OBJECT
public:
    explicit CureList(QWidget* parent = nullptr);

    /// Shows the cures of `judgement`, with its snapshot's paths in the commands, or that none is known. Precondition:
    /// it is not a what-if.
    void setCures(const Judgement& judgement);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addNoCure();
    void addCure(const CureWords& words);
    void addCommands(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addOtherWay(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addCommand(QVBoxLayout& column, const CureCommand& command);

    QVBoxLayout* m_column;
    std::vector<CureWords> m_shown;
    QString m_noCure{}; ///< the text that none is known; else empty
};

} // namespace atlas::ui
