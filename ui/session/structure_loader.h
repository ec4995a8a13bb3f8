// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the selected on-disk structure of the open image on background threads.
#pragma once

#include "ui/session/background.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/selection.h"
#include "ui/session/session.h"
#include "ui/session/structure_copies.h"

#include <QObject>

namespace atlas::ui {

class StructureLoader : public QObject {
    Q_OBJECT
public:
    StructureLoader(Session& session, Selection& selection);

    /// Empty until the first read, and if the selection has no structure with fields.
    [[nodiscard]] const StructureCopies& structure() const { return m_structure; }
    /// The bytes of the open disk; null until the image is opened, and if that fails.
    [[nodiscard]] const std::shared_ptr<const ByteSource>& bytes() const { return m_bytes; }
    /// Why nothing can be read; empty if something can.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    [[nodiscard]] bool isReading() const { return m_reading; }
    /// The selected byte of the disk; nullopt if only a whole place is selected.
    [[nodiscard]] std::optional<ByteOffset> byte() const;
    /// The position of the selected block on the disk; empty if no block is selected.
    [[nodiscard]] ByteInterval block() const;
    /// Selects `byte` of the disk in all views. No effect outside the volume.
    void select(ByteOffset byte);

Q_SIGNALS:
    /// structure(), bytes() or reason() was replaced.
    void changed();
    /// Another byte of the same structure was selected.
    void pointed();

private:
    void open();
    void refresh();
    void read(const Place& place);
    void take(Result<StructureCopies> read);

    Session& m_session;
    Selection& m_selection;
    std::shared_ptr<const ByteSource> m_bytes;
    StructureCopies m_structure;
    CopyPlaces m_places; ///< of m_structure, if it lies in the volume
    QString m_reason;
    LatestRequest m_request;
    bool m_reading = false;
};

} // namespace atlas::ui
