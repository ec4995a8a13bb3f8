// SPDX-License-Identifier: GPL-3.0-or-later
// ext4atlas-cli: where ext2/3/4 keeps its metadata on a disk, and whether it is aligned.
#include "cli/commands.h"
#include "cli/process_limits.h"
#include "ext4/library_output.h"

#include <algorithm>
#include <new>
#include <span>

namespace {

using namespace atlas;
using namespace atlas::cli;

void describeProgram(CLI::App& app, std::string& progress) {
    app.name("ext4atlas-cli");
    app.description(
        "Shows where ext2, ext3 and ext4 keep their metadata on a disk and whether it is aligned to physical sectors.\n"
        "Opens images and devices read-only, always.");
    app.footer("Exit status: 0 all is whole; 1 something is partial or straddles (check); 2 wrong usage; 3 the image "
               "cannot be read.");
    app.set_version_flag("--version", programName());
    app.add_option("--progress", progress, "json: progress and errors as JSON lines on standard error")
        ->type_name("FORM")
        ->check(CLI::IsMember({"json"}));
    app.require_subcommand(0, 1);
    app.fallthrough();
}

int fail(const Error& error, const Messages& messages) {
    messages.error(error);
    return exitCodeOf(error);
}

int runCommand(const Command& command, Messages& messages) {
    if (!command) {
        return fail({.kind = ErrorKind::Usage,
                     .what = "a command is needed: info, layout, check, snapshot, plan, sweep, compare, diff or free",
                     .hint = "ext4atlas-cli --help"},
                    messages);
    }
    const auto code = command(messages);
    if (!code) {
        return fail(code.error(), messages);
    }
    const auto written = output().finish();
    return written ? *code : fail(written.error(), messages);
}

/// --help and --version end the parsing without being errors; everything else is wrong usage.
int endParsing(const CLI::App& app, const CLI::ParseError& end, const Messages& messages) {
    if (end.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        app.exit(end, output());
        const auto written = output().finish();
        return written ? ok : fail(written.error(), messages);
    }
    return fail({.kind = ErrorKind::Usage, .what = end.what(), .hint = "ext4atlas-cli --help"}, messages);
}

bool wantsJson(std::span<char*> arguments) {
    const auto is = [](const char* text) {
        return [text](const char* argument) { return std::string_view(argument) == text; };
    };
    const auto at = std::ranges::find_if(arguments, is("--progress"));
    return std::ranges::any_of(arguments, is("--progress=json")) ||
           (at != arguments.end() && at + 1 != arguments.end() && is("json")(*(at + 1)));
}

} // namespace

int main(int argc, char** argv) {
    limitResources();
    silenceLibrary();
    CLI::App app;
    std::string progress;
    Command command;
    describeProgram(app, progress);
    addInfo(app, command);
    addLayout(app, command);
    addCheck(app, command);
    addSnapshot(app, command);
    addPlan(app, command);
    addSweep(app, command);
    addCompare(app, command);
    addDiff(app, command);
    addFree(app, command);
    Messages messages(wantsJson(std::span(argv, static_cast<std::size_t>(argc)).subspan(1)));
    try {
        app.parse(argc, argv);
        return runCommand(command, messages);
    } catch (const CLI::ParseError& end) {
        return endParsing(app, end, messages);
    } catch (const std::bad_alloc&) {
        return fail({.kind = ErrorKind::Limit, .what = "this needs more memory than is allowed"}, messages);
    }
}
