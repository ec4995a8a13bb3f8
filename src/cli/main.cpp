// SPDX-License-Identifier: GPL-3.0-or-later
// ext4atlas-cli: shows where ext2/3/4 keeps its metadata on a disk, and whether it is aligned.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/examine_image.h"
#include "cli/image_options.h"
#include "cli/planned_device.h"
#include "confine/sandbox.h"
#include "ext4/filesystem_handle.h"
#include "report/language/language.h"
#include "report/reader/reader_request.h"

#include <algorithm>
#include <fmt/format.h>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace atlas;
using namespace atlas::cli;

ProgramDescription description() {
    return {
        .name = "ext4atlas-cli",
        .version = programName(),
        .about = "Shows where ext2, ext3 and ext4 keep their metadata on a disk and whether it is aligned to "
                 "physical sectors.\nImages and devices are always opened read-only.",
        .footer =
            "Exit status: 0 all is well; 1 the verdict on alignment (with --health: on health) is not good (check, "
            "scan), "
            "an answer is wrong (exercise check), a lesson has a fault (lesson check), mke2fs refuses what is to be "
            "planned (plan, sweep, compare), a check doubts the figures (measure --strict), or a line of the kernel's "
            "log has "
            "no "
            "answer (show); 2 wrong usage; "
            "3 the image cannot be read."};
}

int fail(const Error& error, const Reporter& reporter) {
    reporter.error(error);
    return exitCodeOf(error);
}

int runCommand(const CommandLine& line, const Command& command, Reporter& reporter) {
    if (!command) {
        return fail({.kind = ErrorKind::Usage,
                     .what = "a command is needed: " + line.commandNames(),
                     .hint = "ext4atlas-cli --help"},
                    reporter);
    }
    const auto code = command(reporter);
    if (!code)
        return fail(code.error(), reporter);
    textOutput().flush();
    if (const auto written = output().finish(); !written)
        return fail(written.error(), reporter);
    const auto proved = proveReadOnly(reporter);
    return proved ? *code : fail(proved.error(), reporter);
}

bool wantsJson(const std::vector<std::string>& words) {
    const std::string_view option = reader::progressOption;
    const auto at = std::ranges::find(words, option);
    return std::ranges::find(words, fmt::format("{}={}", option, reader::jsonLines)) != words.end() ||
           (at != words.end() && at + 1 != words.end() && *(at + 1) == reader::jsonLines);
}

} // namespace

int main(int argc, char** argv) {
    holdStandardStreams();
    measureTerminals();
    limitResources();
    silenceLibrary();
    setLanguage(languageOfEnvironment());
    CommandLine line(description());
    std::string progress;
    line.program()
        .text(reader::progressOption, progress, "json: progress and errors as JSON lines on standard error")
        .valueName("FORM")
        .among({reader::jsonLines});
    bool plain = false;
    line.program().flag("--plain", plain,
                        "numbers in text without separators and sizes in bytes without a unit, to be typed again");
    addSandboxOption(line);
    for (const auto add : {addInfo,    addLayout,   addCheck,   addScan,   addSnapshot, addPlan,       addSweep,
                           addCompare, addDiff,     addMeasure, addTrace,  addFree,     addShow,       addOwners,
                           addBytes,   addExercise, addHistory, addLesson, addDevices,  addCompletion, addHelp}) {
        add(line);
    }
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    rememberCommandLine(arguments);
    Reporter reporter(wantsJson(arguments));
    try {
        const auto command = line.parse(withLineApart(arguments, line.words()));
        if (plain)
            usePlainNumbers();
        if (!isHashing())
            limitProcessorTime();
        return command ? runCommand(line, *command, reporter) : fail(command.error(), reporter);
    } catch (const std::bad_alloc&) {
        return fail({.kind = ErrorKind::Limit, .what = "this needs more memory than is allowed"}, reporter);
    }
}
