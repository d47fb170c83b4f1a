import { measurements } from '@brazda/contract/iot/measurements.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import { exportMeasurements } from './export-measurements.ts';
import { readMeasurements } from './read-measurements.ts';

export function measurementRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, measurements, {
    read: ({ query, who }) => readMeasurements(services, who, query),
    exportFile: async ({ body, who, reply }) => {
      const { fileName, table } = await exportMeasurements(services, who, body);
      return sendTable(reply, fileName, table);
    },
  });
}
