import { irrigationHeight } from '@brazda/domain/enumerations/other-work.ts';
import { divideByArea, totalOf, unitKindOf } from '@brazda/domain/materials/amount.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { actionKey, type KnownAction, type KnownRecords } from './known-records.ts';
import { isTaken, type JudgedAmount, type JudgedRow } from './judged-row.ts';
import { createTurns } from '#server/concurrency/in-turns.ts';

/** What falls to one parcel of one material or product of a row, in millionths. */
interface Portion {
  readonly of: string;
  readonly part: number;
}

/** Amounts that differ by no more were rounded. */
const sameShare = 0.01;

/** Leaves out what is recorded already and what the file says twice, unless it is wanted all the same. */
export async function leaveOutDoubles(
  rows: readonly JudgedRow[],
  known: KnownRecords,
  takesDoubles: boolean,
): Promise<void> {
  const turns = createTurns();
  const seen = new Set<string>();
  for (const row of rows.filter(isTaken)) {
    await turns();
    const key = wordsOf(row);
    const isTwice = seen.has(key);
    seen.add(key);
    if (takesDoubles) continue;
    if (isTwice) row.findings.push({ code: 'sameInFile', column: null, value: null });
    else if (isRecorded(row, known)) row.findings.push({ code: 'alreadyThere', column: null, value: null });
  }
}

function wordsOf(row: JudgedRow): string {
  const { day, startedAt, finishedAt, type, state, cropId, moisture, water, growthStage, operator, machine, note } =
    row;
  const { grazing, irrigation } = row;
  const land = row.targets.map(({ parcel, areaM2 }) => [parcel.id, Math.round(areaM2)]);
  const materials = row.materials.map(({ material: { id, kind, name }, ...said }) => [
    ...[id ?? `${kind} ${name}`, said.value, said.unit, said.basis],
    ...[said.batch, said.producedOn, said.expiresOn, said.purpose],
  ]);
  const products = row.products.map(({ product, value, unit, basis }) => [product, value, unit, basis]);
  return JSON.stringify([
    ...[day, startedAt, finishedAt, type, state, land, cropId, materials, products],
    ...[moisture, water, growthStage, grazing, irrigation, operator, machine, note],
  ]);
}

/** Whether on each of its parcels all that it says is recorded already, of that day and kind. */
function isRecorded(row: JudgedRow, { actions }: KnownRecords): boolean {
  const { day, type, targets } = row;
  if (day === null || type === null || targets.length === 0) return false;
  const portions = portionsOf(row);
  return targets.every(({ parcel }, at) => {
    const recorded = actions.get(actionKey(day, type, parcel.id)) ?? [];
    return recorded.some((action) => saysTheSame(action, portions[at] ?? [], row));
  });
}

function saysTheSame(action: KnownAction, portions: readonly Portion[], row: JudgedRow): boolean {
  const { amounts, note } = action;
  if (!isSameOtherWork(action, row)) return false;
  if (portions.length === 0)
    return amounts.length === 0 && (row.note === null || foldText(note ?? '').includes(foldText(row.note)));
  return portions.every(({ of, part }) =>
    amounts.some((one) => one.of === of && Math.abs(one.part - part) <= Math.max(part, one.part) * sameShare),
  );
}

/** Whether what a row says of animals and water is recorded so: water that was rounded is the same. */
function isSameOtherWork(action: KnownAction, { grazing, irrigation }: JudgedRow): boolean {
  const isGrazed = (['animals', 'head', 'days'] as const).every(
    (field) => (grazing?.[field] ?? null) === null || grazing?.[field] === action.grazing[field],
  );
  if (irrigation === null || !isGrazed) return isGrazed;
  if (action.irrigation === null) return false;
  const [said, recorded] = [irrigation, action.irrigation].map(({ value, unit }) => irrigationHeight(value, unit));
  if (said === undefined || recorded === undefined) return false;
  return Math.abs(said - recorded) <= Math.max(said, recorded) * sameShare;
}

/** What falls to each parcel of a row. */
function portionsOf({ targets, materials, products }: JudgedRow): Portion[][] {
  const areas = targets.map(({ areaM2 }) => areaM2);
  const named: (readonly [string, JudgedAmount])[] = [
    ...materials.map((one) => [materialMark(one.material.id ?? one.material.name, unitKindOf(one.unit)), one] as const),
    ...products.map((one) => [materialMark(one.product, unitKindOf(one.unit)), one] as const),
  ];
  const parts = named.map(([of, amount]) => {
    const total = totalOf(
      amount,
      areas.reduce((sum, area) => sum + area, 0),
    );
    return { of, parts: total === undefined ? [] : divideByArea(total, areas) };
  });
  return areas.map((_, at) => parts.map(({ of, parts: each }) => ({ of, part: each[at] ?? 0 })));
}

/** What amounts are compared by: what it is of, and whether it was weighed or measured. */
export function materialMark(of: number | string, unitKind: string): string {
  return `${of} ${unitKind}`;
}
