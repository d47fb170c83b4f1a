import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import { divideByArea, millionths, totalOf } from '@brazda/domain/materials/amount.ts';
import { nitrogenOf } from '@brazda/domain/materials/nitrogen.ts';
import { searchTextOf } from '@brazda/domain/search-key.ts';
import type { FarmChange } from '#server/db/farm-scope.ts';
import type { MaterialRow } from '../materials/material-rows.repository.ts';
import { requireMaterials } from '../materials/known-materials.ts';
import { keepUsedMaterials } from './used-materials.repository.ts';
import {
  findWorkedParcels,
  insertSeededActions,
  type SeededAction,
  type SeededAmount,
  type WorkedParcel,
} from './worked-years.repository.ts';

/** How many actions a farm is made with, over which seasons. */
export interface WorkedYears {
  readonly actions: number;
  readonly firstSeason: number;
  readonly seasons: number;
}

/** What is done each season: so many days after its first, with a material of the catalogue in kilograms for a hectare. */
interface Work {
  readonly type: ActionType;
  readonly days: number;
  readonly materialId?: number;
  readonly yield?: number;
  readonly perHectare?: number;
}

/** Slurry of cattle, LAD 27, a foliar fertilizer and seed of winter wheat, as migrations number them. */
const [slurry, lad27, urea, wheatSeed] = [38, 1, 5, 1001];
const wheat = 1;
const works: readonly Work[] = [
  { type: 'HARVEST', days: 15, yield: 7500 },
  { type: 'FERT_ORG', days: 45, materialId: slurry, perHectare: 25_000 },
  { type: 'PLOUGHING', days: 60 },
  { type: 'SOWING', days: 85, materialId: wheatSeed, perHectare: 180 },
  { type: 'FERT', days: 240, materialId: lad27, perHectare: 200 },
  { type: 'FOLIAR', days: 300, materialId: urea, perHectare: 20 },
];

const mostParcels = 5;
const daysOfWork = 28;
const operators = 12;
const perStatement = 5000;
const millisecondsOfDay = 86_400_000;

/** Gives a farm that is made as a whole years of work; the crops that stand there stay as they are. */
export async function workYears(tx: FarmChange, farmId: number, years: WorkedYears): Promise<void> {
  const land = await findWorkedParcels(tx, farmId);
  if (land.length === 0) return;
  const materials = await requireMaterials(
    tx,
    farmId,
    works.flatMap(({ materialId }) => materialId ?? []),
  );
  const used = await keepUsedMaterials(tx, farmId, [...materials.values()]);
  for (let begin = 0; begin < years.actions; begin += perStatement) {
    const size = Math.min(perStatement, years.actions - begin);
    const actions = Array.from({ length: size }, (_, at) => workOf(begin + at, years, { land, materials, used }));
    await insertSeededActions(tx, farmId, actions);
  }
}

interface Ground {
  readonly land: readonly WorkedParcel[];
  readonly materials: ReadonlyMap<number, MaterialRow>;
  readonly used: ReadonlyMap<number, number>;
}

/** The work of a number: those of a season follow each other, on parcels side by side. */
function workOf(number: number, { actions, firstSeason, seasons }: WorkedYears, ground: Ground): SeededAction {
  const work = works[number % works.length] ?? { type: 'PLOUGHING', days: 60 };
  const season = firstSeason + Math.floor((number * seasons) / actions);
  const day = dayOf(season, work.days + (number % daysOfWork));
  const { land } = ground;
  const worked = Array.from(
    { length: 1 + (number % mostParcels) },
    (_, step) => land[(number * 7 + step) % land.length],
  );
  const parcels = [...new Set(worked.flatMap((parcel) => parcel ?? []))];
  const operator = `Jan Novák ${number % operators}`;
  const material = work.materialId === undefined ? undefined : ground.materials.get(work.materialId);
  const isOfCrop = work.type === 'SOWING' || work.type === 'HARVEST';
  return {
    ...{ type: work.type, day, operator, cropId: isOfCrop ? wheat : null },
    cropRole: work.type === 'SOWING' ? 'MAIN' : null,
    endsCrop: work.type === 'HARVEST' ? false : null,
    searchKey: searchTextOf(`${operator} ${material?.name ?? ''}`),
    areaM2: parcels.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    parcels: parcels.length,
    ...broughtBy(work, parcels, { day, material, used: ground.used }),
  };
}

type Brought = Pick<SeededAction, 'amount' | 'targets' | 'nitrogenKg' | 'countedKg'>;

interface Use {
  readonly day: string;
  readonly material: MaterialRow | undefined;
  readonly used: ReadonlyMap<number, number>;
}

function broughtBy(work: Work, parcels: readonly WorkedParcel[], { day, material, used }: Use): Brought {
  const value = work.perHectare ?? work.yield;
  const areas = parcels.map(({ areaM2 }) => areaM2);
  const land = areas.reduce((sum, area) => sum + area, 0);
  const total = value === undefined ? 0 : (totalOf({ value, unit: 'KG', basis: 'HECTARE' }, land) ?? 0);
  const parts = value === undefined ? [] : divideByArea(total, areas);
  const targets = parcels.map((parcel, at) => {
    const part = parts[at];
    const brought =
      material?.kind === 'FERTILIZER' ? [{ facts: material.facts, kilograms: (part ?? 0) / millionths }] : [];
    const { all, counted, organic } = nitrogenOf(brought, day);
    const amounts = part === undefined ? [] : [part];
    return { ...parcel, amounts, nitrogenKg: all ?? 0, countedKg: counted ?? 0, organicKg: organic ?? 0 };
  });
  return {
    amount: value === undefined ? null : amountOf(value, total, material && { ...material, used }),
    targets,
    nitrogenKg: targets.reduce((sum, { nitrogenKg }) => sum + nitrogenKg, 0),
    countedKg: targets.reduce((sum, { countedKg }) => sum + countedKg, 0),
  };
}

function amountOf(
  value: number,
  total: number,
  material: (Pick<MaterialRow, 'id' | 'kind'> & Pick<Use, 'used'>) | undefined,
): SeededAmount {
  if (!material) return { kind: 'MAIN_PRODUCT', usedMaterialId: null, value, total };
  return { kind: material.kind, usedMaterialId: material.used.get(material.id) ?? null, value, total };
}

function dayOf(season: number, days: number): string {
  return new Date(Date.UTC(season, 6, 1) + days * millisecondsOfDay).toISOString().slice(0, 10);
}
