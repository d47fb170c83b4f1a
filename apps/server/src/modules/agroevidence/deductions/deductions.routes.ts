import { deductions } from '@brazda/contract/agroevidence/deductions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import { sendLandFile } from '#server/http/send-land-file.ts';
import type { Services } from '#server/services.ts';
import { readSeenSubtractions, readSubtractedAreas, readSubtractedLand } from './read-deductions.ts';
import { exportVegetationStrips, readVegetationStrips } from './read-vegetation-strips.ts';

export function deductionRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, deductions, {
    geometry: ({ body, who }) => readSubtractedLand(services, who, body),
    area: ({ body, who }) => readSubtractedAreas(services, who, body),
    seen: ({ body, who }) => readSeenSubtractions(services, who, body),
    vegetationStrips: ({ body, who }) => readVegetationStrips(services, who, body),
    vegetationStripFile: async ({ body, who, reply }) =>
      sendLandFile(reply, await exportVegetationStrips(services, who, body)),
  });
}
