import type {
  AddedFeatures,
  ChangedFeature,
  DrawnFeature,
  RetiredFeature,
} from '@brazda/contract/agroevidence/land-features.ts';
import type { LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { Who } from '#server/access/who.ts';
import { changeFarms } from '#server/audit/change-farms.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import { isGeometryError } from '#server/db/spatial.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { requireFarm } from '../farms/rename-farm.ts';
import { areClosed } from '../land/closed-rings.ts';
import { areTangled } from '../land/tangled-lines.ts';
import {
  areMeasurable,
  countLandFeatures,
  insertLandFeatures,
  lockLandFeature,
  redrawLandFeature,
  renameLandFeature,
  retireLandFeature,
  type LandFeatureRow,
  type NewFeature,
} from './land-features.repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'nudge'>;

/** More than the brooks, ditches and wells of any farm. */
const mostFeatures = 2000;
const mostPositions = 50_000;

/** What is added to which farm. */
interface DrawnFeatures {
  readonly farmId: number;
  readonly kind: LandFeatureKind;
  readonly features: readonly NewFeature[];
}

/**
 * Adds all of what was drawn, or nothing, and gives what `tell` makes of it. Throws `farm.notFound`,
 * `landFeature.outlineInvalid` and `landFeature.tooMany`.
 */
export function addLandFeatures<T>(
  services: Needs,
  who: Who,
  { farmId, kind, features }: DrawnFeatures,
  tell: (tx: FarmChange, added: AddedFeatures) => Promise<T>,
): Promise<T> {
  if (!areDrawable(kind, features)) throw new Failure('landFeature.outlineInvalid');
  return changeFarms(services, who, async (tx) => {
    await requireFarm(tx, who, farmId, 'land.change');
    if ((await countLandFeatures(tx, farmId)) + features.length > mostFeatures)
      throw new Failure('landFeature.tooMany');
    const rows = await measurable(tx, features, () => insertLandFeatures(tx, farmId, kind, features));
    const detail = { kind, features: rows.length };
    const changeId = await tx.tell({ action: 'landFeatures.added', farmId, detail }, eventOf(farmId));
    return tell(tx, { features: rows, changeId });
  });
}

/** Writes what was drawn, if it can be measured. */
async function measurable<T>(tx: FarmChange, features: readonly NewFeature[], write: () => Promise<T>): Promise<T> {
  try {
    if (!(await areMeasurable(tx, features))) throw new Failure('landFeature.outlineInvalid');
    return await write();
  } catch (error) {
    if (isGeometryError(error)) throw new Failure('landFeature.outlineInvalid', { cause: error });
    throw error;
  }
}

/** One that is changed, and the version on which that stands, where it is said. */
interface KnownFeature {
  readonly id: number;
  readonly version: number | undefined;
}

/** Throws `landFeature.notFound`, and `record.changed` with what it is called now. */
export function renameFeature(
  services: Needs,
  who: Who,
  known: KnownFeature,
  name: string | null,
): Promise<ChangedFeature> {
  return changeFarms(services, who, async (tx) => {
    const feature = await requireUnchanged(tx, known);
    const { farmId, kind, name: nameBefore } = feature;
    if (nameBefore === name) return { ...feature, changeId: null };
    const renamed = await renameLandFeature(tx, feature, name);
    const detail = { kind, name, nameBefore, landFeatureId: known.id };
    const changeId = await tx.tell({ action: 'landFeature.renamed', farmId, detail }, eventOf(farmId));
    return { ...(renamed ?? feature), changeId };
  });
}

/**
 * Gives it another line or outline. Throws `landFeature.notFound`, `landFeature.outlineInvalid`, and `record.changed` with
 * how it lies now.
 */
export function redrawFeature(
  services: Needs,
  who: Who,
  known: KnownFeature,
  geometry: DrawnFeature,
): Promise<ChangedFeature> {
  return changeFarms(services, who, async (tx) => {
    const feature = await requireUnchanged(tx, known);
    const { farmId, kind, name } = feature;
    const drawn: NewFeature = { name, geometry };
    if (!areDrawable(kind, [drawn])) throw new Failure('landFeature.outlineInvalid');
    const redrawn = await measurable(tx, [drawn], () => redrawLandFeature(tx, feature, drawn));
    if (!redrawn) return { ...feature, changeId: null };
    const detail = { kind, name, landFeatureId: known.id };
    const changeId = await tx.tell({ action: 'landFeature.redrawn', farmId, detail }, eventOf(farmId));
    return { ...redrawn, changeId };
  });
}

/** Puts one away; what was reckoned with it is reckoned anew where it is asked for. Throws `landFeature.notFound`. */
export function endLandFeature(services: Needs, who: Who, id: number): Promise<RetiredFeature> {
  return changeFarms(services, who, async (tx) => {
    const feature = await requireFeature(tx, id);
    const { farmId, kind, name } = feature;
    await retireLandFeature(tx, feature, tx.at);
    const detail = { kind, name, landFeatureId: id };
    return { changeId: await tx.tell({ action: 'landFeature.retired', farmId, detail }, eventOf(farmId)) };
  });
}

/** It is as it was when whoever changes it saw it. */
async function requireUnchanged(tx: FarmChange, known: KnownFeature): Promise<LandFeatureRow> {
  const feature = await requireFeature(tx, known.id);
  if (known.version !== undefined && known.version !== feature.version)
    throw new Failure('record.changed', { current: feature });
  return feature;
}

async function requireFeature(tx: FarmChange, id: number): Promise<LandFeatureRow> {
  const feature = await lockLandFeature(tx, id);
  if (!feature) throw new Failure('landFeature.notFound');
  return feature;
}

function eventOf(farmId: number): { readonly farmId: number; readonly topic: 'landFeatures.changed' } {
  return { farmId, topic: 'landFeatures.changed' };
}

/** Water may be lines; zones are land. */
function areDrawable(kind: LandFeatureKind, features: readonly NewFeature[]): boolean {
  const lines = features.flatMap(({ geometry }) => linesOf(geometry));
  const positions = lines.reduce((sum, line) => sum + line.length, 0);
  const isKnownKind = kind === 'WATER' || features.every(({ geometry }) => isLand(geometry));
  if (positions > mostPositions || !isKnownKind) return false;
  return features.every(({ geometry }) => areClosed(ringsOf(geometry)) && !areTangled(linesOf(geometry)));
}

function isLand({ type }: DrawnFeature): boolean {
  return type === 'Polygon' || type === 'MultiPolygon';
}

type Line = readonly (readonly [number, number])[];

function ringsOf(geometry: DrawnFeature): readonly Line[] {
  return isLand(geometry) ? linesOf(geometry) : [];
}

function linesOf(geometry: DrawnFeature): readonly Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.coordinates;
}
