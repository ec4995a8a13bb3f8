// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreement/window.h"

#include "allocation/allocation_chunk.h"
#include "disk/drive_overrides.h"
#include "support/paths.h"

#include <QSignalSpy>
#include <QTest>
#include <sstream>

namespace atlas::test {
namespace {

constexpr int timeoutMilliseconds = 60'000;

std::optional<std::uint32_t> partitionIn(const std::string& options) {
    std::istringstream words(options);
    std::uint32_t number = 0;
    for (std::string word; words >> word;) {
        if (word == "--partition" && words >> number) {
            return number;
        }
    }
    return std::nullopt;
}

ByteCount kibibytes(const std::string& text) { return {std::stoull(text) * (text.ends_with('k') ? 1024 : 1)}; }

DriveOverrides driveIn(const std::string& options) {
    DriveOverrides drive;
    std::istringstream words(options);
    std::string value;
    for (std::string word; words >> word && words >> value;) {
        if (word == "--drive") {
            drive = withPreset(drive, findPreset(value));
        } else if (word == "--physical-sector") {
            drive.physicalSector = kibibytes(value);
        } else if (word == "--stripe") {
            drive.optimalIo = kibibytes(value);
        } else if (word != "--partition") {
            throw std::invalid_argument("the window has no choice for " + word);
        }
    }
    return drive;
}

} // namespace

Window::Window(const Request& request) {
    m_session.reader().setProgram(QString::fromStdString(built("ext4atlas-cli")));
    wait([&] { m_session.open(QString::fromStdString(request.image)); });
    if (const auto partition = partitionIn(request.options); partition && m_error.empty()) {
        wait([&] { m_session.choose({.partition = partition}); });
    }
    if (m_session.isOpen()) {
        m_session.setDrive(driveIn(request.options));
        m_findings.setFindings(m_session.judgement());
    }
}

void Window::wait(const std::function<void()>& request) {
    const QSignalSpy opened(&m_session, &ui::Session::opened);
    const QSignalSpy failed(&m_session, &ui::Session::failed);
    request();
    if (!QTest::qWaitFor([&] { return !opened.isEmpty() || !failed.isEmpty(); }, timeoutMilliseconds)) {
        m_error = "the reader did not answer";
    } else if (!failed.isEmpty()) {
        m_error = sentence(failed[0][1].value<Error>());
    }
}

Allocation Window::bitmapsRead() const {
    const auto& layout = *m_session.layout();
    const auto source = openFile(m_session.path().toStdString()).value();
    const Interval<GroupNumber> all{{0}, layout.groups.size()};
    const std::atomic<bool> cancelled = false;
    return allocationOf(all, std::vector{std::make_shared<const AllocationChunk>(
                                 readChunk(*source, m_session.snapshot().placement->bytes, layout, all, cancelled))});
}

void Window::takeBitmaps() {
    m_session.setBitmapFindings(bitmapsRead());
    m_findings.setFindings(m_session.judgement());
}

std::string Window::cell(int row, ui::FindingColumn column) const {
    return m_findings.index(row, static_cast<int>(column)).data().toString().toStdString();
}

} // namespace atlas::test
