/** By what every farm of an installation can be put in order; those of which it is not known stand at the end. */
export const adminFarmOrders = ['name', 'parcels', 'users', 'import', 'registry', 'created'] as const;
export type AdminFarmOrder = (typeof adminFarmOrders)[number];

/** By what the log can be put in order: by time, or by one of its columns and then by time. */
export const auditOrders = ['at', 'action', 'user', 'farm'] as const;
export type AuditOrder = (typeof auditOrders)[number];

/** By what imports of registers can be put in order. */
export const registerImportOrders = ['startedAt', 'register', 'origin', 'result'] as const;
export type RegisterImportOrder = (typeof registerImportOrders)[number];

/** By what the rows of one import of a register can be put in order. */
export const registerRowOrders = ['line', 'name', 'number', 'outcome', 'validTo'] as const;
export type RegisterRowOrder = (typeof registerRowOrders)[number];

/** By what the nodes of all farms can be put in order. */
export const adminNodeOrders = ['name', 'farm', 'device-type', 'network-type', 'status', 'heard-at'] as const;
export type AdminNodeOrder = (typeof adminNodeOrders)[number];

/** By what devices can be put in order that nobody has made known. */
export const adminWaitingOrders = ['last', 'since', 'messages', 'farm'] as const;
export type AdminWaitingOrder = (typeof adminWaitingOrders)[number];
