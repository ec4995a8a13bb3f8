// SPDX-License-Identifier: GPL-3.0-or-later
// A drive that nbdkit emulates in real time: tests/support/spinning_drive.py or sd_card.py.
#pragma once

#include "cli/program.h"

#include <string>

namespace atlas::test {

class EmulatedDrive {
public:
    /// `plugin`: "spinning_drive" or "sd_card"; `settings`: "size=1T rpm=5400".
    explicit EmulatedDrive(const std::string& plugin, const std::string& settings = {});
    ~EmulatedDrive();
    EmulatedDrive(const EmulatedDrive&) = delete;
    EmulatedDrive& operator=(const EmulatedDrive&) = delete;

    /// What is missing on this machine; empty if all is there.
    [[nodiscard]] static std::string missing();

    [[nodiscard]] const std::string& url() const { return m_url; }
    [[nodiscard]] std::string socket() const { return m_folder.file("socket"); }
    /// As arguments: the export, whose contents may be destroyed.
    [[nodiscard]] std::string destroyed() const;

private:
    TempDir m_folder;
    std::string m_url;
};

} // namespace atlas::test
