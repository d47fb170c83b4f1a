import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { LearnedCropAliases } from '#web/parts/crop/LearnedCropAliases.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useExportCrops } from './catalogues.queries.ts';
import type { CropsSearch } from './crops-search.ts';
import { ListActions } from './ListActions.tsx';

interface CropActionsProps {
  readonly farmId: number;
  readonly search: CropsSearch;
  readonly mayChange: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** What can be done with the list as a whole. */
export function CropActions({ farmId, search, ...acts }: CropActionsProps): ReactElement {
  const write = useExportCrops(farmId, search);
  const show = useSnackbar();
  const tellFault = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <ListActions
      {...acts}
      isWriting={write.isPending}
      onExport={(format) => write.mutate(format, { onError: tellFault })}
      addLabel={<T id="catalogues.add" />}
    >
      <LearnedCropAliases farmId={farmId} />
    </ListActions>
  );
}
