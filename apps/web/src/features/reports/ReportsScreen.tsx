import type { KnownReport } from '@brazda/contract/agroevidence/reports.ts';
import type { ReportKind } from '@brazda/domain/enumerations/report.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { WidePage } from '#web/ui/WidePage.tsx';
import { MakeReport } from './MakeReport.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { reportListOptions } from './reports.queries.ts';
import { askedReport, missingOf, validateReportsSearch, type ReportsSearch } from './reports-search.ts';
import { ReportPreview } from './ReportPreview.tsx';
import { ReportRuns } from './ReportRuns.tsx';
import { DueSubmissions } from './submissions/DueSubmissions.tsx';
import { NextYearly } from './submissions/NextYearly.tsx';

/** Reports of the farm: what each is for, what stands in it and what it lacks, and the files that were made. */
export function ReportsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateReportsSearch);
  const today = useFarmDay(farmId);
  const { data: known, error, refetch } = useQuery(reportListOptions(farmId));
  const chosen = known?.find(({ report }) => report === search.report) ?? known?.[0];
  const report: ReportKind = chosen?.report ?? 'plant-protection';
  return (
    <WidePage>
      <PageTitle title={text('reports.title')} />
      <Typography variant="h1">
        <T id="reports.title" />
      </Typography>
      <DueSubmissions farmId={farmId} />
      <NextYearly farmId={farmId} />
      {!known && <Unknown error={error} onRetry={() => void refetch()} />}
      {known && chosen && (
        <Halves>
          <RadioCards
            label={<T id="reports.which" />}
            cards={known.map(({ report: value }) => ({
              value,
              label: text(`reports.name.${value}`),
              note: text(`reports.law.${value}`),
            }))}
            value={report}
            onChoose={(next) => show({ report: next })}
          />
          <Chosen>
            <Typography variant="h2">
              <T id={`reports.name.${report}`} />
            </Typography>
            <QuestionFields farmId={farmId} report={report} search={search} today={today} onShow={show} />
            <AskedReport farmId={farmId} chosen={chosen} search={search} today={today} />
          </Chosen>
        </Halves>
      )}
      <ReportRuns farmId={farmId} page={search.page ?? 1} onPage={(page) => show({ page })} />
    </WidePage>
  );
}

function Unknown({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }): ReactElement {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton variant="rounded" height={480} />;
}

interface AskedReportProps {
  readonly farmId: number;
  readonly chosen: KnownReport;
  readonly search: ReportsSearch;
  readonly today: string;
}

/** The report that the fields ask for: how to have it, and what stands in it; or what they still have to say. */
function AskedReport({ farmId, chosen, search, today }: AskedReportProps): ReactElement {
  const { locale: spoken } = useLanguage();
  const [locale, setLocale] = useState(spoken);
  const { report, formats } = chosen;
  const missing = missingOf(search, report);
  if (missing !== undefined)
    return (
      <Notice>
        <T id={`reports.missing.${missing}`} />
      </Notice>
    );
  const asked = askedReport(search, report, today);
  return (
    <>
      <MakeReport
        key={JSON.stringify(asked)}
        farmId={farmId}
        asked={asked}
        formats={formats}
        locale={locale}
        onLocale={setLocale}
      />
      <ReportPreview farmId={farmId} asked={asked} locale={locale} />
    </>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)', alignItems: 'start' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
}));

const Chosen = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));
