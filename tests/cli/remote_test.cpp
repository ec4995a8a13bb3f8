// SPDX-License-Identifier: GPL-3.0-or-later
// An image on another machine is read like one on this machine, in a few requests, and whatever the server does costs one
// sentence.
#include "cli/program.h"
#include "cli/range_server.h"
#include "support/paths.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

class Remote : public ::testing::Test {
protected:
    [[nodiscard]] std::string folder() const { return m_images.folder().path().string(); }

    /// Each report on `url` is that on `path`, but for the place.
    static void expectTheSame(const std::string& url, const std::string& path) {
        for (const auto* command : {"check --json", "check --health --explain", "info", "layout --json", "free",
                                    "show --json", "check --files"}) {
            const auto what = std::string(command).starts_with("show") ? " superblock" : "";
            const auto local = cli(fmt::format("{} {}{}", command, shellQuoted(path), what));
            const auto remote = cli(fmt::format("{} {}{}", command, shellQuoted(url), what));
            EXPECT_EQ(remote.exitCode, local.exitCode) << command << ": " << remote.err;
            EXPECT_EQ(replaced(replaced(withoutExamination(remote.out), shellQuoted(url), path), url, path),
                      withoutExamination(local.out))
                << command;
        }
    }

    Images m_images;
};

TEST_F(Remote, IsReadLikeAFile) {
    const auto path = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto bare = m_images.bare("bare.img", 40, "-t ext4 -b 1024");
    const RangeServer server(folder());
    expectTheSame(server.url("plain/gpt-2050.img"), path);
    expectTheSame(server.url("elsewhere/bare.img"), bare);
    const auto examination = json::parse(cli("check --json " + server.url("plain/bare.img")).out)["examination"];
    EXPECT_EQ(examination["path"], server.url("plain/bare.img"));
    EXPECT_TRUE(examination["modified"].is_null() && examination["modified_ns"].is_null()) << examination;
    EXPECT_EQ(examination["opened_read_only"], true);
    EXPECT_GT(examination["network_bytes"], 0);
    expectTheSame(server.url("dropping/bare.img"), bare);
}

TEST_F(Remote, MayBeADiskOfAVirtualMachine) {
    const auto path = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto raw = m_images.folder().file("disk.img");
    std::filesystem::rename(path, raw);
    mustRun(fmt::format("cd {} && qemu-img convert -c -O qcow2 disk.img disk.qcow2 && "
                        "qemu-img convert -O vdi disk.img disk.vdi && qemu-img convert -O vmdk disk.img disk.vmdk && "
                        "qemu-img create -q -f qcow2 -b disk.qcow2 -F qcow2 overlay.qcow2 && "
                        "head -c 400000 disk.vdi > cut.vdi && qemu-img convert -O qcow2 disk.img cut.qcow2 && "
                        "truncate -s 500000 cut.qcow2",
                        shellQuoted(folder())));
    const RangeServer server(folder());
    for (const auto* file : {"disk.qcow2", "disk.vdi", "disk.vmdk", "cut.vdi", "cut.qcow2"}) {
        expectTheSame(server.url(std::string("plain/") + file), m_images.folder().file(file));
    }
    const auto scanned = cli("scan -q " + server.url("plain/disk.qcow2"));
    EXPECT_EQ(json::parse(scanned.out)["envelope"], "qcow2") << scanned.out;
    EXPECT_GT(json::parse(scanned.out)["requests"], 2);
    EXPECT_LT(json::parse(scanned.out)["bytes_read"], 2 << 20);
    const auto overlay = cli("check " + server.url("plain/overlay.qcow2"));
    EXPECT_EQ(overlay.exitCode, 3);
    EXPECT_THAT(overlay.err, AllOf(HasSubstr("rests on disk.qcow2"), HasSubstr("download both first"),
                                   HasSubstr(server.url("plain/overlay.qcow2"))));
    const auto changing = cli("check " + server.url("changing/disk.qcow2"));
    EXPECT_EQ(changing.exitCode, 3) << changing.out;
    EXPECT_THAT(changing.err, HasSubstr("changed on the server while it was read"));
    EXPECT_NE(cli("check " + server.url("dropping/disk.qcow2")).exitCode, 3);
}

TEST_F(Remote, SaysInOneSentenceWhatTheServerDoes) {
    const auto path = m_images.bare("bare.img", 40, "-t ext4 -b 1024");
    const RangeServer server(folder());
    const std::vector<std::pair<std::string, std::string>> cases{
        {"whole", "does not send parts of the file"},
        {"403", "refuses access (status 403)"},
        {"401", "wants a name and a password"},
        {"404", "has no such file (status 404)"},
        {"503", "answers with status 503"},
        {"to-file", "redirects to file, and only http and https are followed"},
        {"to-private", "redirects to a private address"},
        {"round", "redirects again and again"},
        {"junk", "cannot be read over the network"},
        {"short", "cannot be read over the network"},
        {"changing", "changed on the server while it was read"},
        {"longer", "the server has fewer bytes than it stated"},
        {"garbage", "no ext superblock"},
    };
    for (const auto& [mode, sentence] : cases) {
        const auto ran = cli("check --files " + server.url(mode + "/bare.img"));
        EXPECT_THAT(ran.err + ran.out, HasSubstr(sentence)) << mode;
        EXPECT_NE(ran.exitCode, 0) << mode;
        EXPECT_LT(ran.exitCode, 4) << mode;
    }
    EXPECT_THAT(cli("check http://127.0.0.1:1/x.img").err, HasSubstr("the server cannot be reached"));
    EXPECT_THAT(cli("check http://nowhere.invalid/x.img").err, HasSubstr("there is no host of this name"));
    EXPECT_THAT(cli("check s3://").err, HasSubstr("s3://BUCKET/KEY"));
    EXPECT_THAT(cli("check sftp://host").err, HasSubstr("sftp://[USER@]HOST[:PORT]/PATH"));
    EXPECT_THAT(cli("check nbd://127.0.0.1:1/x").err, HasSubstr("cannot be opened"));
}

TEST_F(Remote, TakesFewRequestsAndBytes) {
    const auto path = m_images.folder().file("large.img");
    makeSparse(path, std::uint64_t{64} << 30);
    mustRun("sfdisk -q " + shellQuoted(path), "label: gpt\nstart=2048\n");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -E offset=1048576 {} 67106816k", shellQuoted(path)));
    const RangeServer server(folder());
    const auto ran = cli("scan -q " + server.url("plain/large.img"));
    const auto line = json::parse(ran.out);
    EXPECT_EQ(line["good"], true) << ran.out;
    EXPECT_EQ(line["etag"], "\"one\"");
    EXPECT_LT(line["bytes_read"], 2 << 20);
    EXPECT_LT(line["requests"], 64);
    EXPECT_GT(line["bytes_read"], 1 << 17);
}

TEST_F(Remote, SignsRequestsToABucket) {
    std::filesystem::create_directory(m_images.folder().file("golden"));
    const auto path = m_images.bare("golden/a b&c.img", 8, "-t ext4 -b 1024");
    for (int n = 0; n < 7; ++n) {
        std::filesystem::copy_file(path, m_images.folder().file(fmt::format("golden/{}.img", n)));
    }
    std::ofstream(m_images.folder().file("golden/notes.txt")) << "no image";
    const RangeServer server(folder());
    const std::string keys = "env HOME=/nonexistent AWS_ACCESS_KEY_ID=tester AWS_SECRET_ACCESS_KEY=";
    const auto program = built("ext4atlas-cli");
    const auto checkIt =
        fmt::format("{} check --endpoint-url {} 's3://bucket/golden/a b&c.img'", program, server.address());
    EXPECT_EQ(run(keys + "secret " + checkIt).exitCode, 0) << run(keys + "secret " + checkIt).err;
    const auto refused = run(keys + "wrong " + checkIt);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("refuses access (status 403)"), HasSubstr("AWS_PROFILE")));
    const auto scan =
        run(fmt::format("{}secret AWS_ENDPOINT_URL={} {} scan s3://bucket/golden/", keys, server.address(), program));
    EXPECT_EQ(std::ranges::count(scan.out, '\n'), 8) << scan.out << scan.err;
    EXPECT_THAT(scan.err, HasSubstr("1 file or folder that holds no disk was left out"));
    const auto home = m_images.folder().file("home");
    std::filesystem::create_directories(home + "/.aws");
    std::ofstream(home + "/.aws/credentials")
        << "[default]\naws_access_key_id = nobody\n[lab]\naws_access_key_id = tester\n"
           "aws_secret_access_key = secret\n";
    std::ofstream(home + "/.aws/config") << fmt::format("[profile lab]\nregion = eu-west-1\nendpoint_url = {}/\n",
                                                        server.address());
    EXPECT_EQ(run(fmt::format("env -u AWS_ACCESS_KEY_ID HOME={} AWS_PROFILE=lab {} check s3://bucket/golden/3.img",
                              shellQuoted(home), program))
                  .exitCode,
              0);
    EXPECT_THAT(run(keys + "secret " + program + " check s3://bucket/golden/").err,
                HasSubstr("is a bucket or a prefix"));
}

TEST_F(Remote, IsSkippedByALaterScanIfItsTagIsTheSame) {
    const auto path = m_images.bare("bare.img", 8, "-t ext4 -b 1024");
    const RangeServer server(folder());
    const auto lines = shellQuoted(m_images.folder().file("lines"));
    const auto command = fmt::format("{} scan --resume {} {} {} >> {}", built("ext4atlas-cli"), lines,
                                     server.url("plain/bare.img"), server.url("404/bare.img"), lines);
    EXPECT_EQ(run(command).exitCode, 3);
    const auto again = run(command);
    EXPECT_EQ(again.exitCode, 3);
    EXPECT_THAT(again.err, AllOf(HasSubstr("1 image has not changed"), HasSubstr("2 images and devices")));
    EXPECT_EQ(mustRun("grep -c plain " + lines), "1\n") << "what was read is not read again";
    EXPECT_EQ(mustRun("grep -c 404 " + lines), "2\n") << "what failed is tried again";
}

/// A program that runs until the end of a test.
class Background {
public:
    explicit Background(const std::string& command)
        : m_process(std::stoi(mustRun(command + " >/dev/null 2>&1 & echo $!"))) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { ::kill(m_process, SIGTERM); }

private:
    int m_process;
};

void waitFor(const std::string& path) {
    mustRun(fmt::format("n=0; while ! [ -e {0} ] && [ $n -lt 100 ]; do sleep 0.05; n=$((n + 1)); done; [ -e {0} ]",
                        shellQuoted(path)));
}

/// A TCP port of loopback on which nothing listens. The kernel chooses it, so that tests that run at the same time get
/// different ones.
int freePort() {
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    // bind() and getsockname() take every family of address through this type.
    auto* const any = reinterpret_cast<sockaddr*>(&address); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
    const bool isBound = listener >= 0 && ::bind(listener, any, size) == 0 && ::getsockname(listener, any, &size) == 0;
    const auto port = ntohs(address.sin_port);
    ::close(listener);
    if (!isBound) {
        throw std::runtime_error("no free port on 127.0.0.1");
    }
    return port;
}

/// Whether a server answers within seconds: its files are there before it accepts connections.
bool answers(const std::string& url) {
    for (int n = 0; n < 40; ++n) {
        if (cli("info " + shellQuoted(url)).exitCode == 0) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

TEST_F(Remote, MayBeServedByNbd) {
    const auto path = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto disk = m_images.folder().file("disk.qcow2");
    mustRun(fmt::format("qemu-img convert -O qcow2 {} {}", shellQuoted(path), shellQuoted(disk)));
    const auto serve = [&](const std::string& where, const std::string& file) {
        return fmt::format("qemu-nbd --read-only --persistent --shared=8 --format=raw {} {}", where, shellQuoted(file));
    };
    const auto socket = m_images.folder().file("socket");
    const Background local(serve("--socket=" + shellQuoted(socket), path));
    waitFor(socket);
    ASSERT_TRUE(answers("nbd+unix:///?socket=" + socket));
    expectTheSame("nbd+unix:///?socket=" + socket, path);
    const auto port = freePort();
    const Background overTcp(serve(fmt::format("--bind=127.0.0.1 --port={}", port), path));
    const auto url = fmt::format("nbd://127.0.0.1:{}", port);
    ASSERT_TRUE(answers(url));
    expectTheSame(url, path);
    const auto other = m_images.folder().file("other");
    const Background virtualDisk(serve("--socket=" + shellQuoted(other), disk));
    waitFor(other);
    ASSERT_TRUE(answers("nbd+unix:///?socket=" + other));
    expectTheSame("nbd+unix:///?socket=" + other, disk);
}

/// An SSH server on loopback that knows one key, which only this test has.
class SshServer {
public:
    explicit SshServer(const std::string& folder) : m_folder(folder), m_port(freePort()) {
        std::filesystem::create_directory(m_folder);
        std::filesystem::create_directory(m_folder + "/.ssh");
        const auto make = [&](const char* name) {
            mustRun(fmt::format("ssh-keygen -q -t ed25519 -N '' -f {}", shellQuoted(m_folder + "/" + name)));
        };
        make("host");
        make(".ssh/id_ed25519");
        std::filesystem::copy_file(m_folder + "/.ssh/id_ed25519.pub", m_folder + "/authorized");
        mustRun(fmt::format("(printf '[127.0.0.1]:{} '; cat {}) > {}", m_port, shellQuoted(m_folder + "/host.pub"),
                            shellQuoted(m_folder + "/.ssh/known_hosts")));
        std::ofstream(m_folder + "/.ssh/config") << fmt::format(
            "Host *\nIdentityFile {0}/.ssh/id_ed25519\nUserKnownHostsFile {0}/.ssh/known_hosts\n", m_folder);
        std::ofstream(m_folder + "/sshd_config") << fmt::format(
            "Port {1}\nListenAddress 127.0.0.1\nHostKey {0}/host\nAuthorizedKeysFile {0}/authorized\nStrictModes no\n"
            "UsePAM no\nPidFile {0}/pid\nSubsystem sftp internal-sftp\n",
            m_folder, m_port);
        m_started = run(fmt::format("mkdir -p /run/sshd 2>/dev/null; $(command -v sshd) -f {}",
                                    shellQuoted(m_folder + "/sshd_config")))
                        .exitCode == 0;
        if (m_started) {
            waitFor(m_folder + "/pid");
        }
    }
    SshServer(const SshServer&) = delete;
    SshServer& operator=(const SshServer&) = delete;
    ~SshServer() {
        if (m_started) {
            mustRun(fmt::format("kill $(cat {})", shellQuoted(m_folder + "/pid")));
        }
    }

    [[nodiscard]] bool isStarted() const { return m_started; }
    [[nodiscard]] std::string place(std::string_view scheme, const std::string& path) const {
        return fmt::format("{}://127.0.0.1:{}{}", scheme, m_port, path);
    }

private:
    std::string m_folder;
    int m_port;
    bool m_started = false;
};

TEST_F(Remote, IsReachedBySsh) {
    if (!hasTool("sshd") || !hasTool("ssh-keygen") || !hasTool("nbdkit")) {
        GTEST_SKIP() << "openssh-server or nbdkit is not installed";
        if (::geteuid() != 0 || run("unshare -m true").exitCode != 0) {
            GTEST_SKIP() << "only root may mount the keys where ssh looks for them";
        }
    }
    const auto path = gptDisk(m_images, 2050, "-t ext4 -b 4096");
    const auto bare = m_images.bare("bare.img", 16, "-t ext4 -b 1024");
    const auto home = m_images.folder().file("home");
    const SshServer server(home);
    if (!server.isStarted()) {
        GTEST_SKIP() << "sshd does not start here";
    }
    // ssh takes its files from the folder in the password database, so they are mounted there, for this command alone.
    const auto with = [&](const std::string& arguments) {
        return run(fmt::format("mkdir -p /root/.ssh && unshare -m sh -c {}",
                               shellQuoted(fmt::format("mount --bind {}/.ssh /root/.ssh && exec {} {}",
                                                       shellQuoted(home), built("ext4atlas-cli"), arguments))));
    };
    const auto local = cli("check --json " + shellQuoted(path));
    const auto sftp = with("check --json " + server.place("sftp", path));
    EXPECT_EQ(sftp.exitCode, 1) << sftp.err;
    EXPECT_EQ(replaced(withoutExamination(sftp.out), server.place("sftp", path), path), withoutExamination(local.out));
    EXPECT_THAT(sftp.err, HasSubstr("over the network"));
    const auto disk = m_images.folder().file("disk.qcow2");
    mustRun(fmt::format("qemu-img convert -O qcow2 {} {}", shellQuoted(path), shellQuoted(disk)));
    const auto virtualDisk = with("check --json " + server.place("sftp", disk));
    EXPECT_EQ(virtualDisk.exitCode, 1) << virtualDisk.err;
    EXPECT_EQ(replaced(withoutExamination(virtualDisk.out), server.place("sftp", disk), disk),
              withoutExamination(cli("check --json " + shellQuoted(disk)).out));
    const auto missing = with("check " + server.place("sftp", "/nowhere.img"));
    EXPECT_EQ(missing.exitCode, 3);
    EXPECT_THAT(missing.err, HasSubstr("cannot be read over SFTP"));
    const auto ssh = with("info " + server.place("ssh", bare));
    EXPECT_EQ(ssh.exitCode, 0) << ssh.err;
    EXPECT_THAT(ssh.out, HasSubstr("ext4"));
    const auto none = with("info " + server.place("ssh", "/nowhere"));
    EXPECT_EQ(none.exitCode, 3);
    EXPECT_THAT(none.err, HasSubstr("cannot be read over ssh"));
}

} // namespace
} // namespace atlas::test
