import { recordVerdicts } from '@brazda/domain/enumerations/old-record.ts';
import { choiceInAddress, listSearch, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

/** Which files are listed, or which one is looked at, and which of its rows. */
export const validateRecordsSearch = listSearch({
  page: pageInAddress,
  file: numberInAddress,
  rows: choiceInAddress(recordVerdicts),
});
export type RecordsSearch = ReturnType<typeof validateRecordsSearch>;
