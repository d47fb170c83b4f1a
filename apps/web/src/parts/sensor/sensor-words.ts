import type { Node } from '@brazda/contract/iot/nodes.ts';
import {
  sensorFeatureFacts,
  sensorFeatures,
  sensorUnitFacts,
  windFeatures,
} from '@brazda/domain/enumerations/sensor.ts';
import type { Text } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';

type Sensor = Node['sensors'][number];

/** A value with its unit, as the language writes it; a degree of an angle stands close to its number. */
export function valueWords({ value, unit }: Pick<Sensor, 'value' | 'unit'>, locale: string): string {
  const { symbol, decimals } = sensorUnitFacts[unit];
  const number = formatNumber(value, locale, decimals);
  if (symbol === '') return number;
  return unit === 'DEGREE' ? `${number}${symbol}` : `${number}\u00a0${symbol}`;
}

/**
 * What is measured, and which of several places of it, where there are some. The level of wind says over how many seconds it
 * was measured, which its name says already.
 */
export function sensorName(text: Text, { feature, level }: Pick<Sensor, 'feature' | 'level'>): string {
  const name = text(`sensors.feature.${feature}`);
  return level === 0 || windFeatures.includes(feature) ? name : text('sensors.featureAt', { feature: name, level });
}

/** What kind of device it is; of one whose maker is not known that. */
export function deviceName(text: Text, { deviceType }: Pick<Node, 'deviceType'>): string {
  return deviceType === null ? text('sensors.otherMaker') : text(`history.value.iot.node.device_type.${deviceType}`);
}

/** What people ask for first comes first. What a counter stands at says nothing to people, and is left out. */
export function toldSensors(sensors: Node['sensors']): Node['sensors'] {
  const placeOf = ({ feature }: Sensor): number => sensorFeatures.indexOf(feature);
  return sensors
    .filter(({ feature }) => sensorFeatureFacts[feature].aggregation !== 'INCREMENT')
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.level - other.level);
}
