// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about plans and what-if starts, with their full stops.
#pragma once

#include "alignment/starts.h"
#include "compare/recommendation.h"
#include "mkfs/option_notes.h"
#include "report/language/message.h"

#include <optional>
#include <vector>

namespace atlas {

[[nodiscard]] Message sentence(const Note& note);

/// The sentence marked as a note: "Note: …"
[[nodiscard]] Message noteLine(const Note& note);
/// The sentence after the layout that it concerns: "mkfs.ext4 -G 3: …"
[[nodiscard]] Message noteOn(std::string_view layout, const Note& note);

/// English sentences, for programs.
[[nodiscard]] std::vector<std::string> englishSentences(const std::vector<Note>& notes);

/// "4 TB is 4,000,000,000,000 bytes"; nullopt if that number of bytes was typed.
[[nodiscard]] std::optional<Message> typedSize(std::string_view typed, ByteCount size);

/// "Planned as e2fsprogs 1.47.0 places it, with /etc/mke2fs.conf."
[[nodiscard]] Message plannedAs(const PlanOrigin& origin);
/// Like plannedAs(), for above a table in which * marks the default of mke2fs.
[[nodiscard]] Message plannedWithDefaultMarked(const PlanOrigin& origin);

/// "Nothing is written to any disk."; with `grownTo`, that growing writes temporary files.
[[nodiscard]] Message whatIsWritten(bool byResize2fs);

/// "default": the setting of mke2fs without -G.
[[nodiscard]] Message defaultLabel();
/// "Planned for a device of 1 TiB. The volume starts at byte 0 of its array. The array: RAID 6 of 10 disks with chunks
/// of 512 KiB."
[[nodiscard]] Message deviceText(const MeasuredComparison& comparison);

/// "recommended": marks the recommended setting.
[[nodiscard]] Message recommendedLabel();
/// "baseline": marks the layout whose figures are subtracted from the others'.
[[nodiscard]] Message baselineLabel();

/// "Made by: mke2fs -t ext4 DEVICE"
[[nodiscard]] Message madeBy(std::string_view command);

/// "The volume starts at byte 1,048,576 of its disk. Model: 5 ms for each jump to another place and 150 MB/s, requests
/// of at most 1 MiB." If the starts differ, one sentence per start with its layouts: "Starting at byte 32,256 of the
/// disk: old.img."
[[nodiscard]] Message frameText(const MeasuredComparison& comparison);
/// "The volume starts at byte 32,256 of its disk."
[[nodiscard]] Message diskStartText(const MeasureFrame& frame, ByteOffset start);

/// What a hypothetical start of a partition conflicts with.
[[nodiscard]] Message sentence(const StartConflict& conflict);

} // namespace atlas
