import { farmEvent, userEvent } from '../event.ts';

/** What happens to what people are told. */
export const events = [
  /** Members of a farm were told something, or somebody has read or put away what they were told. */
  farmEvent('notifications.changed', {}),
  /** By which ways the user is told, or in which browsers. */
  userEvent('notificationSettings.changed'),
] as const;
