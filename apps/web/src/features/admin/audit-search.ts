import type { AuditAction } from '@brazda/contract/gateway/audit.ts';
import { auditActions } from './audit-actions.ts';
import { numberInAddress } from '#web/lib/address-values.ts';

const largestNumber = 100_000_000;

/** What of the audit log is shown, as the address says it. */
export interface AuditSearch {
  readonly page?: number | undefined;
  readonly farm?: number | undefined;
  readonly user?: number | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What the address may say wrongly is left out. */
export function validateAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    page: numberInAddress(search['page'], largestNumber),
    farm: numberInAddress(search['farm'], largestNumber),
    user: numberInAddress(search['user'], largestNumber),
    action: auditActions.find((action) => action === search['action']),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
  };
}

export interface FarmsSearch {
  readonly page?: number | undefined;
  readonly query?: string | undefined;
}

export function validateFarmsSearch(search: Record<string, unknown>): FarmsSearch {
  const { query } = search;
  const text = typeof query === 'string' || typeof query === 'number' ? String(query).slice(0, 100) : '';
  return { page: numberInAddress(search['page'], largestNumber), query: text === '' ? undefined : text };
}

function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
}
