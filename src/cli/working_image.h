// SPDX-License-Identifier: GPL-3.0-or-later
// A file in which e2fsprogs make and change a file system. An unnamed one vanishes however this process ends.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "base/units.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::cli {

/// Appends /usr/sbin and /sbin to PATH, because mke2fs and sfdisk are there and not every user's PATH has them.
void findSystemPrograms();

class WorkingImage {
public:
    /// Unnamed, in TMPDIR or else /tmp, for a length of up to `largest`; if these cannot hold it, in memory.
    [[nodiscard]] static Result<WorkingImage> make(ByteCount largest = {});
    /// At `path`, which must not exist; the file is kept.
    [[nodiscard]] static Result<WorkingImage> create(const std::string& path);
    ~WorkingImage();
    WorkingImage(WorkingImage&& other) noexcept;
    WorkingImage& operator=(WorkingImage&&) = delete;

    /// A path that opens the file in this process and in programs started by run().
    [[nodiscard]] std::string path() const;
    /// Open for reading and writing during the lifetime of this object.
    [[nodiscard]] int descriptor() const { return m_image; }
    /// Sets only the length; space is used when data is written.
    [[nodiscard]] Status resize(ByteCount size) const;
    /// Runs a program of e2fsprogs and waits for it; fails with its reason. With Landlock the program can write to
    /// no other file. It keeps this process's limits and ends with it. `waiting` is called several times a second;
    /// `input` is the standard input. Exit statuses up to `success` are not failures.
    [[nodiscard]] Status run(const std::vector<std::string>& words, const std::function<void()>& waiting,
                             std::string_view input = {}, int success = 0) const;

private:
    WorkingImage(std::string folder, int image, int output, int errors);
    [[nodiscard]] static Result<WorkingImage> of(std::string folder, int image);

    std::string m_folder;
    int m_image;
    int m_output; ///< of the last program
    int m_errors; ///< standard error of the last program
};

/// Copies `bytes` of `from` to the same position of the open file `to`.
[[nodiscard]] Status copyBytes(const ByteSource& from, ByteInterval bytes, int to);

/// Gives the empty file `copy` the length and the content of `image`, and leaves its holes.
[[nodiscard]] Status copyInto(const WorkingImage& copy, const ByteSource& image);
/// An unnamed copy.
[[nodiscard]] Result<WorkingImage> copyOf(const ByteSource& image);

/// The parts of an open file that hold data, in whole units of `unit` bytes and ascending order. Holes were never
/// written: lseek(2).
[[nodiscard]] std::vector<ByteInterval> dataExtents(int file, ByteCount size, ByteCount unit);

} // namespace atlas::cli
