import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { millionths } from '@brazda/domain/materials/amount.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seed } from '#server/testing/budget.ts';
import { startApp } from '#server/testing/start-app.ts';

const started = startApp();
const runs = { numRuns: 8, seed } as const;

const wheat = 1;
const day = '2026-04-10';
const parcelsOfFarm = 5;

interface SaidMaterial {
  readonly value: number;
  readonly unit: 'KG' | 'T' | 'G' | 'L';
  readonly basis: 'HECTARE' | 'TOTAL';
}

/** What is brought, on which share of each parcel, and to which part each goes when it is divided. */
interface Work {
  readonly materials: readonly SaidMaterial[];
  readonly shares: readonly (number | null)[];
  readonly parts: readonly number[];
}

/** Amounts as people say them, on some of the parcels, and how these are divided afterwards: by part, zero stays. */
const someWork = fc.record<Work>({
  materials: fc.array(
    fc.record<SaidMaterial>({
      value: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
      unit: fc.constantFrom('KG', 'T', 'G', 'L'),
      basis: fc.constantFrom('HECTARE', 'TOTAL'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shares: fc.array(fc.option(fc.double({ min: 0.05, max: 1, noNaN: true })), {
    minLength: parcelsOfFarm,
    maxLength: parcelsOfFarm,
  }),
  parts: fc.array(fc.nat(3), { minLength: parcelsOfFarm, maxLength: parcelsOfFarm }),
});

async function farmer() {
  const { user, farm } = await started.make.farmer();
  const parcelIds: number[] = [];
  for (let index = 0; index < parcelsOfFarm; index += 1) {
    const at = [14.33 + index * 0.003, 48.89] as const;
    const { id } = await started.make.parcel({ farm, name: `Pole ${index + 1}`, blockNumber: `740${index}/1`, at });
    parcelIds.push(id);
  }
  const { agroevidence, gateway } = started.api(user);
  const { actions, nitrogenLedgers, parcels } = agroevidence;
  const { rows } = await parcels.list();
  const facts = {
    ...{ type: 'MINERAL', releaseClass: 'MINERAL', kilogramsPerLitre: 1.3, doseUnit: 'KG' },
    percent: { N: 27.3, P2O5: 0, K2O: 0, CaO: 0, MgO: 0, S: 0 },
    countedNitrogen: [{ percent: 60, from: null, to: null, source: 'Etiketa', isGeneralKnowledge: true }],
  };
  const { rows: made } = await sql<{ id: number }>`
    insert into agroevidence.own_material (farm_id, kind, name, facts, search_key)
    values (${farm.id}, 'FERTILIZER', 'Hnojivo', ${JSON.stringify(facts)}::jsonb, 'hnojivo') returning id`.execute(
    started.services.database.kysely,
  );
  const targets = parcelIds.map((parcelId) => ({ parcelId }));
  return {
    ...{ actions, materialId: made[0]?.id ?? 0, parcelIds },
    areaOf: (id: number) => rows.find((row) => row.id === id)?.area ?? 0,
    undo: (changeId: number) => gateway.farmChanges.undo({ params: { id: farm.id, changeId } }),
    ledgers: async () => (await nitrogenLedgers.read({ body: { day, targets } })).parcels,
    all: async () => {
      const list = await actions.list({ query: { 'per-page': 100 } });
      const told = await Promise.all(list.rows.map(({ id }) => actions.one({ params: { id } })));
      return told.map(withoutVersion).toSorted((one, other) => one.id - other.id);
    },
  };
}

/** An undo writes a row anew: it is as it was, under a later version. */
function withoutVersion({ version: _, ...action }: ActionDetail): Omit<ActionDetail, 'version'> {
  return action;
}

function inMillionths(amounts: readonly number[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(Math.round(amount * millionths)), 0n);
}

async function record({ actions, parcelIds, materialId, areaOf }: Farmer, { materials, shares }: Work) {
  const targets = parcelIds.map((parcelId, at) => {
    const share = shares[at] ?? null;
    return { parcelId, area: share === null ? null : areaOf(parcelId) * share };
  });
  const said = materials.map((one) => ({ ...one, materialId }));
  const body = { actionType: 'FERT' as const, day, cropId: wheat, targets, materials: said };
  const { action, changeId } = await actions.recordApplication({ body });
  return { action, changeId, body };
}

type Farmer = Awaited<ReturnType<typeof farmer>>;

/** Parts that are named and not all of it; undefined where that is nothing to divide. */
function partsOf(parcelIds: readonly number[], parts: readonly number[]): number[][] | undefined {
  const named = [1, 2, 3].map((part) => parcelIds.filter((_, at) => parts[at] === part));
  const some = named.filter((ids) => ids.length > 0);
  return some.length === 0 || some.flat().length === parcelIds.length ? undefined : some;
}

describe('Whatever is brought onto parcels', () => {
  it('comes to its whole on them, and its sums and its ledger stay however it is divided, and come back undone', async () => {
    await fc.assert(
      fc.asyncProperty(someWork, async (work) => {
        const one = await farmer();
        const { action } = await record(one, work);
        for (const [place, { total }] of action.materials.entries()) {
          const parts = action.targets.map(({ amounts }) => amounts[place] ?? 0);
          expect(inMillionths(parts)).toBe(inMillionths([total]));
        }
        const parts = partsOf(one.parcelIds, work.parts);
        if (parts) {
          const [before, recorded] = [await one.ledgers(), await one.all()];
          const divided = await one.actions.split({ body: { id: action.id, parts } });
          for (const place of action.materials.keys()) {
            const totals = divided.actions.map(({ materials }) => materials[place]?.total ?? 0);
            expect(inMillionths(totals)).toBe(inMillionths([action.materials[place]?.total ?? 0]));
          }
          expect((await one.ledgers()).map(sumsOf)).toEqual(before.map(sumsOf));
          await one.undo(divided.changeId);
          expect(await one.all()).toEqual(recorded);
        }
        await one.actions.remove({ query: { actionIds: [action.id] } });
        expect(await one.all()).toEqual([]);
      }),
      runs,
    );
  });

  it('is as it was before once it is undone, whatever was done: recorded, changed, divided or deleted', async () => {
    const one = await farmer();
    await record(one, { materials: [{ value: 100, unit: 'KG', basis: 'HECTARE' }], shares: [], parts: [] });
    const beside = await one.all();
    await fc.assert(
      fc.asyncProperty(someWork, someWork, async (work, other) => {
        const { action, changeId, body } = await record(one, work);
        const recorded = await one.all();
        const ledgers = await one.ledgers();
        const materials = other.materials.map((each) => ({ ...each, materialId: one.materialId }));
        const [target] = body.targets;
        const targets = target ? [target] : [];
        const changed = await one.actions.changeApplication({ body: { ...body, id: action.id, materials, targets } });
        await one.undo(changed.changeId);
        expect(await one.all()).toEqual(recorded);
        const deleted = await one.actions.remove({ query: { actionIds: [action.id] } });
        await one.undo(deleted.changeId);
        expect(await one.all()).toEqual(recorded);
        expect(await one.ledgers()).toEqual(ledgers);
        await one.undo(changeId);
        expect(await one.all()).toEqual(beside);
      }),
      runs,
    );
  });
});

/** Without the numbers of the actions, which divided work has others of. */
function sumsOf({ parcelId, total, countedPerHectare }: Awaited<ReturnType<Farmer['ledgers']>>[number]) {
  return { parcelId, total, countedPerHectare };
}
