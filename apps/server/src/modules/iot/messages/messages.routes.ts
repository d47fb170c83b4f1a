import { messages } from '@brazda/contract/iot/messages.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { findListedMessages, isNode } from './listed-messages.repository.ts';
import { messageView } from './messages.view.ts';

export function messageRoutes(mounting: Mounting, { database }: Services): void {
  mount(mounting, messages, {
    list: async ({ query, who }) => {
      const { page, 'per-page': limit, 'node-id': nodeId, device: externalId, state } = query;
      const farms = readingOf(database, who);
      if (nodeId !== undefined && !(await isNode(farms, nodeId))) throw new Failure('node.notFound');
      const choice = { nodeId, externalId, state, limit, offset: (page - 1) * limit };
      const { rows, total } = await findListedMessages(farms, choice);
      return { rows: rows.map(messageView), total };
    },
  });
}
