import { users } from '@brazda/contract/gateway/users.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read-profile.ts';
import { userView } from './users.view.ts';

export function userRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, users, {
    read: async ({ params, who }) => userView(await readProfile(services.database, who, params.email)),
    change: async ({ params, body, who }) => userView(await changeProfile(services, who, params.email, body)),
  });
}
