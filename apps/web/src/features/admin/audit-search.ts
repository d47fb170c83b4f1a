import { auditActions } from '@brazda/contract/audit-actions.generated.ts';
import { adminFarmOrders, auditOrders } from '@brazda/domain/enumerations/admin-order.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numberInAddress,
  pageInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';

/** What of the audit log is shown, as the address says it; the newest first unless something else is said. */
export const validateAuditSearch = listSearch({
  page: pageInAddress,
  farm: numberInAddress,
  user: numberInAddress,
  action: choiceInAddress(auditActions),
  from: dayInAddress,
  to: dayInAddress,
  by: choiceInAddress(auditOrders, 'at'),
  ascending: markInAddress,
});
export type AuditSearch = ReturnType<typeof validateAuditSearch>;

/** Which farms of the installation are shown, by name unless something else is said. */
export const validateFarmsSearch = listSearch({
  page: pageInAddress,
  query: textInAddress(),
  by: choiceInAddress(adminFarmOrders, 'name'),
  descending: markInAddress,
});
export type FarmsSearch = ReturnType<typeof validateFarmsSearch>;
