import type { Node } from '@brazda/contract/iot/nodes.ts';
import { dewPoint } from '@brazda/domain/agronomy/dew-point.ts';
import { vapourPressureDeficit } from '@brazda/domain/agronomy/vapour-pressure-deficit.ts';

/** How far apart two values may have been measured to be of the same air. */
const sameAirMs = 3_600_000;

interface Air {
  readonly dewPoint: number;
  readonly vapourPressureDeficit: number;
}

/** What the newest temperature and humidity say of the air together; undefined where they are not both known. */
export function newestAir(sensors: Node['sensors']): Air | undefined {
  const temperature = sensors.find(({ feature }) => feature === 'TEMPERATURE');
  const humidity = sensors.find(({ feature }) => feature === 'HUMIDITY');
  if (!temperature || !humidity) return undefined;
  if (Math.abs(Date.parse(temperature.at) - Date.parse(humidity.at)) > sameAirMs) return undefined;
  const point = dewPoint(temperature.value, humidity.value);
  const deficit = vapourPressureDeficit(temperature.value, humidity.value);
  return point === null || deficit === null ? undefined : { dewPoint: point, vapourPressureDeficit: deficit };
}
