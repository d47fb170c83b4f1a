import type { Node } from '@brazda/contract/iot/nodes.ts';
import type { SensorUnit } from '@brazda/domain/enumerations/sensor.ts';
import type { Text } from '#web/i18n/text.ts';
import { formatNumber } from '#web/lib/numbers.ts';

type Sensor = Node['sensors'][number];

interface UnitFacts {
  readonly symbol: string;
  readonly decimals: number;
}

export const units: Readonly<Record<SensorUnit, UnitFacts>> = {
  CELSIUS: { symbol: '°C', decimals: 1 },
  PERCENT: { symbol: '%', decimals: 1 },
  MILLIMETRE: { symbol: 'mm', decimals: 1 },
  CENTIBAR: { symbol: 'cbar', decimals: 0 },
  METRE_PER_SECOND: { symbol: 'm/s', decimals: 1 },
  DEGREE: { symbol: '°', decimals: 0 },
  DECISIEMENS_PER_METRE: { symbol: 'dS/m', decimals: 2 },
  WATT_PER_SQUARE_METRE: { symbol: 'W/m²', decimals: 0 },
  HECTOPASCAL: { symbol: 'hPa', decimals: 1 },
  VOLT: { symbol: 'V', decimals: 2 },
  NONE: { symbol: '', decimals: 1 },
};

/** A value with its unit, as the language writes it; a degree of an angle stands close to its number. */
export function valueWords({ value, unit }: Pick<Sensor, 'value' | 'unit'>, locale: string): string {
  const { symbol, decimals } = units[unit];
  const number = formatNumber(value, locale, decimals);
  if (symbol === '') return number;
  return unit === 'DEGREE' ? `${number}${symbol}` : `${number}\u00a0${symbol}`;
}

/** What is measured, and which of several places of it, where there are some. */
export function sensorName(text: Text, { feature, level }: Pick<Sensor, 'feature' | 'level'>): string {
  const name = text(`sensors.feature.${feature}`);
  return level === 0 ? name : text('sensors.featureAt', { feature: name, level });
}

/** What kind of device it is; of one whose maker is not known that. */
export function deviceName(text: Text, { deviceType }: Pick<Node, 'deviceType'>): string {
  return deviceType === null ? text('sensors.otherMaker') : text(`history.value.iot.node.device_type.${deviceType}`);
}
