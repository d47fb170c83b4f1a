import { listSearch, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

/** What the address says: of which farming year the months are. */
export const validateSubmissionsSearch = listSearch({ season: numberInAddress });

/** What the address says of one month: which page of what was handed over. */
export const validateSubmissionMonthSearch = listSearch({ page: pageInAddress });
