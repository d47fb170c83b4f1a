import { searchKeyOf } from '@brazda/domain/search-key.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FarmChange, FarmTransaction } from '../db/farm-scope.ts';
import { changeFarm } from './change-farm.ts';
import { measureFarm } from '../modules/agroevidence/farms/farm-map.repository.ts';
import {
  insertItems,
  promoteItems,
  type ImportedParcel,
  type ImportItem,
} from '../modules/agroevidence/imports/import-items.repository.ts';
import { insertImport } from '../modules/agroevidence/imports/imports.repository.ts';

export interface TestParcel {
  readonly id: number;
  readonly farmId: number;
}

export interface ParcelWishes {
  readonly name?: string;
  readonly blockNumber?: string;
  readonly isRetired?: boolean;
  /** Longitude and latitude of its south-west corner. */
  readonly at?: readonly [number, number];
}

/** A parcel of about 1.6 ha with a crop, brought in as an import does it. */
export function makeParcel(database: Database, farmId: number, wishes: ParcelWishes = {}): Promise<TestParcel> {
  const { name = 'Za humny', blockNumber = '7405/5', isRetired = false, at = [14.33, 48.89] } = wishes;
  return changeFarm(database, farmId, async (tx) => {
    const file = { fileName: 'test.zip', countryCode: 'CZ' };
    const importId = await insertImport(tx, farmId, file);
    await insertItems(tx, farmId, importId, [
      { row: 1, ...(await squareAt(tx, at)), parcel: importedParcel(name, blockNumber) },
    ]);
    await promoteItems(tx, farmId, importId, 'EAGRI', '2024-05-01');
    const id = await lastParcel(tx, farmId);
    if (isRetired) await retire(tx, farmId, id);
    await measureFarm(tx, farmId);
    return { id, farmId };
  });
}

async function squareAt(
  tx: FarmTransaction,
  [longitude, latitude]: readonly [number, number],
): Promise<Pick<ImportItem, 'outline' | 'areaM2' | 'inside'>> {
  const corners = [longitude, latitude, longitude + 0.002, latitude + 0.001];
  const square = sql`st_multi(st_makeenvelope(${sql.join(corners.map((corner) => sql`${corner}::float8`))}, 4326))`;
  const { rows } = await sql<{ outline: Uint8Array; areaM2: number }>`
    select st_asbinary(${square}) as outline, st_area(${square}::geography) as area_m2`.execute(tx.sql);
  const [{ outline, areaM2 } = { outline: Buffer.of(), areaM2: 0 }] = rows;
  return { outline, areaM2, inside: [longitude + 0.001, latitude + 0.0005] };
}

async function lastParcel(tx: FarmTransaction, farmId: number): Promise<number> {
  const { id } = await tx
    .selectFrom('agroevidence.parcel')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('farmId', '=', farmId)
    .executeTakeFirstOrThrow();
  return id;
}

async function retire(tx: FarmChange, farmId: number, id: number): Promise<void> {
  await tx
    .updateTable('agroevidence.parcel')
    .set({ status: 'RETIRED' })
    .where('farmId', '=', farmId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

function importedParcel(localName: string, blockNumber: string): ImportedParcel {
  return {
    localName,
    searchKey: searchKeyOf({ localName, square: '760-1170', blockNumber }),
    externalId: null,
    blockNumber,
    square: '760-1170',
    landUseCode: 'R',
    landUseName: null,
    officialAreaHa: null,
    validFrom: '2024-05-01',
    altitudeM: 512,
    slopeDegrees: 3.4,
    nitrateVulnerable: 'YES',
    zone: null,
    cadastralUnit: null,
    cropId: 1,
    cropName: 'Pšenice setá ozimá',
    cropFrom: '2024-01-01',
  };
}
