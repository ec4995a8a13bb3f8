// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which superblock to open a file system with, as -b and -B of e2fsck name it.
#pragma once

#include "disk/image_request.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace atlas::ui {

class SuperblockDialog : public QDialog {
    Q_OBJECT
public:
    /// `chosen`: the choice with which the image is open.
    explicit SuperblockDialog(const SuperblockChoice& chosen, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const atlas::SuperblockChoice& choice);

private:
    void refresh();
    [[nodiscard]] std::optional<BlockNumber> typedBlock() const;

    QLineEdit* m_block;
    QComboBox* m_size;
    QLabel* m_refusal;
    QDialogButtonBox* m_buttons;
};

} // namespace atlas::ui
