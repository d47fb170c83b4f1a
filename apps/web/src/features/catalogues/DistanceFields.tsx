import {
  deductionKinds,
  deductionVariants,
  type DeductionVariant,
} from '@brazda/domain/enumerations/deduction-kind.ts';
import { driftReductions } from '@brazda/domain/enumerations/material.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { radii } from '#web/lib/design-tokens.ts';
import { agroevidenceCatalogueMaterialsCreateFields } from '#web/lib/fields.generated.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { Pair } from './Pair.tsx';
import type { TypedDistance } from './typed-distance.ts';
import { withinBounds } from './within-bounds.ts';

interface DistanceFieldsProps {
  readonly number: number;
  readonly distance: TypedDistance;
  /** Whether it was tried to save it. */
  readonly isTried: boolean;
  readonly onChange: (distance: TypedDistance) => void;
  readonly onRemove: () => void;
}

const limits = agroevidenceCatalogueMaterialsCreateFields;
const variants: readonly (DeductionVariant | '')[] = ['', ...deductionVariants];

/** How far from something a product is kept, when, and with how much less drift; or that it must not be used there at all. */
export function DistanceFields(props: DistanceFieldsProps): ReactElement {
  const { number, distance, isTried, onChange, onRemove } = props;
  const text = useText();
  const put = (part: Partial<TypedDistance>): void => onChange({ ...distance, ...part });
  return (
    <Frame role="group" aria-label={text('catalogues.distanceNumber', { number })}>
      <Pair>
        <ChoiceField
          label={<T id="catalogues.place" />}
          choices={deductionKinds.map((value) => ({ value, label: text(`material.distance.${value}`) }))}
          value={distance.kind}
          onChoose={(kind) => put({ kind })}
        />
        <ChoiceField
          label={<T id="catalogues.timing" />}
          choices={variants.map((value) => ({
            value,
            label: text(value === '' ? 'catalogues.timing.any' : `material.timing.${value}`),
          }))}
          value={distance.variant ?? ''}
          onChoose={(variant) => put({ variant: variant === '' ? null : variant })}
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
      <div>
        <Button aria-label={text('catalogues.removeDistance', { number })} onClick={onRemove}>
          <T id="catalogues.removeDistance" values={{ number }} />
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.medium,
}));
