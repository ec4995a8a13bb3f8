// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/medium_help.h"

#include "base/number_text.h"
#include "compare/read_model.h"

#include <fmt/format.h>

namespace atlas::cli {

std::string mediaWithCosts() {
    std::vector<std::string> media;
    for (const auto medium : allMedia) {
        const auto model = modelOf(medium);
        const auto* const remark = medium == ReadModel{}.medium ? ", if not given, but for --use sd-card" : "";
        media.push_back(fmt::format("{} ({:.2g} ms, {:g} MB/s{})", name(medium), 1000 * model.secondsPerRead,
                                    model.bytesPerSecond / 1e6, remark));
    }
    return listed(media);
}

} // namespace atlas::cli
