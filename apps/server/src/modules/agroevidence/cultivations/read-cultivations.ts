import type {
  SeedApplication,
  SeedApplicationOutline,
  seedApplications,
  StretchWithoutCrop,
} from '@brazda/contract/agroevidence/seed-applications.ts';
import { lastStretchWithout } from '@brazda/domain/cultivation/last-stretch-without.ts';
import { seasonOfDay } from '@brazda/domain/season.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import type { CropCatalogue } from '../crops/crop-catalogue.ts';
import { isNoCrop, type ToldCrops } from '../crops/crops.view.ts';
import {
  areKnownParcels,
  findAtDay,
  findOfParcel,
  findOutlinesAtDay,
  findPlanned,
  findStanding,
  type CultivationRow,
  type DayChoice,
} from './cultivations.repository.ts';
import { outlineView, plannedView, seedApplicationView } from './cultivations.view.ts';
import { requireKnownParcels } from './require-known-parcels.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type DayQuery = z.output<typeof seedApplications.atDate.query>;

/** The catalogue as whoever asks is told of it. */
export async function toldCrops(
  { database }: Pick<Needs, 'database'>,
  catalogue: CropCatalogue,
  who: Who,
): Promise<ToldCrops> {
  return { crops: await catalogue.all(readingOf(database, who)), language: who.language };
}

/** What grew, grows and is entered to grow on a parcel. Throws `parcel.notFound`. */
export async function readOfParcel(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  parcelId: number,
  isNoCropLeftOut: boolean,
): Promise<SeedApplication[]> {
  const told = await toldCrops(needs, catalogue, who);
  const rows = await ofKnownParcel(readingOf(needs.database, who), parcelId);
  const shown = isNoCropLeftOut ? rows.filter((row) => !standsForNone(row, told)) : rows;
  return shown.map((row) => seedApplicationView(row, told));
}

async function ofKnownParcel(farms: FarmReading, parcelId: number): Promise<CultivationRow[]> {
  const [isKnown, rows] = await Promise.all([areKnownParcels(farms, [parcelId]), findOfParcel(farms, parcelId)]);
  if (!isKnown) throw new Failure('parcel.notFound');
  return rows;
}

function standsForNone({ cropId }: CultivationRow, { crops }: ToldCrops): boolean {
  const crop = cropId === null ? undefined : crops.get(cropId);
  return crop !== undefined && isNoCrop(crop);
}

/** The last time that nothing stands on a parcel, and what is planned for after it. Throws `parcel.notFound`. */
export async function readLastWithoutCrop(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  parcelId: number,
): Promise<StretchWithoutCrop | null> {
  const farms = readingOf(needs.database, who);
  const told = await toldCrops(needs, catalogue, who);
  const grown = (await ofKnownParcel(farms, parcelId)).filter((row) => !standsForNone(row, told));
  const stretch = lastStretchWithout(grown.map(({ validFrom: from, validTo: to }) => ({ from, to })));
  if (!stretch) return null;
  const season = seasonOfDay(stretch.from ?? needs.clock.now().toISOString());
  const planned = await findPlanned(farms, parcelId, season);
  return { validFrom: stretch.from, validTo: stretch.to, planned: planned.map((row) => plannedView(row, told)) };
}

/** What stands on a parcel today; null where nothing does. Throws `parcel.notFound`. */
export async function readStanding(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  parcelId: number,
): Promise<SeedApplication | null> {
  const farms = readingOf(needs.database, who);
  const [isKnown, row] = await Promise.all([
    areKnownParcels(farms, [parcelId]),
    findStanding(farms, parcelId, needs.clock.now()),
  ]);
  if (!isKnown) throw new Failure('parcel.notFound');
  return row ? seedApplicationView(row, await toldCrops(needs, catalogue, who)) : null;
}

/** What stands on parcels on a day, a page of it. Throws `parcel.notFound`. */
export async function readAtDay(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  query: DayQuery,
): Promise<{ rows: SeedApplication[]; total: number }> {
  const farms = readingOf(needs.database, who);
  await requireKnownParcels(farms, query['parcel-ids']);
  const { rows, total } = await findAtDay(farms, dayChoice(needs, query));
  const told = await toldCrops(needs, catalogue, who);
  return { rows: rows.map((row) => seedApplicationView(row, told)), total };
}

/** Outlines of what stands on parcels on a day, a page of them. Throws `parcel.notFound`. */
export async function readOutlines(
  needs: Needs,
  catalogue: CropCatalogue,
  who: Who,
  query: DayQuery,
): Promise<{ rows: SeedApplicationOutline[]; total: number }> {
  const farms = readingOf(needs.database, who);
  await requireKnownParcels(farms, query['parcel-ids']);
  const { rows, total } = await findOutlinesAtDay(farms, dayChoice(needs, query));
  const told = await toldCrops(needs, catalogue, who);
  return { rows: rows.map((row) => outlineView(row, told)), total };
}

function dayChoice({ clock }: Needs, query: DayQuery): DayChoice {
  const limit = query['per-page'];
  const offset = (query.page - 1) * limit;
  return { day: query.date, parcelIds: query['parcel-ids'], now: clock.now(), offset, limit };
}
