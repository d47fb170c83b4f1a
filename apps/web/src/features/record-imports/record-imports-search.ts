import { recordVerdicts } from '@brazda/domain/enumerations/old-record.ts';
import { choiceInAddress, listSearch, markInAddress, numberInAddress, pageInAddress } from '#web/lib/list-search.ts';

/** Which files are listed, or which one is looked at, which of its rows, and which of its values: also those that are known. */
export const validateRecordsSearch = listSearch({
  page: pageInAddress,
  file: numberInAddress,
  rows: choiceInAddress(recordVerdicts),
  values: pageInAddress,
  known: markInAddress,
});
export type RecordsSearch = ReturnType<typeof validateRecordsSearch>;
