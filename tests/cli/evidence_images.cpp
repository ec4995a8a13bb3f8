// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evidence_images.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace atlas::test {
namespace {

constexpr std::uint64_t inodeBytes = 256;
constexpr std::uint32_t firstSpoiled = 33; // begins a block of the table
constexpr std::uint32_t spoiled = 32;

} // namespace

std::string firstGroup(const std::string& text, const std::string& pattern) {
    std::smatch match;
    if (!std::regex_search(text, match, std::regex(pattern))) {
        throw std::runtime_error(fmt::format("no {} in: {}", pattern, text));
    }
    return match[1].str();
}

std::uint64_t firstNumber(const std::string& text, const std::string& pattern) {
    return std::stoull(firstGroup(text, pattern));
}

Evidence& Evidence::get() {
    static Evidence evidence;
    return evidence;
}

std::string Evidence::image(const std::string& name) {
    if (m_made.insert(name).second) {
        make(name);
    }
    return m_images.folder().file(name + ".img");
}

void Evidence::make(const std::string& name) {
    if (name == "plain") {
        makePlain();
    } else if (name == "blank") {
        makeSpoiled(name, firstSpoiled, spoiled, '\0');
    } else if (name == "ones") {
        makeSpoiled(name, firstSpoiled, spoiled, '\xFF');
    } else if (name == "stale") {
        makeSpoiled(name, noted("stale"), 1, 'A');
    } else if (name == "residue") {
        makeSpoiled(name, noted("gone"), 1, '\0');
    } else if (name == "journal") {
        makeJournal();
    } else if (name == "whole") {
        makeWhole();
    } else if (name == "cut") {
        makeCut();
    } else {
        makeDisk();
    }
}

std::string Evidence::debugfs(const std::string& name, const std::string& request) {
    return run(fmt::format("debugfs -R {} {}", shellQuoted(request), image(name))).out;
}

void Evidence::write(const std::string& name, const std::string& request) {
    mustRun(fmt::format("debugfs -w -R {} {}", shellQuoted(request), image(name)));
}

void Evidence::copy(const std::string& from, const std::string& to) {
    mustRun(fmt::format("cp --sparse=always {} {}", image(from), image(to)));
}

std::string Evidence::found(const std::string& name, const std::string& request, const std::string& pattern) {
    return firstGroup(debugfs(name, request), pattern);
}

std::uint64_t Evidence::number(const std::string& name, const std::string& request, const std::string& pattern) {
    return std::stoull(found(name, request, pattern));
}

std::uint64_t Evidence::hexadecimal(const std::string& name, const std::string& request, const std::string& pattern) {
    return std::stoull(found(name, request, pattern), nullptr, 16);
}

std::uint64_t Evidence::inodeOf(const std::string& name, const std::string& path) {
    return number(name, "stat " + path, R"(Inode: (\d+))");
}

std::vector<std::uint64_t> Evidence::blocksOf(const std::string& name, const std::string& path) {
    std::istringstream in(debugfs(name, "blocks " + path));
    std::vector<std::uint64_t> blocks;
    for (std::uint64_t block = 0; in >> block;) {
        blocks.push_back(block);
    }
    return blocks;
}

std::uint64_t Evidence::byteOfInode(const std::string& name, std::uint64_t inode) {
    const auto request = fmt::format("imap <{}>", inode);
    return number(name, request, R"(located at block (\d+))") * blockSize +
           hexadecimal(name, request, "offset 0x([0-9a-f]+)");
}

std::uint64_t Evidence::inUse(const std::string& name, std::uint64_t first, std::uint64_t count) {
    std::uint64_t used = 0;
    for (auto inode = first; inode < first + count; ++inode) {
        used += debugfs(name, fmt::format("testi <{}>", inode)).find("marked in use") != std::string::npos ? 1 : 0;
    }
    return used;
}

std::uint64_t Evidence::freeFrom(const std::string& name, std::uint64_t first) {
    const std::regex lists(R"(\n  Free blocks: ([^\n]*))");
    const std::regex range(R"((\d+)(?:-(\d+))?)");
    const auto dump = dumpe2fs(name);
    std::uint64_t free = 0;
    for (std::sregex_iterator list(dump.begin(), dump.end(), lists), end; list != end; ++list) {
        const auto text = (*list)[1].str();
        for (std::sregex_iterator at(text.begin(), text.end(), range); at != end; ++at) {
            const auto from = std::max(std::stoull((*at)[1].str()), static_cast<unsigned long long>(first));
            const auto last = std::stoull((*at)[(*at)[2].matched ? 2 : 1].str());
            free += last >= from ? last - from + 1 : 0;
        }
    }
    return free;
}

std::string Evidence::dumpe2fs(const std::string& name) { return run("dumpe2fs " + image(name)).out; }

void Evidence::makePlain() {
    const auto root = m_images.folder().file("root");
    std::filesystem::create_directories(root + "/dir/inner");
    std::filesystem::create_directories(root + "/gone");
    for (int n = 0; n < 60; ++n) {
        std::ofstream(fmt::format("{}/dir/file{}", root, n)) << std::string(5000, 'f');
    }
    std::ofstream(root + "/gone/name in a removed directory") << "x";
    std::ofstream(root + "/deleted") << std::string(20'000, 'd');
    std::filesystem::create_hard_link(root + "/dir/file3", root + "/second");
    std::filesystem::create_symlink("dir/file1", root + "/link");
    std::ofstream(root + "/big-attribute") << "x";
    const auto value = m_images.folder().file("value");
    std::ofstream(value) << std::string(1000, 'v');
    writeComb(root + "/comb", 10);
    mustRun(fmt::format("mke2fs -q -t ext4 -b 4096 -I 256 -N 1024 -d {} {} 32M", root, image("plain")));
    m_noted["deleted"] = inodeOf("plain", "/deleted");
    m_noted["deleted block"] = blocksOf("plain", "/deleted").at(2);
    m_noted["gone"] = inodeOf("plain", "/gone");
    m_noted["gone block"] = blocksOf("plain", "/gone").at(0);
    m_noted["stale"] = std::stoull(firstGroup(dumpe2fs("plain"), R"(Inodes per group:\s+(\d+))"));
    for (const auto* const request :
         {"rm /deleted", "rm \"/gone/name in a removed directory\"", "rmdir /gone", "sif /dir/file1 uid 70001",
          "sif /dir/file1 gid 80002", "sif /dir/file1 mtime 19600102030405", "sif /dir/file1 ctime 20450102030405",
          "sif /dir/file1 atime_extra 0x1D6F3454", "sif /dir/file9 links_count 0", "sif /dir/file10 links_count 0",
          "sif /dir/file2 mode 0104750"}) {
        write("plain", request);
    }
    write("plain", fmt::format("ea_set -f {} /big-attribute user.big", value));
    write("plain", fmt::format("sif /dir/file9 dtime {}", inodeOf("plain", "/dir/file10")));
    write("plain", "sif /dir/file10 dtime 0");
    write("plain", fmt::format("ssv last_orphan {}", inodeOf("plain", "/dir/file9")));
}

void Evidence::makeSpoiled(const std::string& name, std::uint64_t first, std::uint64_t count, char content) {
    copy("plain", name);
    spoil(image(name), byteOfInode(name, first), std::string(count * inodeBytes, content));
}

/// Two transactions: block 41 in the first, a block of the inode table in the second.
void Evidence::makeJournal() {
    copy("plain", "journal");
    const auto content = m_images.folder().file("content");
    std::ofstream(content) << std::string(blockSize, 'j');
    m_noted["journalled"] = number("journal", "imap <2>", R"(located at block (\d+))");
    const auto script = fmt::format("jo\njw -b 41 {0}\njc\njo\njw -b {1} {0}\njc\n", content, m_noted["journalled"]);
    mustRun(fmt::format("debugfs -w -f - {}", image("journal")), script);
}

void Evidence::makeWhole() {
    const auto root = m_images.folder().file("long");
    std::filesystem::create_directories(root);
    std::ofstream(root + "/early") << std::string(1 << 20, 'e');
    for (int n = 0; n < 24; ++n) {
        std::ofstream(fmt::format("{}/part{:02}", root, n)) << std::string(1 << 20, 'p');
    }
    mustRun(fmt::format("mke2fs -q -t ext4 -b 4096 -d {} {} 48M", root, image("whole")));
}

void Evidence::makeCut() {
    copy("whole", "cut");
    std::filesystem::resize_file(image("cut"), cutBlock * blockSize);
}

/// The first partition lies on it, the second wholly past the end.
void Evidence::makeDisk() {
    {
        const std::ofstream made(image("disk"));
    }
    std::filesystem::resize_file(image("disk"), 64 << 20);
    mustRun("sfdisk -q " + image("disk"),
            "label: dos\nstart=4096,size=20480,type=83\nstart=98304,size=20480,type=83\n");
    mustRun(fmt::format("mke2fs -q -t ext4 -F -E offset=2097152 {} 10240k", image("disk")));
    std::filesystem::resize_file(image("disk"), 32 << 20);
}

} // namespace atlas::test
