// SPDX-License-Identifier: GPL-3.0-or-later
// Owns file descriptors, and reads the one-line files of sysfs and procfs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

namespace atlas {

class FileDescriptor {
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int fd) : m_fd(fd) {}
    FileDescriptor(FileDescriptor&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
    /// The other one closes what this one held.
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~FileDescriptor() {
        if (isOpen())
            ::close(m_fd);
    }

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    /// Leaves the descriptor to somebody else.
    [[nodiscard]] int release() { return std::exchange(m_fd, -1); }

private:
    int m_fd = -1;
};

/// Without the newline; empty if the file does not exist.
[[nodiscard]] inline std::string firstLineOf(const std::filesystem::path& file) {
    std::string line;
    std::ifstream in(file);
    std::getline(in, line);
    return line;
}

/// The number in the file; nullopt without one.
template <class T = std::uint64_t>
[[nodiscard]] std::optional<T> numberInFile(const std::filesystem::path& file) {
    T value{};
    return std::ifstream(file) >> value ? std::optional(value) : std::nullopt;
}

} // namespace atlas
