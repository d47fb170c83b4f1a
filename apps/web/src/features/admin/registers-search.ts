import { registerImportOrders, registerRowOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { registerOutcomes } from '@brazda/domain/enumerations/register-outcome.ts';
import { choiceInAddress, listSearch, markInAddress, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

/** Which imports of registers are shown, the last first unless something else is said, and of which one the rows. */
export const validateRegistersSearch = listSearch({
  page: pageInAddress,
  by: choiceInAddress(registerImportOrders, 'startedAt'),
  ascending: markInAddress,
  import: numberInAddress,
  outcome: choiceInAddress(registerOutcomes),
  rows: pageInAddress,
  rowsBy: choiceInAddress(registerRowOrders, 'line'),
  rowsDescending: markInAddress,
});
export type RegistersSearch = ReturnType<typeof validateRegistersSearch>;
