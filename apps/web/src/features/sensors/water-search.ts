import { waterStates } from '@brazda/domain/enumerations/water-balance.ts';
import { choiceInAddress, listSearch, pageInAddress } from '#web/lib/list-search.ts';

/** Which parcels are shown: those that are so off for water, all where nothing is said. */
export const validateWaterSearch = listSearch({ page: pageInAddress, state: choiceInAddress(waterStates) });
