-- SPDX-License-Identifier: GPL-3.0-or-later
-- DuckDB over the lines of a scan; read_parquet('scan.parquet') reads those that dask_scan.py collected, whose members of the
-- volume are columns of their own (volume_block_size).

-- Why images are not good.
SELECT coalesce(cause, finding, error_kind, state) AS reason, count(*) AS images, sum(size) AS bytes
FROM read_json('scan.jsonl', format = 'newline_delimited') WHERE good IS NOT true GROUP BY reason ORDER BY images DESC;

-- Which -G and block sizes occur, and what their metadata takes.
SELECT volume.flex_group_size AS g, volume.block_size AS block_size, count(*) AS images, round(100 * avg(volume.metadata_share), 2) AS metadata_percent
FROM read_json('scan.jsonl', format = 'newline_delimited') WHERE volume IS NOT NULL GROUP BY ALL ORDER BY images DESC;

-- The commands that cure what can be cured, for a shell.
SELECT cure FROM read_json('scan.jsonl', format = 'newline_delimited') WHERE cure IS NOT NULL ORDER BY place;
