import { z } from 'zod';
import { events } from './events.generated.ts';

/**
 * Something that happened, as sent to open browsers; they ask for what changed by the ordinary calls. Each module declares
 * its own.
 */
export const LiveEvent = z.discriminatedUnion('topic', events).meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveTopic = LiveEvent['topic'];
