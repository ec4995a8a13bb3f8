// SPDX-License-Identifier: GPL-3.0-or-later
// Causes and cures in words, with the commands that carry a cure out.
#pragma once

#include "alignment/cure.h"
#include "report/messages/message.h"

namespace atlas {

struct CureCommand {
    std::string text;           ///< to be copied into a shell
    bool destroysData = false;  ///< what the volume holds is gone afterwards
    bool operator==(const CureCommand&) const = default;
};

struct CureWords {
    Message cause;   ///< one sentence with the numbers, without a full stop
    Message remedy;  ///< one sentence, without a full stop
    Message effect;  ///< "1,163 of 1,163 misaligned structures become whole"
    std::vector<CureCommand> commands; ///< in the order in which they are to be typed; empty where none can work here
    std::vector<CureCommand> anew; ///< instead of them, where the data are not needed; empty where there is no such way
};

/// `snapshot` is the one that the cure was found in; its path stands in the commands, quoted for the shell.
[[nodiscard]] CureWords words(const Cure& cure, const Snapshot& snapshot);

} // namespace atlas
