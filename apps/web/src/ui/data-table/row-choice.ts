import type { ChosenIds } from './chosen-rows.ts';

/** Rows that can be chosen; what choosing means is known to whoever knows all their ids. */
export interface RowChoice {
  readonly chosen: ChosenIds;
  readonly isAll: boolean;
  readonly toggle: (id: number, index: number, isRange: boolean) => void;
  readonly toggleAll: () => void;
}
