// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/zh/catalogue_zh.h"

#include "report/messages/collect_patterns.h"
#include "report/messages/zh/catalogue_zh_health.h"

namespace atlas {
namespace {

constexpr std::size_t chinesePlurals = 1;

constexpr std::span<const CatalogueEntry> chineseTables[] = {chineseHealth};

template <std::size_t n>
constexpr bool chineseAgrees = takeEnglishArguments(chineseTables[n], chinesePlurals);

template <std::size_t... n>
consteval bool allAgree(std::index_sequence<n...>) {
    return (chineseAgrees<n> && ...);
}

static_assert(allAgree(std::make_index_sequence<std::size(chineseTables)>()),
              "a Chinese pattern is malformed or takes other arguments than the English one");

constexpr auto chinesePatterns = collect(chineseTables);

} // namespace

std::string_view chinesePattern(MessageId id) { return chinesePatterns[static_cast<std::size_t>(id)]; }

std::string_view chineseMeaning(std::string_view) { return {}; }

} // namespace atlas
