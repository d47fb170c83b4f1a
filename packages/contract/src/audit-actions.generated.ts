// Generated from the files of modules that end in .audit-actions.ts; do not edit.
import { auditActions as gatewayAuditActions } from './gateway/gateway.audit-actions.ts';
import { auditActions as agroevidenceAuditActions } from './agroevidence/agroevidence.audit-actions.ts';
import { auditActions as iotAuditActions } from './iot/iot.audit-actions.ts';

export const auditActions = [
  ...gatewayAuditActions,
  ...agroevidenceAuditActions,
  ...iotAuditActions,
] as const;
