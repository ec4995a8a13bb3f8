// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one window, shared by all its views.
#pragma once

#include "ui/session/bitmap_loader.h"
#include "ui/session/bookmarks.h"
#include "ui/session/drive_measurements.h"
#include "ui/session/file_finder.h"
#include "ui/session/owner_reader.h"
#include "ui/session/recent_files.h"
#include "ui/session/samples.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"
#include "ui/session/structure_loader.h"

namespace atlas::ui {

struct Workspace {
    explicit Workspace(QSettings& userSettings);

    QSettings& settings;
    Session session;
    BitmapLoader bitmaps{session};
    Selection selection; ///< reset when another volume is opened, before any view is notified; kept on reload
    StructureLoader structures{session, selection};
    FileFinder files{session, selection};
    OwnerReader owners{session};
    Bookmarks bookmarks{settings, session};
    DriveMeasurements measurements{session};
    RecentFiles recent;
    SampleFolders sampleFolders;
    SampleMaker sampleMaker;
};

} // namespace atlas::ui
