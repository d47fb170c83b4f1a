import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A flag that is on, in the words of the Unleash front-end protocol; one that is off is left out. */
export const Toggle = z
  .object({
    name: z.string(),
    enabled: z.literal(true),
    variant: z.object({ name: z.literal('disabled'), enabled: z.literal(false) }),
    impressionData: z.literal(false),
  })
  .meta({ id: 'Toggle' });

const ToggleList = z.object({ toggles: z.array(Toggle) }).meta({ id: 'ToggleList' });

export const flags = {
  list: endpoint('GET', '/api/frontend', {
    summary: 'The feature flags that are on, in the Unleash front-end protocol',
    access: 'public',
    response: ToggleList,
  }),
};
