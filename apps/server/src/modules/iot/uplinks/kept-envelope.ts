import { bareEnvelope, type Envelope } from '@brazda/domain/sensors/envelopes/envelope.ts';
import { boundedObject } from '@brazda/domain/sensors/json-values.ts';
import type { DecodedReading } from '@brazda/domain/sensors/reading.ts';
import type { KeptMessage } from './kept-messages.repository.ts';

/** What was understood of a message when it came. */
export function envelopeOf({ networkType, externalId, at, port, payload, content }: KeptMessage): Envelope {
  const said: unknown = content === null ? null : JSON.parse(content);
  return {
    ...bareEnvelope({ networkType, externalId, at, dedupKey: '' }),
    ...{ port, payload },
    object: boundedObject(said),
    // Written by us of what was understood.
    readings: Array.isArray(said) ? (said as readonly DecodedReading[]) : null,
  };
}
