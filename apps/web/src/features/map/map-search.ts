import { choiceInAddress, listSearch, numberInAddress, textInAddress } from '#web/lib/list-search.ts';
import { seasonInAddress } from '#web/parts/plan/season-in-address.ts';
import { listSorts } from './list-view.ts';

/**
 * What the address of the map says: the selected parcel or place of a sensor, a sensor that is to be shown, where the map looks as `@lat,lon,zoomz`, what its list shows,
 * whose season's plan colours it, which layers and which picture below them, where those are not the usual ones. What an
 * address that names a place does not say is as usual: whoever gets it sees the same.
 */
export const validateMapSearch = listSearch({
  parcel: numberInAddress,
  sensor: numberInAddress,
  node: numberInAddress,
  at: (value) => (typeof value === 'string' ? value : undefined),
  filter: textInAddress(),
  season: seasonInAddress,
  sort: choiceInAddress(listSorts, 'name'),
  layers: textInAddress(300),
  base: textInAddress(50),
});
export type MapSearch = ReturnType<typeof validateMapSearch>;
