// SPDX-License-Identifier: GPL-3.0-or-later
// Each root cause with its cure: what becomes whole, and the commands to type, with a button to copy them.
#pragma once

#include "ui/session/judgement.h"

#include <QWidget>

class QVBoxLayout;

namespace atlas::ui {

class CureList : public QWidget {
    Q_OBJECT
public:
    explicit CureList(QWidget* parent = nullptr);

    void setCures(const std::vector<Remedy>& remedies);

private:
    void addCure(const CureWords& words);
    void addCommands(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addOtherWay(QVBoxLayout& column, const std::vector<CureCommand>& commands);
    void addCommand(QVBoxLayout& column, const CureCommand& command);

    QVBoxLayout* m_column;
    std::vector<Remedy> m_shown;
};

} // namespace atlas::ui
