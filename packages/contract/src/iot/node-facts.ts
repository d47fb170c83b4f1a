import { deviceChoices, deviceTypes, networkTypes, nodeStatuses } from '@brazda/domain/enumerations/sensor-device.ts';
import { sensorFeatures, sensorUnits } from '@brazda/domain/enumerations/sensor.ts';
import { z } from 'zod';
import { CountryCode, FarmId } from '../shapes.ts';

/** So many nodes are named at once, where an event tells which have measured, and where their places are asked for. */
export const mostNamedNodes = 200;

export const DeviceType = z.enum(deviceTypes);
export const NetworkType = z.enum(networkTypes);
export const NodeStatus = z.enum(nodeStatuses);
export const SensorFeature = z.enum(sensorFeatures as [(typeof sensorFeatures)[number]]);

/** Of a list of nodes those are shown that are one of each. */
export const nodeChoices = {
  status: z.array(NodeStatus).max(50).optional(),
  'device-type': z.array(z.enum(deviceChoices)).max(50).optional(),
  'network-type': z.array(NetworkType).max(50).optional(),
  country: z.array(CountryCode).max(50).optional(),
};

export const DeviceTypeFacts = z
  .object({ deviceType: DeviceType, features: z.array(SensorFeature) })
  .meta({ id: 'DeviceTypeFacts' });

/** The path is that of the call by which its messages come. */
export const NetworkTypeFacts = z
  .object({ networkType: NetworkType, uplinkPath: z.string() })
  .meta({ id: 'NetworkTypeFacts' });

export const DefaultFarm = z.object({ id: FarmId, name: z.string() }).meta({ id: 'DefaultFarm' });

export const NodeStatistics = z
  .object({ nodes: z.int(), silent: z.int(), unreadable: z.int(), unplaced: z.int(), inactive: z.int() })
  .meta({ id: 'NodeStatistics' });

/** One thing that a node measures, with what it measured last. */
export const Sensor = z
  .object({
    feature: SensorFeature,
    /** Of one that measures in several places: the level of a store, the depth in soil, the seconds of wind; else 0. */
    level: z.int(),
    unit: z.enum(sensorUnits),
    /** The newest value, and when it was measured; of rain mostly what its counter stands at. */
    value: z.number(),
    at: z.iso.datetime(),
    /** Of rain: millimetres an hour between the last two readings; null where there is only one, and of all else. */
    rate: z.number().nullable(),
    /** Of rain: millimetres since midnight by the clocks of the farm; null where that is not known, and of all else. */
    sinceMidnight: z.number().nullable(),
  })
  .meta({ id: 'Sensor' });
