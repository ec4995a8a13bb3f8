// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary directory, removed when the object is destroyed.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace atlas::test {

class TempDir {
public:
    /// Creates a unique directory below $TMPDIR, or /tmp; throws on failure.
    TempDir();
    ~TempDir();
    TempDir(const TempDir&) = delete;
    TempDir& operator=(const TempDir&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// The path of `name` inside the directory; creates nothing.
    [[nodiscard]] std::string file(std::string_view name) const { return m_path / name; }
    /// Writes `bytes` to a new file `name` and returns its path.
    [[nodiscard]] std::string write(std::string_view name, std::string_view bytes) const;

private:
    std::filesystem::path m_path;
};

/// Makes `path` a file of `bytes` zero bytes, sparse if the file system supports it. Truncates or extends an existing file.
void makeSparse(const std::string& path, std::uintmax_t bytes);

/// Overwrites the bytes at `offset` of an existing file.
void overwrite(const std::string& path, std::uintmax_t offset, std::string_view bytes);

} // namespace atlas::test
