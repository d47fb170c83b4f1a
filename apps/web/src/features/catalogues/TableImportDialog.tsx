import type { UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { TableFaults } from './TableFaults.tsx';

interface TableImportDialogProps {
  readonly heading: ReactNode;
  readonly label: ReactNode;
  readonly help: ReactNode;
  /** Takes it over, and offers to undo that. */
  readonly take: UseMutationResult<unknown, Error, File>;
  readonly onClose: () => void;
}

/** Takes what is the farm's own over from a table; what is wrong in it is told row by row. */
export function TableImportDialog({ heading, label, help, take, onClose }: TableImportDialogProps): ReactElement {
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!file || take.isPending) return;
    take.mutate(file, { onSuccess: onClose });
  };
  const choose = ([chosen]: readonly File[]): void => {
    if (!chosen) return;
    setFile(chosen);
    take.reset();
  };
  const { error } = take;
  const isRefused = isApiError(error, 'cropFile.invalid') || isApiError(error, 'materialFile.invalid');

  return (
    <PlainDialog heading={heading} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <FileDrop
          label={label}
          help={help}
          accept=".xlsx,.csv,.txt"
          fileName={file?.name}
          error={isTried && !file ? <T id="validation.required" /> : undefined}
          onFiles={choose}
        />
        {error && (
          <Notice tone="error">
            <ErrorText error={error} />
            {isRefused && <TableFaults faults={error.fields} />}
          </Notice>
        )}
        <DialogEnd onCancel={onClose}>
          <PendingButton type="submit" isPending={take.isPending}>
            <T id="catalogues.take" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}
