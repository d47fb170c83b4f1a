import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeFarm } from '#server/testing/change-farm.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { importEnded, keepImport, keptFile } from '#server/testing/import-land.ts';
import { startApp } from '#server/testing/start-app.ts';
import { readImportFile } from './import-files.repository.ts';

const started = startApp();

/** A field, and more text about it than fits a piece. */
const wordyField = JSON.stringify({
  type: 'Feature',
  properties: { name: 'Za humny', note: 'ž'.repeat(400_000) },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [15, 49],
        [15.01, 49],
        [15.01, 49.01],
        [15, 49],
      ],
    ],
  },
});

async function longestPiece(importId: number): Promise<number> {
  const { rows } = await sql<{ longest: number }>`
    select max(octet_length(bytes)) as longest from agroevidence.import_file_piece where import_id = ${importId}`.execute(
    started.services.database.kysely,
  );
  return rows[0]?.longest ?? 0;
}

describe('The file of an import', () => {
  it.each([1, 262_143, 262_144, 262_145, 1_000_000])(
    'of %i bytes comes out as it went in, no more than a quarter of a megabyte at once',
    async (size) => {
      const { database } = started.services;
      const { farm } = await started.make.farmer();
      const bytes = randomBytes(size);
      const file = { bytes, fileName: 'random.zip', countryCode: 'CZ' };
      const importId = await changeFarm(database, farm.id, (tx) => keepImport(tx, farm.id, file));
      expect(await longestPiece(importId)).toBeLessThanOrEqual(262_144);
      const read = await readImportFile(readingOf(database, { memberships: [farm.id], farmIds: [farm.id] }), importId);
      expect(read && bytes.equals(read)).toBe(true);
    },
  );

  it('is not told to another farm', async () => {
    const { database } = started.services;
    const [{ farm }, { farm: other }] = [await started.make.farmer(), await started.make.farmer()];
    const file = { bytes: randomBytes(10), fileName: 'random.zip', countryCode: 'CZ' };
    const importId = await changeFarm(database, farm.id, (tx) => keepImport(tx, farm.id, file));
    const read = readImportFile(readingOf(database, { memberships: [other.id], farmIds: [other.id] }), importId);
    expect(await read).toBeNull();
  });

  it('is imported from its pieces, and then forgotten', async () => {
    const api = started.api(await started.make.user());
    const file = new File([wordyField], 'field.geojson');
    const query = { countryCode: 'CZ', farmName: 'Farma' };
    const { importId } = await api.agroevidence.registration.shapefile({ query, file });
    expect(await importEnded(api, importId)).toMatchObject({ state: 'SUCCESS', imported: 1 });
    expect(await keptFile(started.services.database, importId ?? 0)).toBeNull();
  });
});
