import { readingOf, type FarmScope } from '#server/db/farm-scope.ts';
import { CompressedJson, ReadyJson } from '#server/http/ready-json.ts';
import type { Services } from '#server/services.ts';
import { between, geoJsonFeatures, parcelsAtOnce } from './drawn-parcels.repository.ts';
import type { WrittenMap } from './kept-answers.ts';
import { findMapChanges } from './map-changes.repository.ts';
import type { FarmState } from './map-states.ts';

/** A larger map is written in pieces again: taking it apart in one would hold up others' calls. */
const mostTakenApart = 5000;

/**
 * The map of one farm as it was written before, with the parcels written anew that have changed since; undefined where
 * only writing all of it tells.
 */
export async function renewFarmMap(
  database: Services['database'],
  scope: FarmScope,
  before: WrittenMap,
  farms: readonly FarmState[],
  tag: string,
): Promise<ReadyJson | undefined> {
  const [state] = farms;
  const [held] = before.farms;
  const { body, total = 0 } = before.json;
  if (!state || !held || farms.length > 1 || total > mostTakenApart || typeof body === 'string') return undefined;
  const { farmId, day } = state;
  const land = readingOf(database, { ...scope, farmIds: [farmId] });
  // Read first: what is read after the changes is as new as they are, and what is newer will be read once more.
  const ids = (await findMapChanges(land, farmId, held, day))?.parcelIds;
  if (!ids || ids.length > parcelsAtOnce) return undefined;
  const { json } = await geoJsonFeatures(land, farmId, day, { ids });
  const features = exchange(featuresIn((await body.plain()).toString()), new Set(ids), featuresIn(json));
  return new ReadyJson(await CompressedJson.of(`[${features.join(between)}]`), features.length, tag);
}

function featuresIn(json: string): string[] {
  return json === '[]' ? [] : json.slice(1, -1).split(between);
}

/** Those that have changed give way to what is left of them, in the order of their ids. */
function exchange(features: readonly string[], changed: ReadonlySet<number>, anew: readonly string[]): string[] {
  const kept = features.map((text) => ({ id: idOf(text), text })).filter(({ id }) => !changed.has(id));
  const all = [...kept, ...anew.map((text) => ({ id: idOf(text), text }))];
  return all.sort((a, b) => a.id - b.id).map(({ text }) => text);
}

/** As the database writes it: behind the type, before all that a name could be mistaken for it. */
const featureId = /^\{"type" : "Feature", "id" : (\d+),/;

function idOf(feature: string): number {
  const [, id] = featureId.exec(feature) ?? [];
  if (id === undefined) throw new Error(`This is no feature of a parcel: ${feature.slice(0, 100)}`);
  return Number(id);
}
