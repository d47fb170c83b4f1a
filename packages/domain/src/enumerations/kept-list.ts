/** Lists that people arrange for themselves: which columns they see, and in which order. */
export const keptLists = ['parcels', 'actions'] as const;
export type KeptList = (typeof keptLists)[number];
