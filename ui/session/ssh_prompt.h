// SPDX-License-Identifier: GPL-3.0-or-later
// A reader has no terminal in which ssh could ask for a password, a passphrase, or whether the user knows a host.
#pragma once

#include <QProcess>

namespace atlas::ui {

/// Makes ssh, if `process` starts it, ask through the program that SSH_ASKPASS names, which is this one unless the user
/// chose another. Source: ssh(1), "ENVIRONMENT".
void askInDialogs(QProcess& process);

/// Whether ssh started this process to ask something, which answerToSsh() does.
[[nodiscard]] bool isAskedBySsh();

} // namespace atlas::ui
