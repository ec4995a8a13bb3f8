// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ci/ci.h"

#include "alignment/judgement.h"
#include "layout/finding.h"
#include "report/words/finding_text.h"
#include "report/words/verdict_text.h"

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

} // namespace

void writeCheckAnnotations(const Judgement& judgement, std::ostream& out) {
    const auto& image = judgement.snapshot.disk.path;
    for (const auto& finding : judgement.found.findings) {
        const auto words = phrase(finding);
        out << annotation(toneOf(severityOf(finding)), image, english(words.structure), english(words.text));
    }
    out << annotation(alignmentSign(judgement).tone, image, "alignment", english(alignmentText(judgement)));
    out << annotation(healthSign(judgement.found.health.verdict).tone, image, "health",
                      english(healthText(judgement.found.health)));
    if (const auto coverage = coverageText(judgement.found.health))
        out << annotation(VerdictTone::Plain, image, "read", english(*coverage));
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

class MetricWriter {
public:
    MetricWriter(const Judgement& judgement, std::ostream& out) : m_out(out) {
        m_image = fmt::format("image=\"{}\"", labelValue(judgement.snapshot.disk.path));
        const auto [partition, logicalVolume] = judgement.snapshot.volumeName();
        m_volume = partition ? fmt::format(",partition=\"{}\"", *partition) : "";
        m_volume += logicalVolume.empty() ? "" : fmt::format(",volume=\"{}\"", labelValue(logicalVolume));
    }

    void begin(std::string_view name, std::string_view help) {
        m_name = fmt::format("ext4atlas_{}", name);
        m_out << fmt::format("# HELP {0} {1}\n# TYPE {0} gauge\n", m_name, help);
    }

    /// A value of the judged volume; an image may hold several.
    void sample(const std::string& labels, std::uint64_t value) {
        write(labels.empty() ? m_volume : fmt::format("{},{}", m_volume, labels), value);
    }

    /// A value of a partition of the image.
    void sampleOf(std::uint32_t partition, std::uint64_t value) {
        write(fmt::format(",partition=\"{}\"", partition), value);
    }

private:
    void write(const std::string& labels, std::uint64_t value) {
        m_out << fmt::format("{}{{{}{}}} {}\n", m_name, m_image, labels, value);
    }

    std::ostream& m_out;
    std::string m_image;
    std::string m_volume;
    std::string m_name;
};

void writeVerdicts(MetricWriter& metrics, const Judgement& judgement) {
    metrics.begin("check_info", "The two verdicts and the program that gave them, as labels; always 1.");
    metrics.sample(fmt::format("alignment=\"{}\",health=\"{}\",program=\"{}\"", name(judgement.verdict),
                               name(judgement.found.health.verdict), labelValue(judgement.snapshot.program)),
                   1);
    metrics.begin("misaligned",
                  "1 where something straddles physical sectors, begins off them or cannot be mounted, also beside the "
                  "judged volume unless one was named; absent where unknown.");
    if (const auto misaligned = isAnythingMisaligned(judgement))
        metrics.sample({}, *misaligned ? 1 : 0);
    metrics.begin("start_known", "0 where the verdict holds only if the image began on a boundary of its disk.");
    metrics.sample({}, judgement.verdict.isStartKnown ? 1 : 0);
    metrics.begin("health_findings", "Findings of health by severity.");
    metrics.sample(R"(severity="error")", judgement.found.health.errors);
    metrics.sample(R"(severity="warning")", judgement.found.health.warnings);
    metrics.begin("files_read", "1 where all inodes, block maps and directories were checked.");
    metrics.sample({}, judgement.found.health.files == FilesRead::All ? 1 : 0);
    metrics.begin("not_looked_at", "What an all-clear does not cover.");
    metrics.sample({}, notCovered(judgement.found.health));
}

void writeStructures(MetricWriter& metrics, const Alignment& alignment) {
    metrics.begin("structures", "Metadata structures by kind and by how they lie on physical sectors.");
    for (const auto kind : allRegionKinds) {
        const auto& structures = alignment.kinds[index(kind)].structures;
        const auto sample = [&](Fit fit, std::uint64_t count) {
            metrics.sample(fmt::format("structure=\"{}\",verdict=\"{}\"", name(kind), name(fit)), count);
        };
        sample(Fit::Whole, structures.whole);
        sample(Fit::Partial, structures.partial);
        sample(Fit::Straddling, structures.straddling);
    }
}

void writeCost(MetricWriter& metrics, const Alignment& writes) {
    metrics.begin("read_modify_writes_per_block", "Read-modify-writes that a synced write of the worst block costs.");
    metrics.sample({}, static_cast<std::uint64_t>(writes.perBlock));
}

void writeStarts(MetricWriter& metrics, const Judgement& judgement) {
    const auto starts = partitionStarts(judgement.verdict.starts);
    if (starts.empty())
        return;
    metrics.begin("partition_start_remainder_bytes",
                  "Bytes of a partition's start past the boundary of a physical sector, where that counts.");
    for (const auto& start : starts)
        if (start.partition && start.counts())
            metrics.sampleOf(*start.partition, start.past.value);
}

} // namespace

void writeCheckMetrics(const Judgement& judgement, std::ostream& out) {
    MetricWriter metrics(judgement, out);
    writeVerdicts(metrics, judgement);
    if (judgement.verdict.alignment)
        writeStructures(metrics, *judgement.verdict.alignment);
    if (const auto* writes = judgement.writes())
        writeCost(metrics, *writes);
    writeStarts(metrics, judgement);
}

} // namespace atlas
