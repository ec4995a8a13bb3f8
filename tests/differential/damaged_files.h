// SPDX-License-Identifier: GPL-3.0-or-later
// Small file systems with files of many kinds, and faults to put into them and their structures, one at a time.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace atlas::test {

/// A file system made by mke2fs with the options, from one folder.
struct FilledKind {
    const char* name;
    const char* options;
};

[[nodiscard]] const std::vector<FilledKind>& filledKinds();

/// Makes the file system of `kind` at `image`, with hard and symbolic links, a pipe, a file of 400 extents, a directory
/// with a hash tree, and attributes inside and outside of inodes. e2fsck finds it sound.
void makeFilled(const std::string& kind, const std::string& image);

struct FileDamage {
    const char* name;
    const char* kind; ///< of the file system
    std::function<void(const std::string& image)> spoil;
};

/// Each puts one fault into a file system of its kind.
[[nodiscard]] const std::vector<FileDamage>& fileDamages();

} // namespace atlas::test
