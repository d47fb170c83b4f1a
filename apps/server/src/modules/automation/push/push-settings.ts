import { z } from 'zod';
import { settingsOf } from '#server/foundation/settings.ts';

/** Whom browsers get their notices from: Chrome and others, Firefox, Safari, Edge. */
const knownServices = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** The hosts of push services that notices are sent to: where a browser wants them to come to is its word alone. */
export const pushSettings = settingsOf(
  {
    PUSH_SERVICES: z
      .string()
      .default(knownServices)
      .describe('Hosts of the push services of browsers, separated by commas; *. stands for any name before it'),
  },
  ({ PUSH_SERVICES: text }) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
);

/** Whether notices may be sent to an address: by https to a known host, or to one of this machine that was named. */
export function isKnownService(services: readonly string[], endpoint: string): boolean {
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !isOwn) return false;
  return services.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}
