import { waterBalances } from '@brazda/contract/iot/water-balances.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { addWaterEntry, retireWaterEntry } from './change-water-entries.ts';
import { readWaterBalance } from './read-water-balance.ts';
import { readWaterStandings } from './read-water-standings.ts';
import { saySoil } from './say-soil.ts';

export function waterBalanceRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, waterBalances, {
    list: ({ query, who }) => readWaterStandings(services, who, query),
    read: ({ params, who }) => readWaterBalance(services, who, params.parcelId),
    saySoil: ({ params, body, who }) => saySoil(services, who, params.parcelId, body),
    addEntry: ({ params: { parcelId }, body, who, keep }) =>
      addWaterEntry(services, who, { parcelId, said: body }, keep),
    retireEntry: ({ params, who }) => retireWaterEntry(services, who, params.waterEntryId),
  });
}
