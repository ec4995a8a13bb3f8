// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/medium_help.h"

#include "base/number_text.h"
#include "compare/read_model.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas::cli {

namespace {

/// Uses whose usual medium is not `medium`: "--use sd-card and --use database".
std::string usesOfOthers(Medium medium) {
    std::vector<std::string> uses;
    for (const auto use : allUses) {
        if (usualMedium(use) != medium) {
            uses.push_back(fmt::format("--use {}", name(use)));
        }
    }
    return fmt::format("{}", fmt::join(uses, " and "));
}

} // namespace

std::string mediaWithCosts() {
    std::vector<std::string> media;
    for (const auto medium : allMedia) {
        const auto model = modelOf(medium);
        const auto remark = medium == ReadModel{}.medium ? ", if not given, but for " + usesOfOthers(medium) : "";
        media.push_back(fmt::format("{} ({:.2g} ms, {:g} MB/s{})", name(medium), 1000 * model.secondsPerRead,
                                    model.bytesPerSecond / 1e6, remark));
    }
    return listed(media);
}

} // namespace atlas::cli
