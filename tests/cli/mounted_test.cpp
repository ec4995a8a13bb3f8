// SPDX-License-Identifier: GPL-3.0-or-later
// File systems that are mounted, or change otherwise, while they are read.
#include "base/byte_source.h"
#include "cli/program.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "layout/descriptor_location.h"
#include "reading/settled_layout.h"
#include "support/changing_source.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace atlas::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using When = ChangingSource::When;

// --- A file that changes.

class SettledLayout : public testing::Test {
protected:
    SettledLayout() { mustRun("mke2fs -q -F -t ext4 -b 1024 " + shellQuoted(m_image) + " 64M"); }

    [[nodiscard]] std::vector<Finding> faultsOf(const ByteSource& source,
                                                const MountedInside* mounted = nullptr) const {
        auto claims = readSettledLayout(source, {.bytes = {{0}, source.size()}}, {}, mounted).value();
        std::erase_if(claims.findings, [](const Finding& each) {
            return each.kind == FindingKind::NeedsRecovery || each.kind == FindingKind::Mounted;
        });
        return claims.findings;
    }
    /// As the file system of a virtual machine that runs.
    void markInUse() const {
        mustRun("debugfs -w -R 'feature needs_recovery' " + shellQuoted(m_image) + " 2>/dev/null");
    }
    /// A byte of the count of directories of group 2, which the checksum of the descriptor covers.
    [[nodiscard]] ByteOffset ofDescriptor() const {
        const auto source = openFile(m_image).value();
        const auto layout = resolve(readLayout(*source, {.bytes = {{0}, source->size()}}).value());
        return descriptorBytes(layout, {2})->first + ByteCount{0x30};
    }

    TempDir m_dir;
    std::string m_image = m_dir.file("fs.img");
};

TEST_F(SettledLayout, HasNoFaultThatPasses) {
    markInUse();
    const auto source = openFile(m_image).value();
    EXPECT_THAT(faultsOf(ChangingSource(*source, ofDescriptor(), When::First)), IsEmpty());
}

TEST_F(SettledLayout, HasTheFaultThatStays) {
    const auto source = openFile(m_image).value();
    const MountedInside here{.start = {0}, .point = "/mnt"};
    for (const auto* mounted : {static_cast<const MountedInside*>(nullptr), &here}) {
        const auto faults = faultsOf(ChangingSource(*source, ofDescriptor(), When::Always), mounted);
        ASSERT_THAT(faults, Not(IsEmpty()));
        EXPECT_EQ(severityOf(faults[0]), Severity::Error);
    }
}

/// A file that is written while `bytes` are read instead of its own.
class WrittenFile final : public ByteSource {
public:
    WrittenFile(const ByteSource& file, const ByteSource& bytes) : m_file(file), m_bytes(bytes) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (m_reads++ == 0) {
            mustRun("touch -d 2001-01-01 " + shellQuoted(m_file.name()));
        }
        return m_bytes.read(offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_file.size(); }
    [[nodiscard]] std::optional<int> descriptor() const override { return m_file.descriptor(); }

private:
    const ByteSource& m_file;
    const ByteSource& m_bytes;
    mutable int m_reads = 0;
};

TEST_F(SettledLayout, OfAFileThatIsWrittenMeanwhileIsReadAgain) {
    const auto file = openFile(m_image).value();
    const ChangingSource atRest(*file, ofDescriptor(), When::First);
    EXPECT_THAT(faultsOf(atRest), Not(IsEmpty())) << "nothing shows that it is in use";
    const ChangingSource written(*file, ofDescriptor(), When::First);
    EXPECT_THAT(faultsOf(WrittenFile(*file, written)), IsEmpty());
}

// --- A file system mounted from a loop device.

class MountedVolume : public testing::Test {
protected:
    void mount(const std::string& before = {}) {
        mustRun("mke2fs -q -F -t ext4 " + shellQuoted(m_image) + " 512M");
        if (!before.empty()) {
            mustRun(before);
        }
        mustRun("mkdir " + m_point);
        const auto loop = geteuid() == 0 ? run("losetup -f --show " + shellQuoted(m_image)) : Ran{1, {}, {}};
        m_loop = loop.out.substr(0, loop.out.find('\n'));
        m_isMounted = loop.exitCode == 0 && run(fmt::format("mount {} {}", m_loop, m_point)).exitCode == 0;
    }
    void TearDown() override {
        if (m_isMounted) {
            mustRun("umount " + m_point);
        }
        if (!m_loop.empty()) {
            mustRun("losetup -d " + m_loop);
        }
    }

    TempDir m_dir;
    std::string m_image = m_dir.file("fs.img");
    std::string m_point = m_dir.file("mnt");
    std::string m_loop;
    bool m_isMounted = false;
};

constexpr const char* noMount = "mounting a loop device needs root and the kernel's loop driver";

/// The kinds of findings that are no notes.
std::vector<std::string> faultsIn(const nlohmann::json& check) {
    std::vector<std::string> all;
    for (const auto& finding : check.at("findings")) {
        if (const auto severity = finding.at("severity"); severity == "error" || severity == "warning") {
            all.push_back(finding.at("text"));
        }
    }
    return all;
}

std::size_t notesOf(const nlohmann::json& check, const std::string& kind) {
    return static_cast<std::size_t>(std::ranges::count_if(
        check.at("findings"), [&](const nlohmann::json& finding) { return finding.at("kind") == kind; }));
}

/// What writes while it is read: the four kinds of loads, or one of them.
constexpr const char* loads[] = {
    "i=0; while :; do i=$((i + 1)); head -c $((i % 90 * 1000)) /dev/urandom >f$((i % 300)); done",
    "while :; do for i in 1 2 3 4 5 6 7 8 9; do echo $i >g$i; head -c 300000 /dev/zero >h$i; done; rm -f g* h*; done",
    "i=0; while :; do i=$((i + 1)); dd if=/dev/urandom of=r bs=4k count=3 seek=$((i * 7919 % 900)) conv=notrunc,fsync "
    "2>/dev/null; done",
    "i=0; while :; do i=$((i + 1)); mkdir -p d$((i % 40))/e; mv d$((i % 40)) m$i; [ $((i % 50)) = 0 ] && rm -rf m*; "
    "done"};

/// Writes to `folder` as long as it lives.
class Load {
public:
    Load(const std::string& folder, std::string command) : m_stop(folder + "/../stop") {
        mustRun("rm -f " + shellQuoted(m_stop));
        constexpr std::string_view endless = "while :";
        command.replace(command.find(endless), endless.size(), "while [ ! -e ../stop ]");
        m_process = mustRun(fmt::format("cd {}; {{ {}; }} >/dev/null 2>&1 & echo $!", shellQuoted(folder), command));
    }
    ~Load() {
        [[maybe_unused]] const auto ended =
            run("touch " + shellQuoted(m_stop) + "; n=0; while kill -0 " + m_process.substr(0, m_process.find('\n')) +
                " 2>/dev/null && [ $n -lt 200 ]; do sleep 0.05; n=$((n + 1)); done");
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

private:
    std::string m_stop;
    std::string m_process;
};

/// ATLAS_LIVE_READINGS: how often it is read under each of the loads, 50 for a long trial.
int readings() {
    const auto* const asked = std::getenv("ATLAS_LIVE_READINGS");
    return asked == nullptr ? 1 : std::max(1, std::atoi(asked));
}

TEST_F(MountedVolume, IsHealthyAndItsMountOneNote) {
    mount();
    if (!m_isMounted) {
        GTEST_SKIP() << noMount;
    }
    mustRun(fmt::format("echo x >{}/a && sync", m_point));
    for (const auto& name : {m_loop, m_image}) {
        const auto check = cliJson("check --health --json " + shellQuoted(name));
        EXPECT_THAT(faultsIn(check), IsEmpty()) << name;
        EXPECT_EQ(notesOf(check, "mounted"), 1U) << name;
        EXPECT_EQ(check.at("health").at("verdict"), "healthy") << name;
    }
    EXPECT_THAT(cli("check --health " + m_loop).out, HasSubstr("its journal holds transactions"));
}

TEST_F(MountedVolume, IsNoFaultUnderLoad) {
    mount();
    if (!m_isMounted) {
        GTEST_SKIP() << noMount;
    }
    for (const auto* load : loads) {
        const Load working(m_point, load);
        mustRun("sleep 0.3");
        for (int n = 0; n < readings(); ++n) {
            const auto check = cliJson("check --health --json " + m_loop);
            EXPECT_THAT(faultsIn(check), IsEmpty()) << load;
            const auto owners = cliJson("owners --json " + m_loop);
            EXPECT_EQ(owners.at("free_but_owned_blocks"), 0) << load;
            EXPECT_EQ(owners.at("contested_blocks"), 0) << load;
            EXPECT_THAT(cli("free " + m_loop).out, Not(HasSubstr("checksum"))) << load;
        }
    }
}

TEST_F(MountedVolume, HasTheFaultThatWasPlantedInIt) {
    const auto bitmap =
        fmt::format("B=$(dumpe2fs {0} 2>/dev/null | sed -n '/^Group 2:/,/^Group 3:/s/.*Block bitmap at "
                    "\\([0-9]*\\).*/\\1/p') && printf '\\125' | dd of={0} bs=1 seek=$((B * 4096 + 3000)) "
                    "conv=notrunc 2>/dev/null",
                    shellQuoted(m_image));
    mount(bitmap);
    if (!m_isMounted) {
        GTEST_SKIP() << noMount;
    }
    const auto check = cliJson("check --health --json " + m_loop, 1);
    EXPECT_THAT(faultsIn(check), testing::Contains(HasSubstr("group 2")));
    const Load working(m_point, loads[0]);
    EXPECT_THAT(faultsIn(cliJson("check --health --json " + m_loop, 1)), testing::Contains(HasSubstr("group 2")));
}

} // namespace
} // namespace atlas::test
