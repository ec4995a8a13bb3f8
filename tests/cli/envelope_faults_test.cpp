// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are made to mislead, and such as are cut or incomplete: each is a clear error or a finding.
#include "cli/program.h"
#include "support/paths.h"

#include <chrono>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <thread>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

struct FileFault {
    const char* name;
    const char* make; ///< of fs.img, a sound file system of 8 MiB, and disk.qcow2, which holds it
    const char* file;
    const char* said;
};

std::ostream& operator<<(std::ostream& out, const FileFault& fault) { return out << fault.name; }

const FileFault refusedFiles[] = {
    {"ALoop", "qemu-img rebase -u -b disk.qcow2 -F qcow2 disk.qcow2", "disk.qcow2", "a loop"},
    {"ALoopOfTwo",
     "cp disk.qcow2 b.qcow2; qemu-img rebase -u -b b.qcow2 -F qcow2 disk.qcow2; "
     "qemu-img rebase -u -b disk.qcow2 -F qcow2 b.qcow2",
     "disk.qcow2", "a loop"},
    {"ALongChain",
     "cp disk.qcow2 c0; for n in $(seq 1000); do cp --reflink=auto disk.qcow2 c$n; done; "
     "for n in $(seq 70); do qemu-img rebase -u -b c$((n-1)) -F qcow2 c$n; done; cp c70 disk.qcow2",
     "disk.qcow2", "more than 64 backing files"},
    {"AMissingBackingFile", "qemu-img rebase -u -b gone.img -F raw disk.qcow2", "disk.qcow2",
     "gone.img, which cannot be opened: No such file"},
    {"ABackingFolder", "mkdir f; qemu-img rebase -u -b f -F raw disk.qcow2", "disk.qcow2", "no regular file"},
    {"ABackingPipe", "mkfifo f; qemu-img rebase -u -b f -F raw disk.qcow2", "disk.qcow2", "no regular file"},
    {"ADevice", "qemu-img rebase -u -b /dev/zero -F raw disk.qcow2", "disk.qcow2",
     "/dev/zero, which is no regular file"},
    {"AnNbdServer", "qemu-img rebase -u -b nbd://localhost/x -F raw disk.qcow2", "disk.qcow2",
     "nbd://localhost/x, and only files on this machine"},
    {"AWebServer", "qemu-img rebase -u -b http://localhost/x -F raw disk.qcow2", "disk.qcow2",
     "http://localhost/x, and only"},
    {"ASshServer", "qemu-img rebase -u -b ssh://localhost/x -F raw disk.qcow2", "disk.qcow2",
     "ssh://localhost/x, and only"},
    {"ADescription",
     "qemu-img rebase -u -F raw -b 'json:{\"driver\":\"file\",\"filename\":\"/etc/passwd\"}' disk.qcow2", "disk.qcow2",
     "and only files on this machine"},
    {"ADriver", "qemu-img rebase -u -b fs.img -F host_device disk.qcow2", "disk.qcow2",
     "a file of the format host_device"},
    // qemu-img measures the processor time of a short derivation and gives up where the kernel's ticks count none, which
    // happens now and then.
    {"Encryption",
     "for try in $(seq 50); do qemu-img create -q -f qcow2 --object secret,id=s,data=x "
     "-o encrypt.format=luks,encrypt.key-secret=s,encrypt.iter-time=10 e.qcow2 8M && break; done",
     "e.qcow2", "is encrypted"},
    {"ADifferencingVhd",
     "qemu-img convert -O vpc fs.img v.vhd; printf '\\4' | dd of=v.vhd bs=1 seek=63 conv=notrunc status=none", "v.vhd",
     "a differencing VHD"},
    {"ABrokenHeader",
     "head -c 65536 disk.qcow2 > h.qcow2; printf '\\377\\377' | dd of=h.qcow2 bs=1 seek=40 conv=notrunc status=none",
     "h.qcow2", "cannot be opened"},
    {"AMissingExtent", "qemu-img convert -O vmdk -o subformat=twoGbMaxExtentSparse fs.img m.vmdk; rm m-s001.vmdk",
     "m.vmdk", "No such file"},
    {"AnExtentElsewhere",
     "qemu-img convert -O vmdk -o subformat=monolithicFlat fs.img m.vmdk; sed -i s,m-flat.vmdk,/etc/passwd, m.vmdk",
     "m.vmdk", "cannot be opened"},
    {"ACutSparseImage", "img2simg fs.img s.simg; truncate -s -100 s.simg", "s.simg", "is cut short"},
    {"AFalseSparseImage",
     "img2simg fs.img s.simg; printf '\\377\\377' | dd of=s.simg bs=1 seek=32 conv=notrunc status=none", "s.simg",
     "cannot be right"},
};

class FaultyFile : public testing::TestWithParam<FileFault> {
protected:
    void SetUp() override {
        for (const auto* const tool : {"qemu-nbd", "img2simg"}) {
            if (!hasTool(tool)) {
                GTEST_SKIP() << tool << " is not installed";
            }
        }
        mustRun(fmt::format("cd {} && truncate -s 8M fs.img && mke2fs -q -F -t ext4 fs.img && "
                            "qemu-img convert -O qcow2 fs.img disk.qcow2 && {{ {}; }}",
                            m_folder.path().string(), GetParam().make));
    }

    TempDir m_folder;
};

class RefusedFile : public FaultyFile {};

TEST_P(RefusedFile, IsRefusedWithTheReason) {
    const auto before = mustRun("ls " + m_folder.path().string());
    const auto ran = cli("info " + m_folder.file(GetParam().file));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr(GetParam().said));
    EXPECT_EQ(mustRun("ls " + m_folder.path().string()), before);
}

INSTANTIATE_TEST_SUITE_P(Faults, RefusedFile, testing::ValuesIn(refusedFiles),
                         [](const auto& tested) { return std::string(tested.param.name); });

const FileFault incompleteFiles[] = {
    {"ACutQcow2", "truncate -s 350000 disk.qcow2", "disk.qcow2", "disk.qcow2 is shorter than it states"},
    {"ACutVmdk", "qemu-img convert -O vmdk fs.img m.vmdk; truncate -s 150000 m.vmdk", "m.vmdk",
     "shorter than it states"},
    {"ACutExtent",
     "qemu-img convert -O vmdk -o subformat=twoGbMaxExtentSparse fs.img m.vmdk; truncate -s 70000 m-s001.vmdk",
     "m.vmdk", "m-s001.vmdk is shorter than it states"},
    {"ACutFlatExtent",
     "qemu-img convert -O vmdk -o subformat=monolithicFlat fs.img m.vmdk; truncate -s 70000 m-flat.vmdk", "m.vmdk",
     "m-flat.vmdk is shorter than it states"},
    {"ACutVdi", "qemu-img convert -O vdi fs.img v.vdi; truncate -s 500000 v.vdi", "v.vdi", "shorter than it states"},
    {"ACutBackingFile", "qemu-img create -q -f qcow2 -b disk.qcow2 -F qcow2 top.qcow2; truncate -s 350000 disk.qcow2",
     "top.qcow2", "disk.qcow2 is shorter than it states"},
    {"AMissingPiece", "split -b 2M -a 3 --numeric-suffixes=1 fs.img p.; rm p.003", "p.001",
     "p.003 is missing, and with it 2,097,152 bytes of the disk"},
    {"AMissingLetteredPiece", "split -b 2M fs.img p.; rm p.ac", "p.aa",
     "p.ac is missing, and with it 2,097,152 bytes of the disk"},
};

class IncompleteFile : public FaultyFile {};

TEST_P(IncompleteFile, OpensWithAFinding) {
    const auto ran = cli("check --health " + m_folder.file(GetParam().file));
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr(GetParam().said)) << ran.err;
    EXPECT_THAT(cli("check --health " + m_folder.file("fs.img")).out, Not(HasSubstr("shorter")));
}

INSTANTIATE_TEST_SUITE_P(Faults, IncompleteFile, testing::ValuesIn(incompleteFiles),
                         [](const auto& tested) { return std::string(tested.param.name); });

class QemuChild : public testing::Test {
protected:
    void SetUp() override {
        if (!hasTool("qemu-nbd")) {
            GTEST_SKIP() << "qemu-nbd is not installed";
        }
        mustRun("qemu-img create -q -f qcow2 " + file + " 64M");
    }

    /// The processes that name the file in their command line, other than this question.
    [[nodiscard]] std::string processes() const {
        return run("ps -eo args | grep -F " + shellQuoted(file) + " | grep -v grep").out;
    }

    TempDir folder;
    std::string file = folder.file("child.qcow2");
};

TEST_F(QemuChild, IsNamedByItsPackageIfMissing) {
    const auto ran = run("PATH=/nowhere " + built("ext4atlas-cli") + " info " + file);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("qemu-nbd, which opens it, is not installed"));
    EXPECT_THAT(ran.err, HasSubstr("install qemu-utils"));
}

TEST_F(QemuChild, EndsWithTheProgramEvenIfThatIsKilled) {
    mustRun("python3 -c \""
            "import socket,subprocess,time,os,signal;"
            "a,b=socket.socketpair();"
            "p=subprocess.Popen(['" +
            built("ext4atlas-cli") + "','bytes','" + file +
            "'],stdin=b);"
            "a.recv(16);"
            "assert subprocess.run(['pgrep','-f','qemu-nbd.*child.qcow2'],stdout=subprocess.DEVNULL).returncode==0;"
            "p.kill();p.wait()\"");
    for (int tries = 0; tries < 50 && !processes().empty(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_EQ(processes(), "");
}

} // namespace
} // namespace atlas::test
