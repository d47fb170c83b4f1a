import type { Message } from '@brazda/contract/iot/messages.ts';
import type { ListedMessage } from './listed-messages.repository.ts';

export function messageView({ at, receivedAt, payload, ...message }: ListedMessage): Message {
  return {
    ...message,
    at: at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    payload: payload && Buffer.from(payload).toString('hex'),
  };
}
