import { amountBases, type AmountBasis } from '@brazda/domain/enumerations/action.ts';
import { materialUnits, type MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import type { Weights } from '@brazda/domain/materials/amount.ts';
import { converted } from '@brazda/domain/materials/convert-amount.ts';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { FieldNote } from '#web/ui/FieldFrame.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { followedAmount } from './followed-amount.ts';
import type { TypedAmount } from './typed-action.ts';

interface AmountFieldsProps {
  readonly amount: TypedAmount;
  /** Of all the land that it is for. */
  readonly hectares: number;
  readonly weights: Weights;
  readonly error?: ReactNode;
  readonly onChange: (amount: TypedAmount) => void;
}

/** What was said counts to the millionth; what follows from it is shown as people read it. */
const decimals = 6;
const shownDecimals = 3;
const labels = { HECTARE: 'actions.amount.hectare', TOTAL: 'actions.amount.total' } as const;

/** How much for a hectare or in all: what is typed last was said, and the other follows from it and from the area. */
export function AmountFields({ amount, hectares, weights, error, onChange }: AmountFieldsProps): ReactElement {
  const text = useText();
  const note = useId();
  const [isRefused, setRefused] = useState(false);
  const { value, unit, basis } = amount;
  const followed = followedAmount(amount, hectares);
  const unitText = text(`material.unit.${unit}`);
  const shown = (which: AmountBasis): number | null => {
    const number = followed[which];
    return which === basis || number === null ? number : Number(number.toFixed(shownDecimals));
  };
  const choose = (next: MaterialUnit): void => {
    const same = value === null ? null : converted(value, unit, next, weights);
    setRefused(same === undefined);
    onChange({ value: same ?? null, unit: next, basis });
  };
  return (
    <div>
      <Amounts>
        {amountBases.map((which) => (
          <NumberField
            key={which}
            label={<T id={labels[which]} />}
            value={shown(which)}
            decimals={decimals}
            unit={which === 'HECTARE' ? text('actions.amount.each', { unit: unitText }) : unitText}
            error={which === basis ? error : undefined}
            onChange={(next) => {
              setRefused(false);
              onChange({ value: next, unit, basis: which });
            }}
          />
        ))}
        <ChoiceField
          label={<T id="actions.amount.unit" />}
          choices={materialUnits.map((one) => ({ value: one, label: text(`material.unit.${one}`) }))}
          value={unit}
          onChoose={choose}
        />
      </Amounts>
      <div role="status">
        {isRefused && (
          <FieldNote id={note} isError>
            <T id="actions.amount.refused" />
          </FieldNote>
        )}
      </div>
    </div>
  );
}

const Amounts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(4, 3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 96px' },
}));
