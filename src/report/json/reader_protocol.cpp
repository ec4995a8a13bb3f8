// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/reader_protocol.h"

#include "report/json/field_writer.h"
#include "report/json/json_reader.h"
#include "report/json/plan_fields.h"

#include <concepts>
#include <ostream>

namespace atlas {

// The members of each message, for the writer and the reader.

template <class A, Is<Error> T>
void describe(A& a, T& error) {
    a("kind", error.kind);
    a("what", error.what);
    a.later("where", error.where);
    a.later("found", error.found);
    a.later("expected", error.expected);
    a.later("hint", error.hint);
}

template <class A, Is<ReaderProgress> T>
void describe(A& a, T& progress) {
    a("done", progress.done);
    a("of", progress.of);
    a("phase", progress.phase);
}

namespace {

constexpr std::size_t longestLine = 1 << 16; ///< bounds the tree of a line that a damaged reader wrote

std::string_view memberFor(const ReaderProgress& /*progress*/) { return "progress"; }
std::string_view memberFor(const Error& /*error*/) { return "error"; }
std::string_view memberFor(const PlanFacts& /*facts*/) { return "plan"; }

template <class T>
std::optional<ReaderMessage> messageIn(const nlohmann::json& json) {
    T message{};
    if (!json.contains(memberFor(message))) {
        return std::nullopt;
    }
    std::optional<Error> fault;
    JsonReader(json, {}, fault)(memberFor(message), message);
    return fault ? std::nullopt : std::optional<ReaderMessage>(std::move(message));
}

std::string jsonProgress() { return std::string(reader::progressOption) + "=" + reader::jsonLines; }

void addChoice(const ImageRequest& request, std::vector<std::string>& arguments) {
    if (request.partition) {
        arguments.insert(arguments.end(), {reader::partitionOption, std::to_string(*request.partition)});
    }
    if (!request.volume.empty()) {
        arguments.insert(arguments.end(), {reader::volumeOption, request.volume});
    }
}

} // namespace

std::vector<std::string> readerArguments(const ImageRequest& request) {
    std::vector<std::string> arguments{reader::snapshotCommand, request.path, jsonProgress()};
    addChoice(request, arguments);
    return arguments;
}

std::vector<std::string> readerArguments(const ShownRequest& request) {
    std::vector<std::string> arguments{reader::showCommand, reader::jsonOption, jsonProgress()};
    addChoice(request.image, arguments);
    arguments.insert(arguments.end(), {"--", request.image.path, request.what, request.which});
    return arguments;
}

std::vector<std::string> readerArguments(const OwnersRequest& request) {
    std::vector<std::string> arguments{reader::ownersCommand, reader::jsonOption, jsonProgress()};
    addChoice(request.image, arguments);
    arguments.insert(arguments.end(), {"--", request.image.path});
    return arguments;
}

std::vector<std::string> readerArguments(const PlannedRequest& request) {
    std::vector<std::string> arguments{reader::planCommand,          std::to_string(request.size.value),
                                       reader::snapshotOption,       jsonProgress(),
                                       reader::physicalSectorOption, std::to_string(request.physicalSector.value)};
    if (request.raid) {
        arguments.insert(arguments.end(), {reader::raidOption, raidText(*request.raid)});
    }
    if (request.growTo) {
        arguments.insert(arguments.end(), {reader::growOption, std::to_string(request.growTo->value)});
    }
    arguments.emplace_back("--");
    arguments.insert(arguments.end(), request.words.begin(), request.words.end());
    return arguments;
}

std::vector<std::string> readerArguments(const HistoryRequest& request) {
    std::vector<std::string> arguments{reader::historyCommand,
                                       "show",
                                       request.path,
                                       reader::jsonOption,
                                       jsonProgress(),
                                       reader::startOption,
                                       std::to_string(request.start.value),
                                       reader::physicalSectorOption,
                                       std::to_string(request.physicalSector.value)};
    if (request.to == request.from + 1) { // one step has a command
        arguments.insert(arguments.end(), {reader::stepOption, std::to_string(request.to)});
    } else {
        arguments.insert(arguments.end(), {reader::fromOption, std::to_string(request.from), reader::toOption,
                                           std::to_string(request.to)});
    }
    return arguments;
}

std::vector<std::string> readerArguments(const MomentRequest& request) {
    return {reader::historyCommand, "image",
            request.path,           jsonProgress(),
            reader::stepOption,     std::to_string(request.step),
            reader::outputOption,   request.image};
}

std::vector<std::string> readerArguments(const RecordRequest& request) {
    return {reader::historyCommand, "record", request.script, jsonProgress(), reader::outputOption, request.history};
}

std::vector<std::string> readerArguments(const ExerciseRequest& request) {
    return {reader::exerciseCommand,
            "new",
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
    std::vector<std::string> arguments{reader::exerciseCommand, "check",       request.folder, request.answers,
                                       reader::jsonOption,      jsonProgress()};
    if (request.reveal) {
        arguments.emplace_back(reader::revealOption);
    }
    return arguments;
}

void writeReaderMessage(const ReaderMessage& message, std::ostream& out) {
    JsonWriter json(out, JsonWriter::Lines::None);
    json.beginObject();
    std::visit(
        [&]<class T>(const T& content) {
            json.key(memberFor(content));
            json.beginObject();
            if constexpr (std::same_as<T, PlanFacts>) {
                writePlanFacts(json, content); // with the sentences of the notes, for scripts
            } else {
                FieldWriter fields(json);
                describe(fields, content);
            }
            json.endObject();
        },
        message);
    json.endObject();
}

std::optional<ReaderMessage> parseReaderMessage(std::string_view line) {
    const auto json = line.size() > longestLine ? nlohmann::json() : nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object()) {
        return std::nullopt;
    }
    if (auto error = messageIn<Error>(json)) {
        return error;
    }
    if (auto progress = messageIn<ReaderProgress>(json)) {
        return progress;
    }
    return messageIn<PlanFacts>(json);
}

} // namespace atlas
