import type { Material } from '@brazda/contract/agroevidence/materials.ts';
import { describe, expect, it } from 'vitest';
import { withScanned } from './scanned-material.ts';
import { emptyMaterial } from './typed-action.ts';

const product = {
  ...{ id: 1_000_007, farmId: 1, catalogueType: 'PRIVATE', kind: 'PLANT_PROTECTION', name: 'DEMO Triazol' },
  ...{ registrationNumber: null, validFrom: null, validTo: null, status: 'OPEN', source: null },
  ...{ isGeneralKnowledge: false, version: 1 },
  facts: {
    ...{ functions: [], formulation: null, activeSubstances: [], kilogramsPerLitre: null, doseUnit: 'ML' },
    ...{ uses: [], distances: [] },
  },
} satisfies Material;
const chosen = { id: product.id, kind: product.kind, name: product.name } as const;

const days = { producedOn: '2025-03-01', expiresOn: '2027-03-01' };

describe('What the code on a package says', () => {
  it('comes into the first row that is empty, with its usual unit', () => {
    const [row, ...others] = withScanned([emptyMaterial(4)], { material: product, code: { batch: 'A1B2', ...days } });
    expect(row).toMatchObject({ key: 4, material: chosen, batch: 'A1B2', unit: 'ML', ...days });
    expect(others).toEqual([]);
  });

  it('adds its batch to the same material that has none yet, and leaves what was typed', () => {
    const typed = { ...emptyMaterial(0), material: chosen, value: 0.8, unit: 'L' as const };
    const rows = withScanned([emptyMaterial(1), typed], { material: product, code: { batch: 'A1B2', ...days } });
    expect(rows).toEqual([emptyMaterial(1), { ...typed, batch: 'A1B2', ...days }]);
  });

  it('is one more row where all are taken, as with packages of two batches', () => {
    const typed = { ...emptyMaterial(0), material: chosen, batch: 'A1B2' };
    const rows = withScanned([typed], { material: product, code: { batch: 'C3', ...days } });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ key: 1, material: chosen, batch: 'C3', ...days });
  });

  it('leaves the days that were typed where it says none', () => {
    const typed = { ...emptyMaterial(0), producedOn: '2025-01-01', material: chosen };
    const code = { batch: null, producedOn: null, expiresOn: '2027-03-01' };
    expect(withScanned([typed], { material: product, code })).toEqual([{ ...typed, expiresOn: '2027-03-01' }]);
  });
});
