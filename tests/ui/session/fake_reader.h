// SPDX-License-Identifier: GPL-3.0-or-later
// Shell scripts that replace ext4atlas-cli.
#pragma once

#include "fixture.h"
#include "report/snapshot/snapshot_file.h"
#include "tests/support/temp_dir.h"

#include <fstream>
#include <stdexcept>

namespace atlas::test {

class FakeReader {
public:
    /// Writes a /bin/sh script, in which "$2" is the requested image. Returns its path.
    [[nodiscard]] QString script(const std::string& name, const std::string& body) const {
        const auto path = m_folder.write(name, "#!/bin/sh\n" + body + "\n");
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        return QString::fromStdString(path);
    }
    /// A reader that returns the requested file unchanged, as a snapshot.
    [[nodiscard]] QString copier() const { return script("copier", "exec cat \"$2\""); }

    [[nodiscard]] QString snapshotFile(const std::string& name, const Snapshot& snapshot) const {
        const auto path = m_folder.file(name);
        std::ofstream out(path, std::ios::binary);
        writeSnapshot(snapshot, out);
        if (!out.flush()) {
            throw std::runtime_error("cannot write " + path);
        }
        return QString::fromStdString(path);
    }
    [[nodiscard]] QString file(const std::string& name) const { return QString::fromStdString(m_folder.file(name)); }
    void write(const std::string& name, const std::string& bytes) const { (void)m_folder.write(name, bytes); }

private:
    TempDir m_folder;
};

} // namespace atlas::test
