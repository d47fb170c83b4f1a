import type { SeedFacts } from '@brazda/domain/materials/material-facts.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { CropById } from './CropById.tsx';
import { DoseUnitField } from './DoseUnitField.tsx';
import { Pair } from './Pair.tsx';

interface SeedFieldsProps {
  readonly farmId: number;
  readonly facts: SeedFacts;
  readonly onChange: (facts: SeedFacts) => void;
}

/** Of which crop a seed is, and how it is measured. */
export function SeedFields({ farmId, facts, onChange }: SeedFieldsProps): ReactElement {
  const put = (part: Partial<SeedFacts>): void => onChange({ ...facts, ...part });
  return (
    <>
      <CropById farmId={farmId} id={facts.cropId ?? undefined} onChoose={(cropId) => put({ cropId: cropId ?? null })} />
      <Pair>
        <DoseUnitField value={facts.doseUnit} onChoose={(doseUnit) => put({ doseUnit })} />
        <NumberField
          label={<T id="catalogues.seedUnitWeight" />}
          value={facts.kilogramsPerSeedUnit}
          onChange={(kilogramsPerSeedUnit) => put({ kilogramsPerSeedUnit })}
        />
      </Pair>
    </>
  );
}
