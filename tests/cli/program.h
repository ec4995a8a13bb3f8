// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, and small images to run it on.
#pragma once

#include "support/run.h"
#include "support/temp_dir.h"

#include <nlohmann/json.hpp>

namespace atlas::test {

/// ext4atlas-cli with `arguments`, as the shell takes them.
[[nodiscard]] Ran cli(const std::string& arguments, std::string_view input = {});
/// The same, expecting `exitCode` and JSON on standard output.
[[nodiscard]] nlohmann::json cliJson(const std::string& arguments, int exitCode = 0);

struct PartitionContent {
    std::uint64_t startSector = 0;
    std::uint64_t mebibytes = 0;
    std::string mkfs; ///< options of mke2fs; empty for none
};

/// Images in a folder of its own.
class Images {
public:
    /// A disk with the table that `script` of sfdisk describes, and file systems in it.
    [[nodiscard]] std::string disk(const std::string& name, std::uint64_t mebibytes, const std::string& script,
                                   const std::vector<PartitionContent>& contents = {}) const;
    /// A bare file system.
    [[nodiscard]] std::string bare(const std::string& name, std::uint64_t mebibytes, const std::string& mkfs) const;
    [[nodiscard]] const TempDir& folder() const { return m_folder; }

private:
    TempDir m_folder;
};

/// One GPT partition with ext4 that begins at `sector`.
[[nodiscard]] std::string gptDisk(const Images& images, std::uint64_t sector,
                                  const std::string& mkfs = "-t ext4 -L root");

} // namespace atlas::test
