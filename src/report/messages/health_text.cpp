// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/health_text.h"

#include "report/messages/finding_text.h"
#include "report/messages/make_message.h"
#include "report/messages/verdict_text.h"

namespace atlas {
namespace {

using enum MessageId;

Message allClear(HealthScope scope) {
    switch (scope) {
    case HealthScope::Nothing: return message<HealthOfNothing>();
    case HealthScope::OtherContent: return message<HealthOfOtherContent>();
    case HealthScope::PartitionTable: return message<HealthyDisk>();
    case HealthScope::Volume: break;
    }
    return message<Healthy>();
}

} // namespace

Message healthText(const Health& health) {
    if (!health.worst) {
        return allClear(health.scope);
    }
    const auto worst = phrase(*health.worst).text;
    if (health.warnings == 0) {
        return message<HealthErrors>(Count{health.errors}, worst);
    }
    return health.errors == 0 ? message<HealthWarnings>(Count{health.warnings}, worst)
                              : message<HealthErrorsAndWarnings>(Count{health.errors}, Count{health.warnings}, worst);
}

Message alignmentText(const Judgement& judgement) {
    if (!judgement.hasVolume()) {
        return verdictText(judgement);
    }
    const auto& fs = judgement.judged.layout->filesystem;
    auto text = isMountable(fs, judgement.drive())
                    ? verdictText(judgement)
                    : message<CannotBeMounted>(fs.blockSize, judgement.drive().targetSector());
    const auto others = otherStartsOff(judgement);
    return others == 0 ? text : message<OthersOffGrid>(std::move(text), Count{others});
}

Message healthyInShort() { return message<HealthyInShort>(); }

} // namespace atlas
