import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { emptyMaterial, type TypedMaterial } from './typed-action.ts';

/** What is said of a material that was chosen; its usual unit as long as no amount was typed. */
export function chosenMaterial(row: TypedMaterial, chosen: Material | null): Partial<TypedMaterial> {
  return {
    material: chosen && { id: chosen.id, kind: chosen.kind, name: chosen.name },
    organismCodes: [],
    ...(row.value === null && chosen !== null && { unit: chosen.facts.doseUnit }),
  };
}

export interface ScannedMaterial {
  readonly material: Material;
  readonly batch: string | null;
}

/** One row more, whose number no other has. */
export function withEmptyMaterial(rows: readonly TypedMaterial[]): readonly TypedMaterial[] {
  return [...rows, emptyMaterial(1 + Math.max(-1, ...rows.map(({ key }) => key)))];
}

/**
 * The rows with what a package says: where the same material stands without a batch, there, else in the first row without
 * a material, else in one more.
 */
export function withScanned(
  rows: readonly TypedMaterial[],
  { material, batch }: ScannedMaterial,
): readonly TypedMaterial[] {
  const place =
    rows.find((row) => row.material?.id === material.id && row.batch === '') ?? rows.find((row) => !row.material);
  if (!place) return withScanned(withEmptyMaterial(rows), { material, batch });
  const said = place.material ? {} : chosenMaterial(place, material);
  return rows.map((row) => (row === place ? { ...row, ...said, batch: batch ?? row.batch } : row));
}
