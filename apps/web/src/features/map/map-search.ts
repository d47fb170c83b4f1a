import { choiceInAddress, listSearch, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { listSorts } from './list-view.ts';

/** What the address of the map says: the selected parcel, where the map looks as `@lat,lon,zoomz`, and what its list shows. */
export const validateMapSearch = listSearch({
  parcel: numberInAddress,
  at: (value) => (typeof value === 'string' ? value : undefined),
  filter: textInAddress(),
  sort: choiceInAddress(listSorts, 'name'),
});
export type MapSearch = ReturnType<typeof validateMapSearch>;
