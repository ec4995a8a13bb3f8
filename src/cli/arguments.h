// SPDX-License-Identifier: GPL-3.0-or-later
// Declares and parses the command line with CLI11. Only arguments.cpp includes the CLI11 headers, which take seconds to
// compile.
#pragma once

#include "base/parse_size.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {

class App;
class Option;

} // namespace CLI

namespace atlas::cli {

struct OptionWords {
    std::vector<std::string> names; // with their dashes: "-o", "--output"
    std::string help;
    std::string value; // the placeholder of the value, empty for a flag
    std::vector<std::string> words; // the only allowed values; empty if any text or file name is
};

struct CommandWords {
    std::string name; // empty for the program's own options
    std::string help;
    std::vector<OptionWords> options;
    std::vector<std::string> operands; // the only allowed operands; empty if any text or file name is
};

class Reporter;

/// Runs a command. Returns the exit code; for an Error, exitCodeOf() determines it.
using Command = std::function<Result<int>(Reporter&)>;

/// A declared option or operand, to be refined further.
class Option {
public:
    explicit Option(CLI::Option& option) : m_option(&option) {}

    const Option& required() const;
    /// Sets the placeholder of the value in the help text: "BYTES".
    const Option& valueName(const std::string& name) const;
    /// Names `words` in the help and to completion, without refusing other values.
    const Option& offering(const std::vector<std::string>& words) const;
    /// Restricts the value to one of `words`.
    const Option& among(const std::vector<std::string>& words) const;
    const Option& within(std::uint32_t minimum, std::uint32_t maximum) const;
    const Option& within(double minimum, double maximum) const;
    /// Sets how many values there may be.
    const Option& count(NumberRange values) const;
    const Option& excludes(const Option& other) const;

private:
    CLI::Option* m_option;
};

/// Options and operands of a command. Option names are "--json" or "-o,--output"; operand names have no dash. Variables
/// bound to options must outlive the parsing.
class Arguments {
public:
    explicit Arguments(CLI::App& app) : m_app(&app) {}

    Option flag(const std::string& name, bool& into, const std::string& help) const;
    Option text(const std::string& name, std::string& into, const std::string& help) const;
    Option texts(const std::string& name, std::vector<std::string>& into, const std::string& help) const;
    Option number(const std::string& name, std::optional<std::uint32_t>& into, const std::string& help) const;
    Option real(const std::string& name, std::function<void(double)> take, const std::string& help) const;

    /// A text option converted by `parse`, which returns a Result. Its error becomes a usage error.
    template <class T, class Parse>
    Option parsed(const std::string& name, T& into, Parse parse, const std::string& help) const {
        return taken(
            name,
            [&into, parse](const std::string& text) -> Status {
                auto value = parse(text);
                if (!value)
                    return std::unexpected(value.error());
                into = std::move(*value);
                return {};
            },
            help);
    }

    /// An option whose value is one of `names`. Precondition: `valueOf` knows them all.
    template <class T>
    Option named(const std::string& name, std::optional<T>& into, std::optional<T> (*valueOf)(std::string_view),
                 const std::vector<std::string>& names, const std::string& help) const {
        const auto take = [&into, valueOf](const std::string& text) -> Status {
            into = valueOf(text);
            return {};
        };
        return taken(name, take, help).among(names);
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

    /// Global options, accepted before the command's name.
    [[nodiscard]] Arguments program() const;
    [[nodiscard]] Arguments command(const std::string& name, const std::string& help, Command run);

    /// The commands declared so far: "info, layout or check".
    [[nodiscard]] std::string commandNames() const;

    [[nodiscard]] std::string name() const;

    /// The program's own options, then each command with its options, in the order of their declaration.
    [[nodiscard]] std::vector<CommandWords> words() const;

    /// Returns the named command, or one that prints the requested help or version; empty if no command was named.
    /// Errors are of kind Usage. `arguments` are those behind the name of the program.
    [[nodiscard]] Result<Command> parse(std::vector<std::string> arguments);

private:
    /// The error for the first word that no command or option takes.
    [[nodiscard]] Error unexpectedArguments() const;

    std::unique_ptr<CLI::App> m_app;
    std::vector<std::string> m_names;
    Command m_chosen;
};

} // namespace atlas::cli
