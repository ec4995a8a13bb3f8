// SPDX-License-Identifier: GPL-3.0-or-later
// Causes and cures as text, with the commands that carry out a cure.
#pragma once

#include "alignment/judgement.h"
#include "report/messages/message.h"

namespace atlas {

struct CureCommand {
    std::string text;           ///< for copying into a shell
    bool destroysData = false;  ///< the data on the volume is lost
    bool operator==(const CureCommand&) const = default;
};

struct CureWords {
    Message cause;   ///< one sentence with the numbers, without a full stop
    Message remedy;  ///< one sentence, without a full stop
    Message effect;  ///< "1,163 of 1,163 misaligned structures become whole"
    std::vector<CureCommand> commands; ///< each to run only after the one before succeeded; empty if none can work here
    std::vector<CureCommand> anew; ///< alternative if the data is not needed; empty if there is none
};

/// `snapshot` is the snapshot that the cure was derived from. The commands contain its path, quoted for the shell.
[[nodiscard]] CureWords words(const Cure& cure, const Snapshot& snapshot);

/// The lines of `commands` to paste into a shell as one block, in which none runs after one that failed.
[[nodiscard]] std::vector<std::string> blockOf(const std::vector<CureCommand>& commands);

/// Remedy and effect in one sentence without a full stop.
[[nodiscard]] Message remedyAndEffect(const CureWords& words);

/// That no command can work here; nullopt where there are commands.
[[nodiscard]] std::optional<Message> withoutCommand(const CureWords& words);

/// What is said in the place of cures, one clause without a full stop; nullopt where cures are listed.
[[nodiscard]] std::optional<Message> withoutCures(CureState state);

} // namespace atlas
