// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panel/selection_panel.h"

#include "report/language/make_message.h"
#include "report/words/geometry_facts.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"
#include "report/words/subject_text.h"
#include "ui/inspector/bytes_view.h"
#include "ui/inspector/fields_model.h"
#include "ui/inspector/file_words_text.h"
#include "ui/inspector/structure_texts.h"
#include "ui/inspector/structure_tree.h"
#include "ui/lens/lens_panel.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_views.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace atlas::ui {
namespace {

constexpr int preferredWidth = 396; ///< fits a line of eight bytes
constexpr int bytesLines = 12;
constexpr int fewestFields = 3;
constexpr double titleType = 1.3;

QLabel* labelNamed(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString partitionTitle(const Snapshot& snapshot, std::uint32_t number) {
    const auto* partition = snapshot.disk.table.find(number);
    const QString name = SelectionPanel::tr("Partition %1").arg(number);
    return partition == nullptr ? name : SelectionPanel::tr("%1: %2").arg(name, text(contentText(partition->content)));
}

QString volumeTitle(const Snapshot& snapshot) {
    const auto* fs = snapshot.filesystem();
    return fs == nullptr ? diskText(snapshot.disk.path)
                         : text(message<MessageId::ContentNamed>(fs->extName(), fs->label));
}

QString titleOf(const Snapshot& snapshot, const Judgement& judgement, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place))
        return partitionTitle(snapshot, partition->number);
    if (const auto* table = std::get_if<TablePlace>(&place))
        return text(label(table->kind));
    const auto name = placeName(judgement, place);
    return name.isEmpty() ? volumeTitle(snapshot) : capitalised(name);
}

/// "flex group 1, group 21", or the size of what is not a structure.
QString subtitleOf(const Snapshot& snapshot, const Judgement& judgement, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place)) {
        const auto* found = snapshot.disk.table.find(partition->number);
        return found == nullptr ? QString() : size(bytesOf(snapshot.disk, *found).count);
    }
    if (const auto* disk = std::get_if<DiskPlace>(&place)) {
        const auto where = whereabouts(judgement, disk->byte);
        return SelectionPanel::tr("logical sector %1").arg(number(where.sector.value));
    }
    if (!judgement.hasVolume())
        return size(snapshot.disk.size);
    const auto& fs = snapshot.layout->filesystem;
    if (std::holds_alternative<std::monostate>(place))
        return text(extentText(fs));
    const auto group = groupOf(*snapshot.layout, place);
    if (group.value >= fs.groupCount.value)
        return {};
    if (fs.hasFlexGroups() && std::holds_alternative<GroupPlace>(place))
        return SelectionPanel::tr("flex group %1").arg(number(group.value / fs.groupsPerFlex()));
    return fs.hasFlexGroups() ? SelectionPanel::tr("group %1, flex group %2")
                                    .arg(number(group.value), number(group.value / fs.groupsPerFlex()))
                              : SelectionPanel::tr("group %1").arg(number(group.value));
}

/// The built-in lesson that explains the structure at `place`.
int lessonAbout(const Judgement& judgement, const Place& place) {
    enum Lesson { Groups = 1, Superblock, Descriptors, Bitmaps, InodeTable, FlexBg, Paths, Journal, Start, Free };
    if (std::holds_alternative<PartitionPlace>(place) || std::holds_alternative<TablePlace>(place) ||
        std::holds_alternative<DiskPlace>(place)) {
        return Start;
    }
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr || !judgement.hasVolume())
        return std::holds_alternative<GroupPlace>(place) ? FlexBg : Groups;
    const auto* region = judgement.snapshot.layout->regionAt(block->block);
    if (region == nullptr)
        return Free;
    switch (region->kind) {
    case RegionKind::PrimarySuperblock:
    case RegionKind::BackupSuperblock: return Superblock;
    case RegionKind::GroupDescriptors:
    case RegionKind::ReservedGdt: return Descriptors;
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap: return Bitmaps;
    case RegionKind::InodeTable: return InodeTable;
    case RegionKind::Journal: return Journal;
    default: return Groups;
    }
}

QString link(const char* target, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(QLatin1StringView(target), words.toHtmlEscaped());
}

} // namespace

SelectionPanel::SelectionPanel(Workspace& workspace, QWidget* parent)
    : QScrollArea(parent),
      m_workspace(workspace),
      m_title(labelNamed("selectionTitle")),
      m_subtitle(labelNamed("selectionSubtitle")),
      m_why(labelNamed("selectionWhy")),
      m_lens(new LensPanel(workspace, LensForm::Narrow)),
      m_fieldsTitle(labelNamed("storedFieldsTitle")),
      m_model(new StoredFieldsModel(this)),
      m_fields(new QTableView),
      m_inside(new StructureTree(workspace, QStringLiteral("inside"))),
      m_bytesTitle(labelNamed("storedBytesTitle")),
      m_bytes(new BytesView),
      m_links(labelNamed("selectionLinks")) {
    setObjectName("selectionPanel");
    build();
    auto& session = workspace.session;
    connect(&session, &Session::findingsChanged, this, &SelectionPanel::refresh);
    connect(&workspace.selection, &Selection::changed, this, &SelectionPanel::refresh);
    connect(&workspace.structures, &StructureLoader::changed, this, &SelectionPanel::showFields);
    connect(&workspace.structures, &StructureLoader::pointed, this, &SelectionPanel::showByte);
    connect(m_lens, &LensPanel::largerAsked, this, &SelectionPanel::largerLensWanted);
}

void SelectionPanel::build() {
    auto large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * titleType);
    large.setBold(true);
    m_title->setFont(large);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_why->setTextFormat(Qt::RichText);
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(10, 6, 10, 6);
    column->setSpacing(4);
    auto* head = new QVBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_title);
    head->addWidget(m_subtitle);
    column->addLayout(head);
    column->addWidget(m_why);
    column->addWidget(m_lens);
    addFields(*column);
    addBytes(*column);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_links, &QLabel::linkActivated, this, [this](const QString& target) {
        if (target != QStringLiteral("owners"))
            return Q_EMIT lessonWanted(target.toInt());
        const auto layout = m_workspace.session.layout();
        if (const auto block = layout ? blockForFiles(*layout, m_workspace.selection.place()) : std::nullopt)
            m_workspace.selection.askForOwners(*block);
    });
    connect(&m_workspace.files, &FileFinder::changed, this, [this] {
        if (m_workspace.session.isOpen())
            m_links->setText(links());
    });
    m_links->setWordWrap(true);
    m_links->setObjectName("selectionLinks");
    column->addWidget(m_links);
    column->addStretch(0); // takes the room where there are neither fields nor bytes
    setWidget(inner);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void SelectionPanel::addFields(QVBoxLayout& column) {
    m_fields->setObjectName("storedFields");
    m_fields->setAccessibleName(tr("Fields of the selection"));
    m_fields->setModel(m_model);
    dress(*m_fields);
    m_fields->setFrameShape(QFrame::NoFrame);
    m_fields->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // takes what is left
    m_fields->horizontalHeader()->setStretchLastSection(true);
    m_fields->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fields->verticalHeader()->setMinimumSectionSize(1);
    m_fields->verticalHeader()->setDefaultSectionSize(m_fields->fontMetrics().height() + 3);
    m_fields->setMinimumHeight((fewestFields + 1) * (m_fields->fontMetrics().height() + 4));
    m_fieldsTitle->setTextFormat(Qt::RichText);
    m_fieldsTitle->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(m_fieldsTitle, &QLabel::linkActivated, this, &SelectionPanel::allFieldsWanted);
    column.addWidget(m_fieldsTitle);
    column.addWidget(m_fields, 3);
    m_inside->setMinimumHeight((fewestFields + 1) * (m_fields->fontMetrics().height() + 4));
    m_inside->hide();
    column.addWidget(m_inside, 3);
    onRowChosen(*m_fields, this, [this](int row) { chooseField(row); });
}

void SelectionPanel::addBytes(QVBoxLayout& column) {
    m_bytes->setObjectName("storedBytes");
    m_bytes->setFrameShape(QFrame::NoFrame);
    m_bytes->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_bytes->setMinimumHeight(4 * m_bytes->fontMetrics().height());
    m_bytes->setMaximumHeight((bytesLines + 1) * m_bytes->fontMetrics().height());
    m_bytesTitle->setTextFormat(Qt::RichText);
    m_bytesTitle->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_bytesTitle->setText(tr("<b>Bytes</b> of the field are outlined; %1").arg(link("bytes", tr("all bytes"))));
    connect(m_bytesTitle, &QLabel::linkActivated, this, &SelectionPanel::allBytesWanted);
    connect(m_bytes, &BytesView::chosen, &m_workspace.structures, &StructureLoader::select);
    column.addWidget(m_bytesTitle);
    column.addWidget(m_bytes, 2);
}

/// A label keeps the colour of its links from when its text was set.
void SelectionPanel::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_links == nullptr)
        return;
    for (auto* label : {m_links, m_fieldsTitle, m_bytesTitle}) {
        const auto words = label->text();
        label->clear();
        label->setText(words);
    }
}

/// A scroll area ignores that labels need more height where they are narrower, and would squeeze the lens.
void SelectionPanel::fitHeight() {
    // -1 while no part of it depends on the width
    widget()->setMinimumHeight(std::max(0, widget()->layout()->totalMinimumHeightForWidth(viewport()->width())));
}

void SelectionPanel::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitHeight();
    if (m_model->rowCount() > 0)
        fitFields();
}

QSize SelectionPanel::sizeHint() const { return {preferredWidth, 600}; }

void SelectionPanel::refresh() {
    const auto& session = m_workspace.session;
    if (!session.isOpen())
        return;
    const auto& judgement = session.judgement();
    const auto& place = m_workspace.selection.place();
    m_title->setText(titleOf(session.snapshot(), judgement, place));
    m_subtitle->setText(subtitleOf(session.snapshot(), judgement, place));
    const auto* disk = std::get_if<DiskPlace>(&place);
    const auto explained =
        disk != nullptr ? outsideText(session.snapshot().disk, disk->byte) : explanationOf(judgement, place);
    const auto& words = explained.why.isEmpty() ? explained.paragraph : explained.why;
    m_why->setText(explained.why.isEmpty()
                       ? words.toHtmlEscaped()
                       : QStringLiteral("<b>%1</b><br>%2").arg(tr("Why is it there?"), words.toHtmlEscaped()));
    m_why->setToolTip(explained.why.isEmpty() ? QString() : explained.paragraph);
    m_why->setVisible(!words.isEmpty());
    m_lens->setVisible(judgement.hasVolume());
    m_links->setText(links());
}

QString SelectionPanel::links() const {
    const auto& session = m_workspace.session;
    const auto& place = m_workspace.selection.place();
    QStringList links;
    const auto lesson = QByteArray::number(lessonAbout(session.judgement(), place));
    links << link(lesson.constData(), tr("Learn about it"));
    const auto layout = session.layout();
    if (const auto block = layout ? blockForFiles(*layout, place) : std::nullopt)
        links << link("owners", ownerQuestion(*layout, *block));
    const auto& found = m_workspace.files.owners();
    const bool isAnswered = layout && found && found->block == blockForFiles(*layout, place);
    const auto answer =
        isAnswered ? summaryOf(*found, *layout).toHtmlEscaped().replace('\n', QStringLiteral("<br>")) : QString();
    return (answer.isEmpty() ? QString() : answer + QStringLiteral("<br>")) + links.join(QStringLiteral(" &nbsp; "));
}

/// Whether what is inside of the selected block is looked up: a directory, a node of an extent tree, a part of the journal. The
/// reader searches all inodes in use for the block's owner, which many of them would make slow.
bool SelectionPanel::looksInside() const {
    constexpr std::uint64_t mostInodes = 100'000;
    const auto layout = m_workspace.session.layout();
    const auto& loader = m_workspace.structures;
    if (!layout || !loader.bytes() || loader.isReading() || loader.structure().selected() != nullptr)
        return false;
    const auto& fs = layout->filesystem;
    return std::holds_alternative<BlockPlace>(m_workspace.selection.place()) &&
           fs.inodeCount - std::min(fs.freeInodes.value_or(0), fs.inodeCount) <= mostInodes;
}

void SelectionPanel::showFields() {
    const auto& loader = m_workspace.structures;
    m_following = true;
    m_model->setStructure(loader.structure());
    m_following = false;
    const bool any = m_model->rowCount() > 0;
    const auto* structure = loader.structure().selected();
    m_fieldsTitle->setText(
        any ? tr("<b>%1</b>; %2")
                  .arg(capitalised(text(label(structure->place))).toHtmlEscaped(),
                       link("fields", tr("all about the fields")))
            : (loader.reason().isEmpty() ? tr("No structure with fields lies here.") : loader.reason())
                  .toHtmlEscaped());
    const bool inside = !any && loader.reason().isEmpty() && looksInside();
    m_inside->setVisible(inside);
    m_fieldsTitle->setVisible(!inside && (any || !loader.isReading()));
    m_fields->setVisible(any);
    if (any)
        fitFields();
    m_bytes->show(loader.bytes(), m_workspace.session.sharedSnapshot());
    m_bytes->setVisible(loader.bytes() != nullptr);
    m_bytesTitle->setVisible(loader.bytes() != nullptr);
    fitHeight();
    showByte();
}

/// Names and values that are too long are cut; what the copies hold, and how many there are, is not.
void SelectionPanel::fitFields() {
    const int digit = m_fields->fontMetrics().horizontalAdvance('0');
    m_fields->resizeColumnsToContents();
    const std::array most{21, 14}; // digits
    const int copies = m_model->columnCount() > 2 ? m_fields->columnWidth(2) : 0;
    int left = m_fields->viewport()->width() - copies;
    for (int column = 0; column < 2; ++column) {
        const int wanted = std::min(m_fields->columnWidth(column), most[static_cast<std::size_t>(column)] * digit);
        m_fields->setColumnWidth(column, std::min(wanted, std::max(left, 6 * digit)));
        left -= m_fields->columnWidth(column);
    }
    const auto& structure = m_model->structure();
    const auto first = std::ranges::find(structure.differences, false, &CopyDifference::legitimate);
    if (first != structure.differences.end())
        m_fields->scrollTo(m_model->index(static_cast<int>(first->field), 0), QAbstractItemView::PositionAtTop);
}

void SelectionPanel::showByte() {
    const auto& loader = m_workspace.structures;
    const auto& structure = loader.structure();
    const auto byte = loader.byte();
    const auto field = byte ? structure.fieldAt(*byte) : std::nullopt;
    m_following = true;
    if (field && static_cast<int>(*field) < m_model->rowCount()) {
        m_fields->setCurrentIndex(m_model->index(static_cast<int>(*field), 0));
    } else {
        m_fields->clearSelection();
        m_fields->setCurrentIndex({});
    }
    m_following = false;
    m_bytes->setCursor(byte);
    m_bytes->outline(field                             ? structure.bytesOf(*field)
                     : byte                            ? ByteInterval{*byte, {1}}
                     : structure.selected() != nullptr ? structure.bytes()
                                                       : loader.block());
}

void SelectionPanel::chooseField(int row) {
    const auto& structure = m_model->structure();
    if (m_following || structure.selected() == nullptr)
        return;
    m_workspace.structures.select(structure.bytesOf(static_cast<std::size_t>(row)).first);
}

} // namespace atlas::ui
