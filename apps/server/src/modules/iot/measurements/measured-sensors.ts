import type { FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { findMeasuredSensors, type MeasuredSensor } from './measurements.repository.ts';

/** What nodes measure, and the clocks of their farm. Throws `node.notFound`. */
export async function measuredSensors(
  farms: FarmReading,
  nodeIds: readonly number[],
): Promise<{ readonly sensors: readonly MeasuredSensor[]; readonly timeZone: string }> {
  const { sensors, timeZones, nodes } = await findMeasuredSensors(farms, nodeIds);
  if (nodes < new Set(nodeIds).size) throw new Failure('node.notFound');
  return { sensors, timeZone: timeZones[0] ?? 'UTC' };
}
