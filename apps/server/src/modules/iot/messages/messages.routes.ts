import { messages } from '@brazda/contract/iot/messages.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readMessages } from './read-messages.ts';

export function messageRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, messages, { list: ({ query, who }) => readMessages(services, who, query) });
}
