import { Buffer } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * What Brázda uses of PostGIS: vectors and projections, and what a database of an older version is brought up to date
 * with. Rasters, topologies and street addresses are two thirds of the whole, compiled at each start.
 */
const used =
  /^(lib\/postgresql\/postgis-3\.so|share\/proj\/.+|share\/postgresql\/extension\/postgis(\.control|--(?!unpackaged).+\.sql))$/;

const blockBytes = 512;

/**
 * Packs the part of the embedded PostGIS that is used, as the archive that the database unpacks when it opens.
 * @param {string} path
 * @returns {Promise<void>}
 */
export async function packPostgis(path) {
  const whole = new URL('postgis.tar.gz', import.meta.resolve('@electric-sql/pglite-postgis'));
  const kept = entriesOf(await promisify(gunzip)(await readFile(whole))).filter(({ name }) => used.test(name));
  const end = Buffer.alloc(2 * blockBytes);
  await writeFile(path, await promisify(gzip)(Buffer.concat([...kept.map(({ bytes }) => bytes), end])));
}

/**
 * The entries of a tar archive of plain names, each with its header, in blocks of 512 bytes as POSIX.1-1988 (ustar) says.
 * @param {Buffer} archive
 * @returns {{ name: string, bytes: Buffer }[]}
 */
function entriesOf(archive) {
  const entries = [];
  for (let at = 0; archive[at];) {
    const size = parseInt(archive.toString('latin1', at + 124, at + 136), 8);
    const bytes = archive.subarray(at, at + blockBytes + Math.ceil(size / blockBytes) * blockBytes);
    entries.push({ name: archive.toString('latin1', at, at + 100).replace(/\0.*$/s, ''), bytes });
    at += bytes.length;
  }
  return entries;
}
