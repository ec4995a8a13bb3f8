// SPDX-License-Identifier: GPL-3.0-or-later
// Cost of bytes. Targets: a screen of them at any place of 15 TiB within 16 ms, and within 2 ms from a chosen byte to its field,
// its outline and its place on the map.
#include "bench/big_volume.h"
#include "ui/inspector/bytes_view.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QDockWidget>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>
#include <functional>

namespace {

using namespace atlas;
using namespace atlas::ui;

constexpr std::uint64_t tebibyte = std::uint64_t{1} << 40;

void waitFor(const std::function<bool()>& done) {
    while (!done()) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// From the jump to a random place until what was read is painted.
void screenOfBytes(benchmark::State& state) {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("sparse.img")));
    if (!file.open(QIODevice::WriteOnly) || !file.resize(15 * static_cast<qint64>(tebibyte))) {
        return state.SkipWithError("no sparse file of 15 TiB can be made here");
    }
    BytesView view;
    view.resize(1280, 900);
    view.setVisible(true);
    auto source = openFile(file.fileName().toStdString());
    const auto snapshot = std::make_shared<const Snapshot>(bench::snapshotOf(15 << 10, {2048}));
    const auto end = std::min(snapshot->disk.size.value, (*source)->size().value);
    view.show(std::shared_ptr<const ByteSource>(std::move(*source)), snapshot);
    std::uint64_t noise = 1;
    for (auto _ : state) {
        noise = noise * 6364136223846793005U + 1442695040888963407U;
        view.outline({{noise % (end - 4096)}, {4}});
        waitFor([&] { return view.isRead(); });
        benchmark::DoNotOptimize(view.grab());
    }
}

/// A window with a volume of 1 TiB, its superblock selected, and fields and bytes in sight.
class OpenWindow {
public:
    OpenWindow()
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat), m_window(m_settings) {
        const auto image = m_folder.filePath(QStringLiteral("volume.img"));
        QProcess mke2fs;
        mke2fs.setStandardOutputFile(QProcess::nullDevice());
        mke2fs.start(QStringLiteral("mke2fs"), {"-q", "-t", "ext4", image, "1T"});
        mke2fs.waitForFinished(-1);
        m_window.resize(1280, 900);
        m_window.show();
        m_window.open(image);
        waitFor([&] { return m_window.workspace().structures.bytes() && m_window.workspace().session.layout(); });
        for (const auto* name : {"fieldsDock", "bytesDock"}) {
            auto* dock = m_window.findChild<QDockWidget*>(QLatin1String(name));
            dock->show();
            dock->raise();
        }
        choose({1024});
        waitFor([&] { return !m_window.workspace().structures.structure().copies.empty(); });
    }
    void choose(ByteOffset byte) {
        m_window.workspace().structures.select(byte);
        QApplication::processEvents(); // all views have painted
    }

private:
    QTemporaryDir m_folder;
    QSettings m_settings;
    MainWindow m_window;
};

void byteToFieldAndMap(benchmark::State& state) {
    OpenWindow window;
    std::uint64_t byte = 0;
    for (auto _ : state) {
        byte = (byte + 4) % 256;
        window.choose({1024 + byte});
    }
}

BENCHMARK(screenOfBytes)->Iterations(200)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(byteToFieldAndMap)->Iterations(200)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
