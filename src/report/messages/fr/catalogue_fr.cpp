// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/fr/catalogue_fr.h"

#include "report/messages/collect_patterns.h"
#include "report/messages/fr/catalogue_fr_alignment.h"
#include "report/messages/fr/catalogue_fr_command_line.h"
#include "report/messages/fr/catalogue_fr_comparing.h"
#include "report/messages/fr/catalogue_fr_containers.h"
#include "report/messages/fr/catalogue_fr_cures.h"
#include "report/messages/fr/catalogue_fr_exercises.h"
#include "report/messages/fr/catalogue_fr_fields.h"
#include "report/messages/fr/catalogue_fr_findings.h"
#include "report/messages/fr/catalogue_fr_glossary.h"
#include "report/messages/fr/catalogue_fr_health.h"
#include "report/messages/fr/catalogue_fr_history.h"
#include "report/messages/fr/catalogue_fr_inodes.h"
#include "report/messages/fr/catalogue_fr_labels.h"
#include "report/messages/fr/catalogue_fr_owners.h"
#include "report/messages/fr/catalogue_fr_places.h"
#include "report/messages/fr/catalogue_fr_reports.h"
#include "report/messages/fr/catalogue_fr_shown.h"
#include "report/messages/fr/catalogue_fr_summary.h"

namespace atlas {
namespace {

constexpr std::size_t frenchPlurals = 2;

constexpr std::span<const CatalogueEntry> frenchTables[] = {
    frenchCheck,           frenchFits,       frenchExplanation,  frenchProgress,
    frenchRemarks,         frenchMetrics,    frenchMetricValues, frenchDefinitions,
    frenchRecommendations, frenchNotes,      frenchInput,        frenchPlans,
    frenchDifferences,     frenchContainers, frenchCauses,       frenchRemedies,
    frenchEffects,         frenchQuestions,  frenchMistakes,     frenchExercises,
    frenchReading,         frenchBackups,    frenchTableFaults,  frenchMisalignment,
    frenchFindingPlaces,   frenchGlossary,   frenchHealth,       frenchHistory,
    frenchInodes,          frenchOwners,     frenchStructures,   frenchDevices,
    frenchVerdicts,        frenchComparing,  frenchSubjects,     frenchStack,
    frenchWorkings,        frenchDrive,      frenchDisk,         frenchGeometry,
    frenchFreeSpace,       frenchHeadings,   frenchColumns,      frenchShown,
    frenchSummary};

template <std::size_t n>
constexpr bool frenchAgrees = takeEnglishArguments(frenchTables[n], frenchPlurals);

template <std::size_t... n>
consteval bool allAgree(std::index_sequence<n...>) {
    return (frenchAgrees<n> && ...);
}

static_assert(allAgree(std::make_index_sequence<std::size(frenchTables)>()),
              "a French pattern is malformed or takes other arguments than the English one");

constexpr auto frenchPatterns = collect(frenchTables);

static_assert(std::ranges::none_of(frenchPatterns, &std::string_view::empty), "a message has no French pattern");
static_assert(std::ranges::is_sorted(frenchFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view frenchPattern(MessageId id) { return frenchPatterns[static_cast<std::size_t>(id)]; }

std::string_view frenchMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(frenchFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(frenchFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
