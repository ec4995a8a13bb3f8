// SPDX-License-Identifier: GPL-3.0-or-later
// The shells themselves complete command lines by the scripts that `completion` writes.
#include "cli/program.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class Completion : public testing::Test {
protected:
    std::string script(const std::string& shell) const {
        return m_folder.write("_ext4atlas-cli", mustRun(shellQuoted(built("ext4atlas-cli")) + " completion " + shell));
    }

    /// What bash proposes for the last of the words.
    std::string inBash(const std::string& words) const {
        return mustRun(fmt::format("bash -c 'source \"$0\"; COMP_WORDS=(ext4atlas-cli \"$@\"); COMP_CWORD=$#; "
                                   "_ext4atlas_cli; echo \" ${{COMPREPLY[*]}} \"' {} {}",
                                   shellQuoted(script("bash")), words));
    }

    std::string inFish(const std::string& line) const {
        return mustRun(
            fmt::format("PATH={}:$PATH HOME={} fish --no-config -c 'source {}; complete -C \"ext4atlas-cli {}\"'",
                        inBuild("bin"), m_folder.file("."), script("fish"), line));
    }

private:
    TempDir m_folder;
};

TEST_F(Completion, BashProposesCommandsOptionsAndTheirWords) {
    EXPECT_EQ(inBash("sn"), " snapshot \n");
    EXPECT_EQ(inBash("check --hea"), " --health \n");
    EXPECT_EQ(inBash("check --drive 512e"), " 512e 512e-jumper \n");
    EXPECT_EQ(inBash("completion z"), " zsh \n");
}

TEST_F(Completion, BashLeavesOperandsToFileNames) {
    EXPECT_EQ(inBash("check ''"), "  \n");
    EXPECT_EQ(inBash("snapshot -o ''"), "  \n");
}

TEST_F(Completion, FishProposesTheSameWithTheHelp) {
    if (!hasTool("fish")) {
        GTEST_SKIP() << "fish is not installed";
    }
    EXPECT_THAT(inFish("sn"), HasSubstr("snapshot\tthe layout without the data"));
    EXPECT_THAT(inFish("free --js"), HasSubstr("--json\tschema ext4atlas-free/1"));
    EXPECT_THAT(inFish("check --drive 4k"), HasSubstr("4kn\t"));
    EXPECT_THAT(inFish("info --drive "), Not(HasSubstr("4kn")));
}

TEST_F(Completion, ZshReadsItsScript) {
    if (!hasTool("zsh")) {
        GTEST_SKIP() << "zsh is not installed";
    }
    const auto path = script("zsh");
    EXPECT_EQ(run("zsh -n " + shellQuoted(path)).exitCode, 0);
    EXPECT_THAT(mustRun("cat " + shellQuoted(path)), HasSubstr("--drive[judge for a drive of this kind"));
}

TEST_F(Completion, AnUnknownShellIsWrongUsage) { EXPECT_EQ(cli("completion csh").exitCode, 2); }

} // namespace
} // namespace atlas::test
