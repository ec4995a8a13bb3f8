// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/structure_tree.h"

#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <vector>

namespace atlas::ui {
namespace {

enum TreeColumn { What, Value, Block, treeColumnCount };
constexpr int blockRole = Qt::UserRole;
constexpr qsizetype mostRows = 500; ///< below one row; the command line lists all

using enum MessageId;

QTreeWidgetItem* row(const QString& what, const QString& value = {}, const QJsonValue& block = {}) {
    auto* item = new QTreeWidgetItem({what, value, QString()});
    if (block.isDouble()) {
        const auto number = static_cast<std::uint64_t>(block.toInteger());
        item->setText(Block, ui::number(number));
        item->setData(Block, blockRole, QVariant::fromValue<qulonglong>(number));
    }
    return item;
}

QString plain(const QJsonValue& value) { return ui::number(static_cast<std::uint64_t>(value.toInteger())); }

QString hexOf(const QJsonValue& value) {
    return QStringLiteral("0x%1").arg(static_cast<qulonglong>(value.toInteger()), 8, 16, QLatin1Char('0'));
}

/// "0x028"
QString byteOf(const QJsonValue& value) {
    return QStringLiteral("0x%1").arg(static_cast<qulonglong>(value.toInteger()), 3, 16, QLatin1Char('0'));
}

QString stateOf(const QJsonObject& node) {
    if (node["damaged"].toBool())
        return marked(false, text(message<NodeDamaged>()));
    if (!node["checksum_right"].isBool())
        return {};
    return node["checksum_right"].toBool() ? text(message<ChecksumIsRight>())
                                           : marked(false, text(message<ChecksumIsWrong>()));
}

/// The parts beyond mostRows are counted.
template <class Add>
void addSome(QTreeWidgetItem& parent, const QJsonArray& parts, const Add& add) {
    for (qsizetype n = 0; n < std::min(parts.size(), mostRows); ++n)
        parent.addChild(add(parts[n].toObject()));
    if (parts.size() > mostRows)
        parent.addChild(row(StructureTree::tr("… and %n more", nullptr, static_cast<int>(parts.size() - mostRows))));
}

QTreeWidgetItem* partRow(const QJsonObject& part) {
    const auto name = part["name"].toString();
    const auto number = part["number"].isDouble() ? plain(part["number"]) : QString();
    auto* item = row(QStringLiteral("%1 %2").arg(byteOf(part["byte_in_block"]), part["type"].toString()),
                     name.isEmpty() ? number : name);
    for (const auto& each : part["fields"].toArray()) {
        const auto field = each.toObject();
        auto* child = row(field["field"].toString(), field["value"].toString());
        child->setToolTip(What, field["meaning"].toString());
        item->addChild(child);
    }
    return item;
}

QTreeWidgetItem* extentRow(const QJsonObject& extent) {
    const auto logical = static_cast<std::uint64_t>(extent["logical"].toInteger());
    const auto length = static_cast<std::uint64_t>(extent["length"].toInteger());
    const auto range =
        length == 1 ? number(logical) : QStringLiteral("%1–%2").arg(number(logical), number(logical + length - 1));
    return row(range, extent["unwritten"].toBool() ? text(message<ExtentUnwritten>()) : QString(), extent["physical"]);
}

QTreeWidgetItem* nodeRow(const QJsonObject& node) {
    const auto entries = text(message<EntriesOf>(Number{static_cast<std::uint64_t>(node["entries"].toInteger())},
                                                 Number{static_cast<std::uint64_t>(node["max"].toInteger())}));
    const auto state = stateOf(node);
    auto* item =
        row(node["block"].isNull() ? capitalised(text(message<NodeInInode>()))
                                   : StructureTree::tr("Node from block %1 of the file on").arg(plain(node["logical"])),
            state.isEmpty() ? entries : StructureTree::tr("%1, %2").arg(entries, state), node["block"]);
    addSome(*item, node["extents"].toArray(), extentRow);
    return item;
}

QTreeWidgetItem* deletedRow(const QJsonObject& entry) {
    auto* item = row(StructureTree::tr("Deleted or moved: %1").arg(entry["name"].toString()),
                     StructureTree::tr("inode %1").arg(plain(entry["inode"])));
    item->setToolTip(What, byteOf(entry["byte_in_block"]));
    return item;
}

QTreeWidgetItem* directoryRow(const QJsonObject& block) {
    const auto kind = block["kind"].toString();
    const bool isEntries = kind == QStringLiteral("entries");
    const auto range = block["level"].isNull()
                           ? QString()
                           : QStringLiteral("%1–%2").arg(hexOf(block["first_hash"]), hexOf(block["last_hash"]));
    const auto what = isEntries ? StructureTree::tr("Block %1: %2 names, %3 free bytes")
                                      .arg(plain(block["logical"]), plain(block["entries"]), plain(block["free_bytes"]))
                                : StructureTree::tr("Block %1: dx_%2").arg(plain(block["logical"]), kind);
    QStringList values{range, stateOf(block)};
    values.removeAll(QString());
    auto* item = row(what, values.join(QStringLiteral(", ")), block["block"]);
    addSome(*item, block["index"].toArray(), [](const QJsonObject& entry) {
        return row(QStringLiteral("dx_entry %1").arg(hexOf(entry["hash"])),
                   StructureTree::tr("block %1 of the directory").arg(plain(entry["block"])));
    });
    addSome(*item, block["deleted"].toArray(), deletedRow);
    return item;
}

QString fateText(const QString& fate) {
    if (fate == QStringLiteral("written"))
        return text(message<CopyWritten>());
    if (fate == QStringLiteral("superseded"))
        return text(message<CopySuperseded>());
    if (fate == QStringLiteral("revoked"))
        return text(message<CopyRevoked>());
    return fate == QStringLiteral("damaged") ? text(message<CopyDamaged>()) : text(message<CopyLeftOut>());
}

QString transactionState(const QString& state) {
    return state == QStringLiteral("live")          ? text(message<TransactionLive>())
           : state == QStringLiteral("uncommitted") ? text(message<TransactionUncommitted>())
                                                    : text(message<TransactionOld>());
}

/// The block of the volume that holds block `index` of the journal; null outside it.
QJsonValue blockOfJournal(const Layout& layout, const QJsonValue& index) {
    auto left = static_cast<std::uint64_t>(index.toInteger());
    for (const auto& file : layout.files) {
        if (file.kind != RegionKind::Journal)
            continue;
        for (const auto& extent : file.dataExtents()) {
            if (left < extent.count.value)
                return static_cast<qint64>(extent.first.value + left);
            left -= extent.count.value;
        }
    }
    return {};
}

/// A copy leads to the block that it is of, and the row below it to the copy itself.
QTreeWidgetItem* copyRow(const Layout& layout, const QJsonObject& copy) {
    auto* item = row(
        QStringLiteral("%1 %2").arg(plain(copy["journal_block"]),
                                    text(copy["escaped"].toBool() ? message<LogCopyEscaped>() : message<LogCopy>())),
        fateText(copy["fate"].toString()), copy["block"]);
    item->addChild(row(StructureTree::tr("in the journal"), {}, blockOfJournal(layout, copy["journal_block"])));
    return item;
}

QTreeWidgetItem* logRow(const Layout& layout, const QJsonObject& block) {
    const auto kind = block["kind"].toString();
    const auto what = kind == QStringLiteral("descriptor") ? message<LogDescriptor>()
                      : kind == QStringLiteral("revoke")   ? message<LogRevoke>()
                                                           : message<LogCommit>();
    auto* item = row(QStringLiteral("%1 %2").arg(plain(block["journal_block"]), text(what)), {},
                     blockOfJournal(layout, block["journal_block"]));
    addSome(*item, block["copies"].toArray(), [&](const QJsonObject& copy) { return copyRow(layout, copy); });
    for (const auto& revoked : block["revoked"].toArray())
        item->addChild(row(text(message<LogRevoked>()), {}, revoked));
    return item;
}

QTreeWidgetItem* transactionRow(const Layout& layout, const QJsonObject& transaction) {
    auto* item = row(StructureTree::tr("Transaction %1").arg(plain(transaction["sequence"])),
                     transactionState(transaction["state"].toString()));
    addSome(*item, transaction["blocks"].toArray(), [&](const QJsonObject& block) { return logRow(layout, block); });
    return item;
}

} // namespace

StructureTree::StructureTree(Workspace& workspace, const QString& name, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_summary(new QLabel), m_tree(new QTreeWidget) {
    m_summary->setObjectName(name + "Summary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_tree->setObjectName(name + "Tree");
    m_tree->setAccessibleName(tr("Structures inside of the selection"));
    m_tree->setColumnCount(treeColumnCount);
    m_tree->setHeaderLabels({tr("Structure"), tr("Value"), tr("Block")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(Value, QHeaderView::Stretch);
    dress(*m_tree);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(m_tree, 1);
    connect(&m_reader, &ReaderJob::answered, this, &StructureTree::take);
    connect(&m_reader, &ReaderJob::failed, this, [this](Error error) {
        error.where.clear(); // the user knows the image
        refuse(capitalised(text(sentence(error))));
    });
    connect(&workspace.session, &Session::opened, this, &StructureTree::forget);
    connect(&workspace.selection, &Selection::changed, this, [this] {
        if (!m_choosing)
            ask();
    });
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &StructureTree::choose);
    forget();
}

void StructureTree::setView(StructureView view) {
    m_view = view;
    ask();
}

void StructureTree::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    ask();
}

void StructureTree::forget() {
    m_reader.cancel();
    m_tree->clear();
    m_asked.clear();
    m_summary->clear();
    ask();
}

void StructureTree::ask() {
    if (!isVisible())
        return;
    const auto wanted = request();
    if (wanted == m_asked)
        return;
    m_asked = wanted;
    m_tree->clear();
    if (wanted.isEmpty()) {
        m_reader.cancel();
        return;
    }
    m_summary->setText(tr("Reading…"));
    m_reader.ask(wanted, ReaderJob::answeredWithErrors);
}

std::optional<std::uint32_t> StructureTree::inodeOfSelection() const {
    if (const auto file = m_workspace.selection.file())
        return file->map.inode;
    const auto* const structure = m_workspace.structures.structure().selected();
    if (structure != nullptr && structure->place.kind == StructureKind::Inode)
        return structure->place.number;
    const auto& owners = m_workspace.files.owners();
    return owners && !owners->owners.owners.empty() ? std::optional(owners->owners.owners.front().inode) : std::nullopt;
}

QStringList StructureTree::request() {
    const auto layout = m_workspace.session.layout();
    if (!layout) {
        m_summary->setText(tr("No file system is open."));
        return {};
    }
    const auto& image = m_workspace.session.request();
    if (m_view == StructureView::Journal)
        return showArguments(image, QStringLiteral("journal"), {}, {reader::transactionsOption});
    if (m_view == StructureView::Orphans)
        return showArguments(image, QStringLiteral("orphans"), {});
    if (m_view == StructureView::File) {
        const auto inode = inodeOfSelection();
        if (!inode) {
            m_summary->setText(tr("Select an inode, or follow a path in “Go to” (Ctrl+G)."));
            return {};
        }
        return showArguments(image, QStringLiteral("inode"), QString::number(*inode), {reader::treeOption});
    }
    const auto* const place = std::get_if<BlockPlace>(&m_workspace.selection.place());
    if (place == nullptr) {
        m_summary->setText(tr("Select a block."));
        return {};
    }
    return showArguments(image, QStringLiteral("block"), QString::number(place->block.value));
}

void StructureTree::refuse(const QString& why) {
    m_tree->clear();
    m_summary->setText(why);
}

void StructureTree::take(const QByteArray& json) {
    const auto answer = QJsonDocument::fromJson(json).object();
    m_tree->clear();
    switch (m_view) {
    case StructureView::Block: addBlock(answer); break;
    case StructureView::File: addFile(answer); break;
    case StructureView::Journal: addJournal(answer); break;
    case StructureView::Orphans: addOrphans(answer); break;
    }
    m_tree->resizeColumnToContents(What);
    m_tree->resizeColumnToContents(Block);
}

void StructureTree::addBlock(const QJsonObject& answer) {
    const auto contents = answer["contents"].toObject();
    const auto parts = contents["parts"].toArray();
    m_summary->setText(parts.isEmpty() ? tr("No structure is known in this block.")
                                       : tr("Structures in block %1").arg(plain(answer["block"])));
    auto* root = m_tree->invisibleRootItem();
    addSome(*root, parts, partRow);
}

void StructureTree::addFile(const QJsonObject& answer) {
    const auto nodes = answer["tree"].toObject()["nodes"].toArray();
    std::vector<QTreeWidgetItem*> items;
    std::uint64_t extents = 0;
    for (const auto& each : nodes) {
        const auto node = each.toObject();
        auto* item = nodeRow(node);
        extents += static_cast<std::uint64_t>(node["extents"].toArray().size());
        const auto parent = node["parent"].toInteger(-1);
        if (parent >= 0 && parent < static_cast<qint64>(items.size()))
            items[static_cast<std::size_t>(parent)]->addChild(item);
        else
            m_tree->addTopLevelItem(item);
        items.push_back(item);
    }
    m_summary->setText(
        tr("Inode %1: %2")
            .arg(plain(answer["inode"]),
                 nodes.isEmpty()
                     ? text(message<ContentInside>())
                     : text(message<TreeSummary>(Count{static_cast<std::uint64_t>(nodes.size())}, Count{extents}))));
    if (!items.empty())
        items.front()->setExpanded(items.size() < mostRows);
    if (answer["directory"].isObject())
        addDirectory(answer["directory"].toObject());
    addAttributes(answer);
}

/// What lies in the inode itself, and its extended attributes with the block of those that do not.
void StructureTree::addAttributes(const QJsonObject& answer) {
    const auto attributes = answer["attributes"].toArray();
    const auto inside = static_cast<std::uint64_t>(answer["inline_bytes"].toInteger());
    if (attributes.isEmpty() && inside == 0)
        return;
    auto* head = row(text(message<HeadingAttributes>()));
    if (inside != 0)
        head->addChild(row(text(message<NameInlineData>()), text(message<InlineDataBytes>(ByteCount{inside}))));
    if (const auto block = answer["attribute_block"].toObject(); !block.isEmpty()) {
        const BlockNumber number{static_cast<std::uint64_t>(block["block"].toInteger())};
        const Count references{static_cast<std::uint64_t>(block["references"].toInteger())};
        head->addChild(row(text(message<NameAttributeBlock>()), text(message<AttributeBlockShared>(number, references)),
                           block["block"]));
    }
    addSome(*head, attributes, [](const QJsonObject& attribute) {
        auto* item = row(attribute["name"].toString(),
                         StructureTree::tr("%n bytes", nullptr, static_cast<int>(attribute["bytes"].toInteger())),
                         attribute["block"]);
        item->setToolTip(Value, attribute["hex"].toString());
        return item;
    });
    m_tree->addTopLevelItem(head);
    head->setExpanded(true);
}

/// Each orphan of the list below the one that leads to it; those of the orphan file beside each other.
void StructureTree::addOrphans(const QJsonObject& answer) {
    const auto orphans = answer["orphans"].toArray();
    m_summary->setText(orphans.isEmpty() ? text(message<NoOrphans>()) : text(message<HeadingOrphans>()));
    QTreeWidgetItem* before = nullptr;
    for (const auto& each : orphans) {
        const auto orphan = each.toObject();
        const bool isInFile = orphan["block"].isDouble();
        auto* item =
            row(tr("Inode %1").arg(plain(orphan["inode"])),
                orphan["links"].toInteger() == 0 ? text(message<OrphanDeleted>()) : text(message<OrphanTruncated>()),
                orphan["block"]);
        item->setToolTip(What, isInFile ? text(message<OrphanInFile>(
                                              BlockNumber{static_cast<std::uint64_t>(orphan["block"].toInteger())},
                                              byteOf(orphan["byte_in_block"]).toStdString()))
                                        : text(message<OrphanInList>()));
        if (before == nullptr || isInFile)
            m_tree->addTopLevelItem(item);
        else
            before->addChild(item);
        before = isInFile ? nullptr : item;
    }
    m_tree->expandAll();
    if (const auto broken = answer["orphan_list_broken_at"]; broken.isDouble())
        m_tree->addTopLevelItem(row(
            marked(false, text(message<OrphanListBroken>(Number{static_cast<std::uint64_t>(broken.toInteger())})))));
}

void StructureTree::addDirectory(const QJsonObject& directory) {
    const auto names = static_cast<std::uint64_t>(directory["names"].toInteger());
    auto* head = row(text(message<HeadingDirectoryBlocks>()),
                     directory["indexed"].toBool()
                         ? text(message<DirectoryIndexed>(
                               directory["hash"].toString().toStdString(),
                               Count{static_cast<std::uint64_t>(directory["levels"].toInteger())}, Count{names},
                               Count{static_cast<std::uint64_t>(directory["collisions"].toInteger())}))
                         : text(message<DirectoryLinear>(Count{names})));
    addSome(*head, directory["blocks"].toArray(), directoryRow);
    m_tree->addTopLevelItem(head);
    head->setExpanded(true);
}

void StructureTree::addJournal(const QJsonObject& answer) {
    const auto log = answer["journal_log"].toObject();
    const auto transactions = log["transactions"].toArray();
    auto* root = m_tree->invisibleRootItem();
    addSome(*root, transactions, [layout = m_workspace.session.layout()](const QJsonObject& transaction) {
        return transactionRow(*layout, transaction);
    });
    const auto replay = answer["replay"].toObject();
    const auto count = [&](const char* name) {
        return Count{static_cast<std::uint64_t>(replay[QLatin1StringView(name)].toInteger())};
    };
    const auto refused = replay["refused"].toString();
    m_summary->setText(transactions.isEmpty() ? text(message<NoTransactions>())
                       : replay.isEmpty()     ? text(message<NothingToReplay>())
                       : refused.isEmpty()
                           ? text(message<ReplayWould>(count("transactions"), count("blocks"), count("revoked")))
                           : refused);
    if (replay.isEmpty())
        return;
    auto* head = row(text(message<HeadingReplay>()));
    addSome(*head, replay["changes"].toArray(), [](const QJsonObject& change) {
        const auto block = change["block"].isDouble() ? change["block"] : change["first"];
        return row(change["text"].toString(), {}, block);
    });
    m_tree->addTopLevelItem(head);
    head->setExpanded(true);
}

void StructureTree::choose() {
    const auto chosen = m_tree->selectedItems();
    const auto block = chosen.isEmpty() ? QVariant() : chosen.front()->data(Block, blockRole);
    const auto layout = m_workspace.session.layout();
    if (!block.isValid() || !layout || block.toULongLong() >= layout->filesystem.end().value)
        return;
    m_choosing = true; // the tree stays, whatever it led to
    m_workspace.selection.select(BlockPlace{{block.toULongLong()}});
    m_choosing = false;
}

} // namespace atlas::ui
