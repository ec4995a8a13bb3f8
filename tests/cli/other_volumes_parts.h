// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of further volumes of an image share.
#pragma once

#include "cli/program.h"

#include <fmt/format.h>
#include <string>
#include <vector>

namespace atlas::test {

/// The findings that say what was not looked at.
inline std::vector<nlohmann::json> unseen(const nlohmann::json& check) {
    std::vector<nlohmann::json> found;
    for (const auto& finding : check["findings"]) {
        if (finding["kind"] == "not_looked_at") {
            found.push_back(finding);
        }
    }
    return found;
}

/// Metadata of a group with `count` volumes of one extent each, of which the physical volume holds all.
inline std::string groupOf(std::size_t count) {
    std::string text = "vg {\nid = \"XQjl9c-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB\"\nseqno = 3\nextent_size = 8\n"
                       "physical_volumes {\npv0 {\nid = \"QDp9wM-BfVK-pkVN-wD1h-xaRp-dvmy-4sL1H7\"\n"
                       "status = [\"ALLOCATABLE\"]\npe_start = 2048\npe_count = 4096\n}\n}\nlogical_volumes {\n";
    for (std::size_t n = 0; n < count; ++n) {
        text += fmt::format("lv{} {{\nstatus = [\"READ\", \"WRITE\", \"VISIBLE\"]\nsegment_count = 1\nsegment1 {{\n"
                            "start_extent = 0\nextent_count = 1\ntype = \"striped\"\nstripe_count = 1\n"
                            "stripes = [\"pv0\", {}]\n}}\n}}\n",
                            n, n);
    }
    return text + "}\n}\n";
}

} // namespace atlas::test
