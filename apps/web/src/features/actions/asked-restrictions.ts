import type { DrawnOutline } from '@brazda/contract/agroevidence/drawn-outline.ts';
import { takesTheCrop } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import { useMemo } from 'react';
import { useDebounced } from '#web/lib/use-debounced.ts';
import type { AskedNitrogen } from '#web/parts/nitrogen/nitrogen.queries.ts';
import type { AskedRestrictions } from '#web/parts/restriction/restrictions.queries.ts';
import { isHour, momentOf } from './typed-hours.ts';
import { isAmount } from './action-faults.ts';
import type { TypedAction, TypedMaterial } from './typed-action.ts';

type AskedOf = Pick<
  TypedAction,
  'group' | 'type' | 'day' | 'startedAt' | 'targets' | 'crop' | 'timing' | 'spray' | 'materials'
>;

/** What is asked before an action is recorded, with the names of its materials in their order. */
export interface FormQuestion {
  readonly asked: AskedRestrictions;
  readonly materialNames: readonly string[];
  /** Where fertilizers are brought: what of nitrogen there would be. */
  readonly nitrogen?: AskedNitrogen;
}

const latestStage = 99;

/** Undefined where not enough is said. */
export function formQuestion(typed: AskedOf, timeZone: string, knownId: number | undefined): FormQuestion | undefined {
  const { group, type, day, targets } = typed;
  if (day === null || targets.length === 0 || targets.some(({ area }) => area !== null && area <= 0)) return undefined;
  const startedAt = isHour(typed.startedAt) ? momentOf(day, typed.startedAt, timeZone) : null;
  const common = {
    day,
    startedAt,
    targets: targetsOf(typed),
    ...(knownId !== undefined && { exceptActionId: knownId }),
  };
  const brought = broughtBy(typed);
  if (brought.length > 0) return broughtQuestion(typed, brought, common, knownId);
  if (group === 'EPH') return undefined;
  const work = takesTheCrop(type) ? 'HARVEST' : 'ENTRY';
  return { asked: { ...common, work, materials: [] }, materialNames: [] };
}

/** What of the groups that bring something is said; what was typed before in another group is not. */
function broughtBy({ group, materials }: AskedOf): readonly BroughtMaterial[] {
  return group === 'EPH' || group === 'SOWING' ? materials.flatMap(broughtMaterial) : [];
}

function broughtQuestion(
  typed: AskedOf,
  brought: readonly BroughtMaterial[],
  common: Pick<AskedRestrictions, 'day' | 'startedAt' | 'targets' | 'exceptActionId'>,
  knownId: number | undefined,
): FormQuestion {
  const { group, crop, timing, spray } = typed;
  const ofSpraying =
    group === 'EPH'
      ? { timing, driftReduction: spray.driftReduction, water: waterOf(spray) }
      : { timing: null, driftReduction: null, water: null };
  const materials = brought.map(({ material }) => material);
  const fertilizers = brought.filter(({ kind }) => kind === 'FERTILIZER').map(({ material }) => material);
  return {
    asked: { ...common, work: 'APPLICATION', cropId: crop?.id ?? null, ...ofSpraying, materials },
    materialNames: brought.map(({ name }) => name),
    ...(fertilizers.length > 0 && { nitrogen: askedNitrogen(typed, fertilizers, knownId) }),
  };
}

const mostWater = 10_000;

/** What cannot be is not asked about. */
function waterOf({ water }: AskedOf['spray']): number | null {
  return water !== null && water > 0 && water <= mostWater ? water : null;
}

function targetsOf({ targets }: AskedOf): AskedRestrictions['targets'] {
  return targets.map(({ parcelId, area, geometry, growthStage }) => {
    const isStage = growthStage !== null && growthStage >= 0 && growthStage <= latestStage;
    const worked = geometry as DrawnOutline | null;
    return { parcelId, area, geometry: worked, growthStage: isStage ? growthStage : null, climateRegion: null };
  });
}

function askedNitrogen(
  { crop, targets, day }: AskedOf,
  fertilizers: AskedRestrictions['materials'],
  knownId: number | undefined,
): AskedNitrogen {
  return {
    day: day ?? '',
    cropId: crop?.id ?? null,
    targets: targets.map(({ parcelId, area }) => ({ parcelId, area })),
    materials: fertilizers.map(({ materialId, value, unit, basis }) => ({ materialId, value, unit, basis })),
    exceptActionId: knownId ?? null,
  };
}

interface BroughtMaterial {
  readonly name: string;
  readonly kind: MaterialKind;
  readonly material: AskedRestrictions['materials'][number];
}

function broughtMaterial({ material, value, unit, basis, organismCodes, expiresOn }: TypedMaterial): BroughtMaterial[] {
  if (material === null || !isAmount(value)) return [];
  const said = { materialId: material.id, value, unit, basis, organismCodes: [...organismCodes], expiresOn };
  return [{ name: material.name, kind: material.kind, material: said }];
}

const typingPauseMs = 400;

/** What is asked once typing pauses; the same as long as the same is asked. */
export function useFormQuestion(
  typed: AskedOf,
  timeZone: string,
  knownId: number | undefined,
): FormQuestion | undefined {
  const { group, type, day, startedAt, targets, crop, timing, spray, materials } = typed;
  const text = useMemo(() => {
    const question = formQuestion(
      { group, type, day, startedAt, targets, crop, timing, spray, materials },
      timeZone,
      knownId,
    );
    return question ? JSON.stringify(question) : '';
  }, [group, type, day, startedAt, targets, crop, timing, spray, materials, timeZone, knownId]);
  const settled = useDebounced(text, typingPauseMs);
  return useMemo(() => (settled === '' ? undefined : (JSON.parse(settled) as FormQuestion)), [settled]);
}
