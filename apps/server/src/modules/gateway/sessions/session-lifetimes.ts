const hour = 3_600_000;
const day = 24 * hour;

/** How long a session lives without use, and at the most (OWASP ASVS 5.0, 7.1.1 and 7.3). */
const lifetimes = {
  remembered: { idle: 30 * day, absolute: 90 * day },
  short: { idle: 12 * hour, absolute: 24 * hour },
} as const;

/** Acting as somebody else is for looking at one trouble, not for working days. */
const impersonationMilliseconds = hour;

/** A cookie that was already renewed is still answered, with the same successor, for this long. */
export const graceMilliseconds = 30_000;

export function idleExpiry(rememberMe: boolean, now: Date): Date {
  return new Date(now.getTime() + (rememberMe ? lifetimes.remembered : lifetimes.short).idle);
}

export function absoluteExpiry(rememberMe: boolean, now: Date): Date {
  return new Date(now.getTime() + (rememberMe ? lifetimes.remembered : lifetimes.short).absolute);
}

/** When acting as somebody else ends by itself; never later than the administrator's own session. */
export function impersonationExpiry(originalExpiry: Date, now: Date): Date {
  return new Date(Math.min(originalExpiry.getTime(), now.getTime() + impersonationMilliseconds));
}
