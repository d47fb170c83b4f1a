import type { AuditAction } from '@brazda/contract/gateway/audit.ts';

const known: Readonly<Record<AuditAction, true>> = {
  'session.signedIn': true,
  'session.signedOut': true,
  'session.refused': true,
  'password.changed': true,
  'member.added': true,
  'member.removed': true,
  'farm.registered': true,
  'farm.changed': true,
  'import.begun': true,
  'import.finished': true,
  'landUpdate.begun': true,
  'landUpdate.finished': true,
  'landUpdate.applied': true,
  'landUpdate.takenBack': true,
  'landUpdate.discarded': true,
  'parcel.renamed': true,
  'registryAccess.changed': true,
  'registryAccess.removed': true,
  'codeLists.begun': true,
  'codeLists.finished': true,
  'admin.granted': true,
  'admin.revoked': true,
  'impersonation.begun': true,
  'impersonation.ended': true,
  'impersonation.mismatch': true,
  'impersonation.call': true,
};

/** What is written down, in the order in which it can be chosen. */
export const auditActions = Object.keys(known) as readonly AuditAction[];
