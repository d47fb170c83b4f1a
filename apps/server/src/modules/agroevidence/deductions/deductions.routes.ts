import { deductions } from '@brazda/contract/agroevidence/deductions.ts';
import { mount, type Mounting } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { readSubtractedAreas, readSubtractedLand } from './read-deductions.ts';
import { readVegetationStrips } from './read-vegetation-strips.ts';

export function deductionRoutes(mounting: Mounting, services: Services): void {
  mount(mounting, deductions, {
    geometry: ({ body, who }) => readSubtractedLand(services, who, body),
    area: ({ body, who }) => readSubtractedAreas(services, who, body),
    vegetationStrips: ({ body, who }) => readVegetationStrips(services, who, body),
  });
}
