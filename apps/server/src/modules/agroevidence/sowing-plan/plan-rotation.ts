import { sql } from 'kysely';
import { ofFarms, type FarmChange } from '#server/db/farm-scope.ts';
import { writeCrops } from './change-plan.repository.ts';
import { wishedColumns } from './wished-columns.ts';

/** Crops of the catalogue that follow each other on arable land, by their keys, from a season on. */
export interface Rotation {
  readonly startYear: number;
  readonly seasons: number;
  readonly crops: readonly string[];
}

/** What Czech and Slovak registers call arable land. */
const arableLand = 'R';

/** Plans a rotation on the arable parcels of a farm that is made as a whole, each a step further than the one before. */
export async function planRotation(
  tx: FarmChange,
  farmId: number,
  { startYear, seasons, crops }: Rotation,
): Promise<void> {
  const cropIds = await idsOfKeys(tx, crops);
  const wishes = (await arableParcels(tx, farmId)).flatMap((parcelId, at) =>
    Array.from({ length: seasons }, (_, later) => ({
      ...{ parcelId, seasonId: startYear + later, role: 'MAIN' as const, area: null },
      cropId: cropIds[(at + later) % cropIds.length] ?? null,
    })),
  );
  await writeCrops(tx, { farmId, scenarioId: undefined }, wishes.map(wishedColumns), 'MANUAL');
}

async function idsOfKeys(tx: FarmChange, keys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${[...keys]}::text[]) with ordinality as wanted (key, place)
    join agroevidence.crop c on c.key = wanted.key order by wanted.place`.execute(tx.sql);
  if (rows.length < keys.length) throw new Error(`The catalogue does not know all of ${keys.join(', ')}`);
  return rows.map(({ id }) => id);
}

async function arableParcels(tx: FarmChange, farmId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from agroevidence.parcel p
    join agroevidence.parcel_version v on v.farm_id = p.farm_id and v.parcel_id = p.id and v.is_current
    where ${ofFarms(tx, sql`p.farm_id`)} and p.farm_id = ${farmId} and p.status = 'OPEN'
      and v.land_use_code = ${arableLand}
    order by v.shown_area_ha desc, p.id`.execute(tx.sql);
  return rows.map(({ id }) => id);
}
