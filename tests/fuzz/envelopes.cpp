// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the recogniser of image formats, and the formats that this program parses itself. The first byte chooses.
#include "device/image_format.h"
#include "envelope/openers.h"
#include "support/bytes_source.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace {

using namespace atlas;

void readSome(const Result<EnvelopedDisk>& disk) {
    if (!disk) {
        return;
    }
    std::vector<std::byte> part(std::min<std::uint64_t>(disk->bytes->size().value, 65536));
    [[maybe_unused]] const auto first = disk->bytes->read({0}, part);
    [[maybe_unused]] const auto last = disk->bytes->read({disk->bytes->size().value - part.size()}, part);
    [[maybe_unused]] const auto data = disk->bytes->dataFrom({disk->bytes->size().value / 2});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
    const auto file = std::make_shared<test::BytesSource>(std::vector<std::byte>(bytes.begin(), bytes.end()));
    switch (data[0] % 3) {
    case 0: readSome(openAndroidSparse(file, {"android_sparse", "a", "b"}, {})); break;
    case 1: readSome(openAndroidSuper(file, {"android_super", "a", "b"}, {})); break;
    default: {
        [[maybe_unused]] const auto format = imageFormat(bytes);
        [[maybe_unused]] const auto trailer = trailerOf(*file);
    }
    }
    return 0;
}
