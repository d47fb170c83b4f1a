import { auditActions } from '@brazda/contract/audit-actions.generated.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  numberInAddress,
  pageInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';

/** What of the audit log is shown, as the address says it. */
export const validateAuditSearch = listSearch({
  page: pageInAddress,
  farm: numberInAddress,
  user: numberInAddress,
  action: choiceInAddress(auditActions),
  from: dayInAddress,
  to: dayInAddress,
});
export type AuditSearch = ReturnType<typeof validateAuditSearch>;

/** Which farms of the installation are shown. */
export const validateFarmsSearch = listSearch({ page: pageInAddress, query: textInAddress() });
