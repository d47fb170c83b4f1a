import Button from '@mui/material/Button';
import { useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { DialogEnd } from './DialogEnd.tsx';
import { FormStack } from './FormStack.tsx';
import { Notice } from './Notice.tsx';
import { PendingButton } from './PendingButton.tsx';
import { PlainDialog } from './PlainDialog.tsx';

interface DeletionButtonProps {
  readonly label: ReactNode;
  /** The dialog that asks, as long as it is open. */
  readonly children: (onClose: () => void) => ReactElement;
}

/** A button that asks before it deletes. */
export function DeletionButton({ label, children }: DeletionButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}

interface DeletionDialogProps {
  readonly heading: ReactNode;
  /** What will be lost. */
  readonly loss: ReactNode;
  /** What has to be entered, so that nobody deletes by a slip of the hand. */
  readonly children: ReactNode;
  /** Why it was not deleted. */
  readonly fault: ReactNode;
  /** Of the button that deletes. */
  readonly label: ReactNode;
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Says what will be lost, and deletes it where what has to be entered is right. */
export function DeletionDialog(props: DeletionDialogProps): ReactElement {
  const { heading, loss, children, fault, label, isPending, onSubmit, onClose } = props;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <PlainDialog heading={heading} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <Notice tone="warning">{loss}</Notice>
        {children}
        {fault && <Notice tone="error">{fault}</Notice>}
        <DialogEnd onCancel={onClose}>
          <PendingButton type="submit" color="error" isPending={isPending}>
            {label}
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
