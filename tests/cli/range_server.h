// SPDX-License-Identifier: GPL-3.0-or-later
// A web server on loopback with the files of a folder, which misbehaves as the first part of a path says.
#pragma once

#include "support/temp_dir.h"

#include <string>

namespace atlas::test {

class RangeServer {
public:
    /// Each answer comes after `seconds`.
    explicit RangeServer(const std::string& folder, double seconds = 0);
    RangeServer(const RangeServer&) = delete;
    RangeServer& operator=(const RangeServer&) = delete;
    ~RangeServer();

    /// The address of `path`: "plain/disk.img".
    [[nodiscard]] std::string url(const std::string& path) const { return m_address + "/" + path; }
    [[nodiscard]] const std::string& address() const { return m_address; }

private:
    TempDir m_own;
    std::string m_address;
    int m_process = 0;
};

} // namespace atlas::test
