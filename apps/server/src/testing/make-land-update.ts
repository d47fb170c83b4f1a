import { sql } from 'kysely';
import type { BlockFacts } from '@brazda/domain/land-update/block-differences.ts';
import type { Database } from '../db/database.ts';
import type { FarmTransaction } from '../db/farm-scope.ts';
import { changeFarm } from './change-farm.ts';
import { insertRegistryImport } from '../modules/agroevidence/imports/imports.repository.ts';
import { insertBlocksNow } from '../modules/agroevidence/land-updates/compared-land.repository.ts';
import { insertChanges } from '../modules/agroevidence/land-updates/land-changes.repository.ts';
import { changeUpdate, insertLandUpdate } from '../modules/agroevidence/land-updates/land-updates.repository.ts';
import type { TestParcel } from './make-parcel.ts';

export interface LandUpdateWishes {
  /** What the registry calls the block and its land use now. */
  readonly blockNumber?: string;
  readonly landUseName?: string;
}

interface Outline {
  readonly versionId: number;
  readonly outline: Uint8Array;
  readonly areaM2: number;
}

/** An update of a farm's land that waits for a decision about one change: the block of a parcel got another number. */
export function makeLandUpdate(
  database: Database,
  { farmId, id: parcelId }: TestParcel,
  { blockNumber = '7405/6', landUseName = 'trvalý travní porost' }: LandUpdateWishes = {},
): Promise<number> {
  return changeFarm(database, farmId, async (tx) => {
    const { versionId, outline, areaM2 } = await outlineOf(tx, parcelId);
    const [key, validityDate] = [`block of ${parcelId}`, '2026-04-01'];
    const now = blockFacts(key, blockNumber, landUseName);
    const before = { ...now, blockNumber: `${blockNumber} before` };
    const importId = await insertRegistryImport(tx, farmId, '2026-03-01');
    await sql`insert into agroevidence.registry_block (farm_id, key, import_id, facts, geometry, area_m2)
      values (${farmId}, ${key}, ${importId}, ${JSON.stringify(before)}::jsonb,
        st_setsrid(st_geomfromwkb(${outline}::bytea), 4326), ${areaM2})`.execute(tx.sql);
    await sql`update agroevidence.import set state = 'SUCCESS', finished_at = now()
      where farm_id = ${farmId} and id = ${importId}`.execute(tx.sql);
    const id = await insertLandUpdate(tx, { farmId, mode: 'REVIEW', validityDate, startedAt: new Date() });
    await insertBlocksNow(tx, { farmId, id }, [{ key, localName: blockNumber, facts: now, outline, areaM2 }]);
    await insertChanges(tx, { farmId, id, source: 'REGISTRY' }, [
      {
        number: 1,
        kind: 'CHANGED',
        conflict: null,
        decision: 'TAKE',
        properties: ['BLOCK_NUMBER'],
        movedM2: 0,
        isAboutLand: false,
        before: [{ key, importId }],
        now: [{ key, parcelId, ancestorId: parcelId, holdsFrom: now.validFrom }],
        parcels: [
          { parcelId, versionId, knownName: null, knownCropId: null, knownCrop: null, knownCadastralUnit: null },
        ],
      },
    ]);
    await changeUpdate(tx, { farmId, id }, { state: 'REVIEW', done: 1, total: 1, comparedAt: new Date() });
    return id;
  });
}

async function outlineOf(tx: FarmTransaction, parcelId: number): Promise<Outline> {
  const { rows } = await sql<Outline>`
    select id as version_id, st_asbinary(geometry) as outline, area_m2 from agroevidence.parcel_version
    where parcel_id = ${parcelId} and is_current`.execute(tx.sql);
  if (!rows[0]) throw new Error(`There is no parcel ${parcelId}`);
  return rows[0];
}

function blockFacts(externalId: string, blockNumber: string, landUseName: string): BlockFacts {
  return {
    externalId,
    square: '760-1170',
    blockNumber,
    officialAreaHa: null,
    landUseCode: 'T',
    landUseName,
    altitudeM: 512,
    slopeDegrees: 3.4,
    nitrateVulnerable: 'NO',
    zone: null,
    validFrom: '2026-03-15',
  };
}
