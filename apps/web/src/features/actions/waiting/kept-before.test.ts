import { describe, expect, it } from 'vitest';
import { withStoreOnDevice } from '#web/testing/store-on-device.ts';
import { saidAction } from '../said-action.ts';
import { newAction, typedAction, type TypedAction } from '../typed-action.ts';
import { newOperation, type NewOperation, type QueueOf } from './waiting-operation.ts';
import { appendOperation, findOperation, listOperations } from './waiting-store.ts';

withStoreOnDevice();

const queue: QueueOf = { owner: 'jan@farma.cz', farmId: 1 };
const day = '2026-04-10';
const timeZone = 'Europe/Prague';
const summary = { type: 'SPRAY', day } as const;

const laterOfMaterials = { producedOn: undefined, expiresOn: undefined };
const laterOfActions = { grazing: undefined, irrigation: undefined };

/** As earlier versions of the application have kept it: what was said only later is not there. */
function without<T extends object>(later: object, kept: T): T {
  const known = Object.entries(kept).filter(([field]) => !(field in later));
  return Object.fromEntries(known) as T;
}

function formerlyTyped(): TypedAction {
  const [row] = newAction('EPH', day).materials;
  if (!row) throw new Error('There is no row for a material');
  const material = { ...row, material: { id: 7, kind: 'PLANT_PROTECTION' as const, name: 'Přípravek' }, value: 1 };
  return without(laterOfActions, {
    ...newAction('EPH', day),
    targets: [{ parcelId: 4, area: null, geometry: null, growthStage: null }],
    materials: [without(laterOfMaterials, { ...material, batch: 'A1' })],
  });
}

/** A spraying that the server knows, as it told of it then. */
function formerlyTheirs(): NonNullable<NewOperation['theirs']> {
  const { group, state, materials } = formerlyTyped();
  const known = { ...materials[0], kind: 'PLANT_PROTECTION', materialId: 7, name: 'Přípravek', purpose: null };
  const unsaid = { startedAt: null, finishedAt: null, operator: null, machine: null, note: null, orderId: null };
  const head = { id: 5, version: 2, group, state, day, actionType: { name: 'SPRAY' } };
  return { ...head, ...unsaid, crop: null, spray: null, targets: [], products: [], materials: [known] } as never;
}

async function keepFormer(): Promise<NewOperation> {
  const typed = formerlyTyped();
  const said = { group: 'EPH', body: { actionType: 'SPRAY', day, materials: [{ materialId: 7 }] } as never } as const;
  const operation: NewOperation = {
    ...newOperation(queue, { work: { kind: 'CHANGE', said, typed }, summary, action: { id: 5, version: 1 } }),
    theirs: formerlyTheirs(),
    state: 'CONFLICT',
  };
  await appendOperation(operation);
  return operation;
}

describe('What an earlier version of the application has kept', () => {
  it('says nothing of what was not asked then, wherever it is read, and is otherwise as it was', async () => {
    const { id } = await keepFormer();
    const [listed] = await listOperations(queue);
    const found = await findOperation(id);
    expect(found).toEqual(listed);
    if (!found || found.work.kind === 'REMOVE') throw new Error('It is gone');
    const { typed } = found.work;
    expect(typed.materials).toMatchObject([{ batch: 'A1', producedOn: null, expiresOn: null }]);
    expect(typed).toMatchObject({ grazing: { animals: null }, irrigation: { value: null } });
    expect(found).toMatchObject({
      id,
      state: 'CONFLICT',
      work: { said: { body: { materials: [{ materialId: 7 }] } } },
    });
  });

  it('is said anew, and shown beside what the server has', async () => {
    const { id } = await keepFormer();
    const found = await findOperation(id);
    if (!found?.theirs || found.work.kind === 'REMOVE') throw new Error('It is gone');
    const said = saidAction(found.work.typed, timeZone);
    expect(said?.body).toMatchObject({
      materials: [{ materialId: 7, batch: 'A1', producedOn: null, expiresOn: null }],
    });
    const pasture = saidAction({ ...found.work.typed, group: 'OTHER', type: 'PASTURE' }, timeZone);
    expect(pasture?.body).toMatchObject({ grazing: null, irrigation: null });
    expect(typedAction(found.theirs, timeZone).materials).toMatchObject([{ producedOn: null, expiresOn: null }]);
  });
});
