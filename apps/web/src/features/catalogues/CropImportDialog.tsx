import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useImportCrops } from './catalogues.queries.ts';
import { TableImportDialog } from './TableImportDialog.tsx';
import { toldImport } from './told-import.tsx';

interface CropImportDialogProps {
  readonly farmId: number;
  readonly onClose: () => void;
}

/** Takes own crops over from a table. */
export function CropImportDialog({ farmId, onClose }: CropImportDialogProps): ReactElement {
  return (
    <TableImportDialog
      heading={<T id="catalogues.importHeading" />}
      label={<T id="catalogues.file" />}
      help={<T id="catalogues.fileHelp" />}
      take={useImportCrops(farmId, toldImport)}
      onClose={onClose}
    />
  );
}
