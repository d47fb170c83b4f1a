import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PushSubscriptionId } from './automation.ids.ts';

const base64url = /^[A-Za-z0-9_-]+={0,2}$/;

export const PushKey = z
  .object({
    /** The key by which push services know us, as browsers want it: RFC 8292, base64url. */
    publicKey: z.string(),
  })
  .meta({ id: 'PushKey' });

export const PushSubscription = z
  .object({
    id: PushSubscriptionId,
    /** The host of the push service, which says which browser it is. */
    service: z.string(),
    /** The browser by its own words; null where it said nothing. */
    device: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof PushSubscription>;

/** What a browser gives who lets notices come to it. */
export const NewPushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  keys: z.strictObject({
    p256dh: z.string().regex(base64url).min(80).max(100),
    auth: z.string().regex(base64url).min(20).max(30),
  }),
});
export type NewPushSubscription = z.infer<typeof NewPushSubscription>;

/** The browsers that the signed-in user lets notices come to. */
export const pushSubscriptions = {
  key: endpoint('GET', '/push/key', {
    summary: 'The key that a browser subscribes with',
    access: 'user',
    response: PushKey,
  }),
  list: endpoint('GET', '/push/subscriptions', {
    summary: 'The browsers that notices come to',
    access: 'user',
    response: z.array(PushSubscription),
  }),
  subscribe: endpoint('PUT', '/push/subscriptions', {
    summary: 'Let notices come to a browser; one that is known is the same afterwards',
    access: 'user',
    ownOnly: true,
    limit: { calls: 60, seconds: 60 },
    body: NewPushSubscription,
    response: PushSubscription,
    errors: ['push.unknownService'],
  }),
  unsubscribe: endpoint('DELETE', '/push/subscriptions/{pushSubscriptionId}', {
    summary: 'Let no more notices come to a browser',
    access: 'user',
    ownOnly: true,
    params: z.object({ pushSubscriptionId: PushSubscriptionId }),
    errors: ['pushSubscription.notFound'],
    status: 204,
  }),
};
