import { listSearch, pageInAddress } from '#web/lib/list-search.ts';

/** What the address says: which page of water and protection zones is shown. */
export const validateFarmSettingsSearch = listSearch({ page: pageInAddress });
