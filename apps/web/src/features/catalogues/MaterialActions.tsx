import type { MaterialKind } from '@brazda/domain/enumerations/material.ts';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { ListActions } from './ListActions.tsx';
import type { MaterialSearch } from './material-search.ts';
import { useExportMaterials } from './materials.queries.ts';

interface MaterialActionsProps {
  readonly farmId: number;
  readonly kind: MaterialKind;
  readonly search: MaterialSearch;
  readonly mayChange: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** What can be done with the list of a kind as a whole. */
export function MaterialActions(props: MaterialActionsProps): ReactElement {
  const { farmId, kind, search, ...acts } = props;
  const text = useText();
  const write = useExportMaterials(farmId, kind, search);
  const show = useSnackbar();
  const tellFault = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <ListActions
      {...acts}
      isWriting={write.isPending}
      onExport={(format) => write.mutate({ format, name: text(`material.kind.${kind}`) }, { onError: tellFault })}
      addLabel={<T id="catalogues.addOwn" />}
    />
  );
}
