<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AlignmentAnswer</name>
    <message>
        <source>Partition %1 starts at %2. Blocks of %3 bytes on physical sectors of %4 bytes (%5).</source>
        <translation>La partition %1 commence à %2. Blocs de %3 octets sur des secteurs physiques de %4 octets (%5).</translation>
    </message>
    <message>
        <source>The file system starts at %1. Blocks of %2 bytes on physical sectors of %3 bytes (%4).</source>
        <translation>Le système de fichiers commence à %1. Blocs de %2 octets sur des secteurs physiques de %3 octets (%4).</translation>
    </message>
    <message>
        <source>%1 misaligned structures here, %2 where it really starts; %3 read-modify-writes to rewrite all metadata once instead of %4.</source>
        <translation>Structures mal alignées&#xa0;: %1 ici, %2 au vrai début&#xa0;; cycles lecture-modification-écriture pour réécrire une fois toutes les métadonnées&#xa0;: %3 au lieu de %4.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that could be read.</source>
        <translation>Ce disque ne contient aucun système de fichiers ext2, ext3 ou ext4 lisible.</translation>
    </message>
    <message>
        <source>What if: %1 Where it is, %2 are misaligned.</source>
        <translation>Hypothèse&#xa0;: %1 À sa vraie place, %2 sont mal alignées.</translation>
    </message>
    <message>
        <source>%1 What if: %2 Where it is, %3 are misaligned.</source>
        <translation>%1 Hypothèse&#xa0;: %2 À sa vraie place, %3 sont mal alignées.</translation>
    </message>
</context>
<context>
    <name>BytesText</name>
    <message>
        <source>The image ends here.</source>
        <translation>L’image se termine ici.</translation>
    </message>
</context>
<context>
    <name>ChartSceneText</name>
    <message>
        <source>packed¹</source>
        <translation>compact¹</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>compact</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>▼ recommended</source>
        <translation>▼ recommandé</translation>
    </message>
    <message>
        <source>* default</source>
        <translation>* par défaut</translation>
    </message>
    <message>
        <source>¹ no backups</source>
        <translation>¹ sans copies</translation>
    </message>
    <message>
        <source>what mke2fs uses without -G</source>
        <translation>ce que mke2fs prend sans -G</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recommandé</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>— with %1</source>
        <translation>— avec %1</translation>
    </message>
</context>
<context>
    <name>CommandLineText</name>
    <message>
        <source>disk image, device or snapshot; each opens in its own window</source>
        <translation>image disque, périphérique ou instantané&#xa0;; chacun s’ouvre dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>Draw the whole window to FILE (.png) without a display.</source>
        <translation>Dessine sans écran la fenêtre entière dans FILE (.png).</translation>
    </message>
    <message>
        <source>What --render draws: map, strip, alignment, or compare, which takes a saved comparison, an image, or nothing; --screenshot opens the map, alignment or compare.</source>
        <translation>Ce que --render dessine&#xa0;: map, strip, alignment, ou compare, qui prend une comparaison enregistrée, une image ou rien&#xa0;; --screenshot ouvre map, alignment ou compare.</translation>
    </message>
    <message>
        <source>The LVM logical volume of IMAGE that the picture shows, such as vg/root.</source>
        <translation>Le volume logique LVM de IMAGE que montre l’image, par exemple vg/root.</translation>
    </message>
    <message>
        <source>Size of the picture in pixels, such as 1600x900.</source>
        <translation>Taille de l’image en pixels, par exemple 1600x900.</translation>
    </message>
    <message>
        <source>Rows of the map: overview, flex, group or volume.</source>
        <translation>Rangées de la carte&#xa0;: overview, flex, group ou volume.</translation>
    </message>
    <message>
        <source>Magnify the metadata.</source>
        <translation>Agrandit les métadonnées.</translation>
    </message>
    <message>
        <source>Read the block bitmaps and shade the map by them.</source>
        <translation>Lit les bitmaps de blocs et ombre la carte en conséquence.</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>Couleurs sombres.</translation>
    </message>
    <message>
        <source>There is no view “%1”; the views are map, strip, alignment and compare.</source>
        <translation>Il n’y a pas de vue «&#xa0;%1&#xa0;»&#xa0;; il y a map, strip, alignment et compare.</translation>
    </message>
    <message>
        <source>There are no rows “%1”; the rows are overview, flex, group and volume.</source>
        <translation>Il n’y a pas de rangées «&#xa0;%1&#xa0;»&#xa0;; il y a overview, flex, group et volume.</translation>
    </message>
    <message>
        <source>“%1” is not a size such as 1600x900.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille comme 1600x900.</translation>
    </message>
    <message>
        <source>A picture is made of one image; %1 were named.</source>
        <translation>Un dessin se fait d’une seule image&#xa0;; %1 ont été nommées.</translation>
    </message>
    <message>
        <source>Draw a view of IMAGE to FILE (.png, .svg or .pdf; the map also .html, compare also .csv, .json) without a display.</source>
        <translation>Dessiner une vue de IMAGE dans FICHIER (.png, .svg ou .pdf&#xa0;; la carte aussi en .html, la comparaison aussi en .csv, .json) sans écran.</translation>
    </message>
    <message>
        <source>Leave labels, UUIDs, names and paths out of an HTML page.</source>
        <translation>Ne pas mettre les étiquettes, UUID, noms et chemins dans une page HTML.</translation>
    </message>
    <message>
        <source>“%1” ends neither in .png nor, for a view, in .svg or .pdf, or for the map in .html.</source>
        <translation>«&#xa0;%1&#xa0;» ne se termine ni par .png ni, pour une vue, par .svg ou .pdf, ou pour la carte par .html.</translation>
    </message>
    <message>
        <source>--redact applies to an HTML page only.</source>
        <translation>--redact ne s’applique qu’à une page HTML.</translation>
    </message>
    <message>
        <source>Show what the requests of this trace touched: blkparse, perf script, biosnoop, an iolog of fio or a log of nbdkit.</source>
        <translation>Montrer ce que les requêtes de cette trace ont touché&#xa0;: blkparse, perf script, biosnoop, un iolog de fio ou un journal de nbdkit.</translation>
    </message>
    <message>
        <source>Draw the trace as so many pictures, FILE-0001.png and so on, or as a .gif that moves.</source>
        <translation>Dessiner la trace en autant d’images, FILE-0001.png et suivantes, ou en un .gif animé.</translation>
    </message>
    <message>
        <source>Frames a second of a .gif.</source>
        <translation>Images par seconde d’un .gif.</translation>
    </message>
    <message>
        <source>Only a trace is drawn in frames: --trace FILE.</source>
        <translation>Seule une trace est dessinée en plusieurs images&#xa0;: --trace FILE.</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames up to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre d’images jusqu’à %2.</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames a second up to %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre d’images par seconde jusqu’à %2.</translation>
    </message>
    <message>
        <source>Print a page of HTML or Markdown, such as a worksheet, to FILE (.pdf) without a display; the page is named in place of IMAGE.</source>
        <translation>Imprimer une page HTML ou Markdown, par exemple une feuille d’exercices, dans FICHIER (.pdf) sans affichage&#xa0;; la page est nommée à la place d’IMAGE.</translation>
    </message>
    <message>
        <source>What --print prints on: a4, letter or slides (16:9).</source>
        <translation>Sur quoi --print imprime&#xa0;: a4, letter ou slides (16:9).</translation>
    </message>
    <message>
        <source>There is no paper “%1”; it is a4, letter or slides.</source>
        <translation>Il n’y a pas de papier «&#xa0;%1&#xa0;»&#xa0;; c’est a4, letter ou slides.</translation>
    </message>
    <message>
        <source>--print takes a FILE that ends in .pdf, and one page to print.</source>
        <translation>--print prend un FICHIER qui finit par .pdf, et une page à imprimer.</translation>
    </message>
    <message>
        <source>Shows where ext4 keeps its metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors.
Images are opened read-only.

Exit codes: 0 done, 2 wrong usage, 3 the image cannot be read.</source>
        <translation>Montre où ext4 range ses métadonnées sur un disque, et si elles sont alignées sur les secteurs physiques du disque.
Les images sont ouvertes en lecture seule.

Codes de sortie&#xa0;: 0 terminé, 2 mauvais usage, 3 image illisible.</translation>
    </message>
</context>
<context>
    <name>CompareDialogsText</name>
    <message>
        <source>Add an option line</source>
        <translation>Ajouter une ligne d’options</translation>
    </message>
    <message>
        <source>A whole mke2fs command line; the size, and the stride of the array, are added:</source>
        <translation>Une ligne de commande mke2fs entière&#xa0;; la taille, et le stride de la grappe, sont ajoutés&#xa0;:</translation>
    </message>
    <message>
        <source>Add an image or snapshot</source>
        <translation>Ajouter une image ou un instantané</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Exporter la comparaison</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg);;Document PDF (*.pdf);;Valeurs séparées par des virgules (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Enregistrer la comparaison</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1)</source>
        <translation>Comparaison ext4atlas (*%1)</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Ouvrir une comparaison</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1);;All files (*)</source>
        <translation>Comparaison ext4atlas (*%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>CompareDocumentText</name>
    <message>
        <source>the file is no saved comparison</source>
        <translation>le fichier n’est pas une comparaison enregistrée</translation>
    </message>
    <message>
        <source>a number from %1</source>
        <translation>un nombre à partir de %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>options of mke2fs</source>
        <translation>des options de mke2fs</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>un multiple de %1</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>une puissance de deux</translation>
    </message>
    <message>
        <source>a command line of mke2fs, quoted as for a shell</source>
        <translation>une ligne de commande de mke2fs, entre guillemets comme pour un shell</translation>
    </message>
    <message>
        <source>a power of two from 1 to %1</source>
        <translation>une puissance de deux de 1 à %1</translation>
    </message>
    <message>
        <source>flex_groups, option_line or file</source>
        <translation>flex_groups, option_line ou file</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
</context>
<context>
    <name>CompareOptionsText</name>
    <message>
        <source>%1, partition %2</source>
        <translation>%1, partition %2</translation>
    </message>
</context>
<context>
    <name>ComparisonExportText</name>
    <message>
        <source>mke2fs settings compared</source>
        <translation>réglages de mke2fs comparés</translation>
    </message>
    <message>
        <source>the file name has no known extension</source>
        <translation>la terminaison n’indique aucun format</translation>
    </message>
    <message>
        <source>there are no figures of %1</source>
        <translation>il n’y a pas de chiffres pour %1</translation>
    </message>
    <message>
        <source>take it off the page</source>
        <translation>retirez-la de la page</translation>
    </message>
    <message>
        <source>%1 is still being planned</source>
        <translation>%1 est encore en cours de planification</translation>
    </message>
    <message>
        <source>save again when all figures are there</source>
        <translation>enregistrez de nouveau quand tous les chiffres seront là</translation>
    </message>
</context>
<context>
    <name>ContentName</name>
    <message>
        <source>not recognised</source>
        <translation>non reconnu</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>DescriptorText</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>past the end</source>
        <translation>au-delà de la fin</translation>
    </message>
    <message>
        <source>%1, in part past the end</source>
        <translation>%1, en partie au-delà de la fin</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>its content lies in the inode</source>
        <translation>son contenu tient dans l’inode</translation>
    </message>
    <message>
        <source>it has no blocks</source>
        <translation>il n’a pas de blocs</translation>
    </message>
    <message>
        <source>%1 blocks in 2 pieces, with a gap between them</source>
        <translation>%1 blocs en 2 morceaux, avec un trou entre eux</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 bloc</translation>
    </message>
    <message>
        <source>%1 blocks in one piece</source>
        <translation>%1 blocs d’un seul tenant</translation>
    </message>
    <message>
        <source>%1 blocks in %2 pieces, with %3 gaps between them</source>
        <translation>%1 blocs en %2 morceaux, avec %3 intervalles entre eux</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4.</source>
        <translation>Le bloc %1 appartient à l’inode %2 (%3)&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4</source>
        <translation>Le bloc %1 appartient à l’inode %2 (%3)&#xa0;: %4</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3) with %4 paths, one of them %5</source>
        <translation>Le bloc %1 appartient à l’inode %2 (%3), qui a %4 chemins, dont %5</translation>
    </message>
    <message>
        <source>%1: inode %2, %3.</source>
        <translation>%1&#xa0;: inode %2, %3.</translation>
    </message>
    <message>
        <source>%1 blocks of the file are holes.</source>
        <translation>%1 blocs du fichier sont des trous.</translation>
    </message>
    <message>
        <source>%1 blocks hold its map.</source>
        <translation>%1 blocs contiennent sa carte.</translation>
    </message>
    <message>
        <source>There may be more: %1.</source>
        <translation>Il peut y en avoir d’autres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No inode in use names block %1 (%2).</source>
        <translation>Aucun inode utilisé ne nomme le bloc %1 (%2).</translation>
    </message>
    <message>
        <source>%1 inodes claim it.</source>
        <translation>%1 inodes le revendiquent.</translation>
    </message>
    <message>
        <source>There may be more: not everything could be read.</source>
        <translation>Il peut y en avoir d’autres&#xa0;: tout n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>blocs %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>outside the inode tables</source>
        <translation>hors des tables d’inodes</translation>
    </message>
    <message>
        <source>group %1, index %2, byte %3</source>
        <translation>groupe %1, index %2, octet %3</translation>
    </message>
    <message>
        <source>after a hole of %1 blocks</source>
        <translation>après un trou de %1 blocs</translation>
    </message>
    <message>
        <source>%1 blocks further on</source>
        <translation>%1 blocs plus loin</translation>
    </message>
    <message>
        <source>%1 blocks back</source>
        <translation>%1 blocs en arrière</translation>
    </message>
    <message>
        <source>1 block of the file is a hole.</source>
        <translation>1 bloc du fichier est un trou.</translation>
    </message>
    <message>
        <source>1 block holds its map.</source>
        <translation>1 bloc contient sa carte.</translation>
    </message>
    <message>
        <source>What is block %1 of the journal?</source>
        <translation>Qu’est-ce que le bloc %1 du journal&#xa0;?</translation>
    </message>
    <message>
        <source>Who owns block %1?</source>
        <translation>À qui appartient le bloc %1&#xa0;?</translation>
    </message>
    <message>
        <source>Block %1 of the journal: %2.</source>
        <translation>Bloc %1 du journal&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Block %1 of the journal is none of its copies, or its descriptor block was overwritten.</source>
        <translation>Le bloc %1 du journal n’est pas une de ses copies, ou son bloc descripteur a été écrasé.</translation>
    </message>
    <message>
        <source>Byte %1 of the block: %2.</source>
        <translation>Octet %1 du bloc&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Inode %1, which is free, still names it: %2, %3.</source>
        <translation>L’inode %1, qui est libre, le désigne encore&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>%1 free inodes name it.</source>
        <translation>%1 inodes libres le désignent.</translation>
    </message>
    <message>
        <source>Not all free inodes were searched.</source>
        <translation>Tous les inodes libres n’ont pas été examinés.</translation>
    </message>
</context>
<context>
    <name>GotoText</name>
    <message>
        <source>The number in “%1” is larger than any disk.</source>
        <translation>Le nombre dans «&#xa0;%1&#xa0;» dépasse tout disque.</translation>
    </message>
    <message>
        <source>Type a place such as “group 21”, “block 524293”, “sector 8390759”, “byte 4296068608”, “inode table 3” or “/etc/hosts”.</source>
        <translation>Tapez un endroit tel que «&#xa0;groupe 21&#xa0;», «&#xa0;bloc 524293&#xa0;», «&#xa0;secteur 8390759&#xa0;», «&#xa0;octet 4296068608&#xa0;», «&#xa0;table d’inodes 3&#xa0;» ou «&#xa0;/etc/hosts&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a kind of place; there are group, block, sector, byte, inode, path, and structures such as “inode table 3”.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un genre d’endroit&#xa0;; il y a groupe, bloc, secteur, octet, inode, path, et des structures telles que «&#xa0;table d’inodes 3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>HealthBanner</name>
    <message>
        <source>%1: neither a file system nor a partition table was recognised.</source>
        <translation>%1&#xa0;: ni système de fichiers ni table de partitions reconnus.</translation>
    </message>
    <message>
        <source>%1 is mounted and may change: it was read at %2. Reload reads it again.</source>
        <translation>%1 est monté et peut changer&#xa0;: lu à %2. Recharger le lit à nouveau.</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>A directory of several blocks, and the index (htree) that e2fsck -D gives it.</source>
        <translation>Un répertoire de plusieurs blocs, et l’index (htree) que lui donne e2fsck -D.</translation>
    </message>
    <message>
        <source>What resize2fs writes when a file system grows, first within its reserved descriptor blocks.</source>
        <translation>Ce que resize2fs écrit quand un système de fichiers grandit, d’abord dans ses blocs de descripteurs réservés.</translation>
    </message>
    <message>
        <source>What making and deleting a file and a directory writes.</source>
        <translation>Ce qu’écrivent la création et la suppression d’un fichier et d’un répertoire.</translation>
    </message>
    <message>
        <source>A free count and an inode bitmap made wrong, and what e2fsck puts right.</source>
        <translation>Un compte de blocs libres et un bitmap d’inodes faussés, et ce qu’e2fsck répare.</translation>
    </message>
</context>
<context>
    <name>InspectorDisk</name>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1, 1 partition</source>
        <translation>%1, 1 partition</translation>
    </message>
    <message>
        <source>%1, %2 partitions</source>
        <translation>%1, %2 partitions</translation>
    </message>
    <message>
        <source>features</source>
        <translation>fonctionnalités</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Disk image</source>
        <translation>Image disque</translation>
    </message>
    <message>
        <source>Logical volume</source>
        <translation>Volume logique</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>secteur logique</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>secteur physique</translation>
    </message>
    <message>
        <source>first physical boundary</source>
        <translation>première limite physique</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>table de partitions</translation>
    </message>
    <message>
        <source>table ID</source>
        <translation>identifiant de table</translation>
    </message>
    <message>
        <source>content</source>
        <translation>contenu</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>lu par</translation>
    </message>
    <message>
        <source>No partition %1</source>
        <translation>Pas de partition %1</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>premier secteur</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>dernier secteur</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>premier octet</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>type code</source>
        <translation>code du type</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>partition UUID</source>
        <translation>UUID de partition</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>label</source>
        <translation>étiquette</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>Système de fichiers</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>lu depuis</translation>
    </message>
    <message>
        <source>the primary superblock; Fields shows this copy beside it</source>
        <translation>le superbloc primaire&#xa0;; Champs montre cette copie à côté</translation>
    </message>
    <message>
        <source>the copy in group %1; Fields shows this one beside it</source>
        <translation>la copie du groupe %1&#xa0;; Champs montre celle-ci à côté</translation>
    </message>
    <message>
        <source>%1 (%2 groups)</source>
        <translation>%1 (%2 groupes)</translation>
    </message>
    <message>
        <source>no flex_bg</source>
        <translation>sans flex_bg</translation>
    </message>
    <message>
        <source>not known: the superblock is an old copy</source>
        <translation>inconnu&#xa0;: le superbloc est une ancienne copie</translation>
    </message>
</context>
<context>
    <name>InspectorGroup</name>
    <message>
        <source>1 block, %1</source>
        <translation>1 bloc, %1</translation>
    </message>
    <message>
        <source>%1 blocks, %2</source>
        <translation>%1 blocs, %2</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>octet</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>secteur logique</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>secteur physique</translation>
    </message>
    <message>
        <source>%1 + %2 B</source>
        <translation>%1 + %2 o</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>missing, past the end</source>
        <translation>absent, au-delà de la fin</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>cost of one %1 write</source>
        <translation>coût d’une écriture de %1</translation>
    </message>
    <message>
        <source>block %1, outside the volume</source>
        <translation>bloc %1, hors du volume</translation>
    </message>
    <message>
        <source>past the end: byte %1</source>
        <translation>au-delà de la fin&#xa0;: octet %1</translation>
    </message>
    <message>
        <source>%1 byte %2</source>
        <translation>%1, octet %2</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>descriptor</source>
        <translation>descripteur</translation>
    </message>
    <message>
        <source>byte %1 + %2</source>
        <translation>octet %1 + %2</translation>
    </message>
    <message>
        <source>Group %1 descriptor</source>
        <translation>Descripteur du groupe %1</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>groupe flex %1</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>Où il se trouve</translation>
    </message>
    <message>
        <source>Copies kept in group %1</source>
        <translation>Copies gardées dans le groupe %1</translation>
    </message>
    <message>
        <source>superblock (primary)</source>
        <translation>superbloc (primaire)</translation>
    </message>
    <message>
        <source>superblock (backup)</source>
        <translation>superbloc (copie)</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>descripteurs de groupe</translation>
    </message>
    <message>
        <source>reserved GDT blocks</source>
        <translation>blocs GDT réservés</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>se trouve dans</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>lu depuis</translation>
    </message>
    <message>
        <source>a copy, whose counts and flags are old</source>
        <translation>une copie, dont les compteurs et indicateurs sont anciens</translation>
    </message>
    <message>
        <source>a text, which leaves out this group</source>
        <translation>un texte, qui omet ce groupe</translation>
    </message>
    <message>
        <source>nowhere: no usable descriptor was found</source>
        <translation>nulle part&#xa0;: aucun descripteur utilisable n’a été trouvé</translation>
    </message>
</context>
<context>
    <name>LensPainterText</name>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>secteurs logiques</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>secteurs physiques</translation>
    </message>
    <message>
        <source>file-system blocks</source>
        <translation>blocs du système de fichiers</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>structures</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 secteurs</translation>
    </message>
    <message>
        <source>read-modify-write</source>
        <translation>lecture-modification-écriture</translation>
    </message>
    <message>
        <source>RMW</source>
        <translation>RMW</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 blocs</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>au-delà de la fin&#xa0;: absent</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
</context>
<context>
    <name>LensPartsText</name>
    <message>
        <source>Logical sectors</source>
        <translation>Secteurs logiques</translation>
    </message>
    <message>
        <source>Physical sectors</source>
        <translation>Secteurs physiques</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>bytes: %1 – %2</source>
        <translation>octets&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>some are misaligned</source>
        <translation>certains sont mal alignés</translation>
    </message>
    <message>
        <source>none is misaligned</source>
        <translation>aucun n’est mal aligné</translation>
    </message>
</context>
<context>
    <name>LensTooltipText</name>
    <message>
        <source>%1 %2; zoom in to tell them apart</source>
        <translation>%1 %2&#xa0;; zoomez pour les distinguer</translation>
    </message>
    <message>
        <source>%1 %2: bytes %3 – %4</source>
        <translation>%1 %2&#xa0;: octets %3 – %4</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>secteurs physiques</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>secteur physique</translation>
    </message>
    <message>
        <source>Blocks share them: writing one alone costs read-modify-writes.</source>
        <translation>Des blocs les partagent&#xa0;: en écrire un seul coûte des cycles lecture-modification-écriture.</translation>
    </message>
    <message>
        <source>Block %1 fills only part of it: each write of it reads and writes back this sector.</source>
        <translation>Le bloc %1 n’en remplit qu’une partie&#xa0;: chacune de ses écritures lit et réécrit ce secteur.</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 share it: writing any one of them reads and writes back this sector.</source>
        <translation>Les blocs %1 à %2 le partagent&#xa0;: écrire l’un d’eux lit et réécrit ce secteur.</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>données ou libre</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel</source>
        <translation>%1 morceaux de métadonnées partagent ce pixel</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>secteurs logiques</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>secteur logique</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>MapPainterText</name>
    <message>
        <source>metadata magnified, not to scale; flex groups that are alike are drawn once</source>
        <translation>métadonnées agrandies, pas à l’échelle&#xa0;; les groupes flex semblables sont dessinés une seule fois</translation>
    </message>
    <message>
        <source>metadata magnified: not to scale</source>
        <translation>métadonnées agrandies&#xa0;: pas à l’échelle</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>groupe flex %1</translation>
    </message>
</context>
<context>
    <name>MapPartsText</name>
    <message>
        <source>some of its metadata is misaligned</source>
        <translation>une partie de ses métadonnées est mal alignée</translation>
    </message>
    <message>
        <source>none of its metadata is misaligned</source>
        <translation>aucune de ses métadonnées n’est mal alignée</translation>
    </message>
    <message>
        <source>some of its metadata lies past the end</source>
        <translation>une partie de ses métadonnées est au-delà de la fin</translation>
    </message>
    <message>
        <source>some structures drawn here begin off the marked granularity of %1</source>
        <translation>certaines des structures dessinées ici ne commencent pas sur la granularité marquée de %1</translation>
    </message>
    <message>
        <source>some structures that this row stands for begin off the marked granularity of %1</source>
        <translation>certaines des structures que cette ligne représente ne commencent pas sur la granularité marquée de %1</translation>
    </message>
    <message>
        <source>no structure drawn here begins off the marked granularity of %1</source>
        <translation>toutes les structures dessinées ici commencent sur la granularité marquée de %1</translation>
    </message>
    <message>
        <source>blocks: %1 – %2</source>
        <translation>blocs&#xa0;: %1 – %2</translation>
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
        <translation>blocs</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>secteurs logiques</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>groupe %1, groupe flex %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>premier octet</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>se trouve dans</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel: %2</source>
        <translation>%1 morceaux de métadonnées partagent ce pixel&#xa0;: %2</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>superbloc</translation>
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
        <translation>GDT réservée</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>réservé</translation>
    </message>
    <message>
        <source>bitmap</source>
        <translation>bitmap</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>MMP</source>
        <translation>MMP</translation>
    </message>
    <message>
        <source>%1, in group %2</source>
        <translation>%1, dans le groupe %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the descriptor</source>
        <translation>%1 blocs sur %2, selon le descripteur</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>%1 blocs sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap</source>
        <translation>%1 blocs sur %2, selon le bitmap</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap; %3, per the descriptor</source>
        <translation>%1 blocs sur %2, selon le bitmap&#xa0;; %3, selon le descripteur</translation>
    </message>
    <message>
        <source>Around it: no metadata</source>
        <translation>Autour&#xa0;: pas de métadonnées</translation>
    </message>
    <message>
        <source>Here: data or free space</source>
        <translation>Ici&#xa0;: données ou espace libre</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>%1 backups: groups %2 …</source>
        <translation>%1 copies&#xa0;: groupes %2 …</translation>
    </message>
    <message>
        <source>backup in group %1</source>
        <translation>copie dans le groupe %1</translation>
    </message>
    <message>
        <source>backups in groups %1</source>
        <translation>copies dans les groupes %1</translation>
    </message>
    <message>
        <source>1 backup</source>
        <translation>1 copie</translation>
    </message>
    <message>
        <source>%1 backups</source>
        <translation>%1 copies</translation>
    </message>
    <message>
        <source>▾ group %1</source>
        <translation>▾ groupe %1</translation>
    </message>
    <message>
        <source>▾ flex group %1</source>
        <translation>▾ groupe flex %1</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>groupe flex %1</translation>
    </message>
    <message>
        <source>groups %1–%2</source>
        <translation>groupes %1–%2</translation>
    </message>
    <message>
        <source>▸ flex groups %1–%2</source>
        <translation>▸ groupes flex %1–%2</translation>
    </message>
    <message>
        <source>%1 alike but for backups</source>
        <translation>%1 semblables aux copies près</translation>
    </message>
    <message>
        <source>%1 alike but for alignment</source>
        <translation>%1 semblables à l’alignement près</translation>
    </message>
    <message>
        <source>%1 alike but for backups and alignment</source>
        <translation>%1 semblables aux copies et à l’alignement près</translation>
    </message>
    <message>
        <source>%1 alike</source>
        <translation>%1 semblables</translation>
    </message>
    <message>
        <source>%1, drawn once</source>
        <translation>%1, dessinés une fois</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1, group %2</source>
        <translation>%1, groupe %2</translation>
    </message>
    <message>
        <source>%1, groups %2–%3</source>
        <translation>%1, groupes %2–%3</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike but for backups</source>
        <translation>cette ligne en représente %1 autre, semblable aux copies près</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike but for backups</source>
        <translation>cette ligne en représente %1 autres, semblables aux copies près</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike</source>
        <translation>cette ligne en représente %1 autre, semblable</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike</source>
        <translation>cette ligne en représente %1 autres, semblables</translation>
    </message>
    <message>
        <source>at other distances from the boundaries of %1</source>
        <translation>à d’autres distances des limites de %1</translation>
    </message>
    <message>
        <source>not known, because the descriptor is an old copy</source>
        <translation>inconnu, car le descripteur est une ancienne copie</translation>
    </message>
</context>
<context>
    <name>MeasurementPlotText</name>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>request</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>at</source>
        <translation>à</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>décalage</translation>
    </message>
    <message>
        <source>Time of all reads</source>
        <translation>Durée de toutes les lectures</translation>
    </message>
    <message>
        <source>Bytes read per second</source>
        <translation>Octets lus par seconde</translation>
    </message>
    <message>
        <source>Bytes written per second</source>
        <translation>Octets écrits par seconde</translation>
    </message>
    <message>
        <source>Reads per second</source>
        <translation>Lectures par seconde</translation>
    </message>
    <message>
        <source>Writes per second</source>
        <translation>Écritures par seconde</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>▼ on a boundary</source>
        <translation>▼ sur une limite</translation>
    </message>
    <message>
        <source>%1 to %2 in %3 runs</source>
        <translation>de %1 à %2 en %3 passes</translation>
    </message>
</context>
<context>
    <name>MetadataMenu</name>
    <message>
        <source>below %1 %</source>
        <translation>moins de %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the metadata, %4 of the volume</source>
        <translation>%1&#xa0;: %2, %3 des métadonnées, %4 du volume</translation>
    </message>
    <message>
        <source>Would be given back: %1</source>
        <translation>Serait rendu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MovedText</name>
    <message>
        <source>what if: %1</source>
        <translation>hypothèse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MultiplesPainterText</name>
    <message>
        <source>each line %1, %2 block groups; the same scale for all</source>
        <translation>chaque ligne %1, %2 groupes de blocs&#xa0;; la même échelle pour toutes</translation>
    </message>
    <message>
        <source>each line %1; the same scale for all</source>
        <translation>chaque ligne %1&#xa0;; la même échelle pour toutes</translation>
    </message>
    <message>
        <source>paler where metadata fills less of a pixel</source>
        <translation>plus pâle là où les métadonnées remplissent moins d’un pixel</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>À essayer&#xa0;: %1</translation>
    </message>
    <message>
        <source>each line %1, one block group; the same scale for all</source>
        <translation>chaque ligne %1, un groupe de blocs&#xa0;; même échelle pour toutes</translation>
    </message>
</context>
<context>
    <name>MultiplesSceneText</name>
    <message>
        <source>1 note</source>
        <translation>1 note</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 notes</translation>
    </message>
    <message>
        <source>planning…</source>
        <translation>planification…</translation>
    </message>
    <message>
        <source>looks the same as %1 at this scale</source>
        <translation>identique à %1 à cette échelle</translation>
    </message>
    <message>
        <source>uniform at this scale: metadata every %1, a pixel is %2</source>
        <translation>uniforme à cette échelle&#xa0;: métadonnées tous les %1, un pixel vaut %2</translation>
    </message>
</context>
<context>
    <name>OptionFieldText</name>
    <message>
        <source>Where the partition starts on its disk: sectors of 512, or 1M, or bytes</source>
        <translation>Où la partition commence sur son disque&#xa0;: secteurs de 512, ou 1M, ou octets</translation>
    </message>
    <message>
        <source>Further options of mke2fs, the same for every -G, such as -I 512 -J size=64 -E packed_meta_blocks=1; a -G typed here adds a layout</source>
        <translation>Autres options de mke2fs, les mêmes pour chaque -G, comme -I 512 -J size=64 -E packed_meta_blocks=1&#xa0;; un -G tapé ici ajoute une disposition</translation>
    </message>
    <message>
        <source>a size is wanted, such as 16 GiB, 1T or 4 TB</source>
        <translation>il faut une taille, comme 16 GiB, 1T ou 4 TB</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>Type bytes as pairs of hexadecimal digits, such as “53 ef”.</source>
        <translation>Tapez des octets en paires de chiffres hexadécimaux, comme «&#xa0;53 ef&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PercentilePlotText</name>
    <message>
        <source>How long requests took</source>
        <translation>Durée des requêtes</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>bar: half of them   – 95 %   — 99 %   ○ the longest</source>
        <translation>barre&#xa0;: la moitié   – 95 %   — 99 %   ○ la plus longue</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>la moitié en %1</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % en %1</translation>
    </message>
    <message>
        <source>99 % within %1</source>
        <translation>99 % en %1</translation>
    </message>
    <message>
        <source>the longest %1</source>
        <translation>la plus longue %1</translation>
    </message>
</context>
<context>
    <name>PicturesText</name>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
</context>
<context>
    <name>PlaceMenu</name>
    <message>
        <source>What is this? (%1)</source>
        <translation>Qu’est-ce&#xa0;? (%1)</translation>
    </message>
    <message>
        <source>Show its bytes</source>
        <translation>Montrer ses octets</translation>
    </message>
    <message>
        <source>Copy block number</source>
        <translation>Copier le numéro de bloc</translation>
    </message>
    <message>
        <source>Copy byte of the disk</source>
        <translation>Copier l’octet du disque</translation>
    </message>
    <message>
        <source>Copy logical sector</source>
        <translation>Copier le secteur logique</translation>
    </message>
    <message>
        <source>Descriptor of group %1</source>
        <translation>Descripteur du groupe %1</translation>
    </message>
    <message>
        <source>Zoom to it</source>
        <translation>Zoomer dessus</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>Montrer sur la carte</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Qu’est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>The last block of this file system is %1.</source>
        <translation>Le dernier bloc de ce système de fichiers est %1.</translation>
    </message>
    <message>
        <source>The inodes of this file system are 1 to %1.</source>
        <translation>Les inodes de ce système de fichiers vont de 1 à %1.</translation>
    </message>
    <message>
        <source>Inode %1 lies outside the file system.</source>
        <translation>L’inode %1 se trouve hors du système de fichiers.</translation>
    </message>
    <message>
        <source>This disk has no GPT.</source>
        <translation>Ce disque n’a pas de GPT.</translation>
    </message>
    <message>
        <source>This disk has no MBR.</source>
        <translation>Ce disque n’a pas de MBR.</translation>
    </message>
    <message>
        <source>The last byte of this disk is %1.</source>
        <translation>Le dernier octet de ce disque est %1.</translation>
    </message>
    <message>
        <source>Byte %1 lies %2.</source>
        <translation>L’octet %1 se trouve %2.</translation>
    </message>
    <message>
        <source>The last sector of 512 bytes of this disk is %1.</source>
        <translation>Le dernier secteur de 512 octets de ce disque est %1.</translation>
    </message>
    <message>
        <source>This line is about partition %1, which is not the open one.</source>
        <translation>Cette ligne concerne la partition %1, qui n’est pas celle qui est ouverte.</translation>
    </message>
    <message>
        <source>The last logical sector of this disk is %1.</source>
        <translation>Le dernier secteur logique de ce disque est %1.</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are sectors and bytes only.</source>
        <translation>Ce disque ne contient pas de système de fichiers ext&#xa0;: il n’y a que des secteurs et des octets.</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>Le dernier groupe de blocs de ce système de fichiers est %1.</translation>
    </message>
</context>
<context>
    <name>PromptText</name>
    <message>
        <source>ssh asks</source>
        <translation>ssh demande</translation>
    </message>
</context>
<context>
    <name>ReaderText</name>
    <message>
        <source>the image is damaged in a way that is worth a bug report; another partition may still open</source>
        <translation>l’image est endommagée d’une façon qui mérite un rapport de bogue&#xa0;; une autre partition s’ouvrira peut-être</translation>
    </message>
    <message>
        <source>the reader ended with exit code %1 and no snapshot</source>
        <translation>le lecteur s’est terminé avec le code %1 et sans instantané</translation>
    </message>
    <message>
        <source>the system ended the reader, probably because memory ran out</source>
        <translation>le système a mis fin au lecteur, probablement par manque de mémoire</translation>
    </message>
    <message>
        <source>close other programs and open the image again</source>
        <translation>fermez d’autres programmes et rouvrez l’image</translation>
    </message>
    <message>
        <source>the reader used more processor time than it is allowed</source>
        <translation>le lecteur a utilisé plus de temps processeur qu’il ne lui est permis</translation>
    </message>
    <message>
        <source>the reader made a system call that its sandbox forbids</source>
        <translation>le lecteur a demandé au système une chose à laquelle il avait renoncé</translation>
    </message>
    <message>
        <source>the reader crashed with signal %1</source>
        <translation>le lecteur s’est arrêté brutalement sur le signal %1</translation>
    </message>
</context>
<context>
    <name>SamplePurpose</name>
    <message>
        <source>An installed system: the swap partition has a decimal size, so root behind it starts off the grid</source>
        <translation>Un système installé&#xa0;: la partition d’échange a une taille décimale, et la racine derrière elle commence hors de la grille</translation>
    </message>
    <message>
        <source>The ordinary case: GPT, partition at sector 2048, flex groups of 16</source>
        <translation>Le cas ordinaire&#xa0;: GPT, partition au secteur 2048, groupes flex de 16</translation>
    </message>
    <message>
        <source>A partition at LBA 63, where DOS-era tools put the first one: every 4 KiB block straddles</source>
        <translation>Une partition au LBA 63, où les outils de l’époque DOS mettaient la première&#xa0;: chaque bloc de 4 Kio chevauche</translation>
    </message>
    <message>
        <source>A partition at LBA 34, the first usable sector of a GPT: every 4 KiB block straddles</source>
        <translation>Une partition au LBA 34, le premier secteur utilisable d’une GPT&#xa0;: chaque bloc de 4 Kio chevauche</translation>
    </message>
    <message>
        <source>Three partitions, two with ext4: boot is aligned, root behind it starts one sector off</source>
        <translation>Trois partitions, dont deux ext4&#xa0;: boot est alignée, root derrière elle commence un secteur à côté</translation>
    </message>
    <message>
        <source>A drive with 4096-byte logical sectors: nothing can be misaligned</source>
        <translation>Un disque à secteurs logiques de 4096 octets&#xa0;: rien ne peut être mal aligné</translation>
    </message>
    <message>
        <source>An extended partition: the logical ones lie 63 sectors behind their own table</source>
        <translation>Une partition étendue&#xa0;: les logiques sont 63 secteurs derrière leur propre table</translation>
    </message>
    <message>
        <source>A memory card: MBR, boot partition at 4 MiB, root on the grid of the erase blocks</source>
        <translation>Une carte mémoire&#xa0;: MBR, partition de démarrage à 4 Mio, racine sur la grille des blocs d’effacement</translation>
    </message>
    <message>
        <source>A file system without a partition table: group 0 begins at byte 0</source>
        <translation>Un système de fichiers sans table de partitions&#xa0;: le groupe 0 commence à l’octet 0</translation>
    </message>
    <message>
        <source>1 KiB blocks on an aligned partition: each write fills a quarter of a physical sector</source>
        <translation>Blocs de 1 Kio sur une partition alignée&#xa0;: chaque écriture remplit un quart de secteur physique</translation>
    </message>
    <message>
        <source>-G 1: each group keeps its own bitmaps and inode table</source>
        <translation>-G 1&#xa0;: chaque groupe garde ses propres bitmaps et sa table d’inodes</translation>
    </message>
    <message>
        <source>-G 64: the metadata of 8 GiB lies together</source>
        <translation>-G 64&#xa0;: les métadonnées de 8 Gio sont ensemble</translation>
    </message>
    <message>
        <source>-G 256: the metadata of 32 GiB lies together</source>
        <translation>-G 256&#xa0;: les métadonnées de 32 Gio sont ensemble</translation>
    </message>
    <message>
        <source>No flex_bg, as ext3 has it: metadata at the start of every group</source>
        <translation>Sans flex_bg, comme ext3&#xa0;: des métadonnées au début de chaque groupe</translation>
    </message>
    <message>
        <source>meta_bg: group descriptors spread over the volume, no reserved GDT blocks</source>
        <translation>meta_bg&#xa0;: descripteurs de groupe répartis sur le volume, pas de blocs GDT réservés</translation>
    </message>
    <message>
        <source>bigalloc with 64 KiB clusters: bitmaps count clusters, groups are 16 times as large</source>
        <translation>bigalloc avec des grappes de 64 Kio&#xa0;: les bitmaps comptent des grappes, les groupes sont 16 fois plus grands</translation>
    </message>
    <message>
        <source>sparse_super2 with packed_meta_blocks: two backups, all metadata at the start</source>
        <translation>sparse_super2 avec packed_meta_blocks&#xa0;: deux copies, toutes les métadonnées au début</translation>
    </message>
    <message>
        <source>RAID stride without flex_bg: bitmaps move over by a chunk from group to group</source>
        <translation>Stride RAID sans flex_bg&#xa0;: les bitmaps se décalent d’un chunk d’un groupe à l’autre</translation>
    </message>
    <message>
        <source>1 TiB with 8,192 groups: what a large volume looks like</source>
        <translation>1 Tio avec 8&#xa0;192 groupes&#xa0;: à quoi ressemble un grand volume</translation>
    </message>
    <message>
        <source>A used file system: files, deletions, fragmentation</source>
        <translation>Un système de fichiers utilisé&#xa0;: fichiers, suppressions, fragmentation</translation>
    </message>
    <message>
        <source>The primary superblock is destroyed: the first backup is used</source>
        <translation>Le superbloc primaire est détruit&#xa0;: la première copie est utilisée</translation>
    </message>
    <message>
        <source>A disk without ext: its partitions are named, and one of them is off the grid</source>
        <translation>Un disque sans ext&#xa0;: ses partitions sont nommées, et l’une d’elles est hors de la grille</translation>
    </message>
    <message>
        <source>The smallest thing to look at: one file in a file system of 8 MiB</source>
        <translation>Le plus petit objet à regarder&#xa0;: un fichier dans un système de fichiers de 8 Mio</translation>
    </message>
    <message>
        <source>One inode with two names: an entry each, and a count of links</source>
        <translation>Un inode à deux noms&#xa0;: une entrée pour chacun, et un compte de liens</translation>
    </message>
    <message>
        <source>A deleted file: what the entry, the inode and the bitmaps keep of it</source>
        <translation>Un fichier supprimé&#xa0;: ce qu’en gardent l’entrée, l’inode et les bitmaps</translation>
    </message>
    <message>
        <source>A deleted directory with a file in it, both by their inodes</source>
        <translation>Un répertoire supprimé avec un fichier dedans, tous deux par leurs inodes</translation>
    </message>
    <message>
        <source>A file with holes: three extents, and the blocks between them do not exist</source>
        <translation>Un fichier à trous&#xa0;: trois extents, et les blocs entre eux n’existent pas</translation>
    </message>
    <message>
        <source>A directory of 600 names with an index of two levels in hash order</source>
        <translation>Un répertoire de 600 noms avec un index à deux niveaux, par valeurs de hachage</translation>
    </message>
    <message>
        <source>The content of the next two on ext2: indirect blocks, no journal</source>
        <translation>Le contenu des deux suivants sur ext2&#xa0;: blocs indirects, pas de journal</translation>
    </message>
    <message>
        <source>The content of its neighbours on ext3: the same with a journal</source>
        <translation>Le contenu de ses voisins sur ext3&#xa0;: la même chose avec un journal</translation>
    </message>
    <message>
        <source>The content of the two before on ext4: extents, flex_bg, a journal</source>
        <translation>Le contenu des deux précédents sur ext4&#xa0;: extents, flex_bg, un journal</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>the suffix of the file name belongs to no format</source>
        <translation>le suffixe du nom de fichier n’est celui d’aucun format</translation>
    </message>
</context>
<context>
    <name>SaveFileText</name>
    <message>
        <source>the file cannot be written</source>
        <translation>le fichier ne peut pas être écrit</translation>
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
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>logical volume %1:</source>
        <translation>volume logique %1&#xa0;:</translation>
    </message>
    <message>
        <source>rest of %1</source>
        <translation>reste de %1</translation>
    </message>
    <message>
        <source>%1 — starts at byte %2</source>
        <translation>%1 — commence à l’octet %2</translation>
    </message>
    <message>
        <source>%1 — starts at sector %2 = byte %3</source>
        <translation>%1 — commence au secteur %2 = octet %3</translation>
    </message>
    <message>
        <source>%1 partition table</source>
        <translation>table de partitions %1</translation>
    </message>
    <message>
        <source>not in any partition</source>
        <translation>dans aucune partition</translation>
    </message>
    <message>
        <source>missing: the image ends before</source>
        <translation>absent&#xa0;: l’image se termine avant</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>unallocated %1</source>
        <translation>%1 non alloué</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>absent&#xa0;: %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>secteurs logiques</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>partition start is %1</source>
        <translation>début de la partition&#xa0;: %1</translation>
    </message>
    <message>
        <source>volume start is %1</source>
        <translation>début du volume&#xa0;: %1</translation>
    </message>
    <message>
        <source>where the volume starts on its disk is not known</source>
        <translation>l’endroit où le volume commence sur son disque n’est pas connu</translation>
    </message>
    <message>
        <source>The start is %1.</source>
        <translation>Le début&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>StructurePlaceText</name>
    <message>
        <source>Group %1 holds no superblock.</source>
        <translation>Le groupe %1 ne contient pas de superbloc.</translation>
    </message>
    <message>
        <source>This file system holds no journal.</source>
        <translation>Ce système de fichiers ne contient pas de journal.</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>Le dernier groupe de blocs de ce système de fichiers est %1.</translation>
    </message>
</context>
<context>
    <name>StructureTexts</name>
    <message>
        <source>1,024 bytes at byte 1,024 of the volume that say how large it is, how large its blocks and groups are, and which features it uses. The kernel reads it first when it mounts the file system and writes it while the file system is in use; e2fsck and every other tool begin here. Without it the volume opens from a backup.</source>
        <translation>1&#xa0;024 octets à l’octet 1&#xa0;024 du volume, qui disent sa taille, celle de ses blocs et de ses groupes, et les fonctionnalités qu’il utilise. Le noyau le lit en premier au montage et l’écrit pendant que le système de fichiers est utilisé&#xa0;; e2fsck et tous les autres outils commencent ici. Sans lui, le volume s’ouvre à partir d’une copie.</translation>
    </message>
    <message>
        <source>A copy of the superblock, in case the primary one is lost: e2fsck -b reads it. With sparse_super the copies are in groups 0, 1 and the powers of 3, 5 and 7, with sparse_super2 in at most two groups besides group 0, otherwise in every group. e2fsck, tune2fs and resize2fs keep it up to date; in daily use nobody writes it.</source>
        <translation>Une copie du superbloc, au cas où le primaire serait perdu&#xa0;: e2fsck -b la lit. Avec sparse_super, les copies sont dans les groupes 0, 1 et les puissances de 3, 5 et 7, avec sparse_super2 dans au plus deux groupes en plus du groupe 0, sinon dans chaque groupe. e2fsck, tune2fs et resize2fs la tiennent à jour&#xa0;; au quotidien, personne ne l’écrit.</translation>
    </message>
    <message>
        <source>The group descriptor table: for each block group, where its block bitmap, inode bitmap and inode table are, how much of it is free, and whether its bitmaps have been initialised. The kernel reads the whole table when it mounts the file system and changes a descriptor with each allocation in its group. Copies stand behind the backup superblocks.</source>
        <translation>La table des descripteurs de groupe&#xa0;: pour chaque groupe de blocs, où sont son bitmap de blocs, son bitmap d’inodes et sa table d’inodes, ce qui y est libre, et si ses bitmaps ont été initialisés. Le noyau lit toute la table au montage et modifie un descripteur à chaque allocation dans son groupe. Des copies suivent les copies du superbloc.</translation>
    </message>
    <message>
        <source>One bit for each block of the group, or each cluster with bigalloc: set when it is in use. The kernel reads it before it allocates or frees in the group, and each such change writes the block again. e2fsck compares it with what the inodes claim.</source>
        <translation>Un bit pour chaque bloc du groupe, ou pour chaque grappe avec bigalloc&#xa0;: à 1 quand il est utilisé. Le noyau le lit avant d’allouer ou de libérer dans le groupe, et chaque changement réécrit le bloc. e2fsck le compare à ce que revendiquent les inodes.</translation>
    </message>
    <message>
        <source>One bit for each inode of the group: set when it is in use. The kernel reads it before it creates or deletes a file or directory in the group, and each such change writes the block again.</source>
        <translation>Un bit pour chaque inode du groupe&#xa0;: à 1 quand il est utilisé. Le noyau le lit avant de créer ou de supprimer un fichier ou un répertoire dans le groupe, et chaque changement réécrit le bloc.</translation>
    </message>
    <message>
        <source>For multiple mount protection: a host that has mounted the file system rewrites this block every few seconds. Another host that shares the disk reads it before it mounts, sees it change, and refuses. e2fsck and tune2fs look at it as well.</source>
        <translation>Pour la protection contre les montages multiples&#xa0;: une machine qui a monté le système de fichiers réécrit ce bloc toutes les quelques secondes. Une autre machine qui partage le disque le lit avant de monter, le voit changer et refuse. e2fsck et tune2fs le consultent aussi.</translation>
    </message>
    <message>
        <source>Changes of metadata are written here first, in one run, and to their own place afterwards. After a crash the kernel or e2fsck replays what had been committed. It is the file of inode 8 and is written at every commit, a few seconds apart and at every fsync.</source>
        <translation>Les changements de métadonnées sont d’abord écrits ici, d’un seul trait, puis à leur propre place. Après un plantage, le noyau ou e2fsck rejoue ce qui avait été validé. C’est le fichier de l’inode 8&#xa0;; il est écrit à chaque validation, toutes les quelques secondes et à chaque fsync.</translation>
    </message>
    <message>
        <source>How many blocks and inodes each user, group or project uses, and their limits. The kernel reads it when quotas are on and updates it as files grow and shrink; e2fsck checks it. User and group quotas are the files of inodes 3 and 4.</source>
        <translation>Combien de blocs et d’inodes utilise chaque utilisateur, groupe ou projet, et leurs limites. Le noyau les lit quand les quotas sont activés et les met à jour quand des fichiers grandissent ou rétrécissent&#xa0;; e2fsck les vérifie. Les quotas des utilisateurs et des groupes sont les fichiers des inodes 3 et 4.</translation>
    </message>
    <message>
        <source>A list of inodes that were deleted while still open, or were being truncated. The kernel enters them here and takes them out again; at the next mount after a crash, the kernel or e2fsck frees what is still listed.</source>
        <translation>Une liste des inodes qui ont été supprimés alors qu’ils étaient ouverts, ou qui étaient en cours de troncature. Le noyau les y inscrit et les en retire&#xa0;; au montage qui suit un plantage, le noyau ou e2fsck libère ce qui y est encore inscrit.</translation>
    </message>
    <message>
        <source>The one block of inode 7 that maps the reserved GDT blocks, so that the rest of the file system treats them as in use. The kernel and resize2fs read it when the file system grows.</source>
        <translation>Le seul bloc de l’inode 7, qui recense les blocs GDT réservés pour que le reste du système de fichiers les traite comme utilisés. Le noyau et resize2fs le lisent quand le système de fichiers grandit.</translation>
    </message>
    <message>
        <source>Room behind the group descriptors into which the table can grow when the file system is enlarged while mounted. Until then the primary ones only list their backups for the resize inode, and nobody reads or writes them in daily use.</source>
        <translation>De la place derrière les descripteurs de groupe, où la table peut grandir quand le système de fichiers est agrandi pendant qu’il est monté. Jusque-là, les blocs primaires ne font que recenser leurs copies pour l’inode de redimensionnement, et personne ne les lit ni ne les écrit au quotidien.</translation>
    </message>
    <message>
        <source>Data or free space</source>
        <translation>Données ou espace libre</translation>
    </message>
    <message>
        <source>that it begins off the marked granularity of %1</source>
        <translation>qu’elle ne commence pas sur la granularité marquée de %1</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>Lire la carte</translation>
    </message>
    <message>
        <source>A row runs from its first block on the left to its last on the right. The colour says which structure a block holds; a red hatched edge, %1. Point at a group to see where its bitmaps and inode table lie; click to read the fields here.</source>
        <translation>Une rangée va de son premier bloc, à gauche, à son dernier, à droite. La couleur dit quelle structure contient un bloc&#xa0;; un bord rouge hachuré, %1. Pointez un groupe pour voir où sont ses bitmaps et sa table d’inodes&#xa0;; cliquez pour en lire les champs ici.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie side by side, so one long read loads them all.</source>
        <translation>Dit au noyau où le groupe %1 garde son bitmap de blocs, son bitmap d’inodes et sa table d’inodes, et ce qui est libre dans le groupe. Avec flex_bg, ils ne sont pas forcément dans le groupe&#xa0;: ici, les bitmaps de blocs des %2 groupes du groupe flex %3 sont côte à côte, et une seule longue lecture les charge tous.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie in %4 places.</source>
        <translation>Dit au noyau où le groupe %1 garde son bitmap de blocs, son bitmap d’inodes et sa table d’inodes, et ce qui est libre dans le groupe. Avec flex_bg, ils ne sont pas forcément dans le groupe&#xa0;: ici, les bitmaps de blocs des %2 groupes du groupe flex %3 sont en %4 endroits.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they lie inside the group itself.</source>
        <translation>Dit au noyau où le groupe %1 garde son bitmap de blocs, son bitmap d’inodes et sa table d’inodes, et ce qui est libre dans le groupe. Ici, ils sont dans le groupe même.</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they do not all lie inside the group itself.</source>
        <translation>Dit au noyau où le groupe %1 garde son bitmap de blocs, son bitmap d’inodes et sa table d’inodes, et ce qui est libre dans le groupe. Ici, ils ne sont pas tous dans le groupe même.</translation>
    </message>
    <message>
        <source>Group descriptor</source>
        <translation>Descripteur de groupe</translation>
    </message>
    <message>
        <source>Outside the file system</source>
        <translation>Hors du système de fichiers</translation>
    </message>
    <message>
        <source>The byte lies %1.</source>
        <translation>L’octet se trouve %1.</translation>
    </message>
    <message>
        <source>The inodes of the group side by side. An inode holds a file&apos;s owner, mode, times and size, and where its data begin. The kernel reads a block of it whenever it opens a file whose inode is there, and writes that block when the file changes, so it is written often.</source>
        <translation>Les inodes du groupe côte à côte. Un inode contient le propriétaire, le mode, les dates et la taille d’un fichier, et l’endroit où commencent ses données. Le noyau en lit un bloc chaque fois qu’il ouvre un fichier dont l’inode y est, et écrit ce bloc quand le fichier change&#xa0;: elle est donc souvent écrite.</translation>
    </message>
    <message>
        <source>No structure of the file system&apos;s own frame lies here: the block holds a file, a directory or part of an extent tree, or it is free. The group&apos;s block bitmap and, once it has been read, the status line show whether it is in use. Data share the alignment of the partition start and the block size.</source>
        <translation>Aucune structure propre au système de fichiers ne se trouve ici&#xa0;: le bloc contient un fichier, un répertoire ou une partie d’un arbre d’extents, ou il est libre. Le bitmap de blocs du groupe le sait, et la ligne d’état le dit dès qu’il a été lu. Les données partagent l’alignement du début de la partition et de la taille de bloc.</translation>
    </message>
    <message>
        <source>that it does not fit the drive&apos;s physical sectors</source>
        <translation>qu’elle ne tombe pas sur les secteurs physiques du disque</translation>
    </message>
    <message>
        <source>A stretch of the disk that the partition table names. Everything inside inherits its start: when that is off the drive&apos;s physical sectors, so is every block of what it holds.</source>
        <translation>Une étendue du disque que nomme la table de partitions. Tout ce qu’elle contient hérite de son début&#xa0;: s’il ne tombe pas sur les secteurs physiques du disque, aucun bloc de son contenu n’y tombe.</translation>
    </message>
</context>
<context>
    <name>StructureWorking</name>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>block %1 lies past the end of the file system, image or partition, so its bytes are missing</source>
        <translation>le bloc %1 est au-delà de la fin du système de fichiers, de l’image ou de la partition&#xa0;: ses octets sont absents</translation>
    </message>
    <message>
        <source>%1 — from block %2 on it lies past the end of the image or partition</source>
        <translation>%1 — à partir du bloc %2, au-delà de la fin de l’image ou de la partition</translation>
    </message>
    <message>
        <source>%1 — first byte %2</source>
        <translation>%1 — premier octet %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>byte %1 is in logical sector %2, and byte %3 of physical sector %4; no block of the file system lies there</source>
        <translation>l’octet %1 est dans le secteur logique %2, octet %3 du secteur physique %4&#xa0;; aucun bloc du système de fichiers ne s’y trouve</translation>
    </message>
</context>
<context>
    <name>TypedSizeText</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 secteurs</translation>
    </message>
</context>
<context>
    <name>WebPageText</name>
    <message>
        <source>The fields of this structure are not in this page.</source>
        <translation>Les champs de cette structure ne sont pas dans cette page.</translation>
    </message>
    <message>
        <source>The page has the fields of %1 of %2 structures.</source>
        <translation>La page contient les champs de %1 structures sur %2.</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>Map of the metadata</source>
        <translation>Carte des métadonnées</translation>
    </message>
    <message>
        <source>The metadata is magnified, not to scale.</source>
        <translation>Les métadonnées sont agrandies, pas à l’échelle.</translation>
    </message>
    <message>
        <source>%1 of %2 rows are drawn.</source>
        <translation>%1 lignes sur %2 sont dessinées.</translation>
    </message>
    <message>
        <source>Only the first %1 parts can be clicked.</source>
        <translation>Seules les %1 premières parties sont cliquables.</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>mal aligné</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>données ou libre</translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>Produit par %1.</translation>
    </message>
    <message>
        <source>Labels, UUIDs, names and paths were removed.</source>
        <translation>Les étiquettes, UUID, noms et chemins ont été retirés.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Click a part of the map to see what it is, and its fields.</source>
        <translation>Cliquez sur une partie de la carte pour voir ce que c’est, avec ses champs.</translation>
    </message>
    <message>
        <source>The page has no fields: %1</source>
        <translation>La page n’a pas de champs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::AlignmentPage</name>
    <message>
        <source>The stack, from the disk down to each kind of structure</source>
        <translation>La pile, du disque jusqu’à chaque type de structure</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Ce que cela coûte</translation>
    </message>
    <message>
        <source>Back to where it is</source>
        <translation>Revenir à la vraie place</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>La pile</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Banner</name>
    <message>
        <source>Found: %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>À essayer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>No sample %1.</source>
        <translation>Pas d’exemple %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The image has changed on disk since it was opened. Reload it to see it as it is now.</source>
        <translation>L’image a changé sur le disque depuis son ouverture. Rechargez-la pour la voir telle qu’elle est maintenant.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 is there again. Reload it to see it as it is now.</source>
        <translation>%1 est de nouveau là. Rechargez-le pour voir son état actuel.</translation>
    </message>
    <message>
        <source>%1 is no longer there. The window shows what was read of it.</source>
        <translation>%1 n’est plus là. La fenêtre montre ce qui en a été lu.</translation>
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
        <translation>Une case pour chaque bit&#xa0;; les flèches en choisissent une</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Bookmarks</name>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>table de partitions</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ByteChoice</name>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>défini par vous</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personnalisé…</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>That is not a number of bytes.</source>
        <translation>Ce n’est pas un nombre d’octets.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ByteSearchBar</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search towards the end (Enter)</source>
        <translation>Chercher vers la fin (Entrée)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Search towards the beginning (Shift+Enter)</source>
        <translation>Chercher vers le début (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation>Arrêter la recherche (Échap)</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>Ce qu’il faut chercher</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hexa</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Search bytes  Ctrl+F</source>
        <translation>Chercher des octets  Ctrl+F</translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation>Chercher des octets</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message>
        <source>Found at byte %1, past the end of the disk and round.</source>
        <translation>Trouvé à l’octet %1, après la fin du disque en repartant du début.</translation>
    </message>
    <message>
        <source>Found at byte %1.</source>
        <translation>Trouvé à l’octet %1.</translation>
    </message>
    <message>
        <source>%1 bytes could not be read.</source>
        <translation>%1 octets n’ont pas pu être lus.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesPanel</name>
    <message>
        <source>&amp;Copy as hexadecimal</source>
        <translation>&amp;Copier en hexadécimal</translation>
    </message>
    <message>
        <source>Copy as C &amp;array</source>
        <translation>Copier en &amp;tableau C</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en te&amp;xte</translation>
    </message>
    <message>
        <source>At most %1 can be copied.</source>
        <translation>On peut copier au plus %1.</translation>
    </message>
    <message>
        <source>Bytes %1 – %2: %3 bytes.</source>
        <translation>Octets %1 – %2&#xa0;: %3 octets.</translation>
    </message>
    <message>
        <source>Byte %1: no field lies here.</source>
        <translation>Octet %1&#xa0;: aucun champ ici.</translation>
    </message>
    <message>
        <source>Byte %1: %2 (%3).</source>
        <translation>Octet %1&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>Choose a byte to name its field.</source>
        <translation>Choisissez un octet pour nommer son champ.</translation>
    </message>
    <message>
        <source>Bytes %1 – %2. Choose a byte to name its field.</source>
        <translation>Octets %1 – %2. Choisissez un octet pour nommer son champ.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Bytes of the disk in hexadecimal and as text; arrow keys choose a byte</source>
        <translation>Octets du disque en hexadécimal et en texte&#xa0;; les flèches en choisissent un</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ChangeModel</name>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>From block</source>
        <translation>Du bloc</translation>
    </message>
    <message>
        <source>To block</source>
        <translation>Au bloc</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Classroom</name>
    <message>
        <source>Cannot give the lesson %1</source>
        <translation>Impossible de donner la leçon %1</translation>
    </message>
    <message>
        <source>Cannot show the history %1</source>
        <translation>Impossible d’afficher l’historique %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareAdvice</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add the recommended layout</source>
        <translation>Ajouter la disposition recommandée</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Arrêter (Échap)</translation>
    </message>
    <message>
        <source>Stop planning; what was typed stays</source>
        <translation>Arrêter la planification&#xa0;; ce qui est saisi reste</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>Planifier à nouveau</translation>
    </message>
    <message>
        <source>The figures behind it, what it costs, and what speaks against it</source>
        <translation>Les chiffres derrière, ce que cela coûte et ce qui s’y oppose</translation>
    </message>
    <message>
        <source>Copy mke2fs command</source>
        <translation>Copier la commande mke2fs</translation>
    </message>
    <message>
        <source>Why, and how sure</source>
        <translation>Pourquoi, et avec quelle certitude</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>la valeur par défaut</translation>
    </message>
    <message>
        <source>%1 with %2, the default</source>
        <translation>%1 avec %2, par défaut</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareDetails</name>
    <message>
        <source>&amp;Differences</source>
        <translation>Diffé&amp;rences</translation>
    </message>
    <message>
        <source>Commands and &amp;notes</source>
        <translation>Co&amp;mmandes et notes</translation>
    </message>
    <message>
        <source>Metrics of the layouts</source>
        <translation>Mesures des dispositions</translation>
    </message>
    <message>
        <source>&amp;All metrics</source>
        <translation>Toutes les me&amp;sures</translation>
    </message>
    <message>
        <source>S&amp;ubtract the baseline</source>
        <translation>So&amp;ustraire la référence</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareMenu</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Compare &amp;mke2fs settings…</source>
        <translation>Comparer des réglages de &amp;mke2fs…</translation>
    </message>
    <message>
        <source>What each -G would do, before anything is formatted</source>
        <translation>Ce que ferait chaque -G, avant tout formatage</translation>
    </message>
    <message>
        <source>&amp;What would another -G have been?</source>
        <translation>&amp;Qu’aurait donné un autre -G&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Back to where you were</source>
        <translation>&amp;Revenir où vous étiez</translation>
    </message>
    <message>
        <source>Add an &amp;option line…</source>
        <translation>Ajouter une ligne d’&amp;options…</translation>
    </message>
    <message>
        <source>Add an &amp;image or snapshot…</source>
        <translation>Ajouter une &amp;image ou un instantané…</translation>
    </message>
    <message>
        <source>O&amp;pen a comparison…</source>
        <translation>Ou&amp;vrir une comparaison…</translation>
    </message>
    <message>
        <source>&amp;Save the comparison…</source>
        <translation>&amp;Enregistrer la comparaison…</translation>
    </message>
    <message>
        <source>&amp;Export the comparison…</source>
        <translation>E&amp;xporter la comparaison…</translation>
    </message>
    <message>
        <source>Measure a &amp;drive…</source>
        <translation>Mesurer un &amp;disque…</translation>
    </message>
    <message>
        <source>What alignment, request size and offset cost on a real drive</source>
        <translation>Ce que coûtent l’alignement, la taille et le décalage des requêtes sur un vrai disque</translation>
    </message>
    <message>
        <source>Takes the options of mke2fs from the open image&apos;s superblock</source>
        <translation>Prend les options de mke2fs dans le superbloc de l’image ouverte</translation>
    </message>
    <message>
        <source>&amp;Copy the baseline&apos;s mke2fs command</source>
        <translation>&amp;Copier la commande mke2fs de la référence</translation>
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
        <translation>Du périphérique&#xa0;: 16 GiB, 1T, 512M (puissances de 1024), 4 TB (de 1000), ou des octets</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>&amp;Bloc</translation>
    </message>
    <message>
        <source>Block size in bytes (-b); empty: what mke2fs takes</source>
        <translation>Taille de bloc en octets (-b)&#xa0;; vide&#xa0;: ce que prend mke2fs</translation>
    </message>
    <message>
        <source>&amp;Inode ratio</source>
        <translation>Octets par &amp;inode</translation>
    </message>
    <message>
        <source>Bytes for each inode (-i); empty: what mke2fs takes</source>
        <translation>Octets pour chaque inode (-i)&#xa0;; vide&#xa0;: ce que prend mke2fs</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>ext4 defaults</source>
        <translation>celles d’ext4</translation>
    </message>
    <message>
        <source>Features to add or take away (-O), such as sparse_super2,^has_journal</source>
        <translation>Fonctionnalités à ajouter ou à retirer (-O), comme sparse_super2,^has_journal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>inchangée</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>What reads cost in the model: a hard disk %1 for each jump, an SSD %2, an SD card %3, an eMMC module %4</source>
        <translation>Ce que coûtent les lectures dans le modèle&#xa0;: un disque dur %1 par saut, un SSD %2, une carte SD %3, un module eMMC %4</translation>
    </message>
    <message>
        <source>What the file system is for: the recommendation below follows</source>
        <translation>À quoi sert le système de fichiers&#xa0;: la recommandation ci-dessous s’y adapte</translation>
    </message>
    <message>
        <source>A dis&amp;k of</source>
        <translation>Un dis&amp;que de</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>growing &amp;to</source>
        <translation>croissant &amp;jusqu’à</translation>
    </message>
    <message>
        <source>Will grow to</source>
        <translation>Taille à venir</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>&amp;Plus d’options</translation>
    </message>
    <message>
        <source>RAID, start, and further options of mke2fs</source>
        <translation>RAID, début et autres options de mke2fs</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Inode ratio</source>
        <translation>Octets par inode</translation>
    </message>
    <message>
        <source>F&amp;eatures</source>
        <translation>Fonc&amp;tionnalités</translation>
    </message>
    <message>
        <source>Further o&amp;ptions</source>
        <translation>Autres &amp;options</translation>
    </message>
    <message>
        <source>RAID %1 of %2 disks</source>
        <translation>RAID %1 de %2 disques</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>Compare the layouts after growth: each is made by mke2fs in a sparse temporary file, and grown to this size; empty: as mke2fs makes them</source>
        <translation>Comparer les dispositions après agrandissement&#xa0;: chacune est créée par mke2fs dans un fichier temporaire creux, puis agrandie à cette taille&#xa0;; vide&#xa0;: telles que mke2fs les crée</translation>
    </message>
    <message>
        <source>How it grows</source>
        <translation>Comment il grandit</translation>
    </message>
    <message>
        <source>Cards and VM disks grow at first boot, while mounted: the kernel keeps the metadata of the added groups within their own flex groups. resize2fs places it differently while the file system is not mounted.</source>
        <translation>Les cartes et disques de VM grandissent au premier démarrage, montés&#xa0;: le noyau garde les métadonnées des groupes ajoutés dans leurs propres groupes flex. resize2fs les place autrement quand le système de fichiers n’est pas monté.</translation>
    </message>
    <message>
        <source>while mounted</source>
        <translation>monté</translation>
    </message>
    <message>
        <source>while not mounted</source>
        <translation>non monté</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>selon la mesure</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ComparePage</name>
    <message>
        <source>Option line…</source>
        <translation>Ligne d’options…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export as PNG, SVG, PDF, CSV or JSON</source>
        <translation>Exporter en PNG, SVG, PDF, CSV ou JSON</translation>
    </message>
    <message>
        <source>the picture would be too small to be read</source>
        <translation>le dessin serait trop petit pour être lu</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>The option line is not added.</source>
        <translation>La ligne d’options n’est pas ajoutée.</translation>
    </message>
    <message>
        <source>The comparison cannot be opened.</source>
        <translation>La comparaison ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Where the metadata lies</source>
        <translation>Où se trouvent les métadonnées</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add another layout</source>
        <translation>Ajouter une autre disposition</translation>
    </message>
    <message>
        <source>Image, device or snapshot…</source>
        <translation>Image, périphérique ou instantané…</translation>
    </message>
    <message>
        <source>This image, with other -G</source>
        <translation>Cette image, avec d’autres -G</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostPanel</name>
    <message>
        <source>Rotating drive</source>
        <translation>Disque rotatif</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Kind of drive</source>
        <translation>Type de disque</translation>
    </message>
    <message>
        <source>Speed of the drive</source>
        <translation>Vitesse du disque</translation>
    </message>
    <message>
        <source>What misalignment costs</source>
        <translation>Ce que coûte le mauvais alignement</translation>
    </message>
    <message>
        <source> rpm</source>
        <translation> tr/min</translation>
    </message>
    <message>
        <source>A model: %1</source>
        <translation>Un modèle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostTable</name>
    <message>
        <source>%1 (not in the total)</source>
        <translation>%1 (hors du total)</translation>
    </message>
    <message>
        <source>All metadata once</source>
        <translation>Toutes les métadonnées une fois</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>Lectures-modifications-écritures</translation>
    </message>
    <message>
        <source>Extra time (model)</source>
        <translation>Temps en plus (modèle)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CureList</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Or, if the data are not needed: recreate it</source>
        <translation>Ou, si les données ne sont pas nécessaires&#xa0;: le recréer</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Copy all commands of this cure, in order</source>
        <translation>Copier toutes les commandes de ce remède, dans l’ordre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy this command</source>
        <translation>Copier cette commande</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 Cause:&lt;/span&gt;&lt;/b&gt; %3. &lt;b&gt;Cure:&lt;/b&gt; %4.</source>
        <translation>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 Cause&#xa0;:&lt;/span&gt;&lt;/b&gt; %3. &lt;b&gt;Remède&#xa0;:&lt;/b&gt; %4.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceDialog</name>
    <message>
        <source>Not opened: no password was given.</source>
        <translation>Non ouvert&#xa0;: aucun mot de passe n’a été donné.</translation>
    </message>
    <message>
        <source>Not opened: %1.</source>
        <translation>Non ouvert&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open a device</source>
        <translation>Ouvrir un périphérique</translation>
    </message>
    <message>
        <source>Disks and partitions</source>
        <translation>Disques et partitions</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Waiting for the administrator’s password…</source>
        <translation>En attente du mot de passe de l’administrateur…</translation>
    </message>
    <message>
        <source>No disks were found.</source>
        <translation>Aucun disque n’a été trouvé.</translation>
    </message>
    <message>
        <source>%1 is opened read-only.</source>
        <translation>%1 est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>%1 is opened read-only, with the administrator’s password: a small program opens it and passes it on; everything else runs without rights.</source>
        <translation>%1 est ouvert en lecture seule, avec le mot de passe de l’administrateur&#xa0;: un petit programme l’ouvre et le transmet&#xa0;; tout le reste tourne sans droits.</translation>
    </message>
    <message>
        <source>Only the administrator may read %1. This command writes a snapshot that opens here: %2</source>
        <translation>Seul l’administrateur peut lire %1. Cette commande écrit un instantané qui s’ouvre ici&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceOpener</name>
    <message>
        <source>no socket can be made</source>
        <translation>aucune socket ne peut être créée</translation>
    </message>
    <message>
        <source>%1 does not start</source>
        <translation>%1 ne démarre pas</translation>
    </message>
    <message>
        <source>the helper ended without an answer</source>
        <translation>le programme auxiliaire s’est terminé sans réponse</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DevicesModel</name>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Secteurs</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Mounted at</source>
        <translation>Monté sur</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiffPanel</name>
    <message>
        <source>Differences from</source>
        <translation>Différences à partir de</translation>
    </message>
    <message>
        <source>Differences to</source>
        <translation>Différences vers</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Both layouts must be available to be compared.</source>
        <translation>Les deux dispositions doivent être présentes pour être comparées.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DirectoryModel</name>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>répertoire</translation>
    </message>
    <message>
        <source>character device</source>
        <translation>périphérique caractère</translation>
    </message>
    <message>
        <source>block device</source>
        <translation>périphérique bloc</translation>
    </message>
    <message>
        <source>pipe</source>
        <translation>tube</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>socket</translation>
    </message>
    <message>
        <source>symbolic link</source>
        <translation>lien symbolique</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
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
        <translation>Blocs modifiés selon leur taille</translation>
    </message>
    <message>
        <source>%1: %2 chunks, %3 to copy</source>
        <translation>%1&#xa0;: %2 blocs, %3 à copier</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>Bytes in chunks that were written at least once</source>
        <translation>Octets des blocs écrits au moins une fois</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiskStrip</name>
    <message>
        <source>Disk strip</source>
        <translation>Bandeau du disque</translation>
    </message>
    <message>
        <source>The whole disk with its partitions; arrow keys choose one, Enter shows it</source>
        <translation>Le disque entier avec ses partitions&#xa0;; les flèches en choisissent une, Entrée la montre</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveBar</name>
    <message>
        <source>Physical sectors or pages of %1 bytes</source>
        <translation>Secteurs ou pages physiques de %1 octets</translation>
    </message>
    <message>
        <source>The first boundary at byte %1</source>
        <translation>La première limite à l’octet %1</translation>
    </message>
    <message>
        <source>Erase blocks of %1</source>
        <translation>Blocs d’effacement de %1</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>The drive to judge for. An image file does not record it; Custom leads to the figures on the Alignment page.</source>
        <translation>Pour quel disque juger. Un fichier image ne le dit pas&#xa0;; Personnalisé mène aux valeurs, qui sont sur la page Alignement.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>An image of one partition does not record where it began on its disk: enter the first sector of the partition.</source>
        <translation>L’image d’une partition n’indique pas où celle-ci commençait sur son disque&#xa0;: saisissez le premier secteur de la partition.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to where the file system does begin</source>
        <translation>Revenir où le système de fichiers commence vraiment</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>D&amp;isque</translation>
    </message>
    <message>
        <source>%1 B (%2)</source>
        <translation>%1 o (%2)</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>Tel que lu</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personnalisé…</translation>
    </message>
    <message>
        <source>Custom, %1 B…</source>
        <translation>Personnalisé, %1 o…</translation>
    </message>
    <message>
        <source>what if: no room</source>
        <translation>hypothèse&#xa0;: pas la place</translation>
    </message>
    <message>
        <source>Where the file system begins, or its partition. Change it to see what another partition start would do; the image is not written.</source>
        <translation>Où commence le système de fichiers, ou sa partition. Le modifier montre l’effet d’un autre début&#xa0;; l’image n’est pas écrite.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Début</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveForm</name>
    <message>
        <source>jumper</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>Physical sector in bytes (a power of two):</source>
        <translation>Secteur physique en octets (une puissance de deux)&#xa0;:</translation>
    </message>
    <message>
        <source>Byte of the first physical sector boundary:</source>
        <translation>Octet de la première limite de secteur physique&#xa0;:</translation>
    </message>
    <message>
        <source>Optimal I/O size or RAID stripe in bytes:</source>
        <translation>Taille d’E/S optimale ou bande RAID en octets&#xa0;:</translation>
    </message>
    <message>
        <source>Erase block in bytes:</source>
        <translation>Bloc d’effacement en octets&#xa0;:</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Ph&amp;ysical sector</source>
        <translation>Secteur ph&amp;ysique</translation>
    </message>
    <message>
        <source>First &amp;boundary</source>
        <translation>Première li&amp;mite</translation>
    </message>
    <message>
        <source>&amp;Optimal I/O or stripe</source>
        <translation>E/S &amp;optimales ou bande</translation>
    </message>
    <message>
        <source>&amp;Erase block</source>
        <translation>&amp;Bloc d’effacement</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExercisePanel</name>
    <message>
        <source>Locate: which block, byte or sector holds what</source>
        <translation>Situer&#xa0;: quel bloc, octet ou secteur contient quoi</translation>
    </message>
    <message>
        <source>Decode: fields in a hex dump</source>
        <translation>Décoder&#xa0;: les champs d’un vidage hexadécimal</translation>
    </message>
    <message>
        <source>Arithmetic: a layout from mke2fs options</source>
        <translation>Calcul&#xa0;: une disposition d’après les options de mke2fs</translation>
    </message>
    <message>
        <source>Flex: what flex_bg puts where</source>
        <translation>Flex&#xa0;: ce que flex_bg place où</translation>
    </message>
    <message>
        <source>Align: remainders and read-modify-writes</source>
        <translation>Aligner&#xa0;: restes et lectures-modifications-écritures</translation>
    </message>
    <message>
        <source>Walk: from a path to its blocks</source>
        <translation>Parcourir&#xa0;: d’un chemin à ses blocs</translation>
    </message>
    <message>
        <source>Damage: find the one wrong number</source>
        <translation>Dommage&#xa0;: trouver le seul nombre faux</translation>
    </message>
    <message>
        <source>&amp;New exercise</source>
        <translation>&amp;Nouvel exercice</translation>
    </message>
    <message>
        <source>&amp;Timer</source>
        <translation>&amp;Minuteur</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Show its &amp;image</source>
        <translation>Montrer son &amp;image</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Genre d’exercice</translation>
    </message>
    <message>
        <source>level </source>
        <translation>niveau </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>How hard, from 1 to 3</source>
        <translation>La difficulté, de 1 à 3</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same number makes the same exercise; 0 draws one</source>
        <translation>Le même nombre fait le même exercice&#xa0;; 0 en tire un</translation>
    </message>
    <message>
        <source>Shows how long this exercise takes</source>
        <translation>Montre combien de temps prend cet exercice</translation>
    </message>
    <message>
        <source>Sheet of the exercise</source>
        <translation>Feuille de l’exercice</translation>
    </message>
    <message>
        <source>Making the exercise…</source>
        <translation>Préparation de l’exercice…</translation>
    </message>
    <message>
        <source>Choose a kind and a level. The answers are computed from the image when you check them.</source>
        <translation>Choisir un genre et un niveau. Les réponses se calculent à partir de l’image lors de la vérification.</translation>
    </message>
    <message>
        <source>a number, such as 4,096 or 0x1000</source>
        <translation>un nombre, tel que 4&#xa0;096 ou 0x1000</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>not so: %1</source>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>not so</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 sur %2 justes</translation>
    </message>
    <message>
        <source>&amp;Timer %1:%2</source>
        <translation>&amp;Minuteur %1:%2</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>Marks the answers, and shows the right ones of the others</source>
        <translation>Note les réponses et montre les bonnes pour les autres</translation>
    </message>
    <message>
        <source>Backups: find the copy that differs</source>
        <translation>Sauvegardes&#xa0;: trouver la copie qui diffère</translation>
    </message>
    <message>
        <source>Guess: what was done between two states</source>
        <translation>Deviner&#xa0;: ce qui s’est fait entre deux états</translation>
    </message>
    <message>
        <source>Survive: what a crash and the replay leave</source>
        <translation>Survivre&#xa0;: ce que laissent le plantage et le rejeu</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExerciseStage</name>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>E&amp;xercise…</source>
        <translation>E&amp;xercice…</translation>
    </message>
    <message>
        <source>Make an image with questions, and check the answers</source>
        <translation>Faire une image avec des questions, et vérifier les réponses</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Exporter</name>
    <message>
        <source>Export view</source>
        <translation>Exporter la vue</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Image PNG (*.png);;Dessin SVG (*.svg);;Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter la table</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Export free space</source>
        <translation>Exporter l’espace libre</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Valeurs séparées par des virgules (*.csv);;Image PNG (*.png);;Dessin SVG (*.svg);;Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save snapshot</source>
        <translation>Enregistrer l’instantané</translation>
    </message>
    <message>
        <source>ext4atlas snapshot (*.ext4atlas)</source>
        <translation>Instantané ext4atlas (*.ext4atlas)</translation>
    </message>
    <message>
        <source>Export HTML page</source>
        <translation>Exporter une page HTML</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>Page HTML (*.html)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FieldsPanel</name>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation>Filtrer les champs</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Fields of the selection, or what is inside of its block, its file or the journal</source>
        <translation>Champs de la sélection, ou ce que contiennent son bloc, son fichier ou le journal</translation>
    </message>
    <message>
        <source>Inside the block</source>
        <translation>Dans le bloc</translation>
    </message>
    <message>
        <source>Tree of the file</source>
        <translation>Arbre du fichier</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No structure with fields lies here. “Inside the block” looks for a directory, an extent tree, attributes or a part of the journal.</source>
        <translation>Aucune structure avec des champs ne se trouve ici. «&#xa0;Dans le bloc&#xa0;» cherche un répertoire, un arbre d’extents, des attributs ou une partie du journal.</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>Orphelins</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileFinder</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>Recherche de %1…</translation>
    </message>
    <message>
        <source>Looking for the owner of block %1…</source>
        <translation>Recherche du propriétaire du bloc %1…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a disk image, a device or a snapshot, read-only</source>
        <translation>Ouvrir une image disque, un périphérique ou un instantané, en lecture seule</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Read the image again, as it is now</source>
        <translation>Relire l’image, telle qu’elle est maintenant</translation>
    </message>
    <message>
        <source>Open &amp;lesson…</source>
        <translation>Ouvrir une &amp;leçon…</translation>
    </message>
    <message>
        <source>Open a lesson that somebody wrote</source>
        <translation>Ouvrir une leçon que quelqu’un a écrite</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>Réce&amp;nts</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Preview the page that is shown, then print it or write a PDF</source>
        <translation>Prévisualiser la page affichée, puis l’imprimer ou en faire un PDF</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>Exe&amp;mples</translation>
    </message>
    <message>
        <source>&amp;Export view as PNG, SVG or PDF…</source>
        <translation>&amp;Exporter la vue en PNG, SVG ou PDF…</translation>
    </message>
    <message>
        <source>Export &amp;groups as CSV…</source>
        <translation>Exporter les &amp;groupes en CSV…</translation>
    </message>
    <message>
        <source>Export &amp;findings as CSV…</source>
        <translation>Exporter les &amp;constats en CSV…</translation>
    </message>
    <message>
        <source>Sa&amp;ve snapshot…</source>
        <translation>Enregistrer l’inst&amp;antané…</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>Open &amp;device…</source>
        <translation>Ouvrir un périp&amp;hérique…</translation>
    </message>
    <message>
        <source>Choose among the disks and partitions of this machine</source>
        <translation>Choisir parmi les disques et partitions de cette machine</translation>
    </message>
    <message>
        <source>Reopen at s&amp;tart</source>
        <translation>Rouvrir au &amp;démarrage</translation>
    </message>
    <message>
        <source>Starting without an image reopens what was open when the last window closed</source>
        <translation>Un démarrage sans image ouvre ce qui l’était à la fermeture de la dernière fenêtre</translation>
    </message>
    <message>
        <source>After the &amp;journal’s replay</source>
        <translation>Après le re&amp;jeu du journal</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>Montre le volume tel qu’il est après le rejeu de son journal, effectué en mémoire&#xa0;; rien n’est écrit</translation>
    </message>
    <message>
        <source>With another s&amp;uperblock…</source>
        <translation>Avec un autre s&amp;uperbloc…</translation>
    </message>
    <message>
        <source>Opens this image with a backup superblock, as -b and -B of e2fsck</source>
        <translation>Ouvre cette image avec un superbloc de sauvegarde, comme -b et -B de e2fsck</translation>
    </message>
    <message>
        <source>P&amp;aste layout</source>
        <translation>Coller une dis&amp;position</translation>
    </message>
    <message>
        <source>Show what dumpe2fs, debugfs, tune2fs or mke2fs printed, as it is on the clipboard</source>
        <translation>Montrer ce que dumpe2fs, debugfs, tune2fs ou mke2fs a affiché, tel qu’il est dans le presse-papiers</translation>
    </message>
    <message>
        <source>Export map as &amp;HTML page…</source>
        <translation>E&amp;xporter la carte en page HTML…</translation>
    </message>
    <message>
        <source>One file for a browser, with verdicts, findings, the map, and the fields of what is clicked in it</source>
        <translation>Un fichier pour le navigateur, avec les verdicts, les constats, la carte et les champs de ce qui y est cliqué</translation>
    </message>
    <message>
        <source>The same without labels, UUIDs, names and paths, to give to others</source>
        <translation>La même chose sans étiquettes, UUID, noms ni chemins, à donner à d’autres</translation>
    </message>
    <message>
        <source>Close &amp;window</source>
        <translation>Fermer la fenê&amp;tre</translation>
    </message>
    <message>
        <source>E&amp;xport free space as CSV, PNG, SVG or PDF…</source>
        <translation>Exporter l’espace li&amp;bre en CSV, PNG, SVG ou PDF…</translation>
    </message>
    <message>
        <source>Open re&amp;mote…</source>
        <translation>Ou&amp;vrir à distance…</translation>
    </message>
    <message>
        <source>Open an image on another machine by its address: https, s3, nbd, sftp or ssh</source>
        <translation>Ouvrir une image d’une autre machine par son adresse&#xa0;: https, s3, nbd, sftp ou ssh</translation>
    </message>
    <message>
        <source>Ope&amp;n folder…</source>
        <translation>Ouvrir un do&amp;ssier…</translation>
    </message>
    <message>
        <source>Judge all images in a folder and list them</source>
        <translation>Juger toutes les images d’un dossier et les lister</translation>
    </message>
    <message>
        <source>New w&amp;indow</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Export map as HTML page, anon&amp;ymous…</source>
        <translation>Exporter la carte en page &amp;Web anonyme…</translation>
    </message>
    <message>
        <source>Open bloc&amp;k trace…</source>
        <translation>Anal&amp;yser une trace…</translation>
    </message>
    <message>
        <source>Show what the requests of a workload touched, over this image</source>
        <translation>Montrer sur cette image ce que les requêtes d’une charge ont touché</translation>
    </message>
    <message>
        <source>Save what was read, without the image&apos;s data; it opens like an image</source>
        <translation>Enregistrer ce qui a été lu, sans les données de l’image&#xa0;; il s’ouvre comme une image</translation>
    </message>
    <message>
        <source>Compare &amp;before and after…</source>
        <translation>Comparer avant et apr&amp;ès…</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>Montre ce qui a changé d’une image à l’autre, par champ, bit, entrée de répertoire et bloc</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FilePanel</name>
    <message>
        <source>&amp;Clear marks</source>
        <translation>&amp;Effacer les marques</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Steps from the path to the blocks</source>
        <translation>Étapes du chemin jusqu’aux blocs</translation>
    </message>
    <message>
        <source>Shows map and strip without the blocks of the file</source>
        <translation>Montre la carte et le bandeau sans les blocs du fichier</translation>
    </message>
    <message>
        <source>Reads all inode tables and directories</source>
        <translation>Lit toutes les tables d’inodes et tous les répertoires</translation>
    </message>
    <message>
        <source>Select a block that no metadata covers first</source>
        <translation>Choisissez d’abord un bloc qu’aucune métadonnée ne couvre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Entries of the directory</source>
        <translation>Entrées du répertoire</translation>
    </message>
    <message>
        <source>Lists the root directory; Enter or a double click leads into an entry</source>
        <translation>Énumère le répertoire racine&#xa0;; Entrée ou un double clic mène dans une entrée</translation>
    </message>
    <message>
        <source>Browse, or type a path such as /etc/hosts in “Go to” (Ctrl+G), to see how it leads to its blocks; or select a block that no metadata covers and ask for its owner.</source>
        <translation>Parcourez, ou tapez un chemin comme /etc/hosts dans «&#xa0;Aller à&#xa0;» (Ctrl+G), pour voir comment il mène à ses blocs&#xa0;; ou sélectionnez un bloc sans métadonnées et demandez son propriétaire.</translation>
    </message>
    <message>
        <source>Browse from /</source>
        <translation>Parcourir depuis /</translation>
    </message>
    <message>
        <source>Who owns this block?</source>
        <translation>À qui appartient ce bloc&#xa0;?</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileStepsModel</name>
    <message>
        <source>File blocks %1, unwritten</source>
        <translation>Blocs %1 du fichier, non écrits</translation>
    </message>
    <message>
        <source>File blocks %1</source>
        <translation>Blocs %1 du fichier</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>Root directory: inode 2</source>
        <translation>Répertoire racine&#xa0;: inode 2</translation>
    </message>
    <message>
        <source>Directory: inode %1</source>
        <translation>Répertoire&#xa0;: inode %1</translation>
    </message>
    <message>
        <source>Entry “%1”: inode %2</source>
        <translation>Entrée «&#xa0;%1&#xa0;»&#xa0;: inode %2</translation>
    </message>
    <message>
        <source>in the inode of the directory</source>
        <translation>dans l’inode du répertoire</translation>
    </message>
    <message>
        <source>Inode %1</source>
        <translation>Inode %1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>double click: all its blocks</source>
        <translation>double clic&#xa0;: tous ses blocs</translation>
    </message>
    <message>
        <source>Map of its blocks</source>
        <translation>Carte de ses blocs</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Gap before it</source>
        <translation>Écart avant</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>Secteurs</translation>
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
        <translation>➜ remède</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Octet</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Cost per write</source>
        <translation>Coût par écriture</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Filtrer les constats</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>Pour&amp;quoi&#xa0;?</translation>
    </message>
    <message>
        <source>Cause and cure on the Alignment page</source>
        <translation>Cause et remède sur la page Alignement</translation>
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
        <translation>Disposition avec %1</translation>
    </message>
    <message>
        <source>%1, what mke2fs uses without -G</source>
        <translation>%1, ce que mke2fs prend sans -G</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>larger ones: all %1 groups in one as well</source>
        <translation>au-delà&#xa0;: les %1 groupes en un seul également</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FragmentPlot</name>
    <message>
        <source>Place of the file’s blocks</source>
        <translation>Emplacement des blocs du fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n morceau</numerusform>
            <numerusform>%n morceaux</numerusform>
        </translation>
    </message>
    <message>
        <source>↑ block %1 of the volume</source>
        <translation>↑ bloc %1 du volume</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the file →</source>
        <translation>
            <numerusform>%n bloc du fichier →</numerusform>
            <numerusform>%n blocs du fichier →</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2 of the file: %3 to %4 of the volume</source>
        <translation>Blocs %1 à %2 du fichier&#xa0;: %3 à %4 du volume</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentChart</name>
    <message>
        <source>What the bars count</source>
        <translation>Ce que comptent les barres</translation>
    </message>
    <message>
        <source>Free blocks by the size of their extent, in %</source>
        <translation>Blocs libres selon la taille de leur extent, en&#xa0;%</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>Extents libres par taille</translation>
    </message>
    <message>
        <source>from %1 to below %2</source>
        <translation>de %1 à moins de %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>%1: %2 free extents, %3 blocks, %4 of the free</source>
        <translation>%1&#xa0;: %2 extents libres, %3 blocs, %4 de l’espace libre</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentModel</name>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Extents from</source>
        <translation>Extents à partir de</translation>
    </message>
    <message>
        <source>to below</source>
        <translation>à moins de</translation>
    </message>
    <message>
        <source>Extents</source>
        <translation>Extents</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Of the free</source>
        <translation>De l’espace libre</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeSpacePanel</name>
    <message>
        <source>Free space of</source>
        <translation>Espace libre de</translation>
    </message>
    <message>
        <source>Whole volume</source>
        <translation>Volume entier</translation>
    </message>
    <message>
        <source>Selected flex group</source>
        <translation>Groupe flex choisi</translation>
    </message>
    <message>
        <source>Selected group</source>
        <translation>Groupe choisi</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>Extents libres par taille</translation>
    </message>
    <message>
        <source>Read the rest</source>
        <translation>Lire le reste</translation>
    </message>
    <message>
        <source>Read block bitmaps (%1)</source>
        <translation>Lire les bitmaps de blocs (%1)</translation>
    </message>
    <message>
        <source>The block bitmaps have not been read.</source>
        <translation>Les bitmaps de blocs n’ont pas été lus.</translation>
    </message>
    <message>
        <source>Reading block bitmaps…</source>
        <translation>Lecture des bitmaps de blocs…</translation>
    </message>
    <message>
        <source>Select a group, or a structure of one.</source>
        <translation>Choisissez un groupe, ou une structure d’un groupe.</translation>
    </message>
    <message>
        <source>The image has changed since it was opened: reload it.</source>
        <translation>L’image a changé depuis son ouverture&#xa0;: rechargez-la.</translation>
    </message>
    <message>
        <source>Group %1.</source>
        <translation>Groupe %1.</translation>
    </message>
    <message>
        <source>Flex group %1.</source>
        <translation>Groupe flex %1.</translation>
    </message>
    <message>
        <source>The bitmaps of %1 of %2 groups are not known.</source>
        <translation>Les bitmaps de %1 groupes sur %2 ne sont pas connus.</translation>
    </message>
    <message>
        <source>Free: %1 of %2 blocks (%3), %4.</source>
        <translation>Libres&#xa0;: %1 blocs sur %2 (%3), %4.</translation>
    </message>
    <message>
        <source>%1 extents: smallest %2, largest %3, average %4.</source>
        <translation>%1 extents&#xa0;: le plus petit %2, le plus grand %3, moyenne %4.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GoMenu</name>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Back to the previous selection and view (Alt+Left, Backspace)</source>
        <translation>À ce qui était choisi et affiché avant (Alt+Gauche, Retour arrière)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;En avant</translation>
    </message>
    <message>
        <source>Forward to the next selection and view (Alt+Right)</source>
        <translation>À ce qui était choisi et affiché après (Alt+Droite)</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Aller à…</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>Constat &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>Constat &amp;précédent</translation>
    </message>
    <message>
        <source>Keeps a note on what is selected, for this volume wherever it is opened from</source>
        <translation>Garde une note sur la sélection, pour ce volume d’où qu’il soit ouvert</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Note on %1:</source>
        <translation>Note sur %1&#xa0;:</translation>
    </message>
    <message>
        <source>Fin&amp;d bytes…</source>
        <translation>Re&amp;chercher des octets…</translation>
    </message>
    <message>
        <source>No&amp;te on this place…</source>
        <translation>No&amp;te sur cet endroit…</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>&amp;Delete that of this place</source>
        <translation>Supprimer celle de cet en&amp;droit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GotoField</name>
    <message>
        <source>Go to group, block, inode, /path…  Ctrl+G</source>
        <translation>Groupe, bloc, inode, /chemin…  Ctrl+G</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>Ouvrez d’abord une image.</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are no paths.</source>
        <translation>Ce disque ne contient pas de système de fichiers ext&#xa0;: il n’y a pas de chemins.</translation>
    </message>
    <message>
        <source>“group 21”, “block 524293”, “sector 8390759” or “lba 63”, “byte 4296068608”, “inode 12”; a number alone is a block, with k, M, G or T a byte, with s a sector. “block bitmap 17”, “inode table 3”, “superblock” and “journal” are structures, “s_raid_stride” a field of the superblock. “/etc/hosts” shows the way to the blocks of a file. “sector 280576s” counts 512 bytes, as the kernel’s log does; a line of that log can be pasted, too.</source>
        <translation>«&#xa0;groupe 21&#xa0;», «&#xa0;bloc 524293&#xa0;», «&#xa0;secteur 8390759&#xa0;» ou «&#xa0;lba 63&#xa0;», «&#xa0;octet 4296068608&#xa0;», «&#xa0;inode 12&#xa0;»&#xa0;; un nombre seul est un bloc, avec k, M, G ou T un octet, avec s un secteur. «&#xa0;bitmap de blocs 17&#xa0;», «&#xa0;table d’inodes 3&#xa0;», «&#xa0;superbloc&#xa0;» et «&#xa0;journal&#xa0;» sont des structures, «&#xa0;s_raid_stride&#xa0;» un champ du superbloc. «&#xa0;/etc/hosts&#xa0;» montre le chemin jusqu’aux blocs d’un fichier. «&#xa0;secteur 280576s&#xa0;» compte 512 octets, comme le journal du noyau&#xa0;; une ligne de ce journal peut aussi être collée.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupMap</name>
    <message>
        <source>Group map</source>
        <translation>Carte des groupes</translation>
    </message>
    <message>
        <source>Metadata of the block groups, %1 in all</source>
        <translation>Métadonnées des groupes de blocs, %1 en tout</translation>
    </message>
    <message>
        <source>No file system is shown</source>
        <translation>Aucun système de fichiers n’est affiché</translation>
    </message>
    <message>
        <source>Damaged: see the findings.</source>
        <translation>Endommagé&#xa0;: voir les constats.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupModel</name>
    <message>
        <source>Enter or a double click shows group %1 on the map.</source>
        <translation>Entrée ou un double clic montre le groupe %1 sur la carte.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Flex group</source>
        <translation>Groupe flex</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>Premier bloc</translation>
    </message>
    <message>
        <source>Block bitmap</source>
        <translation>Bitmap de blocs</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>Bitmap d’inodes</translation>
    </message>
    <message>
        <source>Inode table</source>
        <translation>Table d’inodes</translation>
    </message>
    <message>
        <source>Free clusters</source>
        <translation>Grappes libres</translation>
    </message>
    <message>
        <source>Free blocks</source>
        <translation>Blocs libres</translation>
    </message>
    <message>
        <source>Free inodes</source>
        <translation>Inodes libres</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Répertoires</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Drapeaux</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somme de contrôle</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupPanel</name>
    <message>
        <source>Block bitmap</source>
        <translation>Bitmap de blocs</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>Bitmap d’inodes</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>Choisissez un groupe, ou l’un de ses blocs.</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>Groupe %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 inodes are free.</source>
        <translation>Groupe %1&#xa0;: %2 inodes sur %3 sont libres.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 clusters are free.</source>
        <translation>Groupe %1&#xa0;: %2 grappes sur %3 sont libres.</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 blocks are free.</source>
        <translation>Groupe %1&#xa0;: %2 blocs sur %3 sont libres.</translation>
    </message>
    <message>
        <source>%1 Hatched: INODE_UNINIT is set, so the bitmap was never written; the kernel takes all inodes as free.</source>
        <translation>%1 Hachuré&#xa0;: INODE_UNINIT est posé, le bitmap n’a donc jamais été écrit&#xa0;; le noyau tient tous les inodes pour libres.</translation>
    </message>
    <message>
        <source>%1 Hatched: BLOCK_UNINIT is set, so the bitmap was never written; the kernel computes it from the metadata that lies in the group.</source>
        <translation>%1 Hachuré&#xa0;: BLOCK_UNINIT est posé, le bitmap n’a donc jamais été écrit&#xa0;; le noyau le calcule d’après les métadonnées qui sont dans le groupe.</translation>
    </message>
    <message>
        <source>Point at a cell to name it; a click selects it.</source>
        <translation>Pointez une case pour la nommer&#xa0;; un clic la choisit.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>Block %1: %2, %3.</source>
        <translation>Bloc %1&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <source>Block %1: free.</source>
        <translation>Bloc %1&#xa0;: libre.</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3, reserved.</source>
        <translation>Inode %1, index %2&#xa0;: %3, réservé.</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3.</source>
        <translation>Inode %1, index %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Shown of the group</source>
        <translation>Affiché du groupe</translation>
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
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Inode table not zeroed</source>
        <translation>Table d’inodes non mise à zéro</translation>
    </message>
    <message>
        <source>Misaligned</source>
        <translation>Mal aligné</translation>
    </message>
    <message>
        <source>Past the end</source>
        <translation>Au-delà de la fin</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <translation>Somme de contrôle erronée</translation>
    </message>
    <message>
        <source>Groups listed</source>
        <translation>Groupes listés</translation>
    </message>
    <message>
        <source>Block groups</source>
        <translation>Groupes de blocs</translation>
    </message>
    <message>
        <source>&amp;Show on the map (Enter)</source>
        <translation>Montrer &amp;sur la carte (Entrée)</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%1 groupes sur %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HelpMenu</name>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>open an image; or drop one on the window</source>
        <translation>ouvrir une image&#xa0;; ou en déposer une sur la fenêtre</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>read the image again; keeps the selection and a what-if</source>
        <translation>relire l’image&#xa0;; garde la sélection et l’hypothèse</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>go to a group, block, sector, byte or inode</source>
        <translation>aller à un groupe, un bloc, un secteur, un octet ou un inode</translation>
    </message>
    <message>
        <source>Alt+Left or Backspace, Alt+Right</source>
        <translation>Alt+Gauche ou Retour arrière, Alt+Droite</translation>
    </message>
    <message>
        <source>back and forward through what was selected and how far it was zoomed</source>
        <translation>reculer et avancer dans ce qui a été choisi et dans le zoom</translation>
    </message>
    <message>
        <source>F8, Shift+F8</source>
        <translation>F8, Maj+F8</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4</source>
        <translation>Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4</translation>
    </message>
    <message>
        <source>the overview, a row for each flex group, for each group, or the whole volume</source>
        <translation>la vue d’ensemble, une rangée par groupe flex, par groupe, ou le volume entier</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>select the row above or below, the structure before or after</source>
        <translation>choisir la rangée au-dessus ou au-dessous, la structure avant ou après</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl++, Ctrl+-</source>
        <translation>Ctrl+molette, Ctrl++, Ctrl+-</translation>
    </message>
    <message>
        <source>zoom the map at the pointer</source>
        <translation>zoomer sur la carte à l’endroit du pointeur</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>pan the map; on the strip, move the window</source>
        <translation>déplacer la carte&#xa0;; sur le bandeau, déplacer la fenêtre</translation>
    </message>
    <message>
        <source>Double click, Enter, Ctrl+Return</source>
        <translation>Double clic, Entrée, Ctrl+Retour</translation>
    </message>
    <message>
        <source>zoom to the structure</source>
        <translation>zoomer sur la structure</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>select, zoom to, or copy the place under the pointer</source>
        <translation>choisir, agrandir ou copier le lieu sous le pointeur</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Maj+F1</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Left, Right, Page Up, Page Down</source>
        <translation>Gauche, Droite, Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>in a lesson or the time machine: the step before, the next step</source>
        <translation>dans une leçon ou la machine à remonter le temps&#xa0;: l’étape précédente, l’étape suivante</translation>
    </message>
    <message>
        <source>Ctrl+F11</source>
        <translation>Ctrl+F11</translation>
    </message>
    <message>
        <source>present: large type and no docks, on the whole screen</source>
        <translation>présenter&#xa0;: grands caractères et sans panneaux, sur tout l’écran</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Ctrl+S, Ctrl+E</source>
        <translation>Ctrl+S, Ctrl+E</translation>
    </message>
    <message>
        <source>save a snapshot; export the view</source>
        <translation>enregistrer un instantané&#xa0;; exporter la vue</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure&#xa0;; il est fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Made with Qt %1 (LGPL-3.0), {fmt} (MIT) and JSON for Modern C++ (MIT). The reader uses libext2fs of e2fsprogs (LGPL-2.0), libfdisk and libblkid of util-linux (LGPL-2.1).&lt;/p&gt;</source>
        <translation>&lt;p&gt;Fait avec Qt %1 (LGPL-3.0), {fmt} (MIT) et JSON for Modern C++ (MIT). Le lecteur utilise libext2fs d’e2fsprogs (LGPL-2.0), libfdisk et libblkid d’util-linux (LGPL-2.1).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This image was read by %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Cette image a été lue par %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>&amp;About ext4atlas</source>
        <translation>À &amp;propos d’ext4atlas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>About ext4atlas</source>
        <translation>À propos d’ext4atlas</translation>
    </message>
    <message>
        <source>next and previous finding</source>
        <translation>constat suivant et précédent</translation>
    </message>
    <message>
        <source>compare mke2fs settings</source>
        <translation>comparer des réglages de mke2fs</translation>
    </message>
    <message>
        <source>magnify the metadata</source>
        <translation>agrandir les métadonnées</translation>
    </message>
    <message>
        <source>scroll the map</source>
        <translation>faire défiler la carte</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>tout afficher</translation>
    </message>
    <message>
        <source>the glossary</source>
        <translation>le glossaire</translation>
    </message>
    <message>
        <source>preview and print the page</source>
        <translation>prévisualiser et imprimer la page</translation>
    </message>
    <message>
        <source>go to the lesson that is given</source>
        <translation>aller à la leçon en cours</translation>
    </message>
    <message>
        <source>fill the screen; beside a lesson, present it</source>
        <translation>remplir l’écran&#xa0;; à côté d’une leçon, la présenter</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+F</source>
        <translation>Ctrl+Z, Ctrl+F</translation>
    </message>
    <message>
        <source>undo a what-if; search for bytes</source>
        <translation>annuler une hypothèse&#xa0;; chercher des octets</translation>
    </message>
    <message>
        <source>cancel what is running, then leave the presentation or the full screen</source>
        <translation>annuler ce qui est en cours, puis quitter la présentation ou le plein écran</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+W, Ctrl+Q</source>
        <translation>Ctrl+N, Ctrl+W, Ctrl+Q</translation>
    </message>
    <message>
        <source>a new window; close this one; close all</source>
        <translation>une nouvelle fenêtre&#xa0;; fermer celle-ci&#xa0;; les fermer toutes</translation>
    </message>
    <message>
        <source>copy the selected rows of a table, or what is selected on map, strip, lens and bitmap</source>
        <translation>copier les lignes choisies d’un tableau, ou ce qui est sélectionné sur la carte, le bandeau, la loupe et le bitmap</translation>
    </message>
    <message>
        <source>&lt;p&gt;The buttons of some dialogs are English, because the translations of Qt are not installed (package qt6-translations-l10n, qt6-qttranslations or qt6-translations).&lt;/p&gt;</source>
        <translation>&lt;p&gt;Les boutons de certains dialogues sont en anglais, car les traductions de Qt ne sont pas installées (paquet qt6-translations-l10n, qt6-qttranslations ou qt6-translations).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;Shows where ext2, ext3 and ext4 keep their metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors. Images are opened read-only and parsed in a process of their own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;Montre où ext2, ext3 et ext4 rangent leurs métadonnées sur un disque, et si elles sont alignées sur les secteurs physiques du disque. Les images sont ouvertes en lecture seule et analysées dans un processus à part.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPanel</name>
    <message>
        <source>The step before (Left)</source>
        <translation>L’étape précédente (Gauche)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Lire ou mettre en pause (Espace)</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>L’étape suivante (Droite)</translation>
    </message>
    <message>
        <source>Step of the history</source>
        <translation>Étape de l’historique</translation>
    </message>
    <message>
        <source>Compare with the image after this step</source>
        <translation>Comparer à l’image après cette étape</translation>
    </message>
    <message>
        <source>Compare with the image after this step; 0 is before the first one</source>
        <translation>Comparer à l’image après cette étape&#xa0;; 0 est avant la première</translation>
    </message>
    <message>
        <source>since step </source>
        <translation>depuis l’étape </translation>
    </message>
    <message>
        <source>What the step wrote</source>
        <translation>Ce que l’étape a écrit</translation>
    </message>
    <message>
        <source>Running the steps…</source>
        <translation>Exécution des étapes…</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPlayer</name>
    <message>
        <source>a recorded history</source>
        <translation>un historique enregistré</translation>
    </message>
    <message>
        <source>%1, after step %2</source>
        <translation>%1, après l’étape %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryStage</name>
    <message>
        <source>Time machine</source>
        <translation>Machine à remonter le temps</translation>
    </message>
    <message>
        <source>&amp;Time machine</source>
        <translation>&amp;Machine à remonter le temps</translation>
    </message>
    <message>
        <source>&amp;Open history…</source>
        <translation>&amp;Ouvrir un historique…</translation>
    </message>
    <message>
        <source>Open what “ext4atlas-cli history record” wrote</source>
        <translation>Ouvrir ce qu’a écrit «&#xa0;ext4atlas-cli history record&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;End the history</source>
        <translation>&amp;Terminer l’historique</translation>
    </message>
    <message>
        <source>Open a history</source>
        <translation>Ouvrir un historique</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Compare two states of an image…</source>
        <translation>&amp;Comparer deux états d’une image…</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>Montre ce qui a changé d’une image à l’autre, par champ, bit, entrée de répertoire et bloc</translation>
    </message>
    <message>
        <source>The image before the change</source>
        <translation>L’image avant la modification</translation>
    </message>
    <message>
        <source>The image after the change</source>
        <translation>L’image après la modification</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ImageOpener</name>
    <message>
        <source>Pasted layout</source>
        <translation>Disposition collée</translation>
    </message>
    <message>
        <source>Open a disk image</source>
        <translation>Ouvrir une image disque</translation>
    </message>
    <message>
        <source>Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;All files (*)</source>
        <translation>Images disque et instantanés (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Which disk?</source>
        <translation>Quel disque&#xa0;?</translation>
    </message>
    <message>
        <source>%1 holds several files. Open:</source>
        <translation>%1 contient plusieurs fichiers. Ouvrir&#xa0;:</translation>
    </message>
    <message>
        <source>Open an image on another machine</source>
        <translation>Ouvrir une image d’une autre machine</translation>
    </message>
    <message>
        <source>Address, such as https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path or ssh://host/dev/sda1</source>
        <translation>Adresse, par exemple https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path ou ssh://host/dev/sda1</translation>
    </message>
    <message>
        <source>is no address of an image</source>
        <translation>n’est pas l’adresse d’une image</translation>
    </message>
    <message>
        <source>Judge the images in a folder</source>
        <translation>Juger les images d’un dossier</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InodesPanel</name>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>Inodes of the group</source>
        <translation>Inodes du groupe</translation>
    </message>
    <message>
        <source>Enter or a double click follows an inode to its blocks</source>
        <translation>Entrée ou un double clic suit un inode jusqu’à ses blocs</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>Choisissez un groupe, ou l’un de ses blocs.</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>Groupe %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InputRefusal</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorModel</name>
    <message>
        <source>%1 (a click outlines it on the map, a double click goes there)</source>
        <translation>%1 (un clic l’entoure sur la carte, un double clic y va)</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorPanel</name>
    <message>
        <source>Why is it there?</source>
        <translation>Pourquoi est-elle là&#xa0;?</translation>
    </message>
    <message>
        <source>Structures of the disk</source>
        <translation>Structures du disque</translation>
    </message>
</context>
<context>
    <name>atlas::ui::JobBar</name>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Annuler (Échap)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Making the sample %1…</source>
        <translation>Création de l’exemple %1…</translation>
    </message>
    <message>
        <source>Reading block bitmaps (%1)…</source>
        <translation>Lecture des bitmaps de blocs (%1)…</translation>
    </message>
    <message>
        <source>Reading block bitmaps: %1 of %2 groups</source>
        <translation>Lecture des bitmaps de blocs&#xa0;: %1 groupes sur %2</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>Lecture de %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Legend</name>
    <message>
        <source>superblock</source>
        <translation>superbloc</translation>
    </message>
    <message>
        <source>reserved GDT</source>
        <translation>GDT réservée</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>bitmap de blocs</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>bitmap d’inodes</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>table d’inodes</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>system files</source>
        <translation>fichiers système</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>mal aligné</translation>
    </message>
    <message>
        <source>estimate: no bitmap read, or an old one</source>
        <translation>estimation&#xa0;: aucun bitmap lu, ou un ancien</translation>
    </message>
    <message>
        <source>missing: past the end of the image or partition</source>
        <translation>absent&#xa0;: au-delà de la fin de l’image ou de la partition</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>The map has a colour for each of: %1</source>
        <translation>La carte a une couleur pour chacun de&#xa0;: %1</translation>
    </message>
    <message>
        <source>descriptors</source>
        <translation>descripteurs</translation>
    </message>
    <message>
        <source>data</source>
        <translation>données</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>written in this step</source>
        <translation>écrit à cette étape</translation>
    </message>
    <message>
        <source>blocks of this file</source>
        <translation>blocs de ce fichier</translation>
    </message>
    <message>
        <source>by owner: see Owners</source>
        <translation>par propriétaire&#xa0;: voir Propriétaires</translation>
    </message>
    <message>
        <source>requests of the trace: the stronger, the more</source>
        <translation>requêtes de la trace&#xa0;: plus c’est marqué, plus il y en a</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensPanel</name>
    <message>
        <source>Zoom out (Ctrl+wheel, −)</source>
        <translation>Zoom arrière (Ctrl+molette, −)</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl+wheel, +)</source>
        <translation>Zoom avant (Ctrl+molette, +)</translation>
    </message>
    <message>
        <source>Whole disk</source>
        <translation>Disque entier</translation>
    </message>
    <message>
        <source>Zoom out to the whole disk (0)</source>
        <translation>Zoom arrière jusqu’au disque entier (0)</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>The structure in the middle again (Enter)</source>
        <translation>De nouveau la structure au milieu (Entrée)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Around %1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;Autour&#xa0;: %1&lt;/b&gt;, %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;On the disk&lt;/b&gt;</source>
        <translation>&lt;b&gt;Sur le disque&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Show the lens below the map, as wide as the map</source>
        <translation>Afficher la loupe sous la carte, aussi large qu’elle</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensView</name>
    <message>
        <source>Lens</source>
        <translation>Loupe</translation>
    </message>
    <message>
        <source>Sectors, blocks and structures on one scale; arrow keys move, plus and minus zoom, 0 shows the whole disk</source>
        <translation>Secteurs, blocs et structures à une même échelle&#xa0;; les flèches déplacent, plus et moins zooment, 0 montre le disque entier</translation>
    </message>
    <message>
        <source>%1 × write of %2 bytes at byte %3</source>
        <translation>%1 × écriture de %2 octets à l’octet %3</translation>
    </message>
    <message>
        <source>%1 × read of %2 bytes at byte %3</source>
        <translation>%1 × lecture de %2 octets à l’octet %3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonPanel</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check the answer (Return)</source>
        <translation>Vérifier la réponse (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>Show the answer and its working (Alt+R)</source>
        <translation>Montrer la réponse et son calcul (Alt+R)</translation>
    </message>
    <message>
        <source>Make the sample</source>
        <translation>Créer l’exemple</translation>
    </message>
    <message>
        <source>Make the sample image of this lesson and open it</source>
        <translation>Créer l’image d’exemple de cette leçon et l’ouvrir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The step before (Left or Page Up)</source>
        <translation>L’étape précédente (Gauche ou Page préc.)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The next step (Right or Page Down)</source>
        <translation>L’étape suivante (Droite ou Page suiv.)</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · étape %2 sur %3</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>This lesson needs a file system with the features it describes. Its sample, %1, has them.</source>
        <translation>Cette leçon a besoin d’un système de fichiers qui a ce dont elle parle. Son exemple, %1, l’a.</translation>
    </message>
    <message>
        <source>Type a whole number, such as 32,768 or 0x8000.</source>
        <translation>Tapez un nombre entier, comme 32&#xa0;768 ou 0x8000.</translation>
    </message>
    <message>
        <source>Not so. Try again, or reveal the answer.</source>
        <translation>Non. Essayez encore, ou révélez la réponse.</translation>
    </message>
    <message>
        <source>Not so: %1</source>
        <translation>Non&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Juste. %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <source>%1 (Return)</source>
        <translation>%1 (Entrée)</translation>
    </message>
    <message>
        <source>The lesson ends here. The next one: %1.</source>
        <translation>La leçon se termine ici. La suivante&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The lesson ends here. Exercises, in the Learn menu, ask for more.</source>
        <translation>La leçon se termine ici. Les exercices du menu Apprendre vont plus loin.</translation>
    </message>
    <message>
        <source>The open image lacks what this lesson needs: `%1`. Its sample, %2, has it and takes the place of the image in this window; ending the lesson opens the image again.</source>
        <translation>Il manque à l’image ouverte ce dont cette leçon a besoin&#xa0;: `%1`. Son exemple, %2, l’a et prend la place de l’image dans cette fenêtre&#xa0;; terminer la leçon rouvre l’image.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonStage</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Appre&amp;ndre</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>&amp;Go to the lesson</source>
        <translation>&amp;Aller à la leçon</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>&amp;Terminer la leçon</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>Leçons (*.md);;Tous les fichiers (*)</translation>
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
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>%1 — ext4atlas</source>
        <translation>%1 — ext4atlas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Lessons, exercises and the time machine</source>
        <translation>Leçons, exercices et machine à remonter le temps</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>&amp;Barre d’outils</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>It is no file of this computer. Save it here first, then drop the file.</source>
        <translation>Ce n’est pas un fichier de cet ordinateur. Enregistrez-le d’abord ici, puis déposez le fichier.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MapPage</name>
    <message>
        <source>Groups below the overview</source>
        <translation>Groupes sous la vue d’ensemble</translation>
    </message>
    <message>
        <source>Metadata magnified; flex groups that are alike are drawn once</source>
        <translation>Métadonnées agrandies&#xa0;; groupes flex semblables dessinés une fois</translation>
    </message>
    <message>
        <source>Not to scale; a click on the name of a row unfolds it</source>
        <translation>Pas à l’échelle&#xa0;; un clic sur le nom d’une ligne la déplie</translation>
    </message>
    <message>
        <source>To scale: groups %1–%2 of %3</source>
        <translation>À l’échelle&#xa0;: groupes %1–%2 sur %3</translation>
    </message>
    <message>
        <source>The block bitmap of group %1 is block %2, in group %3</source>
        <translation>Le bitmap de blocs du groupe %1 est le bloc %2, dans le groupe %3</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MarkBox</name>
    <message>
        <source>What is marked red: blocks that straddle physical sectors, or structures off a larger granularity</source>
        <translation>Ce qui est marqué en rouge&#xa0;: les blocs à cheval sur des secteurs physiques, ou les structures hors d’une granularité plus grande</translation>
    </message>
    <message>
        <source>Mar&amp;k</source>
        <translation>Mar&amp;quer</translation>
    </message>
    <message>
        <source>Its size can be set on the Alignment page.</source>
        <translation>Sa taille peut être définie sur la page Alignement.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MeasurePage</name>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Another drive beside…</source>
        <translation>Un autre disque à côté…</translation>
    </message>
    <message>
        <source>A folder for a scratch file; a device or image, which is only read</source>
        <translation>Un dossier pour un fichier de travail&#xa0;; un périphérique ou une image, seulement lus</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>&amp;Runs of each setting</source>
        <translation>&amp;Passes par réglage</translation>
    </message>
    <message>
        <source>The measurement cannot be read</source>
        <translation>La mesure est illisible</translation>
    </message>
    <message>
        <source>Nothing was measured</source>
        <translation>Rien n’a été mesuré</translation>
    </message>
    <message>
        <source>Folder for the scratch file</source>
        <translation>Dossier du fichier de travail</translation>
    </message>
    <message>
        <source>Open a measurement</source>
        <translation>Ouvrir une mesure</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>Exporter la mesure</translation>
    </message>
    <message>
        <source>JSON (*.json);;Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>JSON (*.json);;Valeurs séparées par des virgules (*.csv);;Image PNG (*.png);;Dessin SVG (*.svg);;Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The measurement was not exported</source>
        <translation>La mesure n’a pas été exportée</translation>
    </message>
    <message>
        <source>fio writes to a scratch file in the folder, which has no name and is gone afterwards; a device or an image is only read. Each setting is repeated until its runs agree within 5 %, at most twice as often as asked.</source>
        <translation>fio écrit dans un fichier de travail du dossier, qui n’a pas de nom et disparaît ensuite&#xa0;; un périphérique ou une image est seulement lu. Chaque réglage est répété jusqu’à ce que ses mesures concordent à 5 % près, au plus deux fois plus souvent que demandé.</translation>
    </message>
    <message>
        <source>The command of the first run</source>
        <translation>La commande de la première mesure</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progression de la mesure</translation>
    </message>
    <message>
        <source>Earlier measurements</source>
        <translation>Mesures précédentes</translation>
    </message>
    <message>
        <source>What was measured in this session, and what the snapshot holds</source>
        <translation>Ce qui a été mesuré pendant cette session, et ce que contient l’instantané</translation>
    </message>
    <message>
        <source>Earlier…</source>
        <translation>Précédentes…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MemberPlot</name>
    <message>
        <source>Block bitmaps on each disk with %1</source>
        <translation>Bitmaps de blocs par disque avec %1</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Disque %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricCharts</name>
    <message>
        <source>Which metric is drawn over -G</source>
        <translation>La mesure tracée en fonction de -G</translation>
    </message>
    <message>
        <source>All at a glance</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>The same settings of -G, from left to right; choose a row to draw it large</source>
        <translation>Les mêmes valeurs de -G, de gauche à droite&#xa0;; une ligne choisie est tracée en grand</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
</context>
<context>
    <name>atlas::ui::NotesPanel</name>
    <message>
        <source>Place</source>
        <translation>Endroit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1, which this image does not hold</source>
        <translation>%1, absent de cette image</translation>
    </message>
    <message>
        <source>Note on the selected place…</source>
        <translation>Note sur l’endroit sélectionné…</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Supprimer la note</translation>
    </message>
    <message>
        <source>Notes on places</source>
        <translation>Notes sur des endroits</translation>
    </message>
    <message>
        <source>A double click or F2 changes a note; it is kept for this volume, and in saved snapshots</source>
        <translation>Un double clic ou F2 modifie une note&#xa0;; elle est conservée pour ce volume et dans les instantanés enregistrés</translation>
    </message>
    <message>
        <source>&amp;Delete note</source>
        <translation>&amp;Supprimer la note</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepPanel</name>
    <message>
        <source>&lt;b&gt;Offset sweep&lt;/b&gt;. %1, in sectors past %2. Drag the marker or use the arrow keys to try a start; the image is not written.</source>
        <translation>&lt;b&gt;Balayage du début&lt;/b&gt;. %1, en secteurs après %2. Glissez le repère ou utilisez les flèches pour essayer un début&#xa0;; l’image n’est pas écrite.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepView</name>
    <message>
        <source>Offset sweep</source>
        <translation>Balayage du début</translation>
    </message>
    <message>
        <source>Read-modify-writes by partition start; arrow keys try another start</source>
        <translation>Cycles lecture-modification-écriture selon le début de la partition&#xa0;; les flèches essaient un autre début</translation>
    </message>
    <message>
        <source>on a boundary</source>
        <translation>sur une limite</translation>
    </message>
    <message>
        <source>%1 B off</source>
        <translation>décalé de %1 o</translation>
    </message>
    <message>
        <source>now: %1 (%2)</source>
        <translation>actuel&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>what if: %1 (%2)</source>
        <translation>hypothèse&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>sector %1: %2, %3 read-modify-writes</source>
        <translation>secteur %1&#xa0;: %2, %3 cycles lecture-modification-écriture</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnerReader</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
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
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>Blocs partagés</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Morceaux</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnersPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Owners of the blocks</source>
        <translation>Propriétaires des blocs</translation>
    </message>
    <message>
        <source>Reads all inode tables in use, the block bitmaps, and directories for the names</source>
        <translation>Lit toutes les tables d’inodes utilisées, les bitmaps de blocs et, pour les noms, des répertoires</translation>
    </message>
    <message>
        <source>Marks the blocks on map and strip in the colours of the table; a file that is followed comes first</source>
        <translation>Marque les blocs sur la carte et la bande dans les couleurs du tableau&#xa0;; un fichier suivi passe avant</translation>
    </message>
    <message>
        <source>Reading who owns the blocks…</source>
        <translation>Lecture des propriétaires des blocs…</translation>
    </message>
    <message>
        <source>Shows which files have which blocks, the largest in a colour each, and what is in use without a file.</source>
        <translation>Montre quels fichiers ont quels blocs, les plus grands chacun dans sa couleur, et ce qui est occupé sans fichier.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>Read who owns the blocks</source>
        <translation>Lire à qui sont les blocs</translation>
    </message>
    <message>
        <source>Colour the map</source>
        <translation>Colorer la carte</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Pages</name>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>%1, partition %2</source>
        <translation>%1, partition %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>modifié %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>lu %1</translation>
    </message>
    <message>
        <source>after the journal’s replay in memory</source>
        <translation>après le rejeu du journal en mémoire</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionModel</name>
    <message>
        <source>logical volume</source>
        <translation>volume logique</translation>
    </message>
    <message>
        <source>Partition or volume</source>
        <translation>Partition ou volume</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>Premier secteur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
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
        <translation>Le système de fichiers ext affiché, dans une partition ou un volume logique</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionsPage</name>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions and logical volumes.</source>
        <translation>Ce disque ne contient aucun système de fichiers ext2, ext3 ou ext4 lisible. Voici ses partitions et ses volumes logiques.</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions.</source>
        <translation>Ce disque ne contient aucun système de fichiers ext2, ext3 ou ext4 lisible. Voici ses partitions.</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk. These are its partitions.</source>
        <translation>Aucun système de fichiers ext2, ext3 ou ext4 n’a été trouvé sur ce disque. Voici ses partitions.</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk; what is inside %1 of its containers was not read. These are its partitions.</source>
        <translation>Aucun système de fichiers ext2, ext3 ou ext4 n’a été trouvé sur ce disque&#xa0;; le contenu de %1 de ses conteneurs n’a pas été lu. Voici ses partitions.</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system.</source>
        <translation>Ce disque ne contient ni table de partitions ni système de fichiers ext2, ext3 ou ext4.</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system. It holds %1.</source>
        <translation>Ce disque ne contient ni table de partitions ni système de fichiers ext2, ext3 ou ext4. Il contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open the file system found at byte %1</source>
        <translation>Ouvrir le système de fichiers trouvé à l’octet %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PlanBar</name>
    <message>
        <source>Planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>encore environ %1 s</translation>
    </message>
    <message>
        <source>since %1 s</source>
        <translation>depuis %1 s</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RaidChoice</name>
    <message>
        <source>no RAID</source>
        <translation>pas de RAID</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>Count bitmaps on the members of an md array, and pass stride and stripe_width to mke2fs; LEVEL:CHUNK:MEMBERS can be typed, such as 6:512k:10</source>
        <translation>Compter les bitmaps sur les membres d’un ensemble md, et passer stride et stripe_width à mke2fs&#xa0;; on peut taper NIVEAU:CHUNK:MEMBRES, comme 6:512k:10</translation>
    </message>
    <message>
        <source>Chunk: what one member holds in one piece</source>
        <translation>Chunk&#xa0;: ce qu’un membre contient d’un seul tenant</translation>
    </message>
    <message>
        <source>Disks of the array</source>
        <translation>Disques de l’ensemble</translation>
    </message>
    <message>
        <source> disks</source>
        <translation> disques</translation>
    </message>
    <message>
        <source>there are RAID %1; level, chunk and disks can be typed at once, such as 6:512k:10</source>
        <translation>il y a RAID %1&#xa0;; niveau, chunk et disques peuvent être tapés ensemble, comme 6:512k:10</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReaderJob</name>
    <message>
        <source>the reader ext4atlas-cli is not installed</source>
        <translation>le lecteur ext4atlas-cli n’est pas installé</translation>
    </message>
    <message>
        <source>install it next to ext4atlas or in PATH</source>
        <translation>installez-le à côté d’ext4atlas ou dans PATH</translation>
    </message>
    <message>
        <source>cannot create a temporary file</source>
        <translation>impossible de créer un fichier temporaire</translation>
    </message>
    <message>
        <source>the reader does not start</source>
        <translation>le lecteur ne démarre pas</translation>
    </message>
    <message>
        <source>the answer of the reader is too long to show</source>
        <translation>la réponse du lecteur est trop longue pour être affichée</translation>
    </message>
    <message>
        <source>the reader has not responded for %1 seconds and was ended</source>
        <translation>le lecteur n’a rien dit pendant %1 secondes et a été arrêté</translation>
    </message>
    <message>
        <source>check whether the device still answers</source>
        <translation>vérifiez si le périphérique répond encore</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReplyField</name>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RowControls</name>
    <message>
        <source>Rows and scale of the map</source>
        <translation>Rangées et échelle de la carte</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SampleMaker</name>
    <message>
        <source>the script that makes samples does not start</source>
        <translation>le script qui crée les exemples ne démarre pas</translation>
    </message>
    <message>
        <source>the sample “%1” was not made</source>
        <translation>l’exemple «&#xa0;%1&#xa0;» n’a pas été créé</translation>
    </message>
    <message>
        <source>install e2fsprogs and fdisk, which make the samples</source>
        <translation>installez e2fsprogs et fdisk, qui créent les exemples</translation>
    </message>
    <message>
        <source>no recipes for samples next to the program</source>
        <translation>pas de recettes d’exemples à côté du programme</translation>
    </message>
    <message>
        <source>install ext4atlas, which has them in share/ext4atlas</source>
        <translation>installez ext4atlas, qui les a dans share/ext4atlas</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanDialog</name>
    <message>
        <source>Images in %1</source>
        <translation>Images dans %1</translation>
    </message>
    <message>
        <source>Filter by place, state or finding</source>
        <translation>Filtrer par emplacement, état ou constat</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>Examiner à nouveau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>No images in this folder</source>
        <translation>Aucune image dans ce dossier</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanModel</name>
    <message>
        <source>metadata: %1 % of the file system</source>
        <translation>métadonnées&#xa0;: %1 % du système de fichiers</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Taille de bloc</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SectorSpinBox</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 secteurs</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>groupe flex %1</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>groupe %1, groupe flex %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>Fields of the selection</source>
        <translation>Champs de la sélection</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bytes&lt;/b&gt; of the field are outlined; %1</source>
        <translation>Les &lt;b&gt;octets&lt;/b&gt; du champ sont encadrés&#xa0;; %1</translation>
    </message>
    <message>
        <source>all bytes</source>
        <translation>tous les octets</translation>
    </message>
    <message>
        <source>Why is it there?</source>
        <translation>Pourquoi est-ce là&#xa0;?</translation>
    </message>
    <message>
        <source>Learn about it</source>
        <translation>Apprendre à ce sujet</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;; %2</translation>
    </message>
    <message>
        <source>all about the fields</source>
        <translation>tout sur les champs</translation>
    </message>
    <message>
        <source>No structure with fields lies here.</source>
        <translation>Aucune structure à champs ne se trouve ici.</translation>
    </message>
    <message>
        <source>logical sector %1</source>
        <translation>secteur logique %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SmallMultiples</name>
    <message>
        <source>Layouts side by side</source>
        <translation>Dispositions côte à côte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Réf.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the mke2fs command</source>
        <translation>Copier la commande mke2fs</translation>
    </message>
    <message>
        <source>Remove this layout</source>
        <translation>Retirer cette disposition</translation>
    </message>
    <message>
        <source>Subtract this layout&apos;s figures from the others&apos;</source>
        <translation>Soustraire les valeurs de cette disposition de celles des autres</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StackModel</name>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>%1. Set it below the table.</source>
        <translation>%1. À définir au-dessous de la table.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StartPage</name>
    <message>
        <source>&amp;Open an image…</source>
        <translation>&amp;Ouvrir une image…</translation>
    </message>
    <message>
        <source>Drop a disk image here</source>
        <translation>Déposez une image disque ici</translation>
    </message>
    <message>
        <source>&amp;Compare mke2fs settings…</source>
        <translation>Comparer des ré&amp;glages de mke2fs…</translation>
    </message>
    <message>
        <source>What each -G would do to a disk of any size, before anything is formatted</source>
        <translation>Ce que ferait chaque -G sur un disque de n’importe quelle taille, avant tout formatage</translation>
    </message>
    <message>
        <source>Or look at a sample</source>
        <translation>Ou regardez un exemple</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Enter or a click makes the sample and opens it</source>
        <translation>Entrée ou un clic crée l’exemple et l’ouvre</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Ouverts auparavant</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>N’existe plus</translation>
    </message>
    <message>
        <source>Open a &amp;device…</source>
        <translation>Ouvrir un péri&amp;phérique…</translation>
    </message>
    <message>
        <source>A disk, partition or volume of this computer, read-only</source>
        <translation>Un disque, une partition ou un volume de cet ordinateur, en lecture seule</translation>
    </message>
    <message>
        <source>&amp;Learn how ext4 is laid out</source>
        <translation>&amp;Apprendre comment ext4 est disposé</translation>
    </message>
    <message>
        <source>The first of the lessons, with a sample image</source>
        <translation>La première des leçons, avec une image d’exemple</translation>
    </message>
    <message>
        <source>See where ext4 keeps its metadata, and whether it is aligned to the drive&apos;s physical sectors. Images and devices are opened read-only, always.</source>
        <translation>Voyez où ext4 range ses métadonnées, et si elles sont alignées sur les secteurs physiques du disque. Les images et les périphériques sont toujours ouverts en lecture seule.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StatusLine</name>
    <message>
        <source>data or free (%1 % of the group is free)</source>
        <translation>données ou libre (%1&#xa0;% du groupe est libre)</translation>
    </message>
    <message>
        <source>what if: byte %1</source>
        <translation>hypothèse&#xa0;: octet %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>sector %1</source>
        <translation>secteur %1</translation>
    </message>
    <message>
        <source>physical sector %1 + %2</source>
        <translation>secteur physique %1 + %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>bloc %1</translation>
    </message>
    <message>
        <source>group %1 (flex group %2)</source>
        <translation>groupe %1 (groupe flex %2)</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>groupe %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>au-delà de la fin&#xa0;: absent</translation>
    </message>
    <message>
        <source>this row stands for %1 more</source>
        <translation>cette ligne en représente %1 de plus</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StoredFieldsModel</name>
    <message>
        <source>may differ</source>
        <translation>peut différer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Stocké</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>Dans la copie</translation>
    </message>
    <message>
        <source>In %1 copies</source>
        <translation>Dans %1 copies</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StructureTree</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Node from block %1 of the file on</source>
        <translation>Nœud à partir du bloc %1 du fichier</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deleted or moved: %1</source>
        <translation>Supprimé ou déplacé&#xa0;: %1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>Block %1: %2 names, %3 free bytes</source>
        <translation>Bloc %1&#xa0;: noms&#xa0;: %2, octets libres&#xa0;: %3</translation>
    </message>
    <message>
        <source>Block %1: dx_%2</source>
        <translation>Bloc %1&#xa0;: dx_%2</translation>
    </message>
    <message>
        <source>block %1 of the directory</source>
        <translation>bloc %1 du répertoire</translation>
    </message>
    <message>
        <source>Transaction %1</source>
        <translation>Transaction %1</translation>
    </message>
    <message>
        <source>Structures inside of the selection</source>
        <translation>Structures dans la sélection</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No file system is open.</source>
        <translation>Aucun système de fichiers n’est ouvert.</translation>
    </message>
    <message>
        <source>Select an inode, or follow a path in “Go to” (Ctrl+G).</source>
        <translation>Sélectionnez un inode, ou suivez un chemin dans «&#xa0;Aller à&#xa0;» (Ctrl+G).</translation>
    </message>
    <message>
        <source>Select a block.</source>
        <translation>Sélectionnez un bloc.</translation>
    </message>
    <message>
        <source>No structure is known in this block.</source>
        <translation>Aucune structure n’est connue dans ce bloc.</translation>
    </message>
    <message>
        <source>Inode %1: %2</source>
        <translation>Inode %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Structures in block %1</source>
        <translation>Structures dans le bloc %1</translation>
    </message>
    <message>
        <source>in the journal</source>
        <translation>dans le journal</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
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
        <translation>Ouvrir avec un autre superbloc</translation>
    </message>
    <message>
        <source>A file system can be opened with a backup of its superblock, such as that in block 32768. Without a block, the best copy of a file system with this block size is searched for.</source>
        <translation>Un système de fichiers peut être ouvert avec une sauvegarde de son superbloc, par exemple celle du bloc 32768. Sans bloc, la meilleure copie d’un système de fichiers ayant cette taille de bloc est recherchée.</translation>
    </message>
    <message>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>&amp;Block of the superblock</source>
        <translation>&amp;Bloc du superbloc</translation>
    </message>
    <message>
        <source>Block &amp;size in bytes</source>
        <translation>&amp;Taille de bloc en octets</translation>
    </message>
    <message>
        <source>“%1” is no block number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de bloc.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TracePanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lectures</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Écritures</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>Lectures-modifications-écritures</translation>
    </message>
    <message>
        <source>Seek distance</source>
        <translation>Distance de recherche</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Structure or file</source>
        <translation>Structure ou fichier</translation>
    </message>
    <message>
        <source>Move the window of time through the trace</source>
        <translation>Faire avancer la fenêtre de temps dans la trace</translation>
    </message>
    <message>
        <source>Time in the trace</source>
        <translation>Instant dans la trace</translation>
    </message>
    <message>
        <source>Length of the window of time</source>
        <translation>Longueur de la fenêtre de temps</translation>
    </message>
    <message>
        <source>What map and strip show</source>
        <translation>Ce que montrent la carte et la bande</translation>
    </message>
    <message>
        <source>Reads and writes</source>
        <translation>Lectures et écritures</translation>
    </message>
    <message>
        <source>What was touched</source>
        <translation>Ce qui a été touché</translation>
    </message>
    <message>
        <source>The busiest blocks</source>
        <translation>Les blocs les plus sollicités</translation>
    </message>
    <message>
        <source>Whole trace</source>
        <translation>Trace entière</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Reading the trace…</source>
        <translation>Lecture de la trace…</translation>
    </message>
    <message>
        <source>%1 requests, %2 flushes.</source>
        <translation>%1 requêtes, %2 vidages.</translation>
    </message>
    <message>
        <source>Traced: %1.</source>
        <translation>Tracé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>Toutes les requêtes</translation>
    </message>
    <message>
        <source>Looking for the files that own the blocks…</source>
        <translation>Recherche des fichiers auxquels appartiennent les blocs…</translation>
    </message>
    <message>
        <source>By what the heat is measured</source>
        <translation>Ce que mesure la chaleur</translation>
    </message>
    <message>
        <source>by requests</source>
        <translation>par requêtes</translation>
    </message>
    <message>
        <source>by bytes</source>
        <translation>par octets</translation>
    </message>
    <message>
        <source>Time in the trace, with a line at each flush</source>
        <translation>Temps dans la trace, avec un trait à chaque vidage</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TraceStage</name>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>The trace %1 cannot be shown</source>
        <translation>La trace %1 ne peut pas être montrée</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Ouvrir une trace</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>no file system is open that it could be shown over</source>
        <translation>aucun système de fichiers n’est ouvert sur lequel la montrer</translation>
    </message>
    <message>
        <source>open the image first, then the trace</source>
        <translation>ouvrez d’abord l’image, puis la trace</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TypedChunk</name>
    <message>
        <source>Size of the chunks that are counted</source>
        <translation>Taille des blocs comptés</translation>
    </message>
    <message>
        <source>Size of a chunk, such as 64 KiB for a cluster of qcow2 or 4 MiB for a snapshot</source>
        <translation>Taille d’un bloc, par exemple 64 Kio pour un cluster de qcow2 ou 4 Mio pour un instantané</translation>
    </message>
    <message>
        <source>“%1” is no size of a chunk: type 512 bytes to 1 PiB, such as 64 KiB or 4 MiB.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille de bloc&#xa0;: saisissez de 512 octets à 1 Pio, par exemple 64 Kio ou 4 Mio.</translation>
    </message>
    <message>
        <source>No chunk of %1 was written.</source>
        <translation>Aucun bloc de %1 n’a été écrit.</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: at most %2, which are %3 to copy.</source>
        <translation>Blocs de %1 écrits au moins une fois&#xa0;: au plus %2, soit %3 à copier.</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: %2, which are %3 to copy.</source>
        <translation>Blocs de %1 écrits au moins une fois&#xa0;: %2, soit %3 à copier.</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictBar</name>
    <message>
        <source>Copy commands</source>
        <translation>Copier les commandes</translation>
    </message>
    <message>
        <source>Why, and cure</source>
        <translation>Cause et remède</translation>
    </message>
    <message>
        <source>Cause, calculation, cost and cures on the Alignment page</source>
        <translation>Cause, calcul, coût et remèdes sur la page Alignement</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Ce qui a été lu</translation>
    </message>
    <message>
        <source>Selects what the worst finding is about</source>
        <translation>Sélectionne l’objet du pire constat</translation>
    </message>
    <message>
        <source>Before the replay</source>
        <translation>Avant le rejeu</translation>
    </message>
    <message>
        <source>After the replay</source>
        <translation>Après le rejeu</translation>
    </message>
    <message>
        <source>Shows the volume as it is on the disk, without what its journal holds</source>
        <translation>Montre le volume tel qu’il est sur le disque, sans le contenu de son journal</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>Montre le volume tel qu’il est après le rejeu de son journal, effectué en mémoire&#xa0;; rien n’est écrit</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictDelegate</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown table</source>
        <translation>Copier en tableau &amp;Markdown</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Présentation</translation>
    </message>
    <message>
        <source>Large type and no docks, on the whole screen</source>
        <translation>Grands caractères et sans panneaux, sur tout l’écran</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>The whole volume, metadata magnified, flex groups that are alike drawn once</source>
        <translation>Le volume entier, métadonnées agrandies, les groupes flex semblables dessinés une fois</translation>
    </message>
    <message>
        <source>&amp;Flex groups</source>
        <translation>Groupes fle&amp;x</translation>
    </message>
    <message>
        <source>One row for each flex group</source>
        <translation>Une rangée par groupe flex</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>&amp;Groupes</translation>
    </message>
    <message>
        <source>One row for each block group</source>
        <translation>Une rangée par groupe de blocs</translation>
    </message>
    <message>
        <source>&amp;Whole volume</source>
        <translation>Volume &amp;entier</translation>
    </message>
    <message>
        <source>The whole volume in the rows that fit</source>
        <translation>Le volume entier dans les rangées qui tiennent</translation>
    </message>
    <message>
        <source>Metadata &amp;magnified</source>
        <translation>&amp;Métadonnées agrandies</translation>
    </message>
    <message>
        <source>Magnified</source>
        <translation>Agrandies</translation>
    </message>
    <message>
        <source>Metadata gets half of each row, which is then not to scale; the overview always magnifies</source>
        <translation>Les métadonnées prennent la moitié de chaque rangée, qui n’est alors pas à l’échelle&#xa0;; la vue d’ensemble agrandit toujours</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps (reads %1)</source>
        <translation>&amp;Allocation d’après les bitmaps (lit %1)</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps</source>
        <translation>&amp;Allocation d’après les bitmaps</translation>
    </message>
    <message>
        <source>Shades what is in use block by block, according to the block bitmaps instead of the groups&apos; free counts</source>
        <translation>Ombre bloc par bloc ce qui est utilisé, selon les bitmaps de blocs et non selon les comptes libres des groupes</translation>
    </message>
    <message>
        <source>&amp;Lens below the map</source>
        <translation>&amp;Loupe sous la carte</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>Zoom sur la &amp;sélection</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Panel of the sele&amp;ction</source>
        <translation>Volet de la séle&amp;ction</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Full sc&amp;reen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Un&amp;do the what-if</source>
        <translation>Annuler l’h&amp;ypothèse</translation>
    </message>
    <message>
        <source>Back to the drive and the start before the last change</source>
        <translation>Revient au disque et au début d’avant la dernière modification</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>Draw&amp;ers</source>
        <translation>T&amp;iroirs</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Rétablir la &amp;disposition</translation>
    </message>
    <message>
        <source>The window, its tool bar, panel and drawers as at the first start</source>
        <translation>La fenêtre, sa barre d’outils, son volet et ses tiroirs comme au premier démarrage</translation>
    </message>
</context>
<context>
    <name>atlas::ui::WindowDocks</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Champs</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>Espace libre</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>F&amp;ree space</source>
        <translation>Espace li&amp;bre</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>&amp;Constats</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>&amp;Propriétaires</translation>
    </message>
    <message>
        <source>Fiel&amp;ds</source>
        <translation>C&amp;hamps</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Octets</translation>
    </message>
    <message>
        <source>Opens or closes this list below the map</source>
        <translation>Ouvre ou ferme cette liste sous la carte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
</context>
</TS>
