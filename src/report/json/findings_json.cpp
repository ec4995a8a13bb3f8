// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/findings_json.h"

#include "layout/finding.h"

namespace atlas {
namespace {

void writeFinding(JsonWriter& json, const Finding& finding) {
    const auto words = phrase(finding);
    const bool hasGroup = finding.group != noGroup;
    const auto& volume = finding.volume.logicalVolume;
    json.beginObject();
    json.field("kind", name(finding.kind));
    json.field("severity", name(severityOf(finding)));
    json.field("structure", english(words.structure));
    json.field("text", english(words.text));
    json.field("cost", words.cost ? std::optional(english(*words.cost)) : std::nullopt);
    json.field("region", finding.region ? std::optional(name(*finding.region)) : std::nullopt);
    json.field("group", hasGroup ? std::optional(finding.group) : std::nullopt);
    json.field("groups", hasGroup ? std::optional(finding.groups) : std::nullopt);
    json.field("block", finding.block);
    json.field("partition", finding.volume.partition);
    json.field("logical_volume", volume.empty() ? std::nullopt : std::optional(volume));
    json.field("verdict", finding.fit ? std::optional(name(*finding.fit)) : std::nullopt);
    json.endObject();
}

} // namespace

void writeFindings(JsonWriter& json, const std::vector<Finding>& findings) {
    json.beginArray();
    for (const auto& finding : findings) {
        writeFinding(json, finding);
    }
    json.endArray();
}

} // namespace atlas
