// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/raid_stripe.h"

#include "mkfs/decide.h"
#include "mkfs/option_changes.h"

namespace atlas {
namespace {

/// The names of misc/mke2fs.c parse_extended_opts().
bool namesStripe(const MkfsOptions& options) {
    for (const std::string_view name : {"stride=", "stripe-width=", "stripe_width="}) {
        if (options.extended.starts_with(name) || options.extended.contains("," + std::string(name))) {
            return true;
        }
    }
    return false;
}

} // namespace

Result<MkfsOptions> withStripe(const PlanRequest& request) {
    const auto& [device, options, profile, raid] = request;
    if (!raid || namesStripe(options)) {
        return options;
    }
    const auto decision = decide(device, options, profile);
    if (!decision) {
        return std::unexpected(decision.error());
    }
    const auto stripe = stripeOf(*raid, {static_cast<std::uint64_t>(EXT2_BLOCK_SIZE(&decision->param))});
    return stripe ? parseOptions(withExtended(options.line, extendedOption(*stripe))) : options;
}

} // namespace atlas
