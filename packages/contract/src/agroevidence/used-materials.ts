import { amountBases } from '@brazda/domain/enumerations/action.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paged } from '../shapes.ts';
import { MaterialUnit } from './material-facts.ts';
import { Fertilizer, PlantProtection, Seed } from './materials.ts';

/** How a farm has used a material. */
const use = {
  /** Actions that were done with it. */
  count: z.int(),
  lastUsedOn: z.iso.date(),
  /** As it was said when it was used last. */
  lastAmount: z.object({ value: z.number(), unit: MaterialUnit, basis: z.enum(amountBases) }),
};

export const UsedSeed = z.object({ material: Seed, ...use }).meta({ id: 'UsedSeed' });
export const UsedPlantProtection = z.object({ material: PlantProtection, ...use }).meta({ id: 'UsedPlantProtection' });
export const UsedFertilizer = z.object({ material: Fertilizer, ...use }).meta({ id: 'UsedFertilizer' });

const asked = {
  access: 'farm',
  permission: 'farm.read',
  query: z.object(paged),
  counted: true,
} as const;

/** What a farm has used: as the catalogue has it now, what was used last first. */
export const usedMaterials = {
  seeds: endpoint('GET', '/actions/used-materials/seeds', {
    summary: 'Seeds that were sown, the last one first, with the amount that was said',
    ...asked,
    response: z.array(UsedSeed),
  }),
  plantProtections: endpoint('GET', '/actions/used-materials/plant-protections', {
    summary: 'Products for plant protection that were used, the last one first, with the amount that was said',
    ...asked,
    response: z.array(UsedPlantProtection),
  }),
  fertilizers: endpoint('GET', '/actions/used-materials/fertilizers', {
    summary: 'Fertilizers that were used, the last one first, with the amount that was said',
    ...asked,
    response: z.array(UsedFertilizer),
  }),
};
