// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on alignment as one state, from which the text, the JSON, the exit status and the colours are taken. Of a what-if
// start without room it says what would be there: see Judgement::conflict.
#pragma once

#include <cstdint>
#include <string_view>

namespace atlas {

enum class AlignmentState : std::uint8_t {
    NothingJudged, ///< there is neither a volume nor a start
    Whole,
    OthersOff, ///< what was judged is whole, but starts or ext file systems beside it are off the physical sectors
    OthersUnread, ///< what was judged is whole, but an ext file system beside it could not be read, or a limit left volumes out
    VolumeUnread, ///< the judged starts are whole, but the structures of an ext file system there could not be read
    Misaligned,
    Unmountable, ///< the blocks of the volume are smaller than the logical sectors of the drive
};

[[nodiscard]] std::string_view name(AlignmentState state); ///< as in JSON: "others_off"

[[nodiscard]] constexpr bool isMisaligned(AlignmentState state) {
    return state == AlignmentState::Misaligned || state == AlignmentState::Unmountable;
}

/// Whether nobody can rely on the alignment of what was opened: something is misaligned, be it beside the judged volume, or an
/// ext file system could not be judged. The exit status of `check` is 1.
[[nodiscard]] constexpr bool isFailure(AlignmentState state) {
    return isMisaligned(state) || state == AlignmentState::OthersOff || state == AlignmentState::OthersUnread ||
           state == AlignmentState::VolumeUnread;
}

} // namespace atlas
