// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/range_server.h"

#include "support/paths.h"
#include "support/run.h"

#include <csignal>
#include <fmt/format.h>

namespace atlas::test {

RangeServer::RangeServer(const std::string& folder, double seconds) {
    const auto port = shellQuoted(m_own.file("port"));
    // It must not hold the pipes of the shell, which waits for all that do.
    const auto started = mustRun(fmt::format(
        "{} {} {} > {} 2>/dev/null & echo $!; n=0; while ! [ -s {} ] && [ $n -lt 200 ]; do sleep 0.05; "
        "n=$((n + 1)); done; cat {}",
        shellQuoted(inSources("tests/support/range_server")), shellQuoted(folder), seconds, port, port, port));
    m_process = std::stoi(started);
    m_address = fmt::format("http://127.0.0.1:{}", std::stoi(started.substr(started.find('\n') + 1)));
}

RangeServer::~RangeServer() {
    if (m_process > 0) {
        ::kill(m_process, SIGTERM);
    }
}

} // namespace atlas::test
