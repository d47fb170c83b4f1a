import { id } from '../shapes.ts';

/** What somebody was told. */
export const NotificationId = id('notification');
/** A browser that somebody lets notices come to. */
export const PushSubscriptionId = id('pushSubscription');
