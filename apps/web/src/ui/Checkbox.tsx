import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { FieldNote } from './FieldFrame.tsx';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'children'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

/** A box to tick, with its words beside it; the words can be pressed too. */
export function Checkbox({ label, error, ...input }: CheckboxProps): ReactElement {
  const id = useId();
  const hasError = error !== undefined;
  return (
    <div>
      <Row>
        <input
          {...input}
          {...(hasError && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          id={id}
          type="checkbox"
        />
        <label htmlFor={id}>{label}</label>
      </Row>
      {hasError && (
        <Note>
          <FieldNote id={`${id}-error`} isError>
            {error}
          </FieldNote>
        </Note>
      )}
    </div>
  );
}

/** Below the words, not below the box. */
const Note = styled('div')(({ theme }) => ({ paddingLeft: theme.spacing(7) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& input[aria-invalid]': {
    appearance: 'none',
    border: `2px solid ${theme.vars.palette.error.main}`,
    borderRadius: 3,
    '&:focus-visible': { outlineColor: theme.vars.palette.error.main },
  },

  '& label': { padding: theme.spacing(2, 0) },
}));
