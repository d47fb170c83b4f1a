import type { Node } from '@brazda/contract/iot/nodes.ts';
import { sensorFeatures, sensorUnitFacts, windFeatures } from '@brazda/domain/enumerations/sensor.ts';
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

const rainDecimals = sensorUnitFacts.MILLIMETRE.decimals;

/**
 * The newest value as it is told: of rain how strongly it rained last, for what its counter stands at says nothing to people.
 * Undefined where that is not known: it takes two readings.
 */
export function newestWords(sensor: Sensor, locale: string): string | undefined {
  if (sensor.feature !== 'RAINFALL') return valueWords(sensor, locale);
  return sensor.rate === null ? undefined : `${formatNumber(sensor.rate, locale, rainDecimals)}\u00a0mm/h`;
}

/**
 * What is measured, and which of several places of it, where there are some. The level of wind says over how many seconds it
 * was measured, which its name says already.
 */
export function sensorName(text: Text, { feature, level }: Pick<Sensor, 'feature' | 'level'>): string {
  const name = text(`sensors.feature.${feature}`);
  return level === 0 || windFeatures.includes(feature) ? name : text('sensors.featureAt', { feature: name, level });
}

/** What a rule watches: of rain what has fallen on a day. */
export function watchedName(text: Text, sensor: Pick<Sensor, 'feature' | 'level'>): string {
  return sensor.feature === 'RAINFALL' ? text('sensors.rainOfDay') : sensorName(text, sensor);
}

/** What kind of device it is; of one whose maker is not known that. */
export function deviceName(text: Text, { deviceType }: Pick<Node, 'deviceType'>): string {
  return deviceType === null ? text('sensors.otherMaker') : text(`history.value.iot.node.device_type.${deviceType}`);
}

/** What people ask for first comes first. */
export function toldSensors(sensors: Node['sensors']): Node['sensors'] {
  const placeOf = ({ feature }: Sensor): number => sensorFeatures.indexOf(feature);
  return sensors.toSorted((one, other) => placeOf(one) - placeOf(other) || one.level - other.level);
}
