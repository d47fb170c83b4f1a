import type { FarmChange } from '#server/db/farm-scope.ts';
import { recordEvent } from '#server/live/outbox.ts';
import { computeHalfHours, halfHourOf } from './compute-half-hours.ts';
import { keepNewestRain } from './keep-newest-rain.ts';
import {
  deleteEmptyHalfHours,
  deleteOtherReadings,
  deleteUnusedSensor,
  endAlarmsOfUnmeasured,
  findNewestAnew,
  type Measured,
} from './other-readings.repository.ts';
import type { SensorRow } from './sensors.repository.ts';

/**
 * Takes away what a sensor is kept to have measured in some time and has not, and works out anew what was worked out of it. Nothing may be
 * stored meanwhile.
 */
export async function forgetOtherReadings(
  tx: FarmChange,
  sensor: SensorRow,
  measured: Measured,
  now: Date,
): Promise<void> {
  const gone = await deleteOtherReadings(tx, sensor, measured);
  if (gone.length === 0) return;
  const touched = gone.map((at) => ({ sensor, at }));
  await deleteEmptyHalfHours(tx, sensor, touched.map(halfHourOf));
  await computeHalfHours(tx, touched);
  await findNewestAnew(tx, sensor, gone);
  await keepNewestRain(tx, touched);
  if (await endAlarmsOfUnmeasured(tx, sensor, now))
    await recordEvent(tx, { farmId: sensor.farmId, topic: 'alarms.changed' });
  await deleteUnusedSensor(tx, sensor);
}
