import { deductionVariants, type DeductionVariant } from '@brazda/domain/enumerations/deduction-kind.ts';
import type { ReactElement } from 'react';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';

interface TimingFieldProps {
  readonly value: DeductionVariant | null;
  /** What it means that none is chosen. */
  readonly unchosen: Extract<PlainMessageId, `catalogues.timing.${string}`>;
  readonly onChoose: (timing: DeductionVariant | null) => void;
}

const choices: readonly (DeductionVariant | '')[] = ['', ...deductionVariants];

/** When in the year, or in the life of the crop. */
export function TimingField({ value, unchosen, onChoose }: TimingFieldProps): ReactElement {
  const text = useText();
  return (
    <ChoiceField
      label={<T id="catalogues.timing" />}
      choices={choices.map((timing) => ({
        value: timing,
        label: text(timing === '' ? unchosen : `material.timing.${timing}`),
      }))}
      value={value ?? ''}
      onChoose={(timing) => onChoose(timing === '' ? null : timing)}
    />
  );
}
