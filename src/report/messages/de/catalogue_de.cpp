// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/de/catalogue_de.h"

#include "report/messages/collect_patterns.h"
#include "report/messages/de/catalogue_de_alignment.h"
#include "report/messages/de/catalogue_de_command_line.h"
#include "report/messages/de/catalogue_de_comparing.h"
#include "report/messages/de/catalogue_de_containers.h"
#include "report/messages/de/catalogue_de_cures.h"
#include "report/messages/de/catalogue_de_exercises.h"
#include "report/messages/de/catalogue_de_fields.h"
#include "report/messages/de/catalogue_de_findings.h"
#include "report/messages/de/catalogue_de_glossary.h"
#include "report/messages/de/catalogue_de_health.h"
#include "report/messages/de/catalogue_de_history.h"
#include "report/messages/de/catalogue_de_inodes.h"
#include "report/messages/de/catalogue_de_labels.h"
#include "report/messages/de/catalogue_de_owners.h"
#include "report/messages/de/catalogue_de_places.h"
#include "report/messages/de/catalogue_de_reports.h"
#include "report/messages/de/catalogue_de_shown.h"
#include "report/messages/de/catalogue_de_summary.h"

namespace atlas {
namespace {

constexpr std::size_t germanPlurals = 2;

constexpr std::span<const CatalogueEntry> germanTables[] = {
    germanCheck,           germanFits,       germanExplanation,  germanProgress,
    germanRemarks,         germanMetrics,    germanMetricValues, germanDefinitions,
    germanRecommendations, germanNotes,      germanInput,        germanPlans,
    germanDifferences,     germanContainers, germanCauses,       germanRemedies,
    germanEffects,         germanQuestions,  germanMistakes,     germanExercises,
    germanReading,         germanBackups,    germanTableFaults,  germanMisalignment,
    germanFindingPlaces,   germanGlossary,   germanHealth,       germanHistory,
    germanInodes,          germanOwners,     germanStructures,   germanDevices,
    germanVerdicts,        germanComparing,  germanSubjects,     germanStack,
    germanWorkings,        germanDrive,      germanDisk,         germanGeometry,
    germanFreeSpace,       germanHeadings,   germanColumns,      germanShown,
    germanSummary};

template <std::size_t n>
constexpr bool germanAgrees = takeEnglishArguments(germanTables[n], germanPlurals);

template <std::size_t... n>
consteval bool allAgree(std::index_sequence<n...>) {
    return (germanAgrees<n> && ...);
}

static_assert(allAgree(std::make_index_sequence<std::size(germanTables)>()),
              "a German pattern is malformed or takes other arguments than the English one");

constexpr auto germanPatterns = collect(germanTables);

static_assert(std::ranges::none_of(germanPatterns, &std::string_view::empty), "a message has no German pattern");
static_assert(std::ranges::is_sorted(germanFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view germanPattern(MessageId id) { return germanPatterns[static_cast<std::size_t>(id)]; }

std::string_view germanMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(germanFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(germanFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
