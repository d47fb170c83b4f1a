import type { LandChangeKind } from '@brazda/contract/agroevidence/land-updates.ts';

/** Kinds of changes by colours that are told apart with every kind of sight; signs on the map say the same. */
export type ChangeColors = Readonly<Record<LandChangeKind, string>>;

/** Whose outline it is: of the farm, of the registry now, or of the last import. */
export type OutlineSide = 'own' | 'now' | 'before';

/** Dashes of the lines, in pixels: told apart without colours. */
export const sideDashes: Readonly<Record<OutlineSide, readonly number[]>> = { own: [1, 6], now: [], before: [9, 6] };

const onLight: ChangeColors = {
  NEW: '#00745a',
  CHANGED: '#a85400',
  SPLIT: '#0b62a8',
  MERGED: '#8a3c86',
  REDRAWN: '#4f5b1d',
  GONE: '#ab2346',
};

const onDark: ChangeColors = {
  NEW: '#4fd1ab',
  CHANGED: '#f2a654',
  SPLIT: '#7dbcf7',
  MERGED: '#dca2d9',
  REDRAWN: '#c9d07a',
  GONE: '#fb8fa8',
};

export function changeColors(isDark: boolean): ChangeColors {
  return isDark ? onDark : onLight;
}

/** Beside the sign of a change that needs somebody to decide. */
export const conflictSign = '!';

export interface CountedChange {
  readonly kind: LandChangeKind;
  readonly before: readonly unknown[];
  readonly now: readonly unknown[];
}

/** What happened, as a sign: it tells the kinds apart where colours do not. */
export function changeSign({ kind, before, now }: CountedChange): string {
  if (kind === 'NEW') return '+';
  if (kind === 'GONE') return '×';
  return kind === 'CHANGED' ? '≠' : `${before.length}→${now.length}`;
}
