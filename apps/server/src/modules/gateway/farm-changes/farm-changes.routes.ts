import { farmChanges } from '@brazda/contract/gateway/farm-changes.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readChangedRecords, readFarmChanges } from './read-farm-changes.ts';

export function farmChangeRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, farmChanges, {
    list: ({ params, query, who }) => readFarmChanges(database, who, params.id, query),
    records: ({ params, query, who }) => readChangedRecords(database, who, params, query),
  });
}
