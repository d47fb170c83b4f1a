import type {
  NewApplication,
  NewHarvest,
  NewMowing,
  NewOtherAction,
  NewSowing,
} from '@brazda/contract/agroevidence/action-records.ts';

/** An action as it is sent, to the call of its group. */
export type SaidAction =
  | { readonly group: 'SOWING'; readonly body: NewSowing }
  | { readonly group: 'HARVEST'; readonly body: NewHarvest }
  | { readonly group: 'MOWING'; readonly body: NewMowing }
  | { readonly group: 'EPH'; readonly body: NewApplication }
  | { readonly group: 'OTHER'; readonly body: NewOtherAction };

/** The action that is recorded anew, and the version that its sender has seen. */
export interface KnownAction {
  readonly id: number;
  readonly version: number;
}
