import { farmChanges } from '@brazda/contract/gateway/farm-changes.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { undoFarmChange } from './undo-farm-change.ts';
import { readChangedRecords, readFarmChanges } from './read-farm-changes.ts';

export function farmChangeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, farmChanges, {
    list: ({ params, query, who }) => readFarmChanges(services, who, params.id, query),
    undo: ({ params, who, keep }) => undoFarmChange(services, who, params, keep),
    records: ({ params, query, who }) => readChangedRecords(services, who, params, query),
  });
}
