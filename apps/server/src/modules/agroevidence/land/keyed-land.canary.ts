import type { CallInput } from '#server/testing/contract-calls.ts';
import { at, editedFarm, lineThrough, rectangle, springDay } from '#server/testing/edited-farm.ts';
import { farmOfItsOwner, type KeyedCall, type KeyedCalls, type Started } from '#server/testing/keyed-call.ts';
import { ringAround, zippedShapefile } from '#server/testing/shapefile-builder.ts';

/** A shapefile of one parcel of this width. */
export function landFileOf(degrees: number): File {
  const bytes = zippedShapefile({ parcels: [{ rings: [ringAround([14.5, 49.2], degrees)] }] });
  return new File([new Uint8Array(bytes)], 'land.zip');
}

/** What takes a name, of a farm in its path. */
async function namedOfFarm(started: Started): Promise<KeyedCall> {
  const { user, farmId } = await farmOfItsOwner(started);
  const named = (name: string): CallInput => ({ params: { id: farmId }, body: { name } });
  return { user, input: named('Středisko Lhota'), changed: named('Středisko Újezd') };
}

/** Calls that create parcels, and what lies or grows on them. */
export function keyedLand(started: Started): KeyedCalls {
  return {
    'agroevidence.landUpdates.beginFromFile': async () => {
      const { user, farmId } = await farmOfItsOwner(started);
      const of = (degrees: number): CallInput => ({ params: { id: farmId }, query: {}, file: landFileOf(degrees) });
      return { user, input: of(0.001), changed: of(0.002) };
    },
    'agroevidence.centers.create': () => namedOfFarm(started),
    'agroevidence.zones.create': () => namedOfFarm(started),
    'agroevidence.landFeatures.create': async () => {
      const { user, farmId } = await farmOfItsOwner(started);
      const of = (latitude: number): CallInput => {
        const coordinates = [
          [14.3, 48.8],
          [14.4, latitude],
        ];
        return {
          params: { id: farmId },
          body: { kind: 'WATER', features: [{ geometry: { type: 'LineString', coordinates } }] },
        };
      };
      return { user, input: of(48.9), changed: of(49) };
    },
    'agroevidence.planScenarios.create': async () => {
      const { input, changed, ...rest } = await namedOfFarm(started);
      return { ...rest, input: { body: input.body }, changed: { body: changed.body } };
    },
    'agroevidence.sowingPlan.fillSeason': async () => {
      const { user, farm } = await started.make.farmer();
      const parcel = await started.make.parcel({ farm });
      const planned = { parcelId: parcel.id, seasonId: 2026, cropId: 1 };
      await started.api(user).agroevidence.sowingPlan.changeParcels({ body: { parcelCrops: [planned] } });
      const of = (startYear: number): CallInput => ({ query: {}, body: { startYear, copyFrom: 2026 } });
      return { user, input: of(2027), changed: of(2028) };
    },
    'agroevidence.catalogues.createCrop': async () => {
      const { user } = await farmOfItsOwner(started);
      const named = (name: string): CallInput => ({ body: { name, color: { red: 1, green: 2, blue: 3 } } });
      return { user, input: named('Svazenka'), changed: named('Pohanka') };
    },
    'agroevidence.seedApplications.record': async () => {
      const { user, farm } = await started.make.farmer();
      const { id } = await started.make.parcel({ farm });
      const of = (cropId: number): CallInput => ({ params: { id }, body: { cropId, validFrom: '2026-03-20' } });
      return { user, input: of(1), changed: of(2) };
    },
    'agroevidence.parcelEditing.draw': async () => {
      const { user } = await farmOfItsOwner(started);
      const named = (name: string): CallInput => ({
        body: { outline: rectangle(0, 0, 1, 1), name, from: springDay },
      });
      return { user, input: named('Za humny'), changed: named('U lesa') };
    },
    'agroevidence.parcelEditing.split': async () => {
      const { user, parcelId: id } = await editedFarm(started);
      const cutAt = (x: number): CallInput => ({
        params: { id },
        body: { line: lineThrough(at(x, -1), at(x, 2)), from: springDay },
      });
      return { user, input: cutAt(0.5), changed: cutAt(0.6) };
    },
    'agroevidence.parcelEditing.merge': async () => {
      const { user, parcelId, split } = await editedFarm(started);
      const parcels = (await split(parcelId)).parcels.map(({ id }) => ({ id }));
      const called = (name: string): CallInput => ({ body: { parcels, name, from: springDay } });
      return { user, input: called('Za humny'), changed: called('U lesa') };
    },
  };
}
