import { seasonLabel } from '@brazda/domain/season.ts';
import Download from '@mui/icons-material/DownloadOutlined';
import type { ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useSnackbar } from '#web/ui/SnackbarProvider.tsx';
import { usePlanExcel, type PlanSpan } from './plan.queries.ts';

/** Saves seasons of a plan as a spreadsheet. */
export function PlanExcelButton(span: PlanSpan): ReactElement {
  const text = useText();
  const show = useSnackbar();
  const excel = usePlanExcel(span);
  const onError = (error: Error): void => show({ tone: 'error', message: <ErrorText error={error} /> });
  return (
    <PendingButton
      variant="outlined"
      startIcon={<Download />}
      isPending={excel.isPending}
      onClick={() => excel.mutate(text('plan.excel.name'), { onError })}
    >
      {span.size === 1 && span.startYear !== undefined ? (
        <T id="plan.excel.season" values={{ season: seasonLabel(span.startYear) }} />
      ) : (
        <T id="plan.excel" />
      )}
    </PendingButton>
  );
}
