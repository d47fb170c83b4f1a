import Download from '@mui/icons-material/DownloadOutlined';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { useParcelExcel } from './parcel-list.queries.ts';
import { queryOf, type ParcelListSearch } from './parcel-list-search.ts';

interface ExcelButtonProps {
  readonly farmId: number;
  readonly search: ParcelListSearch;
}

/** Saves all that is listed as a spreadsheet. */
export function ExcelButton({ farmId, search }: ExcelButtonProps): ReactElement {
  const text = useText();
  const showSnackbar = useSnackbar();
  const excel = useParcelExcel(farmId, queryOf(search));
  const onError = (error: Error): void => showSnackbar({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <PendingButton
      variant="outlined"
      startIcon={<Download />}
      isPending={excel.isPending}
      onClick={() => excel.mutate(text('parcelList.title'), { onError })}
    >
      <T id="parcelList.excel" />
    </PendingButton>
  );
}
