import { administratorEvent, farmEvent, userEvent } from '../event.ts';

/** What happens to accounts, and what administrators look at. */
export const events = [
  farmEvent('invitations.changed', {}),
  userEvent('profile.changed'),
  /** The user has arranged a list otherwise. */
  userEvent('listViews.changed'),
  /** Somebody did something that is written down: what lists of the administration show may be another. */
  administratorEvent('audit.written'),
] as const;
