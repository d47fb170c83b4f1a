import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { Input } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface InlineEditProps {
  /** What the text is, such as 'Name of the parcel'. */
  readonly label: ReactNode;
  readonly value: string;
  readonly isSaving?: boolean;
  readonly maxLength?: number;
  readonly onConfirm: (value: string) => void;
  /** How the text looks while it is not edited; the bare value if left out. */
  readonly children?: ReactNode;
}

/** A text that is edited where it stands: Enter confirms, Escape or nothing typed cancels, what is unchanged is not sent. */
export function InlineEdit(props: InlineEditProps): ReactElement {
  const { label, value, isSaving = false, maxLength = 200, onConfirm, children } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = useText();

  const close = (): void => {
    setDraft(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const confirm = (): void => {
    const next = draft?.trim() ?? '';
    if (next !== '' && next !== value) onConfirm(next);
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
      <Row aria-busy={isSaving}>
        <Value>{children ?? value}</Value>
        <IconButton
          ref={opener}
          aria-label={text('action.edit')}
          // Not disabled: what is disabled cannot take the focus back, and the keyboard would lose its place.
          aria-disabled={isSaving}
          onClick={() => {
            if (!isSaving) setDraft(value);
          }}
        >
          <Edit fontSize="small" />
        </IconButton>
      </Row>
    );
  }
  return (
    <Row>
      <EditLabel>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Input
          autoFocus
          value={draft}
          maxLength={maxLength}
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
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  maxWidth: '100%',
}));
const Value = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const EditLabel = styled('label')({ flex: 1, minWidth: 0 });
