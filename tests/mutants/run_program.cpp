// SPDX-License-Identifier: GPL-3.0-or-later
#include "mutants/run_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace atlas::mutants {
namespace {

using File = std::unique_ptr<FILE, decltype([](FILE* file) { std::fclose(file); })>;

File temporary() {
    File file(std::tmpfile());
    if (!file) {
        throw std::system_error(errno, std::generic_category(), "tmpfile");
    }
    return file;
}

std::string content(FILE* file) {
    std::string text;
    std::array<char, 65536> buffer{};
    std::rewind(file);
    for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), file)) > 0;) {
        text.append(buffer.data(), n);
    }
    return text;
}

pid_t start(const std::vector<std::string>& words, FILE* out, FILE* err) {
    std::vector<char*> arguments;
    for (const auto& word : words) {
        arguments.push_back(const_cast<char*>(word.c_str())); // NOLINT: posix_spawn does not change them
    }
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_adddup2(&streams, fileno(out), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&streams, fileno(err), STDERR_FILENO);
    pid_t child = 0;
    const int failed = posix_spawn(&child, arguments.front(), &streams, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&streams);
    if (failed != 0) {
        throw std::system_error(failed, std::generic_category(), words.front());
    }
    return child;
}

} // namespace

Ended runProgram(const std::vector<std::string>& words, std::chrono::seconds timeout) {
    const auto out = temporary();
    const auto err = temporary();
    const auto child = start(words, out.get(), err.get());
    Ended ended;
    int status = 0;
    rusage usage{};
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    while (wait4(child, &status, WNOHANG, &usage) == 0) {
        if (!ended.timedOut && std::chrono::steady_clock::now() > deadline) {
            ended.timedOut = true;
            kill(child, SIGKILL);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ended.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    ended.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    ended.peakBytes = static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
    std::rewind(out.get());
    ended.wrote = std::fgetc(out.get()) != EOF;
    std::rewind(out.get());
    ended.isJson = ended.wrote && nlohmann::json::accept(out.get());
    ended.err = content(err.get());
    return ended;
}

} // namespace atlas::mutants
