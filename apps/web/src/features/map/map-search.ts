import { choiceInAddress, listSearch, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { listSorts } from './list-view.ts';

/** What the address of the map says: the selected parcel, where the map looks as `@lat,lon,zoomz`, what its list shows, and whose season's plan colours it. */
export const validateMapSearch = listSearch({
  parcel: numberInAddress,
  at: (value) => (typeof value === 'string' ? value : undefined),
  filter: textInAddress(),
  season: numberInAddress,
  sort: choiceInAddress(listSorts, 'name'),
});
export type MapSearch = ReturnType<typeof validateMapSearch>;
