import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FarmId } from '../shapes.ts';

/** Something that happened on a farm, as sent to open browsers; they ask for what changed by the ordinary calls. */
export const FarmEvent = z
  .object({
    farmId: FarmId,
    /** `farm.changed`: its name, who belongs to it, or whether it is there at all. */
    topic: z.enum(['parcels.changed', 'farm.changed', 'import.progressed', 'landUpdate.progressed']),
    revision: z.int().optional(),
    importId: z.int().optional(),
    landUpdateId: z.int().optional(),
  })
  .meta({ id: 'FarmEvent' });
export type FarmEvent = z.infer<typeof FarmEvent>;

export const farmEvents = {
  follow: endpoint('GET', '/farms/events', {
    summary: 'What happens on the farms, as server-sent events whose data is a FarmEvent',
    access: 'farm',
    permission: 'farm.read',
    media: 'text/event-stream',
    errors: ['farmEvents.tooMany'],
  }),
};
