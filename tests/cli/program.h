// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the real program on small images.
#pragma once

#include "support/run.h"
#include "support/temp_dir.h"

#include <nlohmann/json.hpp>

namespace atlas::test {

/// Runs ext4atlas-cli with `arguments`, parsed by the shell.
[[nodiscard]] Ran cli(const std::string& arguments, std::string_view input = {});
/// Like cli(); expects `exitCode` and JSON on standard output.
[[nodiscard]] nlohmann::json cliJson(const std::string& arguments, int exitCode = 0);

/// Whether the kernel mounts loop devices here, and nbdfuse and FUSE are there: what a recording of the kernel needs. Found
/// out without the program, so that its failure is none to be skipped.
[[nodiscard]] bool canRecordKernel();

/// The output of a command without what JSON says of this run: path, time and command line. Text is returned as it is.
[[nodiscard]] std::string withoutExamination(std::string out);

/// Overwrites a part of a file.
void spoil(const std::string& path, std::uint64_t at, const std::string& bytes);
/// A file with a block of 4 KiB in each second place: an extent for each.
void writeComb(const std::string& path, std::uint64_t teeth);

struct PartitionContent {
    std::uint64_t startSector = 0;
    std::uint64_t mebibytes = 0;
    std::string mkfs; ///< mke2fs options; empty: none
};

/// Makes images in a temporary folder.
class Images {
public:
    /// A disk with the partition table given by the sfdisk `script`, and its file systems.
    [[nodiscard]] std::string disk(const std::string& name, std::uint64_t mebibytes, const std::string& script,
                                   const std::vector<PartitionContent>& contents = {}) const;
    /// A file system without a partition table.
    [[nodiscard]] std::string bare(const std::string& name, std::uint64_t mebibytes, const std::string& mkfs) const;
    [[nodiscard]] const TempDir& folder() const { return m_folder; }

private:
    TempDir m_folder;
};

/// A disk with one GPT partition that begins at `sector` and contains ext4.
[[nodiscard]] std::string gptDisk(const Images& images, std::uint64_t sector,
                                  const std::string& mkfs = "-t ext4 -L root");

} // namespace atlas::test
