// SPDX-License-Identifier: GPL-3.0-or-later
// mutants CLI SEEDS FOLDER FIRST COUNT: changes the images in SEEDS (sparse images of fuzz_seed) at random and has the command
// line read each in several ways. The number of a mutant decides what is changed, so one can be made again. What breaks the
// promise is kept in FOLDER and named; the exit code is 1 then.
#include "fuzz/mutate_image.h"
#include "fuzz/sparse_image.h"
#include "mutants/run_program.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <iterator>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::mutants {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t maxMutantBytes = 300'000;
constexpr std::uint64_t maxFileBytes = std::uint64_t{8} << 40; ///< ext4 itself has no files of 16 TiB
constexpr std::int64_t maxMemory = std::int64_t{256} << 20;
constexpr std::chrono::seconds timeout{60};

struct Way {
    std::vector<const char*> words;
    bool json;
};

const std::array ways{Way{{"check", "--explain"}, false}, Way{{"check", "--json"}, true},
                      Way{{"layout", "--json"}, true}, Way{{"free"}, false}, Way{{"show", "--all-copies"}, false}};

std::vector<Bytes> readSeeds(const fs::path& folder) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder)) {
        paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
    std::vector<Bytes> seeds;
    for (const auto& path : paths) {
        std::ifstream in(path, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return seeds;
}

fuzz::SparseImage mutant(const std::vector<Bytes>& seeds, std::uint32_t number) {
    std::minstd_rand random(number + 1);
    auto bytes = seeds[random() % seeds.size()];
    auto size = bytes.size();
    bytes.resize(maxMutantBytes);
    for (auto rounds = 1 + random() % 3; rounds > 0; --rounds) {
        size = LLVMFuzzerCustomMutator(bytes.data(), size, bytes.size(), static_cast<unsigned>(random()));
    }
    auto image = fuzz::readSparseImage(std::as_bytes(std::span(bytes.data(), size)));
    image.size = std::min(image.size, maxFileBytes);
    return image;
}

void writeImage(const fuzz::SparseImage& image, const std::string& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    const bool written = file >= 0 && fuzz::write(image, file);
    ::close(file);
    if (!written) {
        throw std::runtime_error("cannot write " + path);
    }
}

/// Size and time of the last change: a write of any byte moves the latter.
auto stateOf(const std::string& path) {
    struct stat status{};
    ::stat(path.c_str(), &status);
    return std::tuple(status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

/// What is wrong with how the program ended; empty if nothing.
std::string fault(const Way& way, const Ended& ended) {
    if (ended.timedOut) {
        return fmt::format("had not ended after {} s", timeout.count());
    }
    if (ended.signal != 0) {
        return fmt::format("was ended by signal {}", ended.signal);
    }
    if (ended.exitCode != 0 && ended.exitCode != 1 && ended.exitCode != 3) {
        return fmt::format("ended with exit code {}: {}", ended.exitCode, ended.err);
    }
    if (ended.peakBytes > maxMemory) {
        return fmt::format("took {} MiB of memory", ended.peakBytes >> 20);
    }
    if (ended.exitCode == 3 && (ended.err.empty() || ended.wrote)) {
        return "failed without saying why, or after it had begun to write";
    }
    if (way.json && ended.exitCode != 3 && !ended.isJson) {
        return "wrote what is not JSON";
    }
    return {};
}

/// Reads the mutant in each way; returns whether all kept the promise.
bool tryMutant(const std::string& program, const std::string& image, std::uint32_t number) {
    const auto before = stateOf(image);
    for (const auto& way : ways) {
        std::vector<std::string> words{program};
        words.insert(words.end(), way.words.begin(), way.words.end());
        words.push_back(image);
        if (std::string_view(way.words.front()) == "show") {
            words.emplace_back("superblock");
        }
        auto wrong = fault(way, runProgram(words, timeout));
        if (wrong.empty() && stateOf(image) != before) {
            wrong = "changed the image";
        }
        if (!wrong.empty()) {
            fmt::print("mutants: ERROR: mutant {}: {} {}\n", number, fmt::join(words, " "), wrong);
            return false;
        }
    }
    return true;
}

int run(const std::string& program, const std::vector<Bytes>& seeds, const std::string& folder, std::uint32_t first,
        std::uint32_t count) {
    std::uint32_t broken = 0;
    for (auto number = first; number - first < count; ++number) {
        const auto path = fmt::format("{}/mutant-{}.img", folder, number);
        writeImage(mutant(seeds, number), path);
        if (tryMutant(program, path, number)) {
            fs::remove(path);
        } else {
            ++broken;
        }
    }
    fmt::print("mutants: {} of {} from {} on, {} ways to read each: {} broke the promise\n", count, seeds.size(), first,
               ways.size(), broken);
    return broken == 0 ? 0 : 1;
}

} // namespace
} // namespace atlas::mutants

int main(int argc, char** argv) {
    if (argc != 6) {
        fmt::print(stderr, "usage: mutants CLI SEEDS FOLDER FIRST COUNT\n");
        return 2;
    }
    const auto number = [&](int at) { return static_cast<std::uint32_t>(std::strtoul(argv[at], nullptr, 10)); };
    const auto seeds = atlas::mutants::readSeeds(argv[2]);
    if (seeds.empty()) {
        fmt::print(stderr, "mutants: no seeds in {}\n", argv[2]);
        return 2;
    }
    return atlas::mutants::run(argv[1], seeds, argv[3], number(4), number(5));
}
