import { catalogues } from '@brazda/contract/agroevidence/crops.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import { changeCrop } from './change-crop.ts';
import { createCrop } from './create-crop.ts';
import type { CropCatalogue } from './crop-catalogue.ts';
import { exportCrops } from './export-crops.ts';
import { importCrops } from './import-crops.ts';
import { readCatalogues, readCrops } from './read-crops.ts';

export function cropRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  mount(mounting, catalogues, {
    list: async ({ who }) => {
      const rows = await readCatalogues(services, crops, who);
      return { rows, total: rows.length };
    },
    crops: ({ query, who }) => readCrops(services, crops, who, query),
    createCrop: ({ body, who, keep }) => createCrop(services, who, body, keep),
    changeCrop: ({ params, body, who, version }) => changeCrop(services, who, { id: params.id, version }, body),
    importCrops: ({ file, who, keep }) => importCrops(services, who, file, keep),
    exportCrops: async ({ query, who, reply }) =>
      sendTable(reply, `crops.${query.format}`, await exportCrops(services, crops, who, query)),
  });
}
