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
