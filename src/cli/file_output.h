// SPDX-License-Identifier: GPL-3.0-or-later
// A stream onto a file descriptor that remembers why a write failed; those of the standard library forget.
#pragma once

#include "base/error.h"

#include <array>
#include <ostream>
#include <streambuf>

namespace atlas::cli {

class FileOutput final : private std::streambuf, public std::ostream {
public:
    /// Writes to `descriptor`, which stays the caller's; `name` stands in errors.
    FileOutput(int descriptor, std::string name);
    ~FileOutput() override;
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;

    /// Writes out what is buffered; the first write that failed is the error, however early it was.
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
