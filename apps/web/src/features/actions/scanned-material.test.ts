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

describe('What the code on a package says', () => {
  it('comes into the first row that is empty, with its usual unit', () => {
    const [row, ...others] = withScanned([emptyMaterial(4)], { material: product, batch: 'A1B2' });
    expect(row).toMatchObject({ key: 4, material: chosen, batch: 'A1B2', unit: 'ML' });
    expect(others).toEqual([]);
  });

  it('adds its batch to the same material that has none yet, and leaves what was typed', () => {
    const typed = { ...emptyMaterial(0), material: chosen, value: 0.8, unit: 'L' as const };
    const rows = withScanned([emptyMaterial(1), typed], { material: product, batch: 'A1B2' });
    expect(rows).toEqual([emptyMaterial(1), { ...typed, batch: 'A1B2' }]);
  });

  it('is one more row where all are taken, as with packages of two batches', () => {
    const typed = { ...emptyMaterial(0), material: chosen, batch: 'A1B2' };
    const rows = withScanned([typed], { material: product, batch: 'C3' });
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({ key: 1, material: chosen, batch: 'C3' });
  });
});
