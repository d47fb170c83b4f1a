import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const farmEvents = {
  follow: endpoint('GET', '/farms/events', {
    summary:
      'What happens on the farms, to the user and, for administrators, to the installation, as server-sent events whose data is a LiveEvent',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      /** What happened in so many milliseconds before is told first: a screen is shown before its stream stands. */
      'missed-ms': z.int().min(0).max(60_000).default(0),
    }),
    media: 'text/event-stream',
    errors: ['farmEvents.tooMany'],
  }),
};
