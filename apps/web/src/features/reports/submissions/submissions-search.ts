import { listSearch, numberInAddress } from '#web/lib/list-search.ts';

/** What the address says: of which farming year the months are. */
export const validateSubmissionsSearch = listSearch({ season: numberInAddress });
