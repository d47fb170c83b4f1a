import { todayIn } from '#web/lib/days.ts';
import type { TypedAction } from './typed-action.ts';
import { timeIn } from './typed-hours.ts';

/** The work begins now: on this day and at this hour, whenever it was planned for. */
export function started(typed: TypedAction, now: Date, timeZone: string): TypedAction {
  const startedAt = timeIn(now.toISOString(), timeZone);
  return { ...typed, state: 'UNDER_WAY', day: todayIn(timeZone, now), startedAt, finishedAt: '' };
}

/**
 * The work is done. Its end is now where it was begun today; of what nobody said when it began, no hours are made up, and
 * what was planned for a day to come was done today.
 */
export function finished(typed: TypedAction, now: Date, timeZone: string): TypedAction {
  const today = todayIn(timeZone, now);
  const wasBegun = typed.state === 'UNDER_WAY' && typed.startedAt !== '' && typed.day === today;
  const day = typed.day !== null && typed.day <= today ? typed.day : today;
  const finishedAt = wasBegun ? timeIn(now.toISOString(), timeZone) : typed.finishedAt;
  return { ...typed, state: 'DONE', day, finishedAt };
}
