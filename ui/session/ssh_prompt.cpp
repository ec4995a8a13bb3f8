// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/ssh_prompt.h"

#include <QCoreApplication>

namespace atlas::ui {
namespace {

constexpr const char* mark = "EXT4ATLAS_ANSWERS_SSH"; ///< set for ssh and what it starts
constexpr const char* askerName = "SSH_ASKPASS";

} // namespace

void askInDialogs(QProcess& process) {
    auto environment = QProcessEnvironment::systemEnvironment();
    if (environment.value(QString::fromLatin1(askerName)).isEmpty()) {
        environment.insert(QString::fromLatin1(askerName), QCoreApplication::applicationFilePath());
        environment.insert(QString::fromLatin1(mark), QStringLiteral("1"));
    }
    // Otherwise a program that was started from a terminal would ask there, behind the window.
    environment.insert(QStringLiteral("SSH_ASKPASS_REQUIRE"), QStringLiteral("force"));
    process.setProcessEnvironment(environment);
}

bool isAskedBySsh() { return qEnvironmentVariableIsSet(mark); }

} // namespace atlas::ui
