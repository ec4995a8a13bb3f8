// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/workspace.h"

#include "ui/session/whereabouts.h"

#include <QCoreApplication>

namespace atlas::ui {

Workspace::Workspace(QSettings& userSettings)
    : settings(userSettings),
      recent(userSettings),
      sampleFolders(findSamples(QCoreApplication::applicationDirPath())),
      sampleMaker(sampleFolders) {
    QObject::connect(&session, &Session::opened, &selection, [this] {
        if (session.wasReloaded())
            selection.keepOnly([this](const Place& place) { return exists(session.snapshot(), place); });
        else
            selection.reset();
    });
    QObject::connect(&session, &Session::opened, &recent, [this] { recent.add(session.path()); });
    QObject::connect(&bitmaps, &BitmapLoader::mapChanged, &session, [this] { session.setAllocation(bitmaps.map()); });
    QObject::connect(&bitmaps, &BitmapLoader::allocationChanged, &session,
                     [this] { session.setBitmapFindings(bitmaps.allocation()); });
    QObject::connect(&sampleMaker, &SampleMaker::made, &session, qOverload<const QString&>(&Session::open));
}

} // namespace atlas::ui
