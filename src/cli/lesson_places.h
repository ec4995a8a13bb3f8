// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lessons and the recipes of sample images are: in the source tree that holds the program, else beside the
// installed one.
#pragma once

#include "base/error.h"

#include <string>
#include <vector>

namespace atlas::cli {

/// The names of the sample images. Empty if their list is not found.
[[nodiscard]] std::vector<std::string> sampleNames();

/// The file of a lesson that the Learn menu has, by its number, in the current language; other texts are the name of a
/// file and returned as they are.
[[nodiscard]] std::string lessonFile(const std::string& numberOrFile);

/// A sample image in a folder that vanishes with this object.
class TemporarySample {
public:
    [[nodiscard]] static Result<TemporarySample> make(const std::string& name);
    ~TemporarySample();
    TemporarySample(TemporarySample&& other) noexcept;
    TemporarySample& operator=(TemporarySample&&) = delete;

    [[nodiscard]] std::string path() const;

private:
    TemporarySample(std::string folder, std::string name);

    std::string m_folder;
    std::string m_name;
};

} // namespace atlas::cli
