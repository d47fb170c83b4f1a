import { z } from 'zod';
import { TriState } from '../shapes.ts';
import { ParcelId } from './agroevidence.ids.ts';

/** A block as the registry or a file had it at the last import, or has it now; areas in hectares. */
export const RegistryBlock = z
  .object({
    /** What a file calls it, and what it says grows there; a registry says neither. */
    name: z.string().nullable(),
    crop: z.string().nullable(),
    blockNumber: z.string().nullable(),
    square: z.string().nullable(),
    officialArea: z.number().nullable(),
    computedArea: z.number(),
    landUseCode: z.string().nullable(),
    landUseName: z.string().nullable(),
    altitude: z.number().nullable(),
    slope: z.number().nullable(),
    nitrateVulnerable: TriState,
    zone: z.string().nullable(),
    validFrom: z.iso.date().nullable(),
    cadastralUnit: z.string().nullable(),
  })
  .meta({ id: 'RegistryBlock' });

/** A parcel of the farm that a change meets. */
export const MetParcel = z
  .object({
    id: ParcelId,
    name: z.string(),
    blockNumber: z.string().nullable(),
    area: z.number(),
    /** What taking the change does with it: it goes on, under its name, as one of the blocks of now, or it ends. */
    outcome: z.enum(['CONTINUES', 'ENDS']),
    /** The number of the block as which it goes on; null where it ends, or the block has none. */
    continuesAs: z.string().nullable(),
    /** What the farm has of it. */
    has: RegistryBlock,
  })
  .meta({ id: 'MetParcel' });
