import { choiceInAddress, dayInAddress, listSearch, pageInAddress, textInAddress } from '#web/lib/list-search.ts';

/** Which crops are shown: all that can be chosen, the own ones, or those that were put away. */
export const cropShelves = ['all', 'own', 'retired'] as const;
export type CropShelf = (typeof cropShelves)[number];

export const validateCropsSearch = listSearch({
  page: pageInAddress,
  query: textInAddress(200),
  on: dayInAddress,
  shelf: choiceInAddress(cropShelves, 'all'),
});
export type CropsSearch = ReturnType<typeof validateCropsSearch>;
