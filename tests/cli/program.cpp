// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "support/paths.h"

#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace atlas::test {
namespace {

/// tests/schemas/validate names the folder, and holds what the tests read against the schemas.
void keepDocument(const std::string& arguments, const Ran& ran) {
    static int count = 0;
    const char* const folder = std::getenv("EXT4ATLAS_DOCUMENTS");
    if (folder != nullptr && arguments.find("--json") != std::string::npos && ran.exitCode <= 1) {
        std::ofstream(fmt::format("{}/{}-{}.json", folder, ::getpid(), ++count)) << ran.out;
    }
}

} // namespace

Ran cli(const std::string& arguments, std::string_view input) {
    auto ran = run(fmt::format("{} {}", built("ext4atlas-cli"), arguments), input);
    keepDocument(arguments, ran);
    return ran;
}

bool canRecordKernel() {
    static const bool can = [] {
        const TempDir folder;
        return ::geteuid() == 0 && hasTool("nbdfuse") && ::access("/dev/fuse", R_OK | W_OK) == 0 &&
               run(fmt::format("cd {} && truncate -s 8M tried.img && mke2fs -q -t ext4 tried.img && mkdir mnt && "
                               "unshare -m sh -c 'mount -o loop tried.img mnt && umount mnt'",
                               shellQuoted(folder.path().string())))
                       .exitCode == 0;
    }();
    return can;
}

nlohmann::json cliJson(const std::string& arguments, int exitCode) {
    const auto ran = cli(arguments);
    EXPECT_EQ(ran.exitCode, exitCode) << arguments << ": " << ran.err;
    auto json = nlohmann::json::parse(ran.out, nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << arguments << " printed no JSON: " << ran.out.substr(0, 200);
    return json;
}

std::string Images::disk(const std::string& name, std::uint64_t mebibytes, const std::string& script,
                         const std::vector<PartitionContent>& contents) const {
    const auto path = m_folder.file(name);
    makeSparse(path, mebibytes << 20);
    mustRun(fmt::format("sfdisk -q --force {}", shellQuoted(path)), script);
    for (const auto& content : contents) {
        if (!content.mkfs.empty()) {
            mustRun(fmt::format("mke2fs -q -F {} -E offset={} {} {}k", content.mkfs, content.startSector * 512,
                                shellQuoted(path), content.mebibytes * 1024));
        }
    }
    return path;
}

std::string Images::bare(const std::string& name, std::uint64_t mebibytes, const std::string& mkfs) const {
    const auto path = m_folder.file(name);
    makeSparse(path, mebibytes << 20);
    mustRun(fmt::format("mke2fs -q -F {} {}", mkfs, shellQuoted(path)));
    return path;
}

std::string gptDisk(const Images& images, std::uint64_t sector, const std::string& mkfs) {
    const auto script = fmt::format("label: gpt\nfirst-lba: 34\nstart={}, size=60MiB, name=system\n", sector);
    return images.disk(fmt::format("gpt-{}.img", sector), 70, script, {{sector, 59, mkfs}});
}

std::string withoutExamination(std::string out) {
    const auto at = out.find("\"examination\": {");
    if (at == std::string::npos) {
        return out;
    }
    auto end = out.find('{', at) + 1;
    for (int depth = 1; depth > 0; ++end) {
        depth += out[end] == '{' ? 1 : out[end] == '}' ? -1 : 0;
    }
    return out.erase(at, end - at);
}

void spoil(const std::string& path, std::uint64_t at, const std::string& bytes) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(at));
    file << bytes;
}

void writeComb(const std::string& path, std::uint64_t teeth) {
    std::ofstream out(path, std::ios::binary);
    for (std::uint64_t n = 0; n < teeth; ++n) {
        out.seekp(static_cast<std::streamoff>(n * 8192));
        out << std::string(4096, 'x');
    }
}

} // namespace atlas::test
