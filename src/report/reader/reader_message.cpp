// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/reader/reader_message.h"

#include "report/json/comparison_json.h"
#include "report/json/field_writer.h"
#include "report/json/json_reader.h"
#include "report/json/snapshot_fields.h"

#include <concepts>
#include <ostream>

namespace atlas {

template <class A, Is<ReaderProgress> T>
void describe(A& a, T& progress) {
    a("done", progress.done);
    a("of", progress.of);
    a("phase", progress.phase);
}

namespace {

constexpr std::size_t longestLine = 1 << 16; ///< limits the memory for a line from a faulty reader

std::string_view memberFor(const ReaderProgress& /*progress*/) { return "progress"; }
std::string_view memberFor(const Error& /*error*/) { return "error"; }
std::string_view memberFor(const PlanFacts& /*facts*/) { return "plan"; }

template <class T>
std::optional<ReaderMessage> messageIn(const nlohmann::json& json) {
    T message{};
    if (!json.contains(memberFor(message)))
        return std::nullopt;
    std::optional<Error> fault;
    JsonReader(json, {}, fault)(memberFor(message), message);
    return fault ? std::nullopt : std::optional<ReaderMessage>(std::move(message));
}

} // namespace

void writeReaderMessage(const ReaderMessage& message, std::ostream& out) {
    JsonWriter json(out, JsonWriter::Lines::None);
    json.beginObject();
    std::visit(
        [&]<class T>(const T& content) {
            json.key(memberFor(content));
            json.beginObject();
            if constexpr (std::same_as<T, PlanFacts>) {
                writePlanFacts(json, content); // includes the sentences of the notes, for scripts
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
    const auto json = line.size() > longestLine ? nlohmann::json() : parseJson(line);
    if (!json.is_object())
        return std::nullopt;
    if (auto error = messageIn<Error>(json))
        return error;
    if (auto progress = messageIn<ReaderProgress>(json))
        return progress;
    return messageIn<PlanFacts>(json);
}

} // namespace atlas
