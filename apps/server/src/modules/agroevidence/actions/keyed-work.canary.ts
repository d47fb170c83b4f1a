import type { ActionType, ActionWritten } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { CallInput } from '#server/testing/contract-calls.ts';
import { farmOfItsOwner, type KeyedCall, type KeyedCalls, type Started } from '#server/testing/keyed-call.ts';

const day = '2026-04-10';
/** Of the catalogue: winter wheat, and LAD 27. */
const [wheat, lad27] = [1, 1];

const sowing = { actionType: 'SOWING', cropId: wheat };
const harvest = { actionType: 'HARVEST', cropId: wheat };
const fertilizing = { actionType: 'FERT', materials: [{ materialId: lad27, value: 200, unit: 'KG' }] };

/** An action on the one parcel of a new farm, by what is said of it beside its land. */
async function onParcel({ make }: Started, said: object): Promise<KeyedCall> {
  const { user, farm } = await make.farmer();
  const { id: parcelId } = await make.parcel({ farm });
  const noted = (note: string): CallInput => ({ body: { ...said, day, targets: [{ parcelId }], note } });
  return { user, input: noted('Zamokřeno'), changed: noted('Sucho') };
}

/** The same actions recorded anew, each once it has been recorded by the call of its group. */
function anew(started: Started, said: object): () => Promise<KeyedCall> {
  return async () => {
    const { user, farm } = await started.make.farmer();
    const { id: parcelId } = await started.make.parcel({ farm });
    const body = { ...said, day, targets: [{ parcelId }] };
    const noted = (id: number, note: string): CallInput => ({ body: { ...body, id, note } });
    const { actions } = started.api(user).agroevidence;
    const { action } = await recordAs(actions, body);
    return { user, input: noted(action.id, 'Zamokřeno'), changed: noted(action.id, 'Sucho') };
  };
}

type Actions = ReturnType<Started['api']>['agroevidence']['actions'];

/** Which call it goes to its type says. */
function recordAs(actions: Actions, body: object): Promise<ActionWritten> {
  const said = body as never;
  const { actionType } = body as { readonly actionType: ActionType };
  if (actionType === 'SOWING') return actions.recordSowing({ body: said });
  if (actionType === 'HARVEST') return actions.recordHarvest({ body: said });
  if (actionType === 'MOWING') return actions.recordMowing({ body: said });
  if (actionType === 'FERT') return actions.recordApplication({ body: said });
  return actions.recordOther({ body: said });
}

/** Calls that record work on the land, and what is brought onto it. */
export function keyedWork(started: Started): KeyedCalls {
  return {
    'agroevidence.recordImports.begin': async () => {
      const { user } = await started.make.farmer();
      const of = (day: string): CallInput => ({ file: new File([`Datum;Pozemek\n${day};Humna\n`], 'records.csv') });
      return { user, input: of('1. 5. 2020'), changed: of('2. 5. 2020') };
    },
    'agroevidence.actions.recordSowing': () => onParcel(started, sowing),
    'agroevidence.actions.changeSowing': anew(started, sowing),
    'agroevidence.actions.recordHarvest': () => onParcel(started, harvest),
    'agroevidence.actions.changeHarvest': anew(started, harvest),
    'agroevidence.actions.recordMowing': () => onParcel(started, { actionType: 'MOWING' }),
    'agroevidence.actions.changeMowing': anew(started, { actionType: 'MOWING' }),
    'agroevidence.actions.recordApplication': () => onParcel(started, fertilizing),
    'agroevidence.actions.changeApplication': anew(started, fertilizing),
    'agroevidence.actions.recordOther': () => onParcel(started, { actionType: 'PLOW' }),
    'agroevidence.actions.changeOther': anew(started, { actionType: 'PLOW' }),
    'agroevidence.actions.remove': async () => {
      const { user, farm } = await started.make.farmer();
      const targets = [{ parcelId: (await started.make.parcel({ farm })).id }];
      const { actions } = started.api(user).agroevidence;
      const record = async (): Promise<CallInput> => {
        const { action } = await actions.recordOther({ body: { actionType: 'PLOW', day, targets } });
        return { query: { actionIds: [action.id] } };
      };
      return { user, input: await record(), changed: await record() };
    },
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
    'agroevidence.organisms.create': async () => {
      const { user } = await farmOfItsOwner(started);
      const named = (name: string): CallInput => ({ body: { name } });
      return { user, input: named('Mšice z řepky'), changed: named('Hraboš od souseda') };
    },
    'agroevidence.catalogueMaterials.importFile': async () => {
      const { user } = await farmOfItsOwner(started);
      const of = (name: string): CallInput => ({
        query: { kind: 'FERTILIZER' },
        file: new File([`Název\n${name}\n`], 'hnojiva.csv'),
      });
      return { user, input: of('Digestát'), changed: of('Kompost') };
    },
    'agroevidence.catalogues.importCrops': async () => {
      const { user } = await farmOfItsOwner(started);
      const of = (name: string): CallInput => ({ file: new File([`Plodina\n${name}\n`], 'plodiny.csv') });
      return { user, input: of('Teff'), changed: of('Quinoa') };
    },
  };
}
