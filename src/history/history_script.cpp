// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/history_script.h"

#include "base/parse_size.h"
#include "base/shell_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <sstream>

namespace atlas {
namespace {

constexpr std::array<std::string_view, 5> programs{"mke2fs", "tune2fs", "resize2fs", "e2fsck", "debugfs"};
constexpr ByteCount largestFile{64 * MiB};

class Parser {
public:
    Parser(std::string where, FileMaker maker) : m_where(std::move(where)), m_maker(maker) {}

    Result<HistoryScript> all(std::string_view text) {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            ++m_line;
            if (auto status = take(line); !status)
                return std::unexpected(status.error());
        }
        if (m_script.steps.empty())
            return wrong("the script has no steps", "size 64M, then mke2fs -t ext4 IMAGE");
        return std::move(m_script);
    }

private:
    std::unexpected<Error> wrong(std::string what, std::string hint = {}) const {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = std::move(what),
                                     .where = fmt::format("{}: line {}", m_where, m_line),
                                     .hint = std::move(hint)});
    }

    Status take(const std::string& line) {
        const auto begin = line.find_first_not_of(" \t\r");
        if (begin == std::string::npos || line[begin] == '#')
            return {};
        auto words = splitWords(line);
        if (!words)
            return wrong(words.error().what);
        if (words->front() == "size")
            return takeSize(*words);
        if (m_script.size.value == 0)
            return wrong("the size of the image comes first", "size 64M");
        ScriptStep step{.text = line.substr(begin)};
        auto status = fill(*words, step);
        m_script.steps.push_back(std::move(step));
        return status;
    }

    Status takeSize(const std::vector<std::string>& words) {
        const auto size = words.size() == 2 ? parseBytes(words[1]) : std::unexpected(Error{});
        if (!size || size->value == 0 || !m_script.steps.empty())
            return wrong("a size stands before the first step", "size 64M");
        m_script.size = *size;
        return {};
    }

    /// debugfs takes one command with -R and has no quoting.
    Status fill(const std::vector<std::string>& words, ScriptStep& step) const {
        const auto& name = words.front();
        if (std::ranges::find(programs, name) != programs.end()) {
            step.words = words;
            return std::ranges::find(words, imageWord) != words.end()
                       ? Status()
                       : wrong("a step names its image", "write IMAGE for it");
        }
        if (m_maker == FileMaker::Kernel)
            return fillKernelStep(words, step);
        const auto isPlain = [](const std::string& word) { return word.find_first_of(" \t\"") == std::string::npos; };
        const bool plain = std::ranges::all_of(words, isPlain);
        std::string command;
        if (name == "write" && words.size() == 3 && plain && !words[1].contains('/')) {
            const auto bytes = parseBytes(words[2]);
            if (!bytes || *bytes > largestFile)
                return wrong("a file has 64 MiB at most", "write NAME 12K");
            step.input = *bytes;
            command = "write /dev/stdin " + words[1];
        } else if ((name == "mkdir" || name == "rm" || name == "rmdir") && words.size() == 2) {
            command = joinWords(words);
        } else if (plain && fillFileStep(words, step)) {
            return {};
        }
        if (command.empty() || !plain) {
            return wrong(
                "no step: " + step.text,
                "mke2fs, tune2fs, resize2fs, e2fsck or debugfs with IMAGE; write NAME SIZE, in the root directory; "
                "append PATH SIZE; mkdir, rm or rmdir PATH; ln or mv FROM TO");
        }
        step.words = {"debugfs", "-w", "-R", command, std::string(imageWord)};
        return {};
    }

    Status fillKernelStep(const std::vector<std::string>& words, ScriptStep& step) const {
        struct Form {
            std::string_view name;
            FileStep step;
            std::size_t words; ///< besides the name
        };
        static constexpr std::array<Form, 10> forms{{{"mkdir", FileStep::MakeDirectory, 1},
                                                     {"rm", FileStep::Remove, 1},
                                                     {"rmdir", FileStep::RemoveDirectory, 1},
                                                     {"ln", FileStep::Link, 2},
                                                     {"mv", FileStep::Move, 2},
                                                     {"mount", FileStep::Mount, 1},
                                                     {"umount", FileStep::Unmount, 0},
                                                     {"sync", FileStep::Sync, 0},
                                                     {"fsync", FileStep::SyncFile, 1},
                                                     {"checkpoint", FileStep::Checkpoint, 0}}};
        step.words.assign(words.begin() + 1, words.end());
        const auto& name = words.front();
        const auto* const form = std::ranges::find(forms, std::string_view(name), &Form::name);
        const bool hasSize = (name == "write" || name == "append") && words.size() == 3;
        if (form != forms.end() && form->words == step.words.size()) {
            step.file = form->step;
        } else if (name == "mount" && step.words.empty()) {
            step.file = FileStep::Mount;
        } else if (name == "run" && !step.words.empty()) {
            step.file = FileStep::Run;
        } else if (hasSize) {
            const auto bytes = parseBytes(step.words.back());
            if (!bytes || *bytes > largestFile)
                return wrong("a file has 64 MiB at most", name + " NAME 12K");
            step.input = *bytes;
            step.words.pop_back();
            step.file = name == "write" ? FileStep::Write : FileStep::Append;
        } else {
            return wrong(
                "no step: " + step.text,
                "mke2fs, tune2fs, resize2fs, e2fsck or debugfs with IMAGE; write or append PATH SIZE; mkdir, rm, "
                "rmdir or fsync PATH; ln or mv FROM TO; sync; checkpoint; mount OPTIONS; umount; run COMMAND");
        }
        return {};
    }

    static bool fillFileStep(const std::vector<std::string>& words, ScriptStep& step) {
        if (words.size() != 3)
            return false;
        const auto bytes = words[0] == "append" ? parseBytes(words[2]) : std::unexpected(Error{});
        if (bytes && bytes->value != 0 && *bytes <= largestFile) {
            step.input = *bytes;
            step.words = {words[1]};
            step.file = FileStep::Append;
        } else if (words[0] == "ln" || words[0] == "mv") {
            step.words = {words[1], words[2]};
            step.file = words[0] == "ln" ? FileStep::Link : FileStep::Move;
        }
        return step.file != FileStep::None;
    }

    std::string m_where;
    FileMaker m_maker;
    std::size_t m_line = 0;
    HistoryScript m_script;
};

} // namespace

Result<HistoryScript> parseHistoryScript(std::string_view text, const std::string& where, FileMaker maker) {
    return Parser(where, maker).all(text);
}

std::string_view programOf(std::string_view step) {
    const auto first = step.substr(0, step.find_first_of(" \t"));
    const auto* const program = std::ranges::find(programs, first);
    if (program != programs.end())
        return *program;
    if (first == kernelWord)
        return "kernel";
    return first == "append" || first == "ln" || first == "mv" ? "libext2fs" : "debugfs";
}

KernelDifference differenceToKernel(std::string_view step) {
    const auto first = step.substr(0, step.find_first_of(" \t"));
    if (first == "rm" || first == "rmdir")
        return KernelDifference::Removal;
    const auto program = programOf(step);
    if (program == "libext2fs")
        return KernelDifference::Journal;
    if (program != "debugfs")
        return KernelDifference::None; // also the kernel itself
    const auto commands = splitWords(step);
    const auto request = commands ? std::ranges::find(*commands, "-R") : std::vector<std::string>::const_iterator{};
    if (!commands || first != "debugfs")
        return KernelDifference::Journal;
    if (request == commands->end() || std::next(request) == commands->end())
        return KernelDifference::None;
    const auto command = std::string_view(*std::next(request)).substr(0, std::next(request)->find(' '));
    constexpr std::array<std::string_view, 3> removing{"rm", "rmdir", "kill_file"};
    constexpr std::array<std::string_view, 7> changing{"write", "mkdir", "ln", "unlink", "mknod", "symlink", "undel"};
    if (std::ranges::find(removing, command) != removing.end())
        return KernelDifference::Removal;
    return std::ranges::find(changing, command) != changing.end() ? KernelDifference::Journal : KernelDifference::None;
}

int highestSuccess(std::string_view program) {
    return program == "e2fsck" ? 2 : 0; // e2fsck(8): 1 errors corrected, 2 reboot needed
}

} // namespace atlas
