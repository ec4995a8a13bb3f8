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

ProgramDescription description() {
    return {.name = "ext4atlas-cli",
            .version = programName(),
            .about = "Shows where ext2, ext3 and ext4 keep their metadata on a disk and whether it is aligned to "
                     "physical sectors.\nOpens images and devices read-only, always.",
            .footer = "Exit status: 0 all is whole; 1 something is partial or straddles (check); 2 wrong usage; "
                      "3 the image cannot be read."};
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
    CommandLine line(description());
    std::string progress;
    line.program()
        .text("--progress", progress, "json: progress and errors as JSON lines on standard error")
        .valueName("FORM")
        .among({"json"});
    for (const auto add :
         {addInfo, addLayout, addCheck, addSnapshot, addPlan, addSweep, addCompare, addDiff, addFree}) {
        add(line);
    }
    Messages messages(wantsJson(std::span(argv, static_cast<std::size_t>(argc)).subspan(1)));
    try {
        const auto command = line.parse(argc, argv);
        return command ? runCommand(*command, messages) : fail(command.error(), messages);
    } catch (const std::bad_alloc&) {
        return fail({.kind = ErrorKind::Limit, .what = "this needs more memory than is allowed"}, messages);
    }
}
