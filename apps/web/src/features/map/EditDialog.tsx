import type { ReactElement, ReactNode } from 'react';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { EditForm, type EditFormProps } from './EditForm.tsx';

interface EditDialogProps extends EditFormProps {
  readonly heading: ReactNode;
}

/** Asks about an edit over the map; what was drawn stays where it is closed. */
export function EditDialog({ heading, ...form }: EditDialogProps): ReactElement {
  return (
    <PlainDialog heading={heading} onClose={form.onClose}>
      <EditForm {...form} />
    </PlainDialog>
  );
}
