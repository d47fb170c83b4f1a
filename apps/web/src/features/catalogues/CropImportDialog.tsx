import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useImportCrops } from './catalogues.queries.ts';
import { CropFileFaults } from './CropFileFaults.tsx';

interface CropImportDialogProps {
  readonly farmId: number;
  readonly onClose: () => void;
}

/** Takes own crops over from a table; what is wrong in it is told row by row. */
export function CropImportDialog({ farmId, onClose }: CropImportDialogProps): ReactElement {
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const take = useImportCrops(farmId);
  const show = useSnackbar();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!file || take.isPending) return;
    take.mutate(file, {
      onSuccess: (counts) => {
        show({ message: <T id="catalogues.imported" values={{ ...counts }} /> });
        onClose();
      },
    });
  };
  const choose = ([chosen]: readonly File[]): void => {
    if (!chosen) return;
    setFile(chosen);
    take.reset();
  };
  const { error } = take;

  return (
    <PlainDialog heading={<T id="catalogues.importHeading" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <FileDrop
          label={<T id="catalogues.file" />}
          help={<T id="catalogues.fileHelp" />}
          accept=".xlsx,.csv,.txt"
          fileName={file?.name}
          error={isTried && !file ? <T id="validation.required" /> : undefined}
          onFiles={choose}
        />
        {error && (
          <Notice tone="error">
            <ErrorText error={error} />
            {isApiError(error, 'cropFile.invalid') && <CropFileFaults faults={error.fields} />}
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
