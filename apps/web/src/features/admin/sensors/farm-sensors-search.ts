import { adminNodeOrders, adminWaitingOrders } from '@brazda/domain/enumerations/admin-order.ts';
import { deviceChoices, networkTypes, nodeStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { choiceInAddress, listSearch, markInAddress, pageInAddress, textInAddress } from '#web/lib/list-search.ts';

/** Which sensors of all farms are shown, by name unless something else is said, and which devices that nobody has added. */
export const validateFarmSensorsSearch = listSearch({
  page: pageInAddress,
  search: textInAddress(),
  status: choiceInAddress(nodeStatuses),
  type: choiceInAddress(deviceChoices),
  network: choiceInAddress(networkTypes),
  country: textInAddress(2),
  by: choiceInAddress(adminNodeOrders, 'name'),
  descending: markInAddress,
  waiting: pageInAddress,
  waitingBy: choiceInAddress(adminWaitingOrders, 'last'),
  waitingAscending: markInAddress,
});
export type FarmSensorsSearch = ReturnType<typeof validateFarmSensorsSearch>;

export const noFarmSensorsFilter = {
  search: undefined,
  status: undefined,
  type: undefined,
  network: undefined,
  country: undefined,
} as const satisfies FarmSensorsSearch;

/** How many of the fields say something, without the text that is searched for. */
export function farmSensorsFilterCount({ status, type, network, country }: FarmSensorsSearch): number {
  return [status, type, network, country].filter((said) => said !== undefined).length;
}
