import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import type { Parcel } from '@brazda/contract/agroevidence/parcels.ts';
import type { Language } from '@brazda/contract/shapes.ts';
import { fullBlockNumber } from '@brazda/domain/block-number.ts';
import { cropsText } from '@brazda/domain/crops-text.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { writeSpreadsheet } from '#server/files/spreadsheet/write-spreadsheet.ts';
import { findDivisionNames } from '../divisions/divisions.repository.ts';
import type { ParcelFilter } from './filter-parcels.ts';
import { hourOf } from './kept-pages.ts';
import type { KnownParcels } from './known-parcels.ts';
import { listedIds, type ListOrder } from './listed-parcels.ts';
import type { Listing } from './listing.ts';
import { findPlanRevisions, findRevisions } from '../farms/farm-map.repository.ts';
import { writtenRows, type ReadingNeeds } from './read-parcels.ts';

/** Rows are read so many at a time: a farm of any size takes no more room than one of these pieces. */
const pieceSize = 500;

/**
 * The parcels that a filter leaves as a spreadsheet, made while it is sent. What is refused is refused before it begins.
 * Throws `division.notFound`.
 */
export async function writeParcelSheet(
  { database, clock }: ReadingNeeds,
  known: KnownParcels,
  who: Who,
  { 'sort-col': column, 'sort-dir': direction, ...filter }: ParcelFilter & ListOrder,
): Promise<AsyncGenerator<Buffer>> {
  const now = clock.now();
  const { language } = who;
  const farms = readingOf(database, who);
  const state = `${await findRevisions(farms)} ${hourOf(now)}`;
  const plans = filter.season === undefined ? '' : await findPlanRevisions(farms);
  const listing: Listing = { farms, known, state, plans, reading: { language, now } };
  const ids = await listedIds(listing, filter, { 'sort-col': column, 'sort-dir': direction });
  const names = {
    centers: await findDivisionNames(farms, 'center'),
    zones: await findDivisionNames(farms, 'zone'),
  };
  const words = spreadsheetWords(language);
  const rows = rowsOf(listing, Array.from(ids), filter.season, (parcel) => cellsOf(parcel, names, { words, language }));
  return writeSpreadsheet([{ name: words('spreadsheet.parcels'), columns: columnsIn(words), rows }]);
}

async function* rowsOf(
  listing: Listing,
  ids: readonly number[],
  season: number | undefined,
  cells: (parcel: Parcel) => readonly SheetCell[],
): AsyncGenerator<readonly SheetCell[]> {
  for (let begin = 0; begin < ids.length; begin += pieceSize) {
    const written = await writtenRows(listing, ids.slice(begin, begin + pieceSize), season);
    for (const row of written) yield cells(JSON.parse(row) as Parcel);
  }
}

const hectares = { kind: 'number', decimals: 4 } as const;

function columnsIn(words: SpreadsheetWords): readonly SheetColumn[] {
  return [
    { title: words('spreadsheet.parcels.name'), kind: 'text' },
    { title: words('spreadsheet.parcels.block'), kind: 'text' },
    { title: words('spreadsheet.parcels.officialArea'), ...hectares },
    { title: words('spreadsheet.parcels.computedArea'), ...hectares },
    { title: words('spreadsheet.parcels.crop'), kind: 'text' },
    { title: words('spreadsheet.parcels.landUse'), kind: 'text' },
    { title: words('spreadsheet.parcels.center'), kind: 'text' },
    { title: words('spreadsheet.parcels.zones'), kind: 'text' },
    { title: words('spreadsheet.parcels.nitrate'), kind: 'text' },
    { title: words('spreadsheet.parcels.climateRegion'), kind: 'number', decimals: 0 },
    { title: words('spreadsheet.parcels.altitude'), kind: 'number', decimals: 0 },
    { title: words('spreadsheet.parcels.slope'), kind: 'number', decimals: 1 },
    { title: words('spreadsheet.parcels.validFrom'), kind: 'date' },
  ];
}

interface DivisionNames {
  readonly centers: ReadonlyMap<number, string>;
  readonly zones: ReadonlyMap<number, string>;
}

interface CellWords {
  readonly words: SpreadsheetWords;
  readonly language: Language;
}

function cellsOf(
  parcel: Parcel,
  { centers, zones }: DivisionNames,
  { words, language }: CellWords,
): readonly SheetCell[] {
  const { eagri, nitrateVulnerable, climateRegion } = parcel;
  const nitrate = { YES: words('spreadsheet.yes'), NO: words('spreadsheet.no'), NOT_SPECIFIED: null }[
    nitrateVulnerable
  ];
  return [
    parcel.localName,
    fullBlockNumber(parcel) ?? null,
    parcel.officialArea,
    parcel.computedArea,
    cropCell(parcel, { words, language }),
    eagri.landUseName ?? eagri.landUseCode,
    (parcel.center && centers.get(parcel.center.centerId)) ?? null,
    parcel.zoneIds.flatMap((id) => zones.get(id) ?? []).join(', '),
    nitrate,
    climateRegion,
    eagri.altitude,
    eagri.slope,
    parcel.validFrom,
  ];
}

function cropCell({ seedApplication }: Parcel, { words, language }: CellWords): string | null {
  if (!seedApplication) return null;
  const nameOf = ({ name }: Crop): string => (name === noCropName ? words('spreadsheet.plan.noCrop') : name);
  const { seed, shares, isPlanned } = seedApplication;
  const named = shares?.map(({ crop, area }) => ({ name: nameOf(crop), areaHa: area }));
  const crops = named ? cropsText(named, language) : nameOf(seed.crop);
  return isPlanned ? `${crops} (${words('spreadsheet.parcels.planned')})` : crops;
}
