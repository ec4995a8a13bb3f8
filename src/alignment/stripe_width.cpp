// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/stripe_width.h"

#include "disk/drive.h"

#include <bit>

namespace atlas {
namespace {

/// mke2fs takes it from the optimal I/O size: rounded down to whole blocks, or counted in sectors.
bool isMadeUp(std::uint32_t blocks, ByteCount blockSize) {
    const auto bytes = blocks * blockSize.value;
    const bool roundedDown = bytes <= bogusOptimalIo.value && bogusOptimalIo.value - bytes < blockSize.value;
    return roundedDown || blocks == bogusOptimalIo.value / 512;
}

} // namespace

StripeWidth stripeWidthOf(const Filesystem& fs) {
    const auto blocks = fs.raidStripeWidth;
    if (blocks == 0) {
        return StripeWidth::None;
    }
    if (isMadeUp(blocks, fs.blockSize)) {
        return StripeWidth::MadeUp;
    }
    if (fs.raidStride != 0 && blocks % fs.raidStride != 0) {
        return StripeWidth::NotOfStride;
    }
    // Data disks are counted in chunks of a power of two.
    return blocks >> std::countr_zero(blocks) > raidMembers.maximum ? StripeWidth::TooManyDisks
                                                                    : StripeWidth::Plausible;
}

bool isBogusStripeWidth(const Filesystem& fs) {
    const auto width = stripeWidthOf(fs);
    return width != StripeWidth::None && width != StripeWidth::Plausible;
}

std::optional<Stripe> stripeIn(const Filesystem& fs) {
    const bool describesArray = (fs.raidStride != 0 || fs.raidStripeWidth != 0) && !isBogusStripeWidth(fs);
    return describesArray ? std::optional(Stripe{fs.raidStride, fs.raidStripeWidth}) : std::nullopt;
}

} // namespace atlas
