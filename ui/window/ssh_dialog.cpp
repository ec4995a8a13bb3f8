// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ssh_dialog.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>

namespace atlas::ui {
namespace {

struct PromptText {
    Q_DECLARE_TR_FUNCTIONS(PromptText)
};

} // namespace

std::unique_ptr<QDialog> sshDialog(const QString& question, const QString& kind) {
    const auto title = PromptText::tr("ssh asks");
    if (kind == QLatin1StringView("confirm") || kind == QLatin1StringView("none")) {
        const auto buttons = kind == QLatin1StringView("none") ? QMessageBox::StandardButtons(QMessageBox::Close)
                                                               : QMessageBox::Yes | QMessageBox::No;
        auto box = std::make_unique<QMessageBox>(QMessageBox::Question, title, question, buttons);
        box->setTextFormat(Qt::PlainText);
        // QMessageBox ends with the button's number.
        QObject::connect(box.get(), &QMessageBox::finished, box.get(), [dialog = box.get()](int button) {
            dialog->setResult(button == QMessageBox::Yes ? QDialog::Accepted : QDialog::Rejected);
        });
        return box;
    }
    auto input = std::make_unique<QInputDialog>();
    input->setWindowTitle(title);
    input->setLabelText(question);
    for (auto* label : input->findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText); // the server may have written the question
    const bool isVisible = question.contains(QLatin1StringView("(yes/no"));
    input->setTextEchoMode(isVisible ? QLineEdit::Normal : QLineEdit::Password);
    return input;
}

std::optional<QString> answerToSsh(const QString& question) {
    const auto dialog = sshDialog(question, qEnvironmentVariable("SSH_ASKPASS_PROMPT"));
    dialog->exec();
    if (dialog->result() != QDialog::Accepted)
        return std::nullopt;
    const auto* input = qobject_cast<QInputDialog*>(dialog.get());
    return input == nullptr ? QString() : input->textValue();
}

} // namespace atlas::ui
