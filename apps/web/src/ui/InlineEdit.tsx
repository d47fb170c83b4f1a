import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { useText } from '#web/i18n/T.tsx';
import { Input } from './Field.tsx';
import { FieldNote } from './FieldFrame.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface InlineEditProps {
  /** What the text is, such as 'Name of the parcel'. */
  readonly label: ReactNode;
  readonly value: string;
  /** What it is called, for those who do not see what stands beside the button; the value if left out. */
  readonly name?: string;
  readonly maxLength: number;
  /** Saves it; what is refused is open again with what was typed, and says why. */
  readonly onConfirm: (value: string) => Promise<unknown>;
  /** Why it was refused, in words; those of the error if left out. */
  readonly tellFault?: (fault: unknown) => ReactNode;
  /** Told of a refusal that came when the edit was no longer on screen. */
  readonly onRefusedUnseen: (error: unknown) => void;
  /** How the text looks while it is not edited; the bare value if left out. */
  readonly children?: ReactNode;
}

function tellError(error: unknown): ReactNode {
  return <ErrorText error={error} />;
}

/** A text that is edited where it stands: Enter confirms, Escape or nothing typed cancels, what is unchanged is not sent. */
export function InlineEdit(props: InlineEditProps): ReactElement {
  const { label, value, name = value, maxLength, onConfirm, tellFault = tellError, onRefusedUnseen, children } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const sent = useRef<string | null>(null);
  const text = useText();
  const id = useId();

  const close = (): void => {
    setDraft(null);
    setFault(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const refuse = (error: unknown, typed: string): void => {
    if (place.current === null) {
      onRefusedUnseen(error);
      return;
    }
    setDraft(typed);
    setFault(error);
  };
  const save = (next: string): void => {
    // A second press comes before the first has been painted.
    if (sent.current !== null) return;
    sent.current = next;
    setSaving(true);
    onConfirm(next)
      .catch((error: unknown) => refuse(error, next))
      .finally(() => {
        sent.current = null;
        setSaving(false);
      });
  };
  const confirm = (): void => {
    const next = draft?.trim() ?? '';
    if (next !== '' && next !== value) save(next);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      confirm();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };

  if (draft === null) {
    return (
      <Shown ref={place} aria-busy={isSaving}>
        <Value>{children ?? value}</Value>
        <IconButton
          ref={opener}
          aria-label={text('action.editNamed', { name })}
          // Not disabled: what is disabled cannot take the focus back, and the keyboard would lose its place.
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) setDraft(value);
          }}
        >
          <Edit fontSize="small" />
        </IconButton>
      </Shown>
    );
  }
  const isRefused = fault !== undefined;
  return (
    <Row ref={place}>
      <EditLabel>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Input
          autoFocus
          value={draft}
          maxLength={maxLength}
          {...(isRefused && { 'aria-invalid': true, 'aria-describedby': id })}
          onFocus={({ target }) => {
            target.select();
          }}
          onChange={({ target }) => {
            setDraft(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </EditLabel>
      <IconButton aria-label={text('action.save')} onClick={confirm}>
        <Check fontSize="small" />
      </IconButton>
      <IconButton aria-label={text('action.cancel')} onClick={close}>
        <Close fontSize="small" />
      </IconButton>
      {isRefused && (
        <Reason role="alert">
          <FieldNote id={id} isError>
            {tellFault(fault)}
          </FieldNote>
        </Reason>
      )}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  maxWidth: '100%',
}));
// Together as wide as both are; the text breaks only where there is no room for it.
const Shown = styled(Row)({ flexWrap: 'nowrap' });
const Reason = styled('span')({ flexBasis: '100%' });
const Value = styled('span')({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
const EditLabel = styled('label')({ flex: '1 1 0', minWidth: 0 });
