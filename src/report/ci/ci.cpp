// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ci/ci.h"

#include "alignment/disk_judgement.h"
#include "base/error.h"
#include "layout/finding.h"
#include "report/words/finding_text.h"
#include "report/words/verdict_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <string_view>

namespace atlas {
namespace {

/// Percent-encodes the characters in `special`, which would end the text or the property.
std::string escaped(std::string_view text, std::string_view special) {
    std::string safe;
    for (const char c : text)
        if (special.contains(c))
            safe += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        else
            safe += c;
    return safe;
}

std::string data(std::string_view text) { return escaped(text, "%\r\n"); }
std::string property(std::string_view text) { return escaped(text, "%\r\n:,"); }

std::string_view command(VerdictTone tone) {
    switch (tone) {
    case VerdictTone::Error:
    case VerdictTone::Misaligned: return "error";
    case VerdictTone::Warning: return "warning";
    case VerdictTone::Plain:
    case VerdictTone::Good: break;
    }
    return "notice";
}

std::string annotation(VerdictTone tone, std::string_view image, std::string_view title, std::string_view text) {
    return fmt::format("::{} file={},title={}::{}\n", command(tone), property(image), property(title), data(text));
}

/// How many annotations of one kind GitHub shows of a step.
constexpr std::size_t maxAnnotations = 10;

/// Whether `finding`, on the structures of a volume, follows from one on the start of its partition.
bool isConsequence(const Finding& finding, const std::vector<Finding>& findings) {
    return finding.kind == FindingKind::StructuresMisaligned && std::ranges::any_of(findings, [&](const Finding& each) {
               return each.kind == FindingKind::StartOffGrid &&
                      (!finding.in.isGiven() || each.volume.partition == finding.in.partition);
           });
}

} // namespace

void writeCheckAnnotations(const DiskJudgement& disk, std::ostream& out) {
    const auto& image = disk.whole.snapshot.opened().path;
    out << annotation(alignmentSign(disk).tone, image, "alignment", english(alignmentText(disk)));
    out << annotation(healthSign(disk.health.verdict).tone, image, "health", english(healthText(disk.health)));
    if (const auto coverage = coverageText(disk.health))
        out << annotation(VerdictTone::Plain, image, "read", english(*coverage));
    std::size_t left = maxAnnotations - 3;
    for (const auto& finding : disk.findings) {
        if (isConsequence(finding, disk.findings))
            continue;
        if (left-- == 0)
            break;
        const auto words = phrase(finding);
        out << annotation(toneOf(severityOf(finding)), image, english(words.structure), english(words.text));
    }
}

void writeErrorAnnotation(const Error& error, const std::string& image, std::ostream& out) {
    out << annotation(VerdictTone::Error, image, "check", sentence(error));
}

namespace {

/// Escaped for use between quotes.
std::string labelValue(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '\\': safe += "\\\\"; break;
        case '"': safe += "\\\""; break;
        case '\n': safe += "\\n"; break;
        default: safe += c;
        }
    }
    return safe;
}

/// ",partition=\"2\",volume=\"vg/root\"", as far as there are such.
std::string volumeLabels(const VolumeName& name) {
    auto labels = name.partition ? fmt::format(",partition=\"{}\"", *name.partition) : "";
    labels += name.logicalVolume.empty() ? "" : fmt::format(",volume=\"{}\"", labelValue(name.logicalVolume));
    return labels;
}

class MetricWriter {
public:
    MetricWriter(const DiskJudgement& disk, std::ostream& out) : m_out(out) {
        m_image = fmt::format("image=\"{}\"", labelValue(disk.whole.snapshot.opened().path));
    }

    void begin(std::string_view name, std::string_view help) {
        m_name = fmt::format("ext4atlas_{}", name);
        m_out << fmt::format("# HELP {0} {1}\n# TYPE {0} gauge\n", m_name, help);
    }

    /// A value of a volume, which an image may hold several of.
    void sample(const Judgement& of, const std::string& labels, std::uint64_t value) {
        const auto volume = volumeLabels(of.snapshot.volumeName());
        write(labels.empty() ? volume : fmt::format("{},{}", volume, labels), value);
    }

    /// A value of all volumes; of several, it has no partition.
    void sampleOfDisk(const DiskJudgement& disk, const std::string& labels, std::uint64_t value) {
        const auto volume = disk.volumes.empty() ? volumeLabels(disk.whole.snapshot.volumeName()) : "";
        write(labels.empty() ? volume : fmt::format("{},{}", volume, labels), value);
    }

    /// A value of a partition of the image, or of the whole image.
    void sampleOf(std::optional<std::uint32_t> partition, std::uint64_t value) {
        write(volumeLabels({.partition = partition}), value);
    }

private:
    void write(const std::string& labels, std::uint64_t value) {
        m_out << fmt::format("{}{{{}{}}} {}\n", m_name, m_image, labels, value);
    }

    std::ostream& m_out;
    std::string m_image;
    std::string m_name;
};

/// One sample of each volume; a value that is not known is omitted.
template <class ValueOf>
void writeEach(MetricWriter& metrics, const DiskJudgement& disk, const ValueOf& valueOf) {
    for (const auto* judgement : disk.judgements())
        if (const std::optional<std::uint64_t> value = valueOf(*judgement))
            metrics.sample(*judgement, {}, *value);
}

void writeMisaligned(MetricWriter& metrics, const DiskJudgement& disk) {
    metrics.begin("misaligned",
                  "1 where something straddles physical sectors, begins off them or cannot be mounted; absent where "
                  "unknown. Without a partition: anything on the disk.");
    writeEach(metrics, disk, isAnythingMisaligned);
    if (disk.volumes.empty())
        return;
    const bool isAny = std::ranges::any_of(
        disk.judgements(), [](const Judgement* each) { return isAnythingMisaligned(*each).value_or(false); });
    if (const auto misaligned = isAny ? true : isAnythingMisaligned(disk.whole))
        metrics.sampleOf(std::nullopt, *misaligned ? 1 : 0);
}

void writeVerdicts(MetricWriter& metrics, const DiskJudgement& disk) {
    metrics.begin("check_info", "The two verdicts and the program that gave them, as labels; always 1.");
    for (const auto* judgement : disk.judgements()) {
        metrics.sample(*judgement,
                       fmt::format("alignment=\"{}\",health=\"{}\",program=\"{}\"", name(judgement->verdict),
                                   name(judgement->found.health.verdict), labelValue(judgement->snapshot.program)),
                       1);
    }
    writeMisaligned(metrics, disk);
    metrics.begin("start_known", "0 where the verdict holds only if the image began on a boundary of its disk.");
    writeEach(metrics, disk, [](const Judgement& each) { return each.verdict.isStartKnown ? 1U : 0U; });
    metrics.begin("health_findings", "Findings of health by severity, on the disk and on all of its volumes.");
    metrics.sampleOfDisk(disk, R"(severity="error")", disk.health.errors);
    metrics.sampleOfDisk(disk, R"(severity="warning")", disk.health.warnings);
    metrics.begin("files_read", "1 where all inodes, block maps and directories were checked.");
    writeEach(metrics, disk, [](const Judgement& each) { return each.found.health.files == FilesRead::All ? 1U : 0U; });
    metrics.begin("not_looked_at", "What an all-clear does not cover.");
    metrics.sampleOfDisk(disk, {}, notCovered(disk.health));
}

void writeStructures(MetricWriter& metrics, const DiskJudgement& disk) {
    if (!disk.whole.verdict.alignment)
        return;
    metrics.begin("structures", "Metadata structures by kind and by how they lie on physical sectors.");
    for (const auto* judgement : disk.judgements()) {
        for (const auto kind : allRegionKinds) {
            const auto& structures = judgement->verdict.alignment->kinds[index(kind)].structures;
            const auto sample = [&](Fit fit, std::uint64_t count) {
                metrics.sample(*judgement, fmt::format("structure=\"{}\",verdict=\"{}\"", name(kind), name(fit)),
                               count);
            };
            sample(Fit::Whole, structures.whole);
            sample(Fit::Partial, structures.partial);
            sample(Fit::Straddling, structures.straddling);
        }
    }
}

void writeCost(MetricWriter& metrics, const DiskJudgement& disk) {
    const auto isWritten = [](const Judgement* each) { return each->writes() != nullptr; };
    if (!std::ranges::any_of(disk.judgements(), isWritten))
        return;
    metrics.begin("read_modify_writes_per_block", "Read-modify-writes that a synced write of the worst block costs.");
    writeEach(metrics, disk, [](const Judgement& each) -> std::optional<std::uint64_t> {
        const auto* writes = each.writes();
        return writes != nullptr ? std::optional(static_cast<std::uint64_t>(writes->perBlock)) : std::nullopt;
    });
}

void writeStarts(MetricWriter& metrics, const DiskJudgement& disk) {
    const auto starts = partitionStarts(disk.whole.verdict.starts);
    if (starts.empty())
        return;
    metrics.begin("partition_start_remainder_bytes",
                  "Bytes of a partition's start past the boundary of a physical sector, where that counts.");
    for (const auto& start : starts)
        if (start.partition && start.counts())
            metrics.sampleOf(*start.partition, start.past.value);
}

} // namespace

void writeCheckMetrics(const DiskJudgement& disk, std::ostream& out) {
    MetricWriter metrics(disk, out);
    writeVerdicts(metrics, disk);
    writeStructures(metrics, disk);
    writeCost(metrics, disk);
    writeStarts(metrics, disk);
}

} // namespace atlas
