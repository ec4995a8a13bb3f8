// SPDX-License-Identifier: GPL-3.0-or-later
// What the window parses of its reader's answers: histories, owners, devices, progress lines. The first byte chooses.
#include "report/json/history_json.h"
#include "report/json/info_json.h"
#include "report/json/owners_json.h"
#include "report/reader/reader_message.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 4) {
    case 0: (void)atlas::readHistoryJson(text); break;
    case 1:
        if (const auto map = atlas::readOwnersJson(text)) {
            for (const auto& stretch : map->stretches) {
                if (stretch.owner >= map->owners.size()) {
                    std::abort();
                }
            }
        }
        break;
    case 2: (void)atlas::readDevicesJson(text); break;
    default: (void)atlas::parseReaderMessage(text); break;
    }
    return 0;
}
