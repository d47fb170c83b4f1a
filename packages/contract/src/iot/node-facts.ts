import { deviceTypes, networkTypes } from '@brazda/domain/enumerations/sensor-device.ts';
import { sensorFeatures } from '@brazda/domain/enumerations/sensor.ts';
import { z } from 'zod';
import { FarmId } from '../shapes.ts';

export const DeviceType = z.enum(deviceTypes);
export const NetworkType = z.enum(networkTypes);
export const SensorFeature = z.enum(sensorFeatures as [(typeof sensorFeatures)[number]]);

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
