// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons can ask of the files of a volume, which are looked up before the lesson is given.
#pragma once

#include "base/units.h"
#include "layout/file_map.h"
#include "lesson/lesson.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct LessonFile {
    std::uint32_t inode = 0;
    std::uint64_t links = 0; ///< i_links_count
    std::uint64_t bytes = 0; ///< i_size
    std::uint64_t blocks = 0; ///< of the content, without holes
    std::uint64_t pieces = 0; ///< runs of adjacent blocks
    std::uint64_t mapBlocks = 0; ///< of the extent tree outside the inode, or indirect blocks
    std::optional<BlockNumber> first{}; ///< block of the content
};

[[nodiscard]] LessonFile lessonFileOf(const FileMap& map, std::uint64_t links, std::uint64_t bytes);

/// By path. A path that the volume does not have is there without a file.
using LessonFiles = std::map<std::string, std::optional<LessonFile>, std::less<>>;

/// The paths that the lesson names in figures and places: "/docs/letter". Each once.
[[nodiscard]] std::vector<std::string> pathsIn(const Lesson& lesson);

} // namespace atlas
