import type { RegisterKind } from '@brazda/contract/agroevidence/registers.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useImportRegisterFile } from './registers.queries.ts';

interface RegisterFileDialogProps {
  readonly register: RegisterKind;
  readonly onClose: () => void;
}

/** Takes the file of a register; what it does is told by the list of imports. */
export function RegisterFileDialog({ register, onClose }: RegisterFileDialogProps): ReactElement {
  const [file, setFile] = useState<File | null>(null);
  const [mayBeSmaller, setSmaller] = useState(false);
  const [isTried, setTried] = useState(false);
  const send = useImportRegisterFile(register);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!file || send.isPending) return;
    send.mutate({ file, mayBeSmaller }, { onSuccess: onClose });
  };
  const choose = ([chosen]: readonly File[]): void => {
    if (!chosen) return;
    setFile(chosen);
    send.reset();
  };

  return (
    <PlainDialog heading={<T id={`admin.registers.${register}`} />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <FileDrop
          label={<T id="admin.registers.file" />}
          help={<T id={`admin.registers.fileHelp.${register}`} />}
          accept=".xml"
          fileName={file?.name}
          error={isTried && !file ? <T id="validation.required" /> : undefined}
          onFiles={choose}
        />
        <Checkbox
          label={<T id="admin.registers.mayBeSmaller" />}
          checked={mayBeSmaller}
          onChange={(event) => setSmaller(event.target.checked)}
        />
        {send.error && (
          <Notice tone="error">
            <ErrorText error={send.error} />
          </Notice>
        )}
        <DialogEnd onCancel={onClose}>
          <PendingButton type="submit" isPending={send.isPending}>
            <T id="admin.registers.begin" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
