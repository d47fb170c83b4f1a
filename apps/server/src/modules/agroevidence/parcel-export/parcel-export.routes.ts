import { Readable } from 'node:stream';
import { parcelExport } from '@brazda/contract/agroevidence/parcel-export.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { exportParcels } from './export-parcels.ts';

export function parcelExportRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, parcelExport, {
    read: async ({ query, who, reply }) => {
      const { name, media, bytes } = await exportParcels(services, who, query.format);
      return reply
        .type(media)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(bytes));
    },
  });
}
