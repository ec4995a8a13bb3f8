<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AlignmentAnswer</name>
    <message>
        <source>Partition %1 starts at %2. Blocks of %3 bytes on physical sectors of %4 bytes (%5).</source>
        <translation>分区 %1 从 %2 开始。块大小 %3 字节，物理扇区大小 %4 字节（%5）。</translation>
    </message>
    <message>
        <source>The file system starts at %1. Blocks of %2 bytes on physical sectors of %3 bytes (%4).</source>
        <translation>文件系统从 %1 开始。块大小 %2 字节，物理扇区大小 %3 字节（%4）。</translation>
    </message>
    <message>
        <source>%1 misaligned structures here, %2 where it really starts; %3 read-modify-writes to rewrite all metadata once instead of %4.</source>
        <translation>未对齐的结构：这里 %1 个，实际起点处 %2 个；把全部元数据重写一遍需要 %3 次读改写，而不是 %4 次。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that could be read.</source>
        <translation>此磁盘上没有可读的 ext2、ext3 或 ext4 文件系统。</translation>
    </message>
    <message>
        <source>What if: %1 Where it is, %2 are misaligned.</source>
        <translation>假设：%1 在实际位置，%2 未对齐。</translation>
    </message>
    <message>
        <source>%1 What if: %2 Where it is, %3 are misaligned.</source>
        <translation>%1假设：%2 在实际位置，%3 未对齐。</translation>
    </message>
</context>
<context>
    <name>BytesText</name>
    <message>
        <source>The image ends here.</source>
        <translation>映像到此结束。</translation>
    </message>
</context>
<context>
    <name>ChartSceneText</name>
    <message>
        <source>packed¹</source>
        <translation>紧凑¹</translation>
    </message>
    <message>
        <source>packed</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>▼ recommended</source>
        <translation>▼ 推荐</translation>
    </message>
    <message>
        <source>* default</source>
        <translation>* 默认</translation>
    </message>
    <message>
        <source>¹ no backups</source>
        <translation>¹ 无备份</translation>
    </message>
    <message>
        <source>what mke2fs uses without -G</source>
        <translation>不带 -G 时 mke2fs 的取值</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>盘</translation>
    </message>
    <message>
        <source>— with %1</source>
        <translation>— %1</translation>
    </message>
</context>
<context>
    <name>CommandLineText</name>
    <message>
        <source>Shows where ext4 keeps its metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors.
Images are opened read-only.

Exit codes: 0 done, 2 wrong usage, 3 the image cannot be read.</source>
        <translation>显示 ext4 把元数据放在磁盘的什么位置，以及它们是否与驱动器的物理扇区对齐。
映像以只读方式打开。

退出码：0 完成，2 用法错误，3 无法读取映像。</translation>
    </message>
    <message>
        <source>disk image, device or snapshot; each opens in its own window</source>
        <translation>磁盘映像、设备或快照；每个都在自己的窗口中打开</translation>
    </message>
    <message>
        <source>Draw the whole window to FILE (.png) without a display.</source>
        <translation>不用显示器，把整个窗口画到 FILE（.png）。</translation>
    </message>
    <message>
        <source>What --render draws: map, strip, alignment, or compare, which takes a saved comparison, an image, or nothing; --screenshot opens the map, alignment or compare.</source>
        <translation>--render 画什么：map、strip、alignment 或 compare；compare 接受保存的比较、映像或不带参数；--screenshot 打开 map、alignment 或 compare。</translation>
    </message>
    <message>
        <source>The LVM logical volume of IMAGE that the picture shows, such as vg/root.</source>
        <translation>图中显示的 IMAGE 的 LVM 逻辑卷，例如 vg/root。</translation>
    </message>
    <message>
        <source>Size of the picture in pixels, such as 1600x900.</source>
        <translation>图的像素大小，例如 1600x900。</translation>
    </message>
    <message>
        <source>Rows of the map: overview, flex, group or volume.</source>
        <translation>图的行：overview、flex、group 或 volume。</translation>
    </message>
    <message>
        <source>Magnify the metadata.</source>
        <translation>放大元数据。</translation>
    </message>
    <message>
        <source>Read the block bitmaps and shade the map by them.</source>
        <translation>读取块位图，并据此为图着色。</translation>
    </message>
    <message>
        <source>Dark colours.</source>
        <translation>深色。</translation>
    </message>
    <message>
        <source>There is no view “%1”; the views are map, strip, alignment and compare.</source>
        <translation>没有视图“%1”；有 map、strip、alignment 和 compare。</translation>
    </message>
    <message>
        <source>There are no rows “%1”; the rows are overview, flex, group and volume.</source>
        <translation>没有行方式“%1”；有 overview、flex、group 和 volume。</translation>
    </message>
    <message>
        <source>“%1” is not a size such as 1600x900.</source>
        <translation>“%1”不是像 1600x900 这样的大小。</translation>
    </message>
    <message>
        <source>A picture is made of one image; %1 were named.</source>
        <translation>一张图只取自一个映像；这里给了 %1 个。</translation>
    </message>
    <message>
        <source>Draw a view of IMAGE to FILE (.png, .svg or .pdf; the map also .html, compare also .csv, .json) without a display.</source>
        <translation>不使用显示器，把 IMAGE 的一个视图画到 FILE（.png、.svg 或 .pdf；布局图还可用 .html，比较还可用 .csv、.json）。</translation>
    </message>
    <message>
        <source>Leave labels, UUIDs, names and paths out of an HTML page.</source>
        <translation>在 HTML 页面中略去卷标、UUID、名称和路径。</translation>
    </message>
    <message>
        <source>“%1” ends neither in .png nor, for a view, in .svg or .pdf, or for the map in .html.</source>
        <translation>“%1”的扩展名既不是 .png，也不是（用于视图的）.svg 或 .pdf，或（用于布局图的）.html。</translation>
    </message>
    <message>
        <source>--redact applies to an HTML page only.</source>
        <translation>--redact 只适用于 HTML 页面。</translation>
    </message>
    <message>
        <source>Show what the requests of this trace touched: blkparse, perf script, biosnoop, an iolog of fio or a log of nbdkit.</source>
        <translation>显示此跟踪的请求涉及的内容：blkparse、perf script、biosnoop、fio 的 iolog 或 nbdkit 的日志。</translation>
    </message>
    <message>
        <source>Draw the trace as so many pictures, FILE-0001.png and so on, or as a .gif that moves.</source>
        <translation>将跟踪绘制为指定数量的图片（FILE-0001.png 等），或绘制为动态 .gif。</translation>
    </message>
    <message>
        <source>Frames a second of a .gif.</source>
        <translation>.gif 的每秒帧数。</translation>
    </message>
    <message>
        <source>Only a trace is drawn in frames: --trace FILE.</source>
        <translation>只有跟踪才能绘制为多帧：--trace FILE。</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames up to %2.</source>
        <translation>“%1”不是不超过 %2 的帧数。</translation>
    </message>
    <message>
        <source>“%1” is not a number of frames a second up to %2.</source>
        <translation>“%1”不是不超过 %2 的每秒帧数。</translation>
    </message>
    <message>
        <source>Print a page of HTML or Markdown, such as a worksheet, to FILE (.pdf) without a display; the page is named in place of IMAGE.</source>
        <translation>不用显示器，把 HTML 或 Markdown 页面（例如练习单）打印到 FILE（.pdf）；页面写在 IMAGE 的位置。</translation>
    </message>
    <message>
        <source>What --print prints on: a4, letter or slides (16:9).</source>
        <translation>--print 使用的纸张：a4、letter 或 slides（16:9）。</translation>
    </message>
    <message>
        <source>There is no paper “%1”; it is a4, letter or slides.</source>
        <translation>没有纸张“%1”；可用的是 a4、letter 或 slides。</translation>
    </message>
    <message>
        <source>--print takes a FILE that ends in .pdf, and one page to print.</source>
        <translation>--print 需要以 .pdf 结尾的 FILE，以及一个要打印的页面。</translation>
    </message>
</context>
<context>
    <name>CompareDialogsText</name>
    <message>
        <source>Add an option line</source>
        <translation>添加选项行</translation>
    </message>
    <message>
        <source>A whole mke2fs command line; the size, and the stride of the array, are added:</source>
        <translation>一整条 mke2fs 命令行；大小和阵列的 stride 会自动加上：</translation>
    </message>
    <message>
        <source>Add an image or snapshot</source>
        <translation>添加映像或快照</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>导出比较</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf);;Comma-separated values (*.csv);;JSON (*.json)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf);;逗号分隔值 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>保存比较</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1)</source>
        <translation>ext4atlas 比较 (*%1)</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>打开比较</translation>
    </message>
    <message>
        <source>ext4atlas comparison (*%1);;All files (*)</source>
        <translation>ext4atlas 比较 (*%1);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>CompareDocumentText</name>
    <message>
        <source>the file is no saved comparison</source>
        <translation>该文件不是保存的比较</translation>
    </message>
    <message>
        <source>a number from %1</source>
        <translation>不小于 %1 的数</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>options of mke2fs</source>
        <translation>mke2fs 的选项</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>%1 的整数倍</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>a command line of mke2fs, quoted as for a shell</source>
        <translation>mke2fs 命令行，按 shell 的方式加引号</translation>
    </message>
    <message>
        <source>a power of two from 1 to %1</source>
        <translation>1 到 %1 之间的 2 的幂</translation>
    </message>
    <message>
        <source>flex_groups, option_line or file</source>
        <translation>flex_groups、option_line 或 file</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取该文件</translation>
    </message>
</context>
<context>
    <name>CompareOptionsText</name>
    <message>
        <source>%1, partition %2</source>
        <translation>%1，分区 %2</translation>
    </message>
</context>
<context>
    <name>ComparisonExportText</name>
    <message>
        <source>mke2fs settings compared</source>
        <translation>mke2fs 设置的比较</translation>
    </message>
    <message>
        <source>the file name has no known extension</source>
        <translation>从文件名结尾看不出格式</translation>
    </message>
    <message>
        <source>there are no figures of %1</source>
        <translation>没有 %1 的数值</translation>
    </message>
    <message>
        <source>take it off the page</source>
        <translation>请将其从页面移除</translation>
    </message>
    <message>
        <source>%1 is still being planned</source>
        <translation>仍在规划 %1</translation>
    </message>
    <message>
        <source>save again when all figures are there</source>
        <translation>请在所有数值就绪后再保存</translation>
    </message>
</context>
<context>
    <name>ContentName</name>
    <message>
        <source>not recognised</source>
        <translation>未识别</translation>
    </message>
</context>
<context>
    <name>CopyWords</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>DescriptorText</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>past the end</source>
        <translation>超出末尾</translation>
    </message>
    <message>
        <source>%1, in part past the end</source>
        <translation>%1，部分超出末尾</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>its content lies in the inode</source>
        <translation>内容就在 inode 里</translation>
    </message>
    <message>
        <source>it has no blocks</source>
        <translation>没有块</translation>
    </message>
    <message>
        <source>%1 blocks in 2 pieces, with a gap between them</source>
        <translation>%1 个块，分为 2 段，中间有间隔</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个块</translation>
    </message>
    <message>
        <source>%1 blocks in one piece</source>
        <translation>%1 个块，连成一段</translation>
    </message>
    <message>
        <source>%1 blocks in %2 pieces, with %3 gaps between them</source>
        <translation>%1 个块，分为 %2 段，中间有 %3 个间隔</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4.</source>
        <translation>块 %1 属于 inode %2（%3）：%4。</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3): %4</source>
        <translation>块 %1 属于 inode %2（%3）：%4</translation>
    </message>
    <message>
        <source>Block %1 belongs to inode %2 (%3) with %4 paths, one of them %5</source>
        <translation>块 %1 属于 inode %2（%3），它有 %4 个路径，其中之一是 %5</translation>
    </message>
    <message>
        <source>%1: inode %2, %3.</source>
        <translation>%1：inode %2，%3。</translation>
    </message>
    <message>
        <source>%1 blocks of the file are holes.</source>
        <translation>文件有 %1 个块是空洞。</translation>
    </message>
    <message>
        <source>%1 blocks hold its map.</source>
        <translation>%1 个块存放它的映射。</translation>
    </message>
    <message>
        <source>There may be more: %1.</source>
        <translation>可能还有更多：%1。</translation>
    </message>
    <message>
        <source>No inode in use names block %1 (%2).</source>
        <translation>没有在用的 inode 指向块 %1（%2）。</translation>
    </message>
    <message>
        <source>%1 inodes claim it.</source>
        <translation>有 %1 个 inode 声称拥有它。</translation>
    </message>
    <message>
        <source>There may be more: not everything could be read.</source>
        <translation>可能还有更多：并非全部都能读取。</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>outside the inode tables</source>
        <translation>在 inode 表之外</translation>
    </message>
    <message>
        <source>group %1, index %2, byte %3</source>
        <translation>组 %1，序号 %2，字节 %3</translation>
    </message>
    <message>
        <source>after a hole of %1 blocks</source>
        <translation>隔着 %1 个块的空洞</translation>
    </message>
    <message>
        <source>%1 blocks further on</source>
        <translation>向后 %1 个块</translation>
    </message>
    <message>
        <source>%1 blocks back</source>
        <translation>向前 %1 个块</translation>
    </message>
    <message>
        <source>1 block of the file is a hole.</source>
        <translation>文件有 1 个块是空洞。</translation>
    </message>
    <message>
        <source>1 block holds its map.</source>
        <translation>1 个块存放它的映射。</translation>
    </message>
    <message>
        <source>What is block %1 of the journal?</source>
        <translation>日志中的块 %1 是什么？</translation>
    </message>
    <message>
        <source>Who owns block %1?</source>
        <translation>块 %1 属于谁？</translation>
    </message>
    <message>
        <source>Block %1 of the journal: %2.</source>
        <translation>日志中的块 %1：%2。</translation>
    </message>
    <message>
        <source>Block %1 of the journal is none of its copies, or its descriptor block was overwritten.</source>
        <translation>日志中的块 %1 不是其副本，或其描述块已被覆盖。</translation>
    </message>
    <message>
        <source>Byte %1 of the block: %2.</source>
        <translation>该块的第 %1 字节：%2。</translation>
    </message>
    <message>
        <source>Inode %1, which is free, still names it: %2, %3.</source>
        <translation>空闲的 inode %1 仍指向它：%2，%3。</translation>
    </message>
    <message>
        <source>%1 free inodes name it.</source>
        <translation>有 %1 个空闲 inode 指向它。</translation>
    </message>
    <message>
        <source>Not all free inodes were searched.</source>
        <translation>并非所有空闲 inode 都已检查。</translation>
    </message>
</context>
<context>
    <name>GotoText</name>
    <message>
        <source>The number in “%1” is larger than any disk.</source>
        <translation>“%1”中的数比任何磁盘都大。</translation>
    </message>
    <message>
        <source>Type a place such as “group 21”, “block 524293”, “sector 8390759”, “byte 4296068608”, “inode table 3” or “/etc/hosts”.</source>
        <translation>请输入位置，例如“组 21”、“块 524293”、“扇区 8390759”、“字节 4296068608”、“inode 表 3”或“/etc/hosts”。</translation>
    </message>
    <message>
        <source>“%1” is not a kind of place; there are group, block, sector, byte, inode, path, and structures such as “inode table 3”.</source>
        <translation>“%1”不是一种位置；可用的有组、块、扇区、字节、inode、path，以及“inode 表 3”这样的结构。</translation>
    </message>
</context>
<context>
    <name>HealthBanner</name>
    <message>
        <source>%1: neither a file system nor a partition table was recognised.</source>
        <translation>%1：既没有识别出文件系统，也没有识别出分区表。</translation>
    </message>
    <message>
        <source>%1 is mounted and may change: it was read at %2. Reload reads it again.</source>
        <translation>%1 已挂载，内容可能会变：读取于 %2。“重新载入”可再次读取。</translation>
    </message>
</context>
<context>
    <name>HistoryTitle</name>
    <message>
        <source>A directory of several blocks, and the index (htree) that e2fsck -D gives it.</source>
        <translation>占多个块的目录，以及 e2fsck -D 为它建立的索引（htree）。</translation>
    </message>
    <message>
        <source>What resize2fs writes when a file system grows, first within its reserved descriptor blocks.</source>
        <translation>文件系统扩大时 resize2fs 写入什么：先用其保留的描述符块。</translation>
    </message>
    <message>
        <source>What making and deleting a file and a directory writes.</source>
        <translation>创建和删除文件与目录时写入什么。</translation>
    </message>
    <message>
        <source>A free count and an inode bitmap made wrong, and what e2fsck puts right.</source>
        <translation>空闲计数和 inode 位图被弄错，以及 e2fsck 如何修复。</translation>
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
        <translation>从未</translation>
    </message>
    <message>
        <source>%1, 1 partition</source>
        <translation>%1，1 个分区</translation>
    </message>
    <message>
        <source>%1, %2 partitions</source>
        <translation>%1，%2 个分区</translation>
    </message>
    <message>
        <source>features</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Disk image</source>
        <translation>磁盘映像</translation>
    </message>
    <message>
        <source>Logical volume</source>
        <translation>逻辑卷</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>first physical boundary</source>
        <translation>第一个物理边界</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>分区表</translation>
    </message>
    <message>
        <source>table ID</source>
        <translation>分区表 ID</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>读取程序</translation>
    </message>
    <message>
        <source>No partition %1</source>
        <translation>没有分区 %1</translation>
    </message>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>first sector</source>
        <translation>第一个扇区</translation>
    </message>
    <message>
        <source>last sector</source>
        <translation>最后一个扇区</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>第一个字节</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>type code</source>
        <translation>类型代码</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>partition UUID</source>
        <translation>分区 UUID</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>label</source>
        <translation>卷标</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>文件系统</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>读自</translation>
    </message>
    <message>
        <source>the primary superblock; Fields shows this copy beside it</source>
        <translation>主超级块；“字段”在旁边显示这份副本</translation>
    </message>
    <message>
        <source>the copy in group %1; Fields shows this one beside it</source>
        <translation>组 %1 中的副本；“字段”在旁边显示这一份</translation>
    </message>
    <message>
        <source>%1 (%2 groups)</source>
        <translation>%1（%2 个组）</translation>
    </message>
    <message>
        <source>no flex_bg</source>
        <translation>无 flex_bg</translation>
    </message>
    <message>
        <source>not known: the superblock is an old copy</source>
        <translation>未知：超级块是旧的备份</translation>
    </message>
</context>
<context>
    <name>InspectorGroup</name>
    <message>
        <source>1 block, %1</source>
        <translation>1 个块，%1</translation>
    </message>
    <message>
        <source>%1 blocks, %2</source>
        <translation>%1 个块，%2</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>%1 + %2 B</source>
        <translation>%1 + %2 B</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>missing, past the end</source>
        <translation>不存在，超出末尾</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>cost of one %1 write</source>
        <translation>一次 %1 写入的代价</translation>
    </message>
    <message>
        <source>block %1, outside the volume</source>
        <translation>块 %1，在卷之外</translation>
    </message>
    <message>
        <source>past the end: byte %1</source>
        <translation>超出末尾：字节 %1</translation>
    </message>
    <message>
        <source>%1 byte %2</source>
        <translation>%1 字节 %2</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>descriptor</source>
        <translation>描述符</translation>
    </message>
    <message>
        <source>byte %1 + %2</source>
        <translation>字节 %1 + %2</translation>
    </message>
    <message>
        <source>Group %1 descriptor</source>
        <translation>组 %1 的描述符</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>flex 组 %1</translation>
    </message>
    <message>
        <source>Where it lies</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>Copies kept in group %1</source>
        <translation>保存在组 %1 中的副本</translation>
    </message>
    <message>
        <source>superblock (primary)</source>
        <translation>超级块（主）</translation>
    </message>
    <message>
        <source>superblock (backup)</source>
        <translation>超级块（备份）</translation>
    </message>
    <message>
        <source>group descriptors</source>
        <translation>组描述符</translation>
    </message>
    <message>
        <source>reserved GDT blocks</source>
        <translation>保留的 GDT 块</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>read from</source>
        <translation>读取自</translation>
    </message>
    <message>
        <source>a copy, whose counts and flags are old</source>
        <translation>备份，其中的计数和标志是旧的</translation>
    </message>
    <message>
        <source>a text, which leaves out this group</source>
        <translation>一份未包含此块组的文本</translation>
    </message>
    <message>
        <source>nowhere: no usable descriptor was found</source>
        <translation>无处：未找到可用的描述符</translation>
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
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>file-system blocks</source>
        <translation>文件系统块</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 个扇区</translation>
    </message>
    <message>
        <source>read-modify-write</source>
        <translation>读改写</translation>
    </message>
    <message>
        <source>RMW</source>
        <translation>RMW</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个块</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>超出末尾：不存在</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
</context>
<context>
    <name>LensPartsText</name>
    <message>
        <source>Logical sectors</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>Physical sectors</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>bytes: %1 – %2</source>
        <translation>字节：%1 – %2</translation>
    </message>
    <message>
        <source>some are misaligned</source>
        <translation>有一些未对齐</translation>
    </message>
    <message>
        <source>none is misaligned</source>
        <translation>没有未对齐的</translation>
    </message>
</context>
<context>
    <name>LensTooltipText</name>
    <message>
        <source>%1 %2; zoom in to tell them apart</source>
        <translation>%1 %2；放大后才能分辨</translation>
    </message>
    <message>
        <source>%1 %2: bytes %3 – %4</source>
        <translation>%1 %2：字节 %3 – %4</translation>
    </message>
    <message>
        <source>physical sectors</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>physical sector</source>
        <translation>物理扇区</translation>
    </message>
    <message>
        <source>Blocks share them: writing one alone costs read-modify-writes.</source>
        <translation>多个块共用它们：单独写一个块要做读改写。</translation>
    </message>
    <message>
        <source>Block %1 fills only part of it: each write of it reads and writes back this sector.</source>
        <translation>块 %1 只占它的一部分：每次写这个块都要读出并写回这个扇区。</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 share it: writing any one of them reads and writes back this sector.</source>
        <translation>块 %1 到 %2 共用它：写其中任何一个都要读出并写回这个扇区。</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>数据或空闲</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel</source>
        <translation>%1 段元数据共用这个像素</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>logical sector</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
</context>
<context>
    <name>MapPainterText</name>
    <message>
        <source>metadata magnified, not to scale; flex groups that are alike are drawn once</source>
        <translation>元数据已放大，不按比例；相同的 flex 组只画一次</translation>
    </message>
    <message>
        <source>metadata magnified: not to scale</source>
        <translation>元数据已放大：不按比例</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>flex 组 %1</translation>
    </message>
</context>
<context>
    <name>MapPartsText</name>
    <message>
        <source>some of its metadata is misaligned</source>
        <translation>其元数据有一部分未对齐</translation>
    </message>
    <message>
        <source>none of its metadata is misaligned</source>
        <translation>其元数据没有未对齐的</translation>
    </message>
    <message>
        <source>some of its metadata lies past the end</source>
        <translation>它的部分元数据超出末尾</translation>
    </message>
    <message>
        <source>some structures drawn here begin off the marked granularity of %1</source>
        <translation>此处绘制的部分结构不从标记的 %1 粒度边界开始</translation>
    </message>
    <message>
        <source>some structures that this row stands for begin off the marked granularity of %1</source>
        <translation>此行代表的部分结构不从标记的 %1 粒度边界开始</translation>
    </message>
    <message>
        <source>no structure drawn here begins off the marked granularity of %1</source>
        <translation>此处绘制的结构都从标记的 %1 粒度边界开始</translation>
    </message>
    <message>
        <source>blocks: %1 – %2</source>
        <translation>块：%1 – %2</translation>
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
        <translation>块</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>组 %1，flex 组 %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>first byte</source>
        <translation>第一个字节</translation>
    </message>
    <message>
        <source>lies in</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>%1 pieces of metadata share this pixel: %2</source>
        <translation>%1 段元数据共用这个像素：%2</translation>
    </message>
    <message>
        <source>superblock</source>
        <translation>超级块</translation>
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
        <translation>保留的 GDT</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>bitmap</source>
        <translation>位图</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>MMP</source>
        <translation>MMP</translation>
    </message>
    <message>
        <source>%1, in group %2</source>
        <translation>%1，在组 %2 中</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the descriptor</source>
        <translation>%1 个块，共 %2 个（描述符所示）</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>%1 个块，共 %2 个</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap</source>
        <translation>%1 个块，共 %2 个（位图所示）</translation>
    </message>
    <message>
        <source>%1 of %2 blocks, per the bitmap; %3, per the descriptor</source>
        <translation>%1 个块，共 %2 个（位图所示）；%3（描述符所示）</translation>
    </message>
    <message>
        <source>Around it: no metadata</source>
        <translation>周围：没有元数据</translation>
    </message>
    <message>
        <source>Here: data or free space</source>
        <translation>这里：数据或空闲空间</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>%1 backups: groups %2 …</source>
        <translation>%1 份备份：组 %2 …</translation>
    </message>
    <message>
        <source>backup in group %1</source>
        <translation>备份在组 %1 中</translation>
    </message>
    <message>
        <source>backups in groups %1</source>
        <translation>备份在组 %1 中</translation>
    </message>
    <message>
        <source>1 backup</source>
        <translation>1 份备份</translation>
    </message>
    <message>
        <source>%1 backups</source>
        <translation>%1 份备份</translation>
    </message>
    <message>
        <source>▾ group %1</source>
        <translation>▾ 组 %1</translation>
    </message>
    <message>
        <source>▾ flex group %1</source>
        <translation>▾ flex 组 %1</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>flex 组 %1</translation>
    </message>
    <message>
        <source>groups %1–%2</source>
        <translation>组 %1–%2</translation>
    </message>
    <message>
        <source>▸ flex groups %1–%2</source>
        <translation>▸ flex 组 %1–%2</translation>
    </message>
    <message>
        <source>%1 alike but for backups</source>
        <translation>%1 个，除备份外相同</translation>
    </message>
    <message>
        <source>%1 alike but for alignment</source>
        <translation>%1 个，除对齐外相同</translation>
    </message>
    <message>
        <source>%1 alike but for backups and alignment</source>
        <translation>%1 个，除备份和对齐外相同</translation>
    </message>
    <message>
        <source>%1 alike</source>
        <translation>%1 个相同</translation>
    </message>
    <message>
        <source>%1, drawn once</source>
        <translation>%1，只画一次</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1, group %2</source>
        <translation>%1，组 %2</translation>
    </message>
    <message>
        <source>%1, groups %2–%3</source>
        <translation>%1，组 %2–%3</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike but for backups</source>
        <translation>此行还代表另外 %1 个，除备份外相同</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike but for backups</source>
        <translation>此行还代表另外 %1 个，除备份外均相同</translation>
    </message>
    <message>
        <source>this row stands for %1 more that is alike</source>
        <translation>此行还代表另外 %1 个相同的</translation>
    </message>
    <message>
        <source>this row stands for %1 more that are alike</source>
        <translation>此行还代表另外 %1 个，均相同</translation>
    </message>
    <message>
        <source>at other distances from the boundaries of %1</source>
        <translation>与 %1 边界的距离不同</translation>
    </message>
    <message>
        <source>not known, because the descriptor is an old copy</source>
        <translation>未知，因为描述符是旧的备份</translation>
    </message>
</context>
<context>
    <name>MeasurementPlotText</name>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Time of all reads</source>
        <translation>全部读取的时间</translation>
    </message>
    <message>
        <source>Bytes read per second</source>
        <translation>每秒读取字节</translation>
    </message>
    <message>
        <source>Bytes written per second</source>
        <translation>每秒写入字节</translation>
    </message>
    <message>
        <source>Reads per second</source>
        <translation>每秒读取次数</translation>
    </message>
    <message>
        <source>Writes per second</source>
        <translation>每秒写入次数</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>▼ on a boundary</source>
        <translation>▼ 位于边界</translation>
    </message>
    <message>
        <source>%1 to %2 in %3 runs</source>
        <translation>%3 次运行，%1 至 %2</translation>
    </message>
</context>
<context>
    <name>MetadataMenu</name>
    <message>
        <source>below %1 %</source>
        <translation>低于 %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the metadata, %4 of the volume</source>
        <translation>%1：%2，占元数据的 %3，占卷的 %4</translation>
    </message>
    <message>
        <source>Would be given back: %1</source>
        <translation>可省出：%1</translation>
    </message>
</context>
<context>
    <name>MovedText</name>
    <message>
        <source>what if: %1</source>
        <translation>假设：%1</translation>
    </message>
</context>
<context>
    <name>MultiplesPainterText</name>
    <message>
        <source>each line %1, %2 block groups; the same scale for all</source>
        <translation>每行 %1，%2 个块组；所有行比例相同</translation>
    </message>
    <message>
        <source>each line %1; the same scale for all</source>
        <translation>每行 %1；所有行比例相同</translation>
    </message>
    <message>
        <source>paler where metadata fills less of a pixel</source>
        <translation>元数据不足一个像素处颜色较浅</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>可以试试：%1</translation>
    </message>
    <message>
        <source>each line %1, one block group; the same scale for all</source>
        <translation>每行 %1，一个块组；所有图采用同一比例</translation>
    </message>
</context>
<context>
    <name>MultiplesSceneText</name>
    <message>
        <source>1 note</source>
        <translation>1 条说明</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条说明</translation>
    </message>
    <message>
        <source>planning…</source>
        <translation>正在规划…</translation>
    </message>
    <message>
        <source>looks the same as %1 at this scale</source>
        <translation>在此比例下与 %1 相同</translation>
    </message>
    <message>
        <source>uniform at this scale: metadata every %1, a pixel is %2</source>
        <translation>在此比例下均匀分布：每 %1 有元数据，一个像素为 %2</translation>
    </message>
</context>
<context>
    <name>OptionFieldText</name>
    <message>
        <source>Where the partition starts on its disk: sectors of 512, or 1M, or bytes</source>
        <translation>分区在磁盘上的起点：以 512 字节扇区计，或 1M，或字节数</translation>
    </message>
    <message>
        <source>Further options of mke2fs, the same for every -G, such as -I 512 -J size=64 -E packed_meta_blocks=1; a -G typed here adds a layout</source>
        <translation>mke2fs 的其他选项，对每种 -G 相同，例如 -I 512 -J size=64 -E packed_meta_blocks=1；在这里输入 -G 会添加一个布局</translation>
    </message>
    <message>
        <source>a size is wanted, such as 16 GiB, 1T or 4 TB</source>
        <translation>需要一个大小，例如 16 GiB、1T 或 4 TB</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>Type bytes as pairs of hexadecimal digits, such as “53 ef”.</source>
        <translation>请以成对的十六进制数字输入字节，例如“53 ef”。</translation>
    </message>
</context>
<context>
    <name>PercentilePlotText</name>
    <message>
        <source>How long requests took</source>
        <translation>请求耗时</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>bar: half of them   – 95 %   — 99 %   ○ the longest</source>
        <translation>柱：一半   – 95 %   — 99 %   ○ 最长</translation>
    </message>
    <message>
        <source>half within %1</source>
        <translation>一半在 %1 以内</translation>
    </message>
    <message>
        <source>95 % within %1</source>
        <translation>95 % 在 %1 以内</translation>
    </message>
    <message>
        <source>99 % within %1</source>
        <translation>99 % 在 %1 以内</translation>
    </message>
    <message>
        <source>the longest %1</source>
        <translation>最长 %1</translation>
    </message>
</context>
<context>
    <name>PicturesText</name>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
</context>
<context>
    <name>PlaceMenu</name>
    <message>
        <source>What is this? (%1)</source>
        <translation>这是什么？（%1）</translation>
    </message>
    <message>
        <source>Show its bytes</source>
        <translation>显示它的字节</translation>
    </message>
    <message>
        <source>Copy block number</source>
        <translation>复制块号</translation>
    </message>
    <message>
        <source>Copy byte of the disk</source>
        <translation>复制磁盘字节位置</translation>
    </message>
    <message>
        <source>Copy logical sector</source>
        <translation>复制逻辑扇区号</translation>
    </message>
    <message>
        <source>Descriptor of group %1</source>
        <translation>组 %1 的描述符</translation>
    </message>
    <message>
        <source>Zoom to it</source>
        <translation>缩放到它</translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation>在图上显示</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>转到它</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message>
        <source>The last block of this file system is %1.</source>
        <translation>此文件系统的最后一个块是 %1。</translation>
    </message>
    <message>
        <source>The inodes of this file system are 1 to %1.</source>
        <translation>此文件系统的 inode 是 1 到 %1。</translation>
    </message>
    <message>
        <source>Inode %1 lies outside the file system.</source>
        <translation>inode %1 位于文件系统之外。</translation>
    </message>
    <message>
        <source>This disk has no GPT.</source>
        <translation>此磁盘没有 GPT。</translation>
    </message>
    <message>
        <source>This disk has no MBR.</source>
        <translation>此磁盘没有 MBR。</translation>
    </message>
    <message>
        <source>The last byte of this disk is %1.</source>
        <translation>此磁盘的最后一个字节是 %1。</translation>
    </message>
    <message>
        <source>Byte %1 lies %2.</source>
        <translation>字节 %1 %2。</translation>
    </message>
    <message>
        <source>The last sector of 512 bytes of this disk is %1.</source>
        <translation>此磁盘最后一个 512 字节扇区是 %1。</translation>
    </message>
    <message>
        <source>This line is about partition %1, which is not the open one.</source>
        <translation>这一行涉及分区 %1，而打开的不是该分区。</translation>
    </message>
    <message>
        <source>The last logical sector of this disk is %1.</source>
        <translation>此磁盘的最后一个逻辑扇区是 %1。</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are sectors and bytes only.</source>
        <translation>此磁盘没有 ext 文件系统，所以只有扇区和字节。</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>此文件系统的最后一个块组是 %1。</translation>
    </message>
</context>
<context>
    <name>PromptText</name>
    <message>
        <source>ssh asks</source>
        <translation>ssh 询问</translation>
    </message>
</context>
<context>
    <name>ReaderText</name>
    <message>
        <source>the image is damaged in a way that is worth a bug report; another partition may still open</source>
        <translation>映像的损坏方式值得报告为程序错误；另一个分区也许仍能打开</translation>
    </message>
    <message>
        <source>the reader ended with exit code %1 and no snapshot</source>
        <translation>读取程序以退出码 %1 结束，没有给出快照</translation>
    </message>
    <message>
        <source>the system ended the reader, probably because memory ran out</source>
        <translation>系统终止了读取程序，可能是内存不足</translation>
    </message>
    <message>
        <source>close other programs and open the image again</source>
        <translation>请关闭其他程序，再打开映像</translation>
    </message>
    <message>
        <source>the reader used more processor time than it is allowed</source>
        <translation>读取程序用掉的处理器时间超过了允许值</translation>
    </message>
    <message>
        <source>the reader made a system call that its sandbox forbids</source>
        <translation>读取程序向系统要求了它已放弃的权限</translation>
    </message>
    <message>
        <source>the reader crashed with signal %1</source>
        <translation>读取程序因信号 %1 崩溃</translation>
    </message>
</context>
<context>
    <name>SamplePurpose</name>
    <message>
        <source>An installed system: the swap partition has a decimal size, so root behind it starts off the grid</source>
        <translation>已安装的系统：交换分区用十进制大小，所以其后的根分区起点不在边界上</translation>
    </message>
    <message>
        <source>The ordinary case: GPT, partition at sector 2048, flex groups of 16</source>
        <translation>普通情况：GPT，分区从扇区 2048 开始，flex 组大小 16</translation>
    </message>
    <message>
        <source>A partition at LBA 63, where DOS-era tools put the first one: every 4 KiB block straddles</source>
        <translation>分区从 LBA 63 开始，DOS 时代的工具把第一个分区放在那里：每个 4 KiB 块都跨越物理扇区</translation>
    </message>
    <message>
        <source>A partition at LBA 34, the first usable sector of a GPT: every 4 KiB block straddles</source>
        <translation>分区从 LBA 34 开始，即 GPT 的第一个可用扇区：每个 4 KiB 块都跨越物理扇区</translation>
    </message>
    <message>
        <source>Three partitions, two with ext4: boot is aligned, root behind it starts one sector off</source>
        <translation>三个分区，其中两个是 ext4：boot 已对齐，其后的 root 偏了一个扇区</translation>
    </message>
    <message>
        <source>A drive with 4096-byte logical sectors: nothing can be misaligned</source>
        <translation>逻辑扇区为 4096 字节的驱动器：不可能未对齐</translation>
    </message>
    <message>
        <source>An extended partition: the logical ones lie 63 sectors behind their own table</source>
        <translation>扩展分区：逻辑分区在各自的分区表之后 63 个扇区</translation>
    </message>
    <message>
        <source>A memory card: MBR, boot partition at 4 MiB, root on the grid of the erase blocks</source>
        <translation>存储卡：MBR，启动分区在 4 MiB，根分区在擦除块边界上</translation>
    </message>
    <message>
        <source>A file system without a partition table: group 0 begins at byte 0</source>
        <translation>没有分区表的文件系统：组 0 从字节 0 开始</translation>
    </message>
    <message>
        <source>1 KiB blocks on an aligned partition: each write fills a quarter of a physical sector</source>
        <translation>对齐的分区上的 1 KiB 块：每次写入只填满物理扇区的四分之一</translation>
    </message>
    <message>
        <source>-G 1: each group keeps its own bitmaps and inode table</source>
        <translation>-G 1：每个组保存自己的位图和 inode 表</translation>
    </message>
    <message>
        <source>-G 64: the metadata of 8 GiB lies together</source>
        <translation>-G 64：每 8 GiB 的元数据放在一起</translation>
    </message>
    <message>
        <source>-G 256: the metadata of 32 GiB lies together</source>
        <translation>-G 256：每 32 GiB 的元数据放在一起</translation>
    </message>
    <message>
        <source>No flex_bg, as ext3 has it: metadata at the start of every group</source>
        <translation>没有 flex_bg，如 ext3：元数据在每个组的开头</translation>
    </message>
    <message>
        <source>meta_bg: group descriptors spread over the volume, no reserved GDT blocks</source>
        <translation>meta_bg：组描述符分布在整个卷上，没有保留的 GDT 块</translation>
    </message>
    <message>
        <source>bigalloc with 64 KiB clusters: bitmaps count clusters, groups are 16 times as large</source>
        <translation>bigalloc，簇大小 64 KiB：位图按簇计数，组大 16 倍</translation>
    </message>
    <message>
        <source>sparse_super2 with packed_meta_blocks: two backups, all metadata at the start</source>
        <translation>sparse_super2 加 packed_meta_blocks：两份备份，全部元数据在开头</translation>
    </message>
    <message>
        <source>RAID stride without flex_bg: bitmaps move over by a chunk from group to group</source>
        <translation>没有 flex_bg 的 RAID stride：位图逐组移动一个 chunk</translation>
    </message>
    <message>
        <source>1 TiB with 8,192 groups: what a large volume looks like</source>
        <translation>1 TiB，8,192 个组：大卷的样子</translation>
    </message>
    <message>
        <source>A used file system: files, deletions, fragmentation</source>
        <translation>使用过的文件系统：文件、删除、碎片</translation>
    </message>
    <message>
        <source>The primary superblock is destroyed: the first backup is used</source>
        <translation>主超级块已损坏：使用第一份备份</translation>
    </message>
    <message>
        <source>A disk without ext: its partitions are named, and one of them is off the grid</source>
        <translation>没有 ext 的磁盘：列出其分区，其中一个不在边界上</translation>
    </message>
    <message>
        <source>The smallest thing to look at: one file in a file system of 8 MiB</source>
        <translation>最小的例子：8 MiB 文件系统中的一个文件</translation>
    </message>
    <message>
        <source>One inode with two names: an entry each, and a count of links</source>
        <translation>一个 inode 两个名字：各有一个目录项，并有链接计数</translation>
    </message>
    <message>
        <source>A deleted file: what the entry, the inode and the bitmaps keep of it</source>
        <translation>已删除的文件：目录项、inode 和位图还保留什么</translation>
    </message>
    <message>
        <source>A deleted directory with a file in it, both by their inodes</source>
        <translation>已删除的目录及其中的文件，都可通过 inode 查看</translation>
    </message>
    <message>
        <source>A file with holes: three extents, and the blocks between them do not exist</source>
        <translation>带空洞的文件：三个区段，其间的块并不存在</translation>
    </message>
    <message>
        <source>A directory of 600 names with an index of two levels in hash order</source>
        <translation>有 600 个名字的目录，带按哈希排序的两级索引</translation>
    </message>
    <message>
        <source>The content of the next two on ext2: indirect blocks, no journal</source>
        <translation>与后两个相同的内容，用 ext2：间接块，没有日志</translation>
    </message>
    <message>
        <source>The content of its neighbours on ext3: the same with a journal</source>
        <translation>与相邻样例相同的内容，用 ext3：多了日志</translation>
    </message>
    <message>
        <source>The content of the two before on ext4: extents, flex_bg, a journal</source>
        <translation>与前两个相同的内容，用 ext4：区段、flex_bg、日志</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>the suffix of the file name belongs to no format</source>
        <translation>文件名的后缀不属于任何格式</translation>
    </message>
</context>
<context>
    <name>SaveFileText</name>
    <message>
        <source>the file cannot be written</source>
        <translation>无法写入该文件</translation>
    </message>
</context>
<context>
    <name>SentenceText</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>StripText</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>logical volume %1:</source>
        <translation>逻辑卷 %1：</translation>
    </message>
    <message>
        <source>rest of %1</source>
        <translation>%1 的其余部分</translation>
    </message>
    <message>
        <source>%1 — starts at byte %2</source>
        <translation>%1 — 从字节 %2 开始</translation>
    </message>
    <message>
        <source>%1 — starts at sector %2 = byte %3</source>
        <translation>%1 — 从扇区 %2 = 字节 %3 开始</translation>
    </message>
    <message>
        <source>%1 partition table</source>
        <translation>%1 分区表</translation>
    </message>
    <message>
        <source>not in any partition</source>
        <translation>不在任何分区中</translation>
    </message>
    <message>
        <source>missing: the image ends before</source>
        <translation>缺失：映像在此之前结束</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>unallocated %1</source>
        <translation>未分配 %1</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>缺失：%1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>logical sectors</source>
        <translation>逻辑扇区</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>partition start is %1</source>
        <translation>分区起点：%1</translation>
    </message>
    <message>
        <source>volume start is %1</source>
        <translation>卷起点：%1</translation>
    </message>
    <message>
        <source>where the volume starts on its disk is not known</source>
        <translation>卷在其磁盘上的起始位置未知</translation>
    </message>
    <message>
        <source>The start is %1.</source>
        <translation>起点：%1。</translation>
    </message>
</context>
<context>
    <name>StructurePlaceText</name>
    <message>
        <source>Group %1 holds no superblock.</source>
        <translation>组 %1 不含超级块。</translation>
    </message>
    <message>
        <source>This file system holds no journal.</source>
        <translation>此文件系统不含日志。</translation>
    </message>
    <message>
        <source>The last block group of this file system is %1.</source>
        <translation>此文件系统的最后一个块组是 %1。</translation>
    </message>
</context>
<context>
    <name>StructureTexts</name>
    <message>
        <source>1,024 bytes at byte 1,024 of the volume that say how large it is, how large its blocks and groups are, and which features it uses. The kernel reads it first when it mounts the file system and writes it while the file system is in use; e2fsck and every other tool begin here. Without it the volume opens from a backup.</source>
        <translation>卷的第 1,024 字节处的 1,024 字节，说明卷有多大、块和组有多大、使用哪些特性。内核挂载文件系统时首先读它，使用期间也会写它；e2fsck 和其他所有工具都从这里开始。没有它，卷就从备份打开。</translation>
    </message>
    <message>
        <source>A copy of the superblock, in case the primary one is lost: e2fsck -b reads it. With sparse_super the copies are in groups 0, 1 and the powers of 3, 5 and 7, with sparse_super2 in at most two groups besides group 0, otherwise in every group. e2fsck, tune2fs and resize2fs keep it up to date; in daily use nobody writes it.</source>
        <translation>超级块的一份副本，以防主超级块丢失：e2fsck -b 读取它。有 sparse_super 时，副本在组 0、1 以及 3、5、7 的幂次组中；有 sparse_super2 时，除组 0 外至多在两个组中；否则每个组都有。e2fsck、tune2fs 和 resize2fs 使它保持最新；日常使用中没有谁写它。</translation>
    </message>
    <message>
        <source>The group descriptor table: for each block group, where its block bitmap, inode bitmap and inode table are, how much of it is free, and whether its bitmaps have been initialised. The kernel reads the whole table when it mounts the file system and changes a descriptor with each allocation in its group. Copies stand behind the backup superblocks.</source>
        <translation>组描述符表：对每个块组，说明它的块位图、inode 位图和 inode 表在哪里，有多少空闲，以及位图是否已初始化。内核挂载文件系统时读取整张表，并在组内每次分配时修改相应的描述符。副本在备份超级块之后。</translation>
    </message>
    <message>
        <source>One bit for each block of the group, or each cluster with bigalloc: set when it is in use. The kernel reads it before it allocates or frees in the group, and each such change writes the block again. e2fsck compares it with what the inodes claim.</source>
        <translation>组的每个块（使用 bigalloc 时为每个簇）对应一位：在用时置位。内核在组内分配或释放之前读它，每次这样的变化都会重写该块。e2fsck 把它与各 inode 声称占用的块相比较。</translation>
    </message>
    <message>
        <source>One bit for each inode of the group: set when it is in use. The kernel reads it before it creates or deletes a file or directory in the group, and each such change writes the block again.</source>
        <translation>组的每个 inode 对应一位：在用时置位。内核在组内创建或删除文件或目录之前读它，每次这样的变化都会重写该块。</translation>
    </message>
    <message>
        <source>The inodes of the group side by side. An inode holds a file&apos;s owner, mode, times and size, and where its data begin. The kernel reads a block of it whenever it opens a file whose inode is there, and writes that block when the file changes, so it is written often.</source>
        <translation>组的 inode 依次排列。一个 inode 保存文件的所有者、模式、时间和大小，以及数据从哪里开始。内核打开 inode 在此处的文件时读取其中一个块，文件改变时写回该块，因此它经常被写。</translation>
    </message>
    <message>
        <source>For multiple mount protection: a host that has mounted the file system rewrites this block every few seconds. Another host that shares the disk reads it before it mounts, sees it change, and refuses. e2fsck and tune2fs look at it as well.</source>
        <translation>用于防止多重挂载：挂载了文件系统的主机每隔几秒重写此块。共享该磁盘的另一台主机在挂载前读它，看到它在变化就拒绝挂载。e2fsck 和 tune2fs 也查看它。</translation>
    </message>
    <message>
        <source>Changes of metadata are written here first, in one run, and to their own place afterwards. After a crash the kernel or e2fsck replays what had been committed. It is the file of inode 8 and is written at every commit, a few seconds apart and at every fsync.</source>
        <translation>元数据的改动先连续地写在这里，然后再写到各自的位置。崩溃之后，内核或 e2fsck 重放已提交的内容。它是 inode 8 的文件，每次提交都会写，间隔几秒，每次 fsync 也会写。</translation>
    </message>
    <message>
        <source>How many blocks and inodes each user, group or project uses, and their limits. The kernel reads it when quotas are on and updates it as files grow and shrink; e2fsck checks it. User and group quotas are the files of inodes 3 and 4.</source>
        <translation>每个用户、组或项目使用了多少块和 inode，以及它们的限额。启用配额时内核读取它，并在文件增大和缩小时更新；e2fsck 检查它。用户和组的配额是 inode 3 和 4 的文件。</translation>
    </message>
    <message>
        <source>A list of inodes that were deleted while still open, or were being truncated. The kernel enters them here and takes them out again; at the next mount after a crash, the kernel or e2fsck frees what is still listed.</source>
        <translation>删除时仍被打开、或正在截断的 inode 的列表。内核把它们记入这里，之后再取出；崩溃后下一次挂载时，内核或 e2fsck 释放仍在列表中的 inode。</translation>
    </message>
    <message>
        <source>The one block of inode 7 that maps the reserved GDT blocks, so that the rest of the file system treats them as in use. The kernel and resize2fs read it when the file system grows.</source>
        <translation>inode 7 的唯一一个块，它映射保留的 GDT 块，使文件系统的其余部分把它们当作在用。文件系统扩大时，内核和 resize2fs 读取它。</translation>
    </message>
    <message>
        <source>Room behind the group descriptors into which the table can grow when the file system is enlarged while mounted. Until then the primary ones only list their backups for the resize inode, and nobody reads or writes them in daily use.</source>
        <translation>组描述符之后的空间，文件系统在挂载状态下扩大时，描述符表可以向这里增长。在那之前，主副本只为 resize inode 列出它们的备份，日常使用中没有谁读写它们。</translation>
    </message>
    <message>
        <source>Data or free space</source>
        <translation>数据或空闲空间</translation>
    </message>
    <message>
        <source>No structure of the file system&apos;s own frame lies here: the block holds a file, a directory or part of an extent tree, or it is free. The group&apos;s block bitmap and, once it has been read, the status line show whether it is in use. Data share the alignment of the partition start and the block size.</source>
        <translation>这里没有文件系统自身框架的结构：该块保存文件、目录或 extent 树的一部分，或者空闲。组的块位图知道是哪一种，读取之后状态栏会说明。数据与分区起点和块大小有相同的对齐。</translation>
    </message>
    <message>
        <source>that it begins off the marked granularity of %1</source>
        <translation>它不从标记的 %1 粒度边界开始</translation>
    </message>
    <message>
        <source>that it does not fit the drive&apos;s physical sectors</source>
        <translation>它与驱动器的物理扇区不吻合</translation>
    </message>
    <message>
        <source>Reading the map</source>
        <translation>怎样看图</translation>
    </message>
    <message>
        <source>A row runs from its first block on the left to its last on the right. The colour says which structure a block holds; a red hatched edge, %1. Point at a group to see where its bitmaps and inode table lie; click to read the fields here.</source>
        <translation>一行从左边的第一个块到右边的最后一个块。颜色表示块里是哪种结构；红色斜线边框表示%1。指向一个组可以看到它的位图和 inode 表在哪里；单击可以在这里读取字段。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>A stretch of the disk that the partition table names. Everything inside inherits its start: when that is off the drive&apos;s physical sectors, so is every block of what it holds.</source>
        <translation>分区表所指的一段磁盘。其中的一切都继承它的起点：如果起点不在驱动器物理扇区的边界上，其中的每个块也都不在。</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie side by side, so one long read loads them all.</source>
        <translation>告诉内核组 %1 的块位图、inode 位图和 inode 表在哪里，以及组中有多少空闲。使用 flex_bg 时它们不必在组内：这里 flex 组 %3 的 %2 个组的块位图相邻排列，一次长读取就能全部载入。</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. With flex_bg these need not lie inside the group: here the block bitmaps of the %2 groups of flex group %3 lie in %4 places.</source>
        <translation>告诉内核组 %1 的块位图、inode 位图和 inode 表在哪里，以及组中有多少空闲。使用 flex_bg 时它们不必在组内：这里 flex 组 %3 的 %2 个组的块位图分布在 %4 处。</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they lie inside the group itself.</source>
        <translation>告诉内核组 %1 的块位图、inode 位图和 inode 表在哪里，以及组中有多少空闲。这里它们都在组内。</translation>
    </message>
    <message>
        <source>Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how much of the group is free. Here they do not all lie inside the group itself.</source>
        <translation>告诉内核组 %1 的块位图、inode 位图和 inode 表在哪里，以及组中有多少空闲。这里它们并不都在组内。</translation>
    </message>
    <message>
        <source>Group descriptor</source>
        <translation>组描述符</translation>
    </message>
    <message>
        <source>Outside the file system</source>
        <translation>文件系统之外</translation>
    </message>
    <message>
        <source>The byte lies %1.</source>
        <translation>该字节位于%1。</translation>
    </message>
</context>
<context>
    <name>StructureWorking</name>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>block %1 lies past the end of the file system, image or partition, so its bytes are missing</source>
        <translation>块 %1 超出文件系统、映像或分区的末尾，所以它的字节不存在</translation>
    </message>
    <message>
        <source>%1 — from block %2 on it lies past the end of the image or partition</source>
        <translation>%1 — 从块 %2 起超出映像或分区的末尾</translation>
    </message>
    <message>
        <source>%1 — first byte %2</source>
        <translation>%1 — 第一个字节 %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>byte %1 is in logical sector %2, and byte %3 of physical sector %4; no block of the file system lies there</source>
        <translation>字节 %1 在逻辑扇区 %2 中，是物理扇区 %4 的第 %3 字节；那里没有文件系统的块</translation>
    </message>
</context>
<context>
    <name>TypedSizeText</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 个扇区</translation>
    </message>
</context>
<context>
    <name>WebPageText</name>
    <message>
        <source>The fields of this structure are not in this page.</source>
        <translation>此页面不含该结构的字段。</translation>
    </message>
    <message>
        <source>The page has the fields of %1 of %2 structures.</source>
        <translation>此页面含有 %2 个结构中 %1 个的字段。</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已去除</translation>
    </message>
    <message>
        <source>Map of the metadata</source>
        <translation>元数据布局图</translation>
    </message>
    <message>
        <source>The metadata is magnified, not to scale.</source>
        <translation>元数据已放大，不按比例。</translation>
    </message>
    <message>
        <source>%1 of %2 rows are drawn.</source>
        <translation>画出了 %2 行中的 %1 行。</translation>
    </message>
    <message>
        <source>Only the first %1 parts can be clicked.</source>
        <translation>只有前 %1 个部分可以点击。</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>未对齐</translation>
    </message>
    <message>
        <source>data or free</source>
        <translation>数据或空闲</translation>
    </message>
    <message>
        <source>Made by %1.</source>
        <translation>由 %1 生成。</translation>
    </message>
    <message>
        <source>Labels, UUIDs, names and paths were removed.</source>
        <translation>卷标、UUID、名称和路径已去除。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Click a part of the map to see what it is, and its fields.</source>
        <translation>点击布局图的一部分，即可看到它是什么以及它的字段。</translation>
    </message>
    <message>
        <source>The page has no fields: %1</source>
        <translation>此页面没有字段：%1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::AlignmentPage</name>
    <message>
        <source>The stack, from the disk down to each kind of structure</source>
        <translation>从磁盘到每种结构的各层</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Back to where it is</source>
        <translation>回到实际位置</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>各层</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Banner</name>
    <message>
        <source>Found: %1</source>
        <translation>实际：%1</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>应为：%1</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>可以试试：%1</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>No sample %1.</source>
        <translation>没有示例 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>什么都没有保存。</translation>
    </message>
    <message>
        <source>The image has changed on disk since it was opened. Reload it to see it as it is now.</source>
        <translation>映像打开之后在磁盘上已经变化。重新载入可查看它现在的样子。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 is there again. Reload it to see it as it is now.</source>
        <translation>%1 又出现了。重新载入即可查看其当前状态。</translation>
    </message>
    <message>
        <source>%1 is no longer there. The window shows what was read of it.</source>
        <translation>%1 已不存在。窗口显示的是已经读取的内容。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BitGrid</name>
    <message>
        <source>Bitmap</source>
        <translation>位图</translation>
    </message>
    <message>
        <source>One cell for each bit; arrow keys choose one</source>
        <translation>每位一格；用方向键选择</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Bookmarks</name>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>块组 %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>partition table</source>
        <translation>分区表</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
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
        <translation>由您设定</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>That is not a number of bytes.</source>
        <translation>这不是字节数。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ByteSearchBar</name>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Search towards the end (Enter)</source>
        <translation>向末尾查找（Enter）</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Search towards the beginning (Shift+Enter)</source>
        <translation>向开头查找（Shift+Enter）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop searching (Esc)</source>
        <translation>停止查找（Esc）</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>要查找的内容</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Search bytes  Ctrl+F</source>
        <translation>查找字节  Ctrl+F</translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation>查找字节</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>Found at byte %1, past the end of the disk and round.</source>
        <translation>在字节 %1 处找到，越过磁盘末尾后从头继续。</translation>
    </message>
    <message>
        <source>Found at byte %1.</source>
        <translation>在字节 %1 处找到。</translation>
    </message>
    <message>
        <source>%1 bytes could not be read.</source>
        <translation>有 %1 字节无法读取。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesPanel</name>
    <message>
        <source>&amp;Copy as hexadecimal</source>
        <translation>复制为十六进制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as C &amp;array</source>
        <translation>复制为 C 数组(&amp;A)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>At most %1 can be copied.</source>
        <translation>至多可以复制 %1。</translation>
    </message>
    <message>
        <source>Bytes %1 – %2: %3 bytes.</source>
        <translation>字节 %1 – %2：%3 字节。</translation>
    </message>
    <message>
        <source>Byte %1: no field lies here.</source>
        <translation>字节 %1：这里没有字段。</translation>
    </message>
    <message>
        <source>Byte %1: %2 (%3).</source>
        <translation>字节 %1：%2（%3）。</translation>
    </message>
    <message>
        <source>Choose a byte to name its field.</source>
        <translation>选择一个字节，可知它属于哪个字段。</translation>
    </message>
    <message>
        <source>Bytes %1 – %2. Choose a byte to name its field.</source>
        <translation>字节 %1 – %2。选择一个字节，可知它属于哪个字段。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::BytesView</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes of the disk in hexadecimal and as text; arrow keys choose a byte</source>
        <translation>磁盘字节的十六进制和文本显示；用方向键选择</translation>
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
        <translation>结构</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>From block</source>
        <translation>从块</translation>
    </message>
    <message>
        <source>To block</source>
        <translation>到块</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Classroom</name>
    <message>
        <source>Cannot give the lesson %1</source>
        <translation>无法讲授课程 %1</translation>
    </message>
    <message>
        <source>Cannot show the history %1</source>
        <translation>无法显示历史 %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareAdvice</name>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Add the recommended layout</source>
        <translation>添加推荐的布局</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>停止 (Esc)</translation>
    </message>
    <message>
        <source>Stop planning; what was typed stays</source>
        <translation>停止规划；已输入的内容保留</translation>
    </message>
    <message>
        <source>Plan again</source>
        <translation>重新规划</translation>
    </message>
    <message>
        <source>The figures behind it, what it costs, and what speaks against it</source>
        <translation>背后的数字、代价以及反对的理由</translation>
    </message>
    <message>
        <source>Copy mke2fs command</source>
        <translation>复制 mke2fs 命令</translation>
    </message>
    <message>
        <source>Why, and how sure</source>
        <translation>原因与可靠程度</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>the default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>%1 with %2, the default</source>
        <translation>默认的 %2 为 %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareDetails</name>
    <message>
        <source>&amp;Differences</source>
        <translation>差异(&amp;D)</translation>
    </message>
    <message>
        <source>Commands and &amp;notes</source>
        <translation>命令和说明(&amp;N)</translation>
    </message>
    <message>
        <source>Metrics of the layouts</source>
        <translation>各布局的指标</translation>
    </message>
    <message>
        <source>&amp;All metrics</source>
        <translation>全部指标(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;ubtract the baseline</source>
        <translation>减去基准(&amp;U)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CompareMenu</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare &amp;mke2fs settings…</source>
        <translation>比较 mke2fs 设置(&amp;M)…</translation>
    </message>
    <message>
        <source>What each -G would do, before anything is formatted</source>
        <translation>格式化之前看每种 -G 的效果</translation>
    </message>
    <message>
        <source>&amp;What would another -G have been?</source>
        <translation>换一个 -G 会怎样？(&amp;W)</translation>
    </message>
    <message>
        <source>Takes the options of mke2fs from the open image&apos;s superblock</source>
        <translation>从打开的映像的超级块取得 mke2fs 选项</translation>
    </message>
    <message>
        <source>&amp;Back to where you were</source>
        <translation>回到之前的位置(&amp;B)</translation>
    </message>
    <message>
        <source>Add an &amp;option line…</source>
        <translation>添加选项行(&amp;O)…</translation>
    </message>
    <message>
        <source>Add an &amp;image or snapshot…</source>
        <translation>添加映像或快照(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy the baseline&apos;s mke2fs command</source>
        <translation>复制基准的 mke2fs 命令(&amp;C)</translation>
    </message>
    <message>
        <source>O&amp;pen a comparison…</source>
        <translation>打开比较(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save the comparison…</source>
        <translation>保存比较(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export the comparison…</source>
        <translation>导出比较(&amp;E)…</translation>
    </message>
    <message>
        <source>Measure a &amp;drive…</source>
        <translation>测量驱动器(&amp;D)…</translation>
    </message>
    <message>
        <source>What alignment, request size and offset cost on a real drive</source>
        <translation>对齐、请求大小和偏移在真实驱动器上的代价</translation>
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
        <translation>设备大小：16 GiB、1T、512M（1024 的幂）、4 TB（1000 的幂）或字节数</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>块(&amp;B)</translation>
    </message>
    <message>
        <source>Block size in bytes (-b); empty: what mke2fs takes</source>
        <translation>块大小，字节（-b）；空：由 mke2fs 决定</translation>
    </message>
    <message>
        <source>&amp;Inode ratio</source>
        <translation>inode 比(&amp;I)</translation>
    </message>
    <message>
        <source>Bytes for each inode (-i); empty: what mke2fs takes</source>
        <translation>每个 inode 对应的字节数（-i）；空：由 mke2fs 决定</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>ext4 defaults</source>
        <translation>ext4 默认</translation>
    </message>
    <message>
        <source>Features to add or take away (-O), such as sparse_super2,^has_journal</source>
        <translation>要添加或去掉的特性（-O），例如 sparse_super2,^has_journal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>起点(&amp;S)</translation>
    </message>
    <message>
        <source>What reads cost in the model: a hard disk %1 for each jump, an SSD %2, an SD card %3, an eMMC module %4</source>
        <translation>模型中读取的代价：每次跳转，硬盘 %1，SSD %2，SD 卡 %3，eMMC 模块 %4</translation>
    </message>
    <message>
        <source>What the file system is for: the recommendation below follows</source>
        <translation>文件系统的用途：下面的推荐随之变化</translation>
    </message>
    <message>
        <source>A dis&amp;k of</source>
        <translation>磁盘大小(&amp;K)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>growing &amp;to</source>
        <translation>将扩大到(&amp;T)</translation>
    </message>
    <message>
        <source>Will grow to</source>
        <translation>将扩大到</translation>
    </message>
    <message>
        <source>&amp;More options</source>
        <translation>更多选项(&amp;M)</translation>
    </message>
    <message>
        <source>RAID, start, and further options of mke2fs</source>
        <translation>RAID、起点和 mke2fs 的其他选项</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Inode ratio</source>
        <translation>inode 比</translation>
    </message>
    <message>
        <source>F&amp;eatures</source>
        <translation>特性(&amp;E)</translation>
    </message>
    <message>
        <source>Further o&amp;ptions</source>
        <translation>其他选项(&amp;P)</translation>
    </message>
    <message>
        <source>RAID %1 of %2 disks</source>
        <translation>%2 个盘的 RAID %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>介质</translation>
    </message>
    <message>
        <source>for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Compare the layouts after growth: each is made by mke2fs in a sparse temporary file, and grown to this size; empty: as mke2fs makes them</source>
        <translation>比较扩大之后的布局：每个布局先由 mke2fs 在稀疏的临时文件中创建，再扩大到此大小；留空：按 mke2fs 创建时的样子</translation>
    </message>
    <message>
        <source>How it grows</source>
        <translation>如何扩大</translation>
    </message>
    <message>
        <source>Cards and VM disks grow at first boot, while mounted: the kernel keeps the metadata of the added groups within their own flex groups. resize2fs places it differently while the file system is not mounted.</source>
        <translation>存储卡和虚拟机磁盘在首次启动时于挂载状态下扩大：内核把新增块组的元数据放在它们自己的 flex 组内；未挂载时 resize2fs 的放置方式不同。</translation>
    </message>
    <message>
        <source>while mounted</source>
        <translation>已挂载时</translation>
    </message>
    <message>
        <source>while not mounted</source>
        <translation>未挂载时</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>按实测</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ComparePage</name>
    <message>
        <source>Option line…</source>
        <translation>选项行…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export as PNG, SVG, PDF, CSV or JSON</source>
        <translation>导出为 PNG、SVG、PDF、CSV 或 JSON</translation>
    </message>
    <message>
        <source>the picture would be too small to be read</source>
        <translation>图会小得看不清</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>The option line is not added.</source>
        <translation>没有添加选项行。</translation>
    </message>
    <message>
        <source>The comparison cannot be opened.</source>
        <translation>无法打开该比较。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>什么都没有保存。</translation>
    </message>
    <message>
        <source>Where the metadata lies</source>
        <translation>元数据的位置</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add another layout</source>
        <translation>添加另一个布局</translation>
    </message>
    <message>
        <source>Image, device or snapshot…</source>
        <translation>映像、设备或快照…</translation>
    </message>
    <message>
        <source>This image, with other -G</source>
        <translation>此映像使用其他 -G</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostPanel</name>
    <message>
        <source>Rotating drive</source>
        <translation>机械硬盘</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>Kind of drive</source>
        <translation>驱动器类型</translation>
    </message>
    <message>
        <source>Speed of the drive</source>
        <translation>驱动器转速</translation>
    </message>
    <message>
        <source>What misalignment costs</source>
        <translation>未对齐的代价</translation>
    </message>
    <message>
        <source> rpm</source>
        <translation> 转/分</translation>
    </message>
    <message>
        <source>A model: %1</source>
        <translation>模型：%1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CostTable</name>
    <message>
        <source>%1 (not in the total)</source>
        <translation>%1（不计入总数）</translation>
    </message>
    <message>
        <source>All metadata once</source>
        <translation>全部元数据一遍</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>读改写次数</translation>
    </message>
    <message>
        <source>Extra time (model)</source>
        <translation>额外时间（模型）</translation>
    </message>
</context>
<context>
    <name>atlas::ui::CureList</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Or, if the data are not needed: recreate it</source>
        <translation>或者，如果不需要这些数据：重新创建</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Copy all commands of this cure, in order</source>
        <translation>按顺序复制此办法的所有命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy this command</source>
        <translation>复制此命令</translation>
    </message>
    <message>
        <source>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 Cause:&lt;/span&gt;&lt;/b&gt; %3. &lt;b&gt;Cure:&lt;/b&gt; %4.</source>
        <translation>&lt;b&gt;&lt;span style=&apos;color:%1&apos;&gt;%2 原因：&lt;/span&gt;&lt;/b&gt;%3。&lt;b&gt;解决办法：&lt;/b&gt;%4。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceDialog</name>
    <message>
        <source>Not opened: no password was given.</source>
        <translation>未打开：没有输入密码。</translation>
    </message>
    <message>
        <source>Not opened: %1.</source>
        <translation>未打开：%1。</translation>
    </message>
    <message>
        <source>Open a device</source>
        <translation>打开设备</translation>
    </message>
    <message>
        <source>Disks and partitions</source>
        <translation>磁盘和分区</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Waiting for the administrator’s password…</source>
        <translation>正在等待管理员密码…</translation>
    </message>
    <message>
        <source>No disks were found.</source>
        <translation>未找到磁盘。</translation>
    </message>
    <message>
        <source>%1 is opened read-only.</source>
        <translation>%1 以只读方式打开。</translation>
    </message>
    <message>
        <source>%1 is opened read-only, with the administrator’s password: a small program opens it and passes it on; everything else runs without rights.</source>
        <translation>%1 以只读方式打开，需要管理员密码：由一个小程序打开并传递过来，其余部分都不以特权运行。</translation>
    </message>
    <message>
        <source>Only the administrator may read %1. This command writes a snapshot that opens here: %2</source>
        <translation>只有管理员可以读取 %1。此命令写出可在此打开的快照：%2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DeviceOpener</name>
    <message>
        <source>no socket can be made</source>
        <translation>无法创建套接字</translation>
    </message>
    <message>
        <source>%1 does not start</source>
        <translation>%1 无法启动</translation>
    </message>
    <message>
        <source>the helper ended without an answer</source>
        <translation>辅助程序未应答就结束了</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DevicesModel</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Mounted at</source>
        <translation>挂载于</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>型号</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiffPanel</name>
    <message>
        <source>Differences from</source>
        <translation>差异自</translation>
    </message>
    <message>
        <source>Differences to</source>
        <translation>差异至</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Both layouts must be available to be compared.</source>
        <translation>两个布局都有了才能比较。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DirectoryModel</name>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>character device</source>
        <translation>字符设备</translation>
    </message>
    <message>
        <source>block device</source>
        <translation>块设备</translation>
    </message>
    <message>
        <source>pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>symbolic link</source>
        <translation>符号链接</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
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
        <translation>按大小统计的被写入单元</translation>
    </message>
    <message>
        <source>%1: %2 chunks, %3 to copy</source>
        <translation>%1：%2 个单元，需复制 %3</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Bytes in chunks that were written at least once</source>
        <translation>至少写过一次的单元的字节数</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DiskStrip</name>
    <message>
        <source>Disk strip</source>
        <translation>磁盘条</translation>
    </message>
    <message>
        <source>The whole disk with its partitions; arrow keys choose one, Enter shows it</source>
        <translation>整个磁盘及其分区；用方向键选择，Enter 显示</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveBar</name>
    <message>
        <source>Physical sectors or pages of %1 bytes</source>
        <translation>物理扇区或页大小 %1 字节</translation>
    </message>
    <message>
        <source>The first boundary at byte %1</source>
        <translation>第一个边界在字节 %1</translation>
    </message>
    <message>
        <source>Erase blocks of %1</source>
        <translation>擦除块 %1</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>The drive to judge for. An image file does not record it; Custom leads to the figures on the Alignment page.</source>
        <translation>按什么驱动器来判断。映像文件不说明这一点；“自定义”转到“对齐”页上的各项数值。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>An image of one partition does not record where it began on its disk: enter the first sector of the partition.</source>
        <translation>单个分区的映像不记录它在磁盘上的起始位置：请输入该分区的第一个扇区。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>复原</translation>
    </message>
    <message>
        <source>Back to where the file system does begin</source>
        <translation>回到文件系统实际的起点</translation>
    </message>
    <message>
        <source>&amp;Drive</source>
        <translation>驱动器(&amp;D)</translation>
    </message>
    <message>
        <source>%1 B (%2)</source>
        <translation>%1 B（%2）</translation>
    </message>
    <message>
        <source>As it was read</source>
        <translation>按读到的</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>Custom, %1 B…</source>
        <translation>自定义，%1 B…</translation>
    </message>
    <message>
        <source>what if: no room</source>
        <translation>假设：放不下</translation>
    </message>
    <message>
        <source>Where the file system begins, or its partition. Change it to see what another partition start would do; the image is not written.</source>
        <translation>文件系统或其分区的起始位置。更改它可查看另一起点的效果；映像不会被写入。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>起始(&amp;S)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::DriveForm</name>
    <message>
        <source>jumper</source>
        <translation>跳线</translation>
    </message>
    <message>
        <source>Physical sector in bytes (a power of two):</source>
        <translation>物理扇区，字节（2 的幂）：</translation>
    </message>
    <message>
        <source>Byte of the first physical sector boundary:</source>
        <translation>第一个物理扇区边界所在的字节：</translation>
    </message>
    <message>
        <source>Optimal I/O size or RAID stripe in bytes:</source>
        <translation>最佳 I/O 大小或 RAID 条带，字节：</translation>
    </message>
    <message>
        <source>Erase block in bytes:</source>
        <translation>擦除块，字节：</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Ph&amp;ysical sector</source>
        <translation>物理扇区(&amp;Y)</translation>
    </message>
    <message>
        <source>First &amp;boundary</source>
        <translation>第一个边界(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Optimal I/O or stripe</source>
        <translation>最佳 I/O 或条带(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Erase block</source>
        <translation>擦除块(&amp;E)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExercisePanel</name>
    <message>
        <source>Locate: which block, byte or sector holds what</source>
        <translation>定位：哪个块、字节或扇区存放什么</translation>
    </message>
    <message>
        <source>Decode: fields in a hex dump</source>
        <translation>解码：十六进制转储中的字段</translation>
    </message>
    <message>
        <source>Arithmetic: a layout from mke2fs options</source>
        <translation>计算：由 mke2fs 选项得出布局</translation>
    </message>
    <message>
        <source>Flex: what flex_bg puts where</source>
        <translation>Flex：flex_bg 把什么放在哪里</translation>
    </message>
    <message>
        <source>Align: remainders and read-modify-writes</source>
        <translation>对齐：余数与读改写</translation>
    </message>
    <message>
        <source>Walk: from a path to its blocks</source>
        <translation>追踪：从路径到它的块</translation>
    </message>
    <message>
        <source>Damage: find the one wrong number</source>
        <translation>损坏：找出唯一的错误数值</translation>
    </message>
    <message>
        <source>&amp;New exercise</source>
        <translation>新练习(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Timer</source>
        <translation>计时(&amp;T)</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>Show its &amp;image</source>
        <translation>显示其映像(&amp;I)</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>练习种类</translation>
    </message>
    <message>
        <source>level </source>
        <translation>级别 </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>How hard, from 1 to 3</source>
        <translation>难度，1 到 3</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same number makes the same exercise; 0 draws one</source>
        <translation>相同的数生成相同的练习；0 表示随机</translation>
    </message>
    <message>
        <source>Shows how long this exercise takes</source>
        <translation>显示此练习所用的时间</translation>
    </message>
    <message>
        <source>Sheet of the exercise</source>
        <translation>练习题目</translation>
    </message>
    <message>
        <source>Making the exercise…</source>
        <translation>正在生成练习…</translation>
    </message>
    <message>
        <source>Choose a kind and a level. The answers are computed from the image when you check them.</source>
        <translation>请选择种类和级别。检查时，答案由映像计算得出。</translation>
    </message>
    <message>
        <source>a number, such as 4,096 or 0x1000</source>
        <translation>数字，例如 4,096 或 0x1000</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>not so: %1</source>
        <translation>不对：%1</translation>
    </message>
    <message>
        <source>not so</source>
        <translation>不对</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 题中 %1 题正确</translation>
    </message>
    <message>
        <source>&amp;Timer %1:%2</source>
        <translation>计时(&amp;T) %1:%2</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>显示答案(&amp;R)</translation>
    </message>
    <message>
        <source>Marks the answers, and shows the right ones of the others</source>
        <translation>批改答案，并显示其余题目的正确答案</translation>
    </message>
    <message>
        <source>Backups: find the copy that differs</source>
        <translation>备份：找出不同的副本</translation>
    </message>
    <message>
        <source>Guess: what was done between two states</source>
        <translation>猜测：两个状态之间做了什么</translation>
    </message>
    <message>
        <source>Survive: what a crash and the replay leave</source>
        <translation>幸存：崩溃和重放之后留下什么</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ExerciseStage</name>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>E&amp;xercise…</source>
        <translation>练习(&amp;X)…</translation>
    </message>
    <message>
        <source>Make an image with questions, and check the answers</source>
        <translation>生成带有问题的映像，并检查答案</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Exporter</name>
    <message>
        <source>Export view</source>
        <translation>导出视图</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>Export free space</source>
        <translation>导出空闲空间</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>逗号分隔值 (*.csv);;PNG 图片 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Save snapshot</source>
        <translation>保存快照</translation>
    </message>
    <message>
        <source>ext4atlas snapshot (*.ext4atlas)</source>
        <translation>ext4atlas 快照 (*.ext4atlas)</translation>
    </message>
    <message>
        <source>Export HTML page</source>
        <translation>导出 HTML 页面</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML 页面 (*.html)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FieldsPanel</name>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation>筛选字段</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示什么</translation>
    </message>
    <message>
        <source>Fields of the selection, or what is inside of its block, its file or the journal</source>
        <translation>所选内容的字段，或其块、文件、日志的内部</translation>
    </message>
    <message>
        <source>Inside the block</source>
        <translation>块内部</translation>
    </message>
    <message>
        <source>Tree of the file</source>
        <translation>文件的树</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No structure with fields lies here. “Inside the block” looks for a directory, an extent tree, attributes or a part of the journal.</source>
        <translation>这里没有带字段的结构。“块内部”会查找目录、extent 树、属性或日志的一部分。</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>孤立 inode</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileFinder</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Looking up %1…</source>
        <translation>正在查找 %1…</translation>
    </message>
    <message>
        <source>Looking for the owner of block %1…</source>
        <translation>正在查找块 %1 的所有者…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a disk image, a device or a snapshot, read-only</source>
        <translation>以只读方式打开磁盘映像、设备或快照</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>Read the image again, as it is now</source>
        <translation>重新读取映像现在的内容</translation>
    </message>
    <message>
        <source>Open &amp;lesson…</source>
        <translation>打开课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Open a lesson that somebody wrote</source>
        <translation>打开别人编写的课程</translation>
    </message>
    <message>
        <source>Re&amp;cent</source>
        <translation>最近打开(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Preview the page that is shown, then print it or write a PDF</source>
        <translation>预览当前页面，然后打印或写成 PDF</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>示例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export view as PNG, SVG or PDF…</source>
        <translation>导出视图为 PNG、SVG 或 PDF(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;groups as CSV…</source>
        <translation>导出组为 CSV(&amp;G)…</translation>
    </message>
    <message>
        <source>Export &amp;findings as CSV…</source>
        <translation>导出检查结果为 CSV(&amp;F)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve snapshot…</source>
        <translation>保存快照(&amp;V)…</translation>
    </message>
    <message>
        <source>Save what was read, without the image&apos;s data; it opens like an image</source>
        <translation>保存读到的内容，不含映像的数据；可以像映像一样打开</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清除列表(&amp;C)</translation>
    </message>
    <message>
        <source>Open &amp;device…</source>
        <translation>打开设备(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose among the disks and partitions of this machine</source>
        <translation>从本机的磁盘和分区中选择</translation>
    </message>
    <message>
        <source>Reopen at s&amp;tart</source>
        <translation>启动时重新打开(&amp;T)</translation>
    </message>
    <message>
        <source>Starting without an image reopens what was open when the last window closed</source>
        <translation>不带映像启动时，打开上次关闭窗口时打开的内容</translation>
    </message>
    <message>
        <source>After the &amp;journal’s replay</source>
        <translation>重放日志之后(&amp;J)</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>显示日志重放之后的卷；重放在内存中进行，不写入任何内容</translation>
    </message>
    <message>
        <source>With another s&amp;uperblock…</source>
        <translation>使用其他超级块(&amp;U)…</translation>
    </message>
    <message>
        <source>Opens this image with a backup superblock, as -b and -B of e2fsck</source>
        <translation>用备份超级块打开此映像，同 e2fsck 的 -b 和 -B</translation>
    </message>
    <message>
        <source>P&amp;aste layout</source>
        <translation>粘贴布局(&amp;A)</translation>
    </message>
    <message>
        <source>Show what dumpe2fs, debugfs, tune2fs or mke2fs printed, as it is on the clipboard</source>
        <translation>显示剪贴板中 dumpe2fs、debugfs、tune2fs 或 mke2fs 的输出</translation>
    </message>
    <message>
        <source>Export map as &amp;HTML page…</source>
        <translation>将布局图导出为 HTML 页面(&amp;H)…</translation>
    </message>
    <message>
        <source>One file for a browser, with verdicts, findings, the map, and the fields of what is clicked in it</source>
        <translation>一个供浏览器打开的文件，含有判定、检查结果、布局图以及所点击内容的字段</translation>
    </message>
    <message>
        <source>The same without labels, UUIDs, names and paths, to give to others</source>
        <translation>同上，但不含卷标、UUID、名称和路径，便于交给他人</translation>
    </message>
    <message>
        <source>Close &amp;window</source>
        <translation>关闭窗口(&amp;W)</translation>
    </message>
    <message>
        <source>E&amp;xport free space as CSV, PNG, SVG or PDF…</source>
        <translation>导出空闲空间为 CSV、PNG、SVG 或 PDF(&amp;B)…</translation>
    </message>
    <message>
        <source>Open re&amp;mote…</source>
        <translation>打开远程映像(&amp;M)…</translation>
    </message>
    <message>
        <source>Open an image on another machine by its address: https, s3, nbd, sftp or ssh</source>
        <translation>通过地址打开另一台机器上的映像：https、s3、nbd、sftp 或 ssh</translation>
    </message>
    <message>
        <source>Ope&amp;n folder…</source>
        <translation>打开文件夹(&amp;N)…</translation>
    </message>
    <message>
        <source>Judge all images in a folder and list them</source>
        <translation>判定文件夹中的所有映像并列出</translation>
    </message>
    <message>
        <source>New w&amp;indow</source>
        <translation>新建窗口(&amp;K)</translation>
    </message>
    <message>
        <source>Export map as HTML page, anon&amp;ymous…</source>
        <translation>将布局图导出为匿名的 HTML 页面(&amp;Z)…</translation>
    </message>
    <message>
        <source>Open bloc&amp;k trace…</source>
        <translation>打开跟踪(&amp;X)…</translation>
    </message>
    <message>
        <source>Show what the requests of a workload touched, over this image</source>
        <translation>在此映像上显示某个工作负载的请求涉及的内容</translation>
    </message>
    <message>
        <source>Compare &amp;before and after…</source>
        <translation>比较前后状态(&amp;I)…</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>按字段、位、目录项和块显示两个镜像之间的变化</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FilePanel</name>
    <message>
        <source>&amp;Clear marks</source>
        <translation>清除标记(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Steps from the path to the blocks</source>
        <translation>从路径到块的各步</translation>
    </message>
    <message>
        <source>Shows map and strip without the blocks of the file</source>
        <translation>显示不带文件块的图和磁盘条</translation>
    </message>
    <message>
        <source>Reads all inode tables and directories</source>
        <translation>读取所有 inode 表和目录</translation>
    </message>
    <message>
        <source>Select a block that no metadata covers first</source>
        <translation>请先选择一个没有元数据的块</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Entries of the directory</source>
        <translation>目录中的条目</translation>
    </message>
    <message>
        <source>Lists the root directory; Enter or a double click leads into an entry</source>
        <translation>列出根目录；按回车键或双击进入条目</translation>
    </message>
    <message>
        <source>Browse, or type a path such as /etc/hosts in “Go to” (Ctrl+G), to see how it leads to its blocks; or select a block that no metadata covers and ask for its owner.</source>
        <translation>浏览目录，或在“转到”(Ctrl+G) 中输入 /etc/hosts 之类的路径，查看它如何通向自己的块；也可以选择未被元数据覆盖的块，查询它的归属。</translation>
    </message>
    <message>
        <source>Browse from /</source>
        <translation>从 / 浏览</translation>
    </message>
    <message>
        <source>Who owns this block?</source>
        <translation>此块属于谁？</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FileStepsModel</name>
    <message>
        <source>File blocks %1, unwritten</source>
        <translation>文件块 %1，未写入</translation>
    </message>
    <message>
        <source>File blocks %1</source>
        <translation>文件块 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>Root directory: inode 2</source>
        <translation>根目录：inode 2</translation>
    </message>
    <message>
        <source>Directory: inode %1</source>
        <translation>目录：inode %1</translation>
    </message>
    <message>
        <source>Entry “%1”: inode %2</source>
        <translation>目录项“%1”：inode %2</translation>
    </message>
    <message>
        <source>in the inode of the directory</source>
        <translation>在目录的 inode 中</translation>
    </message>
    <message>
        <source>Inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>double click: all its blocks</source>
        <translation>双击：它的全部块</translation>
    </message>
    <message>
        <source>Map of its blocks</source>
        <translation>它的块的映射</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Gap before it</source>
        <translation>与前一段的间隔</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FindingsModel</name>
    <message>
        <source>➜ remedy</source>
        <translation>➜ 解决办法</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Cost per write</source>
        <translation>每次写入的代价</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>筛选检查结果</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>为什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Cause and cure on the Alignment page</source>
        <translation>原因和解决办法在“对齐”页</translation>
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
        <translation>%1 的布局</translation>
    </message>
    <message>
        <source>%1, what mke2fs uses without -G</source>
        <translation>%1，不带 -G 时 mke2fs 的取值</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>larger ones: all %1 groups in one as well</source>
        <translation>更大的值：同样把全部 %1 个块组放在一起</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FragmentPlot</name>
    <message>
        <source>Place of the file’s blocks</source>
        <translation>文件各块的位置</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n 段</numerusform>
        </translation>
    </message>
    <message>
        <source>↑ block %1 of the volume</source>
        <translation>↑ 卷的第 %1 块</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>第 %1 块</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the file →</source>
        <translation>
            <numerusform>文件的 %n 块 →</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks %1 to %2 of the file: %3 to %4 of the volume</source>
        <translation>文件的第 %1 至 %2 块：卷的第 %3 至 %4 块</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentChart</name>
    <message>
        <source>What the bars count</source>
        <translation>柱形统计的内容</translation>
    </message>
    <message>
        <source>Free blocks by the size of their extent, in %</source>
        <translation>按 extent 大小统计的空闲块，%</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>按大小统计的空闲 extent</translation>
    </message>
    <message>
        <source>from %1 to below %2</source>
        <translation>%1 到 %2 以下</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1: %2 free extents, %3 blocks, %4 of the free</source>
        <translation>%1：%2 个空闲 extent，%3 个块，占空闲的 %4</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeExtentModel</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Extents from</source>
        <translation>extent 从</translation>
    </message>
    <message>
        <source>to below</source>
        <translation>到（不含）</translation>
    </message>
    <message>
        <source>Extents</source>
        <translation>extent 数</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Of the free</source>
        <translation>占空闲</translation>
    </message>
</context>
<context>
    <name>atlas::ui::FreeSpacePanel</name>
    <message>
        <source>Free space of</source>
        <translation>空闲空间范围</translation>
    </message>
    <message>
        <source>Whole volume</source>
        <translation>整个卷</translation>
    </message>
    <message>
        <source>Selected flex group</source>
        <translation>选中的 flex 组</translation>
    </message>
    <message>
        <source>Selected group</source>
        <translation>选中的组</translation>
    </message>
    <message>
        <source>Free extents by size</source>
        <translation>按大小统计的空闲 extent</translation>
    </message>
    <message>
        <source>Read the rest</source>
        <translation>读取其余</translation>
    </message>
    <message>
        <source>Read block bitmaps (%1)</source>
        <translation>读取块位图（%1）</translation>
    </message>
    <message>
        <source>The block bitmaps have not been read.</source>
        <translation>块位图尚未读取。</translation>
    </message>
    <message>
        <source>Reading block bitmaps…</source>
        <translation>正在读取块位图…</translation>
    </message>
    <message>
        <source>Select a group, or a structure of one.</source>
        <translation>请选择一个组，或组中的一个结构。</translation>
    </message>
    <message>
        <source>The image has changed since it was opened: reload it.</source>
        <translation>映像打开后已变化：请重新载入。</translation>
    </message>
    <message>
        <source>Group %1.</source>
        <translation>组 %1。</translation>
    </message>
    <message>
        <source>Flex group %1.</source>
        <translation>flex 组 %1。</translation>
    </message>
    <message>
        <source>The bitmaps of %1 of %2 groups are not known.</source>
        <translation>%2 个组中有 %1 个的位图未知。</translation>
    </message>
    <message>
        <source>Free: %1 of %2 blocks (%3), %4.</source>
        <translation>空闲：%2 个块中的 %1 个（%3），%4。</translation>
    </message>
    <message>
        <source>%1 extents: smallest %2, largest %3, average %4.</source>
        <translation>%1 个 extent：最小 %2，最大 %3，平均 %4。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GoMenu</name>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the previous selection and view (Alt+Left, Backspace)</source>
        <translation>回到之前选择和显示的内容（Alt+Left，Backspace）</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Forward to the next selection and view (Alt+Right)</source>
        <translation>到之后选择和显示的内容（Alt+Right）</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>转到(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>下一个检查结果(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>上一个检查结果(&amp;P)</translation>
    </message>
    <message>
        <source>Keeps a note on what is selected, for this volume wherever it is opened from</source>
        <translation>为所选内容保存备注；无论从何处打开此卷都有效</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Note on %1:</source>
        <translation>%1 的备注：</translation>
    </message>
    <message>
        <source>Fin&amp;d bytes…</source>
        <translation>查找字节(&amp;D)…</translation>
    </message>
    <message>
        <source>No&amp;te on this place…</source>
        <translation>为此处添加备注(&amp;T)…</translation>
    </message>
    <message>
        <source>Note&amp;s</source>
        <translation>备注(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Delete that of this place</source>
        <translation>删除此处的备注(&amp;D)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GotoField</name>
    <message>
        <source>Go to group, block, inode, /path…  Ctrl+G</source>
        <translation>转到组、块、inode、/路径…  Ctrl+G</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Open an image first.</source>
        <translation>请先打开一个映像。</translation>
    </message>
    <message>
        <source>This disk holds no ext file system, so there are no paths.</source>
        <translation>此磁盘没有 ext 文件系统，所以没有路径。</translation>
    </message>
    <message>
        <source>“group 21”, “block 524293”, “sector 8390759” or “lba 63”, “byte 4296068608”, “inode 12”; a number alone is a block, with k, M, G or T a byte, with s a sector. “block bitmap 17”, “inode table 3”, “superblock” and “journal” are structures, “s_raid_stride” a field of the superblock. “/etc/hosts” shows the way to the blocks of a file. “sector 280576s” counts 512 bytes, as the kernel’s log does; a line of that log can be pasted, too.</source>
        <translation>“组 21”、“块 524293”、“扇区 8390759”或“lba 63”、“字节 4296068608”、“inode 12”；单独的数字是块，带 k、M、G 或 T 是字节，带 s 是扇区。“块位图 17”、“inode 表 3”、“超级块”和“日志”是结构，“s_raid_stride”是超级块的字段。“/etc/hosts”显示到文件各块的路径。“扇区 280576s”按 512 字节计，与内核日志相同；也可以粘贴该日志中的一行。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupMap</name>
    <message>
        <source>Group map</source>
        <translation>组图</translation>
    </message>
    <message>
        <source>Metadata of the block groups, %1 in all</source>
        <translation>块组的元数据，共 %1 个组</translation>
    </message>
    <message>
        <source>No file system is shown</source>
        <translation>没有显示文件系统</translation>
    </message>
    <message>
        <source>Damaged: see the findings.</source>
        <translation>已损坏：见检查结果。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupModel</name>
    <message>
        <source>Enter or a double click shows group %1 on the map.</source>
        <translation>按 Enter 或双击可在图上显示组 %1。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Flex group</source>
        <translation>flex 组</translation>
    </message>
    <message>
        <source>First block</source>
        <translation>第一个块</translation>
    </message>
    <message>
        <source>Block bitmap</source>
        <translation>块位图</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>inode 位图</translation>
    </message>
    <message>
        <source>Inode table</source>
        <translation>inode 表</translation>
    </message>
    <message>
        <source>Free clusters</source>
        <translation>空闲簇</translation>
    </message>
    <message>
        <source>Free blocks</source>
        <translation>空闲块</translation>
    </message>
    <message>
        <source>Free inodes</source>
        <translation>空闲 inode</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupPanel</name>
    <message>
        <source>Block bitmap</source>
        <translation>块位图</translation>
    </message>
    <message>
        <source>Inode bitmap</source>
        <translation>inode 位图</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>请选择一个组，或组中的一个块。</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>组 %1：%2。</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 inodes are free.</source>
        <translation>组 %1：%3 个 inode 中有 %2 个空闲。</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 clusters are free.</source>
        <translation>组 %1：%3 个簇中有 %2 个空闲。</translation>
    </message>
    <message>
        <source>Group %1: %2 of %3 blocks are free.</source>
        <translation>组 %1：%3 个块中有 %2 个空闲。</translation>
    </message>
    <message>
        <source>%1 Hatched: INODE_UNINIT is set, so the bitmap was never written; the kernel takes all inodes as free.</source>
        <translation>%1 斜线：INODE_UNINIT 已置位，所以位图从未写过；内核认为所有 inode 都空闲。</translation>
    </message>
    <message>
        <source>%1 Hatched: BLOCK_UNINIT is set, so the bitmap was never written; the kernel computes it from the metadata that lies in the group.</source>
        <translation>%1 斜线：BLOCK_UNINIT 已置位，所以位图从未写过；内核由组内的元数据算出它。</translation>
    </message>
    <message>
        <source>Point at a cell to name it; a click selects it.</source>
        <translation>指向一格可知它是什么；单击选择它。</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>在用</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Block %1: %2, %3.</source>
        <translation>块 %1：%2，%3。</translation>
    </message>
    <message>
        <source>Block %1: free.</source>
        <translation>块 %1：空闲。</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3, reserved.</source>
        <translation>inode %1，序号 %2：%3，保留。</translation>
    </message>
    <message>
        <source>Inode %1, index %2: %3.</source>
        <translation>inode %1，序号 %2：%3。</translation>
    </message>
    <message>
        <source>Shown of the group</source>
        <translation>块组的显示内容</translation>
    </message>
    <message>
        <source>Inodes</source>
        <translation>inode</translation>
    </message>
</context>
<context>
    <name>atlas::ui::GroupsPage</name>
    <message>
        <source>All groups</source>
        <translation>所有组</translation>
    </message>
    <message>
        <source>Inode table not zeroed</source>
        <translation>inode 表未清零</translation>
    </message>
    <message>
        <source>Misaligned</source>
        <translation>未对齐</translation>
    </message>
    <message>
        <source>Past the end</source>
        <translation>超出末尾</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <translation>校验和错误</translation>
    </message>
    <message>
        <source>Groups listed</source>
        <translation>列出的组</translation>
    </message>
    <message>
        <source>Block groups</source>
        <translation>块组</translation>
    </message>
    <message>
        <source>&amp;Show on the map (Enter)</source>
        <translation>在图上显示（Enter）(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation>%2 个组中的 %1 个</translation>
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
        <translation>打开映像；或把映像拖到窗口上</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>read the image again; keeps the selection and a what-if</source>
        <translation>重新读取映像；保留选择和假设</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>go to a group, block, sector, byte or inode</source>
        <translation>转到组、块、扇区、字节或 inode</translation>
    </message>
    <message>
        <source>Alt+Left or Backspace, Alt+Right</source>
        <translation>Alt+Left 或 Backspace，Alt+Right</translation>
    </message>
    <message>
        <source>back and forward through what was selected and how far it was zoomed</source>
        <translation>在选择过的内容和缩放之间后退和前进</translation>
    </message>
    <message>
        <source>F8, Shift+F8</source>
        <translation>F8，Shift+F8</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2, Ctrl+3, Ctrl+4</source>
        <translation>Ctrl+1，Ctrl+2，Ctrl+3，Ctrl+4</translation>
    </message>
    <message>
        <source>the overview, a row for each flex group, for each group, or the whole volume</source>
        <translation>概览，每个 flex 组一行，每个组一行，或整个卷</translation>
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
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>select the row above or below, the structure before or after</source>
        <translation>选择上一行或下一行，前一个或后一个结构</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl++, Ctrl+-</source>
        <translation>Ctrl+滚轮，Ctrl++，Ctrl+-</translation>
    </message>
    <message>
        <source>zoom the map at the pointer</source>
        <translation>在指针处缩放图</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>pan the map; on the strip, move the window</source>
        <translation>平移图；在磁盘条上移动窗口</translation>
    </message>
    <message>
        <source>Double click, Enter, Ctrl+Return</source>
        <translation>双击，Enter，Ctrl+Return</translation>
    </message>
    <message>
        <source>zoom to the structure</source>
        <translation>缩放到该结构</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右击</translation>
    </message>
    <message>
        <source>select, zoom to, or copy the place under the pointer</source>
        <translation>选择、缩放到或复制指针下的位置</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
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
        <translation>Left，Right，Page Up，Page Down</translation>
    </message>
    <message>
        <source>in a lesson or the time machine: the step before, the next step</source>
        <translation>在课程或时间机器中：上一步、下一步</translation>
    </message>
    <message>
        <source>Ctrl+F11</source>
        <translation>Ctrl+F11</translation>
    </message>
    <message>
        <source>present: large type and no docks, on the whole screen</source>
        <translation>演示：大字体，无停靠窗口，占满屏幕</translation>
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
        <translation>Ctrl+S，Ctrl+E</translation>
    </message>
    <message>
        <source>save a snapshot; export the view</source>
        <translation>保存快照；导出视图</translation>
    </message>
    <message>
        <source>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;Shows where ext2, ext3 and ext4 keep their metadata on a disk, and whether it is aligned to the drive&apos;s physical sectors. Images are opened read-only and parsed in a process of their own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;ext4atlas %1&lt;/h3&gt;&lt;p&gt;显示 ext2、ext3 和 ext4 把元数据放在磁盘的什么位置，以及它们是否与驱动器的物理扇区对齐。映像以只读方式打开，并在单独的进程中解析。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes with no warranty.&lt;/p&gt;</source>
        <translation>&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；不提供任何担保。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Made with Qt %1 (LGPL-3.0), {fmt} (MIT) and JSON for Modern C++ (MIT). The reader uses libext2fs of e2fsprogs (LGPL-2.0), libfdisk and libblkid of util-linux (LGPL-2.1).&lt;/p&gt;</source>
        <translation>&lt;p&gt;使用 Qt %1（LGPL-3.0）、{fmt}（MIT）和 JSON for Modern C++（MIT）制作。读取程序使用 e2fsprogs 的 libext2fs（LGPL-2.0）以及 util-linux 的 libfdisk 和 libblkid（LGPL-2.1）。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;This image was read by %1.&lt;/p&gt;</source>
        <translation>&lt;p&gt;此映像由 %1 读取。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;About ext4atlas</source>
        <translation>关于 ext4atlas(&amp;A)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>About ext4atlas</source>
        <translation>关于 ext4atlas</translation>
    </message>
    <message>
        <source>next and previous finding</source>
        <translation>下一个和上一个检查结果</translation>
    </message>
    <message>
        <source>compare mke2fs settings</source>
        <translation>比较 mke2fs 的设置</translation>
    </message>
    <message>
        <source>magnify the metadata</source>
        <translation>放大元数据</translation>
    </message>
    <message>
        <source>scroll the map</source>
        <translation>滚动图</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>the glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>preview and print the page</source>
        <translation>预览并打印页面</translation>
    </message>
    <message>
        <source>go to the lesson that is given</source>
        <translation>转到正在进行的课程</translation>
    </message>
    <message>
        <source>fill the screen; beside a lesson, present it</source>
        <translation>全屏；有课程时为演示</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+F</source>
        <translation>Ctrl+Z, Ctrl+F</translation>
    </message>
    <message>
        <source>undo a what-if; search for bytes</source>
        <translation>撤销假设；查找字节</translation>
    </message>
    <message>
        <source>cancel what is running, then leave the presentation or the full screen</source>
        <translation>取消正在运行的操作，然后退出演示或全屏</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+W, Ctrl+Q</source>
        <translation>Ctrl+N，Ctrl+W，Ctrl+Q</translation>
    </message>
    <message>
        <source>a new window; close this one; close all</source>
        <translation>新建窗口；关闭此窗口；全部关闭</translation>
    </message>
    <message>
        <source>copy the selected rows of a table, or what is selected on map, strip, lens and bitmap</source>
        <translation>复制表格中所选的行，或在图、磁盘条、放大镜和位图上所选的内容</translation>
    </message>
    <message>
        <source>&lt;p&gt;The buttons of some dialogs are English, because the translations of Qt are not installed (package qt6-translations-l10n, qt6-qttranslations or qt6-translations).&lt;/p&gt;</source>
        <translation>&lt;p&gt;某些对话框的按钮为英文，因为未安装 Qt 的翻译（软件包 qt6-translations-l10n、qt6-qttranslations 或 qt6-translations）。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPanel</name>
    <message>
        <source>The step before (Left)</source>
        <translation>上一步（左方向键）</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停（空格键）</translation>
    </message>
    <message>
        <source>The next step (Right)</source>
        <translation>下一步（右方向键）</translation>
    </message>
    <message>
        <source>Step of the history</source>
        <translation>历史的步骤</translation>
    </message>
    <message>
        <source>Compare with the image after this step</source>
        <translation>与该步之后的映像比较</translation>
    </message>
    <message>
        <source>Compare with the image after this step; 0 is before the first one</source>
        <translation>与该步之后的映像比较；0 表示第一步之前</translation>
    </message>
    <message>
        <source>since step </source>
        <translation>自步骤 </translation>
    </message>
    <message>
        <source>What the step wrote</source>
        <translation>该步写入的内容</translation>
    </message>
    <message>
        <source>Running the steps…</source>
        <translation>正在执行各步…</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryPlayer</name>
    <message>
        <source>a recorded history</source>
        <translation>录制的历史</translation>
    </message>
    <message>
        <source>%1, after step %2</source>
        <translation>%1，第 %2 步之后</translation>
    </message>
</context>
<context>
    <name>atlas::ui::HistoryStage</name>
    <message>
        <source>Time machine</source>
        <translation>时间机器</translation>
    </message>
    <message>
        <source>&amp;Time machine</source>
        <translation>时间机器(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open history…</source>
        <translation>打开历史(&amp;O)…</translation>
    </message>
    <message>
        <source>Open what “ext4atlas-cli history record” wrote</source>
        <translation>打开“ext4atlas-cli history record”写出的文件</translation>
    </message>
    <message>
        <source>&amp;End the history</source>
        <translation>结束历史(&amp;E)</translation>
    </message>
    <message>
        <source>Open a history</source>
        <translation>打开历史</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Compare two states of an image…</source>
        <translation>比较镜像的两个状态(&amp;C)…</translation>
    </message>
    <message>
        <source>Show what changed from one image to another, by field, bit, directory entry and block</source>
        <translation>按字段、位、目录项和块显示两个镜像之间的变化</translation>
    </message>
    <message>
        <source>The image before the change</source>
        <translation>更改前的镜像</translation>
    </message>
    <message>
        <source>The image after the change</source>
        <translation>更改后的镜像</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ImageOpener</name>
    <message>
        <source>Pasted layout</source>
        <translation>粘贴的布局</translation>
    </message>
    <message>
        <source>Open a disk image</source>
        <translation>打开磁盘映像</translation>
    </message>
    <message>
        <source>Disk images and snapshots (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;All files (*)</source>
        <translation>磁盘映像和快照 (*.img *.raw *.bin *.iso *.dd *.ext4 *.qcow2 *.vmdk *.vdi *.vhd *.vhdx *.hds *.qed *.E01 *.001 *.simg *.xz *.gz *.bz2 *.zst *.lz4 *.lzma *.lz *.zip *.7z *.tar *.ova *.e2i *.txt *.ext4atlas *.ext4atlas-compare);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Which disk?</source>
        <translation>哪个磁盘？</translation>
    </message>
    <message>
        <source>%1 holds several files. Open:</source>
        <translation>%1 含有多个文件。打开：</translation>
    </message>
    <message>
        <source>Open an image on another machine</source>
        <translation>打开另一台机器上的映像</translation>
    </message>
    <message>
        <source>Address, such as https://host/disk.img, s3://bucket/key, nbd://host/export, sftp://host/path or ssh://host/dev/sda1</source>
        <translation>地址，例如 https://host/disk.img、s3://bucket/key、nbd://host/export、sftp://host/path 或 ssh://host/dev/sda1</translation>
    </message>
    <message>
        <source>is no address of an image</source>
        <translation>不是映像的地址</translation>
    </message>
    <message>
        <source>Judge the images in a folder</source>
        <translation>判定文件夹中的映像</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InodesModel</name>
    <message>
        <source>Inode</source>
        <translation>inode</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接数</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>删除时间</translation>
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
        <translation>块组的 inode</translation>
    </message>
    <message>
        <source>Enter or a double click follows an inode to its blocks</source>
        <translation>按 Enter 或双击可从 inode 追踪到其块</translation>
    </message>
    <message>
        <source>Select a group, or a block of it.</source>
        <translation>请选择一个组，或组中的一个块。</translation>
    </message>
    <message>
        <source>Group %1: %2.</source>
        <translation>块组 %1：%2。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InputRefusal</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorModel</name>
    <message>
        <source>%1 (a click outlines it on the map, a double click goes there)</source>
        <translation>%1（单击在图上勾出，双击转到那里）</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>atlas::ui::InspectorPanel</name>
    <message>
        <source>Why is it there?</source>
        <translation>它为什么在这里？</translation>
    </message>
    <message>
        <source>Structures of the disk</source>
        <translation>磁盘的结构</translation>
    </message>
</context>
<context>
    <name>atlas::ui::JobBar</name>
    <message>
        <source>Cancel (Esc)</source>
        <translation>取消（Esc）</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Making the sample %1…</source>
        <translation>正在创建示例 %1…</translation>
    </message>
    <message>
        <source>Reading block bitmaps (%1)…</source>
        <translation>正在读取块位图（%1）…</translation>
    </message>
    <message>
        <source>Reading block bitmaps: %1 of %2 groups</source>
        <translation>正在读取块位图：%2 个组中的 %1 个</translation>
    </message>
    <message>
        <source>Reading %1: %2</source>
        <translation>正在读取 %1：%2</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Legend</name>
    <message>
        <source>superblock</source>
        <translation>超级块</translation>
    </message>
    <message>
        <source>reserved GDT</source>
        <translation>保留的 GDT</translation>
    </message>
    <message>
        <source>block bitmap</source>
        <translation>块位图</translation>
    </message>
    <message>
        <source>inode bitmap</source>
        <translation>inode 位图</translation>
    </message>
    <message>
        <source>inode table</source>
        <translation>inode 表</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>system files</source>
        <translation>系统文件</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>misaligned</source>
        <translation>未对齐</translation>
    </message>
    <message>
        <source>estimate: no bitmap read, or an old one</source>
        <translation>估计：没有读位图，或位图已旧</translation>
    </message>
    <message>
        <source>missing: past the end of the image or partition</source>
        <translation>缺失：超出映像或分区的末尾</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>The map has a colour for each of: %1</source>
        <translation>图中每一种都有一种颜色：%1</translation>
    </message>
    <message>
        <source>descriptors</source>
        <translation>描述符</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>written in this step</source>
        <translation>此步骤写入</translation>
    </message>
    <message>
        <source>blocks of this file</source>
        <translation>此文件的块</translation>
    </message>
    <message>
        <source>by owner: see Owners</source>
        <translation>按所有者：见“所有者”</translation>
    </message>
    <message>
        <source>requests of the trace: the stronger, the more</source>
        <translation>跟踪的请求：颜色越重，请求越多</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensPanel</name>
    <message>
        <source>Zoom out (Ctrl+wheel, −)</source>
        <translation>缩小（Ctrl+滚轮，−）</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl+wheel, +)</source>
        <translation>放大（Ctrl+滚轮，+）</translation>
    </message>
    <message>
        <source>Whole disk</source>
        <translation>整个磁盘</translation>
    </message>
    <message>
        <source>Zoom out to the whole disk (0)</source>
        <translation>缩小到整个磁盘（0）</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>回到它</translation>
    </message>
    <message>
        <source>The structure in the middle again (Enter)</source>
        <translation>把该结构重新放到中间（Enter）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Around %1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1 周围&lt;/b&gt;：%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;On the disk&lt;/b&gt;</source>
        <translation>&lt;b&gt;在磁盘上&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大显示</translation>
    </message>
    <message>
        <source>Show the lens below the map, as wide as the map</source>
        <translation>在图下方显示放大镜，与图同宽</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LensView</name>
    <message>
        <source>Lens</source>
        <translation>放大镜</translation>
    </message>
    <message>
        <source>Sectors, blocks and structures on one scale; arrow keys move, plus and minus zoom, 0 shows the whole disk</source>
        <translation>扇区、块和结构用同一比例；方向键移动，加号和减号缩放，0 显示整个磁盘</translation>
    </message>
    <message>
        <source>%1 × write of %2 bytes at byte %3</source>
        <translation>%1 × 写 %2 字节，位于字节 %3</translation>
    </message>
    <message>
        <source>%1 × read of %2 bytes at byte %3</source>
        <translation>%1 × 读 %2 字节，位于字节 %3</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonPanel</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Check the answer (Return)</source>
        <translation>检查答案（Return）</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>揭示答案(&amp;R)</translation>
    </message>
    <message>
        <source>Show the answer and its working (Alt+R)</source>
        <translation>显示答案及其计算过程（Alt+R）</translation>
    </message>
    <message>
        <source>Make the sample</source>
        <translation>创建示例</translation>
    </message>
    <message>
        <source>Make the sample image of this lesson and open it</source>
        <translation>创建此课程的示例映像并打开</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>The step before (Left or Page Up)</source>
        <translation>上一步（Left 或 Page Up）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>The next step (Right or Page Down)</source>
        <translation>下一步（Right 或 Page Down）</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>This lesson needs a file system with the features it describes. Its sample, %1, has them.</source>
        <translation>本课需要一个含有所讲内容的文件系统。它的示例 %1 含有这些内容。</translation>
    </message>
    <message>
        <source>Type a whole number, such as 32,768 or 0x8000.</source>
        <translation>请输入整数，例如 32,768 或 0x8000。</translation>
    </message>
    <message>
        <source>Not so. Try again, or reveal the answer.</source>
        <translation>不对。请再试，或揭示答案。</translation>
    </message>
    <message>
        <source>Not so: %1</source>
        <translation>不对：%1</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>正确。%1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>%1 (Return)</source>
        <translation>%1（回车）</translation>
    </message>
    <message>
        <source>The lesson ends here. The next one: %1.</source>
        <translation>本课结束。下一课：%1。</translation>
    </message>
    <message>
        <source>The lesson ends here. Exercises, in the Learn menu, ask for more.</source>
        <translation>本课结束。“学习”菜单中的练习可进一步检验。</translation>
    </message>
    <message>
        <source>The open image lacks what this lesson needs: `%1`. Its sample, %2, has it and takes the place of the image in this window; ending the lesson opens the image again.</source>
        <translation>打开的映像缺少本课所需的 `%1`。本课的示例 %2 具备它，并会在此窗口中代替该映像；结束课程时会重新打开原映像。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::LessonStage</name>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Go to the lesson</source>
        <translation>转到课程(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;End the lesson</source>
        <translation>结束课程(&amp;E)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.md);;All files (*)</source>
        <translation>课程 (*.md);;所有文件 (*)</translation>
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
        <translation>工具栏</translation>
    </message>
    <message>
        <source>%1 — ext4atlas</source>
        <translation>%1 — ext4atlas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lessons, exercises and the time machine</source>
        <translation>课程、练习和时间机器</translation>
    </message>
    <message>
        <source>Tool &amp;bar</source>
        <translation>工具栏(&amp;B)</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>It is no file of this computer. Save it here first, then drop the file.</source>
        <translation>这不是本机上的文件。请先将其保存到本机，再拖放该文件。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MapPage</name>
    <message>
        <source>Groups below the overview</source>
        <translation>概览下方的块组</translation>
    </message>
    <message>
        <source>Metadata magnified; flex groups that are alike are drawn once</source>
        <translation>元数据已放大；相同的 flex 组只画一次</translation>
    </message>
    <message>
        <source>Not to scale; a click on the name of a row unfolds it</source>
        <translation>不按比例；点击行名可展开该行</translation>
    </message>
    <message>
        <source>To scale: groups %1–%2 of %3</source>
        <translation>按比例：%3 个块组中的 %1–%2</translation>
    </message>
    <message>
        <source>The block bitmap of group %1 is block %2, in group %3</source>
        <translation>组 %1 的块位图是块 %2，在组 %3 中</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MarkBox</name>
    <message>
        <source>What is marked red: blocks that straddle physical sectors, or structures off a larger granularity</source>
        <translation>标为红色的内容：跨越物理扇区的块，或未从更大粒度边界开始的结构</translation>
    </message>
    <message>
        <source>Mar&amp;k</source>
        <translation>标记(&amp;K)</translation>
    </message>
    <message>
        <source>Its size can be set on the Alignment page.</source>
        <translation>其大小可在“对齐”页上设定。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MeasurePage</name>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Another drive beside…</source>
        <translation>并列另一驱动器…</translation>
    </message>
    <message>
        <source>A folder for a scratch file; a device or image, which is only read</source>
        <translation>用于临时文件的文件夹；或只读取的设备或映像</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>测量内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>目标(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Runs of each setting</source>
        <translation>每项设置的运行次数(&amp;R)</translation>
    </message>
    <message>
        <source>The measurement cannot be read</source>
        <translation>无法读取测量结果</translation>
    </message>
    <message>
        <source>Nothing was measured</source>
        <translation>未完成测量</translation>
    </message>
    <message>
        <source>Folder for the scratch file</source>
        <translation>临时文件的文件夹</translation>
    </message>
    <message>
        <source>Open a measurement</source>
        <translation>打开测量结果</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the measurement</source>
        <translation>导出测量结果</translation>
    </message>
    <message>
        <source>JSON (*.json);;Comma-separated values (*.csv);;PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>JSON (*.json);;逗号分隔值 (*.csv);;PNG 图像 (*.png);;SVG 图形 (*.svg);;PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>The measurement was not exported</source>
        <translation>测量结果未导出</translation>
    </message>
    <message>
        <source>fio writes to a scratch file in the folder, which has no name and is gone afterwards; a device or an image is only read. Each setting is repeated until its runs agree within 5 %, at most twice as often as asked.</source>
        <translation>fio 写入该文件夹中的一个临时文件，它没有名称，之后即消失；设备或映像只会被读取。每项设置都会重复，直到各次运行相差不超过 5 %，最多为所要求次数的两倍。</translation>
    </message>
    <message>
        <source>The command of the first run</source>
        <translation>首次运行的命令</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测量结果</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Earlier measurements</source>
        <translation>先前的测量</translation>
    </message>
    <message>
        <source>What was measured in this session, and what the snapshot holds</source>
        <translation>本次会话中测量的结果，以及快照所含的结果</translation>
    </message>
    <message>
        <source>Earlier…</source>
        <translation>先前…</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MemberPlot</name>
    <message>
        <source>Block bitmaps on each disk with %1</source>
        <translation>%1 时各盘上的块位图</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>盘 %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricCharts</name>
    <message>
        <source>Which metric is drawn over -G</source>
        <translation>以 -G 为横轴绘制哪个指标</translation>
    </message>
    <message>
        <source>All at a glance</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>The same settings of -G, from left to right; choose a row to draw it large</source>
        <translation>从左到右为相同的 -G 设置；选择一行可放大绘制</translation>
    </message>
</context>
<context>
    <name>atlas::ui::MetricModel</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
</context>
<context>
    <name>atlas::ui::NotesPanel</name>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1, which this image does not hold</source>
        <translation>%1，此映像中没有</translation>
    </message>
    <message>
        <source>Note on the selected place…</source>
        <translation>为所选位置添加备注…</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>删除备注</translation>
    </message>
    <message>
        <source>Notes on places</source>
        <translation>各位置的备注</translation>
    </message>
    <message>
        <source>A double click or F2 changes a note; it is kept for this volume, and in saved snapshots</source>
        <translation>双击或按 F2 可修改备注；备注为此卷保留，也保存在快照中</translation>
    </message>
    <message>
        <source>&amp;Delete note</source>
        <translation>删除备注(&amp;D)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepPanel</name>
    <message>
        <source>&lt;b&gt;Offset sweep&lt;/b&gt;. %1, in sectors past %2. Drag the marker or use the arrow keys to try a start; the image is not written.</source>
        <translation>&lt;b&gt;起点扫描&lt;/b&gt;：%1，起点以超出 %2 的扇区数计。拖动标记或用方向键试一个起点；映像不会被写入。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OffsetSweepView</name>
    <message>
        <source>Offset sweep</source>
        <translation>起点扫描</translation>
    </message>
    <message>
        <source>Read-modify-writes by partition start; arrow keys try another start</source>
        <translation>按分区起点的读改写次数；用方向键试另一个起点</translation>
    </message>
    <message>
        <source>on a boundary</source>
        <translation>在边界上</translation>
    </message>
    <message>
        <source>%1 B off</source>
        <translation>偏 %1 B</translation>
    </message>
    <message>
        <source>now: %1 (%2)</source>
        <translation>现在：%1（%2）</translation>
    </message>
    <message>
        <source>what if: %1 (%2)</source>
        <translation>假设：%1（%2）</translation>
    </message>
    <message>
        <source>sector %1: %2, %3 read-modify-writes</source>
        <translation>扇区 %1：%2，%3 次读改写</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnerReader</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
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
        <translation>归属</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Shared blocks</source>
        <translation>共享块</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
</context>
<context>
    <name>atlas::ui::OwnersPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Owners of the blocks</source>
        <translation>块的归属</translation>
    </message>
    <message>
        <source>Reads all inode tables in use, the block bitmaps, and directories for the names</source>
        <translation>读取所有在用的 inode 表、块位图，并读取目录以获得名称</translation>
    </message>
    <message>
        <source>Marks the blocks on map and strip in the colours of the table; a file that is followed comes first</source>
        <translation>用表中的颜色在图和条带上标出块；正在跟踪的文件优先</translation>
    </message>
    <message>
        <source>Reading who owns the blocks…</source>
        <translation>正在读取块的归属…</translation>
    </message>
    <message>
        <source>Shows which files have which blocks, the largest in a colour each, and what is in use without a file.</source>
        <translation>显示哪些文件占用哪些块（最大的文件各用一种颜色），以及已用但不属于任何文件的块。</translation>
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
        <translation>读取块的归属</translation>
    </message>
    <message>
        <source>Colour the map</source>
        <translation>为图着色</translation>
    </message>
</context>
<context>
    <name>atlas::ui::Pages</name>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>块组</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1, partition %2</source>
        <translation>%1，分区 %2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>修改于 %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <translation>读取于 %1</translation>
    </message>
    <message>
        <source>after the journal’s replay in memory</source>
        <translation>在内存中重放日志之后</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionModel</name>
    <message>
        <source>logical volume</source>
        <translation>逻辑卷</translation>
    </message>
    <message>
        <source>Partition or volume</source>
        <translation>分区或卷</translation>
    </message>
    <message>
        <source>First sector</source>
        <translation>第一个扇区</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionPicker</name>
    <message>
        <source>&amp;Partition</source>
        <translation>分区(&amp;P)</translation>
    </message>
    <message>
        <source>The ext file system that is shown, in a partition or a logical volume</source>
        <translation>所显示的 ext 文件系统，在分区或逻辑卷中</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PartitionsPage</name>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions and logical volumes.</source>
        <translation>此磁盘没有可读的 ext2、ext3 或 ext4 文件系统。以下是它的分区和逻辑卷。</translation>
    </message>
    <message>
        <source>This disk holds no ext2, ext3 or ext4 file system that can be read. These are its partitions.</source>
        <translation>此磁盘没有可读的 ext2、ext3 或 ext4 文件系统。以下是它的分区。</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk. These are its partitions.</source>
        <translation>在此磁盘上没有找到 ext2、ext3 或 ext4 文件系统。以下是它的分区。</translation>
    </message>
    <message>
        <source>No ext2, ext3 or ext4 file system was found on this disk; what is inside %1 of its containers was not read. These are its partitions.</source>
        <translation>在此磁盘上没有找到 ext2、ext3 或 ext4 文件系统；其中 %1 个容器的内容没有读取。以下是它的分区。</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system.</source>
        <translation>此磁盘既没有分区表，也没有 ext2、ext3 或 ext4 文件系统。</translation>
    </message>
    <message>
        <source>This disk holds neither a partition table nor an ext2, ext3 or ext4 file system. It holds %1.</source>
        <translation>此磁盘既没有分区表，也没有 ext2、ext3 或 ext4 文件系统。它含有 %1。</translation>
    </message>
    <message>
        <source>Open the file system found at byte %1</source>
        <translation>打开在字节 %1 处找到的文件系统</translation>
    </message>
</context>
<context>
    <name>atlas::ui::PlanBar</name>
    <message>
        <source>Planning</source>
        <translation>规划</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>since %1 s</source>
        <translation>已用 %1 秒</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RaidChoice</name>
    <message>
        <source>no RAID</source>
        <translation>无 RAID</translation>
    </message>
    <message>
        <source>RAID %1</source>
        <translation>RAID %1</translation>
    </message>
    <message>
        <source>Count bitmaps on the members of an md array, and pass stride and stripe_width to mke2fs; LEVEL:CHUNK:MEMBERS can be typed, such as 6:512k:10</source>
        <translation>统计 md 阵列各成员上的位图，并把 stride 和 stripe_width 传给 mke2fs；可以输入“级别:CHUNK:成员数”，例如 6:512k:10</translation>
    </message>
    <message>
        <source>Chunk: what one member holds in one piece</source>
        <translation>chunk：一个成员上连成一段的部分</translation>
    </message>
    <message>
        <source>Disks of the array</source>
        <translation>阵列的磁盘数</translation>
    </message>
    <message>
        <source> disks</source>
        <translation> 个磁盘</translation>
    </message>
    <message>
        <source>there are RAID %1; level, chunk and disks can be typed at once, such as 6:512k:10</source>
        <translation>有 RAID %1；级别、chunk 和磁盘数可以一次输入，例如 6:512k:10</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReaderJob</name>
    <message>
        <source>the reader ext4atlas-cli is not installed</source>
        <translation>没有安装读取程序 ext4atlas-cli</translation>
    </message>
    <message>
        <source>install it next to ext4atlas or in PATH</source>
        <translation>请把它安装在 ext4atlas 旁边或 PATH 中</translation>
    </message>
    <message>
        <source>cannot create a temporary file</source>
        <translation>无法创建临时文件</translation>
    </message>
    <message>
        <source>the reader does not start</source>
        <translation>读取程序无法启动</translation>
    </message>
    <message>
        <source>the answer of the reader is too long to show</source>
        <translation>读取程序的回答太长，无法显示</translation>
    </message>
    <message>
        <source>the reader has not responded for %1 seconds and was ended</source>
        <translation>读取程序 %1 秒没有任何输出，已被终止</translation>
    </message>
    <message>
        <source>check whether the device still answers</source>
        <translation>请检查设备是否仍有响应</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ReplyField</name>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>atlas::ui::RowControls</name>
    <message>
        <source>Rows and scale of the map</source>
        <translation>图的行和比例</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SampleMaker</name>
    <message>
        <source>the script that makes samples does not start</source>
        <translation>创建示例的脚本无法启动</translation>
    </message>
    <message>
        <source>the sample “%1” was not made</source>
        <translation>没有创建示例“%1”</translation>
    </message>
    <message>
        <source>install e2fsprogs and fdisk, which make the samples</source>
        <translation>请安装创建示例所用的 e2fsprogs 和 fdisk</translation>
    </message>
    <message>
        <source>no recipes for samples next to the program</source>
        <translation>程序旁没有示例的配方</translation>
    </message>
    <message>
        <source>install ext4atlas, which has them in share/ext4atlas</source>
        <translation>请安装 ext4atlas，示例配方在 share/ext4atlas 中</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanDialog</name>
    <message>
        <source>Images in %1</source>
        <translation>%1 中的映像</translation>
    </message>
    <message>
        <source>Filter by place, state or finding</source>
        <translation>按位置、状态或发现筛选</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>No images in this folder</source>
        <translation>此文件夹中没有映像</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ScanModel</name>
    <message>
        <source>metadata: %1 % of the file system</source>
        <translation>元数据：文件系统的 %1 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>分布图</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>健康</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SectorSpinBox</name>
    <message>
        <source>%1 sectors</source>
        <translation>%1 个扇区</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SelectionPanel</name>
    <message>
        <source>Partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>flex group %1</source>
        <translation>flex 组 %1</translation>
    </message>
    <message>
        <source>group %1, flex group %2</source>
        <translation>块组 %1，flex 组 %2</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>块组 %1</translation>
    </message>
    <message>
        <source>Fields of the selection</source>
        <translation>所选内容的字段</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bytes&lt;/b&gt; of the field are outlined; %1</source>
        <translation>字段的&lt;b&gt;字节&lt;/b&gt;已框出；%1</translation>
    </message>
    <message>
        <source>all bytes</source>
        <translation>所有字节</translation>
    </message>
    <message>
        <source>Why is it there?</source>
        <translation>为什么在这里？</translation>
    </message>
    <message>
        <source>Learn about it</source>
        <translation>了解更多</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;; %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;；%2</translation>
    </message>
    <message>
        <source>all about the fields</source>
        <translation>字段详情</translation>
    </message>
    <message>
        <source>No structure with fields lies here.</source>
        <translation>这里没有带字段的结构。</translation>
    </message>
    <message>
        <source>logical sector %1</source>
        <translation>逻辑扇区 %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SmallMultiples</name>
    <message>
        <source>Layouts side by side</source>
        <translation>并排的布局</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Subtract this layout&apos;s figures from the others&apos;</source>
        <translation>从其他布局的数值中减去此布局的数值</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the mke2fs command</source>
        <translation>复制 mke2fs 命令</translation>
    </message>
    <message>
        <source>Remove this layout</source>
        <translation>移除此布局</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StackModel</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1. Set it below the table.</source>
        <translation>%1。请在表格下方设定。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StartPage</name>
    <message>
        <source>&amp;Open an image…</source>
        <translation>打开映像(&amp;O)…</translation>
    </message>
    <message>
        <source>Drop a disk image here</source>
        <translation>把磁盘映像拖到这里</translation>
    </message>
    <message>
        <source>See where ext4 keeps its metadata, and whether it is aligned to the drive&apos;s physical sectors. Images and devices are opened read-only, always.</source>
        <translation>看看 ext4 把元数据放在哪里，以及它们是否与驱动器的物理扇区对齐。映像和设备始终以只读方式打开。</translation>
    </message>
    <message>
        <source>&amp;Compare mke2fs settings…</source>
        <translation>比较 mke2fs 设置(&amp;C)…</translation>
    </message>
    <message>
        <source>What each -G would do to a disk of any size, before anything is formatted</source>
        <translation>格式化之前，看每种 -G 对任意大小的磁盘的效果</translation>
    </message>
    <message>
        <source>Or look at a sample</source>
        <translation>或者看一个示例</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Enter or a click makes the sample and opens it</source>
        <translation>按 Enter 或单击可创建示例并打开</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>以前打开过</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>Open a &amp;device…</source>
        <translation>打开设备(&amp;D)…</translation>
    </message>
    <message>
        <source>A disk, partition or volume of this computer, read-only</source>
        <translation>本机的磁盘、分区或卷，只读</translation>
    </message>
    <message>
        <source>&amp;Learn how ext4 is laid out</source>
        <translation>学习 ext4 的布局(&amp;L)</translation>
    </message>
    <message>
        <source>The first of the lessons, with a sample image</source>
        <translation>第一课，附示例映像</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StatusLine</name>
    <message>
        <source>data or free (%1 % of the group is free)</source>
        <translation>数据或空闲（组的 %1 % 空闲）</translation>
    </message>
    <message>
        <source>what if: byte %1</source>
        <translation>假设：字节 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>sector %1</source>
        <translation>扇区 %1</translation>
    </message>
    <message>
        <source>physical sector %1 + %2</source>
        <translation>物理扇区 %1 + %2</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>group %1 (flex group %2)</source>
        <translation>组 %1（flex 组 %2）</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>past the end: missing</source>
        <translation>超出末尾：不存在</translation>
    </message>
    <message>
        <source>this row stands for %1 more</source>
        <translation>此行还代表另外 %1 个</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StoredFieldsModel</name>
    <message>
        <source>may differ</source>
        <translation>可以不同</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>存储值</translation>
    </message>
    <message>
        <source>In the copy</source>
        <translation>副本中</translation>
    </message>
    <message>
        <source>In %1 copies</source>
        <translation>%1 个副本中</translation>
    </message>
</context>
<context>
    <name>atlas::ui::StructureTree</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Node from block %1 of the file on</source>
        <translation>从文件第 %1 块起的节点</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Deleted or moved: %1</source>
        <translation>已删除或移走：%1</translation>
    </message>
    <message>
        <source>inode %1</source>
        <translation>inode %1</translation>
    </message>
    <message>
        <source>Block %1: %2 names, %3 free bytes</source>
        <translation>第 %1 块：名字 %2 个，空闲 %3 字节</translation>
    </message>
    <message>
        <source>Block %1: dx_%2</source>
        <translation>第 %1 块：dx_%2</translation>
    </message>
    <message>
        <source>block %1 of the directory</source>
        <translation>目录的第 %1 块</translation>
    </message>
    <message>
        <source>Transaction %1</source>
        <translation>事务 %1</translation>
    </message>
    <message>
        <source>Structures inside of the selection</source>
        <translation>所选内容内部的结构</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取……</translation>
    </message>
    <message>
        <source>No file system is open.</source>
        <translation>没有打开文件系统。</translation>
    </message>
    <message>
        <source>Select an inode, or follow a path in “Go to” (Ctrl+G).</source>
        <translation>选择一个 inode，或在“转到”（Ctrl+G）中输入路径。</translation>
    </message>
    <message>
        <source>Select a block.</source>
        <translation>选择一个块。</translation>
    </message>
    <message>
        <source>No structure is known in this block.</source>
        <translation>此块中没有已知的结构。</translation>
    </message>
    <message>
        <source>Inode %1: %2</source>
        <translation>inode %1：%2</translation>
    </message>
    <message>
        <source>Structures in block %1</source>
        <translation>块 %1 中的结构</translation>
    </message>
    <message>
        <source>in the journal</source>
        <translation>在日志中</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Inode %1</source>
        <translation>inode %1</translation>
    </message>
</context>
<context>
    <name>atlas::ui::SuperblockDialog</name>
    <message>
        <source>Open with another superblock</source>
        <translation>使用其他超级块打开</translation>
    </message>
    <message>
        <source>A file system can be opened with a backup of its superblock, such as that in block 32768. Without a block, the best copy of a file system with this block size is searched for.</source>
        <translation>可以用备份超级块打开文件系统，例如块 32768 中的备份。不填块号时，会查找具有此块大小的文件系统的最佳副本。</translation>
    </message>
    <message>
        <source>search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>&amp;Block of the superblock</source>
        <translation>超级块所在的块(&amp;B)</translation>
    </message>
    <message>
        <source>Block &amp;size in bytes</source>
        <translation>块大小（字节）(&amp;S)</translation>
    </message>
    <message>
        <source>“%1” is no block number.</source>
        <translation>“%1”不是块号。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TracePanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读次数</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>写次数</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取量</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入量</translation>
    </message>
    <message>
        <source>Read-modify-writes</source>
        <translation>读改写</translation>
    </message>
    <message>
        <source>Seek distance</source>
        <translation>寻道距离</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Structure or file</source>
        <translation>结构或文件</translation>
    </message>
    <message>
        <source>Move the window of time through the trace</source>
        <translation>让时间窗口在跟踪中移动</translation>
    </message>
    <message>
        <source>Time in the trace</source>
        <translation>跟踪中的时间</translation>
    </message>
    <message>
        <source>Length of the window of time</source>
        <translation>时间窗口的长度</translation>
    </message>
    <message>
        <source>What map and strip show</source>
        <translation>布局图和磁盘条显示的内容</translation>
    </message>
    <message>
        <source>Reads and writes</source>
        <translation>读和写</translation>
    </message>
    <message>
        <source>What was touched</source>
        <translation>涉及的内容</translation>
    </message>
    <message>
        <source>The busiest blocks</source>
        <translation>最繁忙的块</translation>
    </message>
    <message>
        <source>Whole trace</source>
        <translation>整个跟踪</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Reading the trace…</source>
        <translation>正在读取跟踪…</translation>
    </message>
    <message>
        <source>%1 requests, %2 flushes.</source>
        <translation>%1 个请求，%2 次刷新。</translation>
    </message>
    <message>
        <source>Traced: %1.</source>
        <translation>跟踪对象：%1。</translation>
    </message>
    <message>
        <source>All requests</source>
        <translation>所有请求</translation>
    </message>
    <message>
        <source>Looking for the files that own the blocks…</source>
        <translation>正在查找拥有这些块的文件…</translation>
    </message>
    <message>
        <source>By what the heat is measured</source>
        <translation>热度的衡量方式</translation>
    </message>
    <message>
        <source>by requests</source>
        <translation>按请求</translation>
    </message>
    <message>
        <source>by bytes</source>
        <translation>按字节</translation>
    </message>
    <message>
        <source>Time in the trace, with a line at each flush</source>
        <translation>跟踪中的时间，每次刷新处有一条线</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TraceStage</name>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>The trace %1 cannot be shown</source>
        <translation>无法显示跟踪 %1</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>打开跟踪</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>no file system is open that it could be shown over</source>
        <translation>没有打开可供显示的文件系统</translation>
    </message>
    <message>
        <source>open the image first, then the trace</source>
        <translation>请先打开映像，再打开跟踪</translation>
    </message>
</context>
<context>
    <name>atlas::ui::TypedChunk</name>
    <message>
        <source>Size of the chunks that are counted</source>
        <translation>所统计单元的大小</translation>
    </message>
    <message>
        <source>Size of a chunk, such as 64 KiB for a cluster of qcow2 or 4 MiB for a snapshot</source>
        <translation>单元的大小，例如 qcow2 簇为 64 KiB，快照为 4 MiB</translation>
    </message>
    <message>
        <source>“%1” is no size of a chunk: type 512 bytes to 1 PiB, such as 64 KiB or 4 MiB.</source>
        <translation>“%1”不是有效的单元大小：请输入 512 字节到 1 PiB，例如 64 KiB 或 4 MiB。</translation>
    </message>
    <message>
        <source>No chunk of %1 was written.</source>
        <translation>没有写入任何 %1 的单元。</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: at most %2, which are %3 to copy.</source>
        <translation>至少写过一次的 %1 单元：至多 %2 个，需复制 %3。</translation>
    </message>
    <message>
        <source>Chunks of %1 written at least once: %2, which are %3 to copy.</source>
        <translation>至少写过一次的 %1 单元：%2 个，需复制 %3。</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictBar</name>
    <message>
        <source>Copy commands</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Why, and cure</source>
        <translation>原因与对策</translation>
    </message>
    <message>
        <source>Cause, calculation, cost and cures on the Alignment page</source>
        <translation>“对齐”页上的原因、计算、代价和对策</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取范围</translation>
    </message>
    <message>
        <source>Selects what the worst finding is about</source>
        <translation>选中最严重发现所涉及的内容</translation>
    </message>
    <message>
        <source>Before the replay</source>
        <translation>重放之前</translation>
    </message>
    <message>
        <source>After the replay</source>
        <translation>重放之后</translation>
    </message>
    <message>
        <source>Shows the volume as it is on the disk, without what its journal holds</source>
        <translation>显示磁盘上原样的卷，不含日志中的内容</translation>
    </message>
    <message>
        <source>Shows the volume as it is once its journal has been replayed, which is done in memory; nothing is written</source>
        <translation>显示日志重放之后的卷；重放在内存中进行，不写入任何内容</translation>
    </message>
</context>
<context>
    <name>atlas::ui::VerdictDelegate</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown table</source>
        <translation>复制为 Markdown 表格(&amp;M)</translation>
    </message>
</context>
<context>
    <name>atlas::ui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Large type and no docks, on the whole screen</source>
        <translation>大字体，无停靠窗口，占满屏幕</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概览(&amp;O)</translation>
    </message>
    <message>
        <source>The whole volume, metadata magnified, flex groups that are alike drawn once</source>
        <translation>整个卷，元数据放大，相同的 flex 组只画一次</translation>
    </message>
    <message>
        <source>&amp;Flex groups</source>
        <translation>flex 组(&amp;F)</translation>
    </message>
    <message>
        <source>One row for each flex group</source>
        <translation>每个 flex 组一行</translation>
    </message>
    <message>
        <source>&amp;Groups</source>
        <translation>组(&amp;G)</translation>
    </message>
    <message>
        <source>One row for each block group</source>
        <translation>每个块组一行</translation>
    </message>
    <message>
        <source>&amp;Whole volume</source>
        <translation>整个卷(&amp;W)</translation>
    </message>
    <message>
        <source>The whole volume in the rows that fit</source>
        <translation>整个卷，占满能放下的行</translation>
    </message>
    <message>
        <source>Metadata &amp;magnified</source>
        <translation>放大元数据(&amp;M)</translation>
    </message>
    <message>
        <source>Magnified</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Metadata gets half of each row, which is then not to scale; the overview always magnifies</source>
        <translation>元数据占每行的一半，此时该行不按比例；概览总是放大</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps (reads %1)</source>
        <translation>按位图显示分配（读取 %1）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Allocation from bitmaps</source>
        <translation>按位图显示分配(&amp;A)</translation>
    </message>
    <message>
        <source>Shades what is in use block by block, according to the block bitmaps instead of the groups&apos; free counts</source>
        <translation>按块位图逐块显示在用的块，而不是按组的空闲计数</translation>
    </message>
    <message>
        <source>&amp;Lens below the map</source>
        <translation>图下方的放大镜(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom to &amp;selection</source>
        <translation>缩放到选择(&amp;S)</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Panel of the sele&amp;ction</source>
        <translation>所选内容面板(&amp;E)</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>缩小(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>显示全部(&amp;H)</translation>
    </message>
    <message>
        <source>Full sc&amp;reen</source>
        <translation>全屏(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Un&amp;do the what-if</source>
        <translation>撤销假设(&amp;Z)</translation>
    </message>
    <message>
        <source>Back to the drive and the start before the last change</source>
        <translation>恢复到上次更改之前的驱动器和起点</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Draw&amp;ers</source>
        <translation>抽屉(&amp;D)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>重置布局(&amp;Y)</translation>
    </message>
    <message>
        <source>The window, its tool bar, panel and drawers as at the first start</source>
        <translation>窗口、工具栏、面板和抽屉恢复为首次启动时的样子</translation>
    </message>
</context>
<context>
    <name>atlas::ui::WindowDocks</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>空闲空间</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;N)</translation>
    </message>
    <message>
        <source>F&amp;ree space</source>
        <translation>空闲空间(&amp;C)</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>发现(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>块组(&amp;G)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Owners</source>
        <translation>所有者(&amp;O)</translation>
    </message>
    <message>
        <source>Fiel&amp;ds</source>
        <translation>字段(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>字节(&amp;B)</translation>
    </message>
    <message>
        <source>Opens or closes this list below the map</source>
        <translation>打开或关闭图下方的此列表</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;E)</translation>
    </message>
</context>
</TS>
