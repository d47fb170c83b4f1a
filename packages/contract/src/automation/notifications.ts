import {
  inboxViews,
  notificationEvents,
  notificationKinds,
  notificationSeverities,
} from '@brazda/domain/enumerations/notification.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged } from '../shapes.ts';
import { NotificationId } from './automation.ids.ts';

const NotificationKind = z.enum(notificationKinds);

export const Notification = z
  .object({
    id: NotificationId,
    farmId: FarmId,
    kind: NotificationKind,
    event: z.enum(notificationEvents),
    severity: z.enum(notificationSeverities),
    /** What happened and where, in the language that was asked for. */
    title: z.string(),
    text: z.string(),
    /** The page that shows it: the end of an address, after that of the farm. */
    link: z.string(),
    /** Since when it is so. */
    since: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
    archivedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const NotificationCount = z.object({ unread: z.int() }).meta({ id: 'NotificationCount' });

/** What the signed-in user was told of farms. */
export const notifications = {
  list: endpoint('GET', '/notifications', {
    summary: 'What the user was told of the farms, the newest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      page: paged.page,
      'per-page': z.int().min(1).max(100).default(25),
      view: z.enum(inboxViews).default('INBOX'),
      kind: z.array(NotificationKind).max(10).optional(),
    }),
    response: z.array(Notification),
    counted: true,
  }),
  count: endpoint('GET', '/notifications/count', {
    summary: 'How much of what the user was told of the farms is unread',
    access: 'farm',
    permission: 'farm.read',
    response: NotificationCount,
  }),
  change: endpoint('PATCH', '/notifications/{notificationId}', {
    summary: 'Say that something was read or not, or put it away',
    access: 'farm',
    permission: 'farm.read',
    params: z.object({ notificationId: NotificationId }),
    body: z.strictObject({ isRead: z.boolean(), isArchived: z.boolean() }).partial(),
    errors: ['notification.notFound'],
    status: 204,
  }),
  readAll: endpoint('POST', '/notifications/read', {
    summary: 'Say that all was read that the user was told of the farms',
    access: 'farm',
    permission: 'farm.read',
    status: 204,
  }),
};
