import type { DrawnLand, Position } from '@brazda/contract/agroevidence/drawn-outline.ts';
import type { EditedLand, ParcelDivision } from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { UndoneChange } from '@brazda/contract/gateway/farm-changes.ts';
import { sql } from 'kysely';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

/** The south-west corner of the parcels that the factories make, and how far they go to the east and to the north. */
export const corner: Position = [14.33, 48.89];
export const width = 0.002;
export const height = 0.001;

/** A day on which the parcels of the factories have been for a while. */
export const springDay = '2026-03-01';

/** A place by shares of a parcel of the factories: 0, 0 is its south-west corner, 1, 1 the one in the north-east. */
export function at(x: number, y: number): Position {
  return [corner[0] + x * width, corner[1] + y * height];
}

/** A rectangle by the same shares. */
export function rectangle(
  west: number,
  south: number,
  east: number,
  north: number,
): Extract<DrawnLand, { type: 'Polygon' }> {
  const ring = [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)];
  return { type: 'Polygon', coordinates: [ring] };
}

export function lineThrough(...coordinates: Position[]): ParcelDivision['line'] {
  return { type: 'LineString', coordinates };
}

type Started = Pick<TestApp, 'api' | 'make' | 'services'>;

/** How somebody edits the land of a farm. */
interface Editing {
  readonly agroevidence: TestApi['agroevidence'];
  readonly parcelEditing: TestApi['agroevidence']['parcelEditing'];
  readonly split: (id: number, line?: ParcelDivision['line'], from?: string) => Promise<EditedLand>;
  readonly merge: (ids: readonly number[], from?: string) => Promise<EditedLand>;
  readonly undo: (changeId: number) => Promise<UndoneChange>;
  readonly rows: () => Promise<unknown>;
}

interface EditedFarm extends Editing {
  readonly user: TestUser;
  readonly farm: TestFarm;
  readonly parcelId: number;
}

/** A farm with one parcel of 1.6 hectares on which wheat stands, and how its land is edited. */
export async function editedFarm(started: Started): Promise<EditedFarm> {
  const { user, farm } = await started.make.farmer();
  const parcel = await started.make.parcel({ farm });
  return { user, farm, parcelId: parcel.id, ...editingOf(started, user, farm) };
}

export function editingOf(started: Started, user: TestUser, farm: TestFarm): Editing {
  const { agroevidence, gateway } = started.api(user);
  const { parcelEditing } = agroevidence;
  return {
    agroevidence,
    parcelEditing,
    split: (id: number, line = lineThrough(at(0.5, -0.5), at(0.5, 1.5)), from = springDay) =>
      parcelEditing.split({ params: { id }, body: { line, from } }),
    merge: (ids: readonly number[], from = springDay) =>
      parcelEditing.merge({ body: { parcels: ids.map((id) => ({ id })), from } }),
    undo: (changeId: number) => gateway.farmChanges.undo({ params: { id: farm.id, changeId } }),
    rows: () => landRows(started, farm.id),
  };
}

/** All rows of a farm's land, but how often they were written and when. */
async function landRows({ services }: Started, farmId: number): Promise<unknown> {
  const { rows } = await sql`
    select entity, row from (
      select 'parcel' as entity, id, to_jsonb(p) - 'version' - 'changed_at' as row from agroevidence.parcel p where farm_id = ${farmId}
      union all select 'version', id, to_jsonb(v) || jsonb_build_object('geometry', v.geometry::text, 'label', null)
        from agroevidence.parcel_version v where farm_id = ${farmId}
      union all select 'cultivation', id, to_jsonb(k) - 'version' || jsonb_build_object('geometry', k.geometry::text)
        from agroevidence.cultivation k where farm_id = ${farmId}
      union all select 'plan', id, to_jsonb(e) - 'version' from agroevidence.plan_entry e where farm_id = ${farmId}
      union all select 'lineage', id, to_jsonb(l) from agroevidence.parcel_lineage l where farm_id = ${farmId}
      union all select 'map', 0, to_jsonb(m) - 'revision' from agroevidence.farm_map m where farm_id = ${farmId}
    ) as land order by entity, id`.execute(services.database.kysely);
  return rows;
}
