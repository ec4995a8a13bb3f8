// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows for an image: its session, read by the real reader, and its findings table.
#pragma once

#include "allocation/allocation.h"
#include "ui/inspector/findings_model.h"
#include "ui/session/session.h"

#include <string>

namespace atlas::test {

/// The user's settings for an image: options of `check`, and the equivalent choices in the window.
struct Request {
    std::string image;
    std::string options; ///< --partition, --physical-sector, --drive and --stripe, each with a value
};

class Window {
public:
    /// Opens the image and makes the choices; error() is set on failure.
    explicit Window(const Request& request);

    [[nodiscard]] const std::string& error() const { return m_error; }
    [[nodiscard]] const ui::Session& session() const { return m_session; }
    [[nodiscard]] const Judgement& judgement() const { return m_session.judgement(); }
    [[nodiscard]] const ui::FindingsModel& findings() const { return m_findings; }
    /// All block bitmaps, as the window reads them.
    [[nodiscard]] Allocation bitmapsRead() const;
    /// Has the session and the table take in what they say, as the window does once it has read them.
    void takeBitmaps();
    [[nodiscard]] std::string cell(int row, ui::FindingColumn column) const;

private:
    void wait(const std::function<void()>& request);

    ui::Session m_session;
    ui::FindingsModel m_findings;
    std::string m_error;
};

} // namespace atlas::test
