// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <iosfwd>

namespace atlas {

/// Schema ext4atlas-lesson-check/1: the faults of the lesson in `file`.
void writeLessonCheckJson(const std::string& file, const ParsedLesson& parsed, const std::vector<LessonFault>& faults,
                          std::ostream& out);

} // namespace atlas
