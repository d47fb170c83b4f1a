import type { SafeDistance } from '@brazda/domain/materials/material-facts.ts';

/** A distance as it stands in the form: how many metres nobody has said yet is neither none nor that it is forbidden there. */
export interface TypedDistance extends Omit<SafeDistance, 'metres'> {
  readonly isForbidden: boolean;
  readonly metres: number | null;
}

export const newDistance: TypedDistance = {
  ...{ kind: 'WATER', variant: null, reduction: 0, isForbidden: false, metres: null },
};

export function typedDistance({ metres, ...distance }: SafeDistance): TypedDistance {
  return { ...distance, isForbidden: metres === null, metres };
}

/** Whether it is still to be said how far. */
export function isOpen({ isForbidden, metres }: TypedDistance): boolean {
  return !isForbidden && metres === null;
}

export function saidDistance({ isForbidden, metres, ...distance }: TypedDistance): SafeDistance {
  return { ...distance, metres: isForbidden ? null : metres };
}
