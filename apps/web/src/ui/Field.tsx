import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { controlStyles } from './control-styles.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  /** Stands inside the field at its end: a unit or a button. */
  readonly end?: ReactNode;
}

/** One line of text with its label above. */
export function Field({ label, help, error, end, ...input }: FieldProps): ReactElement {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(links) =>
        end === undefined ? (
          <Input {...input} {...links} />
        ) : (
          <WithEnd>
            <Input {...input} {...links} />
            <End>{end}</End>
          </WithEnd>
        )
      }
    </FieldFrame>
  );
}

export const Input = styled('input')(({ theme }) => controlStyles(theme));

const WithEnd = styled('div')({ position: 'relative', '& > input': { paddingRight: 60 } });

const End = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 0 auto',
  minWidth: 44,
  padding: theme.spacing(0, 2),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: theme.vars.palette.text.secondary,
}));
