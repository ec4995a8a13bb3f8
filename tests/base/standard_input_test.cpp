// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_source.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace atlas::test {
namespace {

/// Standard input is a pipe that yields `text`.
class PipedInput {
public:
    explicit PipedInput(const std::string& text) {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0 || ::dup2(ends[0], STDIN_FILENO) < 0) {
            throw std::runtime_error("no pipe");
        }
        ::close(ends[0]);
        m_writer = std::thread([text, to = ends[1]] {
            std::size_t at = 0;
            for (ssize_t written = 0; at < text.size() && written >= 0; at += static_cast<std::size_t>(written)) {
                written = ::write(to, text.data() + at, text.size() - at);
            }
            ::close(to);
        });
    }
    ~PipedInput() {
        std::array<char, 4096> rest{};
        while (::read(STDIN_FILENO, rest.data(), rest.size()) > 0) {
        }
        m_writer.join();
        ::dup2(m_before, STDIN_FILENO);
        ::close(m_before);
    }
    PipedInput(const PipedInput&) = delete;
    PipedInput& operator=(const PipedInput&) = delete;

private:
    int m_before = ::dup(STDIN_FILENO);
    std::thread m_writer;
};

std::string contentOf(const ByteSource& source) {
    std::string text(source.size().value, '?');
    EXPECT_TRUE(source.read({}, std::as_writable_bytes(std::span(text))));
    return text;
}

constexpr ByteCount inMemory{128 * KiB};

/// Opens a spool with this much room; `file` is its number.
auto spool(std::uint64_t room, int& file) {
    return [room, &file]() -> Result<InputSpool> {
        FileDescriptor made(::memfd_create("spool", 0));
        file = ::dup(made.get());
        return InputSpool{std::move(made), {room}};
    };
}

TEST(StandardInput, IsKeptInMemoryWhileItIsShort) {
    const std::string text = std::string(100 * KiB, 'a') + std::string(20 * KiB, '\0');
    const PipedInput input(text);
    const auto source =
        openStandardInput(inMemory, []() -> Result<InputSpool> { return std::unexpected(Error{.what = "asked"}); });
    ASSERT_TRUE(source) << source.error().what;
    EXPECT_EQ(contentOf(**source), text);
}

TEST(StandardInput, IsSpooledWithItsHolesWhenItIsLong) {
    const std::string text = std::string(300 * KiB, 'a') + std::string(2 * MiB, '\0') + "end" + std::string(MiB, '\0');
    const PipedInput input(text);
    int file = -1;
    const auto source = openStandardInput(inMemory, spool(MiB, file));
    ASSERT_TRUE(source) << source.error().what;
    EXPECT_EQ(contentOf(**source), text);
    struct stat info{};
    ASSERT_EQ(::fstat(file, &info), 0);
    EXPECT_LT(info.st_blocks * 512, 600 * static_cast<blkcnt_t>(KiB)) << "zeros take no room";
    ::close(file);
}

TEST(StandardInput, HasALimit) {
    const PipedInput input(std::string(600 * KiB, 'a'));
    int file = -1;
    const auto source = openStandardInput(inMemory, spool(400 * KiB, file));
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().kind, ErrorKind::Limit);
    EXPECT_EQ(source.error().what, "standard input is too long to be kept");
    EXPECT_EQ(source.error().hint, "--temporary FOLDER, on a file system with more room");
    ::close(file);
}

} // namespace
} // namespace atlas::test
