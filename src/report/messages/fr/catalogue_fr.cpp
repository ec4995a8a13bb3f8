// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/fr/catalogue_fr.h"

#include "report/messages/collect_patterns.h"
#include "report/messages/fr/catalogue_fr_alignment.h"
#include "report/messages/fr/catalogue_fr_command_line.h"
#include "report/messages/fr/catalogue_fr_containers.h"
#include "report/messages/fr/catalogue_fr_cures.h"
#include "report/messages/fr/catalogue_fr_findings.h"
#include "report/messages/fr/catalogue_fr_health.h"
#include "report/messages/fr/catalogue_fr_labels.h"
#include "report/messages/fr/catalogue_fr_places.h"
#include "report/messages/fr/catalogue_fr_reports.h"
#include "report/messages/fr/catalogue_fr_summary.h"

namespace atlas {
namespace {

constexpr std::size_t frenchPlurals = 2;

constexpr std::span<const CatalogueEntry> frenchTables[] = {
    frenchCheck,        frenchFits,          frenchExplanation, frenchProgress,   frenchRemarks, frenchContainers,
    frenchCauses,       frenchRemedies,      frenchEffects,     frenchReading,    frenchBackups, frenchTableFaults,
    frenchMisalignment, frenchFindingPlaces, frenchHealth,      frenchStructures, frenchDevices, frenchVerdicts,
    frenchComparing,    frenchSubjects,      frenchStack,       frenchWorkings,   frenchDrive,   frenchDisk,
    frenchGeometry,     frenchFreeSpace,     frenchHeadings,    frenchColumns,    frenchSummary};

template <std::size_t n>
constexpr bool frenchAgrees = takeEnglishArguments(frenchTables[n], frenchPlurals);

template <std::size_t... n>
consteval bool allAgree(std::index_sequence<n...>) {
    return (frenchAgrees<n> && ...);
}

static_assert(allAgree(std::make_index_sequence<std::size(frenchTables)>()),
              "a French pattern is malformed or takes other arguments than the English one");

constexpr auto frenchPatterns = collect(frenchTables);

} // namespace

std::string_view frenchPattern(MessageId id) { return frenchPatterns[static_cast<std::size_t>(id)]; }

std::span<const FieldMeaning> frenchMeanings(std::string_view) { return {}; }

} // namespace atlas
