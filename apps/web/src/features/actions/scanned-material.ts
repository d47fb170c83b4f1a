import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import type { PackageCode } from '@brazda/domain/packages/package-code.ts';
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
  readonly code: Pick<PackageCode, 'batch' | 'producedOn' | 'expiresOn'>;
}

/** One row more, whose number no other has. */
export function withEmptyMaterial(rows: readonly TypedMaterial[]): readonly TypedMaterial[] {
  return [...rows, emptyMaterial(1 + Math.max(-1, ...rows.map(({ key }) => key)))];
}

/**
 * The rows with what a package says: where the same material stands and no package of it, there, else in the first row without
 * a material, else in one more.
 */
export function withScanned(
  rows: readonly TypedMaterial[],
  { material, code }: ScannedMaterial,
): readonly TypedMaterial[] {
  const place =
    rows.find((row) => row.material?.id === material.id && row.batch === '' && row.expiresOn === null) ??
    rows.find((row) => !row.material);
  if (!place) return withScanned(withEmptyMaterial(rows), { material, code });
  const said = place.material ? {} : chosenMaterial(place, material);
  const { batch, producedOn, expiresOn } = code;
  const ofPackage = {
    batch: batch ?? place.batch,
    producedOn: producedOn ?? place.producedOn,
    expiresOn: expiresOn ?? place.expiresOn,
  };
  return rows.map((row) => (row === place ? { ...row, ...said, ...ofPackage } : row));
}
