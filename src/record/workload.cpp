// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/workload.h"

#include "base/file_descriptor.h"
#include "base/units.h"

#include <algorithm>
#include <cmath>
#include <fcntl.h>
#include <fmt/format.h>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas {
namespace {

constexpr std::uint64_t treeDirectories = 1000;
constexpr std::uint64_t treeFiles = 20'000;
constexpr std::uint64_t treesBelow = 10; ///< directories in a directory
constexpr std::uint64_t smallDirectories = 100;
constexpr std::uint64_t smallFiles = 100'000;
constexpr std::uint64_t smallBytes = 4 * KiB;
constexpr std::uint64_t databaseBytes = 256 * MiB;
constexpr std::uint64_t databaseWrites = 5000;
constexpr std::uint64_t logs = 100;
constexpr std::uint64_t logLines = 200'000;
constexpr std::uint64_t logLineBytes = 200;
constexpr std::uint64_t linesPerSync = 500;
constexpr std::uint64_t largeFiles = 4;
constexpr std::uint64_t largeBytes = 512 * MiB;

std::uint64_t scaled(std::uint64_t count, double scale) {
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::llround(static_cast<double>(count) * scale)));
}

bool put(const FileDescriptor& file, std::uint64_t bytes) {
    static const std::string letters(MiB, 'x');
    while (file.isOpen() && bytes > 0) {
        const auto wanted = std::min<std::uint64_t>(bytes, letters.size());
        if (::write(file.get(), letters.data(), wanted) != static_cast<ssize_t>(wanted))
            return false;
        bytes -= wanted;
    }
    return file.isOpen();
}

bool writeFile(const std::string& path, std::uint64_t bytes) {
    return put(FileDescriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644)), bytes);
}

bool syncHere() {
    const FileDescriptor here(::open(".", O_RDONLY | O_CLOEXEC));
    return here.isOpen() && ::syncfs(here.get()) == 0;
}

/// "d0/d3/d7": ten directories in each, as far as there are so many.
std::string directoryOf(std::uint64_t number) {
    std::string path;
    for (auto rest = number + 1; rest > 0; rest = (rest - 1) / treesBelow)
        path = fmt::format("d{}{}{}", (rest - 1) % treesBelow, path.empty() ? "" : "/", path);
    return path;
}

/// Sizes like those of sources: half of them up to 4 KiB, and few above 64 KiB.
bool unpackAndDelete(double scale) {
    const auto directories = scaled(treeDirectories, scale);
    const auto files = scaled(treeFiles, scale);
    std::mt19937 random; // the same numbers in each run
    std::vector<std::string> paths;
    for (std::uint64_t n = 0; n < directories; ++n) {
        if (::mkdir(directoryOf(n).c_str(), 0755) != 0)
            return false;
        for (auto file = files * n / directories; file < files * (n + 1) / directories; ++file) {
            constexpr unsigned smallestBits = 9; // 512 bytes
            constexpr unsigned orders = 8;       // up to 128 KiB
            const auto order = std::min(random() % orders, random() % orders);
            const auto bytes = (std::uint64_t{1} << (smallestBits + order)) + random() % (1U << (smallestBits + order));
            paths.push_back(fmt::format("{}/source{}.c", directoryOf(n), file));
            if (!writeFile(paths.back(), bytes))
                return false;
        }
    }
    bool isGood = syncHere();
    for (const auto& path : paths)
        isGood = ::unlink(path.c_str()) == 0 && isGood;
    for (auto n = directories; n > 0; --n)
        isGood = ::rmdir(directoryOf(n - 1).c_str()) == 0 && isGood;
    return syncHere() && isGood;
}

bool writeSmallFiles(double scale) {
    const auto files = scaled(smallFiles, scale);
    for (std::uint64_t n = 0; n < smallDirectories; ++n) {
        const auto directory = fmt::format("d{}", n);
        if (::mkdir(directory.c_str(), 0755) != 0)
            return false;
        for (auto file = files * n / smallDirectories; file < files * (n + 1) / smallDirectories; ++file)
            if (!writeFile(fmt::format("{}/f{}", directory, file), smallBytes))
                return false;
    }
    return syncHere();
}

bool appendToLogs(double scale) {
    std::vector<FileDescriptor> files;
    for (std::uint64_t n = 0; n < logs; ++n)
        files.emplace_back(::open(fmt::format("log{}", n).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644));
    const auto lines = scaled(logLines, scale);
    for (std::uint64_t n = 0; n < lines; ++n) {
        const auto& file = files[n % logs];
        if (!put(file, logLineBytes) || ((n + 1) % linesPerSync == 0 && ::fsync(file.get()) != 0))
            return false;
    }
    return syncHere();
}

bool writeLargeFiles(double scale) {
    for (std::uint64_t n = 0; n < largeFiles; ++n)
        if (!writeFile(fmt::format("large{}", n), scaled(largeBytes, scale)))
            return false;
    return syncHere();
}

} // namespace

std::string_view name(Workload workload) {
    switch (workload) {
    case Workload::Tree: return "tree";
    case Workload::SmallFiles: return "small-files";
    case Workload::Database: return "database";
    case Workload::Logs: return "logs";
    case Workload::LargeFiles: break;
    }
    return "large-files";
}

std::optional<Workload> workloadOf(std::string_view text) {
    const auto* const found = std::ranges::find(allWorkloads, text, [](Workload each) { return name(each); });
    return found == allWorkloads.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string> programOf(Workload workload, double scale) {
    if (workload != Workload::Database)
        return {};
    constexpr std::uint64_t page = 8 * KiB;
    const auto bytes = std::max(page, scaled(databaseBytes, scale) / page * page);
    return {"fio",
            "--name=database",
            "--filename=database",
            "--ioengine=psync",
            "--rw=randwrite",
            "--bs=8k",
            fmt::format("--size={}", bytes),
            fmt::format("--number_ios={}", scaled(databaseWrites, scale)),
            "--fsync=1",
            "--randseed=1",
            "--allrandrepeat=1",
            "--thread",
            "--output=/dev/null"};
}

bool runWorkload(Workload workload, double scale) {
    switch (workload) {
    case Workload::Tree: return unpackAndDelete(scale);
    case Workload::SmallFiles: return writeSmallFiles(scale);
    case Workload::Logs: return appendToLogs(scale);
    case Workload::LargeFiles: return writeLargeFiles(scale);
    case Workload::Database: break;
    }
    return false;
}

} // namespace atlas
