// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/device/device_dialog.h"

#include "base/shell_words.h"
#include "report/json/info_json.h"
#include "report/reader/reader_request.h"
#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace atlas::ui {
namespace {

QString contentText(const auto& listed) {
    const auto content = diskText(listed.content);
    return listed.label.empty() ? content : QStringLiteral("%1 “%2”").arg(content, diskText(listed.label));
}

QString mountedText(const auto& listed) {
    QStringList points;
    for (const auto& point : listed.mountedAt)
        points << diskText(point);
    return points.join(QStringLiteral(", "));
}

QString deviceText(const ListedDevice& device, DeviceColumn column) {
    switch (column) {
    case DeviceColumn::Device: return text(device.path);
    case DeviceColumn::Size: return ui::size(device.size);
    case DeviceColumn::Sectors:
        return device.logicalSector == 0
                   ? QString()
                   : QStringLiteral("%1 / %2").arg(number(device.logicalSector), number(device.physicalSector));
    case DeviceColumn::Content: return contentText(device);
    case DeviceColumn::Mounted: return mountedText(device);
    case DeviceColumn::Model: return diskText(device.model);
    }
    return {};
}

QString partitionText(const ListedPartition& partition, DeviceColumn column) {
    switch (column) {
    case DeviceColumn::Device: return text(partition.path);
    case DeviceColumn::Size: return ui::size(partition.size);
    case DeviceColumn::Content: return contentText(partition);
    case DeviceColumn::Mounted: return mountedText(partition);
    case DeviceColumn::Sectors:
    case DeviceColumn::Model: break;
    }
    return {};
}

} // namespace

void DevicesModel::show(std::vector<ListedDevice> devices) {
    if (devices == m_devices)
        return;
    beginResetModel();
    m_devices = std::move(devices);
    endResetModel();
}

std::optional<ImageRequest> DevicesModel::choiceAt(const QModelIndex& index) const {
    if (!index.isValid())
        return std::nullopt;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() == 0)
        return ImageRequest{.path = m_devices[row].path};
    const auto& disk = m_devices[index.internalId() - 1];
    return ImageRequest{.path = disk.path, .volume = {.partition = disk.partitions[row].number}};
}

QModelIndex DevicesModel::find(const ImageRequest& choice) const {
    for (int row = 0; row < rowCount(); ++row) {
        const auto disk = index(row, 0);
        if (choiceAt(disk) == choice)
            return disk;
        for (int part = 0; part < rowCount(disk); ++part)
            if (choiceAt(index(part, 0, disk)) == choice)
                return index(part, 0, disk);
    }
    return {};
}

QModelIndex DevicesModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex DevicesModel::parent(const QModelIndex& index) const {
    return index.isValid() && index.internalId() != 0
               ? createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0})
               : QModelIndex();
}

int DevicesModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_devices.size());
    return parent.internalId() == 0 && parent.column() == 0
               ? static_cast<int>(m_devices[static_cast<std::size_t>(parent.row())].partitions.size())
               : 0;
}

int DevicesModel::columnCount(const QModelIndex& /*parent*/) const { return deviceColumnCount; }

QVariant DevicesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto column = static_cast<DeviceColumn>(index.column());
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::TextAlignmentRole && column == DeviceColumn::Size)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return index.internalId() == 0 ? deviceText(m_devices[row], column)
                                   : partitionText(m_devices[index.internalId() - 1].partitions[row], column);
}

QVariant DevicesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<DeviceColumn>(section)) {
    case DeviceColumn::Device: return tr("Device");
    case DeviceColumn::Size: return tr("Size");
    case DeviceColumn::Sectors: return tr("Sectors");
    case DeviceColumn::Content: return tr("Content");
    case DeviceColumn::Mounted: return tr("Mounted at");
    case DeviceColumn::Model: return tr("Model");
    }
    return {};
}

namespace {

constexpr int notAuthorised = 127; ///< from pkexec(1); 126: the dialog was dismissed
constexpr int dismissed = 126;

QString findHelper() {
    const QString name = QStringLiteral("ext4atlas-open-device");
    const auto folder = QCoreApplication::applicationDirPath() + '/';
    for (const auto& candidate : {folder + QStringLiteral(ATLAS_HELPERS_FROM_BIN "/") + name, folder + name})
        if (const QFileInfo file(candidate); file.isExecutable())
            return file.canonicalFilePath(); // as in the policy
    return {};
}

/// The descriptor that arrives at `socket`; nullopt on failure.
std::optional<int> receiveDescriptor(int socket) {
    char byte = 0;
    iovec data{&byte, 1};
    int fd = -1;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof fd)> control{};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    if (::recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) != 1)
        return std::nullopt;
    const auto* const header = CMSG_FIRSTHDR(&message);
    if (header == nullptr || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof fd))
        return std::nullopt;
    std::memcpy(&fd, CMSG_DATA(header), sizeof fd);
    return fd;
}

} // namespace

QString commandToRead(const QString& path) {
    const auto name = QFileInfo(path).fileName();
    return QStringLiteral("sudo ext4atlas-cli snapshot -o %1.ext4atlas %2")
        .arg(text(pathWord(name.toStdString())), text(pathWord(path.toStdString())));
}

DeviceOpener::DeviceOpener(QObject* parent)
    : QObject(parent), m_elevator(QStandardPaths::findExecutable(QStringLiteral("pkexec"))), m_helper(findHelper()) {}

DeviceOpener::~DeviceOpener() { drop(); }

void DeviceOpener::setPrograms(const QString& elevator, const QString& helper) {
    m_elevator = elevator;
    m_helper = helper;
}

void DeviceOpener::drop() {
    if (auto* const process = std::exchange(m_process, nullptr); process != nullptr) {
        process->disconnect(this);
        process->kill();
        process->deleteLater();
    }
    if (const int socket = std::exchange(m_socket, -1); socket >= 0)
        ::close(socket);
}

void DeviceOpener::open(const QString& path) {
    drop();
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return Q_EMIT refused(path, tr("no socket can be made"));
    m_path = path;
    m_socket = ends[0];
    m_process = new QProcess(this);
    m_process->setChildProcessModifier([end = ends[1]] { ::dup2(end, STDIN_FILENO); });
    connect(m_process, &QProcess::finished, this, &DeviceOpener::ended);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            const auto why = tr("%1 does not start").arg(m_elevator);
            drop();
            Q_EMIT refused(m_path, why);
        }
    });
    m_process->start(m_elevator, {m_helper, path});
    ::close(ends[1]);
}

void DeviceOpener::ended(int code, QProcess::ExitStatus status) {
    const auto fd = receiveDescriptor(m_socket);
    const auto words = QString::fromLocal8Bit(m_process->readAllStandardError()).trimmed();
    drop();
    if (fd) {
        holdDevice(m_path, *fd);
        return Q_EMIT opened(m_path);
    }
    const bool noPassword = status == QProcess::NormalExit && (code == dismissed || code == notAuthorised);
    Q_EMIT refused(m_path, noPassword        ? QString()
                           : words.isEmpty() ? tr("the helper ended without an answer")
                                             : words.section(QLatin1Char('\n'), -1));
}

namespace {

constexpr std::chrono::seconds listedAgain{2}; ///< shows cards that are plugged in meanwhile
constexpr QSize defaultSize{760, 380};

} // namespace

DeviceDialog::DeviceDialog(QWidget* parent)
    : QDialog(parent),
      m_model(new DevicesModel(this)),
      m_view(new QTreeView),
      m_note(new QLabel),
      m_open(nullptr),
      m_readable([](const QString& path) { return isHeld(path) || QFileInfo(path).isReadable(); }) {
    arrange();
    connect(&m_reader, &ReaderJob::answered, this, &DeviceDialog::take);
    connect(&m_reader, &ReaderJob::failed, this, [this](const Error& error) {
        m_refusal = capitalised(text(sentence(error)));
        refresh();
    });
    connect(&m_opener, &DeviceOpener::opened, this, [this] { finish(*m_wanted); });
    connect(&m_opener, &DeviceOpener::refused, this, [this](const QString&, const QString& why) {
        m_wanted.reset();
        m_refusal = why.isEmpty() ? tr("Not opened: no password was given.") : tr("Not opened: %1.").arg(why);
        refresh();
    });
    m_again.setInterval(listedAgain);
    connect(&m_again, &QTimer::timeout, this, &DeviceDialog::list);
    refresh();
}

void DeviceDialog::arrange() {
    setWindowTitle(tr("Open a device"));
    resize(defaultSize);
    m_view->setObjectName("devices");
    m_view->setAccessibleName(tr("Disks and partitions"));
    m_view->setModel(m_model);
    m_view->setAllColumnsShowFocus(true);
    m_view->setUniformRowHeights(true);
    m_note->setObjectName("deviceNote");
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName("openDevice");
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_view, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &DeviceDialog::openChosen);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_view, &QAbstractItemView::activated, this, &DeviceDialog::openChosen);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_refusal.clear();
        refresh();
    });
}

void DeviceDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    list();
    m_again.start();
}

void DeviceDialog::hideEvent(QHideEvent* event) {
    m_again.stop();
    QDialog::hideEvent(event);
}

void DeviceDialog::list() {
    if (!m_reader.running())
        m_reader.ask({QLatin1StringView(reader::devicesCommand), QLatin1StringView(reader::jsonOption)});
}

void DeviceDialog::take(const QByteArray& json) {
    auto devices = readDevicesJson({json.data(), static_cast<std::size_t>(json.size())});
    if (!devices) {
        m_refusal = capitalised(text(sentence(devices.error())));
        return refresh();
    }
    const bool isFirst = m_model->rowCount() == 0;
    const auto current = m_model->choiceAt(m_view->currentIndex());
    const int before = m_model->rowCount();
    m_model->show(std::move(*devices));
    if (isFirst || before != m_model->rowCount() || !m_view->currentIndex().isValid()) {
        m_view->expandAll();
        m_view->setCurrentIndex(current ? m_model->find(*current) : m_model->index(0, 0));
    }
    for (int section = 0; section < deviceColumnCount; ++section)
        m_view->resizeColumnToContents(section);
    refresh();
}

void DeviceDialog::refresh() {
    const auto choice = m_model->choiceAt(m_view->currentIndex());
    const auto path = choice ? text(choice->path) : QString();
    const bool readable = choice && m_readable(path);
    m_open->setEnabled(choice && !m_opener.isRunning() && (readable || m_opener.isPossible()));
    m_open->setDefault(true);
    if (m_opener.isRunning())
        return m_note->setText(tr("Waiting for the administrator’s password…"));
    if (!m_refusal.isEmpty())
        return m_note->setText(m_refusal);
    m_note->setText(!choice    ? tr("No disks were found.")
                    : readable ? tr("%1 is opened read-only.").arg(path)
                    : m_opener.isPossible()
                        ? tr("%1 is opened read-only, with the administrator’s password: a small program "
                             "opens it and passes it on; everything else runs without rights.")
                              .arg(path)
                        : tr("Only the administrator may read %1. This command writes a snapshot that "
                             "opens here: %2")
                              .arg(path, commandToRead(path)));
}

void DeviceDialog::openChosen() {
    const auto choice = m_model->choiceAt(m_view->currentIndex());
    if (!choice || m_opener.isRunning())
        return;
    const auto path = text(choice->path);
    if (m_readable(path))
        return finish(*choice);
    if (m_opener.isPossible()) {
        m_wanted = choice;
        m_refusal.clear();
        m_opener.open(path);
    }
    refresh();
}

void DeviceDialog::finish(const ImageRequest& choice) {
    const ImageRequest kept = choice; // may be *m_wanted
    m_wanted.reset();
    accept();
    Q_EMIT chosen(kept);
}

} // namespace atlas::ui
