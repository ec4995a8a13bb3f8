// SPDX-License-Identifier: GPL-3.0-or-later
// The health of the open image: by all that was read of it, with the bitmaps so far.
#pragma once

#include "ui/session/bitmap_loader.h"
#include "ui/session/session.h"

namespace atlas::ui {

class ImageHealth : public QObject {
    Q_OBJECT
public:
    ImageHealth(const Session& session, const BitmapLoader& bitmaps) : m_session(session), m_bitmaps(bitmaps) {}

    [[nodiscard]] const Health& health() const { return m_health; }

    /// Another image was opened, or it is judged anew.
    void judgeAgain();
    /// Bitmaps were read, or given up. Without faults in them, too, the health may be another: it says what was read.
    void addBitmaps();

Q_SIGNALS:
    /// The health changed, or the findings that it follows from.
    void changed();

private:
    const Session& m_session;
    const BitmapLoader& m_bitmaps;
    std::vector<Finding> m_ofBitmaps{}; ///< that m_health follows from
    Health m_health{};
};

} // namespace atlas::ui
