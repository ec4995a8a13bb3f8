// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/health_text.h"

#include "report/messages/finding_text.h"
#include "report/messages/make_message.h"

namespace atlas {
namespace {

using enum MessageId;

Message soundOf(const Health& health) {
    switch (health.scope) {
    case HealthScope::Nothing: return message<HealthOfNothing>();
    case HealthScope::OtherContent: return message<HealthOfOtherContent>();
    case HealthScope::PartitionTable: return message<HealthyDisk>();
    case HealthScope::Volume: break;
    }
    return health.bitmapsRead ? message<HealthyWithBitmaps>() : message<Healthy>();
}

/// The all-clear, and the volumes that it does not cover by name.
Message allClear(const Health& health) {
    constexpr std::size_t maxNamed = 8;
    Names names;
    for (const auto& finding : health.unseen) {
        if (names.size() == maxNamed) {
            break;
        }
        names.push_back(unseenName(finding));
    }
    if (health.unseenCount > names.size()) {
        names.push_back(message<AndMore>(Count{health.unseenCount - names.size()}));
    }
    if (health.bitmapsRead && health.othersWithoutBitmaps > 0) {
        names.push_back(message<BitmapsOfOthers>(Count{health.othersWithoutBitmaps}));
    }
    const auto sound = soundOf(health);
    return names.empty() ? sound : message<HealthExcept>(sound, std::move(names));
}

Message verifiedChecksums(const Health& health) {
    if (*health.checksums == ChecksumCover::Descriptors) {
        return message<ChecksumsOfDescriptors>();
    }
    return health.bitmapsRead ? message<ChecksumsWithBitmaps>() : message<ChecksumsWithoutBitmaps>();
}

} // namespace

Message healthText(const Health& health) {
    if (!health.worst) {
        return allClear(health);
    }
    const auto worst = phrase(*health.worst).text;
    if (health.warnings == 0) {
        return message<HealthErrors>(Count{health.errors}, worst);
    }
    return health.errors == 0 ? message<HealthWarnings>(Count{health.warnings}, worst)
                              : message<HealthErrorsAndWarnings>(Count{health.errors}, Count{health.warnings}, worst);
}

Message healthyInShort(const Health& health) {
    const auto unseen = notCovered(health);
    return unseen == 0 ? message<HealthyInShort>() : message<HealthyInShortExcept>(Count{unseen});
}

std::optional<Message> checksumText(const Health& health) {
    if (!health.checksums) {
        return std::nullopt;
    }
    if (*health.checksums == ChecksumCover::None) {
        return message<ChecksumsNone>();
    }
    const auto verified = verifiedChecksums(health);
    return health.wrongChecksums == 0 ? message<ChecksumsAgree>(verified)
                                      : message<ChecksumsWrong>(Count{health.wrongChecksums}, verified);
}

} // namespace atlas
