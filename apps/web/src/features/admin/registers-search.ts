import { choiceInAddress, listSearch, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

export const outcomes = ['ADDED', 'CHANGED', 'ENDED', 'REFUSED'] as const;

/** Which imports of registers are shown, and of which one the rows. */
export const validateRegistersSearch = listSearch({
  page: pageInAddress,
  import: numberInAddress,
  outcome: choiceInAddress(outcomes),
  rows: pageInAddress,
});
export type RegistersSearch = ReturnType<typeof validateRegistersSearch>;
