import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useImportMaterials } from './materials.queries.ts';
import { TableImportDialog } from './TableImportDialog.tsx';
import { toldImport } from './told-import.tsx';

interface MaterialImportDialogProps {
  readonly farmId: number;
  readonly kind: MaterialKind;
  readonly onClose: () => void;
}

/** Takes own materials of a kind over from a table. */
export function MaterialImportDialog({ farmId, kind, onClose }: MaterialImportDialogProps): ReactElement {
  return (
    <TableImportDialog
      heading={<T id="catalogues.importMaterials" />}
      label={<T id="catalogues.materialTable" />}
      help={<T id="catalogues.materialFileHelp" />}
      take={useImportMaterials(farmId, kind, toldImport)}
      onClose={onClose}
    />
  );
}
