import type { Message, messages } from '@brazda/contract/iot/messages.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { findListedMessages, isNode } from './listed-messages.repository.ts';
import { messageView } from './messages.view.ts';

/** A page of the last messages as they came. Throws `node.notFound`. */
export async function readMessages(
  { database }: Pick<Services, 'database'>,
  who: Who,
  query: z.output<typeof messages.list.query>,
): Promise<{ readonly rows: Message[]; readonly total: number }> {
  const { page, 'per-page': limit, 'node-id': nodeId, device: externalId, state } = query;
  const farms = readingOf(database, who);
  if (nodeId !== undefined && !(await isNode(farms, nodeId))) throw new Failure('node.notFound');
  const choice = { nodeId, externalId, state, limit, offset: (page - 1) * limit };
  const { rows, total } = await findListedMessages(farms, choice);
  return { rows: rows.map(messageView), total };
}
