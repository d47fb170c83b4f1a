import { restrictions } from '@brazda/contract/agroevidence/restrictions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendLandFile } from '#server/http/send-land-file.ts';
import type { Services } from '#server/services.ts';
import { exportEffectiveLand, readRestrictions } from './read-restrictions.ts';

export function restrictionRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, restrictions, {
    judge: ({ body, who }) => readRestrictions(services, who, body),
    file: async ({ body, who, reply }) => sendLandFile(reply, await exportEffectiveLand(services, who, body)),
  });
}
