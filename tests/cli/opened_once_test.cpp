// SPDX-License-Identifier: GPL-3.0-or-later
// Counts with inotify how often a run opens its image.
#include "cli/program.h"

#include <array>
#include <cstring>
#include <filesystem>
#include <gtest/gtest.h>
#include <stdexcept>
#include <sys/inotify.h>
#include <unistd.h>

namespace atlas::test {
namespace {

/// Counts how often a file is opened, by any process and by any name.
class OpenCounter {
public:
    explicit OpenCounter(const std::string& path) : m_fd(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
        // inotify merges an event with an identical preceding one; also watching the folder separates them.
        const auto folder = std::filesystem::path(path).parent_path();
        m_file = ::inotify_add_watch(m_fd, path.c_str(), IN_OPEN);
        if (m_file < 0 || ::inotify_add_watch(m_fd, folder.c_str(), IN_OPEN) < 0) {
            throw std::runtime_error("inotify does not watch " + path);
        }
    }
    OpenCounter(const OpenCounter&) = delete;
    OpenCounter& operator=(const OpenCounter&) = delete;
    ~OpenCounter() { ::close(m_fd); }

    /// The count since the last call.
    int take() {
        std::array<char, 65536> buffer{};
        int opens = 0;
        for (ssize_t n = 0; (n = ::read(m_fd, buffer.data(), buffer.size())) > 0;) {
            for (ssize_t at = 0; at < n;) {
                inotify_event event{};
                std::memcpy(&event, buffer.data() + at, sizeof event);
                opens += event.wd == m_file ? 1 : 0;
                at += static_cast<ssize_t>(sizeof event + event.len);
            }
        }
        return opens;
    }

private:
    int m_fd;
    int m_file = -1;
};

class OpenedOnce : public testing::Test {
protected:
    /// Runs each command that reads an image; `free` needs an ext file system.
    void expectOnce(const std::string& image) {
        OpenCounter opens(image);
        for (const auto* command : {"info", "layout", "check", "free", "snapshot --json"}) {
            (void)cli(std::string(command) + " " + shellQuoted(image));
            EXPECT_EQ(opens.take(), 1) << command;
        }
    }
    const Images m_images;
};

TEST_F(OpenedOnce, IsWhatTheCounterCounts) {
    const auto file = m_images.folder().write("file", "x");
    OpenCounter opens(file);
    mustRun("exec 3<" + shellQuoted(file) + " 4<" + shellQuoted(file) + " 5</proc/self/fd/3");
    EXPECT_EQ(opens.take(), 3);
}

TEST_F(OpenedOnce, IsABareFileSystem) { expectOnce(m_images.bare("bare", 16, "-t ext4")); }

TEST_F(OpenedOnce, IsAGptDisk) { expectOnce(gptDisk(m_images, 2048)); }

TEST_F(OpenedOnce, IsAnMbrDisk) {
    expectOnce(m_images.disk("mbr", 32, "label: dos\nsize=8M\ntype=5\nsize=8M\n", {{2048, 8, "-t ext3"}}));
}

TEST_F(OpenedOnce, IsADiskWithoutFileSystem) { expectOnce(m_images.disk("empty", 16, "label: dos\nsize=8M\n")); }

TEST_F(OpenedOnce, IsADamagedFileSystem) {
    const auto image = m_images.bare("damaged", 16, "-t ext4 -b 1024");
    overwrite(image, 1024, std::string(1024, '\0'));
    expectOnce(image);
}

TEST_F(OpenedOnce, IsASavedSnapshot) {
    const auto saved = m_images.folder().file("saved.ext4atlas");
    ASSERT_EQ(cli("snapshot -o " + shellQuoted(saved) + " " + shellQuoted(gptDisk(m_images, 2048))).exitCode, 0);
    expectOnce(saved);
}

} // namespace
} // namespace atlas::test
