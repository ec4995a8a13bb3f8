// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ssh_prompt.h"
#include "ui/window/ssh_dialog.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

TEST(SshPrompt, APasswordIsHiddenAndAFingerprintIsNot) {
    const auto password = sshDialog("me@host's password: ", {});
    EXPECT_EQ(password->findChild<QLineEdit*>()->echoMode(), QLineEdit::Password);
    const auto host =
        sshDialog("The authenticity of host 'h' can't be established.\nED25519 key fingerprint is SHA256:x.\n"
                  "Are you sure you want to continue connecting (yes/no/[fingerprint])? ",
                  {});
    EXPECT_EQ(host->findChild<QLineEdit*>()->echoMode(), QLineEdit::Normal);
}

TEST(SshPrompt, AQuestionOfAServerIsNoMarkup) {
    const QString question = "<b>Password</b> <img src='http://host/x'>";
    const auto dialog = sshDialog(question, {});
    EXPECT_EQ(dialog->findChild<QLabel*>()->text(), question);
    EXPECT_EQ(dialog->findChild<QLabel*>()->textFormat(), Qt::PlainText);
    const auto confirmed = sshDialog(question, "confirm");
    EXPECT_EQ(static_cast<QMessageBox&>(*confirmed).textFormat(), Qt::PlainText);
}

TEST(SshPrompt, AConfirmationIsYesOrNo) {
    for (const auto button : {QMessageBox::Yes, QMessageBox::No}) {
        const auto dialog = sshDialog("Allow the use of the key?", "confirm");
        dialog->show();
        static_cast<QMessageBox&>(*dialog).button(button)->click();
        EXPECT_EQ(dialog->result(), button == QMessageBox::Yes ? QDialog::Accepted : QDialog::Rejected);
    }
    const auto notice = sshDialog("Touch the key", "none");
    EXPECT_EQ(static_cast<QMessageBox&>(*notice).standardButtons(), QMessageBox::Close);
}

TEST(SshPrompt, TheProgramOfTheUserIsKept) {
    QProcess process;
    qunsetenv("SSH_ASKPASS");
    askInDialogs(process);
    EXPECT_EQ(process.processEnvironment().value("SSH_ASKPASS"), QCoreApplication::applicationFilePath());
    EXPECT_EQ(process.processEnvironment().value("SSH_ASKPASS_REQUIRE"), "force");
    qputenv("SSH_ASKPASS", "/usr/bin/theirs");
    askInDialogs(process);
    EXPECT_EQ(process.processEnvironment().value("SSH_ASKPASS"), "/usr/bin/theirs");
    EXPECT_EQ(process.processEnvironment().value("SSH_ASKPASS_REQUIRE"), "force");
    qunsetenv("SSH_ASKPASS");
}

} // namespace
} // namespace atlas::ui
