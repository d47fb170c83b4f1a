import type {
  PlanEntry,
  PlannedParcel,
  SeasonStatistics,
  SowingPlan,
} from '@brazda/contract/agroevidence/sowing-plan.ts';
import { noCropName } from '@brazda/domain/enumerations/crop-role.ts';
import { cropRoles, type CropRole } from '@brazda/domain/enumerations/crop-role.ts';
import { groupedBy } from '@brazda/domain/grouped-by.ts';
import { seasonLabel, type SeasonYears } from '@brazda/domain/season.ts';
import type { Who } from '#server/access/who.ts';
import type { Sheet, SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeSpreadsheet } from '#server/files/spreadsheet/write-spreadsheet.ts';
import type { Services } from '#server/services.ts';
import { readStatistics, writePlan, type AskedSpan } from './read-plan.ts';

type NameOf = (crop: { readonly id: number | null; readonly name: string }) => string;

/** The plan as a spreadsheet: its parcels by season, and the areas of its crops. Throws `planScenario.notFound`. */
export async function writePlanSheet(
  services: Pick<Services, 'database' | 'clock'>,
  who: Who,
  asked: AskedSpan,
): Promise<AsyncGenerator<Buffer>> {
  const words = spreadsheetWords(who.language);
  const nameOf: NameOf = ({ name }) => (name === noCropName ? words('spreadsheet.plan.noCrop') : name);
  const [written, statistics] = await Promise.all([
    writePlan(services, who, asked),
    readStatistics(services, who, asked),
  ]);
  const plan = JSON.parse(written) as SowingPlan;
  const names = new Map(plan.crops.map((crop) => [crop.id, nameOf(crop)]));
  const hectares = new Intl.NumberFormat(who.language, { maximumFractionDigits: 4, useGrouping: false });
  const wordsOf = (entry: PlanEntry): string => {
    const name = names.get(entry.cropId) ?? '';
    return entry.area === null ? name : `${name} (${hectares.format(entry.area)} ha)`;
  };
  return writeSpreadsheet([
    parcelSheet(plan.parcels, plan.seasons, { words, wordsOf }),
    areaSheet(statistics, { words, nameOf }),
  ]);
}

interface ParcelWords {
  readonly words: SpreadsheetWords;
  readonly wordsOf: (entry: PlanEntry) => string;
}

/** A column of a season: what it is for, or what covers the land beside that. */
interface SeasonColumn {
  readonly seasonId: number;
  readonly role: CropRole;
}

function parcelSheet(
  parcels: readonly PlannedParcel[],
  seasons: readonly SeasonYears[],
  { words, wordsOf }: ParcelWords,
): Sheet {
  const shown = columnsOf(parcels, seasons);
  const titleOf = ({ seasonId, role }: SeasonColumn): string =>
    role === 'MAIN' ? seasonLabel(seasonId) : `${seasonLabel(seasonId)} – ${words('spreadsheet.plan.catchCrop')}`;
  const columns: SheetColumn[] = [
    { title: words('spreadsheet.parcels.name'), kind: 'text' },
    { title: words('spreadsheet.parcels.block'), kind: 'text' },
    { title: words('spreadsheet.plan.area'), kind: 'number', decimals: 4 },
    ...shown.map((column): SheetColumn => ({ title: titleOf(column), kind: 'text' })),
  ];
  const rows = parcels.map((parcel): SheetCell[] => {
    const cellOf = ({ seasonId, role }: SeasonColumn): string =>
      parcel.entries
        .filter((entry) => entry.seasonId === seasonId && entry.role === role)
        .map(wordsOf)
        .join('; ');
    return [parcel.localName, parcel.blockNumber, parcel.area, ...shown.map(cellOf)];
  });
  return { name: words('spreadsheet.plan'), columns, rows };
}

/** Catch crops have a column only in seasons that have some. */
function columnsOf(parcels: readonly PlannedParcel[], seasons: readonly SeasonYears[]): SeasonColumn[] {
  const caught = new Set(
    parcels.flatMap(({ entries }) => entries.flatMap(({ role, seasonId }) => (role === 'CATCH_CROP' ? seasonId : []))),
  );
  return seasons.flatMap(({ id: seasonId }) =>
    cropRoles.filter((role) => role === 'MAIN' || caught.has(seasonId)).map((role) => ({ seasonId, role })),
  );
}

interface AreaWords {
  readonly words: SpreadsheetWords;
  readonly nameOf: NameOf;
}

/** How much of each crop each season has, and how much land has no main crop. */
function areaSheet(statistics: readonly SeasonStatistics[], { words, nameOf }: AreaWords): Sheet {
  const roleNames: Readonly<Record<CropRole, string>> = {
    MAIN: words('spreadsheet.plan.mainCrop'),
    CATCH_CROP: words('spreadsheet.plan.catchCrop'),
  };
  const sums = statistics.flatMap(({ seasonId, statistics: ofSeason }) =>
    ofSeason.map(({ crop, role, area }) => ({ key: `${crop.id ?? crop.name} ${role}`, crop, role, area, seasonId })),
  );
  const rows = [...groupedBy(sums, ({ key }) => key).values()].flatMap((ofCrop): SheetCell[][] => {
    const [first] = ofCrop;
    if (!first) return [];
    const areaIn = (seasonId: number): number | null => ofCrop.find((sum) => sum.seasonId === seasonId)?.area ?? null;
    return [[nameOf(first.crop), roleNames[first.role], ...statistics.map(({ seasonId }) => areaIn(seasonId))]];
  });
  const unplanned = [
    words('spreadsheet.plan.notPlanned'),
    null,
    ...statistics.map(({ notPlanned }) => notPlanned.area),
  ];
  return {
    name: words('spreadsheet.plan.areas'),
    columns: [
      { title: words('spreadsheet.parcels.crop'), kind: 'text' },
      { title: words('spreadsheet.plan.role'), kind: 'text' },
      ...statistics.map(({ seasonId }): SheetColumn => ({
        title: `${seasonLabel(seasonId)} (ha)`,
        kind: 'number',
        decimals: 2,
      })),
    ],
    rows: [...rows, unplanned],
  };
}
