import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importedFarm } from '#server/testing/import-land.ts';
import { bohemia, NAME_COLUMNS, ringAround, zippedShapefile, type Point } from '#server/testing/shapefile-builder.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { TestApi } from '#server/testing/test-api.ts';

const started = startApp();

const [x, y] = bohemia;
const bowTie: Point[] = [
  [x, y],
  [x + 0.004, y + 0.004],
  [x + 0.004, y],
  [x, y + 0.004],
  [x, y],
];
const content = {
  columns: NAME_COLUMNS,
  parcels: [
    { rings: [ringAround([x + 0.02, y], 0.002)], attributes: { NAZEV: 'Dobrá' } },
    { rings: [bowTie], attributes: { NAZEV: 'Mašle' } },
    { rings: [ringAround([x + 0.03, y], 0.000_002)], attributes: { NAZEV: 'Pod metr' } },
    {
      rings: [ringAround([x, y - 0.02], 0.003), ringAround([x, y - 0.02], 0.001).toReversed()],
      attributes: { NAZEV: 'S dírou' },
    },
  ],
};

/** Under a name of its own, so that nothing is known of it from others. */
function fileNamed(name: string): File {
  return new File([Uint8Array.from(zippedShapefile(content))], name);
}

interface Stored {
  readonly name: string;
  readonly outline: string;
  readonly areaM2: number;
}

async function imported(api: TestApi, file: File): Promise<{ readonly ended: unknown; readonly stored: Stored[] }> {
  const { farm, ended } = await importedFarm(api, file);
  const { rows } = await sql<Stored>`
    select p.local_name as name, encode(st_asewkb(v.geometry), 'hex') as outline, v.area_m2
    from agroevidence.parcel p join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id
    where p.farm_id = ${farm.id} order by p.id`.execute(started.services.database.kysely);
  const { imported, skipped, problems, problemCount } = ended;
  return { ended: { imported, skipped, problems, problemCount }, stored: rows };
}

describe('A file that was looked through before it is imported', () => {
  it('becomes to the last bit what it becomes when nobody has looked', async () => {
    const api = started.api(await started.make.user());
    const unseen = await imported(api, fileNamed('unseen.zip'));
    const file = fileNamed('seen.zip');
    const report = await api.agroevidence.registration.validateShapefile({ query: { countryCode: 'CZ' }, file });
    const seen = await imported(api, file);
    expect(seen).toEqual(unseen);
    expect(seen.stored.map(({ name }) => name)).toEqual(['Dobrá', 'Mašle', 'S dírou']);
    expect(seen.ended).toMatchObject({ imported: 3, skipped: 1, problems: report.problems });
  });
});
