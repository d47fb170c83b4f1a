import { endpoint } from '../endpoint.ts';

export const farmEvents = {
  follow: endpoint('GET', '/farms/events', {
    summary:
      'What happens on the farms, to the user and, for administrators, to the installation, as server-sent events whose data is a LiveEvent',
    access: 'farm',
    permission: 'farm.read',
    media: 'text/event-stream',
    errors: ['farmEvents.tooMany'],
  }),
};
