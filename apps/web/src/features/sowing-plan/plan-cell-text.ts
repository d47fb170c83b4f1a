import type { PlanChoice, PlanEntry } from '@brazda/contract/agroevidence/sowing-plan.ts';
import { mostParts } from '@brazda/domain/enumerations/crop-role.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { formatNumber, parseNumber } from '#web/lib/numbers.ts';
import type { SaidCrop } from './plan-edits.ts';

/** How crops are written where cells are copied, and read where they are pasted. */
export interface CellWords {
  readonly nameOf: (crop: Pick<PlanChoice, 'name'>) => string;
  readonly catchCropNamed: (name: string) => string;
  readonly locale: string;
}

/** Crops by what somebody may have written for them. */
export type CropsByName = ReadonlyMap<string, number>;

/** What a cell of the plan says, as our spreadsheets write it: `Wheat (0.5 ha); Rape; Catch crop: Mustard`. */
export function cellText(
  entries: readonly PlanEntry[],
  nameOf: (cropId: number) => string,
  { catchCropNamed, locale }: CellWords,
): string {
  const textOf = ({ cropId, role, area }: PlanEntry): string => {
    const name = nameOf(cropId);
    const placed = area === null ? name : `${name} (${formatNumber(area, locale, areaDecimals)} ha)`;
    return role === 'MAIN' ? placed : catchCropNamed(placed);
  };
  return entries.map(textOf).join('; ');
}

const areaDecimals = 4;

/** Of crops that are called the same the first counts: those come first that the farm grows. */
export function cropsByName(crops: readonly PlanChoice[], { nameOf }: CellWords): CropsByName {
  const byName = new Map<string, number>();
  for (const crop of crops) {
    const name = foldText(nameOf(crop));
    if (!crop.isRetired && !byName.has(name)) byName.set(name, crop.id);
  }
  return byName;
}

/** The crops that a text means for the one role or, where it says so, for the other; undefined where it says what nobody knows. */
export function saidIn(
  text: string,
  crops: CropsByName,
  words: CellWords,
  role: PlanEntry['role'] = 'MAIN',
): readonly SaidCrop[] | undefined {
  if (text.trim() === '') return [];
  const pieces = text.split(';');
  const said = pieces.length > mostPieces ? undefined : saidInPieces(pieces, (piece) => saidOf(piece, crops, words));
  return said?.map((one) => ({ ...one, role: one.role ?? role }));
}

/** A crop may have a semicolon in its name. */
const mostPieces = 2 * mostParts;

type ReadCrop = Omit<SaidCrop, 'role'> & { readonly role?: SaidCrop['role'] };

function saidInPieces(
  pieces: readonly string[],
  read: (piece: string) => ReadCrop | undefined,
): readonly ReadCrop[] | undefined {
  if (pieces.length === 0) return [];
  for (let end = pieces.length; end > 0; end -= 1) {
    const said = read(pieces.slice(0, end).join(';').trim());
    const others = said && saidInPieces(pieces.slice(end), read);
    if (others) return [said, ...others];
  }
  return undefined;
}

function saidOf(text: string, crops: CropsByName, words: CellWords): ReadCrop | undefined {
  const named = placedIn(text, crops, words.locale);
  if (named) return named;
  const [before = '', after = ''] = words.catchCropNamed(gap).split(gap);
  const isCaught = foldText(text.slice(0, before.length)) === foldText(before) && text.endsWith(after);
  if (!isCaught) return undefined;
  const caught = placedIn(text.slice(before.length, text.length - after.length).trim(), crops, words.locale);
  return caught && { ...caught, role: 'CATCH_CROP' };
}

/** Stands for a name in a wording. */
const gap = '\u0000';
const nameWithArea = /^(.*\S)\s*\(([^()]+?)\s*ha\)$/;

function placedIn(text: string, crops: CropsByName, locale: string): ReadCrop | undefined {
  const whole = crops.get(foldText(text));
  if (whole !== undefined) return { cropId: whole, area: null };
  const [, name = '', typed = ''] = nameWithArea.exec(text) ?? [];
  const cropId = crops.get(foldText(name));
  const area = parseNumber(typed, locale, areaDecimals);
  return cropId === undefined || area === undefined || area <= 0 ? undefined : { cropId, area };
}
