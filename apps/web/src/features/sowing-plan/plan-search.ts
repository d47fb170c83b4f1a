import { listSearch, markInAddress, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { seasonInAddress } from '#web/parts/plan/season-in-address.ts';

/** What the address says of the plan: its first season, the one that is summed up, what is left of it, and whose it is. */
export const validatePlanSearch = listSearch({
  from: seasonInAddress,
  season: seasonInAddress,
  query: textInAddress(),
  crop: numberInAddress,
  warnings: markInAddress,
  scenario: numberInAddress,
});
export type PlanSearch = ReturnType<typeof validatePlanSearch>;

/** How many seasons stand beside each other. */
export const seasonsShown = 4;
