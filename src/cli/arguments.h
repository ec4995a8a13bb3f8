// SPDX-License-Identifier: GPL-3.0-or-later
// The command line, declared by each command and parsed here. CLI11 does the parsing; its headers cost seconds to compile, so
// that only arguments.cpp includes them.
#pragma once

#include "base/error.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace atlas::cli {

class Messages;

/// Runs a command; its result is the exit code, an Error's kind decides it otherwise.
using Command = std::function<Result<int>(Messages&)>;

/// An option or operand that was declared, to say more of it.
class Option {
public:
    explicit Option(CLI::Option& option) : m_option(&option) {}

    const Option& required() const;
    /// What the help shows for its value: "BYTES".
    const Option& valueName(const std::string& name) const;
    /// One of these words only.
    const Option& among(const std::vector<std::string>& words) const;
    const Option& within(std::uint32_t minimum, std::uint32_t maximum) const;
    const Option& within(double minimum, double maximum) const;
    /// How many values it takes.
    const Option& count(int minimum, int maximum) const;
    const Option& excludes(const Option& other) const;

private:
    CLI::Option* m_option;
};

/// The options and operands of one command. Names are "--json" or "-o,--output"; an operand's has no dash. What is declared must
/// outlive the parsing.
class Arguments {
public:
    explicit Arguments(CLI::App& app) : m_app(&app) {}

    Option flag(const std::string& name, bool& into, const std::string& help) const;
    Option text(const std::string& name, std::string& into, const std::string& help) const;
    Option texts(const std::string& name, std::vector<std::string>& into, const std::string& help) const;
    Option number(const std::string& name, std::optional<std::uint32_t>& into, const std::string& help) const;
    Option number(const std::string& name, std::optional<std::uint64_t>& into, const std::string& help) const;
    Option real(const std::string& name, std::function<void(double)> take, const std::string& help) const;

    /// A text that `parse` turns into a Result; its error is that of the command line.
    template <class T, class Parse>
    Option parsed(const std::string& name, T& into, Parse parse, const std::string& help) const {
        return taken(
            name,
            [&into, parse](const std::string& text) -> Status {
                auto value = parse(text);
                if (!value) {
                    return std::unexpected(value.error());
                }
                into = std::move(*value);
                return {};
            },
            help);
    }

private:
    [[nodiscard]] Option taken(const std::string& name, std::function<Status(const std::string&)> take,
                               const std::string& help) const;

    CLI::App* m_app;
};

struct ProgramDescription {
    std::string name;
    std::string version;
    std::string about;
    std::string footer;
};

class CommandLine {
public:
    explicit CommandLine(const ProgramDescription& description);
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    /// Options that may stand before the command's name.
    [[nodiscard]] Arguments program() const;
    [[nodiscard]] Arguments command(const std::string& name, const std::string& help, Command run);

    /// The command that was named, or one that prints the help or version asked for; empty where there is none. What is wrong is
    /// a Usage error.
    [[nodiscard]] Result<Command> parse(int argc, char** argv);

private:
    std::unique_ptr<CLI::App> m_app;
    Command m_chosen;
};

} // namespace atlas::cli
