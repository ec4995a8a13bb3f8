// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program_reason.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

namespace atlas::cli {
namespace {

std::string trimmed(std::string_view text) {
    constexpr std::string_view blank = " \t\r";
    const auto first = text.find_first_not_of(blank);
    return first == std::string_view::npos ? std::string()
                                           : std::string(text.substr(first, text.find_last_not_of(blank) - first + 1));
}

/// "resize2fs 1.47.0 (5-Feb-2023)".
bool isVersion(std::string_view program, std::string_view line) {
    return line.starts_with(program) && line.size() > program.size() + 1 && line[program.size()] == ' ' &&
           std::isdigit(static_cast<unsigned char>(line[program.size() + 1])) != 0;
}

/// "Writing inode tables: 0/8\b\b\b", and the passes of e2fsck.
bool isProgress(std::string_view line) { return line.contains('\b') || line.starts_with("Pass "); }

/// e2fsck tries to write to it, which only the sandbox refuses.
bool isOfSandbox(std::string_view line) { return line.contains("Couldn't open /dev/null"); }

/// Everything from here on explains options.
bool isUsage(std::string_view line) {
    return line.contains("Usage: ") || line.starts_with("Extended options are separated");
}

/// com_err puts "\n\twhile trying to create journal" on a line of its own; other long sentences go on in lower case.
bool continuesLine(std::string_view line) {
    return !line.empty() && (line.front() == '\t' || std::islower(static_cast<unsigned char>(line.front())) != 0) &&
           !line.contains(": ");
}

std::vector<std::string> linesOf(std::string_view program, std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream all{std::string(text)};
    bool isJoined = false;
    for (std::string line; std::getline(all, line);) {
        if (isUsage(line))
            break;
        const auto words = trimmed(line);
        if (words.empty() || isVersion(program, words) || isProgress(line) || isOfSandbox(line)) {
            isJoined = false;
            continue;
        }
        if (isJoined && continuesLine(line))
            lines.back() += ' ' + words;
        else
            lines.push_back(words);
        isJoined = true;
    }
    return lines;
}

/// The last line that begins with the name of the program, which com_err and getopt put there. "e2fsck: aborted" follows
/// the reason.
std::string namedReason(std::string_view program, const std::vector<std::string>& lines) {
    const auto prefix = std::string(program) + ": ";
    std::string reason;
    for (const auto& line : lines)
        if (line.starts_with(prefix) && !line.ends_with(" aborted"))
            reason = trimmed(std::string_view(line).substr(prefix.size()));
    return reason;
}

} // namespace

std::string reasonOf(std::string_view program, std::string_view output, std::string_view errors) {
    const auto wrong = linesOf(program, errors);
    if (auto reason = namedReason(program, wrong); !reason.empty())
        return reason;
    if (!wrong.empty())
        return wrong.front();
    // e2fsck writes all but operational errors to standard output: "WARNING: Filesystem still has errors".
    const auto lines = linesOf(program, output);
    const auto warning =
        std::ranges::find_if(lines, [](const std::string& line) { return line.contains("WARNING: "); });
    if (warning != lines.end())
        return trimmed(std::string_view(*warning).substr(warning->find("WARNING: ")));
    return lines.empty() ? std::string() : lines.front();
}

bool reportsFailure(std::string_view program, std::string_view errors) {
    const auto isReport = [](const std::string& line) { return line.contains(": "); };
    return program == "debugfs" && std::ranges::any_of(linesOf(program, errors), isReport);
}

} // namespace atlas::cli
