import { notificationKinds } from '@brazda/domain/enumerations/notification.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId } from '../shapes.ts';

const ways = {
  kind: z.enum(notificationKinds),
  inInbox: z.boolean(),
  byMail: z.boolean(),
  byPush: z.boolean(),
};

export const NotificationSetting = z.object({ farmId: FarmId, ...ways }).meta({ id: 'NotificationSetting' });
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** By which ways the signed-in user is told of farms. */
export const notificationSettings = {
  list: endpoint('GET', '/notification-settings', {
    summary: 'By which ways the user is told of each kind of thing on the farms',
    access: 'farm',
    permission: 'farm.read',
    response: z.array(NotificationSetting),
  }),
  change: endpoint('PUT', '/notification-settings/farms/{id}', {
    summary: 'Say by which ways the user is told of one kind of thing on a farm',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ id: FarmId }),
    body: z.strictObject(ways),
    response: NotificationSetting,
    errors: ['farm.notFound'],
  }),
};
