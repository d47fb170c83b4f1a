import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useExportCrops } from './catalogues.queries.ts';
import type { CropsSearch } from './crops-search.ts';

interface CropActionsProps {
  readonly farmId: number;
  readonly search: CropsSearch;
  readonly mayChange: boolean;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** What can be done with the list as a whole. */
export function CropActions({ farmId, search, mayChange, onAdd, onImport }: CropActionsProps): ReactElement {
  const write = useExportCrops(farmId, search);
  const show = useSnackbar();
  const tellFault = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <Buttons>
      <PendingButton
        variant="outlined"
        isPending={write.isPending}
        onClick={() => write.mutate(undefined, { onError: tellFault })}
      >
        <T id="catalogues.export" />
      </PendingButton>
      {mayChange && (
        <>
          <Button variant="outlined" aria-haspopup="dialog" onClick={onImport}>
            <T id="catalogues.import" />
          </Button>
          <Button variant="contained" aria-haspopup="dialog" onClick={onAdd}>
            <T id="catalogues.add" />
          </Button>
        </>
      )}
    </Buttons>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > button': { minHeight: 44 },
}));
