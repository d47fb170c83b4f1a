import { materialUnits, type MaterialUnit } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';

interface DoseUnitFieldProps {
  readonly value: MaterialUnit;
  readonly onChoose: (unit: MaterialUnit) => void;
}

/** What a dose is said in. */
export function DoseUnitField({ value, onChoose }: DoseUnitFieldProps): ReactElement {
  const text = useText();
  const choices = materialUnits.map((unit) => ({ value: unit, label: text(`material.unit.${unit}`) }));
  return <ChoiceField label={<T id="catalogues.doseUnit" />} choices={choices} value={value} onChoose={onChoose} />;
}
