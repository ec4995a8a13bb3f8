// SPDX-License-Identifier: GPL-3.0-or-later
// The array that a superblock describes, and whether its s_raid_stripe_width is that of any.
#pragma once

#include "disk/raid_geometry.h"
#include "layout/filesystem.h"

#include <cstdint>
#include <optional>

namespace atlas {

/// What is to be thought of the superblock's s_raid_stripe_width, which nobody checks when it is written.
enum class StripeWidth : std::uint8_t {
    None, ///< 0
    Plausible, ///< stride × data disks of some array
    MadeUp, ///< derives from a bogus optimal I/O size of 33,553,920 bytes: in blocks, or in sectors
    NotOfStride, ///< no multiple of s_raid_stride
    TooManyDisks ///< odd for so many data disks that no array has them
};

[[nodiscard]] StripeWidth stripeWidthOf(const Filesystem& fs);

/// A stripe width that belongs to no array: neither it nor the stride beside it is a granularity.
[[nodiscard]] bool isBogusStripeWidth(const Filesystem& fs);

/// The array that the superblock describes by s_raid_stride, s_raid_stripe_width or both, in blocks; nullopt where both are 0
/// or the width is bogus.
[[nodiscard]] std::optional<Stripe> stripeIn(const Filesystem& fs);

} // namespace atlas
