<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AlignmentAnswer</name>
    <message>
        <source>Partition %1 starts at %2. Blocks of %3 bytes on physical sectors of %4 bytes (%5).</source>
        <translation>Partition %1 beginnt bei %2. Blöcke von %3 Bytes auf physischen Sektoren von %4 Bytes (%5).</translation>
    </message>
    <message>
        <source>The file system starts at %1. Blocks of %2 bytes on physical sectors of %3 bytes (%4).</source>
        <translation>Das Dateisystem beginnt bei %1. Blöcke von %2 Bytes auf physischen Sektoren von %3 Bytes (%4).</translation>
    </message>
    <message>
        <source>%1 misaligned structures here, %2 where it really starts; %3 read-modify-writes to rewrite all metadata once instead of %4.</source>
        <translation>%1 falsch ausgerichtete Strukturen hier, %2 dort, wo es wirklich beginnt; %3-mal Lesen-Ändern-Schreiben, um alle Metadaten einmal neu zu schreiben, statt %4-mal.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that could be read.</source>
        <translation>Auf diesem Datenträger ist kein Dateisystem ext2, ext3 oder ext4, das gelesen werden konnte.</translation>
    </message>
    <message>
        <source>What if: %1 Where it is, %2 are misaligned.</source>
        <translation>Was wäre, wenn: %1 Wo es ist, sind %2 falsch ausgerichtet.</translation>
    </message>
    <message>
        <source>%1 What if: %2 Where it is, %3 are misaligned.</source>
        <translation>%1 Was wäre, wenn: %2 Wo es ist, sind %3 falsch ausgerichtet.</translation>
    </message>
</context>
<context>
    <name>BytesText</name>
    <message>
        <source>The image ends here.</source>
        <translation>Hier endet das Abbild.</translation>
    </message>
</context>
<context>
    <name>ChartSceneText</name>
    <message>
        <source>packed¹</source>
        <translation>gepackt¹</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>gepackt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>▼ recommended</source>
        <translation>▼ empfohlen</translation>
    </message>
    <message>
        <source>* default</source>
        <translation>* Vorgabe</translation>
    </message>
    <message>
        <source>¹ no backups</source>
        <translation>¹ keine Kopien</translation>
    </message>
    <message>
        <source>what mke2fs uses without -G</source>
        <translation>was mke2fs ohne -G nimmt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>— with %1</source>
        <translation>— mit %1</translation>
    </message>
</context>
<context>
    <name>CommandLineText</name>
    <message>
        <source>Shows where ext4 keeps its metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors.
Images are opened read-only.

Exit codes: 0 done, 2 wrong usage, 3 the image cannot be read.</source>
        <translation>Zeigt, wo ext4 seine Metadaten auf einem Datenträger ablegt und ob sie an den physischen Sektoren des Laufwerks ausgerichtet sind.
Abbilder werden nur lesend geöffnet.

Exit-Status: 0 fertig, 2 falscher Aufruf, 3 das Abbild ist nicht lesbar.</translation>
    </message>
    <message>
        <source>disk image, device or snapshot; each opens in its own window</source>
        <translation>Abbild, Gerät oder Schnappschuss; jedes öffnet sich in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>Draw the whole window to FILE (.png) without a display.</source>
        <translation>Das ganze Fenster ohne Bildschirm in FILE zeichnen (.png).</translation>
    </message>
    <message>
        <source>What --render draws: map, strip, alignment, or compare, which takes a saved comparison, an image, or nothing; --screenshot opens the map, alignment or compare.</source>
        <translation>Was --render zeichnet: map, strip, alignment oder compare, das einen gespeicherten Vergleich, ein Abbild oder nichts nimmt; --screenshot öffnet map, alignment oder compare.</translation>
    </message>
    <message>
        <source>The LVM logical volume of IMAGE that the picture shows, such as vg/root.</source>
        <translation>Das logische LVM-Volume von IMAGE, das das Bild zeigt, etwa vg/root.</translation>
    </message>
    <message>
        <source>Size of the picture in pixels, such as 1600x900.</source>
        <translation>Größe des Bildes in Pixeln, etwa 1600x900.</translation>
    </message>
    <message>
        <source>Rows of the map: overview, flex, group or volume.</source>
        <translation>Zeilen der Karte: overview, flex, group oder volume.</translation>
    </message>
    <message>
        <source>Magnify the metadata.</source>
        <translation>Die Metadaten vergrößern.</translation>
    </message>
    <message>
        <source>Read the block bitmaps and shade the map by them.</source>
        <translation>Die Block-Bitmaps lesen und die Karte danach schattieren.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Dunkle Farben.</translation>
    </message>
    <message>
        <source>There is no view “%1”; the views are map, strip, alignment and compare.</source>
        <translation>Es gibt keine Ansicht „%1“; es gibt map, strip, alignment und compare.</translation>
    </message>
    <message>
        <source>There are no rows “%1”; the rows are overview, flex, group and volume.</source>
        <translation>Es gibt keine Zeilen „%1“; es gibt overview, flex, group und volume.</translation>
    </message>
    <message>
        <source>“%1” is not a size such as 1600x900.</source>
        <translation>„%1“ ist keine Größe wie 1600x900.</translation>
    </message>
    <message>
        <source>A picture is made of one image; %1 were named.</source>
        <translation>Ein Bild entsteht aus einem Abbild; %1 wurden genannt.</translation>
    </message>
    <message>
        <source>Draw a view of IMAGE to FILE (.png, .svg or .pdf; the map also .html, compare also .csv, .json) without a display.</source>
        <translation>Eine Ansicht von ABBILD ohne Bildschirm in DATEI zeichnen (.png, .svg oder .pdf; die Karte auch .html, der Vergleich auch .csv, .json).</translation>
    </message>
    <message>
        <source>Leave labels, UUIDs, names and paths out of an HTML page.</source>
        <translation>Bezeichnungen, UUIDs, Namen und Pfade in einer HTML-Seite weglassen.</translation>
    </message>
    <message>
        <source>“%1” ends neither in .png nor, for a view, in .svg or .pdf, or for the map in .html.</source>
        <translation>„%1“ endet weder auf .png noch, bei einer Ansicht, auf .svg oder .pdf, oder bei der Karte auf .html.</translation>
    </message>
    <message>
        <source>--redact applies to an HTML page only.</source>
        <translation>--redact gilt nur für eine HTML-Seite.</translation>
    </message>
    <message>
        <source>Show what the requests of this trace touched: blkparse, perf script, biosnoop, an iolog of fio or a log of nbdkit.</source>
        <translation>Zeigen, was die Anforderungen dieser Aufzeichnung berührt haben: blkparse, perf script, biosnoop, ein Iolog von fio oder ein Protokoll von nbdkit.</translation>
    </message>
    <message>
        <source>Draw the trace as so many pictures, FILE-0001.png and so on, or as a .gif that moves.</source>
        <translation>Die Aufzeichnung als so viele Bilder zeichnen, FILE-0001.png und so weiter, oder als bewegtes .gif.</translation>
    </message>
    <message>
        <source>Frames a second of a .gif.</source>
        <translation>Bilder je Sekunde eines .gif.</translation>
    </message>
    <message>
        <source>Only a trace is drawn in frames: --trace FILE.</source>
        <translation>Nur eine Aufzeichnung wird in Einzelbildern gezeichnet: --trace FILE.</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames up to %2.</source>
        <translation>„%1“ ist keine Anzahl von Bildern bis %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames a second up to %2.</source>
        <translation>„%1“ ist keine Anzahl von Bildern je Sekunde bis %2.</translation>
    </message>
    <message>
        <source>Print a page of HTML or Markdown, such as a worksheet, to FILE (.pdf) without a display; the page is named in place of IMAGE.</source>
        <translation>Eine Seite in HTML oder Markdown, etwa ein Arbeitsblatt, ohne Bildschirm in DATEI (.pdf) drucken; die Seite steht anstelle von ABBILD.</translation>
    </message>
    <message>
        <source>What --print prints on: a4, letter or slides (16:9).</source>
        <translation>Worauf --print druckt: a4, letter oder slides (16:9).</translation>
    </message>
    <message>
        <source>There is no paper “%1”; it is a4, letter or slides.</source>
        <translation>Es gibt kein Papier „%1“; möglich sind a4, letter und slides.</translation>
    </message>
    <message>
        <source>--print takes a FILE that ends in .pdf, and one page to print.</source>
        <translation>--print braucht eine DATEI, die auf .pdf endet, und eine Seite, die gedruckt wird.</translation>
    </message>
</context>
<context>
    <name>CompareDialogsText</name>
    <message>
        <source>Add an option line</source>
        <translation>Eine Optionszeile hinzufügen</translation>
    </message>
    <message>
        <source>A whole mke2fs command line; the size, and the stride of the array, are added:</source>
        <translation>Eine ganze Befehlszeile von mke2fs; die Größe und die stride des Arrays werden ergänzt:</translation>
    </message>
    <message>
        <source>Add an image or snapshot</source>
        <translation>Ein Abbild oder einen Schnappschuss hinzufügen</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Den Vergleich exportieren</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf);;Kommagetrennte Werte (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Den Vergleich speichern</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1)</source>
        <translation>ext4atlas-Vergleich (*%1)</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Einen Vergleich öffnen</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1);;All files (*)</source>
        <translation>ext4atlas-Vergleich (*%1);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>CompareDocumentText</name>
    <message>
        <source>the file is no saved comparison</source>
        <translation>die Datei ist kein gespeicherter Vergleich</translation>
    </message>
    <message>
        <source>a number from %1</source>
        <translation>eine Zahl ab %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>options of mke2fs</source>
        <translation>Optionen von mke2fs</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>eine Zweierpotenz</translation>
    </message>
    <message>
        <source>a command line of mke2fs, quoted as for a shell</source>
        <translation>eine Befehlszeile von mke2fs, maskiert wie für eine Shell</translation>
    </message>
    <message>
        <source>a power of two from 1 to %1</source>
        <translation>eine Zweierpotenz von 1 bis %1</translation>
    </message>
    <message>
        <source>flex_groups, option_line or file</source>
        <translation>flex_groups, option_line oder file</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>CompareOptionsText</name>
    <message>
        <source>%1, partition %2</source>
        <translation>%1, Partition %2</translation>
    </message>
</context>
<context>
    <name>ComparisonExportText</name>
    <message>
        <source>mke2fs settings compared</source>
        <translation>Einstellungen von mke2fs im Vergleich</translation>
    </message>
    <message>
        <source>the file name has no known extension</source>
        <translation>die Endung nennt kein Format</translation>
    </message>
    <message>
        <source>there are no figures of %1</source>
        <translation>von %1 gibt es keine Zahlen</translation>
    </message>
    <message>
        <source>take it off the page</source>
        <translation>nehmen Sie es von der Seite</translation>
    </message>
    <message>
        <source>%1 is still being planned</source>
        <translation>%1 wird noch geplant</translation>
    </message>
    <message>
        <source>save again when all figures are there</source>
        <translation>speichern Sie erneut, wenn alle Zahlen da sind</translation>
    </message>
</context>
<context>
    <name>ContentName</name>
    <message>
        <source>not recognised</source>
        <translation>nicht erkannt</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>DescriptorText</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>past the end</source>
        <translation>hinter dem Ende</translation>
    </message>
    <message>
        <source>%1, in part past the end</source>
        <translation>%1, teils hinter dem Ende</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>its content lies in the inode</source>
        <translation>sein Inhalt liegt im Inode</translation>
    </message>
    <message>
        <source>it has no blocks</source>
        <translation>er hat keine Blöcke</translation>
    </message>
    <message>
        <source>%1 blocks in 2 pieces, with a gap between them</source>
        <translation>%1 Blöcke in 2 Stücken, mit einer Lücke dazwischen</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 Block</translation>
    </message>
    <message>
        <source>%1 blocks in one piece</source>
        <translation>%1 Blöcke in einem Stück</translation>
    </message>
    <message>
        <source>%1 blocks in %2 pieces, with %3 gaps between them</source>
        <translation>%1 Blöcke in %2 Stücken, mit %3 Lücken dazwischen</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4.</source>
        <translation>Block %1 gehört zu Inode %2 (%3): %4.</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4</source>
        <translation>Block %1 gehört zu Inode %2 (%3): %4</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3) with %4 paths, one of them %5</source>
        <translation>Block %1 gehört zu Inode %2 (%3) mit %4 Pfaden, einer davon %5</translation>
    </message>
    <message>
        <source>%1: inode %2, %3.</source>
        <translation>%1: Inode %2, %3.</translation>
    </message>
    <message>
        <source>%1 blocks of the file are holes.</source>
        <translation>%1 Blöcke der Datei sind Löcher.</translation>
    </message>
    <message>
        <source>%1 blocks hold its map.</source>
        <translation>%1 Blöcke enthalten ihre Blockzuordnung.</translation>
    </message>
    <message>
        <source>There may be more: %1.</source>
        <translation>Es kann mehr geben: %1.</translation>
    </message>
    <message>
        <source>No inode in use names block %1 (%2).</source>
        <translation>Kein benutzter Inode nennt Block %1 (%2).</translation>
    </message>
    <message>
        <source>%1 inodes claim it.</source>
        <translation>%1 Inodes beanspruchen ihn.</translation>
    </message>
    <message>
        <source>There may be more: not everything could be read.</source>
        <translation>Es kann mehr geben: nicht alles war lesbar.</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>Blöcke %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>outside the inode tables</source>
        <translation>außerhalb der Inode-Tabellen</translation>
    </message>
    <message>
        <source>group %1, index %2, byte %3</source>
        <translation>Gruppe %1, Index %2, Byte %3</translation>
    </message>
    <message>
        <source>after a hole of %1 blocks</source>
        <translation>nach einem Loch von %1 Blöcken</translation>
    </message>
    <message>
        <source>%1 blocks further on</source>
        <translation>%1 Blöcke weiter</translation>
    </message>
    <message>
        <source>%1 blocks back</source>
        <translation>%1 Blöcke zurück</translation>
    </message>
    <message>
        <source>1 block of the file is a hole.</source>
        <translation>1 Block der Datei ist ein Loch.</translation>
    </message>
    <message>
        <source>1 block holds its map.</source>
        <translation>1 Block enthält ihre Blockzuordnung.</translation>
    </message>
    <message>
        <source>What is block %1 of the journal?</source>
        <translation>Was ist Block %1 des Journals?</translation>
    </message>
    <message>
        <source>Who owns block %1?</source>
        <translation>Wem gehört Block %1?</translation>
    </message>
    <message>
        <source>Block %1 of the journal: %2.</source>
        <translation>Block %1 des Journals: %2.</translation>
    </message>
    <message>
        <source>Block %1 of the journal is none of its copies, or its descriptor block was overwritten.</source>
        <translation>Block %1 des Journals ist keine seiner Kopien, oder sein Deskriptorblock wurde überschrieben.</translation>
    </message>
    <message>
        <source>Byte %1 of the block: %2.</source>
        <translation>Byte %1 des Blocks: %2.</translation>
    </message>
    <message>
        <source>Inode %1, which is free, still names it: %2, %3.</source>
        <translation>Inode %1, das frei ist, nennt ihn noch: %2, %3.</translation>
    </message>
    <message>
        <source>%1 free inodes name it.</source>
        <translation>%1 freie Inodes nennen ihn.</translation>
    </message>
    <message>
        <source>Not all free inodes were searched.</source>
        <translation>Nicht alle freien Inodes wurden durchsucht.</translation>
    </message>
</context>
<context>
    <name>GotoText</name>
    <message>
        <source>The number in “%1” is larger than any disk.</source>
        <translation>Die Zahl in „%1“ ist größer als jeder Datenträger.</translation>
    </message>
    <message>
        <source>Type a place such as “group 21”, “block 524293”, “sector 8390759”, “byte 4296068608”, “inode table 3” or “/etc/hosts”.</source>
        <translation>Einen Ort eingeben, etwa „Gruppe 21“, „Block 524293“, „Sektor 8390759“, „Byte 4296068608“, „Inode-Tabelle 3“ oder „/etc/hosts“.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of place; there are group, block, sector, byte, inode, path, and structures such as “inode table 3”.</source>
        <translation>„%1“ ist keine Art von Ort; es gibt Gruppe, Block, Sektor, Byte, Inode, path und Strukturen wie „Inode-Tabelle 3“.</translation>
    </message>
</context>
<context>
    <name>HealthBanner</name>
    <message>
        <source>%1: neither a file system nor a partition table was recognised.</source>
        <translation>%1: weder ein Dateisystem noch eine Partitionstabelle wurde erkannt.</translation>
    </message>
    <message>
        <source>%1 is mounted and may change: it was read at %2. Reload reads it again.</source>
        <translation>%1 ist eingehängt und kann sich ändern: gelesen um %2. Neu laden liest es noch einmal.</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>A directory of several blocks, and the index (htree) that e2fsck -D gives it.</source>
        <translation>Ein Verzeichnis mit mehreren Blöcken und der Index (htree), den e2fsck -D ihm gibt.</translation>
    </message>
    <message>
        <source>What resize2fs writes when a file system grows, first within its reserved descriptor blocks.</source>
        <translation>Was resize2fs schreibt, wenn ein Dateisystem wächst, zuerst in seinen reservierten Deskriptorblöcken.</translation>
    </message>
    <message>
        <source>What making and deleting a file and a directory writes.</source>
        <translation>Was das Anlegen und Löschen einer Datei und eines Verzeichnisses schreibt.</translation>
    </message>
    <message>
        <source>A free count and an inode bitmap made wrong, and what e2fsck puts right.</source>
        <translation>Ein falscher Freizähler und eine falsche Inode-Bitmap, und was e2fsck berichtigt.</translation>
    </message>
</context>
<context>
    <name>InspectorDisk</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1, 1 partition</source>
        <translation>%1, 1 Partition</translation>
    </message>
    <message>
        <source>%1, %2 partitions</source>
        <translation>%1, %2 Partitionen</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Disk image</source>
        <translation>Abbild</translation>
    </message>
    <message>
        <source>Logical volume</source>
        <translation>Logisches Volume</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>logischer Sektor</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>physischer Sektor</translation>
    </message>
    <message>
        <source>first physical boundary</source>
        <translation>erste physische Grenze</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message>
        <source>table ID</source>
        <translation>ID der Tabelle</translation>
    </message>
    <message>
        <source>content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>gelesen von</translation>
    </message>
    <message>
        <source>No partition %1</source>
        <translation>Keine Partition %1</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>erster Sektor</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>letzter Sektor</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>erstes Byte</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>type code</source>
        <translation>Typkennung</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>partition UUID</source>
        <translation>UUID der Partition</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Dateisystem</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>gelesen aus</translation>
    </message>
    <message>
        <source>the primary superblock; Fields shows this copy beside it</source>
        <translation>dem primären Superblock; Felder zeigt diese Kopie daneben</translation>
    </message>
    <message>
        <source>the copy in group %1; Fields shows this one beside it</source>
        <translation>der Kopie in Gruppe %1; Felder zeigt diese daneben</translation>
    </message>
    <message>
        <source>%1 (%2 groups)</source>
        <translation>%1 (%2 Gruppen)</translation>
    </message>
    <message>
        <source>no flex_bg</source>
        <translation>kein flex_bg</translation>
    </message>
    <message>
        <source>not known: the superblock is an old copy</source>
        <translation>nicht bekannt: der Superblock ist eine alte Kopie</translation>
    </message>
</context>
<context>
    <name>InspectorGroup</name>
    <message>
        <source>1 block, %1</source>
        <translation>1 Block, %1</translation>
    </message>
    <message>
        <source>%1 blocks, %2</source>
        <translation>%1 Blöcke, %2</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>logischer Sektor</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>physischer Sektor</translation>
    </message>
    <message>
        <source>%1 + %2 B</source>
        <translation>%1 + %2 B</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>missing, past the end</source>
        <translation>nicht da, hinter dem Ende</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>cost of one %1 write</source>
        <translation>Kosten je Schreiben (%1)</translation>
    </message>
    <message>
        <source>block %1, outside the volume</source>
        <translation>Block %1, außerhalb des Volumes</translation>
    </message>
    <message>
        <source>past the end: byte %1</source>
        <translation>hinter dem Ende: Byte %1</translation>
    </message>
    <message>
        <source>%1 byte %2</source>
        <translation>%1 Byte %2</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>descriptor</source>
        <translation>Deskriptor</translation>
    </message>
    <message>
        <source>byte %1 + %2</source>
        <translation>Byte %1 + %2</translation>
    </message>
    <message>
        <source>Group %1 descriptor</source>
        <translation>Deskriptor der Gruppe %1</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>Flex-Gruppe %1</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>Wo es liegt</translation>
    </message>
    <message>
        <source>Copies kept in group %1</source>
        <translation>Kopien in Gruppe %1</translation>
    </message>
    <message>
        <source>superblock (primary)</source>
        <translation>Superblock (primär)</translation>
    </message>
    <message>
        <source>superblock (backup)</source>
        <translation>Superblock (Sicherungskopie)</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>Gruppendeskriptoren</translation>
    </message>
    <message>
        <source>reserved GDT blocks</source>
        <translation>reservierte GDT-Blöcke</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>liegt in</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>gelesen aus</translation>
    </message>
    <message>
        <source>a copy, whose counts and flags are old</source>
        <translation>einer Kopie mit alten Zählern und Flags</translation>
    </message>
    <message>
        <source>a text, which leaves out this group</source>
        <translation>ein Text, der diese Gruppe auslässt</translation>
    </message>
    <message>
        <source>nowhere: no usable descriptor was found</source>
        <translation>nirgends: kein brauchbarer Deskriptor wurde gefunden</translation>
    </message>
</context>
<context>
    <name>LensPainterText</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>logische Sektoren</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>physische Sektoren</translation>
    </message>
    <message>
        <source>file-system blocks</source>
        <translation>Dateisystemblöcke</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 Sektoren</translation>
    </message>
    <message>
        <source>read-modify-write</source>
        <translation>Lesen-Ändern-Schreiben</translation>
    </message>
    <message>
        <source>RMW</source>
        <translation>RMW</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 Blöcke</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>hinter dem Ende: nicht da</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>LensPartsText</name>
    <message>
        <source>Logical sectors</source>
        <translation>Logische Sektoren</translation>
    </message>
    <message>
        <source>Physical sectors</source>
        <translation>Physische Sektoren</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>bytes: %1 – %2</source>
        <translation>Bytes: %1 – %2</translation>
    </message>
    <message>
        <source>some are misaligned</source>
        <translation>einige sind falsch ausgerichtet</translation>
    </message>
    <message>
        <source>none is misaligned</source>
        <translation>keine ist falsch ausgerichtet</translation>
    </message>
</context>
<context>
    <name>LensTooltipText</name>
    <message>
        <source>%1 %2; zoom in to tell them apart</source>
        <translation>%1 %2; zum Unterscheiden heranzoomen</translation>
    </message>
    <message>
        <source>%1 %2: bytes %3 – %4</source>
        <translation>%1 %2: Bytes %3 – %4</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>physische Sektoren</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>physischer Sektor</translation>
    </message>
    <message>
        <source>Blocks share them: writing one alone costs read-modify-writes.</source>
        <translation>Blöcke teilen sie sich: einen allein zu schreiben kostet Lesen-Ändern-Schreiben.</translation>
    </message>
    <message>
        <source>Block %1 fills only part of it: each write of it reads and writes back this sector.</source>
        <translation>Block %1 füllt nur einen Teil davon: jedes Schreiben von ihm liest diesen Sektor und schreibt ihn zurück.</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 share it: writing any one of them reads and writes back this sector.</source>
        <translation>Die Blöcke %1 bis %2 teilen ihn sich: jedes Schreiben eines von ihnen liest diesen Sektor und schreibt ihn zurück.</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>Daten oder frei</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel</source>
        <translation>%1 Stücke Metadaten teilen sich dieses Pixel</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>logische Sektoren</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>logischer Sektor</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>MapPainterText</name>
    <message>
        <source>metadata magnified, not to scale; flex groups that are alike are drawn once</source>
        <translation>Metadaten vergrößert, nicht maßstäblich; gleiche Flex-Gruppen sind einmal gezeichnet</translation>
    </message>
    <message>
        <source>metadata magnified: not to scale</source>
        <translation>Metadaten vergrößert: nicht maßstäblich</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>Flex-Gruppe %1</translation>
    </message>
</context>
<context>
    <name>MapPartsText</name>
    <message>
        <source>some of its metadata is misaligned</source>
        <translation>einige ihrer Metadaten sind falsch ausgerichtet</translation>
    </message>
    <message>
        <source>none of its metadata is misaligned</source>
        <translation>keine ihrer Metadaten sind falsch ausgerichtet</translation>
    </message>
    <message>
        <source>some of its metadata lies past the end</source>
        <translation>ein Teil ihrer Metadaten liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>some structures drawn here begin off the marked granularity of %1</source>
        <translation>einige der hier gezeichneten Strukturen beginnen neben der markierten Einheit von %1</translation>
    </message>
    <message>
        <source>some structures that this row stands for begin off the marked granularity of %1</source>
        <translation>einige der Strukturen, für die diese Zeile steht, beginnen neben der markierten Einheit von %1</translation>
    </message>
    <message>
        <source>no structure drawn here begins off the marked granularity of %1</source>
        <translation>keine der hier gezeichneten Strukturen beginnt neben der markierten Einheit von %1</translation>
    </message>
    <message>
        <source>blocks: %1 – %2</source>
        <translation>Blöcke: %1 – %2</translation>
    </message>
</context>
<context>
    <name>MapText</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>logische Sektoren</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>Gruppe %1, Flex-Gruppe %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>erstes Byte</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>liegt in</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel: %2</source>
        <translation>%1 Stücke Metadaten teilen sich dieses Pixel: %2</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>Superblock</translation>
    </message>
    <message>
        <source>SB</source>
        <translation>SB</translation>
    </message>
    <message>
        <source>GDT</source>
        <translation>GDT</translation>
    </message>
    <message>
        <source>reserved GDT</source>
        <translation>reservierte GDT</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>bitmap</source>
        <translation>Bitmap</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>MMP</source>
        <translation>MMP</translation>
    </message>
    <message>
        <source>%1, in group %2</source>
        <translation>%1, in Gruppe %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the descriptor</source>
        <translation>%1 von %2 Blöcken, sagt der Deskriptor</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>%1 von %2 Blöcken</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap</source>
        <translation>%1 von %2 Blöcken, sagt die Bitmap</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap; %3, per the descriptor</source>
        <translation>%1 von %2 Blöcken, sagt die Bitmap; %3, sagt der Deskriptor</translation>
    </message>
    <message>
        <source>Around it: no metadata</source>
        <translation>Ringsum: keine Metadaten</translation>
    </message>
    <message>
        <source>Here: data or free space</source>
        <translation>Hier: Daten oder freier Platz</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>%1 backups: groups %2 …</source>
        <translation>%1 Kopien: Gruppen %2 …</translation>
    </message>
    <message>
        <source>backup in group %1</source>
        <translation>Kopie in Gruppe %1</translation>
    </message>
    <message>
        <source>backups in groups %1</source>
        <translation>Kopien in den Gruppen %1</translation>
    </message>
    <message>
        <source>1 backup</source>
        <translation>1 Kopie</translation>
    </message>
    <message>
        <source>%1 backups</source>
        <translation>%1 Kopien</translation>
    </message>
    <message>
        <source>▾ group %1</source>
        <translation>▾ Gruppe %1</translation>
    </message>
    <message>
        <source>▾ flex group %1</source>
        <translation>▾ Flex-Gruppe %1</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>Flex-Gruppe %1</translation>
    </message>
    <message>
        <source>groups %1–%2</source>
        <translation>Gruppen %1–%2</translation>
    </message>
    <message>
        <source>▸ flex groups %1–%2</source>
        <translation>▸ Flex-Gruppen %1–%2</translation>
    </message>
    <message>
        <source>%1 alike but for backups</source>
        <translation>%1 gleich bis auf Kopien</translation>
    </message>
    <message>
        <source>%1 alike but for alignment</source>
        <translation>%1 gleich bis auf die Ausrichtung</translation>
    </message>
    <message>
        <source>%1 alike but for backups and alignment</source>
        <translation>%1 gleich bis auf Kopien und Ausrichtung</translation>
    </message>
    <message>
        <source>%1 alike</source>
        <translation>%1 gleich</translation>
    </message>
    <message>
        <source>%1, drawn once</source>
        <translation>%1, einmal gezeichnet</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, group %2</source>
        <translation>%1, Gruppe %2</translation>
    </message>
    <message>
        <source>%1, groups %2–%3</source>
        <translation>%1, Gruppen %2–%3</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike but for backups</source>
        <translation>diese Zeile steht für %1 weitere, die bis auf Kopien gleich ist</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike but for backups</source>
        <translation>diese Zeile steht für %1 weitere, die bis auf Kopien gleich sind</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike</source>
        <translation>diese Zeile steht für %1 weitere, die gleich ist</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike</source>
        <translation>diese Zeile steht für %1 weitere, die gleich sind</translation>
    </message>
    <message>
        <source>at other distances from the boundaries of %1</source>
        <translation>in anderem Abstand von den Grenzen von %1</translation>
    </message>
    <message>
        <source>not known, because the descriptor is an old copy</source>
        <translation>nicht bekannt, denn der Deskriptor ist eine alte Kopie</translation>
    </message>
</context>
<context>
    <name>MeasurementPlotText</name>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Time of all reads</source>
        <translation>Dauer aller Lesevorgänge</translation>
    </message>
    <message>
        <source>Bytes read per second</source>
        <translation>Gelesene Byte je Sekunde</translation>
    </message>
    <message>
        <source>Bytes written per second</source>
        <translation>Geschriebene Byte je Sekunde</translation>
    </message>
    <message>
        <source>Reads per second</source>
        <translation>Lesevorgänge je Sekunde</translation>
    </message>
    <message>
        <source>Writes per second</source>
        <translation>Schreibvorgänge je Sekunde</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>▼ on a boundary</source>
        <translation>▼ auf einer Grenze</translation>
    </message>
    <message>
        <source>%1 to %2 in %3 runs</source>
        <translation>%1 bis %2 in %3 Läufen</translation>
    </message>
</context>
<context>
    <name>MetadataMenu</name>
    <message>
        <source>below %1 %</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the metadata, %4 of the volume</source>
        <translation>%1: %2, %3 der Metadaten, %4 des Volumes</translation>
    </message>
    <message>
        <source>Would be given back: %1</source>
        <translation>Frei würden: %1</translation>
    </message>
</context>
<context>
    <name>MovedText</name>
    <message>
        <source>what if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
</context>
<context>
    <name>MultiplesPainterText</name>
    <message>
        <source>each line %1, %2 block groups; the same scale for all</source>
        <translation>jede Zeile %1, %2 Blockgruppen; derselbe Maßstab für alle</translation>
    </message>
    <message>
        <source>each line %1; the same scale for all</source>
        <translation>jede Zeile %1; derselbe Maßstab für alle</translation>
    </message>
    <message>
        <source>paler where metadata fills less of a pixel</source>
        <translation>blasser, wo Metadaten weniger von einem Pixel füllen</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>Versuch: %1</translation>
    </message>
    <message>
        <source>each line %1, one block group; the same scale for all</source>
        <translation>jede Zeile %1, eine Blockgruppe; derselbe Maßstab für alle</translation>
    </message>
</context>
<context>
    <name>MultiplesSceneText</name>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>planning…</source>
        <translation>wird geplant…</translation>
    </message>
    <message>
        <source>looks the same as %1 at this scale</source>
        <translation>sieht in diesem Maßstab aus wie %1</translation>
    </message>
    <message>
        <source>uniform at this scale: metadata every %1, a pixel is %2</source>
        <translation>in diesem Maßstab gleichmäßig: Metadaten alle %1, ein Pixel ist %2</translation>
    </message>
</context>
<context>
    <name>OptionFieldText</name>
    <message>
        <source>Where the partition starts on its disk: sectors of 512, or 1M, or bytes</source>
        <translation>Wo die Partition auf ihrem Datenträger beginnt: Sektoren von 512, oder 1M, oder Bytes</translation>
    </message>
    <message>
        <source>Further options of mke2fs, the same for every -G, such as -I 512 -J size=64 -E packed_meta_blocks=1; a -G typed here adds a layout</source>
        <translation>Weitere Optionen von mke2fs, dieselben für jedes -G, etwa -I 512 -J size=64 -E packed_meta_blocks=1; ein hier eingegebenes -G fügt ein Layout hinzu</translation>
    </message>
    <message>
        <source>a size is wanted, such as 16 GiB, 1T or 4 TB</source>
        <translation>erwartet wird eine Größe wie 16 GiB, 1T oder 4 TB</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>Type bytes as pairs of hexadecimal digits, such as “53 ef”.</source>
        <translation>Bytes als Paare von Hexadezimalziffern eingeben, etwa „53 ef“.</translation>
    </message>
</context>
<context>
    <name>PercentilePlotText</name>
    <message>
        <source>How long requests took</source>
        <translation>Dauer der Anfragen</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>bar: half of them   – 95 %   — 99 %   ○ the longest</source>
        <translation>Balken: die Hälfte   – 95 %   — 99 %   ○ die längste</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>die Hälfte binnen %1</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % binnen %1</translation>
    </message>
    <message>
        <source>99 % within %1</source>
        <translation>99 % binnen %1</translation>
    </message>
    <message>
        <source>the longest %1</source>
        <translation>die längste %1</translation>
    </message>
</context>
<context>
    <name>PicturesText</name>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
</context>
<context>
    <name>PlaceMenu</name>
    <message>
        <source>What is this? (%1)</source>
        <translation>Was ist das? (%1)</translation>
    </message>
    <message>
        <source>Show its bytes</source>
        <translation>Seine Bytes zeigen</translation>
    </message>
    <message>
        <source>Copy block number</source>
        <translation>Blocknummer kopieren</translation>
    </message>
    <message>
        <source>Copy byte of the disk</source>
        <translation>Byte des Datenträgers kopieren</translation>
    </message>
    <message>
        <source>Copy logical sector</source>
        <translation>Logischen Sektor kopieren</translation>
    </message>
    <message>
        <source>Descriptor of group %1</source>
        <translation>Deskriptor der Gruppe %1</translation>
    </message>
    <message>
        <source>Zoom to it</source>
        <translation>Heranzoomen</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>The last block of this file system is %1.</source>
        <translation>Der letzte Block dieses Dateisystems ist %1.</translation>
    </message>
    <message>
        <source>The inodes of this file system are 1 to %1.</source>
        <translation>Die Inodes dieses Dateisystems sind 1 bis %1.</translation>
    </message>
    <message>
        <source>Inode %1 lies outside the file system.</source>
        <translation>Inode %1 liegt außerhalb des Dateisystems.</translation>
    </message>
    <message>
        <source>This disk has no GPT.</source>
        <translation>Dieser Datenträger hat keine GPT.</translation>
    </message>
    <message>
        <source>This disk has no MBR.</source>
        <translation>Dieser Datenträger hat keinen MBR.</translation>
    </message>
    <message>
        <source>The last byte of this disk is %1.</source>
        <translation>Das letzte Byte dieses Datenträgers ist %1.</translation>
    </message>
    <message>
        <source>Byte %1 lies %2.</source>
        <translation>Byte %1 liegt %2.</translation>
    </message>
    <message>
        <source>The last sector of 512 bytes of this disk is %1.</source>
        <translation>Der letzte Sektor zu 512 Bytes dieses Datenträgers ist %1.</translation>
    </message>
    <message>
        <source>This line is about partition %1, which is not the open one.</source>
        <translation>Diese Zeile handelt von Partition %1, die nicht geöffnet ist.</translation>
    </message>
    <message>
        <source>The last logical sector of this disk is %1.</source>
        <translation>Der letzte logische Sektor dieses Datenträgers ist %1.</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are sectors and bytes only.</source>
        <translation>Auf diesem Datenträger ist kein ext-Dateisystem, also gibt es nur Sektoren und Bytes.</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>Die letzte Blockgruppe dieses Dateisystems ist %1.</translation>
    </message>
</context>
<context>
    <name>PromptText</name>
    <message>
        <source>ssh asks</source>
        <translation>ssh fragt</translation>
    </message>
</context>
<context>
    <name>ReaderText</name>
    <message>
        <source>the image is damaged in a way that is worth a bug report; another partition may still open</source>
        <translation>das Abbild ist auf eine Art beschädigt, die einen Fehlerbericht wert ist; eine andere Partition lässt sich vielleicht noch öffnen</translation>
    </message>
    <message>
        <source>the reader ended with exit code %1 and no snapshot</source>
        <translation>der Leser endete mit Exit-Status %1 und ohne Schnappschuss</translation>
    </message>
    <message>
        <source>the system ended the reader, probably because memory ran out</source>
        <translation>das System hat den Leser beendet, vermutlich weil der Speicher ausging</translation>
    </message>
    <message>
        <source>close other programs and open the image again</source>
        <translation>andere Programme schließen und das Abbild erneut öffnen</translation>
    </message>
    <message>
        <source>the reader used more processor time than it is allowed</source>
        <translation>der Leser verbrauchte mehr Rechenzeit, als ihm erlaubt ist</translation>
    </message>
    <message>
        <source>the reader made a system call that its sandbox forbids</source>
        <translation>der Leser verlangte vom System etwas, das er aufgegeben hat</translation>
    </message>
    <message>
        <source>the reader crashed with signal %1</source>
        <translation>der Leser stürzte mit Signal %1 ab</translation>
    </message>
</context>
<context>
    <name>SamplePurpose</name>
    <message>
        <source>An installed system: the swap partition has a decimal size, so root behind it starts off the grid</source>
        <translation>Ein installiertes System: die Swap-Partition hat eine dezimale Größe, daher beginnt root dahinter neben dem Raster</translation>
    </message>
    <message>
        <source>The ordinary case: GPT, partition at sector 2048, flex groups of 16</source>
        <translation>Der gewöhnliche Fall: GPT, Partition bei Sektor 2048, Flex-Gruppen von 16</translation>
    </message>
    <message>
        <source>A partition at LBA 63, where DOS-era tools put the first one: every 4 KiB block straddles</source>
        <translation>Eine Partition bei LBA 63, wohin Werkzeuge der DOS-Zeit die erste legen: jeder Block von 4 KiB ist übergreifend</translation>
    </message>
    <message>
        <source>A partition at LBA 34, the first usable sector of a GPT: every 4 KiB block straddles</source>
        <translation>Eine Partition bei LBA 34, dem ersten nutzbaren Sektor einer GPT: jeder Block von 4 KiB ist übergreifend</translation>
    </message>
    <message>
        <source>Three partitions, two with ext4: boot is aligned, root behind it starts one sector off</source>
        <translation>Drei Partitionen, zwei mit ext4: boot ist ausgerichtet, root dahinter beginnt einen Sektor daneben</translation>
    </message>
    <message>
        <source>A drive with 4096-byte logical sectors: nothing can be misaligned</source>
        <translation>Ein Laufwerk mit logischen Sektoren von 4096 Bytes: nichts kann falsch ausgerichtet sein</translation>
    </message>
    <message>
        <source>An extended partition: the logical ones lie 63 sectors behind their own table</source>
        <translation>Eine erweiterte Partition: die logischen liegen 63 Sektoren hinter ihrer eigenen Tabelle</translation>
    </message>
    <message>
        <source>A memory card: MBR, boot partition at 4 MiB, root on the grid of the erase blocks</source>
        <translation>Eine Speicherkarte: MBR, Boot-Partition bei 4 MiB, root auf dem Raster der Erase-Blöcke</translation>
    </message>
    <message>
        <source>A file system without a partition table: group 0 begins at byte 0</source>
        <translation>Ein Dateisystem ohne Partitionstabelle: Gruppe 0 beginnt bei Byte 0</translation>
    </message>
    <message>
        <source>1 KiB blocks on an aligned partition: each write fills a quarter of a physical sector</source>
        <translation>Blöcke von 1 KiB auf einer ausgerichteten Partition: jedes Schreiben füllt ein Viertel eines physischen Sektors</translation>
    </message>
    <message>
        <source>-G 1: each group keeps its own bitmaps and inode table</source>
        <translation>-G 1: jede Gruppe behält ihre eigenen Bitmaps und ihre Inode-Tabelle</translation>
    </message>
    <message>
        <source>-G 64: the metadata of 8 GiB lies together</source>
        <translation>-G 64: die Metadaten von 8 GiB liegen beisammen</translation>
    </message>
    <message>
        <source>-G 256: the metadata of 32 GiB lies together</source>
        <translation>-G 256: die Metadaten von 32 GiB liegen beisammen</translation>
    </message>
    <message>
        <source>No flex_bg, as ext3 has it: metadata at the start of every group</source>
        <translation>Kein flex_bg, wie bei ext3: Metadaten am Anfang jeder Gruppe</translation>
    </message>
    <message>
        <source>meta_bg: group descriptors spread over the volume, no reserved GDT blocks</source>
        <translation>meta_bg: Gruppendeskriptoren über das Volume verteilt, keine reservierten GDT-Blöcke</translation>
    </message>
    <message>
        <source>bigalloc with 64 KiB clusters: bitmaps count clusters, groups are 16 times as large</source>
        <translation>bigalloc mit Clustern von 64 KiB: Bitmaps zählen Cluster, Gruppen sind 16-mal so groß</translation>
    </message>
    <message>
        <source>sparse_super2 with packed_meta_blocks: two backups, all metadata at the start</source>
        <translation>sparse_super2 mit packed_meta_blocks: zwei Sicherungskopien, alle Metadaten am Anfang</translation>
    </message>
    <message>
        <source>RAID stride without flex_bg: bitmaps move over by a chunk from group to group</source>
        <translation>RAID-stride ohne flex_bg: Bitmaps rücken von Gruppe zu Gruppe um einen Chunk weiter</translation>
    </message>
    <message>
        <source>1 TiB with 8,192 groups: what a large volume looks like</source>
        <translation>1 TiB mit 8&#xa0;192 Gruppen: wie ein großes Volume aussieht</translation>
    </message>
    <message>
        <source>A used file system: files, deletions, fragmentation</source>
        <translation>Ein benutztes Dateisystem: Dateien, Löschungen, Fragmentierung</translation>
    </message>
    <message>
        <source>The primary superblock is destroyed: the first backup is used</source>
        <translation>Der primäre Superblock ist zerstört: die erste Sicherungskopie wird benutzt</translation>
    </message>
    <message>
        <source>A disk without ext: its partitions are named, and one of them is off the grid</source>
        <translation>Ein Datenträger ohne ext: seine Partitionen werden genannt, und eine davon liegt neben dem Raster</translation>
    </message>
    <message>
        <source>The smallest thing to look at: one file in a file system of 8 MiB</source>
        <translation>Das Kleinste, was man ansehen kann: eine Datei in einem Dateisystem von 8 MiB</translation>
    </message>
    <message>
        <source>One inode with two names: an entry each, and a count of links</source>
        <translation>Ein Inode mit zwei Namen: je ein Eintrag, und eine Zahl der Links</translation>
    </message>
    <message>
        <source>A deleted file: what the entry, the inode and the bitmaps keep of it</source>
        <translation>Eine gelöschte Datei: was Eintrag, Inode und Bitmaps von ihr behalten</translation>
    </message>
    <message>
        <source>A deleted directory with a file in it, both by their inodes</source>
        <translation>Ein gelöschtes Verzeichnis mit einer Datei darin, beide anhand ihrer Inodes</translation>
    </message>
    <message>
        <source>A file with holes: three extents, and the blocks between them do not exist</source>
        <translation>Eine Datei mit Löchern: drei Extents, und die Blöcke dazwischen gibt es nicht</translation>
    </message>
    <message>
        <source>A directory of 600 names with an index of two levels in hash order</source>
        <translation>Ein Verzeichnis mit 600 Namen und einem zweistufigen Index nach Hashes</translation>
    </message>
    <message>
        <source>The content of the next two on ext2: indirect blocks, no journal</source>
        <translation>Der Inhalt der beiden nächsten auf ext2: indirekte Blöcke, kein Journal</translation>
    </message>
    <message>
        <source>The content of its neighbours on ext3: the same with a journal</source>
        <translation>Der Inhalt der Nachbarn auf ext3: dasselbe mit einem Journal</translation>
    </message>
    <message>
        <source>The content of the two before on ext4: extents, flex_bg, a journal</source>
        <translation>Der Inhalt der beiden vorigen auf ext4: Extents, flex_bg, ein Journal</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>the suffix of the file name belongs to no format</source>
        <translation>die Endung des Dateinamens gehört zu keinem Format</translation>
    </message>
</context>
<context>
    <name>SaveFileText</name>
    <message>
        <source>the file cannot be written</source>
        <translation>die Datei lässt sich nicht schreiben</translation>
    </message>
</context>
<context>
    <name>SentenceText</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>logical volume %1:</source>
        <translation>logisches Volume %1:</translation>
    </message>
    <message>
        <source>rest of %1</source>
        <translation>Rest von %1</translation>
    </message>
    <message>
        <source>%1 — starts at byte %2</source>
        <translation>%1 — beginnt bei Byte %2</translation>
    </message>
    <message>
        <source>%1 — starts at sector %2 = byte %3</source>
        <translation>%1 — beginnt bei Sektor %2 = Byte %3</translation>
    </message>
    <message>
        <source>%1 partition table</source>
        <translation>Partitionstabelle %1</translation>
    </message>
    <message>
        <source>not in any partition</source>
        <translation>in keiner Partition</translation>
    </message>
    <message>
        <source>missing: the image ends before</source>
        <translation>fehlt: das Abbild endet davor</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>unallocated %1</source>
        <translation>nicht zugeordnet: %1</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>fehlt: %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>logische Sektoren</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>partition start is %1</source>
        <translation>Partitionsanfang: %1</translation>
    </message>
    <message>
        <source>volume start is %1</source>
        <translation>Volumeanfang: %1</translation>
    </message>
    <message>
        <source>where the volume starts on its disk is not known</source>
        <translation>wo das Volume auf seinem Datenträger beginnt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>The start is %1.</source>
        <translation>Der Anfang: %1.</translation>
    </message>
</context>
<context>
    <name>StructurePlaceText</name>
    <message>
        <source>Group %1 holds no superblock.</source>
        <translation>Gruppe %1 enthält keinen Superblock.</translation>
    </message>
    <message>
        <source>This file system holds no journal.</source>
        <translation>Dieses Dateisystem enthält kein Journal.</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>Die letzte Blockgruppe dieses Dateisystems ist %1.</translation>
    </message>
</context>
<context>
    <name>StructureTexts</name>
    <message>
        <source>1,024 bytes at byte 1,024 of the volume that say how large it is, how large its blocks and groups are, and which features it uses. The kernel reads it first when it mounts the file system and writes it while the file system is in use; e2fsck and every other tool begin here. Without it the volume opens from a backup.</source>
        <translation>1&#xa0;024 Bytes bei Byte 1&#xa0;024 des Volumes, die sagen, wie groß es ist, wie groß seine Blöcke und Gruppen sind und welche Merkmale es benutzt. Der Kernel liest sie beim Einhängen zuerst und schreibt sie, solange das Dateisystem in Gebrauch ist; e2fsck und jedes andere Werkzeug beginnen hier. Ohne sie öffnet sich das Volume von einer Sicherungskopie.</translation>
    </message>
    <message>
        <source>A copy of the superblock, in case the primary one is lost: e2fsck -b reads it. With sparse_super the copies are in groups 0, 1 and the powers of 3, 5 and 7, with sparse_super2 in at most two groups besides group 0, otherwise in every group. e2fsck, tune2fs and resize2fs keep it up to date; in daily use nobody writes it.</source>
        <translation>Eine Kopie des Superblocks für den Fall, dass der primäre verloren ist: e2fsck -b liest sie. Mit sparse_super stehen die Kopien in den Gruppen 0, 1 und den Potenzen von 3, 5 und 7, mit sparse_super2 in höchstens zwei Gruppen neben Gruppe 0, sonst in jeder Gruppe. e2fsck, tune2fs und resize2fs halten sie aktuell; im Alltag schreibt sie niemand.</translation>
    </message>
    <message>
        <source>The group descriptor table: for each block group, where its block bitmap, inode bitmap and inode table are, how much of it is free, and whether its bitmaps have been initialised. The kernel reads the whole table when it mounts the file system and changes a descriptor with each allocation in its group. Copies stand behind the backup superblocks.</source>
        <translation>Die Tabelle der Gruppendeskriptoren: für jede Blockgruppe, wo ihre Block-Bitmap, Inode-Bitmap und Inode-Tabelle sind, wie viel von ihr frei ist und ob ihre Bitmaps initialisiert sind. Der Kernel liest die ganze Tabelle beim Einhängen und ändert einen Deskriptor mit jeder Belegung in seiner Gruppe. Kopien stehen hinter den Sicherungskopien des Superblocks.</translation>
    </message>
    <message>
        <source>One bit for each block of the group, or each cluster with bigalloc: set when it is in use. The kernel reads it before it allocates or frees in the group, and each such change writes the block again. e2fsck compares it with what the inodes claim.</source>
        <translation>Ein Bit für jeden Block der Gruppe, oder jeden Cluster mit bigalloc: gesetzt, wenn er benutzt ist. Der Kernel liest sie, ehe er in der Gruppe belegt oder freigibt, und jede solche Änderung schreibt den Block neu. e2fsck vergleicht sie mit dem, was die Inodes beanspruchen.</translation>
    </message>
    <message>
        <source>One bit for each inode of the group: set when it is in use. The kernel reads it before it creates or deletes a file or directory in the group, and each such change writes the block again.</source>
        <translation>Ein Bit für jeden Inode der Gruppe: gesetzt, wenn er benutzt ist. Der Kernel liest sie, ehe er in der Gruppe eine Datei oder ein Verzeichnis anlegt oder löscht, und jede solche Änderung schreibt den Block neu.</translation>
    </message>
    <message>
        <source>The inodes of the group side by side. An inode holds a file&apos;s owner, mode, times and size, and where its data begin. The kernel reads a block of it whenever it opens a file whose inode is there, and writes that block when the file changes, so it is written often.</source>
        <translation>Die Inodes der Gruppe nebeneinander. Ein Inode enthält Eigentümer, Modus, Zeiten und Größe einer Datei und wo ihre Daten beginnen. Der Kernel liest einen Block davon, wenn er eine Datei öffnet, deren Inode dort steht, und schreibt diesen Block, wenn sich die Datei ändert; er wird also oft geschrieben.</translation>
    </message>
    <message>
        <source>For multiple mount protection: a host that has mounted the file system rewrites this block every few seconds. Another host that shares the disk reads it before it mounts, sees it change, and refuses. e2fsck and tune2fs look at it as well.</source>
        <translation>Für den Schutz vor mehrfachem Einhängen: ein Rechner, der das Dateisystem eingehängt hat, schreibt diesen Block alle paar Sekunden neu. Ein anderer Rechner am selben Datenträger liest ihn vor dem Einhängen, sieht die Änderung und lehnt ab. Auch e2fsck und tune2fs sehen ihn an.</translation>
    </message>
    <message>
        <source>Changes of metadata are written here first, in one run, and to their own place afterwards. After a crash the kernel or e2fsck replays what had been committed. It is the file of inode 8 and is written at every commit, a few seconds apart and at every fsync.</source>
        <translation>Änderungen von Metadaten werden zuerst hierher geschrieben, in einem Zug, und danach an ihren eigenen Platz. Nach einem Absturz spielt der Kernel oder e2fsck ein, was bestätigt war. Es ist die Datei von Inode 8 und wird bei jeder Bestätigung geschrieben, alle paar Sekunden und bei jedem fsync.</translation>
    </message>
    <message>
        <source>How many blocks and inodes each user, group or project uses, and their limits. The kernel reads it when quotas are on and updates it as files grow and shrink; e2fsck checks it. User and group quotas are the files of inodes 3 and 4.</source>
        <translation>Wie viele Blöcke und Inodes jeder Benutzer, jede Gruppe oder jedes Projekt benutzt, und ihre Grenzen. Der Kernel liest es, wenn Quotas eingeschaltet sind, und hält es aktuell, wenn Dateien wachsen und schrumpfen; e2fsck prüft es. Benutzer- und Gruppen-Quotas sind die Dateien der Inodes 3 und 4.</translation>
    </message>
    <message>
        <source>A list of inodes that were deleted while still open, or were being truncated. The kernel enters them here and takes them out again; at the next mount after a crash, the kernel or e2fsck frees what is still listed.</source>
        <translation>Eine Liste von Inodes, die gelöscht wurden, während sie noch offen waren, oder gerade gekürzt wurden. Der Kernel trägt sie hier ein und wieder aus; beim nächsten Einhängen nach einem Absturz gibt der Kernel oder e2fsck frei, was noch darin steht.</translation>
    </message>
    <message>
        <source>The one block of inode 7 that maps the reserved GDT blocks, so that the rest of the file system treats them as in use. The kernel and resize2fs read it when the file system grows.</source>
        <translation>Der eine Block von Inode 7, der die reservierten GDT-Blöcke zuordnet, damit der Rest des Dateisystems sie für benutzt hält. Der Kernel und resize2fs lesen ihn, wenn das Dateisystem wächst.</translation>
    </message>
    <message>
        <source>Room behind the group descriptors into which the table can grow when the file system is enlarged while mounted. Until then the primary ones only list their backups for the resize inode, and nobody reads or writes them in daily use.</source>
        <translation>Platz hinter den Gruppendeskriptoren, in den die Tabelle wachsen kann, wenn das Dateisystem eingehängt vergrößert wird. Bis dahin führen die primären nur ihre Sicherungskopien für den Resize-Inode auf, und im Alltag liest oder schreibt sie niemand.</translation>
    </message>
    <message>
        <source>Data or free space</source>
        <translation>Daten oder freier Platz</translation>
    </message>
    <message>
        <source>No structure of the file system&apos;s own frame lies here: the block holds a file, a directory or part of an extent tree, or it is free. The group&apos;s block bitmap and, once it has been read, the status line show whether it is in use. Data share the alignment of the partition start and the block size.</source>
        <translation>Hier liegt keine Struktur vom Gerüst des Dateisystems: der Block enthält eine Datei, ein Verzeichnis oder einen Teil eines Extent-Baums, oder er ist frei. Die Block-Bitmap der Gruppe weiß es, und die Statuszeile sagt es, sobald sie gelesen ist. Daten teilen die Ausrichtung von Partitionsanfang und Blockgröße.</translation>
    </message>
    <message>
        <source>that it begins off the marked granularity of %1</source>
        <translation>dass sie neben der markierten Einheit von %1 beginnt</translation>
    </message>
    <message>
        <source>that it does not fit the drive&apos;s physical sectors</source>
        <translation>dass sie nicht zu den physischen Sektoren des Laufwerks passt</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>Die Karte lesen</translation>
    </message>
    <message>
        <source>A row runs from its first block on the left to its last on the right. The colour says which structure a block holds; a red hatched edge, %1. Point at a group to see where its bitmaps and inode table lie; click to read the fields here.</source>
        <translation>Eine Zeile läuft von ihrem ersten Block links zu ihrem letzten rechts. Die Farbe sagt, welche Struktur ein Block enthält; ein rot schraffierter Rand, %1. Auf eine Gruppe zeigen, um zu sehen, wo ihre Bitmaps und ihre Inode-Tabelle liegen; klicken, um hier die Felder zu lesen.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>A stretch of the disk that the partition table names. Everything inside inherits its start: when that is off the drive&apos;s physical sectors, so is every block of what it holds.</source>
        <translation>Ein Stück des Datenträgers, das die Partitionstabelle nennt. Alles darin erbt seinen Anfang: wenn der neben den physischen Sektoren des Laufwerks liegt, dann auch jeder Block des Inhalts.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie side by side, so one long read loads them all.</source>
        <translation>Sagt dem Kernel, wo Gruppe %1 ihre Block-Bitmap, Inode-Bitmap und Inode-Tabelle hat und wie viel der Gruppe frei ist. Mit flex_bg müssen diese nicht in der Gruppe liegen: hier liegen die Block-Bitmaps der %2 Gruppen der Flex-Gruppe %3 nebeneinander, sodass ein langes Lesen sie alle lädt.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie in %4 places.</source>
        <translation>Sagt dem Kernel, wo Gruppe %1 ihre Block-Bitmap, Inode-Bitmap und Inode-Tabelle hat und wie viel der Gruppe frei ist. Mit flex_bg müssen diese nicht in der Gruppe liegen: hier liegen die Block-Bitmaps der %2 Gruppen der Flex-Gruppe %3 an %4 Stellen.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they lie inside the group itself.</source>
        <translation>Sagt dem Kernel, wo Gruppe %1 ihre Block-Bitmap, Inode-Bitmap und Inode-Tabelle hat und wie viel der Gruppe frei ist. Hier liegen sie in der Gruppe selbst.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they do not all lie inside the group itself.</source>
        <translation>Sagt dem Kernel, wo Gruppe %1 ihre Block-Bitmap, Inode-Bitmap und Inode-Tabelle hat und wie viel der Gruppe frei ist. Hier liegen sie nicht alle in der Gruppe selbst.</translation>
    </message>
    <message>
        <source>Group descriptor</source>
        <translation>Gruppendeskriptor</translation>
    </message>
    <message>
        <source>Outside the file system</source>
        <translation>Außerhalb des Dateisystems</translation>
    </message>
    <message>
        <source>The byte lies %1.</source>
        <translation>Das Byte liegt %1.</translation>
    </message>
</context>
<context>
    <name>StructureWorking</name>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>block %1 lies past the end of the file system, image or partition, so its bytes are missing</source>
        <translation>Block %1 liegt hinter dem Ende des Dateisystems, Abbilds oder der Partition, seine Bytes sind also nicht da</translation>
    </message>
    <message>
        <source>%1 — from block %2 on it lies past the end of the image or partition</source>
        <translation>%1 – ab Block %2 liegt es hinter dem Ende des Abbilds oder der Partition</translation>
    </message>
    <message>
        <source>%1 — first byte %2</source>
        <translation>%1 — erstes Byte %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>byte %1 is in logical sector %2, and byte %3 of physical sector %4; no block of the file system lies there</source>
        <translation>Byte %1 liegt im logischen Sektor %2 und ist Byte %3 des physischen Sektors %4; dort liegt kein Block des Dateisystems</translation>
    </message>
</context>
<context>
    <name>TypedSizeText</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 Sektoren</translation>
    </message>
</context>
<context>
    <name>WebPageText</name>
    <message>
        <source>The fields of this structure are not in this page.</source>
        <translation>Die Felder dieser Struktur sind nicht in dieser Seite.</translation>
    </message>
    <message>
        <source>The page has the fields of %1 of %2 structures.</source>
        <translation>Die Seite hat die Felder von %1 von %2 Strukturen.</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Map of the metadata</source>
        <translation>Karte der Metadaten</translation>
    </message>
    <message>
        <source>The metadata is magnified, not to scale.</source>
        <translation>Die Metadaten sind vergrößert, nicht maßstäblich.</translation>
    </message>
    <message>
        <source>%1 of %2 rows are drawn.</source>
        <translation>%1 von %2 Zeilen sind gezeichnet.</translation>
    </message>
    <message>
        <source>Only the first %1 parts can be clicked.</source>
        <translation>Nur die ersten %1 Teile lassen sich anklicken.</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>falsch ausgerichtet</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>Daten oder frei</translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>Erstellt von %1.</translation>
    </message>
    <message>
        <source>Labels, UUIDs, names and paths were removed.</source>
        <translation>Bezeichnungen, UUIDs, Namen und Pfade wurden entfernt.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Click a part of the map to see what it is, and its fields.</source>
        <translation>Ein Klick auf einen Teil der Karte zeigt, was er ist, und seine Felder.</translation>
    </message>
    <message>
        <source>The page has no fields: %1</source>
        <translation>Die Seite hat keine Felder: %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::AlignmentPage</name>
    <message>
        <source>The stack, from the disk down to each kind of structure</source>
        <translation>Der Stapel, vom Datenträger hinab zu jeder Art von Struktur</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>Back to where it is</source>
        <translation>Zurück dorthin, wo es ist</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>Der Stapel</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Banner</name>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>Versuch: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>No sample %1.</source>
        <translation>Kein Beispiel %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>The image has changed on disk since it was opened. Reload it to see it as it is now.</source>
        <translation>Das Abbild hat sich auf dem Datenträger geändert, seit es geöffnet wurde. Neu laden, um es zu sehen, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 is there again. Reload it to see it as it is now.</source>
        <translation>%1 ist wieder da. Neu laden, um den jetzigen Stand zu sehen.</translation>
    </message>
    <message>
        <source>%1 is no longer there. The window shows what was read of it.</source>
        <translation>%1 ist nicht mehr da. Das Fenster zeigt, was davon gelesen wurde.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BitGrid</name>
    <message>
        <source>Bitmap</source>
        <translation>Bitmap</translation>
    </message>
    <message>
        <source>One cell for each bit; arrow keys choose one</source>
        <translation>Eine Zelle für jedes Bit; Pfeiltasten wählen eine</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Bookmarks</name>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>Partitionstabelle</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ByteChoice</name>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>selbst gesetzt</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigener Wert…</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>That is not a number of bytes.</source>
        <translation>Das ist keine Anzahl von Bytes.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ByteSearchBar</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Search towards the end (Enter)</source>
        <translation>Zum Ende hin suchen (Eingabe)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search towards the beginning (Shift+Enter)</source>
        <translation>Zum Anfang hin suchen (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation>Die Suche beenden (Esc)</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Search bytes  Ctrl+F</source>
        <translation>Bytes suchen  Strg+F</translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation>Bytes suchen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Found at byte %1, past the end of the disk and round.</source>
        <translation>Gefunden bei Byte %1, über das Ende des Datenträgers hinweg.</translation>
    </message>
    <message>
        <source>Found at byte %1.</source>
        <translation>Gefunden bei Byte %1.</translation>
    </message>
    <message>
        <source>%1 bytes could not be read.</source>
        <translation>%1 Bytes ließen sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesPanel</name>
    <message>
        <source>&amp;Copy as hexadecimal</source>
        <translation>Als &amp;Hexadezimal kopieren</translation>
    </message>
    <message>
        <source>Copy as C &amp;array</source>
        <translation>Als C-&amp;Array kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>At most %1 can be copied.</source>
        <translation>Höchstens %1 lassen sich kopieren.</translation>
    </message>
    <message>
        <source>Bytes %1 – %2: %3 bytes.</source>
        <translation>Bytes %1 – %2: %3 Bytes.</translation>
    </message>
    <message>
        <source>Byte %1: no field lies here.</source>
        <translation>Byte %1: hier liegt kein Feld.</translation>
    </message>
    <message>
        <source>Byte %1: %2 (%3).</source>
        <translation>Byte %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Choose a byte to name its field.</source>
        <translation>Ein Byte wählen, um sein Feld zu nennen.</translation>
    </message>
    <message>
        <source>Bytes %1 – %2. Choose a byte to name its field.</source>
        <translation>Bytes %1 – %2. Ein Byte wählen, um sein Feld zu nennen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes of the disk in hexadecimal and as text; arrow keys choose a byte</source>
        <translation>Bytes des Datenträgers hexadezimal und als Text; Pfeiltasten wählen ein Byte</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ChangeModel</name>
    <message>
        <source>inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>From block</source>
        <translation>Von Block</translation>
    </message>
    <message>
        <source>To block</source>
        <translation>Nach Block</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Classroom</name>
    <message>
        <source>Cannot give the lesson %1</source>
        <translation>Die Lektion %1 kann nicht gegeben werden</translation>
    </message>
    <message>
        <source>Cannot show the history %1</source>
        <translation>Der Verlauf %1 kann nicht gezeigt werden</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareAdvice</name>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the recommended layout</source>
        <translation>Das empfohlene Layout hinzufügen</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Stop planning; what was typed stays</source>
        <translation>Die Planung anhalten; was eingegeben wurde, bleibt</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>The figures behind it, what it costs, and what speaks against it</source>
        <translation>Die Zahlen dahinter, was es kostet und was dagegen spricht</translation>
    </message>
    <message>
        <source>Copy mke2fs command</source>
        <translation>mke2fs-Befehl kopieren</translation>
    </message>
    <message>
        <source>Why, and how sure</source>
        <translation>Warum, und wie sicher</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>die Vorgabe</translation>
    </message>
    <message>
        <source>%1 with %2, the default</source>
        <translation>%1 mit %2, der Vorgabe</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareDetails</name>
    <message>
        <source>&amp;Differences</source>
        <translation>Unter&amp;schiede</translation>
    </message>
    <message>
        <source>Commands and &amp;notes</source>
        <translation>Befehle und Hin&amp;weise</translation>
    </message>
    <message>
        <source>Metrics of the layouts</source>
        <translation>Metriken der Layouts</translation>
    </message>
    <message>
        <source>&amp;All metrics</source>
        <translation>Alle Me&amp;triken</translation>
    </message>
    <message>
        <source>S&amp;ubtract the baseline</source>
        <translation>Basis ab&amp;ziehen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareMenu</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare &amp;mke2fs settings…</source>
        <translation>Einstellungen von &amp;mke2fs vergleichen…</translation>
    </message>
    <message>
        <source>What each -G would do, before anything is formatted</source>
        <translation>Was jedes -G bewirken würde, ehe etwas formatiert wird</translation>
    </message>
    <message>
        <source>&amp;What would another -G have been?</source>
        <translation>&amp;Was wäre ein anderes -G gewesen?</translation>
    </message>
    <message>
        <source>Takes the options of mke2fs from the open image&apos;s superblock</source>
        <translation>Nimmt die Optionen von mke2fs aus dem Superblock des offenen Abbilds</translation>
    </message>
    <message>
        <source>&amp;Back to where you were</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Add an &amp;option line…</source>
        <translation>&amp;Optionszeile hinzufügen…</translation>
    </message>
    <message>
        <source>Add an &amp;image or snapshot…</source>
        <translation>A&amp;bbild oder Schnappschuss hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Copy the baseline&apos;s mke2fs command</source>
        <translation>Den mke2fs-Befehl der Basis &amp;kopieren</translation>
    </message>
    <message>
        <source>O&amp;pen a comparison…</source>
        <translation>Einen Vergleich ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save the comparison…</source>
        <translation>Den Vergleich &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Export the comparison…</source>
        <translation>Den Vergleich &amp;exportieren…</translation>
    </message>
    <message>
        <source>Measure a &amp;drive…</source>
        <translation>&amp;Laufwerk messen…</translation>
    </message>
    <message>
        <source>What alignment, request size and offset cost on a real drive</source>
        <translation>Was Ausrichtung, Anfragegröße und Lage auf einem echten Laufwerk kosten</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareOptionBar</name>
    <message>
        <source>RAID</source>
        <translation>RAID</translation>
    </message>
    <message>
        <source>Of the device: 16 GiB, 1T, 512M (powers of 1024), 4 TB (of 1000), or bytes</source>
        <translation>Des Geräts: 16 GiB, 1T, 512M (Potenzen von 1024), 4 TB (von 1000) oder Bytes</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Block</translation>
    </message>
    <message>
        <source>Block size in bytes (-b); empty: what mke2fs takes</source>
        <translation>Blockgröße in Bytes (-b); leer: was mke2fs nimmt</translation>
    </message>
    <message>
        <source>&amp;Inode ratio</source>
        <translation>&amp;Inode-Anteil</translation>
    </message>
    <message>
        <source>Bytes for each inode (-i); empty: what mke2fs takes</source>
        <translation>Bytes je Inode (-i); leer: was mke2fs nimmt</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>ext4 defaults</source>
        <translation>Vorgaben von ext4</translation>
    </message>
    <message>
        <source>Features to add or take away (-O), such as sparse_super2,^has_journal</source>
        <translation>Merkmale, die hinzukommen oder wegfallen (-O), etwa sparse_super2,^has_journal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>A&amp;nfang</translation>
    </message>
    <message>
        <source>What reads cost in the model: a hard disk %1 for each jump, an SSD %2, an SD card %3, an eMMC module %4</source>
        <translation>Was Lesen im Modell kostet: eine Festplatte %1 je Sprung, eine SSD %2, eine SD-Karte %3, ein eMMC-Modul %4</translation>
    </message>
    <message>
        <source>What the file system is for: the recommendation below follows</source>
        <translation>Wozu das Dateisystem dient: die Empfehlung unten richtet sich danach</translation>
    </message>
    <message>
        <source>A dis&amp;k of</source>
        <translation>La&amp;ufwerk mit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>growing &amp;to</source>
        <translation>wä&amp;chst auf</translation>
    </message>
    <message>
        <source>Will grow to</source>
        <translation>Wächst auf</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Mehr Optionen</translation>
    </message>
    <message>
        <source>RAID, start, and further options of mke2fs</source>
        <translation>RAID, Anfang und weitere Optionen von mke2fs</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Inode ratio</source>
        <translation>Inode-Anteil</translation>
    </message>
    <message>
        <source>F&amp;eatures</source>
        <translation>Mer&amp;kmale</translation>
    </message>
    <message>
        <source>Further o&amp;ptions</source>
        <translation>Weitere &amp;Optionen</translation>
    </message>
    <message>
        <source>RAID %1 of %2 disks</source>
        <translation>RAID %1 aus %2 Platten</translation>
    </message>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>Compare the layouts after growth: each is made by mke2fs in a sparse temporary file, and grown to this size; empty: as mke2fs makes them</source>
        <translation>Die Layouts nach dem Vergrößern vergleichen: jedes wird von mke2fs in einer temporären Sparse-Datei angelegt und auf diese Größe vergrößert; leer: wie mke2fs sie anlegt</translation>
    </message>
    <message>
        <source>How it grows</source>
        <translation>Wie es wächst</translation>
    </message>
    <message>
        <source>Cards and VM disks grow at first boot, while mounted: the kernel keeps the metadata of the added groups within their own flex groups. resize2fs places it differently while the file system is not mounted.</source>
        <translation>Karten und VM-Platten wachsen beim ersten Start, eingehängt: Der Kernel legt die Metadaten der neuen Gruppen in deren eigene Flex-Gruppen. resize2fs legt sie bei nicht eingehängtem Dateisystem anders.</translation>
    </message>
    <message>
        <source>while mounted</source>
        <translation>eingehängt</translation>
    </message>
    <message>
        <source>while not mounted</source>
        <translation>nicht eingehängt</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>wie gemessen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ComparePage</name>
    <message>
        <source>Option line…</source>
        <translation>Optionszeile…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export as PNG, SVG, PDF, CSV or JSON</source>
        <translation>Als PNG, SVG, PDF, CSV oder JSON exportieren</translation>
    </message>
    <message>
        <source>the picture would be too small to be read</source>
        <translation>das Bild wäre zu klein zum Lesen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>The option line is not added.</source>
        <translation>Die Optionszeile wird nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The comparison cannot be opened.</source>
        <translation>Der Vergleich lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Where the metadata lies</source>
        <translation>Wo die Metadaten liegen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add another layout</source>
        <translation>Ein weiteres Layout hinzufügen</translation>
    </message>
    <message>
        <source>Image, device or snapshot…</source>
        <translation>Abbild, Gerät oder Momentaufnahme…</translation>
    </message>
    <message>
        <source>This image, with other -G</source>
        <translation>Dieses Abbild mit anderem -G</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostPanel</name>
    <message>
        <source>Rotating drive</source>
        <translation>Drehendes Laufwerk</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Kind of drive</source>
        <translation>Art des Laufwerks</translation>
    </message>
    <message>
        <source>Speed of the drive</source>
        <translation>Geschwindigkeit des Laufwerks</translation>
    </message>
    <message>
        <source>What misalignment costs</source>
        <translation>Was falsche Ausrichtung kostet</translation>
    </message>
    <message>
        <source> rpm</source>
        <translation> U/min</translation>
    </message>
    <message>
        <source>A model: %1</source>
        <translation>Ein Modell: %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostTable</name>
    <message>
        <source>%1 (not in the total)</source>
        <translation>%1 (nicht in der Summe)</translation>
    </message>
    <message>
        <source>All metadata once</source>
        <translation>Alle Metadaten einmal</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>Lesen-Ändern-Schreiben</translation>
    </message>
    <message>
        <source>Extra time (model)</source>
        <translation>Zusätzliche Zeit (Modell)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CureList</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Or, if the data are not needed: recreate it</source>
        <translation>Oder, wenn die Daten nicht gebraucht werden: neu anlegen</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>Copy all commands of this cure, in order</source>
        <translation>Alle Befehle dieser Abhilfe der Reihe nach kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy this command</source>
        <translation>Diesen Befehl kopieren</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 Cause:&lt;/span&gt;&lt;/b&gt; %3. &lt;b&gt;Cure:&lt;/b&gt; %4.</source>
        <translation>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 Ursache:&lt;/span&gt;&lt;/b&gt; %3. &lt;b&gt;Abhilfe:&lt;/b&gt; %4.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceDialog</name>
    <message>
        <source>Not opened: no password was given.</source>
        <translation>Nicht geöffnet: Es wurde kein Passwort eingegeben.</translation>
    </message>
    <message>
        <source>Not opened: %1.</source>
        <translation>Nicht geöffnet: %1.</translation>
    </message>
    <message>
        <source>Open a device</source>
        <translation>Gerät öffnen</translation>
    </message>
    <message>
        <source>Disks and partitions</source>
        <translation>Datenträger und Partitionen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Waiting for the administrator’s password…</source>
        <translation>Warten auf das Administratorpasswort…</translation>
    </message>
    <message>
        <source>No disks were found.</source>
        <translation>Es wurden keine Datenträger gefunden.</translation>
    </message>
    <message>
        <source>%1 is opened read-only.</source>
        <translation>%1 wird nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>%1 is opened read-only, with the administrator’s password: a small program opens it and passes it on; everything else runs without rights.</source>
        <translation>%1 wird nur zum Lesen geöffnet, mit dem Administratorpasswort: Ein kleines Programm öffnet es und gibt es weiter; alles andere läuft ohne Rechte.</translation>
    </message>
    <message>
        <source>Only the administrator may read %1. This command writes a snapshot that opens here: %2</source>
        <translation>Nur der Administrator darf %1 lesen. Dieser Befehl schreibt einen Schnappschuss, der sich hier öffnen lässt: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceOpener</name>
    <message>
        <source>no socket can be made</source>
        <translation>kein Socket lässt sich anlegen</translation>
    </message>
    <message>
        <source>%1 does not start</source>
        <translation>%1 startet nicht</translation>
    </message>
    <message>
        <source>the helper ended without an answer</source>
        <translation>das Hilfsprogramm endete ohne Antwort</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DevicesModel</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Mounted at</source>
        <translation>Eingehängt in</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiffPanel</name>
    <message>
        <source>Differences from</source>
        <translation>Unterschiede von</translation>
    </message>
    <message>
        <source>Differences to</source>
        <translation>Unterschiede zu</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>Both layouts must be available to be compared.</source>
        <translation>Zum Vergleichen müssen beide Layouts da sein.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DirectoryModel</name>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>character device</source>
        <translation>zeichenorientiertes Gerät</translation>
    </message>
    <message>
        <source>block device</source>
        <translation>Blockgerät</translation>
    </message>
    <message>
        <source>pipe</source>
        <translation>Pipe</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>Socket</translation>
    </message>
    <message>
        <source>symbolic link</source>
        <translation>symbolischer Link</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Inode</source>
        <translation>Inode</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DirtyChunkCurve</name>
    <message>
        <source>Dirty chunks by their size</source>
        <translation>Beschriebene Einheiten nach ihrer Größe</translation>
    </message>
    <message>
        <source>%1: %2 chunks, %3 to copy</source>
        <translation>%1: %2 Einheiten, %3 zu kopieren</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>Bytes in chunks that were written at least once</source>
        <translation>Bytes in Einheiten, die mindestens einmal beschrieben wurden</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiskStrip</name>
    <message>
        <source>Disk strip</source>
        <translation>Datenträgerstreifen</translation>
    </message>
    <message>
        <source>The whole disk with its partitions; arrow keys choose one, Enter shows it</source>
        <translation>Der ganze Datenträger mit seinen Partitionen; Pfeiltasten wählen eine, Eingabe zeigt sie</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveBar</name>
    <message>
        <source>Physical sectors or pages of %1 bytes</source>
        <translation>Physische Sektoren oder Seiten von %1 Bytes</translation>
    </message>
    <message>
        <source>The first boundary at byte %1</source>
        <translation>Die erste Grenze bei Byte %1</translation>
    </message>
    <message>
        <source>Erase blocks of %1</source>
        <translation>Erase-Blöcke von %1</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>The drive to judge for. An image file does not record it; Custom leads to the figures on the Alignment page.</source>
        <translation>Für welches Laufwerk geurteilt wird. Ein Abbild sagt es nicht; „Eigener Wert“ führt zu den Zahlen auf der Seite Ausrichtung.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>An image of one partition does not record where it began on its disk: enter the first sector of the partition.</source>
        <translation>Ein Abbild einer Partition enthält keine Angabe, wo sie auf ihrem Datenträger begann: den ersten Sektor der Partition eingeben.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Back to where the file system does begin</source>
        <translation>Zurück dorthin, wo das Dateisystem wirklich beginnt</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>&amp;Laufwerk</translation>
    </message>
    <message>
        <source>%1 B (%2)</source>
        <translation>%1 B (%2)</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>Wie gelesen</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigener Wert…</translation>
    </message>
    <message>
        <source>Custom, %1 B…</source>
        <translation>Eigener Wert, %1 B…</translation>
    </message>
    <message>
        <source>what if: no room</source>
        <translation>Was wäre, wenn: kein Platz</translation>
    </message>
    <message>
        <source>Where the file system begins, or its partition. Change it to see what another partition start would do; the image is not written.</source>
        <translation>Wo das Dateisystem oder seine Partition beginnt. Ändern zeigt, was ein anderer Anfang bewirken würde; das Abbild wird nicht beschrieben.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>A&amp;nfang</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveForm</name>
    <message>
        <source>jumper</source>
        <translation>Jumper</translation>
    </message>
    <message>
        <source>Physical sector in bytes (a power of two):</source>
        <translation>Physischer Sektor in Bytes (eine Zweierpotenz):</translation>
    </message>
    <message>
        <source>Byte of the first physical sector boundary:</source>
        <translation>Byte der ersten Grenze eines physischen Sektors:</translation>
    </message>
    <message>
        <source>Optimal I/O size or RAID stripe in bytes:</source>
        <translation>Optimale E/A-Größe oder RAID-Streifen in Bytes:</translation>
    </message>
    <message>
        <source>Erase block in bytes:</source>
        <translation>Erase-Block in Bytes:</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Ph&amp;ysical sector</source>
        <translation>&amp;Physischer Sektor</translation>
    </message>
    <message>
        <source>First &amp;boundary</source>
        <translation>E&amp;rste Grenze</translation>
    </message>
    <message>
        <source>&amp;Optimal I/O or stripe</source>
        <translation>&amp;Optimale E/A oder Streifen</translation>
    </message>
    <message>
        <source>&amp;Erase block</source>
        <translation>Erase-&amp;Block</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExercisePanel</name>
    <message>
        <source>Locate: which block, byte or sector holds what</source>
        <translation>Orten: welcher Block, welches Byte, welcher Sektor was enthält</translation>
    </message>
    <message>
        <source>Decode: fields in a hex dump</source>
        <translation>Entschlüsseln: Felder in einem Hexdump</translation>
    </message>
    <message>
        <source>Arithmetic: a layout from mke2fs options</source>
        <translation>Rechnen: ein Layout aus Optionen von mke2fs</translation>
    </message>
    <message>
        <source>Flex: what flex_bg puts where</source>
        <translation>Flex: was flex_bg wohin legt</translation>
    </message>
    <message>
        <source>Align: remainders and read-modify-writes</source>
        <translation>Ausrichten: Reste und Lesen-Ändern-Schreiben</translation>
    </message>
    <message>
        <source>Walk: from a path to its blocks</source>
        <translation>Gehen: von einem Pfad zu seinen Blöcken</translation>
    </message>
    <message>
        <source>Damage: find the one wrong number</source>
        <translation>Schaden: die eine falsche Zahl finden</translation>
    </message>
    <message>
        <source>&amp;New exercise</source>
        <translation>&amp;Neue Übung</translation>
    </message>
    <message>
        <source>&amp;Timer</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>Show its &amp;image</source>
        <translation>Ihr A&amp;bbild zeigen</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Art der Übung</translation>
    </message>
    <message>
        <source>level </source>
        <translation>Stufe </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>How hard, from 1 to 3</source>
        <translation>Wie schwer, von 1 bis 3</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same number makes the same exercise; 0 draws one</source>
        <translation>Dieselbe Zahl ergibt dieselbe Übung; 0 zieht eine</translation>
    </message>
    <message>
        <source>Shows how long this exercise takes</source>
        <translation>Zeigt, wie lange diese Übung dauert</translation>
    </message>
    <message>
        <source>Sheet of the exercise</source>
        <translation>Blatt der Übung</translation>
    </message>
    <message>
        <source>Making the exercise…</source>
        <translation>Die Übung wird angelegt…</translation>
    </message>
    <message>
        <source>Choose a kind and a level. The answers are computed from the image when you check them.</source>
        <translation>Eine Art und eine Stufe wählen. Die Antworten werden beim Prüfen aus dem Abbild berechnet.</translation>
    </message>
    <message>
        <source>a number, such as 4,096 or 0x1000</source>
        <translation>eine Zahl, etwa 4096 oder 0x1000</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>not so: %1</source>
        <translation>nicht so: %1</translation>
    </message>
    <message>
        <source>not so</source>
        <translation>nicht so</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>&amp;Timer %1:%2</source>
        <translation>&amp;Zeit %1:%2</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Auflösen</translation>
    </message>
    <message>
        <source>Marks the answers, and shows the right ones of the others</source>
        <translation>Bewertet die Antworten und zeigt die richtigen der übrigen</translation>
    </message>
    <message>
        <source>Backups: find the copy that differs</source>
        <translation>Sicherungskopien: die abweichende Kopie finden</translation>
    </message>
    <message>
        <source>Guess: what was done between two states</source>
        <translation>Raten: was zwischen zwei Zuständen geschah</translation>
    </message>
    <message>
        <source>Survive: what a crash and the replay leave</source>
        <translation>Überstehen: was Absturz und Einspielen übrig lassen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExerciseStage</name>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>E&amp;xercise…</source>
        <translation>Übun&amp;g…</translation>
    </message>
    <message>
        <source>Make an image with questions, and check the answers</source>
        <translation>Ein Abbild mit Fragen anlegen und die Antworten prüfen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Exporter</name>
    <message>
        <source>Export view</source>
        <translation>Ansicht exportieren</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Export free space</source>
        <translation>Freien Platz exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Kommagetrennte Werte (*.csv);;PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Save snapshot</source>
        <translation>Schnappschuss speichern</translation>
    </message>
    <message>
        <source>ext4atlas snapshot (*.ext4atlas)</source>
        <translation>ext4atlas-Schnappschuss (*.ext4atlas)</translation>
    </message>
    <message>
        <source>Export HTML page</source>
        <translation>HTML-Seite exportieren</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML-Seite (*.html)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FieldsPanel</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation>Felder filtern</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Fields of the selection, or what is inside of its block, its file or the journal</source>
        <translation>Felder der Auswahl, oder was in ihrem Block, ihrer Datei oder dem Journal steht</translation>
    </message>
    <message>
        <source>Inside the block</source>
        <translation>Im Block</translation>
    </message>
    <message>
        <source>Tree of the file</source>
        <translation>Baum der Datei</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No structure with fields lies here. “Inside the block” looks for a directory, an extent tree, attributes or a part of the journal.</source>
        <translation>Hier liegt keine Struktur mit Feldern. „Im Block“ sucht nach einem Verzeichnis, einem Extent-Baum, Attributen oder einem Teil des Journals.</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>Verwaiste Inodes</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileFinder</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>%1 wird gesucht…</translation>
    </message>
    <message>
        <source>Looking for the owner of block %1…</source>
        <translation>Der Besitzer von Block %1 wird gesucht…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a disk image, a device or a snapshot, read-only</source>
        <translation>Ein Abbild, ein Gerät oder einen Schnappschuss öffnen, nur lesend</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Read the image again, as it is now</source>
        <translation>Das Abbild erneut lesen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Open &amp;lesson…</source>
        <translation>Le&amp;ktion öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson that somebody wrote</source>
        <translation>Eine Lektion öffnen, die jemand geschrieben hat</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Preview the page that is shown, then print it or write a PDF</source>
        <translation>Die gezeigte Seite ansehen, dann drucken oder als PDF schreiben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>Bei&amp;spiele</translation>
    </message>
    <message>
        <source>&amp;Export view as PNG, SVG or PDF…</source>
        <translation>Ansicht als PNG, SVG oder PDF e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export &amp;groups as CSV…</source>
        <translation>&amp;Gruppen als CSV exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;findings as CSV…</source>
        <translation>Bef&amp;unde als CSV exportieren…</translation>
    </message>
    <message>
        <source>Sa&amp;ve snapshot…</source>
        <translation>Schnappschuss s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save what was read, without the image&apos;s data; it opens like an image</source>
        <translation>Speichern, was gelesen wurde, ohne die Daten des Abbilds; öffnet sich wie ein Abbild</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open &amp;device…</source>
        <translation>G&amp;erät öffnen…</translation>
    </message>
    <message>
        <source>Choose among the disks and partitions of this machine</source>
        <translation>Einen Datenträger oder eine Partition dieses Rechners wählen</translation>
    </message>
    <message>
        <source>Reopen at s&amp;tart</source>
        <translation>Beim S&amp;tart wieder öffnen</translation>
    </message>
    <message>
        <source>Starting without an image reopens what was open when the last window closed</source>
        <translation>Ein Start ohne Abbild öffnet, was beim Schließen des letzten Fensters offen war</translation>
    </message>
    <message>
        <source>After the &amp;journal’s replay</source>
        <translation>Nach dem Wiederholen des &amp;Journals</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>Zeigt das Volume, wie es nach dem Wiederholen seines Journals ist, was im Speicher geschieht; nichts wird geschrieben</translation>
    </message>
    <message>
        <source>With another s&amp;uperblock…</source>
        <translation>Mit &amp;anderem Superblock…</translation>
    </message>
    <message>
        <source>Opens this image with a backup superblock, as -b and -B of e2fsck</source>
        <translation>Öffnet dieses Abbild mit einem Backup-Superblock, wie -b und -B von e2fsck</translation>
    </message>
    <message>
        <source>P&amp;aste layout</source>
        <translation>La&amp;yout einfügen</translation>
    </message>
    <message>
        <source>Show what dumpe2fs, debugfs, tune2fs or mke2fs printed, as it is on the clipboard</source>
        <translation>Zeigen, was dumpe2fs, debugfs, tune2fs oder mke2fs ausgegeben hat, so wie es in der Zwischenablage steht</translation>
    </message>
    <message>
        <source>Export map as &amp;HTML page…</source>
        <translation>Karte als &amp;HTML-Seite exportieren …</translation>
    </message>
    <message>
        <source>One file for a browser, with verdicts, findings, the map, and the fields of what is clicked in it</source>
        <translation>Eine Datei für den Browser mit Urteilen, Befunden, der Karte und den Feldern dessen, was darin angeklickt wird</translation>
    </message>
    <message>
        <source>The same without labels, UUIDs, names and paths, to give to others</source>
        <translation>Dasselbe ohne Bezeichnungen, UUIDs, Namen und Pfade, zum Weitergeben</translation>
    </message>
    <message>
        <source>Close &amp;window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>E&amp;xport free space as CSV, PNG, SVG or PDF…</source>
        <translation>F&amp;reien Platz als CSV, PNG, SVG oder PDF exportieren…</translation>
    </message>
    <message>
        <source>Open re&amp;mote…</source>
        <translation>Entferntes Abb&amp;ild öffnen …</translation>
    </message>
    <message>
        <source>Open an image on another machine by its address: https, s3, nbd, sftp or ssh</source>
        <translation>Ein Abbild auf einem anderen Rechner über seine Adresse öffnen: https, s3, nbd, sftp oder ssh</translation>
    </message>
    <message>
        <source>Ope&amp;n folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Judge all images in a folder and list them</source>
        <translation>Alle Abbilder eines Ordners beurteilen und auflisten</translation>
    </message>
    <message>
        <source>New w&amp;indow</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>Export map as HTML page, anon&amp;ymous…</source>
        <translation>Karte als HTML-Seite exportieren, anony&amp;m …</translation>
    </message>
    <message>
        <source>Open bloc&amp;k trace…</source>
        <translation>Aufzeichnung &amp;öffnen…</translation>
    </message>
    <message>
        <source>Show what the requests of a workload touched, over this image</source>
        <translation>Über diesem Abbild zeigen, was die Anforderungen einer Last berührt haben</translation>
    </message>
    <message>
        <source>Compare &amp;before and after…</source>
        <translation>Vorher und nachher &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>Zeigt, was sich von einem Abbild zum anderen änderte, nach Feld, Bit, Verzeichniseintrag und Block</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FilePanel</name>
    <message>
        <source>&amp;Clear marks</source>
        <translation>&amp;Marken löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Steps from the path to the blocks</source>
        <translation>Schritte vom Pfad zu den Blöcken</translation>
    </message>
    <message>
        <source>Shows map and strip without the blocks of the file</source>
        <translation>Zeigt Karte und Streifen ohne die Blöcke der Datei</translation>
    </message>
    <message>
        <source>Reads all inode tables and directories</source>
        <translation>Liest alle Inode-Tabellen und Verzeichnisse</translation>
    </message>
    <message>
        <source>Select a block that no metadata covers first</source>
        <translation>Zuerst einen Block wählen, den keine Metadaten bedecken</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Entries of the directory</source>
        <translation>Einträge des Verzeichnisses</translation>
    </message>
    <message>
        <source>Lists the root directory; Enter or a double click leads into an entry</source>
        <translation>Listet das Wurzelverzeichnis auf; Eingabe oder Doppelklick führt in einen Eintrag</translation>
    </message>
    <message>
        <source>Browse, or type a path such as /etc/hosts in “Go to” (Ctrl+G), to see how it leads to its blocks; or select a block that no metadata covers and ask for its owner.</source>
        <translation>Blättern oder einen Pfad wie /etc/hosts in „Gehe zu“ (Strg+G) eingeben, um den Weg zu seinen Blöcken zu sehen; oder einen Block ohne Metadaten auswählen und nach seinem Besitzer fragen.</translation>
    </message>
    <message>
        <source>Browse from /</source>
        <translation>Ab / blättern</translation>
    </message>
    <message>
        <source>Who owns this block?</source>
        <translation>Wem gehört dieser Block?</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileStepsModel</name>
    <message>
        <source>File blocks %1, unwritten</source>
        <translation>Dateiblöcke %1, ungeschrieben</translation>
    </message>
    <message>
        <source>File blocks %1</source>
        <translation>Dateiblöcke %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>Root directory: inode 2</source>
        <translation>Wurzelverzeichnis: Inode 2</translation>
    </message>
    <message>
        <source>Directory: inode %1</source>
        <translation>Verzeichnis: Inode %1</translation>
    </message>
    <message>
        <source>Entry “%1”: inode %2</source>
        <translation>Eintrag „%1“: Inode %2</translation>
    </message>
    <message>
        <source>in the inode of the directory</source>
        <translation>im Inode des Verzeichnisses</translation>
    </message>
    <message>
        <source>Inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>double click: all its blocks</source>
        <translation>Doppelklick: alle seine Blöcke</translation>
    </message>
    <message>
        <source>Map of its blocks</source>
        <translation>Zuordnung seiner Blöcke</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Gap before it</source>
        <translation>Lücke davor</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Sektoren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FindingsModel</name>
    <message>
        <source>➜ remedy</source>
        <translation>➜ Abhilfe</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Cost per write</source>
        <translation>Kosten je Schreiben</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>Cause and cure on the Alignment page</source>
        <translation>Ursache und Abhilfe auf der Seite Ausrichtung</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FlexChips</name>
    <message>
        <source>-G</source>
        <translation>-G</translation>
    </message>
    <message>
        <source>Layout with %1</source>
        <translation>Layout mit %1</translation>
    </message>
    <message>
        <source>%1, what mke2fs uses without -G</source>
        <translation>%1, was mke2fs ohne -G nimmt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>larger ones: all %1 groups in one as well</source>
        <translation>größere: ebenfalls alle %1 Gruppen in einer</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FragmentPlot</name>
    <message>
        <source>Place of the file’s blocks</source>
        <translation>Lage der Blöcke der Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stücke</numerusform>
        </translation>
    </message>
    <message>
        <source>↑ block %1 of the volume</source>
        <translation>↑ Block %1 des Volumes</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the file →</source>
        <translation>
            <numerusform>%n Block der Datei →</numerusform>
            <numerusform>%n Blöcke der Datei →</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2 of the file: %3 to %4 of the volume</source>
        <translation>Blöcke %1 bis %2 der Datei: %3 bis %4 des Volumes</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentChart</name>
    <message>
        <source>What the bars count</source>
        <translation>Was die Balken zählen</translation>
    </message>
    <message>
        <source>Free blocks by the size of their extent, in %</source>
        <translation>Freie Blöcke nach der Größe ihres Extents, in %</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>Freie Extents nach Größe</translation>
    </message>
    <message>
        <source>from %1 to below %2</source>
        <translation>von %1 bis unter %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1: %2 free extents, %3 blocks, %4 of the free</source>
        <translation>%1: %2 freie Extents, %3 Blöcke, %4 des Freien</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentModel</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Extents from</source>
        <translation>Extents ab</translation>
    </message>
    <message>
        <source>to below</source>
        <translation>bis unter</translation>
    </message>
    <message>
        <source>Extents</source>
        <translation>Extents</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Of the free</source>
        <translation>Vom Freien</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeSpacePanel</name>
    <message>
        <source>Free space of</source>
        <translation>Freier Platz von</translation>
    </message>
    <message>
        <source>Whole volume</source>
        <translation>Ganzes Volume</translation>
    </message>
    <message>
        <source>Selected flex group</source>
        <translation>Gewählte Flex-Gruppe</translation>
    </message>
    <message>
        <source>Selected group</source>
        <translation>Gewählte Gruppe</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>Freie Extents nach Größe</translation>
    </message>
    <message>
        <source>Read the rest</source>
        <translation>Den Rest lesen</translation>
    </message>
    <message>
        <source>Read block bitmaps (%1)</source>
        <translation>Block-Bitmaps lesen (%1)</translation>
    </message>
    <message>
        <source>The block bitmaps have not been read.</source>
        <translation>Die Block-Bitmaps wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>Reading block bitmaps…</source>
        <translation>Block-Bitmaps werden gelesen…</translation>
    </message>
    <message>
        <source>Select a group, or a structure of one.</source>
        <translation>Eine Gruppe oder eine Struktur von ihr wählen.</translation>
    </message>
    <message>
        <source>The image has changed since it was opened: reload it.</source>
        <translation>Das Abbild hat sich geändert, seit es geöffnet wurde: neu laden.</translation>
    </message>
    <message>
        <source>Group %1.</source>
        <translation>Gruppe %1.</translation>
    </message>
    <message>
        <source>Flex group %1.</source>
        <translation>Flex-Gruppe %1.</translation>
    </message>
    <message>
        <source>The bitmaps of %1 of %2 groups are not known.</source>
        <translation>Die Bitmaps von %1 von %2 Gruppen sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Free: %1 of %2 blocks (%3), %4.</source>
        <translation>Frei: %1 von %2 Blöcken (%3), %4.</translation>
    </message>
    <message>
        <source>%1 extents: smallest %2, largest %3, average %4.</source>
        <translation>%1 Extents: kleinster %2, größter %3, im Mittel %4.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GoMenu</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back to the previous selection and view (Alt+Left, Backspace)</source>
        <translation>Zu dem, was davor gewählt und gezeigt war (Alt+Links, Rücktaste)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Forward to the next selection and view (Alt+Right)</source>
        <translation>Zu dem, was danach gewählt und gezeigt war (Alt+Rechts)</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>V&amp;origer Befund</translation>
    </message>
    <message>
        <source>Keeps a note on what is selected, for this volume wherever it is opened from</source>
        <translation>Behält eine Notiz zur Auswahl, für dieses Volume, woher es auch geöffnet wird</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Note on %1:</source>
        <translation>Notiz zu %1:</translation>
    </message>
    <message>
        <source>Fin&amp;d bytes…</source>
        <translation>&amp;Bytes suchen…</translation>
    </message>
    <message>
        <source>No&amp;te on this place…</source>
        <translation>No&amp;tiz zu dieser Stelle…</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>Not&amp;izen</translation>
    </message>
    <message>
        <source>&amp;Delete that of this place</source>
        <translation>Die dieser Stelle &amp;löschen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GotoField</name>
    <message>
        <source>Go to group, block, inode, /path…  Ctrl+G</source>
        <translation>Gehe zu Gruppe, Block, Inode, /Pfad…  Strg+G</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>Zuerst ein Abbild öffnen.</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are no paths.</source>
        <translation>Auf diesem Datenträger ist kein ext-Dateisystem, also gibt es keine Pfade.</translation>
    </message>
    <message>
        <source>“group 21”, “block 524293”, “sector 8390759” or “lba 63”, “byte 4296068608”, “inode 12”; a number alone is a block, with k, M, G or T a byte, with s a sector. “block bitmap 17”, “inode table 3”, “superblock” and “journal” are structures, “s_raid_stride” a field of the superblock. “/etc/hosts” shows the way to the blocks of a file. “sector 280576s” counts 512 bytes, as the kernel’s log does; a line of that log can be pasted, too.</source>
        <translation>„Gruppe 21“, „Block 524293“, „Sektor 8390759“ oder „lba 63“, „Byte 4296068608“, „Inode 12“; eine Zahl allein ist ein Block, mit k, M, G oder T ein Byte, mit s ein Sektor. „Block-Bitmap 17“, „Inode-Tabelle 3“, „Superblock“ und „Journal“ sind Strukturen, „s_raid_stride“ ein Feld des Superblocks. „/etc/hosts“ zeigt den Weg zu den Blöcken einer Datei. „Sektor 280576s“ zählt 512 Bytes wie das Protokoll des Kernels; auch eine Zeile dieses Protokolls lässt sich einfügen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupMap</name>
    <message>
        <source>Group map</source>
        <translation>Gruppenkarte</translation>
    </message>
    <message>
        <source>Metadata of the block groups, %1 in all</source>
        <translation>Metadaten der Blockgruppen, %1 insgesamt</translation>
    </message>
    <message>
        <source>No file system is shown</source>
        <translation>Kein Dateisystem wird gezeigt</translation>
    </message>
    <message>
        <source>Damaged: see the findings.</source>
        <translation>Beschädigt: siehe Befunde.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupModel</name>
    <message>
        <source>Enter or a double click shows group %1 on the map.</source>
        <translation>Eingabe oder ein Doppelklick zeigt Gruppe %1 auf der Karte.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Flex group</source>
        <translation>Flex-Gruppe</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>Erster Block</translation>
    </message>
    <message>
        <source>Block bitmap</source>
        <translation>Block-Bitmap</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>Inode-Bitmap</translation>
    </message>
    <message>
        <source>Inode table</source>
        <translation>Inode-Tabelle</translation>
    </message>
    <message>
        <source>Free clusters</source>
        <translation>Freie Cluster</translation>
    </message>
    <message>
        <source>Free blocks</source>
        <translation>Freie Blöcke</translation>
    </message>
    <message>
        <source>Free inodes</source>
        <translation>Freie Inodes</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Verzeichnisse</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupPanel</name>
    <message>
        <source>Block bitmap</source>
        <translation>Block-Bitmap</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>Inode-Bitmap</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>Eine Gruppe oder einen Block von ihr wählen.</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>Gruppe %1: %2.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 inodes are free.</source>
        <translation>Gruppe %1: %2 von %3 Inodes sind frei.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 clusters are free.</source>
        <translation>Gruppe %1: %2 von %3 Clustern sind frei.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 blocks are free.</source>
        <translation>Gruppe %1: %2 von %3 Blöcken sind frei.</translation>
    </message>
    <message>
        <source>%1 Hatched: INODE_UNINIT is set, so the bitmap was never written; the kernel takes all inodes as free.</source>
        <translation>%1 Schraffiert: INODE_UNINIT ist gesetzt, die Bitmap wurde also nie geschrieben; der Kernel hält alle Inodes für frei.</translation>
    </message>
    <message>
        <source>%1 Hatched: BLOCK_UNINIT is set, so the bitmap was never written; the kernel computes it from the metadata that lies in the group.</source>
        <translation>%1 Schraffiert: BLOCK_UNINIT ist gesetzt, die Bitmap wurde also nie geschrieben; der Kernel berechnet sie aus den Metadaten, die in der Gruppe liegen.</translation>
    </message>
    <message>
        <source>Point at a cell to name it; a click selects it.</source>
        <translation>Auf eine Zelle zeigen, um sie zu nennen; ein Klick wählt sie.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Block %1: %2, %3.</source>
        <translation>Block %1: %2, %3.</translation>
    </message>
    <message>
        <source>Block %1: free.</source>
        <translation>Block %1: frei.</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3, reserved.</source>
        <translation>Inode %1, Index %2: %3, reserviert.</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3.</source>
        <translation>Inode %1, Index %2: %3.</translation>
    </message>
    <message>
        <source>Shown of the group</source>
        <translation>Gezeigt von der Gruppe</translation>
    </message>
    <message>
        <source>Inodes</source>
        <translation>Inodes</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupsPage</name>
    <message>
        <source>All groups</source>
        <translation>Alle Gruppen</translation>
    </message>
    <message>
        <source>Inode table not zeroed</source>
        <translation>Inode-Tabelle nicht genullt</translation>
    </message>
    <message>
        <source>Misaligned</source>
        <translation>Falsch ausgerichtet</translation>
    </message>
    <message>
        <source>Past the end</source>
        <translation>Hinter dem Ende</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <translation>Falsche Prüfsumme</translation>
    </message>
    <message>
        <source>Groups listed</source>
        <translation>Aufgeführte Gruppen</translation>
    </message>
    <message>
        <source>Block groups</source>
        <translation>Blockgruppen</translation>
    </message>
    <message>
        <source>&amp;Show on the map (Enter)</source>
        <translation>Auf der Karte &amp;zeigen (Eingabe)</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%1 von %2 Gruppen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HelpMenu</name>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>open an image; or drop one on the window</source>
        <translation>ein Abbild öffnen; oder eines auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>read the image again; keeps the selection and a what-if</source>
        <translation>das Abbild erneut lesen; behält die Auswahl und ein Was-wäre-wenn</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Strg+G</translation>
    </message>
    <message>
        <source>go to a group, block, sector, byte or inode</source>
        <translation>zu Gruppe, Block, Sektor, Byte oder Inode gehen</translation>
    </message>
    <message>
        <source>Alt+Left or Backspace, Alt+Right</source>
        <translation>Alt+Links oder Rücktaste, Alt+Rechts</translation>
    </message>
    <message>
        <source>back and forward through what was selected and how far it was zoomed</source>
        <translation>zurück und vorwärts durch das, was gewählt war und wie weit es vergrößert war</translation>
    </message>
    <message>
        <source>F8, Shift+F8</source>
        <translation>F8, Umschalt+F8</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4</source>
        <translation>Strg+1, Strg+2, Strg+3, Strg+4</translation>
    </message>
    <message>
        <source>the overview, a row for each flex group, for each group, or the whole volume</source>
        <translation>die Übersicht, eine Zeile für jede Flex-Gruppe, für jede Gruppe, oder das ganze Volume</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>select the row above or below, the structure before or after</source>
        <translation>die Zeile darüber oder darunter wählen, die Struktur davor oder danach</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl++, Ctrl+-</source>
        <translation>Strg+Rad, Strg++, Strg+-</translation>
    </message>
    <message>
        <source>zoom the map at the pointer</source>
        <translation>die Karte beim Zeiger vergrößern</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>pan the map; on the strip, move the window</source>
        <translation>die Karte verschieben; auf dem Streifen das Fenster bewegen</translation>
    </message>
    <message>
        <source>Double click, Enter, Ctrl+Return</source>
        <translation>Doppelklick, Eingabe, Strg+Eingabe</translation>
    </message>
    <message>
        <source>zoom to the structure</source>
        <translation>die Struktur heranzoomen</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Strg+0</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>select, zoom to, or copy the place under the pointer</source>
        <translation>den Ort unter dem Zeiger wählen, heranzoomen oder kopieren</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Umschalt+F1</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>Left, Right, Page Up, Page Down</source>
        <translation>Links, Rechts, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>in a lesson or the time machine: the step before, the next step</source>
        <translation>in einer Lektion oder der Zeitmaschine: der vorige Schritt, der nächste Schritt</translation>
    </message>
    <message>
        <source>Ctrl+F11</source>
        <translation>Strg+F11</translation>
    </message>
    <message>
        <source>present: large type and no docks, on the whole screen</source>
        <translation>vorführen: große Schrift und keine Docks, auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+E</source>
        <translation>Strg+S, Strg+E</translation>
    </message>
    <message>
        <source>save a snapshot; export the view</source>
        <translation>einen Schnappschuss speichern; die Ansicht exportieren</translation>
    </message>
    <message>
        <source>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;Shows where ext2, ext3 and ext4 keep their metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors. Images are opened read-only and parsed in a process of their own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;Zeigt, wo ext2, ext3 und ext4 ihre Metadaten auf einem Datenträger ablegen und ob sie an den physischen Sektoren des Laufwerks ausgerichtet sind. Abbilder werden nur lesend geöffnet und in einem eigenen Prozess gelesen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später; ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Made with Qt %1 (LGPL-3.0), {fmt} (MIT) and JSON for Modern C++ (MIT). The reader uses libext2fs of e2fsprogs (LGPL-2.0), libfdisk and libblkid of util-linux (LGPL-2.1).&lt;/p&gt;</source>
        <translation>&lt;p&gt;Gemacht mit Qt %1 (LGPL-3.0), {fmt} (MIT) und JSON for Modern C++ (MIT). Der Leser benutzt libext2fs von e2fsprogs (LGPL-2.0), libfdisk und libblkid von util-linux (LGPL-2.1).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This image was read by %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dieses Abbild wurde von %1 gelesen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;About ext4atlas</source>
        <translation>&amp;Über ext4atlas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>About ext4atlas</source>
        <translation>Über ext4atlas</translation>
    </message>
    <message>
        <source>next and previous finding</source>
        <translation>nächster und voriger Befund</translation>
    </message>
    <message>
        <source>compare mke2fs settings</source>
        <translation>Einstellungen von mke2fs vergleichen</translation>
    </message>
    <message>
        <source>magnify the metadata</source>
        <translation>die Metadaten vergrößern</translation>
    </message>
    <message>
        <source>scroll the map</source>
        <translation>die Karte verschieben</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>alles zeigen</translation>
    </message>
    <message>
        <source>the glossary</source>
        <translation>das Glossar</translation>
    </message>
    <message>
        <source>preview and print the page</source>
        <translation>die Seite ansehen und drucken</translation>
    </message>
    <message>
        <source>go to the lesson that is given</source>
        <translation>zur laufenden Lektion gehen</translation>
    </message>
    <message>
        <source>fill the screen; beside a lesson, present it</source>
        <translation>den Bildschirm füllen; neben einer Lektion: sie vorführen</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+F</source>
        <translation>Strg+Z, Strg+F</translation>
    </message>
    <message>
        <source>undo a what-if; search for bytes</source>
        <translation>ein Was-wäre-wenn rückgängig machen; Bytes suchen</translation>
    </message>
    <message>
        <source>cancel what is running, then leave the presentation or the full screen</source>
        <translation>abbrechen, was gerade läuft; dann die Vorführung oder das Vollbild verlassen</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+W, Ctrl+Q</source>
        <translation>Strg+N, Strg+W, Strg+Q</translation>
    </message>
    <message>
        <source>a new window; close this one; close all</source>
        <translation>ein neues Fenster; dieses schließen; alle schließen</translation>
    </message>
    <message>
        <source>copy the selected rows of a table, or what is selected on map, strip, lens and bitmap</source>
        <translation>die gewählten Zeilen einer Tabelle kopieren, oder was auf Karte, Datenträgerstreifen, Lupe und Bitmap gewählt ist</translation>
    </message>
    <message>
        <source>&lt;p&gt;The buttons of some dialogs are English, because the translations of Qt are not installed (package qt6-translations-l10n, qt6-qttranslations or qt6-translations).&lt;/p&gt;</source>
        <translation>&lt;p&gt;Die Knöpfe einiger Dialoge sind englisch, weil die Übersetzungen von Qt nicht installiert sind (Paket qt6-translations-l10n, qt6-qttranslations oder qt6-translations).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPanel</name>
    <message>
        <source>The step before (Left)</source>
        <translation>Der vorige Schritt (Links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>Der nächste Schritt (Rechts)</translation>
    </message>
    <message>
        <source>Step of the history</source>
        <translation>Schritt der Historie</translation>
    </message>
    <message>
        <source>Compare with the image after this step</source>
        <translation>Mit dem Abbild nach diesem Schritt vergleichen</translation>
    </message>
    <message>
        <source>Compare with the image after this step; 0 is before the first one</source>
        <translation>Mit dem Abbild nach diesem Schritt vergleichen; 0 ist vor dem ersten</translation>
    </message>
    <message>
        <source>since step </source>
        <translation>seit Schritt </translation>
    </message>
    <message>
        <source>What the step wrote</source>
        <translation>Was der Schritt geschrieben hat</translation>
    </message>
    <message>
        <source>Running the steps…</source>
        <translation>Die Schritte werden ausgeführt…</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und noch %n</numerusform>
            <numerusform>… und noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPlayer</name>
    <message>
        <source>a recorded history</source>
        <translation>eine aufgezeichnete Historie</translation>
    </message>
    <message>
        <source>%1, after step %2</source>
        <translation>%1, nach Schritt %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryStage</name>
    <message>
        <source>Time machine</source>
        <translation>Zeitmaschine</translation>
    </message>
    <message>
        <source>&amp;Time machine</source>
        <translation>&amp;Zeitmaschine</translation>
    </message>
    <message>
        <source>&amp;Open history…</source>
        <translation>Historie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open what “ext4atlas-cli history record” wrote</source>
        <translation>Öffnen, was „ext4atlas-cli history record“ geschrieben hat</translation>
    </message>
    <message>
        <source>&amp;End the history</source>
        <translation>Die Historie &amp;beenden</translation>
    </message>
    <message>
        <source>Open a history</source>
        <translation>Eine Historie öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Compare two states of an image…</source>
        <translation>Zwei Zustände eines Abbilds &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>Zeigt, was sich von einem Abbild zum anderen änderte, nach Feld, Bit, Verzeichniseintrag und Block</translation>
    </message>
    <message>
        <source>The image before the change</source>
        <translation>Das Abbild vor der Änderung</translation>
    </message>
    <message>
        <source>The image after the change</source>
        <translation>Das Abbild nach der Änderung</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ImageOpener</name>
    <message>
        <source>Pasted layout</source>
        <translation>Eingefügtes Layout</translation>
    </message>
    <message>
        <source>Open a disk image</source>
        <translation>Ein Abbild öffnen</translation>
    </message>
    <message>
        <source>Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;All files (*)</source>
        <translation>Abbilder und Schnappschüsse (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Which disk?</source>
        <translation>Welcher Datenträger?</translation>
    </message>
    <message>
        <source>%1 holds several files. Open:</source>
        <translation>%1 enthält mehrere Dateien. Öffnen:</translation>
    </message>
    <message>
        <source>Open an image on another machine</source>
        <translation>Abbild auf einem anderen Rechner öffnen</translation>
    </message>
    <message>
        <source>Address, such as https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path or ssh://host/dev/sda1</source>
        <translation>Adresse, etwa https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path oder ssh://host/dev/sda1</translation>
    </message>
    <message>
        <source>is no address of an image</source>
        <translation>ist keine Adresse eines Abbilds</translation>
    </message>
    <message>
        <source>Judge the images in a folder</source>
        <translation>Die Abbilder eines Ordners beurteilen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InodesModel</name>
    <message>
        <source>Inode</source>
        <translation>Inode</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InodesPanel</name>
    <message>
        <source>inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>Inodes of the group</source>
        <translation>Inodes der Gruppe</translation>
    </message>
    <message>
        <source>Enter or a double click follows an inode to its blocks</source>
        <translation>Eingabe oder ein Doppelklick folgt einem Inode zu seinen Blöcken</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>Eine Gruppe oder einen Block von ihr wählen.</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>Gruppe %1: %2.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InputRefusal</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorModel</name>
    <message>
        <source>%1 (a click outlines it on the map, a double click goes there)</source>
        <translation>%1 (ein Klick umrandet es auf der Karte, ein Doppelklick geht dorthin)</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorPanel</name>
    <message>
        <source>Why is it there?</source>
        <translation>Warum ist es dort?</translation>
    </message>
    <message>
        <source>Structures of the disk</source>
        <translation>Strukturen des Datenträgers</translation>
    </message>
</context>
<context>
    <name>atlas::ui::JobBar</name>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Making the sample %1…</source>
        <translation>Das Beispiel %1 wird angelegt…</translation>
    </message>
    <message>
        <source>Reading block bitmaps (%1)…</source>
        <translation>Block-Bitmaps werden gelesen (%1)…</translation>
    </message>
    <message>
        <source>Reading block bitmaps: %1 of %2 groups</source>
        <translation>Block-Bitmaps werden gelesen: %1 von %2 Gruppen</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>%1 wird gelesen: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Legend</name>
    <message>
        <source>superblock</source>
        <translation>Superblock</translation>
    </message>
    <message>
        <source>reserved GDT</source>
        <translation>reservierte GDT</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>Block-Bitmap</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>Inode-Bitmap</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>Inode-Tabelle</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>system files</source>
        <translation>Systemdateien</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>falsch ausgerichtet</translation>
    </message>
    <message>
        <source>estimate: no bitmap read, or an old one</source>
        <translation>Schätzung: keine Bitmap gelesen, oder eine alte</translation>
    </message>
    <message>
        <source>missing: past the end of the image or partition</source>
        <translation>fehlt: hinter dem Ende des Abbilds oder der Partition</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>The map has a colour for each of: %1</source>
        <translation>Die Karte hat eine Farbe für jedes von: %1</translation>
    </message>
    <message>
        <source>descriptors</source>
        <translation>Deskriptoren</translation>
    </message>
    <message>
        <source>data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>written in this step</source>
        <translation>in diesem Schritt geschrieben</translation>
    </message>
    <message>
        <source>blocks of this file</source>
        <translation>Blöcke dieser Datei</translation>
    </message>
    <message>
        <source>by owner: see Owners</source>
        <translation>nach Besitzer: siehe Besitzer</translation>
    </message>
    <message>
        <source>requests of the trace: the stronger, the more</source>
        <translation>Anforderungen der Aufzeichnung: je kräftiger, desto mehr</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensPanel</name>
    <message>
        <source>Zoom out (Ctrl+wheel, −)</source>
        <translation>Verkleinern (Strg+Rad, −)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl+wheel, +)</source>
        <translation>Vergrößern (Strg+Rad, +)</translation>
    </message>
    <message>
        <source>Whole disk</source>
        <translation>Ganzer Datenträger</translation>
    </message>
    <message>
        <source>Zoom out to the whole disk (0)</source>
        <translation>Auf den ganzen Datenträger verkleinern (0)</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Zurück zu ihr</translation>
    </message>
    <message>
        <source>The structure in the middle again (Enter)</source>
        <translation>Wieder die Struktur in der Mitte (Eingabe)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Around %1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;Um %1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;On the disk&lt;/b&gt;</source>
        <translation>&lt;b&gt;Auf der Platte&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Show the lens below the map, as wide as the map</source>
        <translation>Die Lupe unter der Karte zeigen, so breit wie die Karte</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensView</name>
    <message>
        <source>Lens</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>Sectors, blocks and structures on one scale; arrow keys move, plus and minus zoom, 0 shows the whole disk</source>
        <translation>Sektoren, Blöcke und Strukturen in einem Maßstab; Pfeiltasten bewegen, Plus und Minus zoomen, 0 zeigt den ganzen Datenträger</translation>
    </message>
    <message>
        <source>%1 × write of %2 bytes at byte %3</source>
        <translation>%1 × Schreiben von %2 Bytes ab Byte %3</translation>
    </message>
    <message>
        <source>%1 × read of %2 bytes at byte %3</source>
        <translation>%1 × Lesen von %2 Bytes ab Byte %3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonPanel</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check the answer (Return)</source>
        <translation>Die Antwort prüfen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Aufde&amp;cken</translation>
    </message>
    <message>
        <source>Show the answer and its working (Alt+R)</source>
        <translation>Die Antwort und ihre Herleitung zeigen (Alt+C)</translation>
    </message>
    <message>
        <source>Make the sample</source>
        <translation>Das Beispiel anlegen</translation>
    </message>
    <message>
        <source>Make the sample image of this lesson and open it</source>
        <translation>Das Beispielabbild dieser Lektion anlegen und öffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before (Left or Page Up)</source>
        <translation>Der vorige Schritt (Links oder Bild auf)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next step (Right or Page Down)</source>
        <translation>Der nächste Schritt (Rechts oder Bild ab)</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>This lesson needs a file system with the features it describes. Its sample, %1, has them.</source>
        <translation>Diese Lektion braucht ein Dateisystem, das hat, wovon sie spricht. Ihr Beispiel, %1, hat es.</translation>
    </message>
    <message>
        <source>Type a whole number, such as 32,768 or 0x8000.</source>
        <translation>Eine ganze Zahl eingeben, etwa 32768 oder 0x8000.</translation>
    </message>
    <message>
        <source>Not so. Try again, or reveal the answer.</source>
        <translation>Nicht so. Noch einmal versuchen, oder die Antwort aufdecken.</translation>
    </message>
    <message>
        <source>Not so: %1</source>
        <translation>Nicht so: %1</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>%1 (Return)</source>
        <translation>%1 (Eingabetaste)</translation>
    </message>
    <message>
        <source>The lesson ends here. The next one: %1.</source>
        <translation>Hier endet die Lektion. Die nächste: %1.</translation>
    </message>
    <message>
        <source>The lesson ends here. Exercises, in the Learn menu, ask for more.</source>
        <translation>Hier endet die Lektion. Übungen im Menü Lernen fragen nach mehr.</translation>
    </message>
    <message>
        <source>The open image lacks what this lesson needs: `%1`. Its sample, %2, has it and takes the place of the image in this window; ending the lesson opens the image again.</source>
        <translation>Dem geöffneten Abbild fehlt, was diese Lektion braucht: `%1`. Ihr Beispiel, %2, hat es und tritt in diesem Fenster an die Stelle des Abbilds; am Ende der Lektion wird das Abbild wieder geöffnet.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonStage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>L&amp;ernen</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Lektion ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Go to the lesson</source>
        <translation>Zur &amp;Lektion gehen</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>Die Lektion &amp;beenden</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Lektionen (*.md);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MainWindow</name>
    <message>
        <source>ext4atlas</source>
        <translation>ext4atlas</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>%1 — ext4atlas</source>
        <translation>%1 — ext4atlas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons, exercises and the time machine</source>
        <translation>Lektionen, Übungen und die Zeitmaschine</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>S&amp;ymbolleiste</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>It is no file of this computer. Save it here first, then drop the file.</source>
        <translation>Das ist keine Datei dieses Rechners. Erst hier speichern, dann die Datei ablegen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MapPage</name>
    <message>
        <source>Groups below the overview</source>
        <translation>Gruppen unter der Übersicht</translation>
    </message>
    <message>
        <source>Metadata magnified; flex groups that are alike are drawn once</source>
        <translation>Metadaten vergrößert; gleiche Flex-Gruppen einmal</translation>
    </message>
    <message>
        <source>Not to scale; a click on the name of a row unfolds it</source>
        <translation>Nicht maßstäblich; ein Klick auf den Namen einer Zeile klappt sie auf</translation>
    </message>
    <message>
        <source>To scale: groups %1–%2 of %3</source>
        <translation>Maßstäblich: Gruppen %1–%2 von %3</translation>
    </message>
    <message>
        <source>The block bitmap of group %1 is block %2, in group %3</source>
        <translation>Die Block-Bitmap von Gruppe %1 ist Block %2, in Gruppe %3</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MarkBox</name>
    <message>
        <source>What is marked red: blocks that straddle physical sectors, or structures off a larger granularity</source>
        <translation>Was rot markiert wird: Blöcke, die Grenzen physischer Sektoren überschreiten, oder Strukturen, die neben einer größeren Einheit beginnen</translation>
    </message>
    <message>
        <source>Mar&amp;k</source>
        <translation>Mark&amp;ieren</translation>
    </message>
    <message>
        <source>Its size can be set on the Alignment page.</source>
        <translation>Seine Größe lässt sich auf der Seite Ausrichtung setzen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MeasurePage</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Another drive beside…</source>
        <translation>Anderes Laufwerk daneben…</translation>
    </message>
    <message>
        <source>A folder for a scratch file; a device or image, which is only read</source>
        <translation>Ein Ordner für eine Arbeitsdatei; ein Gerät oder Abbild, das nur gelesen wird</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Runs of each setting</source>
        <translation>&amp;Läufe je Einstellung</translation>
    </message>
    <message>
        <source>The measurement cannot be read</source>
        <translation>Die Messung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Nothing was measured</source>
        <translation>Es wurde nichts gemessen</translation>
    </message>
    <message>
        <source>Folder for the scratch file</source>
        <translation>Ordner für die Arbeitsdatei</translation>
    </message>
    <message>
        <source>Open a measurement</source>
        <translation>Messung öffnen</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Messung exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json);;Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>JSON (*.json);;Kommagetrennte Werte (*.csv);;PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>The measurement was not exported</source>
        <translation>Die Messung wurde nicht exportiert</translation>
    </message>
    <message>
        <source>fio writes to a scratch file in the folder, which has no name and is gone afterwards; a device or an image is only read. Each setting is repeated until its runs agree within 5 %, at most twice as often as asked.</source>
        <translation>fio schreibt in eine Hilfsdatei im Ordner, die keinen Namen hat und danach verschwunden ist; ein Gerät oder ein Abbild wird nur gelesen. Jede Einstellung wird wiederholt, bis ihre Läufe auf 5 % übereinstimmen, höchstens doppelt so oft wie verlangt.</translation>
    </message>
    <message>
        <source>The command of the first run</source>
        <translation>Der Befehl des ersten Laufs</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Earlier measurements</source>
        <translation>Frühere Messungen</translation>
    </message>
    <message>
        <source>What was measured in this session, and what the snapshot holds</source>
        <translation>Was in dieser Sitzung gemessen wurde, und was der Snapshot enthält</translation>
    </message>
    <message>
        <source>Earlier…</source>
        <translation>Frühere …</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MemberPlot</name>
    <message>
        <source>Block bitmaps on each disk with %1</source>
        <translation>Block-Bitmaps je Platte mit %1</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Platte %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricCharts</name>
    <message>
        <source>Which metric is drawn over -G</source>
        <translation>Welche Metrik über -G gezeichnet wird</translation>
    </message>
    <message>
        <source>All at a glance</source>
        <translation>Alle im Überblick</translation>
    </message>
    <message>
        <source>The same settings of -G, from left to right; choose a row to draw it large</source>
        <translation>Dieselben Werte von -G, von links nach rechts; eine gewählte Zeile wird groß gezeichnet</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
</context>
<context>
    <name>atlas::ui::NotesPanel</name>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1, which this image does not hold</source>
        <translation>%1, nicht in diesem Abbild</translation>
    </message>
    <message>
        <source>Note on the selected place…</source>
        <translation>Notiz zur ausgewählten Stelle…</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Notes on places</source>
        <translation>Notizen zu Stellen</translation>
    </message>
    <message>
        <source>A double click or F2 changes a note; it is kept for this volume, and in saved snapshots</source>
        <translation>Ein Doppelklick oder F2 ändert eine Notiz; sie bleibt für dieses Volume und in gespeicherten Momentaufnahmen erhalten</translation>
    </message>
    <message>
        <source>&amp;Delete note</source>
        <translation>Notiz &amp;löschen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepPanel</name>
    <message>
        <source>&lt;b&gt;Offset sweep&lt;/b&gt;. %1, in sectors past %2. Drag the marker or use the arrow keys to try a start; the image is not written.</source>
        <translation>&lt;b&gt;Anfänge im Vergleich&lt;/b&gt;. %1, in Sektoren hinter %2. Die Marke ziehen oder die Pfeiltasten benutzen, um einen Anfang zu versuchen; ins Abbild wird nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepView</name>
    <message>
        <source>Offset sweep</source>
        <translation>Anfänge im Vergleich</translation>
    </message>
    <message>
        <source>Read-modify-writes by partition start; arrow keys try another start</source>
        <translation>Lesen-Ändern-Schreiben nach Partitionsanfang; Pfeiltasten versuchen einen anderen Anfang</translation>
    </message>
    <message>
        <source>on a boundary</source>
        <translation>auf einer Grenze</translation>
    </message>
    <message>
        <source>%1 B off</source>
        <translation>%1 B daneben</translation>
    </message>
    <message>
        <source>now: %1 (%2)</source>
        <translation>jetzt: %1 (%2)</translation>
    </message>
    <message>
        <source>what if: %1 (%2)</source>
        <translation>was wäre, wenn: %1 (%2)</translation>
    </message>
    <message>
        <source>sector %1: %2, %3 read-modify-writes</source>
        <translation>Sektor %1: %2, %3-mal Lesen-Ändern-Schreiben</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnerReader</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnersModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>Geteilte Blöcke</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stücke</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnersPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Owners of the blocks</source>
        <translation>Besitzer der Blöcke</translation>
    </message>
    <message>
        <source>Reads all inode tables in use, the block bitmaps, and directories for the names</source>
        <translation>Liest alle belegten Inode-Tabellen, die Block-Bitmaps und für die Namen Verzeichnisse</translation>
    </message>
    <message>
        <source>Marks the blocks on map and strip in the colours of the table; a file that is followed comes first</source>
        <translation>Markiert die Blöcke auf Karte und Streifen in den Farben der Tabelle; eine verfolgte Datei geht vor</translation>
    </message>
    <message>
        <source>Reading who owns the blocks…</source>
        <translation>Besitzer der Blöcke werden gelesen…</translation>
    </message>
    <message>
        <source>Shows which files have which blocks, the largest in a colour each, and what is in use without a file.</source>
        <translation>Zeigt, welche Dateien welche Blöcke haben, die größten in je einer Farbe, und was ohne Datei belegt ist.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>Read who owns the blocks</source>
        <translation>Besitzer der Blöcke lesen</translation>
    </message>
    <message>
        <source>Colour the map</source>
        <translation>Karte einfärben</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Pages</name>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>%1, partition %2</source>
        <translation>%1, Partition %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>geändert %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>gelesen %1</translation>
    </message>
    <message>
        <source>after the journal’s replay in memory</source>
        <translation>nach dem Wiederholen des Journals im Speicher</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionModel</name>
    <message>
        <source>logical volume</source>
        <translation>logisches Volume</translation>
    </message>
    <message>
        <source>Partition or volume</source>
        <translation>Partition oder Volume</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Erster Sektor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionPicker</name>
    <message>
        <source>&amp;Partition</source>
        <translation>&amp;Partition</translation>
    </message>
    <message>
        <source>The ext file system that is shown, in a partition or a logical volume</source>
        <translation>Das ext-Dateisystem, das gezeigt wird, in einer Partition oder einem logischen Volume</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionsPage</name>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions and logical volumes.</source>
        <translation>Auf diesem Datenträger ist kein Dateisystem ext2, ext3 oder ext4, das lesbar ist. Dies sind seine Partitionen und logischen Volumes.</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions.</source>
        <translation>Auf diesem Datenträger ist kein Dateisystem ext2, ext3 oder ext4, das lesbar ist. Dies sind seine Partitionen.</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk. These are its partitions.</source>
        <translation>Auf diesem Datenträger wurde kein Dateisystem ext2, ext3 oder ext4 gefunden. Dies sind seine Partitionen.</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk; what is inside %1 of its containers was not read. These are its partitions.</source>
        <translation>Auf diesem Datenträger wurde kein Dateisystem ext2, ext3 oder ext4 gefunden; was in %1 seiner Container ist, wurde nicht gelesen. Dies sind seine Partitionen.</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system.</source>
        <translation>Auf diesem Datenträger ist weder eine Partitionstabelle noch ein Dateisystem ext2, ext3 oder ext4.</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system. It holds %1.</source>
        <translation>Auf diesem Datenträger ist weder eine Partitionstabelle noch ein Dateisystem ext2, ext3 oder ext4. Er enthält %1.</translation>
    </message>
    <message>
        <source>Open the file system found at byte %1</source>
        <translation>Das Dateisystem öffnen, das bei Byte %1 gefunden wurde</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PlanBar</name>
    <message>
        <source>Planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>since %1 s</source>
        <translation>seit %1 s</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RaidChoice</name>
    <message>
        <source>no RAID</source>
        <translation>kein RAID</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>Count bitmaps on the members of an md array, and pass stride and stripe_width to mke2fs; LEVEL:CHUNK:MEMBERS can be typed, such as 6:512k:10</source>
        <translation>Bitmaps auf den Mitgliedern eines md-Arrays zählen und mke2fs stride und stripe_width übergeben; EBENE:CHUNK:MITGLIEDER lässt sich eingeben, etwa 6:512k:10</translation>
    </message>
    <message>
        <source>Chunk: what one member holds in one piece</source>
        <translation>Chunk: was ein Mitglied in einem Stück enthält</translation>
    </message>
    <message>
        <source>Disks of the array</source>
        <translation>Platten des Arrays</translation>
    </message>
    <message>
        <source> disks</source>
        <translation> Platten</translation>
    </message>
    <message>
        <source>there are RAID %1; level, chunk and disks can be typed at once, such as 6:512k:10</source>
        <translation>es gibt RAID %1; Ebene, Chunk und Platten lassen sich auf einmal eingeben, etwa 6:512k:10</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReaderJob</name>
    <message>
        <source>the reader ext4atlas-cli is not installed</source>
        <translation>der Leser ext4atlas-cli ist nicht installiert</translation>
    </message>
    <message>
        <source>install it next to ext4atlas or in PATH</source>
        <translation>ihn neben ext4atlas oder in PATH installieren</translation>
    </message>
    <message>
        <source>cannot create a temporary file</source>
        <translation>eine temporäre Datei lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the reader does not start</source>
        <translation>der Leser startet nicht</translation>
    </message>
    <message>
        <source>the answer of the reader is too long to show</source>
        <translation>die Antwort des Lesers ist zu lang zum Zeigen</translation>
    </message>
    <message>
        <source>the reader has not responded for %1 seconds and was ended</source>
        <translation>der Leser hat %1 Sekunden lang nichts gesagt und wurde beendet</translation>
    </message>
    <message>
        <source>check whether the device still answers</source>
        <translation>prüfen, ob das Gerät noch antwortet</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReplyField</name>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RowControls</name>
    <message>
        <source>Rows and scale of the map</source>
        <translation>Zeilen und Maßstab der Karte</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SampleMaker</name>
    <message>
        <source>the script that makes samples does not start</source>
        <translation>das Skript, das Beispiele anlegt, startet nicht</translation>
    </message>
    <message>
        <source>the sample “%1” was not made</source>
        <translation>das Beispiel „%1“ wurde nicht angelegt</translation>
    </message>
    <message>
        <source>install e2fsprogs and fdisk, which make the samples</source>
        <translation>e2fsprogs und fdisk installieren, die die Beispiele anlegen</translation>
    </message>
    <message>
        <source>no recipes for samples next to the program</source>
        <translation>keine Rezepte für Beispiele beim Programm</translation>
    </message>
    <message>
        <source>install ext4atlas, which has them in share/ext4atlas</source>
        <translation>ext4atlas installieren, das sie in share/ext4atlas hat</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanDialog</name>
    <message>
        <source>Images in %1</source>
        <translation>Abbilder in %1</translation>
    </message>
    <message>
        <source>Filter by place, state or finding</source>
        <translation>Nach Ort, Urteil oder Befund filtern</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Noch einmal untersuchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>No images in this folder</source>
        <translation>Keine Abbilder in diesem Ordner</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanModel</name>
    <message>
        <source>metadata: %1 % of the file system</source>
        <translation>Metadaten: %1 % des Dateisystems</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockgröße</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SectorSpinBox</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 Sektoren</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SelectionPanel</name>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>Flex-Gruppe %1</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>Gruppe %1, Flex-Gruppe %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Fields of the selection</source>
        <translation>Felder der Auswahl</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bytes&lt;/b&gt; of the field are outlined; %1</source>
        <translation>&lt;b&gt;Bytes&lt;/b&gt; des Felds sind umrandet; %1</translation>
    </message>
    <message>
        <source>all bytes</source>
        <translation>alle Bytes</translation>
    </message>
    <message>
        <source>Why is it there?</source>
        <translation>Warum ist es dort?</translation>
    </message>
    <message>
        <source>Learn about it</source>
        <translation>Mehr dazu lernen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;; %2</translation>
    </message>
    <message>
        <source>all about the fields</source>
        <translation>alles über die Felder</translation>
    </message>
    <message>
        <source>No structure with fields lies here.</source>
        <translation>Hier liegt keine Struktur mit Feldern.</translation>
    </message>
    <message>
        <source>logical sector %1</source>
        <translation>logischer Sektor %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SmallMultiples</name>
    <message>
        <source>Layouts side by side</source>
        <translation>Layouts nebeneinander</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Subtract this layout&apos;s figures from the others&apos;</source>
        <translation>Die Zahlen dieses Layouts von denen der anderen abziehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the mke2fs command</source>
        <translation>Den mke2fs-Befehl kopieren</translation>
    </message>
    <message>
        <source>Remove this layout</source>
        <translation>Dieses Layout entfernen</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StackModel</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1. Set it below the table.</source>
        <translation>%1. Unter der Tabelle lässt er sich setzen.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StartPage</name>
    <message>
        <source>&amp;Open an image…</source>
        <translation>Ein Abbild ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Drop a disk image here</source>
        <translation>Ein Abbild hierher ziehen</translation>
    </message>
    <message>
        <source>See where ext4 keeps its metadata, and whether it is aligned to the drive&apos;s physical sectors. Images and devices are opened read-only, always.</source>
        <translation>Sehen, wo ext4 seine Metadaten ablegt und ob sie an den physischen Sektoren des Laufwerks ausgerichtet sind. Abbilder und Geräte werden immer nur lesend geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Compare mke2fs settings…</source>
        <translation>Einstellungen von mke2fs &amp;vergleichen…</translation>
    </message>
    <message>
        <source>What each -G would do to a disk of any size, before anything is formatted</source>
        <translation>Was jedes -G bei einem Datenträger beliebiger Größe bewirken würde, ehe etwas formatiert wird</translation>
    </message>
    <message>
        <source>Or look at a sample</source>
        <translation>Oder ein Beispiel ansehen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Enter or a click makes the sample and opens it</source>
        <translation>Eingabe oder ein Klick legt das Beispiel an und öffnet es</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Früher geöffnet</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <source>Open a &amp;device…</source>
        <translation>&amp;Gerät öffnen…</translation>
    </message>
    <message>
        <source>A disk, partition or volume of this computer, read-only</source>
        <translation>Eine Platte, Partition oder ein Volume dieses Rechners, nur lesend</translation>
    </message>
    <message>
        <source>&amp;Learn how ext4 is laid out</source>
        <translation>&amp;Lernen, wie ext4 aufgebaut ist</translation>
    </message>
    <message>
        <source>The first of the lessons, with a sample image</source>
        <translation>Die erste der Lektionen, mit einem Beispielabbild</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StatusLine</name>
    <message>
        <source>data or free (%1 % of the group is free)</source>
        <translation>Daten oder frei (%1 % der Gruppe sind frei)</translation>
    </message>
    <message>
        <source>what if: byte %1</source>
        <translation>Was wäre, wenn: Byte %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>sector %1</source>
        <translation>Sektor %1</translation>
    </message>
    <message>
        <source>physical sector %1 + %2</source>
        <translation>physischer Sektor %1 + %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>group %1 (flex group %2)</source>
        <translation>Gruppe %1 (Flex-Gruppe %2)</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>hinter dem Ende: nicht da</translation>
    </message>
    <message>
        <source>this row stands for %1 more</source>
        <translation>diese Zeile steht für %1 weitere</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StoredFieldsModel</name>
    <message>
        <source>may differ</source>
        <translation>darf abweichen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>In der Kopie</translation>
    </message>
    <message>
        <source>In %1 copies</source>
        <translation>In %1 Kopien</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StructureTree</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiterer</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Node from block %1 of the file on</source>
        <translation>Knoten ab Block %1 der Datei</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deleted or moved: %1</source>
        <translation>Gelöscht oder verschoben: %1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>Block %1: %2 names, %3 free bytes</source>
        <translation>Block %1: Namen: %2, freie Bytes: %3</translation>
    </message>
    <message>
        <source>Block %1: dx_%2</source>
        <translation>Block %1: dx_%2</translation>
    </message>
    <message>
        <source>block %1 of the directory</source>
        <translation>Block %1 des Verzeichnisses</translation>
    </message>
    <message>
        <source>Transaction %1</source>
        <translation>Transaktion %1</translation>
    </message>
    <message>
        <source>Structures inside of the selection</source>
        <translation>Strukturen in der Auswahl</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>No file system is open.</source>
        <translation>Kein Dateisystem ist geöffnet.</translation>
    </message>
    <message>
        <source>Select an inode, or follow a path in “Go to” (Ctrl+G).</source>
        <translation>Einen Inode auswählen, oder in „Gehe zu“ (Strg+G) einem Pfad folgen.</translation>
    </message>
    <message>
        <source>Select a block.</source>
        <translation>Einen Block auswählen.</translation>
    </message>
    <message>
        <source>No structure is known in this block.</source>
        <translation>In diesem Block ist keine Struktur bekannt.</translation>
    </message>
    <message>
        <source>Inode %1: %2</source>
        <translation>Inode %1: %2</translation>
    </message>
    <message>
        <source>Structures in block %1</source>
        <translation>Strukturen in Block %1</translation>
    </message>
    <message>
        <source>in the journal</source>
        <translation>im Journal</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Inode %1</source>
        <translation>Inode %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SuperblockDialog</name>
    <message>
        <source>Open with another superblock</source>
        <translation>Mit anderem Superblock öffnen</translation>
    </message>
    <message>
        <source>A file system can be opened with a backup of its superblock, such as that in block 32768. Without a block, the best copy of a file system with this block size is searched for.</source>
        <translation>Ein Dateisystem kann mit einem Backup seines Superblocks geöffnet werden, etwa dem in Block 32768. Ohne Block wird die beste Kopie eines Dateisystems mit dieser Blockgröße gesucht.</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>&amp;Block of the superblock</source>
        <translation>&amp;Block des Superblocks</translation>
    </message>
    <message>
        <source>Block &amp;size in bytes</source>
        <translation>Block&amp;größe in Byte</translation>
    </message>
    <message>
        <source>“%1” is no block number.</source>
        <translation>„%1“ ist keine Blocknummer.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TracePanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lesezugriffe</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Schreibzugriffe</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>Lesen-Ändern-Schreiben</translation>
    </message>
    <message>
        <source>Seek distance</source>
        <translation>Suchweg</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Structure or file</source>
        <translation>Struktur oder Datei</translation>
    </message>
    <message>
        <source>Move the window of time through the trace</source>
        <translation>Das Zeitfenster durch die Aufzeichnung bewegen</translation>
    </message>
    <message>
        <source>Time in the trace</source>
        <translation>Zeit in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Length of the window of time</source>
        <translation>Länge des Zeitfensters</translation>
    </message>
    <message>
        <source>What map and strip show</source>
        <translation>Was Karte und Streifen zeigen</translation>
    </message>
    <message>
        <source>Reads and writes</source>
        <translation>Lese- und Schreibzugriffe</translation>
    </message>
    <message>
        <source>What was touched</source>
        <translation>Was berührt wurde</translation>
    </message>
    <message>
        <source>The busiest blocks</source>
        <translation>Die meistbenutzten Blöcke</translation>
    </message>
    <message>
        <source>Whole trace</source>
        <translation>Ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Reading the trace…</source>
        <translation>Aufzeichnung wird gelesen…</translation>
    </message>
    <message>
        <source>%1 requests, %2 flushes.</source>
        <translation>%1 Anforderungen, %2 Flushes.</translation>
    </message>
    <message>
        <source>Traced: %1.</source>
        <translation>Aufgezeichnet: %1.</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Alle Anforderungen</translation>
    </message>
    <message>
        <source>Looking for the files that own the blocks…</source>
        <translation>Die Dateien, denen die Blöcke gehören, werden gesucht…</translation>
    </message>
    <message>
        <source>By what the heat is measured</source>
        <translation>Wonach die Wärme bemessen wird</translation>
    </message>
    <message>
        <source>by requests</source>
        <translation>nach Anforderungen</translation>
    </message>
    <message>
        <source>by bytes</source>
        <translation>nach Bytes</translation>
    </message>
    <message>
        <source>Time in the trace, with a line at each flush</source>
        <translation>Zeit in der Aufzeichnung, mit einem Strich bei jedem Flush</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TraceStage</name>
    <message>
        <source>Trace</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>The trace %1 cannot be shown</source>
        <translation>Die Aufzeichnung %1 kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>no file system is open that it could be shown over</source>
        <translation>es ist kein Dateisystem geöffnet, über dem sie gezeigt werden könnte</translation>
    </message>
    <message>
        <source>open the image first, then the trace</source>
        <translation>öffnen Sie zuerst das Abbild, dann die Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TypedChunk</name>
    <message>
        <source>Size of the chunks that are counted</source>
        <translation>Größe der Einheiten, die gezählt werden</translation>
    </message>
    <message>
        <source>Size of a chunk, such as 64 KiB for a cluster of qcow2 or 4 MiB for a snapshot</source>
        <translation>Größe einer Einheit, etwa 64 KiB für einen Cluster von qcow2 oder 4 MiB für einen Snapshot</translation>
    </message>
    <message>
        <source>“%1” is no size of a chunk: type 512 bytes to 1 PiB, such as 64 KiB or 4 MiB.</source>
        <translation>„%1“ ist keine Größe einer Einheit: Geben Sie 512 Bytes bis 1 PiB ein, etwa 64 KiB oder 4 MiB.</translation>
    </message>
    <message>
        <source>No chunk of %1 was written.</source>
        <translation>Keine Einheit von %1 wurde beschrieben.</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: at most %2, which are %3 to copy.</source>
        <translation>Mindestens einmal beschriebene Einheiten von %1: höchstens %2, also %3 zu kopieren.</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: %2, which are %3 to copy.</source>
        <translation>Mindestens einmal beschriebene Einheiten von %1: %2, also %3 zu kopieren.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictBar</name>
    <message>
        <source>Copy commands</source>
        <translation>Befehle kopieren</translation>
    </message>
    <message>
        <source>Why, and cure</source>
        <translation>Grund und Abhilfe</translation>
    </message>
    <message>
        <source>Cause, calculation, cost and cures on the Alignment page</source>
        <translation>Ursache, Rechnung, Kosten und Abhilfen auf der Seite Ausrichtung</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>Selects what the worst finding is about</source>
        <translation>Wählt aus, worum es beim schlimmsten Befund geht</translation>
    </message>
    <message>
        <source>Before the replay</source>
        <translation>Vor dem Wiederholen</translation>
    </message>
    <message>
        <source>After the replay</source>
        <translation>Nach dem Wiederholen</translation>
    </message>
    <message>
        <source>Shows the volume as it is on the disk, without what its journal holds</source>
        <translation>Zeigt das Volume, wie es auf dem Datenträger steht, ohne den Inhalt seines Journals</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>Zeigt das Volume, wie es nach dem Wiederholen seines Journals ist, was im Speicher geschieht; nichts wird geschrieben</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictDelegate</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown table</source>
        <translation>Als &amp;Markdown-Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>Vo&amp;rführung</translation>
    </message>
    <message>
        <source>Large type and no docks, on the whole screen</source>
        <translation>Große Schrift und keine Docks, auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Übersi&amp;cht</translation>
    </message>
    <message>
        <source>The whole volume, metadata magnified, flex groups that are alike drawn once</source>
        <translation>Das ganze Volume, Metadaten vergrößert, gleiche Flex-Gruppen einmal gezeichnet</translation>
    </message>
    <message>
        <source>&amp;Flex groups</source>
        <translation>&amp;Flex-Gruppen</translation>
    </message>
    <message>
        <source>One row for each flex group</source>
        <translation>Eine Zeile für jede Flex-Gruppe</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Gruppen</translation>
    </message>
    <message>
        <source>One row for each block group</source>
        <translation>Eine Zeile für jede Blockgruppe</translation>
    </message>
    <message>
        <source>&amp;Whole volume</source>
        <translation>Gan&amp;zes Volume</translation>
    </message>
    <message>
        <source>The whole volume in the rows that fit</source>
        <translation>Das ganze Volume in den Zeilen, die Platz haben</translation>
    </message>
    <message>
        <source>Metadata &amp;magnified</source>
        <translation>&amp;Metadaten vergrößert</translation>
    </message>
    <message>
        <source>Magnified</source>
        <translation>Vergrößert</translation>
    </message>
    <message>
        <source>Metadata gets half of each row, which is then not to scale; the overview always magnifies</source>
        <translation>Metadaten bekommen die Hälfte jeder Zeile, die dann nicht maßstäblich ist; die Übersicht vergrößert immer</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps (reads %1)</source>
        <translation>&amp;Belegung aus Bitmaps (liest %1)</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps</source>
        <translation>&amp;Belegung aus Bitmaps</translation>
    </message>
    <message>
        <source>Shades what is in use block by block, according to the block bitmaps instead of the groups&apos; free counts</source>
        <translation>Schattiert Block für Block, was benutzt ist, wie es die Block-Bitmaps haben, und nicht nach den Freizählern der Gruppen</translation>
    </message>
    <message>
        <source>&amp;Lens below the map</source>
        <translation>&amp;Lupe unter der Karte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>&amp;Auswahl heranzoomen</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Panel of the sele&amp;ction</source>
        <translation>Feld der Aus&amp;wahl</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>Alles ze&amp;igen</translation>
    </message>
    <message>
        <source>Full sc&amp;reen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>Un&amp;do the what-if</source>
        <translation>Was-wäre-we&amp;nn rückgängig machen</translation>
    </message>
    <message>
        <source>Back to the drive and the start before the last change</source>
        <translation>Zurück zu Laufwerk und Anfang vor der letzten Änderung</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Draw&amp;ers</source>
        <translation>Sch&amp;ubladen</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Anordnung zurück&amp;setzen</translation>
    </message>
    <message>
        <source>The window, its tool bar, panel and drawers as at the first start</source>
        <translation>Fenster, Symbolleiste, Feld und Schubladen wie beim ersten Start</translation>
    </message>
</context>
<context>
    <name>atlas::ui::WindowDocks</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>F&amp;ree space</source>
        <translation>Freier &amp;Platz</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Befunde</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>Besit&amp;zer</translation>
    </message>
    <message>
        <source>Fiel&amp;ds</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>B&amp;ytes</translation>
    </message>
    <message>
        <source>Opens or closes this list below the map</source>
        <translation>Öffnet oder schließt diese Liste unter der Karte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
</context>
</TS>
