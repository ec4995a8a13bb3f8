// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/measured_command.h"

#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <istream>
#include <sstream>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace atlas::bench {
namespace {

std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, '\t');) {
        fields.push_back(field == "-" ? "" : field);
    }
    return fields;
}

[[noreturn]] void becomeShell(const std::string& command, int out) {
    ::dup2(out, STDOUT_FILENO);
    ::dup2(::open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    ::execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
    ::_exit(127);
}

std::string allOf(int fd) {
    std::string text;
    char buffer[1 << 16];
    for (ssize_t n = 0; (n = ::read(fd, buffer, sizeof buffer)) > 0;) {
        text.append(buffer, static_cast<std::size_t>(n));
    }
    return text;
}

} // namespace

std::vector<Command> readPlan(std::istream& in) {
    std::vector<Command> plan;
    for (std::string line; std::getline(in, line);) {
        const auto fields = fieldsOf(line);
        if (fields.size() != 7) {
            throw std::runtime_error("a line of the plan has not 7 fields: " + line);
        }
        plan.push_back({.id = fields[0],
                        .label = fields[1],
                        .reference = fields[2],
                        .maximum = std::strtod(fields[3].c_str(), nullptr),
                        .rounds = std::atoi(fields[4].c_str()),
                        .printed = fields[5] == "printed",
                        .verdict = fields[5] == "verdict",
                        .shell = fields[6]});
    }
    return plan;
}

bool runOnce(Command& command) {
    using Clock = std::chrono::steady_clock;
    int pipe[2];
    if (::pipe2(pipe, O_CLOEXEC) != 0) {
        return false;
    }
    // Send the output to /dev/null unless it is needed: with a pipe the time would include the reader.
    const int out = command.printed ? pipe[1] : ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    const auto start = Clock::now();
    const auto child = ::fork();
    if (child == 0) {
        becomeShell(command.shell, out);
    }
    ::close(pipe[1]);
    if (!command.printed) {
        ::close(out);
    }
    const auto printed = allOf(pipe[0]);
    ::close(pipe[0]);
    int status = 0;
    rusage usage{};
    const bool ended = child > 0 && ::wait4(child, &status, 0, &usage) == child;
    const std::chrono::duration<double, std::milli> took = Clock::now() - start;
    if (!ended || !WIFEXITED(status) || WEXITSTATUS(status) > (command.verdict ? 1 : 0)) {
        return false;
    }
    command.milliseconds.push_back(command.printed ? std::strtod(printed.c_str(), nullptr) : took.count());
    command.peakMegabytes = std::max(command.peakMegabytes, static_cast<double>(usage.ru_maxrss) / 1024);
    return true;
}

} // namespace atlas::bench
