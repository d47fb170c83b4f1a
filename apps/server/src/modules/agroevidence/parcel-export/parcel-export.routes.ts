import { parcelExport } from '@brazda/contract/agroevidence/parcel-export.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendLandFile } from '#server/http/send-land-file.ts';
import type { Services } from '#server/services.ts';
import { exportParcels } from './export-parcels.ts';

export function parcelExportRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, parcelExport, {
    read: async ({ query, who, reply }) => sendLandFile(reply, await exportParcels(services, who, query.format)),
  });
}
