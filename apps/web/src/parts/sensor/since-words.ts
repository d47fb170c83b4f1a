import type { IntlShape } from 'react-intl';

const minuteMs = 60_000;
const steps = [
  { unit: 'minute', ms: minuteMs, below: 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs, below: 48 * 60 * minuteMs },
  { unit: 'day', ms: 24 * 60 * minuteMs, below: Infinity },
] as const;

/** How long ago something was, in the largest unit that says enough; a clock that is behind says that it is now. */
export function sinceWords(intl: IntlShape, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const { unit, ms } = steps.find(({ below }) => passed < below) ?? steps[2];
  return intl.formatRelativeTime(-Math.floor(passed / ms), unit, { numeric: 'auto' });
}
