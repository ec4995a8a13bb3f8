// SPDX-License-Identifier: GPL-3.0-or-later
// No option that names an output overwrites a device, an input, what an input lies on, or a file of another kind.
#include "cli/program.h"
#include "support/file_text.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <set>
#include <unistd.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

struct OutputForm {
    const char* name;
    const char* program;
    const char* arguments; ///< {0} is the output, {1} the image, {2} a history, {3} its steps
};

constexpr OutputForm outputForms[] = {
    {"Snapshot", "ext4atlas-cli", "snapshot -o {0} {1}"},
    {"SnapshotAsJson", "ext4atlas-cli", "snapshot --json -o {0} {1}"},
    {"HistoryRecord", "ext4atlas-cli", "history record {3} -o {0}"},
    {"HistoryImage", "ext4atlas-cli", "history image {2} --step 1 -o {0}"},
    {"Exercise", "ext4atlas-cli", "exercise new locate -o {0}"},
    {"ExercisesOfAClass", "ext4atlas-cli", "exercise new locate --class {3} -o {0}"},
    {"Worksheet", "ext4atlas-cli", "lesson worksheet 6 {1} -o {0}"},
    {"Trace", "ext4atlas-cli", "trace record -o {0} {1} -- true"},
    {"RenderPng", "ext4atlas", "--render {0} {1}"},
    {"RenderAlignment", "ext4atlas", "--view alignment --render {0} {1}"},
    {"RenderCompare", "ext4atlas", "--view compare --render {0} {1}"},
    {"Screenshot", "ext4atlas", "--screenshot {0} {1}"},
};

/// Commands of ext4atlas-cli whose help lists --output.
std::set<std::string> commandsWithOutput() {
    std::set<std::string> found;
    for (const std::string command :
         {"info", "layout", "check", "snapshot", "plan", "sweep", "compare", "diff", "free", "devices", "show",
          "owners", "exercise", "history", "lesson", "trace", "completion"}) {
        if (cli(command + " --help").out.contains("--output")) {
            found.insert(command);
        }
    }
    return found;
}

TEST(Outputs, OfAllCommandsAreTried) {
    std::set<std::string> tried;
    for (const auto& form : outputForms) {
        const std::string arguments = form.arguments;
        if (form.program == std::string("ext4atlas-cli")) {
            tried.insert(arguments.substr(0, arguments.find(' ')));
        }
    }
    EXPECT_EQ(commandsWithOutput(), tried);
}

class OutputOnto : public testing::TestWithParam<OutputForm> {
protected:
    [[nodiscard]] std::string file(const char* name) const { return m_images.folder().file(name); }

    void SetUp() override {
        if (!hasTool(built(GetParam().program))) {
            GTEST_SKIP() << GetParam().program << " is not built";
        }
        mustRun(fmt::format("printf 'size 1M\nmke2fs -q -F IMAGE\n' > {}", file("steps")));
        mustRun(fmt::format("{} history record {} -o {}", built("ext4atlas-cli"), file("steps"), file("history")));
    }

    [[nodiscard]] Ran writeTo(const std::string& output, const std::string& input) const {
        const std::string program = GetParam().program;
        return run((program == "ext4atlas" ? "QT_QPA_PLATFORM=offscreen " : "") + shellQuoted(built(program)) + ' ' +
                   fmt::format(fmt::runtime(GetParam().arguments), shellQuoted(output), shellQuoted(input),
                               shellQuoted(file("history")), shellQuoted(file("steps"))));
    }

    [[nodiscard]] std::string listing() const {
        return mustRun("find " + shellQuoted(file(".")) + " -mindepth 1 -printf '%P %y %s %m %l\\n' | sort");
    }

    /// Expects that writing to `output` while `input` is read is refused, and that no byte of `kept` changes.
    void expectRefused(const std::string& output, const std::string& input,
                       const std::vector<std::string>& kept) const {
        std::string sums = "sha256sum";
        for (const auto& each : kept) {
            sums += ' ' + shellQuoted(each);
        }
        const auto before = mustRun(sums);
        const auto listed = listing();
        const auto ran = writeTo(output, input);
        EXPECT_NE(ran.exitCode, 0) << output;
        EXPECT_NE(ran.err, "") << output;
        EXPECT_EQ(mustRun(sums), before) << output;
        EXPECT_EQ(listing(), listed) << output;
    }

    Images m_images;
    std::string m_image = m_images.bare("disk.img", 8, "-t ext4 -b 1024");
};

TEST_P(OutputOnto, TheImageByAnyNameIsRefused) {
    mustRun(fmt::format("ln {0} {1}; ln -s {0} {2}; ln -s {1} {3}", m_image, file("hard.png"), file("soft.png"),
                        file("both.png")));
    for (const auto& name : {m_image, file("hard.png"), file("soft.png"), file("both.png")}) {
        expectRefused(name, m_image, {m_image});
    }
}

TEST_P(OutputOnto, WhatIsNoRegularFileIsRefused) {
    mustRun(
        fmt::format("mkfifo {}; mkdir {}; touch {}/kept", file("fifo.png"), file("folder.png"), file("folder.png")));
    expectRefused("/dev/null", m_image, {m_image});
    expectRefused(file("fifo.png"), m_image, {m_image});
    if (std::string(GetParam().arguments).contains("exercise")) {
        return; // a folder is what it makes
    }
    expectRefused(file("folder.png"), m_image, {m_image, file("folder.png/kept")});
}

TEST_P(OutputOnto, AFileOfAnotherKindIsRefused) {
    const auto other = m_images.bare("other.png", 8, "-t ext2");
    expectRefused(other, m_image, {m_image, other});
    const auto text = m_images.folder().write("text.png", "kept\n");
    const auto ran = writeTo(text, m_image);
    if (ran.exitCode != 0) {
        EXPECT_EQ(fileText(text), "kept\n");
    }
    mustRun("chmod a-w " + shellQuoted(text));
    expectRefused(text, m_image, {text});
}

TEST_P(OutputOnto, WhatADeviceLiesOnIsRefused) {
    const auto attached = run("losetup --find --show " + shellQuoted(m_image));
    if (attached.exitCode != 0) {
        GTEST_SKIP() << "attaching a loop device needs root and the kernel's loop driver";
    }
    const auto device = attached.out.substr(0, attached.out.find('\n'));
    expectRefused(m_image, device, {m_image});
    expectRefused(device, device, {m_image});
    const auto other = m_images.bare("other.img", 8, "-t ext4");
    expectRefused(device, other, {m_image, other});
    expectRefused(m_image, other, {m_image, other});
    mustRun("losetup --detach " + device);
}

INSTANTIATE_TEST_SUITE_P(Every, OutputOnto, testing::ValuesIn(outputForms),
                         [](const auto& test) { return test.param.name; });

class SnapshotOutput : public testing::Test {
protected:
    Images m_images;
    std::string m_image = m_images.bare("disk.img", 8, "-t ext4 -b 1024");
    std::string m_out = m_images.folder().file("out");

    [[nodiscard]] Ran snapshot(const std::string& more = {}) const {
        return cli(fmt::format("snapshot -o {} {} {}", m_out, more, m_image));
    }
};

TEST_F(SnapshotOutput, ReplacesASnapshotAndKeepsItsMode) {
    ASSERT_EQ(snapshot().exitCode, 0);
    const auto bytes = fileText(m_out);
    mustRun("chmod 640 " + m_out);
    mustRun("tune2fs -L named " + m_image);
    ASSERT_EQ(snapshot().exitCode, 0);
    EXPECT_NE(fileText(m_out), bytes);
    EXPECT_EQ(mustRun("stat -c %a " + m_out), "640\n");
}

TEST_F(SnapshotOutput, ReplacesAnotherKindOnlyByForce) {
    mustRun("echo notes > " + m_out);
    const auto refused = snapshot();
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("holds something else than what would replace it"));
    EXPECT_THAT(refused.err, HasSubstr("--force"));
    EXPECT_EQ(snapshot("--force").exitCode, 0);
    EXPECT_EQ(cli("layout " + m_out).exitCode, 0);
}

TEST_F(SnapshotOutput, ForceOverwritesNoInputAndNoDevice) {
    EXPECT_EQ(cli(fmt::format("snapshot --force -o {0} {0}", m_image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("snapshot --force -o /dev/null {}", m_image)).exitCode, 2);
}

TEST_F(SnapshotOutput, DoesNotGoIntoTheMountedImageThatIsRead) {
    const auto mountPoint = m_images.folder().file("mounted");
    mustRun("mkdir " + mountPoint);
    if (geteuid() != 0 || run(fmt::format("mount -o loop {} {}", m_image, mountPoint)).exitCode != 0) {
        GTEST_SKIP() << "mounting an image needs root and the kernel's loop driver";
    }
    const auto inside = cli(fmt::format("snapshot -o {}/out {}", mountPoint, m_image));
    const auto beside = snapshot();
    mustRun("umount " + mountPoint);
    EXPECT_EQ(inside.exitCode, 2);
    EXPECT_THAT(inside.err, HasSubstr("would lie inside the image that is being read"));
    EXPECT_EQ(beside.exitCode, 0);
}

} // namespace
} // namespace atlas::test
