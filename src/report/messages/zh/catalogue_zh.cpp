// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/zh/catalogue_zh.h"

#include "report/messages/collect_patterns.h"
#include "report/messages/zh/catalogue_zh_alignment.h"
#include "report/messages/zh/catalogue_zh_command_line.h"
#include "report/messages/zh/catalogue_zh_comparing.h"
#include "report/messages/zh/catalogue_zh_containers.h"
#include "report/messages/zh/catalogue_zh_cures.h"
#include "report/messages/zh/catalogue_zh_exercises.h"
#include "report/messages/zh/catalogue_zh_fields.h"
#include "report/messages/zh/catalogue_zh_findings.h"
#include "report/messages/zh/catalogue_zh_glossary.h"
#include "report/messages/zh/catalogue_zh_health.h"
#include "report/messages/zh/catalogue_zh_history.h"
#include "report/messages/zh/catalogue_zh_inodes.h"
#include "report/messages/zh/catalogue_zh_labels.h"
#include "report/messages/zh/catalogue_zh_owners.h"
#include "report/messages/zh/catalogue_zh_places.h"
#include "report/messages/zh/catalogue_zh_reports.h"
#include "report/messages/zh/catalogue_zh_shown.h"
#include "report/messages/zh/catalogue_zh_summary.h"

namespace atlas {
namespace {

constexpr std::size_t chinesePlurals = 1;

constexpr std::span<const CatalogueEntry> chineseTables[] = {
    chineseCheck,           chineseFits,       chineseExplanation,  chineseProgress,
    chineseRemarks,         chineseMetrics,    chineseMetricValues, chineseDefinitions,
    chineseRecommendations, chineseNotes,      chineseInput,        chinesePlans,
    chineseDifferences,     chineseContainers, chineseCauses,       chineseRemedies,
    chineseEffects,         chineseQuestions,  chineseMistakes,     chineseExercises,
    chineseReading,         chineseBackups,    chineseTableFaults,  chineseMisalignment,
    chineseFindingPlaces,   chineseGlossary,   chineseHealth,       chineseHistory,
    chineseInodes,          chineseOwners,     chineseStructures,   chineseDevices,
    chineseVerdicts,        chineseComparing,  chineseSubjects,     chineseStack,
    chineseWorkings,        chineseDrive,      chineseDisk,         chineseGeometry,
    chineseFreeSpace,       chineseHeadings,   chineseColumns,      chineseShown,
    chineseSummary};

template <std::size_t n>
constexpr bool chineseAgrees = takeEnglishArguments(chineseTables[n], chinesePlurals);

template <std::size_t... n>
consteval bool allAgree(std::index_sequence<n...>) {
    return (chineseAgrees<n> && ...);
}

static_assert(allAgree(std::make_index_sequence<std::size(chineseTables)>()),
              "a Chinese pattern is malformed or takes other arguments than the English one");

constexpr auto chinesePatterns = collect(chineseTables);

static_assert(std::ranges::none_of(chinesePatterns, &std::string_view::empty), "a message has no Chinese pattern");
static_assert(std::ranges::is_sorted(chineseFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view chinesePattern(MessageId id) { return chinesePatterns[static_cast<std::size_t>(id)]; }

std::string_view chineseMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(chineseFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(chineseFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
