import { mostTargets } from '@brazda/domain/enumerations/action.ts';
import type { DrawnPart } from '#web/parts/drawing/measure-part.queries.ts';
import type { FormParcels } from './form-parcels.ts';
import type { TypedTarget } from './typed-action.ts';

export type Targets = readonly TypedTarget[];
export type TargetsChange = (targets: Targets) => Targets;

/** The growth stage that all have; null where they have none, or not the same. */
export function commonGrowthStage(targets: Targets): number | null {
  const [first] = targets;
  return first && targets.every(({ growthStage }) => growthStage === first.growthStage) ? first.growthStage : null;
}

export function toggledTarget(targets: Targets, parcelId: number): Targets {
  if (targets.some((target) => target.parcelId === parcelId))
    return targets.filter((target) => target.parcelId !== parcelId);
  return withTargets(targets, [parcelId]);
}

/** No more than one action can have; those that were chosen before stay first. */
export function withTargets(targets: Targets, parcelIds: readonly number[]): Targets {
  const chosen = new Set(targets.map(({ parcelId }) => parcelId));
  const growthStage = commonGrowthStage(targets);
  const more = parcelIds
    .filter((id) => !chosen.has(id))
    .map((parcelId): TypedTarget => ({ parcelId, area: null, geometry: null, growthStage }));
  return [...targets, ...more].slice(0, mostTargets);
}

/** How many of some parcels would be new among those that are chosen. */
export function addedTo(targets: Targets, parcelIds: readonly number[]): number {
  return withTargets(targets, parcelIds).length - targets.length;
}

/** Another area takes the place of what was drawn. */
export function withArea(targets: Targets, parcelId: number, area: number | null): Targets {
  return targets.map((target) => (target.parcelId === parcelId ? { ...target, area, geometry: null } : target));
}

/** What was drawn takes the place of an area that was typed; null is all of the parcel. */
export function withDrawn(targets: Targets, parcelId: number, drawn: DrawnPart | null): Targets {
  const { area = null, geometry = null } = drawn ?? {};
  return targets.map((target) => (target.parcelId === parcelId ? { ...target, area, geometry } : target));
}

export function withGrowthStage(targets: Targets, growthStage: number | null): Targets {
  return targets.map((target) => ({ ...target, growthStage }));
}

/** Hectares of all of them. */
export function hectaresOf(targets: Targets, { byId }: FormParcels): number {
  return targets.reduce((sum, { area, parcelId }) => sum + (area ?? byId.get(parcelId)?.area ?? 0), 0);
}
