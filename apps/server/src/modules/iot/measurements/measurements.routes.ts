import { measurements } from '@brazda/contract/iot/measurements.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readMeasurements } from './read-measurements.ts';

export function measurementRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, measurements, { read: ({ query, who }) => readMeasurements(services, who, query) });
}
