import { listViews } from '@brazda/contract/gateway/list-views.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { arrangeList, readListView } from './arrange-list.ts';

export function listViewRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, listViews, {
    read: ({ params, who }) => readListView(services, who, params.list),
    change: ({ params, body, who, version }) =>
      arrangeList(services, who, { list: params.list, version }, body.columns),
  });
}
