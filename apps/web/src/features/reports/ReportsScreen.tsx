import type { ReportKind } from '@brazda/domain/enumerations/report.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useState } from 'react';
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
import { askedReport, missingOf, validateReportsSearch } from './reports-search.ts';
import { ReportPreview } from './ReportPreview.tsx';
import { ReportRuns } from './ReportRuns.tsx';

/** Reports of the farm: what each is for, what stands in it and what it lacks, and the files that were made. */
export function ReportsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const { locale: spoken } = useLanguage();
  const [search, show] = useListSearch(validateReportsSearch);
  const [locale, setLocale] = useState(spoken);
  const today = useFarmDay(farmId);
  const { data: known, error, refetch } = useQuery(reportListOptions(farmId));
  const chosen = known?.find(({ report }) => report === search.report) ?? known?.[0];
  const report: ReportKind = chosen?.report ?? 'plant-protection';
  const missing = missingOf(search, report);
  const asked = askedReport(search, report, today);
  return (
    <WidePage>
      <PageTitle title={text('reports.title')} />
      <Typography variant="h1">
        <T id="reports.title" />
      </Typography>
      {error && !known && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !known && <Skeleton variant="rounded" height={480} />}
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
            {missing === undefined ? (
              <>
                <MakeReport
                  key={JSON.stringify(asked)}
                  farmId={farmId}
                  asked={asked}
                  formats={chosen.formats}
                  locale={locale}
                  onLocale={setLocale}
                />
                <ReportPreview farmId={farmId} asked={asked} locale={locale} />
              </>
            ) : (
              <Notice>
                <T id={`reports.missing.${missing}`} />
              </Notice>
            )}
          </Chosen>
        </Halves>
      )}
      <ReportRuns farmId={farmId} page={search.page ?? 1} onPage={(page) => show({ page })} />
    </WidePage>
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
