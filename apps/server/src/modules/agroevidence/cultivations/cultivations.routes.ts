import { seedApplications } from '@brazda/contract/agroevidence/seed-applications.ts';
import type { Who } from '#server/access/who.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { changeCultivation, endCultivation, retractRecorded } from './change-cultivation.ts';
import { seedApplicationView } from './cultivations.view.ts';
import {
  readAtDay,
  readLastWithoutCrop,
  readOfParcel,
  readOutlines,
  readStanding,
  toldCrops,
} from './read-cultivations.ts';
import { readHints } from './read-hints.ts';
import { recordCultivation, type TellCultivation } from './record-cultivation.ts';

export function cultivationRoutes(mounting: Mounting, services: Services, crops: CropCatalogue): void {
  const teller = async (who: Who): Promise<TellCultivation> => {
    const told = await toldCrops(services, crops, who);
    return (row) => seedApplicationView(row, told);
  };
  mount(mounting, seedApplications, {
    ofParcel: async ({ params, query, who }) => {
      const rows = await readOfParcel(services, crops, who, params.id, query['exclude-no-crop']);
      return { rows, total: rows.length };
    },
    lastWithoutCrop: ({ params, who }) => readLastWithoutCrop(services, crops, who, params.id),
    current: ({ params, who }) => readStanding(services, crops, who, params.id),
    outlines: ({ query, who }) => readOutlines(services, crops, who, query),
    atDate: ({ query, who }) => readAtDay(services, crops, who, query),
    hints: ({ query, who }) => readHints(services, who, query),
    record: async ({ params, body, who, keep }) =>
      recordCultivation(services, who, params.id, body, { tell: await teller(who), keep }),
    change: async ({ params, body, who, version }) =>
      changeCultivation(services, who, { id: params.id, version }, body, await teller(who)),
    end: async ({ params, body, who, version }) =>
      endCultivation(services, who, { id: params.id, version }, body, await teller(who)),
    retract: async ({ params, who, version }) =>
      retractRecorded(services, who, { id: params.id, version }, await teller(who)),
  });
}
