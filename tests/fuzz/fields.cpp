// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the field tables' decoder and the checksums. The first byte chooses the table, the next 1,024 are a superblock that
// gives the meaning.
#include "ondisk/checksums.h"
#include "support/all_field_tables.h"

#include <algorithm>

namespace {

using namespace atlas;

void check(std::span<const std::byte> bytes, const DecodeContext& context) {
    [[maybe_unused]] const std::array verdicts{superblockChecksum(bytes, context),
                                               descriptorChecksum(bytes, 1, context), inodeChecksum(bytes, 2, context),
                                               mmpChecksum(bytes, context)};
    if (bytes.size() >= 1024) {
        [[maybe_unused]] const auto journal = journalChecksum(bytes, journalContextOf(bytes));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t superblockBytes = 1024;
    if (size < 1 + superblockBytes) {
        return 0;
    }
    const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
    const auto context = contextOf(bytes.first(superblockBytes));
    const auto rest = bytes.subspan(superblockBytes);
    const auto& table = *test::allFieldTables[data[0] % test::allFieldTables.size()];
    const auto used = rest.size() < 128 ? rest.size() : usedInodeBytes(rest);
    const auto decoded = decode(table, rest, context, used);
    check(rest, context);
    check(bytes, context);
    return 0;
}
