// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run_step.h"

#include "ext4/change_files.h"

#include <algorithm>

namespace atlas::cli {

Status runStep(const WorkingImage& image, const ScriptStep& step, const std::function<void()>& waiting) {
    const auto path = image.path();
    switch (step.file) {
    case FileStep::Append: return appendToFile(path, step.words[0], step.input);
    case FileStep::Link: return linkFile(path, step.words[0], step.words[1]);
    case FileStep::Move: return moveFile(path, step.words[0], step.words[1]);
    default: break; // a program; the other steps are for the kernel alone
    }
    auto words = step.words;
    std::ranges::replace(words, std::string(imageWord), path);
    const std::string input(step.input.value, 'x');
    return image.run(words, waiting, input, highestSuccess(words.front()));
}

Status runScript(const WorkingImage& image, const std::string& script) {
    const auto parsed = parseHistoryScript("size 8M\n" + script, "the exercise");
    if (!parsed)
        return std::unexpected(parsed.error());
    Status status;
    for (const auto& step : parsed->steps)
        status = status ? runStep(image, step, [] {}) : status;
    return status;
}

} // namespace atlas::cli
