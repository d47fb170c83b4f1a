import { fertilizerTypes, releaseClasses } from '@brazda/domain/enumerations/material.ts';
import { nutrients, type FertilizerFacts } from '@brazda/domain/materials/material-facts.ts';
import type { ComponentProps, ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { CountedShareFields } from './CountedShareFields.tsx';
import { DoseUnitField } from './DoseUnitField.tsx';
import { Pair } from './Pair.tsx';

interface FertilizerFieldsProps extends Pick<
  ComponentProps<typeof CountedShareFields>,
  'farmId' | 'shares' | 'isTried'
> {
  readonly facts: FertilizerFacts;
  readonly onChange: (facts: FertilizerFacts) => void;
  readonly onShares: ComponentProps<typeof CountedShareFields>['onChange'];
}

/** What a fertilizer is, what it holds and how much of it counts; of what is left empty nobody knows how much it is. */
export function FertilizerFields({ facts, onChange, onShares, ...shares }: FertilizerFieldsProps): ReactElement {
  const text = useText();
  const put = (part: Partial<FertilizerFacts>): void => onChange({ ...facts, ...part });
  return (
    <>
      <Pair>
        <ChoiceField
          label={<T id="catalogues.fertilizerType" />}
          choices={fertilizerTypes.map((value) => ({ value, label: text(`material.fertilizerType.${value}`) }))}
          value={facts.type}
          onChoose={(type) => put({ type })}
        />
        <ChoiceField
          label={<T id="catalogues.releaseClass" />}
          choices={releaseClasses.map((value) => ({ value, label: text(`material.releaseClass.${value}`) }))}
          value={facts.releaseClass}
          onChoose={(releaseClass) => put({ releaseClass })}
        />
      </Pair>
      <Pair>
        {nutrients.map((nutrient) => (
          <NumberField
            key={nutrient}
            label={nutrient}
            unit="%"
            decimals={2}
            value={facts.percent[nutrient]}
            onChange={(value) => put({ percent: { ...facts.percent, [nutrient]: value } })}
          />
        ))}
      </Pair>
      <CountedShareFields {...shares} releaseClass={facts.releaseClass} onChange={onShares} />
      <Pair>
        <DoseUnitField value={facts.doseUnit} onChoose={(doseUnit) => put({ doseUnit })} />
        <NumberField
          label={<T id="catalogues.density" />}
          value={facts.kilogramsPerLitre}
          onChange={(kilogramsPerLitre) => put({ kilogramsPerLitre })}
        />
      </Pair>
    </>
  );
}
