import type { PlanChoice, PlannedParcel, SowingPlan } from '@brazda/contract/agroevidence/sowing-plan.ts';
import type { WarningsByCell } from './shown-parcels.ts';

export type CropsById = ReadonlyMap<number, PlanChoice>;

/** What rows of the plan are drawn from. */
export interface PlanRows {
  readonly parcels: readonly PlannedParcel[];
  readonly seasons: SowingPlan['seasons'];
  readonly crops: CropsById;
  /** All that may be chosen, those that the farm grows first. */
  readonly choices: readonly PlanChoice[];
  readonly warnings: WarningsByCell;
  readonly mayChange: boolean;
}
