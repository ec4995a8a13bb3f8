// SPDX-License-Identifier: GPL-3.0-or-later
// English is the source language: its patterns define the arguments of each message.
#pragma once

#include "report/messages/en/catalogue_en_alignment.h"
#include "report/messages/en/catalogue_en_command_line.h"
#include "report/messages/en/catalogue_en_comparing.h"
#include "report/messages/en/catalogue_en_containers.h"
#include "report/messages/en/catalogue_en_cures.h"
#include "report/messages/en/catalogue_en_exercises.h"
#include "report/messages/en/catalogue_en_fields.h"
#include "report/messages/en/catalogue_en_findings.h"
#include "report/messages/en/catalogue_en_glossary.h"
#include "report/messages/en/catalogue_en_health.h"
#include "report/messages/en/catalogue_en_history.h"
#include "report/messages/en/catalogue_en_inodes.h"
#include "report/messages/en/catalogue_en_labels.h"
#include "report/messages/en/catalogue_en_owners.h"
#include "report/messages/en/catalogue_en_places.h"
#include "report/messages/en/catalogue_en_reports.h"
#include "report/messages/en/catalogue_en_summary.h"
#include "report/messages/pattern.h"

#include <algorithm>
#include <span>
#include <utility>

namespace atlas {

inline constexpr std::size_t englishPlurals = 2; ///< one, other

namespace detail {

inline constexpr std::span<const CatalogueEntry> englishTables[] = {
    englishStructures,   englishDevices,     englishVerdicts,     englishComparing,
    englishReading,      englishTableFaults, englishMisalignment, englishFindingPlaces,
    englishCauses,       englishRemedies,    englishEffects,      englishSubjects,
    englishStack,        englishWorkings,    englishDrive,        englishMetrics,
    englishMetricValues, englishPlans,       englishDifferences,  englishProgress,
    englishRemarks,      englishInput,       englishDefinitions,  englishRecommendations,
    englishNotes,        englishDisk,        englishGeometry,     englishCheck,
    englishFits,         englishHealth,      englishExplanation,  englishFreeSpace,
    englishHeadings,     englishColumns,     englishSummary,      englishContainers,
    englishGlossary,     englishShown,       englishQuestions,    englishMistakes,
    englishExercises,    englishHistory,     englishInodes,       englishOwners,
    englishBackups};

/// Sorts the patterns by id. Does not compile unless each id has exactly one pattern.
consteval std::array<std::string_view, messageIdCount> collectEnglish() {
    std::array<std::string_view, messageIdCount> all{};
    for (const auto table : englishTables) {
        for (const auto& [id, pattern] : table) {
            auto& slot = all[static_cast<std::size_t>(id)];
            if (!slot.empty()) {
                throw "a message has two English patterns";
            }
            slot = pattern;
        }
    }
    if (std::ranges::any_of(all, &std::string_view::empty)) {
        throw "a message has no English pattern";
    }
    return all;
}

consteval bool areWellFormed(std::span<const CatalogueEntry> table) {
    return std::ranges::all_of(
        table, [](const CatalogueEntry& entry) { return signatureOf(entry.pattern, englishPlurals).has_value(); });
}

/// A variable for each table: a compiler limits the steps of one evaluation.
template <std::size_t n>
inline constexpr bool isWellFormed = areWellFormed(englishTables[n]);

template <std::size_t... n>
consteval bool areAllWellFormed(std::index_sequence<n...>) {
    return (isWellFormed<n> && ...);
}

static_assert(areAllWellFormed(std::make_index_sequence<std::size(englishTables)>()),
              "a message has a malformed English pattern");

} // namespace detail

inline constexpr auto englishPatterns = detail::collectEnglish();

[[nodiscard]] constexpr std::string_view englishPattern(MessageId id) {
    return englishPatterns[static_cast<std::size_t>(id)];
}

} // namespace atlas
