// SPDX-License-Identifier: GPL-3.0-or-later
// Requests of the window to its reader, ext4atlas-cli, as command lines. Answers arrive on standard output, messages
// (reader_message.h) on standard error.
#pragma once

#include "base/units.h"
#include "disk/image_request.h"
#include "disk/raid_geometry.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// Command and option names, declared by the reader and passed by the window.
namespace reader {

inline constexpr auto* snapshotCommand = "snapshot";
inline constexpr auto* oneVolumeOption = "--one-volume"; ///< of snapshotCommand
inline constexpr auto* planCommand = "plan";
inline constexpr auto* showCommand = "show";
inline constexpr auto* devicesCommand = "devices";
inline constexpr auto* ownersCommand = "owners";
inline constexpr auto* bytesCommand = "bytes"; ///< served on standard input, see base/served_bytes.h
inline constexpr auto* historyCommand = "history";
inline constexpr auto* recordAction = "record"; ///< this and the next three: actions of historyCommand
inline constexpr auto* showAction = "show";
inline constexpr auto* imageAction = "image";
inline constexpr auto* compareAction = "compare";
inline constexpr auto* traceCommand = "trace"; ///< with showAction or the next
inline constexpr auto* requestsAction = "requests"; ///< answers with trace/trace_records.h
inline constexpr auto* blockOwnersAction = "owners"; ///< of traceCommand; answers with report/json/trace_json.h
inline constexpr auto* exerciseCommand = "exercise";
inline constexpr auto* newAction = "new"; ///< up to revealOption: for exerciseCommand
inline constexpr auto* checkAction = "check";
inline constexpr auto* levelOption = "--level";
inline constexpr auto* seedOption = "--seed";
inline constexpr auto* revealOption = "--reveal"; ///< includes the right answers
inline constexpr auto* treeOption = "--tree"; ///< for showCommand, like the next
inline constexpr auto* transactionsOption = "--transactions";
inline constexpr auto* noPathsOption = "--no-paths"; ///< for showCommand
inline constexpr auto* jsonOption = "--json"; ///< for commands that answer with JSON
inline constexpr auto* stepOption = "--step"; ///< this and the next three: for historyCommand
inline constexpr auto* fromOption = "--from";
inline constexpr auto* toOption = "--to";
inline constexpr auto* outputOption = "--output";
inline constexpr auto* startOption = "--start";
inline constexpr auto* progressOption = "--progress";
inline constexpr auto* jsonLines = "json"; ///< value of progressOption
inline constexpr auto* partitionOption = "--partition";
inline constexpr auto* volumeOption = "--volume";
inline constexpr auto* offsetOption = "--offset";
inline constexpr auto* superblockOption = "-b";
inline constexpr auto* blockSizeOption = "-B";
inline constexpr auto* replayOption = "--replay";
inline constexpr auto* memberOption = "--member";
inline constexpr auto* unpackOption = "--unpack-to";
inline constexpr auto* physicalSectorOption = "--physical-sector";
inline constexpr auto* raidOption = "--raid";
inline constexpr auto* growOption = "--grow"; ///< this and the next two: for planCommand
inline constexpr auto* growMountedOption = "--grow-mounted";
inline constexpr auto* growUnmountedOption = "--grow-unmounted";
inline constexpr auto* snapshotOption = "--snapshot"; ///< for planCommand

} // namespace reader

/// Asks what lies at a path, inode or block of an image. Answer: the JSON of showCommand.
struct ShownRequest {
    ImageRequest image{};
    std::string what{}; ///< "path", "inode", "block", "journal"
    std::string which{}; ///< empty for the journal
    std::vector<std::string> options{}; ///< such as transactionsOption
};

/// Asks who owns the blocks. Answer: JSON for readOwnersJson().
struct OwnersRequest {
    ImageRequest image{};
};

/// Asks which files own these blocks, sorted and each once. Answer: the JSON of writeBlockOwnersJson().
struct BlockOwnersRequest {
    ImageRequest image{};
    std::vector<BlockNumber> blocks{};
};

/// Asks for the bytes of the disk in an image of any format. Answer: on standard input, which is a socket.
struct BytesRequest {
    ImageRequest image{};
};

/// Plans the layout that mke2fs would make.
struct PlannedLayoutRequest {
    ByteCount size{}; ///< of the device
    ByteCount physicalSector{};
    std::optional<RaidGeometry> raid{};
    std::vector<std::string> words{}; ///< the mke2fs command line
    std::optional<ByteCount> grownTo{}; ///< the layout after growing
    bool grownMounted = false; ///< by the kernel, else by resize2fs while not mounted: see growsWhileMounted()
};

/// Asks what was written between two moments of a history. Answer: JSON for readHistoryJson().
struct HistoryRequest {
    std::string path{}; ///< absolute, like all paths below
    std::size_t from = 0; ///< number of steps already run
    std::size_t to = 1;
    ByteOffset start{}; ///< assumed start of the volume if the image is a disk
    ByteCount physicalSector = assumedPhysicalSector;
};

/// Writes the image after a step of a history to a file that must not exist yet.
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

/// Writes a history of two states of an image. Paths are absolute.
struct ComparedStatesRequest {
    std::string before{};
    std::string after{};
    std::optional<std::uint32_t> partition{};
    std::string history{};
};

/// Creates an exercise in a folder that must not exist yet.
struct ExerciseRequest {
    std::string kind{};
    std::uint32_t level = 1;
    std::uint32_t seed = 0;
    std::string folder{}; ///< absolute
};

/// Marks the answers in a file. Answer: JSON of schema ext4atlas-exercise-check/1; exit status 1 if some are wrong.
struct MarksRequest {
    std::string folder{};
    std::string answers{};
    bool reveal = false; ///< include the right answers
};

/// Arguments for a reader that writes a snapshot to standard output. The path must be absolute, because no "--"
/// separates it from the options.
[[nodiscard]] std::vector<std::string> readerArguments(const ImageRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const PlannedLayoutRequest& request);
/// Arguments for a reader that serves bytes.
[[nodiscard]] std::vector<std::string> readerArguments(const BytesRequest& request);
/// Arguments for a reader that writes JSON to standard output.
[[nodiscard]] std::vector<std::string> readerArguments(const ShownRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const OwnersRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const BlockOwnersRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const HistoryRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const MarksRequest& request);
/// Arguments for a reader that writes a file.
[[nodiscard]] std::vector<std::string> readerArguments(const MomentRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const RecordRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const ComparedStatesRequest& request);
[[nodiscard]] std::vector<std::string> readerArguments(const ExerciseRequest& request);

} // namespace atlas
