// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sandbox_option.h"

#include "cli/console.h"
#include "reading/sandbox.h"
#include "report/language/make_message.h"

namespace atlas::cli {
namespace {

bool isLeftOut = false;

} // namespace

void addSandboxOption(const CommandLine& line) {
    line.program().flag("--no-sandbox", isLeftOut, "read with all rights of the user; for debugging");
}

void enterSandboxNoting(const Reporter& reporter) {
    if (isLeftOut) {
        reporter.note(message<MessageId::SandboxOff>());
        return;
    }
    const auto sandbox = enterSandbox();
    Names missing;
    if (!sandbox.landlock) {
        missing.push_back(message<MessageId::NameLandlock>());
    }
    if (!sandbox.seccomp) {
        missing.push_back(message<MessageId::NameSeccomp>());
    }
    if (!missing.empty()) {
        reporter.note(message<MessageId::SandboxPartly>(missing));
    }
}

} // namespace atlas::cli
