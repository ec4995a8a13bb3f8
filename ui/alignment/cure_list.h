// SPDX-License-Identifier: GPL-3.0-or-later
// Each root cause with its cure: the effect, and the commands, with a button to copy them; or that no cure is known.
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

    /// Shows the cures of `judgement`, with the paths of its snapshot in the commands, or that none is known.
    /// Precondition: it is not of a what-if.
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
    QString m_noCure{}; ///< that none is known; else empty
};

} // namespace atlas::ui
