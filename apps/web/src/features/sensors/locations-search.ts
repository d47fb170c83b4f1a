import { deviceGroups, locationOrders, locationStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  pageInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';

/** Places where sensors stand now, or where they stood. */
export const whichPlaces = ['now', 'former'] as const;

/** Which places are shown, by name unless something else is said. */
export const validateLocationsSearch = listSearch({
  page: pageInAddress,
  search: textInAddress(),
  which: choiceInAddress(whichPlaces),
  status: choiceInAddress(locationStatuses),
  kind: choiceInAddress(deviceGroups),
  group: textInAddress(),
  from: dayInAddress,
  to: dayInAddress,
  by: choiceInAddress(locationOrders, 'name'),
  descending: markInAddress,
});
export type LocationsSearch = ReturnType<typeof validateLocationsSearch>;

export const noPlaceFilter = {
  search: undefined,
  which: undefined,
  status: undefined,
  kind: undefined,
  group: undefined,
  from: undefined,
  to: undefined,
} as const satisfies LocationsSearch;

/** How many of the fields say something, without the text that is searched for. */
export function placeFilterCount({ which, status, kind, group, from, to }: LocationsSearch): number {
  return [which, status, kind, group, from, to].filter((said) => said !== undefined).length;
}
