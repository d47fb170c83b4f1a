/** Records are not deleted: those that are retired stay in what they were used in, and are offered no more. */
export const recordStatuses = ['OPEN', 'RETIRED'] as const;
export type RecordStatus = (typeof recordStatuses)[number];
