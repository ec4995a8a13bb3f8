// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/health_text.h"

#include "report/messages/finding_text.h"
#include "report/messages/make_message.h"

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

Message healthyInShort() { return message<HealthyInShort>(); }

} // namespace atlas
