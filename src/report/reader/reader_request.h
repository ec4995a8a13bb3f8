// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of its reader, ext4atlas-cli: a command line, in the words of both sides. The answer comes on standard
// output, and beside it the messages of reader_message.h.
#pragma once

#include "base/units.h"
#include "disk/image_request.h"
#include "disk/raid_geometry.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// Names of commands and options, as the reader declares them and the window passes them.
namespace reader {

inline constexpr auto* snapshotCommand = "snapshot";
inline constexpr auto* planCommand = "plan";
inline constexpr auto* showCommand = "show";
inline constexpr auto* devicesCommand = "devices";
inline constexpr auto* ownersCommand = "owners";
inline constexpr auto* historyCommand = "history";
inline constexpr auto* recordAction = "record"; ///< of historyCommand, as the next two
inline constexpr auto* showAction = "show";
inline constexpr auto* imageAction = "image";
inline constexpr auto* exerciseCommand = "exercise";
inline constexpr auto* newAction = "new"; ///< of exerciseCommand, as all up to revealOption
inline constexpr auto* checkAction = "check";
inline constexpr auto* levelOption = "--level";
inline constexpr auto* seedOption = "--seed";
inline constexpr auto* revealOption = "--reveal"; ///< with the right answers
inline constexpr auto* jsonOption = "--json"; ///< of the commands that answer with JSON
inline constexpr auto* stepOption = "--step"; ///< of historyCommand, as the next three
inline constexpr auto* fromOption = "--from";
inline constexpr auto* toOption = "--to";
inline constexpr auto* outputOption = "--output";
inline constexpr auto* startOption = "--start";
inline constexpr auto* progressOption = "--progress";
inline constexpr auto* jsonLines = "json"; ///< value of progressOption
inline constexpr auto* partitionOption = "--partition";
inline constexpr auto* volumeOption = "--volume";
inline constexpr auto* physicalSectorOption = "--physical-sector";
inline constexpr auto* raidOption = "--raid";
inline constexpr auto* growOption = "--grow"; ///< of planCommand
inline constexpr auto* snapshotOption = "--snapshot"; ///< of planCommand

} // namespace reader

/// Asks what lies at a path, inode or block of an image; the answer is the JSON of showCommand.
struct ShownRequest {
    ImageRequest image{};
    std::string what{}; ///< "path", "inode", "block"
    std::string which{};
};

/// Asks who owns the blocks; the answer is JSON for readOwnersJson().
struct OwnersRequest {
    ImageRequest image{};
};

/// Plans the layout that mke2fs would make.
struct PlannedLayoutRequest {
    ByteCount size{}; ///< of the device
    ByteCount physicalSector{};
    std::optional<RaidGeometry> raid{};
    std::vector<std::string> words{}; ///< the mke2fs command line
    std::optional<ByteCount> grownTo{}; ///< by resize2fs; the layout is that after it
};

/// Tells what was written between two moments of a history; the answer is JSON for readHistoryJson().
struct HistoryRequest {
    std::string path{}; ///< absolute, as all paths below
    std::size_t from = 0; ///< steps done
    std::size_t to = 1;
    ByteOffset start{}; ///< where the volume is thought to begin on a disk
    ByteCount physicalSector = assumedPhysicalSector;
};

/// Writes the image after a step of a history to a file that does not exist yet.
struct MomentRequest {
    std::string path{};
    std::size_t step = 1;
    std::string image{};
};

/// Runs the steps of a script and writes their history.
struct RecordRequest {
    std::string script{};
    std::string history{};
};

/// Makes an exercise in a folder that does not exist yet.
struct ExerciseRequest {
    std::string kind{};
    std::uint32_t level = 1;
    std::uint32_t seed = 0;
    std::string folder{}; ///< absolute
};

/// Marks the answers in a file; the answer is JSON of schema ext4atlas-exercise-check/1, the exit status 1 where some are wrong.
struct MarksRequest {
    std::string folder{};
    std::string answers{};
    bool reveal = false; ///< the right answers as well
};

/// The arguments of a reader that writes a snapshot to its standard output. The path is absolute, as in all requests: nothing
/// before it tells it from an option.
[[nodiscard]] std::vector<std::string> readerArguments(const ImageRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const PlannedLayoutRequest& request);
/// The arguments of a reader that writes JSON to its standard output.
[[nodiscard]] std::vector<std::string> readerArguments(const ShownRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const OwnersRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const HistoryRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const MarksRequest& request);
/// The arguments of a reader that writes a file.
[[nodiscard]] std::vector<std::string> readerArguments(const MomentRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const RecordRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const ExerciseRequest& request);

} // namespace atlas
