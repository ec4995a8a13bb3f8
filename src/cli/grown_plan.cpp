// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/grown_plan.h"

#include "cli/read_image.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

std::unexpected<Error> failed(ErrorKind kind, std::string what, std::string hint = {}) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .hint = std::move(hint)});
}

/// A folder with the sparse file and what the programs said, removed in the end.
class Workshop {
public:
    Workshop() {
        std::error_code missing;
        auto pattern = (std::filesystem::temp_directory_path(missing) / "ext4atlas-grow-XXXXXX").string();
        if (!missing && mkdtemp(pattern.data()) != nullptr) {
            m_folder = pattern;
        }
    }
    ~Workshop() {
        std::error_code ignored;
        if (!m_folder.empty()) {
            std::filesystem::remove_all(m_folder, ignored);
        }
    }
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;

    [[nodiscard]] bool exists() const { return !m_folder.empty(); }
    [[nodiscard]] std::string image() const { return m_folder / "image"; }

    /// Only the length is set: the file takes space for what is written to it.
    [[nodiscard]] Status resizeImage(ByteCount size) const {
        std::ofstream(image(), std::ios::app).close();
        if (truncate(image().c_str(), static_cast<off_t>(size.value)) != 0) {
            return failed(ErrorKind::Limit,
                          fmt::format("{} cannot hold a sparse file of {} bytes: {}", m_folder.parent_path().string(),
                                      size.value, std::strerror(errno)),
                          "TMPDIR=FOLDER, on a file system that can: XFS up to 8 EiB, ext4 up to 16 TiB");
        }
        return {};
    }

    [[nodiscard]] Status run(std::vector<std::string> words) const {
        const auto said = (m_folder / "said").string();
        std::vector<char*> arguments;
        for (auto& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 1, said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_adddup2(&actions, 1, 2);
        pid_t child = 0;
        const int error = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        if (error != 0) {
            return failed(ErrorKind::Unsupported, fmt::format("{} cannot be run: {}", words[0], std::strerror(error)),
                          "install e2fsprogs");
        }
        int status = 0;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
        }
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            return failed(ErrorKind::Unsupported, fmt::format("{} fails: {}", words[0], lastLine(said)));
        }
        return {};
    }

private:
    static std::string lastLine(const std::string& path) {
        std::ifstream file(path);
        std::string last;
        for (std::string line; std::getline(file, line);) {
            last = line.empty() ? last : line;
        }
        return last;
    }

    std::filesystem::path m_folder;
};

/// mke2fs lies in folders that are not on every user's path, and reads the profile that was planned with.
void prepareEnvironment(const Plan& plan) {
    const char* const path = std::getenv("PATH");
    setenv("PATH", fmt::format("{}:/usr/sbin:/sbin", path == nullptr ? "/usr/bin:/bin" : path).c_str(), 1);
    if (std::filesystem::exists(plan.profileSource)) {
        setenv("MKE2FS_CONFIG", plan.profileSource.c_str(), 1);
    }
}

std::vector<std::string> mke2fsWords(const Plan& plan, const std::string& image) {
    auto line = plan.options.line;
    std::vector<std::string> words{line.program, "-q", "-F"};
    for (const auto& option : line.options) {
        words.push_back(fmt::format("-{}", option.letter));
        if (option.value) {
            words.push_back(*option.value);
        }
    }
    words.push_back(image);
    words.insert(words.end(), line.operands.begin(), line.operands.end());
    return words;
}

/// Outside the sandbox, in which resize2fs could not be run: mke2fs made the image a moment ago.
Result<LayoutPtr> layoutOf(const std::string& image) {
    auto opened = openImage({.path = image});
    const auto read = opened ? readImage(std::move(*opened)) : std::unexpected(opened.error());
    if (!read) {
        return std::unexpected(read.error());
    }
    if (!read->snapshot.layout) {
        return failed(ErrorKind::Corrupt, "mke2fs made no file system that can be read");
    }
    return read->snapshot.layout;
}

} // namespace

Result<GrownPlan> growPlan(const Plan& plan, ByteCount from, ByteCount to) {
    if (to <= from) {
        return failed(ErrorKind::Usage, "--grow takes a size above that of the plan");
    }
    if (plan.offset != 0) {
        return failed(ErrorKind::Unsupported, "--grow does not go with -E offset, which resize2fs does not know");
    }
    const Workshop workshop;
    if (!workshop.exists()) {
        return failed(ErrorKind::Io, "no temporary folder can be made", "TMPDIR=FOLDER");
    }
    prepareEnvironment(plan);
    const auto image = workshop.image();
    // The end first: where it does not fit, nothing is made.
    auto status = workshop.resizeImage(to);
    status = status ? workshop.resizeImage(from) : status;
    status = status ? workshop.run(mke2fsWords(plan, image)) : status;
    if (!status) {
        return std::unexpected(status.error());
    }
    auto before = layoutOf(image);
    status = workshop.resizeImage(to);
    status = status ? workshop.run({"resize2fs", "-f", image}) : status;
    if (!before || !status) {
        return std::unexpected(before ? status.error() : before.error());
    }
    auto after = layoutOf(image);
    if (!after) {
        return std::unexpected(after.error());
    }
    return GrownPlan{std::move(*before), std::move(*after)};
}

} // namespace atlas::cli
