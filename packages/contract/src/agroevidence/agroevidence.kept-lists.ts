/** Lists of farms that people arrange for themselves: which columns they see, and in which order. */
export const keptLists = ['parcels', 'actions'] as const;
