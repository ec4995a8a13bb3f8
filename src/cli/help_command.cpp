// SPDX-License-Identifier: GPL-3.0-or-later
// help: the manual page of a command where it is installed, else its options.
#include "cli/commands.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

/// Whether man finds `page`.
bool isInstalled(const std::string& page) {
    // The page is one of the program's own, so that the shell needs no quotes.
    return std::system(fmt::format("man -w {} >/dev/null 2>&1", page).c_str()) == 0;
}

Result<int> run(CommandLine& line, const std::string& command, Reporter& reporter) {
    const auto known = line.words();
    if (!command.empty() && std::ranges::find(known, command, &CommandWords::name) == known.end())
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "no such command",
                                     .found = "\"" + command + "\"",
                                     .expected = line.commandNames()});
    const auto page = command.empty() ? line.name() : line.name() + "-" + command;
    if (terminalStyle().width != 0 && isInstalled(page))
        ::execlp("man", "man", page.c_str(), nullptr); // returns only where man is gone
    const auto help =
        line.parse(command.empty() ? std::vector<std::string>{"--help"} : std::vector<std::string>{command, "--help"});
    return help ? (*help)(reporter) : std::unexpected(help.error());
}

} // namespace

void addHelp(CommandLine& line) {
    const auto command = std::make_shared<std::string>();
    const auto arguments =
        line.command("help", "the manual page of a command if it is installed, else its options: help check",
                     [&line, command](Reporter& reporter) { return run(line, *command, reporter); });
    arguments.text("COMMAND", *command, "the command (default: all of them, and the options of the program)");
}

} // namespace atlas::cli
