import type { Faults } from '../fault.ts';

/** What can go wrong with sensors. */
export const errors = {
  'device.unknownKey': { status: 401, says: 'No farm knows this key, or it was revoked.' },
  'node.notFound': { status: 404, says: 'There is no such node.' },
  'node.exists': { status: 409, says: 'The farm has a node of this identifier in this network already.' },
  'accessKey.notFound': { status: 404, says: 'There is no such key.' },
  'node.cannotBeBase': {
    status: 422,
    says: 'The wind can be taken only from another node of the farm that measures it, by one that does not.',
  },
  'location.notFound': { status: 404, says: 'No sensor stands or stood in such a place.' },
  'locationGroup.notFound': { status: 404, says: 'There is no such group of places.' },
  'locationGroup.nameTaken': { status: 409, says: 'The farm has a group of this name already.' },
  'alarmRule.notFound': { status: 404, says: 'There is no such rule.' },
  'alarmRule.tooMany': { status: 409, says: 'The farm has as many rules as it can have; put one away first.' },
  'parcelSoil.holdsNoWater': { status: 422, says: 'Soil holds more water when it is full than when plants wilt.' },
  'waterEntry.notFound': { status: 404, says: 'There is no such entry.' },
  'waterEntry.notYet': { status: 422, says: 'The day has not come yet; only what was is entered.' },
  'alarm.notFound': { status: 404, says: 'There is no such alarm.' },
  'measurements.tooMany': {
    status: 422,
    says: 'So many steps are more than a chart can show; choose fewer days or longer steps.',
  },
  'nodeWeather.tooManyDays': {
    status: 422,
    says: 'The weather of a node, and its sum of warmth, is worked out of a year at most.',
  },
  'measurements.tooManyRows': {
    status: 422,
    says: 'A workbook of Excel cannot hold so many rows; choose fewer days, longer steps, or separated values.',
  },
} as const satisfies Faults;
