// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/output_file.h"

#include "support/file_text.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class WriteOutput : public testing::Test {
protected:
    [[nodiscard]] Status write(OutputFile output, std::string_view bytes = "new text") const {
        return writeOutput(output, [&](int file) { return writeAll(file, bytes, output.path); });
    }
    TempDir m_folder;
};

TEST_F(WriteOutput, MakesANewFile) {
    const auto path = m_folder.file("new");
    ASSERT_TRUE(write({.path = path}));
    EXPECT_EQ(fileText(path), "new text");
}

TEST_F(WriteOutput, ReplacesAFileOfItsKindOrAnEmptyOne) {
    EXPECT_TRUE(write({.path = m_folder.write("text", "old text")}));
    EXPECT_TRUE(write({.path = m_folder.write("empty", ""), .magic = "MAGIC"}));
    EXPECT_TRUE(write({.path = m_folder.write("magic", "MAGIC old"), .magic = "MAGIC"}, "MAGIC new"));
    EXPECT_EQ(fileText(m_folder.file("magic")), "MAGIC new");
}

TEST_F(WriteOutput, LeavesAFileOfAnotherKind) {
    const auto image = m_folder.write("image", std::string_view("\0\0disk", 6));
    const auto status = write({.path = image});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().kind, ErrorKind::Usage);
    EXPECT_THAT(sentence(status.error()), HasSubstr("--force"));
    EXPECT_FALSE(write({.path = m_folder.write("text", "old"), .magic = "MAGIC"}));
    EXPECT_EQ(fileText(image), std::string_view("\0\0disk", 6));
    EXPECT_TRUE(write({.path = image, .force = true}));
}

TEST_F(WriteOutput, LeavesTheOldFileWhereTheNewOneFails) {
    const auto path = m_folder.write("file", "old");
    const auto status = writeOutput({.path = path}, [](int) -> Status { return std::unexpected(Error{.what = "no"}); });
    EXPECT_FALSE(status);
    EXPECT_EQ(fileText(path), "old");
}

TEST_F(WriteOutput, FollowsALinkAndKeepsTheMode) {
    const auto path = m_folder.write("file", "old");
    ::chmod(path.c_str(), 0640);
    std::filesystem::create_symlink(path, m_folder.file("link"));
    ASSERT_TRUE(write({.path = m_folder.file("link")}));
    EXPECT_EQ(fileText(path), "new text");
    EXPECT_TRUE(std::filesystem::is_symlink(m_folder.file("link")));
    struct stat file{};
    ASSERT_EQ(::stat(path.c_str(), &file), 0);
    EXPECT_EQ(file.st_mode & 07777, 0640U);
}

TEST_F(WriteOutput, RefusesInputsByAnyName) {
    const auto input = m_folder.write("input", "kept");
    std::filesystem::create_symlink(input, m_folder.file("link"));
    std::filesystem::create_hard_link(input, m_folder.file("hard"));
    for (const auto* name : {"input", "link", "hard"}) {
        EXPECT_FALSE(write({.path = m_folder.file(name), .inputs = {input}, .force = true})) << name;
    }
    EXPECT_EQ(fileText(input), "kept");
}

TEST_F(WriteOutput, RefusesWhatIsNoRegularFile) {
    const auto fifo = m_folder.file("fifo");
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    for (const auto& path : {std::string("/dev/null"), fifo, m_folder.file(".")}) {
        EXPECT_FALSE(write({.path = path, .force = true})) << path;
    }
}

TEST_F(WriteOutput, RefusesAWriteProtectedFile) {
    const auto path = m_folder.write("file", "kept");
    ::chmod(path.c_str(), 0444);
    EXPECT_FALSE(write({.path = path}));
    EXPECT_EQ(fileText(path), "kept");
    EXPECT_TRUE(write({.path = path, .force = true}));
}

} // namespace
} // namespace atlas::test
