// SPDX-License-Identifier: GPL-3.0-or-later
// Each root cause with its cure: the effect, and the commands, with a button to copy them.
#pragma once

#include "alignment/judge.h"
#include "report/messages/cure_text.h"

#include <QWidget>

class QVBoxLayout;

namespace atlas::ui {

class CureList : public QWidget {
    Q_OBJECT
public:
    explicit CureList(QWidget* parent = nullptr);

    /// Shows the cures of `judgement`, with the paths of its snapshot in the commands.
    void setCures(const Judgement& judgement);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addCure(const CureWords& words);
    void addCommands(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addOtherWay(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addCommand(QVBoxLayout& column, const CureCommand& command);

    QVBoxLayout* m_column;
    std::vector<CureWords> m_shown;
};

} // namespace atlas::ui
