import type { NewAction } from '@brazda/contract/agroevidence/action-records.ts';
import { addDays } from '@brazda/domain/days.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import type { SeededGround } from '../../modules/agroevidence/public.ts';
import type { DayOfWork, Occasion, Work } from './work.ts';
import { workOfCrops, workOfMeadows, workOfToday, type WorkedSeason } from './work-of-crops.ts';

/** What Czech registers call meadows, and grass on arable land. */
const grassland = ['T', 'G'];
/** So much of what comes next stands as planned. */
const mostPlanned = 6;
/** No two years are alike: by so many days all work of a season is later, and so much of the usual yield it gives. */
const years = [
  { daysLater: 0, yieldShare: 1 },
  { daysLater: 2, yieldShare: 0.94 },
  { daysLater: -1, yieldShare: 1.05 },
] as const;

/** Work on parcels, on its day. */
interface DatedWork extends Pick<Occasion, 'day' | 'parcelIds'> {
  readonly work: Work;
}

/** What was done on the land as it was planned, until today; what is being done, and what is to be done next. */
export function demoWork(ground: SeededGround, firstSeason: number, today: string): NewAction[] {
  const all = [...workOfPlan(ground, firstSeason), ...workOnMeadows(ground, firstSeason)].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  const done = all.filter(({ day }) => day < today);
  const next = all.filter(({ day }) => day > today).slice(0, mostPlanned);
  const underWay = { day: today, work: workOfToday, parcelIds: meadowsOf(ground).slice(0, 1) };
  const actionOf = (state: Occasion['state'], { work, ...occasion }: DatedWork): NewAction =>
    work.actionOf({ ...occasion, state }, ground);
  return [
    ...done.map((one) => actionOf('DONE', one)),
    actionOf('UNDER_WAY', underWay),
    ...next.map((one) => actionOf('PLANNED', one)),
  ];
}

function workOfPlan({ parcels }: SeededGround, firstSeason: number): DatedWork[] {
  const planned = parcels.flatMap(({ id, planned: crops }) => crops.map((one) => ({ ...one, parcelId: id })));
  const fields = groupedBy(planned, ({ season, crop }) => `${season} ${crop}`);
  return [...fields.values()].flatMap((field) => {
    const [first] = field;
    const works = first && workOfCrops[first.crop];
    if (!works) return [];
    return dated(works(seasonOf(first.season, firstSeason)), {
      ...{ season: first.season, parcelIds: field.map(({ parcelId }) => parcelId) },
    });
  });
}

function workOnMeadows(ground: SeededGround, firstSeason: number): DatedWork[] {
  const parcelIds = meadowsOf(ground);
  const seasons = new Set(ground.parcels.flatMap(({ planned }) => planned.map(({ season }) => season)));
  return [...seasons].flatMap((season) => dated(workOfMeadows(seasonOf(season, firstSeason)), { season, parcelIds }));
}

function meadowsOf({ parcels }: SeededGround): number[] {
  return parcels.filter(({ landUseCode }) => grassland.includes(landUseCode ?? '')).map(({ id }) => id);
}

function seasonOf(season: number, firstSeason: number): WorkedSeason {
  return { isFirst: season === firstSeason, yieldShare: yearOf(season).yieldShare };
}

function yearOf(season: number): (typeof years)[number] {
  return years[season % years.length] ?? years[0];
}

interface WorkedField {
  readonly season: number;
  readonly parcelIds: readonly number[];
}

function dated(works: readonly Work[], { season, parcelIds }: WorkedField): DatedWork[] {
  return works.map((work) => ({ work, parcelIds, day: dayOf(season, work.on) }));
}

function dayOf(season: number, [year, month, day]: DayOfWork): string {
  const usual = `${season + year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return addDays(usual, yearOf(season).daysLater);
}
