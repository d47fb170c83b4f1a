import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactElement, type ReactNode } from 'react';

interface PlainDialogProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** Whether something in it, such as a list of suggestions, may reach over its edge; then it must not be taller than a phone. */
  readonly isOpenEdged?: boolean;
  /** Whether it holds a table, which wants room beside the form's width. */
  readonly isWide?: boolean;
  /** Left out where one of its buttons has to be chosen. */
  readonly onClose?: () => void;
}

/** A dialog over the screen: its heading names it, Escape and a press beside it close it. */
export function PlainDialog(props: PlainDialogProps): ReactElement {
  const { heading, children, isOpenEdged = false, isWide = false, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open
      {...(onClose && { onClose })}
      aria-labelledby={id}
      maxWidth={isWide ? 'md' : 'sm'}
      fullWidth
      {...(isOpenEdged && { slotProps: { paper: { sx: { overflow: 'visible' } } } })}
    >
      <DialogTitle id={id} variant="h2">
        {heading}
      </DialogTitle>
      <DialogContent
        sx={{
          '--form-ground': 'var(--brazda-palette-background-paper)',
          '&&': { paddingTop: 1, paddingBottom: 5 },
          ...(isOpenEdged && { overflow: 'visible' }),
        }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
