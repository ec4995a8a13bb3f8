// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/settled_layout.h"

#include "base/reread.h"
#include "layout/finding.h"

#include <algorithm>
#include <sys/stat.h>
#include <tuple>

namespace atlas {
namespace {

using Findings = std::vector<Finding>;

/// Size and last change of the file; zeros for other sources.
std::tuple<off_t, time_t, long> stampOf(const ByteSource& source) {
    struct stat info{};
    const auto fd = source.descriptor();
    if (!fd || ::fstat(*fd, &info) != 0 || !S_ISREG(info.st_mode))
        return {};
    return {info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
}

/// Whether the finding tells nothing about a mounted file system: the kernel writes the totals and the state of the
/// superblock, and empties the journal, only when it unmounts.
bool isNormalWhileMounted(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::NeedsRecovery:
    case FindingKind::FreeTotalWrong:
    case FindingKind::JournalNotEmpty: return true;
    case FindingKind::NotClean: return !finding.detail.ends_with("with errors");
    default: return false;
    }
}

/// Whether the finding may come from reading while somebody writes.
bool mayPass(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::NeedsRecovery:
    case FindingKind::NotClean:
    case FindingKind::ErrorsRecorded:
    case FindingKind::JournalErrorRecorded:
    case FindingKind::FeaturesUnsupported:
    case FindingKind::VolumePastEnd: return false;
    default: return isOfHealth(finding);
    }
}

Findings passing(const Findings& findings) {
    Findings out;
    std::ranges::copy_if(findings, std::back_inserter(out), mayPass);
    return out;
}

bool isIn(const Findings& findings, const Finding& finding) {
    return std::ranges::find(findings, finding) != findings.end();
}

/// Replaces the findings that did not stay the same by a note for each structure that they are about.
void nameChanging(Findings& findings, const Findings& lasting) {
    Findings notes;
    for (const auto& finding : findings) {
        Finding note{.kind = FindingKind::ChangingWhileRead,
                     .region = finding.region,
                     .group = finding.group,
                     .groups = finding.groups};
        if (mayPass(finding) && !isIn(lasting, finding) && !isIn(notes, note))
            notes.push_back(std::move(note));
    }
    std::erase_if(findings, [&](const Finding& each) { return mayPass(each) && !isIn(lasting, each); });
    findings.insert(findings.end(), notes.begin(), notes.end());
}

class SettledReading {
public:
    SettledReading(const ByteSource& source, const Placement& volume, const ReadOptions& options,
                   const MountedInside* mounted)
        : m_source(source), m_volume(volume), m_options(options), m_mounted(mounted) {}

    Result<LayoutClaims> run() {
        const auto stamp = stampOf(m_source);
        auto claims = read();
        const bool isUnreadable = !claims && m_mounted != nullptr;
        if (isUnreadable || (claims && isInUse(*claims, stamp) && !passing(claims->findings).empty()))
            settle(claims);
        if (claims && m_mounted != nullptr)
            note(*claims);
        return claims;
    }

private:
    [[nodiscard]] Result<LayoutClaims> read() const {
        auto claims = readLayout(m_source, m_volume, m_options);
        if (claims && m_mounted != nullptr)
            std::erase_if(claims->findings, isNormalWhileMounted);
        return claims;
    }

    [[nodiscard]] bool isInUse(const LayoutClaims& claims, const std::tuple<off_t, time_t, long>& stamp) const {
        const auto& fs = claims.filesystem;
        return m_mounted != nullptr || fs.needsRecovery || fs.state != "clean" || stampOf(m_source) != stamp;
    }

    /// Reads again until no contradiction is left, or the same ones are in every reading.
    void settle(Result<LayoutClaims>& claims) const {
        Reread reread(m_mounted != nullptr);
        auto before = claims ? passing(claims->findings) : Findings{};
        auto lasting = before;
        bool wasRead = claims.has_value();
        std::uint32_t steady = 0;
        do {
            claims = read();
            const auto now = claims ? passing(claims->findings) : Findings{};
            const bool same = wasRead == claims.has_value() && now == before;
            if (!same)
                reread.noteChange();
            if (wasRead || !claims)
                std::erase_if(lasting, [&](const Finding& finding) { return !isIn(now, finding); });
            else
                lasting = now;
            steady = same ? steady + 1 : 0;
            wasRead = claims.has_value();
            before = now;
        } while ((!claims || !lasting.empty()) && reread.again(steady));
        if (claims)
            nameChanging(claims->findings, lasting);
    }

    void note(LayoutClaims& claims) const {
        claims.filesystem.mounted = true;
        claims.findings.push_back({.kind = FindingKind::Mounted,
                                   .numbers = {claims.filesystem.needsRecovery ? 1U : 0U},
                                   .detail = m_mounted->point});
    }

    const ByteSource& m_source;
    const Placement& m_volume;
    const ReadOptions& m_options;
    const MountedInside* m_mounted;
};

} // namespace

Result<LayoutClaims> readSettledLayout(const ByteSource& source, const Placement& volume, const ReadOptions& options,
                                       const MountedInside* mounted) {
    return SettledReading(source, volume, options, mounted).run();
}

} // namespace atlas
