import { catalogueMaterials, fertilizers, plantProtections, seeds } from '@brazda/contract/agroevidence/materials.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendTable } from '#server/http/send-table.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { suggestOrganisms } from '../organisms/read-organisms.ts';
import { changeMaterial } from './change-material.ts';
import { createMaterial } from './create-material.ts';
import { exportMaterials } from './export-materials.ts';
import { importMaterials } from './import-materials.ts';
import {
  readFertilizer,
  readMaterial,
  readMaterialPage,
  readPrimarySeeds,
  readUsualShares,
  suggestFertilizers,
  suggestPlantProtections,
  suggestSeeds,
} from './read-materials.ts';

export function materialRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  mount(mounting, catalogueMaterials, {
    list: ({ query, who }) => readMaterialPage(services, who, query),
    read: ({ params, who }) => readMaterial(services, who, params.id),
    create: ({ body, who, keep }) => createMaterial(services, who, body, keep),
    change: ({ params, body, who, version }) => changeMaterial(services, who, { id: params.id, version }, body),
    importFile: ({ query, file, who, keep }) => importMaterials(services, crops, who, { file, kind: query.kind }, keep),
    exportFile: async ({ query, who, reply }) =>
      sendTable(reply, `materials.${query.format}`, await exportMaterials(services, crops, who, query)),
  });
  mount(mounting, fertilizers, {
    usualShares: ({ who }) => readUsualShares(services, who),
    suggestions: ({ query, who }) => suggestFertilizers(services, who, query),
    read: ({ params, who }) => readFertilizer(services, who, params.id),
  });
  mount(mounting, seeds, {
    suggestions: ({ query, who }) => suggestSeeds(services, who, query),
    primary: ({ query, who }) => readPrimarySeeds(services, who, query),
  });
  mount(mounting, plantProtections, {
    suggestions: ({ query, who }) => suggestPlantProtections(services, who, query),
    organisms: ({ query, who }) => suggestOrganisms(services, who, query),
  });
}
