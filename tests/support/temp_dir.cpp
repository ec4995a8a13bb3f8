// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/temp_dir.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <system_error>

namespace atlas::test {

TempDir::TempDir() {
    std::string pattern = std::filesystem::temp_directory_path() / "ext4atlas-test-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) {
        throw std::system_error(errno, std::generic_category(), "mkdtemp " + pattern);
    }
    m_path = pattern;
}

TempDir::~TempDir() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::string TempDir::write(std::string_view name, std::string_view bytes) const {
    const auto path = file(name);
    std::ofstream out(path, std::ios::binary);
    out << bytes;
    if (!out.flush()) {
        throw std::runtime_error("cannot write " + path);
    }
    return path;
}

void makeSparse(const std::string& path, std::uintmax_t bytes) {
    std::ofstream(path, std::ios::binary | std::ios::app).close();
    std::filesystem::resize_file(path, bytes);
}

void overwrite(const std::string& path, std::uintmax_t offset, std::string_view bytes) {
    std::fstream out(path, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(offset));
    out << bytes;
    if (!out.flush()) {
        throw std::runtime_error("cannot write " + path);
    }
}

} // namespace atlas::test
