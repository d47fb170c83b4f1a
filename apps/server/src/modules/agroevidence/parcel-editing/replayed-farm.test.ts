import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough, seed } from '#server/testing/budget.ts';
import { keptState, lastRowChange, replayedStates, type KeptState } from '#server/testing/replayed-farm.ts';
import { startApp } from '#server/testing/start-app.ts';
import { WorkedFarm, workOf } from '#server/testing/worked-farm.ts';

const started = startApp();
/** A shorter example is not looked for: each takes a farm's work anew. */
const runs = { numRuns: isThorough ? 60 : 5, seed, endOnFailure: true } as const;
const mostWork = isThorough ? 30 : 14;
const patience = isThorough ? 1_800_000 : 120_000;

/** One day after the other, long enough ago for all of them to be over. */
function dayOf(at: number): string {
  return new Date(Date.UTC(2026, 1, 1 + 5 * at)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

describe('Whatever is done on a farm', () => {
  it(
    'it is at each moment what its changes up to then make of nothing',
    async () => {
      await fc.assert(
        fc.asyncProperty(workOf([], mostWork), async (works) => {
          const worked = await WorkedFarm.begin(started);
          const moments: { readonly number: number; readonly state: KeptState }[] = [];
          for (const [at, work] of works.entries()) {
            if (!(await worked.work(work, dayOf(at)))) continue;
            const number = await lastRowChange(started, worked.farm.id);
            moments.push({ number, state: await keptState(started, worked.farm.id) });
          }
          const numbers = moments.map(({ number }) => number);
          const replayed = await replayedStates(started, worked.farm.id, numbers);
          for (const [at, { state }] of moments.entries()) expect(replayed[at]).toEqual(state);
        }),
        runs,
      );
    },
    patience,
  );

  it(
    'what is read for a day stays what was told on it, but for what was corrected since',
    async () => {
      await fc.assert(
        fc.asyncProperty(workOf(['retract', 'undo'], mostWork), async (works) => {
          const worked = await WorkedFarm.begin(started);
          const told: Told[] = [];
          for (const [at, work] of works.entries()) {
            const day = dayOf(at);
            const before = new Map(worked.parcels);
            const isDone = await worked.work(work, day);
            if (isDone && work.kind === 'correct') correctOutlines(told, before, worked);
            told.push({ day, outlines: outlinesOf(worked), crops: await cropsOn(worked, day) });
            if (isDone && work.kind === 'correctCrop') correctCrops(told, worked);
          }
          const land = await landOf(worked);
          for (const { day, outlines, crops } of told) {
            expect(land(day)).toEqual(outlines);
            expect(await cropsOn(worked, day)).toEqual(crops);
          }
        }),
        runs,
      );
    },
    patience,
  );
});

interface Told {
  readonly day: string;
  readonly outlines: Map<number, unknown>;
  readonly crops: Map<number, string>;
}

function outlinesOf({ parcels }: WorkedFarm): Map<number, unknown> {
  return new Map([...parcels].sort(([one], [other]) => one - other).map(([id, { geometry }]) => [id, geometry]));
}

/** A correction says that the land has been so ever since its outline was another. */
function correctOutlines(told: readonly Told[], before: WorkedFarm['parcels'], { parcels }: WorkedFarm): void {
  for (const [id, { geometry }] of parcels) {
    const wrong = before.get(id)?.geometry;
    if (wrong === undefined || wrong === geometry) continue;
    for (const { outlines } of told) if (outlines.get(id) === wrong) outlines.set(id, geometry);
  }
}

function correctCrops(told: readonly Told[], { grown }: WorkedFarm): void {
  for (const { crops } of told) {
    for (const [id, { parcelId, seed: sown }] of grown) {
      if (crops.has(id)) crops.set(id, `${parcelId} ${sown.crop.name}`);
    }
  }
}

async function cropsOn({ api, farm }: WorkedFarm, date: string): Promise<Map<number, string>> {
  const { rows } = await api.agroevidence.seedApplications.atDate({
    query: { date, 'per-page': 100 },
    farmIds: [farm.id],
  });
  const crops = rows.map(({ id, parcelId, seed: sown }): [number, string] => [id, `${parcelId} ${sown.crop.name}`]);
  return new Map(crops.sort(([one], [other]) => one - other));
}

/** The outlines that held on a day, as the versions of all parcels say now. */
async function landOf({ api, everyParcel }: WorkedFarm): Promise<(day: string) => Map<number, unknown>> {
  const ids = [...everyParcel].sort((one, other) => one - other);
  const versions = await Promise.all(
    ids.map(async (id) => ({ id, versions: await api.agroevidence.parcelHistory.versions({ params: { id } }) })),
  );
  return (day) =>
    new Map(
      versions.flatMap(({ id, versions: ofParcel }) =>
        ofParcel
          .filter(({ validFrom, validTo }) => (validFrom ?? '') <= day && (validTo === null || validTo >= day))
          .map(({ geometry }): [number, unknown] => [id, geometry]),
      ),
    );
}
