import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import type { MaterialKind, MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import { unitKindOf } from '@brazda/domain/materials/amount.ts';

/** Work that is done with a sprayer, whatever is brought. */
const sprayed: readonly ActionType[] = ['SPRAY', 'TANKMIX', 'FOLIAR', 'FERT_IND'];

/** A material as far as it says whether it is liquid. */
export interface BroughtByMachine {
  readonly kind: MaterialKind;
  readonly unit: MaterialUnit;
  /** Null where none is known, as of what is not liquid. */
  readonly kilogramsPerLitre: number | null;
}

export function isLiquidFertilizer({ kind, unit, kilogramsPerLitre }: BroughtByMachine): boolean {
  return kind === 'FERTILIZER' && (unitKindOf(unit) === 'VOLUME' || kilogramsPerLitre !== null);
}

/** Work of which what is brought says whether a sprayer is used: mineral fertilizers are sprayed where they are liquid. */
export function isSprayedIfLiquid(type: ActionType): boolean {
  return type === 'FERT';
}

/** Whether a sprayer may be told of. */
export function isSprayed(type: ActionType, brought: readonly BroughtByMachine[]): boolean {
  return sprayed.includes(type) || (isSprayedIfLiquid(type) && brought.some(isLiquidFertilizer));
}
