// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reader/reader_request.h"

namespace atlas {

namespace {

std::string jsonProgress() { return std::string(reader::progressOption) + "=" + reader::jsonLines; }

void addChoice(const ImageRequest& image, std::vector<std::string>& arguments) {
    const auto& volume = image.volume;
    if (!image.member.empty())
        arguments.insert(arguments.end(), {reader::memberOption, image.member});
    if (image.offset) {
        const auto* const unit = image.offset->inSectors() ? "s" : "";
        arguments.insert(arguments.end(), {reader::offsetOption, std::to_string(image.offset->number) + unit});
    }
    if (volume.partition)
        arguments.insert(arguments.end(), {reader::partitionOption, std::to_string(*volume.partition)});
    if (!volume.logicalVolume.empty())
        arguments.insert(arguments.end(), {reader::volumeOption, volume.logicalVolume});
    if (const auto& block = image.superblock.block)
        arguments.insert(arguments.end(), {reader::superblockOption, std::to_string(block->value)});
    if (const auto& size = image.superblock.blockSize)
        arguments.insert(arguments.end(), {reader::blockSizeOption, std::to_string(size->value)});
    if (image.replay)
        arguments.emplace_back(reader::replayOption);
}

} // namespace

std::vector<std::string> readerArguments(const ImageRequest& request) {
    std::vector<std::string> arguments{reader::snapshotCommand, request.path, jsonProgress()};
    addChoice(request, arguments);
    arguments.emplace_back(reader::oneVolumeOption);
    return arguments;
}

std::vector<std::string> readerArguments(const ShownRequest& request) {
    std::vector<std::string> arguments{reader::showCommand, reader::jsonOption, jsonProgress()};
    addChoice(request.image, arguments);
    if (request.what == "inode")
        arguments.emplace_back(reader::noPathsOption); // the window asks for many, and shows no paths of them
    arguments.insert(arguments.end(), request.options.begin(), request.options.end());
    arguments.insert(arguments.end(), {"--", request.image.path, request.what});
    if (!request.which.empty())
        arguments.push_back(request.which);
    return arguments;
}

std::vector<std::string> readerArguments(const OwnersRequest& request) {
    std::vector<std::string> arguments{reader::ownersCommand, reader::jsonOption, jsonProgress()};
    addChoice(request.image, arguments);
    arguments.insert(arguments.end(), {"--", request.image.path});
    return arguments;
}

std::vector<std::string> readerArguments(const BlockOwnersRequest& request) {
    std::vector<std::string> arguments{reader::traceCommand, reader::blockOwnersAction, request.image.path,
                                       jsonProgress()};
    addChoice(request.image, arguments);
    for (const auto block : request.blocks)
        arguments.push_back(std::to_string(block.value));
    return arguments;
}

std::vector<std::string> readerArguments(const BytesRequest& request) {
    std::vector<std::string> arguments{reader::bytesCommand, jsonProgress()};
    addChoice(request.image, arguments);
    arguments.insert(arguments.end(), {"--", request.image.path});
    return arguments;
}

std::vector<std::string> readerArguments(const PlannedLayoutRequest& request) {
    std::vector<std::string> arguments{reader::planCommand,          std::to_string(request.size.value),
                                       reader::snapshotOption,       jsonProgress(),
                                       reader::physicalSectorOption, std::to_string(request.physicalSector.value)};
    if (request.raid)
        arguments.insert(arguments.end(), {reader::raidOption, raidText(*request.raid)});
    if (request.grownTo) {
        arguments.insert(arguments.end(),
                         {reader::growOption, std::to_string(request.grownTo->value),
                          request.grownMounted ? reader::growMountedOption : reader::growUnmountedOption});
    }
    arguments.emplace_back("--");
    arguments.insert(arguments.end(), request.words.begin(), request.words.end());
    return arguments;
}

std::vector<std::string> readerArguments(const HistoryRequest& request) {
    std::vector<std::string> arguments{reader::historyCommand,
                                       reader::showAction,
                                       request.path,
                                       reader::jsonOption,
                                       jsonProgress(),
                                       reader::startOption,
                                       std::to_string(request.start.value),
                                       reader::physicalSectorOption,
                                       std::to_string(request.physicalSector.value)};
    if (request.to == request.from + 1) { // a single step also has a command
        arguments.insert(arguments.end(), {reader::stepOption, std::to_string(request.to)});
    } else {
        arguments.insert(arguments.end(), {reader::fromOption, std::to_string(request.from), reader::toOption,
                                           std::to_string(request.to)});
    }
    return arguments;
}

std::vector<std::string> readerArguments(const MomentRequest& request) {
    return {reader::historyCommand, reader::imageAction,          request.path,         jsonProgress(),
            reader::stepOption,     std::to_string(request.step), reader::outputOption, request.image};
}

std::vector<std::string> readerArguments(const RecordRequest& request) {
    return {reader::historyCommand, reader::recordAction, request.script,
            jsonProgress(),         reader::outputOption, request.history};
}

std::vector<std::string> readerArguments(const ComparedStatesRequest& request) {
    std::vector<std::string> words{reader::historyCommand, reader::compareAction, request.before, request.after,
                                   jsonProgress(),         reader::outputOption,  request.history};
    if (request.partition)
        words.insert(words.end(), {"--partition", std::to_string(*request.partition)});
    return words;
}

std::vector<std::string> readerArguments(const ExerciseRequest& request) {
    return {reader::exerciseCommand,
            reader::newAction,
            request.kind,
            jsonProgress(),
            reader::levelOption,
            std::to_string(request.level),
            reader::seedOption,
            std::to_string(request.seed),
            reader::outputOption,
            request.folder};
}

std::vector<std::string> readerArguments(const MarksRequest& request) {
    std::vector<std::string> arguments{reader::exerciseCommand, reader::checkAction, request.folder,
                                       request.answers,         reader::jsonOption,  jsonProgress()};
    if (request.reveal)
        arguments.emplace_back(reader::revealOption);
    return arguments;
}

} // namespace atlas
