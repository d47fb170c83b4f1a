import { pushSubscriptions } from '@brazda/contract/automation/push-subscriptions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { pushKeys } from './push-keys.ts';
import { readSubscriptions, subscribe, unsubscribe } from './push-subscriptions.ts';

export function pushSubscriptionRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, pushSubscriptions, {
    key: async () => {
      const { publicKey } = await pushKeys(services);
      return { publicKey };
    },
    list: ({ who }) => readSubscriptions(services, who),
    subscribe: ({ body, who, request }) => subscribe(services, who, body, request.headers['user-agent']),
    unsubscribe: async ({ params, who }) => {
      await unsubscribe(services, who, params.pushSubscriptionId);
    },
  });
}
