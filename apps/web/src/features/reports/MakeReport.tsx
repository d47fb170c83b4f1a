import type { ReportFormat } from '@brazda/contract/agroevidence/reports.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { localeNames, locales, type Locale } from '#web/i18n/locales.ts';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useMakeReport } from './reports.queries.ts';
import type { AskedReport } from './reports-search.ts';

interface MakeReportProps {
  readonly farmId: number;
  readonly asked: AskedReport;
  readonly formats: readonly ReportFormat[];
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
}

/** In which form and language the file is made; it says that it is being made, and how that ended. */
export function MakeReport({ farmId, asked, formats, locale, onLocale }: MakeReportProps): ReactElement {
  const text = useText();
  const [format, setFormat] = useState<ReportFormat>(formats[0] ?? 'xlsx');
  const { mutate, isPending, isSuccess, error } = useMakeReport(farmId);
  return (
    <>
      <Fields>
        <ChoiceField
          label={<T id="reports.format" />}
          choices={formats.map((value) => ({ value, label: text(`reports.format.${value}`) }))}
          value={format}
          onChoose={setFormat}
        />
        <ChoiceField
          label={<T id="reports.language" />}
          choices={locales.map((value) => ({ value, label: localeNames[value] }))}
          value={locale}
          onChoose={onLocale}
        />
        <PendingButton
          variant="contained"
          startIcon={<DownloadOutlined />}
          isPending={isPending}
          onClick={() => mutate({ asked, format, locale })}
        >
          <T id="reports.make" />
        </PendingButton>
      </Fields>
      <div role="status">
        {isPending && <ProgressBar label={text('reports.making')} done={0} total={null} />}
        {isSuccess && (
          <Notice tone="success">
            <T id="reports.made" />
          </Notice>
        )}
      </div>
      {error && (
        <Notice tone="error">
          <ErrorText error={error} />
        </Notice>
      )}
    </>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'end',
  gap: theme.spacing(3, 4),
}));
