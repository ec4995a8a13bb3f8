// SPDX-License-Identifier: GPL-3.0-or-later
// Images from third parties, in the folder that EXT4ATLAS_CORPUS names.
#pragma once

#include <string>
#include <vector>

namespace atlas::test {

/// The files listed in manifest.tsv. One empty name when there is no corpus, so that the test is reported as skipped.
[[nodiscard]] std::vector<std::string> corpusFiles();

/// "e2fsprogs_f_8192_block_img" for e2fsprogs/f_8192_block.img.zst.
[[nodiscard]] std::string corpusTestName(const std::string& file);

void unpackCorpusFile(const std::string& file, const std::string& image);

} // namespace atlas::test
