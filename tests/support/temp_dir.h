// SPDX-License-Identifier: GPL-3.0-or-later
// A folder that lives as long as a test.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace atlas::test {

class TempDir {
public:
    /// Makes a folder of its own below $TMPDIR, or /tmp; throws where that fails.
    TempDir();
    ~TempDir();
    TempDir(const TempDir&) = delete;
    TempDir& operator=(const TempDir&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// The full name of `name` inside; nothing is created.
    [[nodiscard]] std::string file(std::string_view name) const { return m_path / name; }
    /// Writes `bytes` to a new file `name` and returns its full name.
    [[nodiscard]] std::string write(std::string_view name, std::string_view bytes) const;

private:
    std::filesystem::path m_path;
};

/// Makes `path` a file of `bytes` zeros, sparse where the file system can; an existing file is cut or grown.
void makeSparse(const std::string& path, std::uintmax_t bytes);

/// Overwrites the bytes at `offset` of an existing file.
void overwrite(const std::string& path, std::uintmax_t offset, std::string_view bytes);

} // namespace atlas::test
