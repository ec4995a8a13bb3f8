// SPDX-License-Identifier: GPL-3.0-or-later
// A file in which the programs of e2fsprogs make and change a file system. Without a name nothing is left of it, however this
// process ends.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "base/units.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::cli {

/// Adds to the path of programs the folders in which mke2fs and sfdisk lie, which are not on that of every user.
void findSystemPrograms();

class WorkingImage {
public:
    /// In TMPDIR, else /tmp.
    [[nodiscard]] static Result<WorkingImage> make();
    /// With the name `path`, which must not be in use; the file stays.
    [[nodiscard]] static Result<WorkingImage> create(const std::string& path);
    ~WorkingImage();
    WorkingImage(WorkingImage&& other) noexcept;
    WorkingImage& operator=(WorkingImage&&) = delete;

    /// Opens the file in this process and in the programs that run() starts.
    [[nodiscard]] std::string path() const;
    /// Open for reading and writing as long as this.
    [[nodiscard]] int descriptor() const { return m_image; }
    /// Only the length is set: the file takes space for what is written to it.
    [[nodiscard]] Status resize(ByteCount size) const;
    /// Runs a program of e2fsprogs and waits for it; fails with its last words. It can write to no other file where the kernel
    /// has Landlock, keeps the limits of this process, and ends with it.
    /// `waiting` is called a few times a second; `input` is the program's standard input.
    /// An exit status up to `success` is no failure.
    [[nodiscard]] Status run(const std::vector<std::string>& words, const std::function<void()>& waiting,
                             std::string_view input = {}, int success = 0) const;

private:
    WorkingImage(std::string folder, int image, int said);
    [[nodiscard]] static Result<WorkingImage> of(std::string folder, int image);

    std::string m_folder;
    int m_image;
    int m_said; ///< what the programs said
};

/// Copies `bytes` of `from` to the same place of the open file `to`.
[[nodiscard]] Status copyBytes(const ByteSource& from, ByteInterval bytes, int to);

/// Where the open file holds anything, in whole units of `unit` bytes, by position: a hole was never written (lseek(2)).
[[nodiscard]] std::vector<ByteInterval> dataExtents(int file, ByteCount size, ByteCount unit);

} // namespace atlas::cli
