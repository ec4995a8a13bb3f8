// SPDX-License-Identifier: GPL-3.0-or-later
#include "differential/corpus_images.h"

#include "support/run.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>

namespace atlas::test {
namespace {

std::string corpusFolder() {
    const char* folder = std::getenv("EXT4ATLAS_CORPUS");
    return folder != nullptr ? folder : "";
}

} // namespace

std::vector<std::string> corpusFiles() {
    std::vector<std::string> files;
    std::ifstream manifest(corpusFolder() + "/manifest.tsv");
    std::string line;
    std::getline(manifest, line);
    while (std::getline(manifest, line)) {
        files.push_back(line.substr(0, line.find('\t')));
    }
    return files.empty() ? std::vector<std::string>{""} : files;
}

std::string corpusTestName(const std::string& file) {
    auto name = file.empty() ? std::string("none") : file.substr(0, file.rfind(".zst"));
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

void unpackCorpusFile(const std::string& file, const std::string& image) {
    mustRun(fmt::format("zstd -q -d --sparse {} -o {}", shellQuoted(corpusFolder() + "/" + file), shellQuoted(image)));
}

} // namespace atlas::test
