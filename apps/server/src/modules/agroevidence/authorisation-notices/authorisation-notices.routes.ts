import { authorisationNotices } from '@brazda/contract/agroevidence/authorisation-notices.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readNotices, takeNote } from './read-notices.ts';

export function authorisationNoticeRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, authorisationNotices, {
    list: ({ who }) => readNotices(services, who),
    dismiss: async ({ params, who }) => {
      await takeNote(services, who, params.id);
    },
  });
}
