// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/emulated_drive.h"

#include "support/paths.h"

#include <fmt/format.h>

namespace atlas::test {

EmulatedDrive::EmulatedDrive(const std::string& plugin, const std::string& settings)
    : m_url("nbd+unix:///?socket=" + m_folder.file("socket")) {
    mustRun(fmt::format("nbdkit --unix {} --pidfile {} python {} {}", m_folder.file("socket"), m_folder.file("pid"),
                        inSources("tests/support/" + plugin + ".py"), settings));
}

EmulatedDrive::~EmulatedDrive() { (void)run("kill $(cat " + m_folder.file("pid") + ")"); }

std::string EmulatedDrive::missing() {
    if (!hasTool("nbdkit") || run("nbdkit --dump-plugin python").exitCode != 0) {
        return "nbdkit with its Python plugin";
    }
    return run("fio --enghelp=nbd").exitCode == 0 ? "" : "fio with its nbd engine";
}

std::string EmulatedDrive::destroyed() const { return fmt::format("{0} --destroy-contents {0}", shellQuoted(m_url)); }

} // namespace atlas::test
