import type { RowJudgement } from './record-rows.repository.ts';

/** Whether rows were judged alike; how a crop is called hangs on who looks. */
export function isSameJudgement(one: RowJudgement, other: RowJudgement): boolean {
  return wordsOf(one) === wordsOf(other);
}

/** Rows that were judged otherwise than before. */
export function othersThan<R extends RowJudgement>(before: readonly RowJudgement[], now: readonly R[]): R[] {
  return now.filter((row, at) => {
    const known = before[at];
    return !known || !isSameJudgement(known, row);
  });
}

/** In an order of its own: the database gives fields in another than they were written in. */
function wordsOf({ verdict, place, findings, understood }: RowJudgement): string {
  const { day, actionType, state, parcels, area, crop, materials, products, operator, note } = understood;
  return JSON.stringify([
    ...[verdict, place, findings.map(({ code, column, value }) => [code, column, value])],
    ...[day, actionType, state, parcels.map(({ id, name }) => [id, name]), area?.toPrecision(12), crop?.id],
    materials.map(({ name, isNew, value, unit, basis, producedOn = null, expiresOn = null }) => [
      ...[name, isNew, value, unit, basis, producedOn, expiresOn],
    ]),
    products.map(({ product, value, unit, basis }) => [product, value, unit, basis]),
    ...[understood.grazing ?? null, understood.irrigation ?? null].map((one) => one && Object.entries(one).toSorted()),
    ...[operator, note],
  ]);
}
