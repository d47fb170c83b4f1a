import { z } from 'zod';
import { agroevidenceEvents } from './agroevidence/agroevidence-events.ts';
import { coreEvents } from './core/core-events.ts';
import { gatewayEvents } from './gateway/gateway-events.ts';

/**
 * Something that happened, as sent to open browsers; they ask for what changed by the ordinary calls. Each module declares
 * its own, and this list joins them.
 */
export const LiveEvent = z
  .discriminatedUnion('topic', [...coreEvents, ...gatewayEvents, ...agroevidenceEvents])
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;
export type LiveTopic = LiveEvent['topic'];
