import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { controlStyles, downArrow } from './control-styles.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

interface ChoiceFieldProps<V extends string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'value' | 'onChange'> {
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of a few; the browser's own list, which every phone shows well. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>): ReactElement {
  const { label, help, error, choices, value, onChoose, ...select } = props;
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(links) => (
        <NativeChoice
          {...select}
          {...links}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeChoice>
      )}
    </FieldFrame>
  );
}

export const NativeChoice = styled('select')(({ theme }) => ({
  ...controlStyles(theme),
  appearance: 'none',
  cursor: 'pointer',
  '& option': { background: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
  ...downArrow,
}));
