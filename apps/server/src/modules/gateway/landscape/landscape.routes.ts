import { landscape } from '@brazda/contract/gateway/landscape.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { beginCodeListRefresh, readCodeListRefresh, readCodes } from '../../agroevidence/public.ts';
import { landscapeSyncView, listedCodeView } from './landscape.view.ts';

export function landscapeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, landscape, {
    sync: async ({ who }) => landscapeSyncView(await beginCodeListRefresh(services, who)),
    status: async () => landscapeSyncView(await readCodeListRefresh(services)),
    codes: async () => {
      const rows = (await readCodes(services)).map(listedCodeView);
      return { rows, total: rows.length };
    },
  });
}
