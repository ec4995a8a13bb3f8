// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/completion_script.h"

namespace atlas::cli {
namespace {

constexpr const char* bash = "bash";
constexpr const char* zsh = "zsh";
constexpr const char* fish = "fish";

std::string scriptFor(const std::string& shell, const std::string& program, std::span<const CommandWords> commands) {
    if (shell == bash) {
        return bashCompletion(program, commands);
    }
    return shell == zsh ? zshCompletion(program, commands) : fishCompletion(program, commands);
}

} // namespace

void addCompletion(CommandLine& line) {
    const auto shell = std::make_shared<std::string>();
    const auto arguments =
        line.command("completion", "a script that lets bash, zsh or fish complete this program's commands",
                     [shell, &line](Reporter&) -> Result<int> {
                         output() << scriptFor(*shell, line.name(), line.words());
                         return ok;
                     });
    arguments.text("SHELL", *shell, "bash, zsh or fish").required().among({bash, zsh, fish});
}

} // namespace atlas::cli
