import type { Language } from '@brazda/contract/shapes.ts';
import type { ActionType } from '@brazda/domain/enumerations/action.ts';
import type { RecordRole } from '@brazda/domain/enumerations/old-record.ts';
import { grazingAnimals, type GrazingAnimals, type IrrigationUnit } from '@brazda/domain/enumerations/other-work.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { spreadsheetTexts } from '#server/files/spreadsheet/spreadsheet-texts.generated.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { cellOf, tell, titleOf, type JudgedTarget, type OpenRow } from './judged-row.ts';
import type { JudgedGrazing, JudgedIrrigation } from './judged-other-work.ts';
import { readQuantity } from './read-quantity.ts';

export interface JudgedOtherWork {
  /** Null where nothing is said. */
  readonly grazing: JudgedGrazing | null;
  readonly irrigation: JudgedIrrigation | null;
  /** What the record has no place for. */
  readonly texts: readonly string[];
}

/** What grazed, and how much water was brought; what other work has no place for is kept in words. */
export function judgeOtherWork(
  open: OpenRow,
  type: ActionType | null,
  targets: readonly JudgedTarget[],
): JudgedOtherWork {
  const texts: string[] = [];
  const asText = (role: RecordRole): null => {
    tell(open, 'valueAsText', role);
    texts.push(`${titleOf(open, role)} ${cellOf(open, role)}`.trim());
    return null;
  };
  const said = <V>(role: RecordRole, isOfType: boolean, read: () => V | undefined): V | null => {
    if (cellOf(open, role) === '') return null;
    return (isOfType ? read() : undefined) ?? asText(role);
  };
  const isPasture = type === 'PASTURE';
  const whole = (role: 'GRAZING_HEAD' | 'GRAZING_DAYS'): number | null =>
    said(role, isPasture, () => wholeNumber(open, role));
  const animals = said('GRAZING_ANIMALS', isPasture, () =>
    animalsByWord.get(foldText(cellOf(open, 'GRAZING_ANIMALS'))),
  );
  const [head, days] = [whole('GRAZING_HEAD'), whole('GRAZING_DAYS')];
  const irrigation = said('IRRIGATION', type === 'IRRIG', () => irrigationOf(open, targets));
  const isAnything = animals !== null || head !== null || days !== null;
  return { grazing: isAnything ? { animals, head, days } : null, irrigation, texts };
}

const mostOf = { GRAZING_HEAD: 100_000, GRAZING_DAYS: 366 } as const;

function wholeNumber(open: OpenRow, role: keyof typeof mostOf): number | undefined {
  const value = readQuantity(cellOf(open, role), open.judging.numbers)?.value;
  const isOne = value !== undefined && Number.isInteger(value) && value >= 1 && value <= mostOf[role];
  return isOne ? value : undefined;
}

const [leastWater, mostWater] = [0.1, 10_000];
const squareMetresOfHectare = 10_000;
const significant = 12;

/** By the unit behind the number or in the heading; without one nobody knows how much it was. */
function irrigationOf(open: OpenRow, targets: readonly JudgedTarget[]): JudgedIrrigation | undefined {
  const quantity = readQuantity(cellOf(open, 'IRRIGATION'), open.judging.numbers);
  if (!quantity) return undefined;
  const unit = waterUnit(quantity.unitText) ?? waterUnit(titleOf(open, 'IRRIGATION'));
  const hectares = targets.reduce((sum, { areaM2 }) => sum + areaM2, 0) / squareMetresOfHectare;
  if (unit === undefined || (unit === 'M3' && hectares === 0)) return undefined;
  const value = unit === 'M3' ? Number((quantity.value / hectares).toPrecision(significant)) : quantity.value;
  if (value < leastWater || value > mostWater) return undefined;
  return { value, unit: unit === 'M3' ? 'M3_PER_HA' : unit };
}

/** How water is told: as high as it would stand, for a hectare, or in all. */
function waterUnit(text: string): IrrigationUnit | 'M3' | undefined {
  const folded = foldText(text);
  if (/(?:^|[^a-z])mm(?:$|[^a-z])/.test(folded)) return 'MM';
  const cubic = /m(?:3|³|\^3)\s*(\/\s*(?:1\s*)?ha|ha\s*-1)?/.exec(folded);
  if (!cubic) return undefined;
  return cubic[1] === undefined ? 'M3' : 'M3_PER_HA';
}

/** How people call animals that graze besides the names that the product has for them; folded. */
const usualAnimals: Partial<Readonly<Record<GrazingAnimals, readonly string[]>>> = {
  DAIRY_COWS: ['dojene kravy', 'dairy', 'milking cows', 'dojnica', 'krowy dojne', 'fejostehen', 'vacas de leche'],
  SUCKLER_COWS: ['kravy btpm', 'btpm', 'kbtpm', 'masne kravy', 'beef cows', 'mamki', 'hustehen', 'nodrizas'],
  YOUNG_CATTLE: [
    'jalovice',
    'telata',
    'heifers',
    'calves',
    'telce',
    'jalowki',
    'uszo',
    'novillas',
    'juninci',
    'telycios',
  ],
  BULLS: ['byci', 'bulls', 'byky', 'bikak', 'toros', 'tauri', 'buliai'],
  SHEEP: ['bahnice', 'jehnata', 'ovce a jehnata', 'ewes', 'lambs', 'jahnata', 'juh', 'corderos', 'miei'],
  GOATS: ['kozy', 'koza', 'goat', 'kecske', 'cabra', 'capra'],
  HORSES: ['kone', 'kun', 'hribata', 'horse', 'kon', 'lo', 'caballo', 'cal'],
  PIGS: ['prasata', 'prase', 'pig', 'swine', 'sertes', 'cerdo', 'porc'],
  POULTRY: ['slepice', 'husy', 'kachny', 'hens', 'geese', 'sliepky', 'kury', 'tyuk', 'gallinas', 'gaini', 'vistos'],
};

const animalsByWord: ReadonlyMap<string, GrazingAnimals> = new Map([
  ...grazingAnimals.flatMap((animals) => (usualAnimals[animals] ?? []).map((word) => [word, animals] as const)),
  ...(Object.keys(spreadsheetTexts) as Language[]).flatMap((language) =>
    grazingAnimals.map(
      (animals) => [foldText(spreadsheetWords(language)(`grazingAnimals.${animals}`)), animals] as const,
    ),
  ),
]);
