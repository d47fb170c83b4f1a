import { auditActions } from '@brazda/contract/audit-actions.generated.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  numberInAddress,
  pageInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';

/** What of a farm's history is shown, as the address says it. */
export const validateHistorySearch = listSearch({
  page: pageInAddress,
  action: choiceInAddress(auditActions),
  user: numberInAddress,
  from: dayInAddress,
  to: dayInAddress,
  record: textInAddress(),
  number: numberInAddress,
  parcel: numberInAddress,
});
export type HistorySearch = ReturnType<typeof validateHistorySearch>;
