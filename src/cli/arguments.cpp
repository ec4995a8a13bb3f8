// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"

#include "base/number_text.h"
#include "cli/console.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <sstream>

namespace atlas::cli {
namespace {

/// The words in "{a,b}", with which CLI11 describes IsMember after the placeholder.
std::vector<std::string> wordsIn(const std::string& type) {
    const auto first = type.find('{');
    const auto last = type.find('}', first == std::string::npos ? 0 : first);
    return last == std::string::npos ? std::vector<std::string>()
                                     : CLI::detail::split(type.substr(first + 1, last - first - 1), ',');
}

OptionWords wordsOf(const CLI::Option& option) {
    OptionWords words{.names = {}, .help = option.get_description(), .value = {}, .words = {}};
    for (const auto& name : option.get_snames())
        words.names.push_back("-" + name);
    for (const auto& name : option.get_lnames())
        words.names.push_back("--" + name);
    if (option.get_expected_max() > 0) {
        const auto type = option.get_type_name();
        words.value = type.substr(0, type.find_first_of(":{"));
        words.words = wordsIn(type);
    }
    return words;
}

CommandWords wordsOf(const CLI::App& command) {
    CommandWords words{.name = {}, .help = command.get_description(), .options = {}, .operands = {}};
    for (const auto* option : command.get_options())
        if (option->get_positional())
            words.operands = wordsIn(option->get_type_name());
        else
            words.options.push_back(wordsOf(*option));
    return words;
}

} // namespace

const Option& Option::required() const {
    m_option->required();
    return *this;
}

const Option& Option::valueName(const std::string& name) const {
    m_option->type_name(name);
    return *this;
}

const Option& Option::offering(const std::vector<std::string>& words) const {
    m_option->type_name(fmt::format("TEXT:{{{}}}", fmt::join(words, ",")));
    return *this;
}

const Option& Option::among(const std::vector<std::string>& words) const {
    m_option->check(CLI::IsMember(words));
    return *this;
}

const Option& Option::within(std::uint32_t minimum, std::uint32_t maximum) const {
    m_option->check(CLI::Range(minimum, maximum));
    return *this;
}

const Option& Option::within(double minimum, double maximum) const {
    m_option->check(CLI::Range(minimum, maximum));
    // "nan" passes the comparisons of CLI::Range.
    m_option->check([minimum, maximum](const std::string& text) {
        double value = 0;
        return CLI::detail::lexical_cast(text, value) && std::isnan(value)
                   ? fmt::format("Value {} not in range [{} - {}]", text, minimum, maximum)
                   : std::string();
    });
    return *this;
}

const Option& Option::count(NumberRange values) const {
    m_option->expected(static_cast<int>(values.minimum), static_cast<int>(values.maximum));
    return *this;
}

const Option& Option::excludes(const Option& other) const {
    m_option->excludes(other.m_option);
    return *this;
}

Option Arguments::flag(const std::string& name, bool& into, const std::string& help) const {
    return Option(*m_app->add_flag(name, into, help));
}

Option Arguments::text(const std::string& name, std::string& into, const std::string& help) const {
    return Option(*m_app->add_option(name, into, help));
}

Option Arguments::texts(const std::string& name, std::vector<std::string>& into, const std::string& help) const {
    auto* option = m_app->add_option(name, into, help);
    // Otherwise an option that may be repeated would also take the operands behind its value.
    if (name.starts_with('-'))
        option->allow_extra_args(false);
    return Option(*option);
}

Option Arguments::number(const std::string& name, std::optional<std::uint32_t>& into, const std::string& help) const {
    return Option(*m_app->add_option(name, into, help));
}

Option Arguments::real(const std::string& name, std::function<void(double)> take, const std::string& help) const {
    return Option(*m_app->add_option_function<double>(
        name, [take = std::move(take)](const double& value) { take(value); }, help));
}

Option Arguments::taken(const std::string& name, std::function<Status(const std::string&)> take,
                        const std::string& help) const {
    const auto parse = [take = std::move(take), name](const std::string& text) {
        if (const auto status = take(text); !status)
            throw CLI::ValidationError(name, sentence(status.error()));
    };
    return Option(*m_app->add_option_function<std::string>(name, parse, help));
}

CommandLine::CommandLine(const ProgramDescription& description) : m_app(std::make_unique<CLI::App>()) {
    m_app->name(description.name);
    m_app->description(description.about);
    m_app->footer(description.footer);
    m_app->set_version_flag("--version", description.version);
    m_app->require_subcommand(0, 1);
    m_app->fallthrough();
}

CommandLine::~CommandLine() = default;

Arguments CommandLine::program() const { return Arguments(*m_app); }

Arguments CommandLine::command(const std::string& name, const std::string& help, Command run) {
    m_names.push_back(name);
    auto* const command = m_app->add_subcommand(name, help);
    command->callback([this, run = std::move(run)] { m_chosen = run; });
    return Arguments(*command);
}

std::string CommandLine::commandNames() const { return listed(m_names); }

std::string CommandLine::name() const { return m_app->get_name(); }

std::vector<CommandWords> CommandLine::words() const {
    std::vector words{wordsOf(*m_app)};
    for (const auto* command : m_app->get_subcommands({})) {
        words.push_back(wordsOf(*command));
        words.back().name = command->get_name();
    }
    return words;
}

Error CommandLine::unexpectedArguments() const {
    const auto extra = m_app->remaining(true);
    const auto found = extra.empty() ? std::string() : extra.front();
    const bool namesCommand = m_app->get_subcommands().empty() && !found.starts_with('-');
    const auto* const what = namesCommand ? "no such command" : "unexpected argument";
    return {.kind = ErrorKind::Usage,
            .what = what,
            .found = fmt::format("\"{}\"", found),
            .expected = namesCommand ? commandNames() : std::string(),
            .hint = "ext4atlas-cli --help"};
}

Result<Command> CommandLine::parse(std::vector<std::string> arguments) {
    std::ranges::reverse(arguments); // CLI11 takes them from the end
    try {
        m_app->parse(std::move(arguments));
        return m_chosen;
    } catch (const CLI::ExtrasError&) {
        return std::unexpected(unexpectedArguments());
    } catch (const CLI::ParseError& end) {
        if (end.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success))
            return std::unexpected(Error{.kind = ErrorKind::Usage, .what = end.what(), .hint = "ext4atlas-cli --help"});
        std::ostringstream text; // CLI11 throws --help and --version as exceptions with exit code 0
        m_app->exit(end, text);
        return [shown = text.str()](Reporter&) -> Result<int> {
            textOutput() << shown;
            return ok;
        };
    }
}

} // namespace atlas::cli
