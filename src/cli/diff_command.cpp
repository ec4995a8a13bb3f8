// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "cli/console.h"
#include "cli/operands.h"
#include "compare/disk_diff.h"
#include "inspect/differing_fields.h"
#include "report/json/comparison_json.h"
#include "report/language/make_message.h"
#include "report/text/comparison_text.h"
#include "report/text/wrapped_lines.h"
#include "report/words/finding_text.h"
#include "report/words/measurement_difference_text.h"

#include <limits>

namespace atlas::cli {
namespace {

constexpr std::size_t listedChanges = 40;

struct DiffCommandOptions {
    PlanOptions plan;
    bool json = false;
    bool all = false;
    bool fields = false;
    bool exitCode = false;
};

/// Fails for an operand without bytes.
Status requireBytes(const Operand& operand) {
    if (operand.reading && operand.reading->bytes)
        return {};
    const auto* const what = operand.planned ? "a plan holds no bytes of structures, which --fields compares"
                                             : "a snapshot holds no bytes of structures, which --fields compares";
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = what,
                                 .where = operand.label,
                                 .hint = operand.planned ? "give two images" : "give the image itself"});
}

/// The volume of a disk with this number in DiskJudgement::judgements().
const ImageReading& volumeOf(const Operand& operand, std::size_t number) {
    return number == 0 ? *operand.reading : operand.reading->others[number - 1];
}

/// Precondition: both have bytes.
Result<DifferingFields> fieldsOf(const ImageReading& from, const ImageReading& to) {
    const auto readable = [](const ImageReading& volume) {
        return ReadableVolume{*volume.bytes, volume.snapshot.placement->bytes.first, *volume.snapshot.layout};
    };
    return differingFields(readable(from), readable(to));
}

std::vector<VolumeName> namesOf(const DiskJudgement& disk) {
    std::vector<VolumeName> names;
    for (const auto* judgement : disk.judgements())
        names.push_back(judgement->snapshot.volumeName());
    return names;
}

/// Two images or snapshots with all of their volumes.
class DiskComparison {
public:
    DiskComparison(const DiffCommandOptions& options, const Operand& from, const Operand& to)
        : m_options(options),
          m_from(from),
          m_to(to),
          m_disks{judgeDisk(*from.reading), judgeDisk(*to.reading)},
          m_difference(diff(m_disks[0], m_disks[1])),
          m_measured(measurementPairs(from.reading->snapshot.measurements, to.reading->snapshot.measurements)) {}

    Status readFields() {
        for (const auto& volume : m_difference.volumes) {
            auto& fields = m_fields.emplace_back();
            if (!volume.from || !volume.to)
                continue;
            auto found = fieldsOf(volumeOf(m_from, *volume.from), volumeOf(m_to, *volume.to));
            if (!found)
                return std::unexpected(found.error());
            fields = std::move(*found);
        }
        return {};
    }

    void write() const {
        const std::array names{namesOf(m_disks[0]), namesOf(m_disks[1])};
        if (m_options.json) {
            const auto imageOf = [&](const Operand& operand, std::size_t n) {
                return ComparedImage{operand.label, operand.reading->snapshot.examination, names[n]};
            };
            writeDiffJson(m_difference, m_fields, {imageOf(m_from, 0), imageOf(m_to, 1)}, m_measured, output());
            return;
        }
        writeComparedNames(m_from.label, m_to.label, textOutput());
        if (m_difference.empty() && !m_options.fields && fieldCount() != 0)
            textOutput() << format(message<MessageId::NoLayoutDifference>(Count{fieldCount()})) << "\n";
        else
            writeDiskDiffText(m_difference, names, m_options.all ? maxChanges : listedChanges, textOutput(),
                              terminalStyle());
        if (m_options.fields)
            writeFields(names[0]);
        for (const auto& line : measurementDifferences(m_measured))
            textOutput() << format(line) << "\n";
        if (isDifferent() && m_from.reading->bytes && m_to.reading->bytes)
            pointToHistory();
    }

    /// `history compare` lists what this comparison of layouts leaves out.
    void pointToHistory() const {
        std::vector<std::string> words{"ext4atlas-cli", "history", "compare", m_from.label, m_to.label};
        if (m_options.plan.partition)
            words.insert(words.end(), {"--partition", std::to_string(*m_options.plan.partition)});
        textOutput() << format(message<MessageId::DiffAsHistory>()) << "\n";
        writeCommand(joinWords(words), 2, terminalStyle().width, textOutput());
    }

    [[nodiscard]] bool isDifferent() const { return !m_difference.empty() || fieldCount() != 0; }
    [[nodiscard]] bool isLayoutSame() const { return m_difference.empty(); }

private:
    static constexpr std::size_t maxChanges = std::numeric_limits<std::size_t>::max();

    [[nodiscard]] std::size_t fieldCount() const {
        std::size_t count = 0;
        for (const auto& fields : m_fields)
            count += fields ? fields->count() : 0;
        return count;
    }

    void writeFields(const std::vector<VolumeName>& names) const {
        for (std::size_t n = 0; n < m_fields.size(); ++n) {
            if (!m_fields[n])
                continue;
            textOutput() << "\n";
            if (m_fields.size() > 1)
                textOutput() << format(volumeText(names[*m_difference.volumes[n].from])) << "\n";
            writeFieldsText(*m_fields[n], m_options.all ? maxChanges : listedChanges, textOutput(), terminalStyle());
        }
    }

    const DiffCommandOptions& m_options;
    const Operand& m_from;
    const Operand& m_to;
    std::array<DiskJudgement, 2> m_disks;
    DiskDifference m_difference;
    std::vector<MeasurementPair> m_measured; ///< no difference: two measurements never give the same figures
    FieldsOfVolumes m_fields{};
};

int exitCode(const DiffCommandOptions& options, bool isDifferent) {
    return options.exitCode && isDifferent ? notGood : ok;
}

Result<int> compareDisks(const DiffCommandOptions& options, const Operand& from, const Operand& to) {
    DiskComparison comparison(options, from, to);
    // Without another difference, the number of fields tells whether the images are alike.
    const bool hasBytes = from.reading->bytes && to.reading->bytes;
    if (options.fields || (comparison.isLayoutSame() && !options.json && hasBytes))
        if (auto status = comparison.readFields(); !status)
            return std::unexpected(status.error());
    comparison.write();
    return exitCode(options, comparison.isDifferent());
}

Result<int> compareLayouts(const DiffCommandOptions& options, const Operand& from, const Operand& to) {
    const auto difference = atlas::diff(*from.layout, *to.layout);
    if (options.json) {
        writeDiffJson(difference, nullptr, output());
    } else {
        writeComparedNames(from.label, to.label, textOutput());
        writeDiffText(difference, options.all ? difference.changes.size() : listedChanges, textOutput(),
                      terminalStyle());
    }
    return exitCode(options, !difference.empty());
}

Result<int> run(const DiffCommandOptions& options, Reporter& reporter) {
    auto plan = options.plan;
    plan.everyVolume = !plan.partition;
    const auto layouts = readOperands(plan, reporter);
    if (!layouts)
        return std::unexpected(layouts.error());
    const auto& from = (*layouts)[0];
    const auto& to = (*layouts)[1];
    if (options.fields)
        for (const auto& operand : *layouts)
            if (auto status = requireBytes(operand); !status)
                return std::unexpected(status.error());
    return from.reading && to.reading ? compareDisks(options, from, to) : compareLayouts(options, from, to);
}

} // namespace

void addDiff(CommandLine& line) {
    const auto options = std::make_shared<DiffCommandOptions>();
    const auto arguments =
        line.command("diff", "what differs between two disks or layouts: places, partitions, metadata",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.texts("LAYOUT", options->plan.operands, "two of: images, snapshots, quoted option lines")
        .required()
        .count({2, 2});
    addVolumesOption(arguments, options->plan);
    addPlanSizeOption(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    arguments.flag("--json", options->json, "schema ext4atlas-diff/1, see the man page");
    arguments.flag("--fields", options->fields,
                   "of two images, also list each field of their structures that differs, by cause, with what sets it");
    arguments.flag("--all", options->all, "list every change and every field");
    arguments.flag("--exit-code", options->exitCode, "exit with status 1 if anything differs, as diff and git do");
}

} // namespace atlas::cli
