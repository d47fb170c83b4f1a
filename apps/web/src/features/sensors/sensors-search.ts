import {
  deviceChoices,
  messageStates,
  networkTypes,
  nodeOrders,
  nodeSigns,
  nodeStatuses,
} from '@brazda/domain/enumerations/sensor-device.ts';
import { granularities } from '@brazda/domain/enumerations/granularity.ts';
import {
  choiceInAddress,
  dayInAddress,
  listSearch,
  markInAddress,
  numbersInAddress,
  pageInAddress,
  textInAddress,
} from '#web/lib/list-search.ts';

/** Which sensors are shown, by name unless something else is said. */
export const validateSensorsSearch = listSearch({
  page: pageInAddress,
  search: textInAddress(),
  status: choiceInAddress(nodeStatuses),
  type: choiceInAddress(deviceChoices),
  network: choiceInAddress(networkTypes),
  sign: choiceInAddress(nodeSigns),
  by: choiceInAddress(nodeOrders, 'name'),
  descending: markInAddress,
});
export type SensorsSearch = ReturnType<typeof validateSensorsSearch>;

/** Which messages are shown, and the network whose address is told. */
export const validateConnectionSearch = listSearch({
  page: pageInAddress,
  state: choiceInAddress(messageStates),
  network: choiceInAddress(networkTypes, 'CHIRPSTACK'),
});
export type ConnectionSearch = ReturnType<typeof validateConnectionSearch>;

/** What a new sensor begins with: the device of a message that waits for it. */
export const validateNewSensorSearch = listSearch({
  device: textInAddress(64),
  network: choiceInAddress(networkTypes),
});

/** More lines in one chart could not be told apart. */
export const mostCompared = 5;

/** Of which days it is shown what a sensor has measured, in which steps, and beside which others. */
export const validateMeasuredSearch = listSearch({
  with: numbersInAddress(mostCompared),
  from: dayInAddress,
  to: dayInAddress,
  step: choiceInAddress(granularities),
});

export const noFilter = {
  search: undefined,
  status: undefined,
  type: undefined,
  network: undefined,
  sign: undefined,
} as const satisfies SensorsSearch;

/** How many of the fields say something, without the text that is searched for. */
export function filterCount({ status, type, network, sign }: SensorsSearch): number {
  return [status, type, network, sign].filter((said) => said !== undefined).length;
}
