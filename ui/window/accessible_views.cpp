// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/accessible_views.h"

#include "ui/lens/lens_parts.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/map/map_parts.h"
#include "ui/strip/disk_strip.h"
#include "ui/strip/strip_parts.h"
#include "ui/widgets/accessible_picture.h"

#include <memory>

namespace atlas::ui {
namespace {

template <class View, class Parts>
QAccessibleInterface* pictureOf(QObject* object) {
    auto* view = qobject_cast<View*>(object);
    return view == nullptr ? nullptr : new AccessiblePicture(*view, std::make_unique<const Parts>(*view));
}

/// QAccessible owns what this returns. Null: another factory may know the object.
QAccessibleInterface* viewInterface(const QString&, QObject* object) {
    auto* made = pictureOf<GroupMap, MapParts>(object);
    made = made == nullptr ? pictureOf<DiskStrip, StripParts>(object) : made;
    return made == nullptr ? pictureOf<LensView, LensParts>(object) : made;
}

} // namespace

void installAccessibleViews() { QAccessible::installFactory(viewInterface); }

} // namespace atlas::ui
