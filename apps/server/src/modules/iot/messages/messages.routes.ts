import { messages } from '@brazda/contract/iot/messages.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findListedMessages } from './listed-messages.repository.ts';
import { messageView } from './messages.view.ts';

export function messageRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, messages, {
    list: async ({ query, who }) => {
      const { page, 'per-page': limit, 'node-id': nodeId, 'external-id': externalId, state } = query;
      const choice = { nodeId, externalId, state, limit, offset: (page - 1) * limit };
      const { rows, total } = await findListedMessages(readingOf(database, who), choice);
      return { rows: rows.map(messageView), total };
    },
  });
}
