import type { LocationStatus } from '@brazda/domain/enumerations/sensor-device.ts';
import { clusterPixels, groupsWithin } from './scatter.ts';

/** A place of a sensor as a point of the map. */
export interface SensorSpot {
  readonly id: number;
  /** Metres of the map. */
  readonly x: number;
  readonly y: number;
  readonly status: LocationStatus;
  readonly name: string;
  /** The newest value as it is written; undefined where there is none. */
  readonly value: string | undefined;
  /** Whether an alarm of it lasts. */
  readonly isAlarmed: boolean;
}

/** Sensors that lie together. */
export interface SensorCluster {
  /** The middle between them. */
  readonly x: number;
  readonly y: number;
  readonly spots: readonly SensorSpot[];
}

/** By which it is told how it is at a place: by a colour, and by a sign for those who do not tell colours apart. */
export const sensorMarks: Readonly<Record<LocationStatus, { readonly color: string; readonly sign: string }>> = {
  ACTIVE: { color: '#2f6b3c', sign: '•' },
  ERROR: { color: '#b3261e', sign: '!' },
  TRANSFER: { color: '#a35a00', sign: '»' },
  INACTIVE: { color: '#5f665f', sign: '–' },
  UNKNOWN: { color: '#5f665f', sign: '?' },
  HISTORICAL: { color: '#6f3fa0', sign: '×' },
};

export interface SensorScatter {
  readonly clusters: readonly SensorCluster[];
  readonly single: readonly SensorSpot[];
}

/** Clusters of the sensors that lie together at a resolution, and those that stand alone. */
export function gatherSensors(spots: readonly SensorSpot[], resolution: number): SensorScatter {
  const clusters: SensorCluster[] = [];
  const single: SensorSpot[] = [];
  for (const group of groupsWithin(spots, clusterPixels * resolution)) {
    if (group.length === 1) single.push(...group);
    else clusters.push({ ...middleOf(group), spots: group });
  }
  return { clusters, single };
}

function middleOf(group: readonly SensorSpot[]): { readonly x: number; readonly y: number } {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(group.map(({ x }) => x)), y: mean(group.map(({ y }) => y)) };
}
