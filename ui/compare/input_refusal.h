// SPDX-License-Identifier: GPL-3.0-or-later
// Why what is typed into fields is not used, shown once the typing pauses.
#pragma once

#include "report/language/message.h"

#include <QLabel>
#include <QTimer>

namespace atlas::ui {

class InputRefusal : public QLabel {
    Q_OBJECT
public:
    explicit InputRefusal(QWidget* parent = nullptr);

    void forget();
    /// One line more. `field`: the label of the field, with its mnemonic.
    void add(const QString& field, const Message& why);
    /// A line for each, in place of all other lines.
    void say(const std::vector<Message>& hints);

private:
    QStringList m_lines;
    QTimer m_pause;
};

} // namespace atlas::ui
