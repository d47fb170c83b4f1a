import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { T } from '#web/i18n/T.tsx';
import { DayField } from '#web/ui/DayField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';

export interface EditFormProps {
  /** The first day on which it is so; undefined where no day is asked for, null where none is typed. */
  readonly from: string | null | undefined;
  readonly onFrom?: (day: string | null) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly submit: ReactNode;
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What is asked beside the day. */
  readonly children?: ReactNode;
}

/** What there is to say about an edit before it is done. */
export function EditForm(props: EditFormProps): ReactElement {
  const { from, onFrom, error, isPending, submit, isDanger = false, onSubmit, onClose, children } = props;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending && from !== null) onSubmit();
  };
  return (
    <FormStack noValidate onSubmit={send}>
      {children}
      {from !== undefined && (
        <DayField
          label={<T id="map.edit.from" />}
          help={<T id="map.edit.fromHelp" />}
          value={from}
          error={from === null && <T id="validation.required" />}
          onChange={(day) => onFrom?.(day)}
        />
      )}
      <DialogEnd error={error} onCancel={onClose}>
        <PendingButton type="submit" isPending={isPending} {...(isDanger && { color: 'error' })}>
          {submit}
        </PendingButton>
      </DialogEnd>
    </FormStack>
  );
}
