import { locationStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { describe, expect, it } from 'vitest';
import { gatherSensors, sensorMarks, type SensorSpot } from './sensor-marks.ts';

const spot = (id: number, x: number, y = 0): SensorSpot => ({
  ...{ id, x, y, status: 'ACTIVE', name: String(id) },
  value: undefined,
  isAlarmed: false,
});
const shown = (spots: readonly SensorSpot[], resolution: number) => {
  const { clusters, single } = gatherSensors(spots, resolution);
  return {
    clusters: clusters.map(({ spots: within }) => within.map(({ id }) => id)),
    single: single.map(({ id }) => id),
  };
};

describe('sensors on a map', () => {
  it('that lie within fifty pixels are one with their number, and part as the map comes nearer', () => {
    const spots = [spot(1, 0), spot(2, 50), spot(3, 51)];
    expect(shown(spots, 1)).toEqual({ clusters: [[1, 2]], single: [3] });
    expect(shown(spots, 0.9)).toEqual({ clusters: [[2, 3]], single: [1] });
    expect(shown(spots, 0.01)).toEqual({ clusters: [], single: [1, 2, 3] });
  });

  it('that stand at one place stay together however near the map comes, in their middle', () => {
    const { clusters } = gatherSensors([spot(1, 4, 4), spot(2, 4, 4)], 0.000_01);
    expect(clusters).toMatchObject([{ x: 4, y: 4, spots: [{ id: 1 }, { id: 2 }] }]);
  });

  it('are all there at any scale', () => {
    const spots = Array.from({ length: 300 }, (_, at) => spot(at + 1, (at * 37) % 101, (at * 53) % 89));
    for (const resolution of [0.01, 0.1, 1, 10]) {
      const { clusters, single } = shown(spots, resolution);
      expect([...clusters.flat(), ...single].toSorted((one, other) => one - other)).toEqual(spots.map(({ id }) => id));
    }
  });

  it('are told apart by their signs, not by their colours alone', () => {
    const signs = locationStatuses.map((status) => sensorMarks[status].sign);
    expect(new Set(signs).size).toBe(locationStatuses.length);
  });
});
