// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/byte_searcher.h"

#include "ui/session/background.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <span>

namespace atlas::ui {
namespace {

struct PatternText {
    Q_DECLARE_TR_FUNCTIONS(PatternText)
};

} // namespace

std::expected<std::vector<std::byte>, QString> parseHexPattern(const QString& typed) {
    static const QRegularExpression filler(QStringLiteral(R"(0x|[\s,:-]+)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression pairs(QStringLiteral("^([0-9a-f]{2})+$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const QString digits = QString(typed).remove(filler);
    if (!pairs.match(digits).hasMatch())
        return std::unexpected(PatternText::tr("Type bytes as pairs of hexadecimal digits, such as “53 ef”."));
    const auto bytes = QByteArray::fromHex(digits.toLatin1());
    const auto whole = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector(whole.begin(), whole.end());
}

std::vector<std::byte> textPattern(const QString& typed) {
    const auto bytes = typed.toUtf8();
    const auto whole = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return {whole.begin(), whole.end()};
}

namespace {

constexpr int reportMs = 100;

} // namespace

ByteSearcher::ByteSearcher(QObject* parent) : QObject(parent) {
    m_report.setInterval(reportMs);
    connect(&m_report, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_shared->done, m_size); });
}

ByteSearcher::~ByteSearcher() { drop(); }

void ByteSearcher::drop() {
    m_report.stop();
    if (m_shared) {
        m_shared->stop = true;
        m_shared.reset();
    }
}

void ByteSearcher::start(std::shared_ptr<const ByteSource> bytes, ByteSearch search) {
    drop();
    m_shared = std::make_shared<Shared>();
    m_size = bytes->size().value;
    m_report.start();
    inBackground(
        this,
        [bytes = std::move(bytes), search = std::move(search), shared = m_shared] {
            return searchBytes(*bytes, search, [&shared](ByteCount done) {
                shared->done = done.value;
                return !shared->stop;
            });
        },
        [this, shared = m_shared](const ByteSearchResult& result) {
            if (shared == m_shared) {
                drop();
                Q_EMIT finished(result);
            }
        });
}

void ByteSearcher::cancel() {
    if (isRunning()) {
        drop();
        Q_EMIT finished({.stopped = true});
    }
}

} // namespace atlas::ui
