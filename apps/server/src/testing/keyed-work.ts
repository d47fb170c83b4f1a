import type { CallInput } from './contract-calls.ts';
import { farmOfItsOwner, type KeyedCall, type KeyedCalls, type Started } from './keyed-call.ts';

const day = '2026-04-10';
/** Of the catalogue: winter wheat, and LAD 27. */
const [wheat, lad27] = [1, 1];

/** An action on the one parcel of a new farm, by what is said of it beside its land. */
async function onParcel({ make }: Started, said: object): Promise<KeyedCall> {
  const { user, farm } = await make.farmer();
  const { id: parcelId } = await make.parcel({ farm });
  const noted = (note: string): CallInput => ({ body: { ...said, day, targets: [{ parcelId }], note } });
  return { user, input: noted('Zamokřeno'), changed: noted('Sucho') };
}

/** Calls that record work on the land, and what is brought onto it. */
export function keyedWork(started: Started): KeyedCalls {
  return {
    'agroevidence.actions.recordSowing': () => onParcel(started, { actionType: 'SOWING', cropId: wheat }),
    'agroevidence.actions.recordHarvest': () => onParcel(started, { actionType: 'HARVEST', cropId: wheat }),
    'agroevidence.actions.recordMowing': () => onParcel(started, { actionType: 'MOWING' }),
    'agroevidence.actions.recordApplication': () =>
      onParcel(started, { actionType: 'FERT', materials: [{ materialId: lad27, value: 200, unit: 'KG' }] }),
    'agroevidence.actions.recordOther': () => onParcel(started, { actionType: 'PLOW' }),
    'agroevidence.actions.split': async () => {
      const { user, farm } = await started.make.farmer();
      const [one, other] = [await started.make.parcel({ farm }), await started.make.parcel({ farm })];
      const targets = [{ parcelId: one.id }, { parcelId: other.id }];
      const { actions } = started.api(user).agroevidence;
      const { action } = await actions.recordOther({ body: { actionType: 'PLOW', day, targets } });
      const without = (parcelId: number): CallInput => ({ body: { id: action.id, parts: [[parcelId]] } });
      return { user, input: without(one.id), changed: without(other.id) };
    },
    'agroevidence.catalogueMaterials.create': async () => {
      const { user } = await farmOfItsOwner(started);
      const facts = { cropId: wheat, kilogramsPerSeedUnit: null, doseUnit: 'KG' };
      const named = (name: string): CallInput => ({ body: { kind: 'SEED', name, facts } });
      return { user, input: named('Vlastní osivo'), changed: named('Osivo od souseda') };
    },
  };
}
