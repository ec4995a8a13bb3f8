// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the Compare page in which options are typed, and their words for options that are already known.
#pragma once

#include "ui/compare/compare_options.h"

namespace atlas::ui {

/// The array is chosen rather than typed, but mke2fs may refuse it like the others.
enum class OptionField { Size, Block, Ratio, Features, More, Array, GrowTo, Start };

/// Of the fields that hold a number; 0: empty.
[[nodiscard]] quint64 numberIn(OptionField field, const CompareOptions& options);
/// The words that `field` shows for `options`.
[[nodiscard]] QString wordsOf(OptionField field, const CompareOptions& options);
/// Whether typing `words` makes these options: "1024G" does where wordsOf() is "1 TiB", an option line quoted in another way, or
/// one with a -G that is being typed. A typed start is a chosen one; an empty field leaves it to the image and the array.
[[nodiscard]] bool standFor(const QString& words, OptionField field, const CompareOptions& options);
/// A clause on what belongs into `field`.
[[nodiscard]] QString expectedIn(OptionField field);

} // namespace atlas::ui
