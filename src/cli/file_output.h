// SPDX-License-Identifier: GPL-3.0-or-later
// An output stream to a file descriptor that keeps the errno of a failed write, which the standard streams lose.
#pragma once

#include "base/error.h"

#include <array>
#include <ostream>
#include <streambuf>

namespace atlas::cli {

class FileOutput final : private std::streambuf, public std::ostream {
public:
    /// Writes to `descriptor`, which the caller owns; `name` is used in error reports.
    FileOutput(int descriptor, std::string name);
    ~FileOutput() override;
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;

    /// Flushes the buffer. Returns the error of the first write that failed, including earlier ones.
    [[nodiscard]] Status finish();

private:
    int overflow(int character) override;
    int sync() override;
    bool drain();

    int m_descriptor;
    std::string m_name;
    int m_error = 0;
    std::array<char, 1 << 16> m_buffer{};
};

} // namespace atlas::cli
