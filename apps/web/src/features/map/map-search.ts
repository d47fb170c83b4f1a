import { choiceInAddress, listSearch, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { listSorts } from './list-view.ts';

/**
 * What the address of the map says: the selected parcel, where the map looks as `@lat,lon,zoomz`, what its list shows,
 * whose season's plan colours it, and which layers, where those are not the usual ones.
 */
export const validateMapSearch = listSearch({
  parcel: numberInAddress,
  at: (value) => (typeof value === 'string' ? value : undefined),
  filter: textInAddress(),
  season: numberInAddress,
  sort: choiceInAddress(listSorts, 'name'),
  layers: textInAddress(300),
});
export type MapSearch = ReturnType<typeof validateMapSearch>;
