// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_parts.h"

#include "ui/strip/disk_strip.h"
#include "ui/strip/strip_text.h"

#include <memory>

namespace atlas::ui {

PictureParts::Stamp StripParts::stamp() const {
    const auto& scene = m_strip.scene();
    return {scene.version, scene.focused ? *scene.focused + 1 : 0};
}

std::vector<PicturePart> StripParts::rows() const {
    const auto scene = std::make_shared<const StripScene>(m_strip.scene());
    const auto& boxes = scene->drawn.boxes;
    std::vector<PicturePart> parts;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool current = scene->focused ? i == *scene->focused : boxes[i].segment.chosen;
        if (i < maxParts || current) {
            parts.push_back({i, scene->rectOf(boxes[i]).toAlignedRect(),
                             [scene, i] { return stripTooltip(*scene, scene->drawn.boxes[i], QColor()); }, current});
        }
    }
    return parts;
}

} // namespace atlas::ui
