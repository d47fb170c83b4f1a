import { deductionKinds } from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { agroevidenceCatalogueMaterialsCreateFields } from '#web/lib/fields.generated.ts';
import { withinBounds } from '#web/lib/number-bounds.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { ListedPart } from './ListedPart.tsx';
import { Pair } from './Pair.tsx';
import { TimingField } from './TimingField.tsx';
import type { TypedDistance } from './typed-distance.ts';

interface DistanceFieldsProps {
  readonly number: number;
  readonly distance: TypedDistance;
  /** Whether it was tried to save it. */
  readonly isTried: boolean;
  readonly onChange: (distance: TypedDistance) => void;
  readonly onRemove: () => void;
}

const limits = agroevidenceCatalogueMaterialsCreateFields;

/** How far from something a product is kept, when, and with how much less drift; or that it must not be used there at all. */
export function DistanceFields(props: DistanceFieldsProps): ReactElement {
  const { number, distance, isTried, onChange, onRemove } = props;
  const text = useText();
  const put = (part: Partial<TypedDistance>): void => onChange({ ...distance, ...part });
  return (
    <ListedPart
      label={text('catalogues.distanceNumber', { number })}
      remove={text('catalogues.removeDistance', { number })}
      onRemove={onRemove}
    >
      <Pair>
        <ChoiceField
          label={<T id="catalogues.place" />}
          choices={deductionKinds.map((value) => ({ value, label: text(`material.distance.${value}`) }))}
          value={distance.kind}
          onChoose={(kind) => put({ kind })}
        />
        <TimingField
          value={distance.variant}
          unchosen="catalogues.timing.any"
          onChoose={(variant) => put({ variant })}
        />
      </Pair>
      <Pair>
        <ChoiceField
          label={<T id="catalogues.drift" />}
          choices={driftReductions.map((value) => ({
            value: String(value),
            label: value === 0 ? text('catalogues.noReduction') : text('catalogues.reduction', { percent: value }),
          }))}
          value={String(distance.reduction)}
          onChoose={(chosen) => put({ reduction: driftReductions.find((one) => String(one) === chosen) ?? 0 })}
        />
        <ChoiceField
          label={<T id="catalogues.allowed" />}
          choices={[
            { value: 'FROM', label: text('catalogues.allowed.from') },
            { value: 'NEVER', label: text('catalogues.allowed.never') },
          ]}
          value={distance.isForbidden ? 'NEVER' : 'FROM'}
          onChoose={(chosen) => put({ isForbidden: chosen === 'NEVER' })}
        />
        {!distance.isForbidden && (
          <NumberField
            label={<T id="catalogues.metres" />}
            unit="m"
            value={distance.metres}
            error={isTried && distance.metres === null && <T id="validation.required" />}
            onChange={(metres) => put({ metres: withinBounds(metres, limits['facts.distances.metres']) })}
          />
        )}
      </Pair>
    </ListedPart>
  );
}
