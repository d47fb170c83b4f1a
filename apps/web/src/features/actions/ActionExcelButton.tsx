import Download from '@mui/icons-material/DownloadOutlined';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { api } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { queryOf, type ActionsSearch } from './actions-search.ts';

interface ActionExcelButtonProps {
  readonly farmId: number;
  readonly search: ActionsSearch;
}

/** Saves all actions that the filter leaves as a spreadsheet, in the order of the list. */
export function ActionExcelButton({ farmId, search }: ActionExcelButtonProps): ReactElement {
  const text = useText();
  const showSnackbar = useSnackbar();
  const excel = useSingleMutation({
    mutationFn: async (name: string) => {
      const answer = await api.agroevidence.actions.excel({ query: queryOf(search), farmIds: [farmId] });
      saveFile(await answer.blob(), `${name}.xlsx`);
    },
  });
  const onError = (error: Error): void => showSnackbar({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <PendingButton
      variant="outlined"
      startIcon={<Download />}
      isPending={excel.isPending}
      onClick={() => excel.mutate(text('actions.title'), { onError })}
    >
      <T id="actions.excel" />
    </PendingButton>
  );
}
