import { diseaseLevels, diseaseModels, diseaseReasons, diseaseUnits } from '@brazda/domain/enumerations/agronomy.ts';
import { diseaseHosts, weatherLacks } from '@brazda/domain/enumerations/disease-host.ts';
import { z } from 'zod';
import { CropId, ParcelId } from '../agroevidence/agroevidence.ids.ts';
import { endpoint } from '../endpoint.ts';
import { FarmId, paged } from '../shapes.ts';
import { NodeId } from './iot.ids.ts';

const DiseaseLevel = z.enum(diseaseLevels);

/** What one model says of a crop, and why. */
const DiseaseVerdict = z
  .object({
    model: z.enum(diseaseModels),
    level: DiseaseLevel,
    reason: z.object({
      code: z.enum(diseaseReasons),
      actual: z.number().nullable(),
      needed: z.number().nullable(),
      unit: z.enum(diseaseUnits).nullable(),
      /** Of how many hours, or days where the unit is of days, the weather is not known. */
      unknown: z.int(),
      protectedUntil: z.iso.date().nullable(),
    }),
    source: z.object({ document: z.string(), address: z.string(), validFrom: z.iso.date().nullable() }),
  })
  .meta({ id: 'DiseaseVerdict' });
export type DiseaseVerdict = z.infer<typeof DiseaseVerdict>;

/**
 * How near diseases are to a crop of a parcel, by the weather of a node of its farm; a parcel that is divided has a light for
 * each of its crops.
 */
export const DiseaseLight = z
  .object({
    parcelId: ParcelId,
    farmId: FarmId,
    parcelName: z.string(),
    cropId: CropId,
    cropName: z.string(),
    host: z.enum(diseaseHosts),
    level: DiseaseLevel,
    /** What says most first; empty where no weather is taken. */
    verdicts: z.array(DiseaseVerdict),
    /** The last whole day of the farm: what is judged is how it ended. */
    judgedDay: z.iso.date(),
    /** How it was at the end of each of the last days, the judged one last. */
    week: z.array(z.object({ day: z.iso.date(), level: DiseaseLevel })),
    /** Whose weather it is. */
    node: z
      .object({
        id: NodeId,
        name: z.string(),
        /** Null where nobody has said where the node stands. */
        distanceKm: z.number().nullable(),
        /** Said by people; else it is the nearest. */
        isChosen: z.boolean(),
      })
      .nullable(),
    /** Why there is none. */
    lack: z.enum(weatherLacks).nullable(),
    /** The last use of a fungicide that is recorded, and until when it protects. */
    sprayedOn: z.iso.date().nullable(),
    protectedUntil: z.iso.date().nullable(),
  })
  .meta({ id: 'DiseaseLight' });
export type DiseaseLight = z.infer<typeof DiseaseLight>;

/** Diseases of the crops that stand on parcels. */
export const diseaseLights = {
  list: endpoint('GET', '/disease-lights', {
    summary: 'How near diseases are to the potatoes, the wheat and the vines that stand on parcels, the nearest first',
    access: 'farm',
    permission: 'farm.read',
    query: z.object({
      page: paged.page,
      'per-page': paged['per-page'],
      level: z.array(DiseaseLevel).max(10).optional(),
      host: z.array(z.enum(diseaseHosts)).max(10).optional(),
      'parcel-id': z.array(ParcelId).max(100).optional(),
    }),
    response: z.array(DiseaseLight),
    counted: true,
    errors: ['parcel.notFound'],
  }),
  chooseNode: endpoint('PUT', '/disease-lights/parcels/{parcelId}/node', {
    undone: 'another node, or the nearest, is chosen again',
    summary: 'Say whose weather is taken for a parcel; null for that of the nearest node',
    access: 'farm',
    permission: 'farm.manage',
    params: z.object({ parcelId: ParcelId }),
    body: z.strictObject({ nodeId: NodeId.nullable() }),
    status: 204,
    errors: ['parcel.notFound', 'parcel.retired', 'node.notFound'],
  }),
};
