import { z } from 'zod';
import { settingsOf } from '#server/foundation/settings.ts';

export const landFileSettings = settingsOf(
  {
    LAND_FILES_AT_ONCE: z.coerce
      .number()
      .int()
      .min(1)
      .max(32)
      .default(2)
      .describe('Land files that are read at once; each may take 512 MB of memory'),
  },
  ({ LAND_FILES_AT_ONCE: atOnce }) => ({ atOnce }),
);
