/** What people can be told of; each of them says for themselves by which way. */
export const notificationKinds = ['SENSOR_ALARM', 'SENSOR_SILENCE', 'AUTHORISATION'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What has happened. */
export const notificationEvents = [
  'SENSOR_ALARM_BEGAN',
  'SENSOR_ALARM_ENDED',
  'SENSOR_SILENT',
  'SENSOR_HEARD',
  'AUTHORISATION_LOST',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const kindOfEvent: Readonly<Record<NotificationEvent, NotificationKind>> = {
  SENSOR_ALARM_BEGAN: 'SENSOR_ALARM',
  SENSOR_ALARM_ENDED: 'SENSOR_ALARM',
  SENSOR_SILENT: 'SENSOR_SILENCE',
  SENSOR_HEARD: 'SENSOR_SILENCE',
  AUTHORISATION_LOST: 'AUTHORISATION',
};

/** INFO of what is over or is as it should be. */
export const notificationSeverities = ['ERROR', 'WARNING', 'INFO'] as const;
export type NotificationSeverity = (typeof notificationSeverities)[number];

/** The ways to tell somebody, besides the inbox. */
export const notificationChannels = ['MAIL', 'PUSH'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What of an inbox is shown: what nobody has put away, what of it is unread, or what was put away. */
export const inboxViews = ['INBOX', 'UNREAD', 'ARCHIVE'] as const;
export type InboxView = (typeof inboxViews)[number];
