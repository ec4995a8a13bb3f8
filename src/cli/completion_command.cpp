// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "cli/arguments.h"
#include "cli/commands.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>
#include <string>
#include <string_view>

namespace atlas::cli {
namespace {

std::string functionName(std::string program) {
    std::ranges::replace(program, '-', '_');
    return "_" + program;
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

std::vector<std::string> namesOf(std::span<const CommandWords> commands) {
    std::vector<std::string> names;
    for (const auto& command : commands)
        if (!command.name.empty())
            names.push_back(command.name);
    return names;
}

std::vector<std::string> optionNames(const CommandWords& command) {
    std::vector<std::string> names;
    for (const auto& option : command.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

/// `case` patterns for the options that take one of a few words.
std::string bashValues(const CommandWords& command) {
    std::string cases;
    for (const auto& option : command.options) {
        if (option.words.empty())
            continue;
        std::vector<std::string> patterns;
        for (const auto& name : option.names)
            patterns.push_back((command.name.empty() ? "*" : command.name) + ":" + name);
        cases += fmt::format("    {}) words={} listed=yes ;;\n", fmt::join(patterns, " | "),
                             shellWord(joined(option.words)));
    }
    return cases;
}

/// `operands`: the words allowed in addition to options.
std::string bashOptions(const CommandWords& command, const std::vector<std::string>& operands) {
    auto words = operands;
    std::ranges::copy(optionNames(command), std::back_inserter(words));
    return fmt::format("    {}) words={}{} ;;\n", command.name.empty() ? "''" : command.name, shellWord(joined(words)),
                       operands.empty() ? "" : " listed=yes");
}

/// Escapes the characters that would end the help text of zsh's _arguments.
std::string zshHelp(std::string_view help) {
    std::string text;
    for (const char c : help) {
        if (c == '[' || c == ']' || c == ':' || c == '\\')
            text += '\\';
        text += c;
    }
    return text;
}

std::string zshOption(const OptionWords& option) {
    std::string lines;
    for (const auto& name : option.names) {
        auto spec = fmt::format("{}[{}]", name, zshHelp(option.help));
        if (!option.value.empty()) {
            spec += fmt::format(":{}:{}", zshHelp(option.value),
                                option.words.empty() ? "_files" : "(" + joined(option.words) + ")");
        }
        lines += fmt::format(" \\\n        {}", shellWord("*" + spec));
    }
    return lines;
}

std::string zshOptions(const CommandWords& command) {
    std::string lines;
    for (const auto& option : command.options)
        lines += zshOption(option);
    return lines;
}

/// In fish, "-o" is -s o and "--output" is -l output.
std::string fishNames(const OptionWords& option) {
    std::string words;
    for (const auto& name : option.names)
        words += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return words;
}

std::string fishOption(const std::string& program, const std::string& condition, const OptionWords& option) {
    std::string value;
    if (!option.words.empty())
        value = " -x -a " + shellWord(joined(option.words));
    else if (!option.value.empty())
        value = " -r";
    return fmt::format("complete -c {} -n {}{}{} -d {}\n", program, shellWord(condition), fishNames(option), value,
                       shellWord(option.help));
}

/// `commands` begins with the program's own options. The script completes file names if no word fits.
std::string bashCompletion(const std::string& program, std::span<const CommandWords> commands) {
    const auto names = namesOf(commands);
    std::string values;
    std::string options;
    for (const auto& command : commands) {
        values += bashValues(command);
        options += bashOptions(command, command.name.empty() ? names : command.operands);
    }
    return fmt::format(R"(# bash completion of {0}
{1}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command='' words='' listed='' word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
    case $word in {2}) command=$word && break ;; esac
  done
  case $command in
{3}  esac
  case $command:$previous in
{4}  esac
  COMPREPLY=()
  if [[ $current == -* || -n $listed ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  fi
}}
complete -o default -F {1} {0}
)",
                       program, functionName(program), fmt::join(names, " | "), options, values);
}

std::string zshCompletion(const std::string& program, std::span<const CommandWords> commands) {
    std::string described;
    std::string options;
    std::string own;
    for (const auto& command : commands) {
        if (command.name.empty()) {
            own = zshOptions(command);
            continue;
        }
        described += fmt::format("\n        {}", shellWord(command.name + ":" + zshHelp(command.help)));
        const auto operands = command.operands.empty() ? "_files" : "(" + joined(command.operands) + ")";
        options += fmt::format("      {}) _arguments{} \\\n        {} ;;\n", command.name, zshOptions(command),
                               shellWord("*:operand:" + operands));
    }
    return fmt::format(R"(#compdef {0}
{1}() {{
  local state line
  local -a commands
  _arguments -C{2} \
        '1: :->command' '*:: :->rest'
  case $state in
    command)
      commands=({3})
      _describe command commands ;;
    rest)
      case $words[1] in
{4}      esac ;;
  esac
}}
{1} "$@"
)",
                       program, functionName(program), own, described, options);
}

std::string fishCompletion(const std::string& program, std::span<const CommandWords> commands) {
    std::string lines = fmt::format("# fish completion of {}\n", program);
    for (const auto& command : commands) {
        if (!command.name.empty()) {
            lines += fmt::format("complete -c {} -n __fish_use_subcommand -f -a {} -d {}\n", program, command.name,
                                 shellWord(command.help));
        }
        const auto condition =
            command.name.empty() ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + command.name;
        if (!command.operands.empty()) {
            lines += fmt::format("complete -c {} -n {} -f -a {}\n", program, shellWord(condition),
                                 shellWord(joined(command.operands)));
        }
        for (const auto& option : command.options)
            lines += fishOption(program, condition, option);
    }
    return lines;
}

constexpr const char* bash = "bash";
constexpr const char* zsh = "zsh";
constexpr const char* fish = "fish";

std::string scriptFor(const std::string& shell, const std::string& program, std::span<const CommandWords> commands) {
    if (shell == bash)
        return bashCompletion(program, commands);
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
