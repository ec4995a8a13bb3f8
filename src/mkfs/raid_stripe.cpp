// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/raid_stripe.h"

#include "mkfs/decide.h"
#include "mkfs/option_changes.h"

#include <fmt/format.h>

namespace atlas {

Result<PlanRequest> withStripeOf(const RaidGeometry& raid, PlanRequest request) {
    const auto decision = decide(request.device, request.options, request.profile);
    if (!decision) {
        return std::unexpected(decision.error());
    }
    const auto blockSize = static_cast<std::uint64_t>(EXT2_BLOCK_SIZE(&decision->param));
    if (raid.chunk.value % blockSize != 0) {
        return request;
    }
    const auto stride = raid.chunk.value / blockSize;
    auto options = parseOptions(withExtended(
        request.options.line, fmt::format("stride={},stripe_width={}", stride, stride * dataChunks(raid))));
    if (!options) {
        return std::unexpected(options.error());
    }
    request.options = std::move(*options);
    return request;
}

} // namespace atlas
