import { accessKeys } from '@brazda/contract/iot/access-keys.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { makeKey, readKeys, revokeKey } from './access-keys.ts';

export function accessKeyRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, accessKeys, {
    list: ({ who }) => readKeys(services, who),
    create: ({ params, body, who }) => makeKey(services, who, { farmId: params.id, ...body }),
    revoke: ({ params, who }) => revokeKey(services, who, params.accessKeyId),
  });
}
