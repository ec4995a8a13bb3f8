// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/alignment_state.h"

namespace atlas {

std::string_view name(AlignmentState state) {
    switch (state) {
    case AlignmentState::NothingJudged: return "nothing_judged";
    case AlignmentState::Whole: return "whole";
    case AlignmentState::OthersOff: return "others_off";
    case AlignmentState::OthersUnread: return "others_unread";
    case AlignmentState::VolumeUnread: return "volume_unread";
    case AlignmentState::Misaligned: return "misaligned";
    case AlignmentState::Unmountable: return "unmountable";
    }
    return "";
}

} // namespace atlas
