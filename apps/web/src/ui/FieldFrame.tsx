import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** What is wrong with what was entered, in plain words; shown beside the field and read with it. */
  readonly error?: ReactNode;
}

/** What ties a control to its label, its help and its error. */
export interface FieldLinks {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldFrameProps extends FieldTexts {
  /** Given where the control has to know its id before. */
  readonly id?: string;
  readonly children: (links: FieldLinks) => ReactNode;
}

/** A control with its label above, and below it help or what is wrong. */
export function FieldFrame({ id: givenId, label, help, error, children }: FieldFrameProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false;
  const hasNote = hasError || help !== undefined;
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        ...(hasNote && { 'aria-describedby': `${id}-note` }),
        ...(hasError && { 'aria-invalid': true }),
      })}
      {hasNote && (
        <FieldNote id={`${id}-note`} isError={hasError}>
          {hasError ? error : help}
        </FieldNote>
      )}
    </Frame>
  );
}

interface FieldNoteProps {
  readonly id: string;
  readonly isError: boolean;
  readonly children: ReactNode;
}

/** Under a control: help, or what is wrong with a sign that does not need colour to be seen. */
export function FieldNote({ id, isError, children }: FieldNoteProps): ReactElement {
  return (
    <Note id={id} data-error={isError || undefined}>
      {isError && <ErrorOutlined fontSize="inherit" aria-hidden />}
      <span>{children}</span>
    </Note>
  );
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const Label = styled('label')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: fontSizes.body,
  fontWeight: fontWeights.medium,
  color: theme.vars.palette.text.primary,
}));

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  fontSize: fontSizes.body,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 3 },
  '&[data-error]': { color: theme.vars.palette.error.main },
}));
