import { flags } from '@brazda/contract/gateway/flags.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { toggleViews } from './flags.view.ts';

export function flagRoutes(mounting: Mounting, { config }: Services): void {
  mount(mounting, flags, {
    list: () => ({ toggles: toggleViews(config.web.flags) }),
  });
}
