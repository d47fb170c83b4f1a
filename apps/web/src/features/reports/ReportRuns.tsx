import type { ReportRun } from '@brazda/contract/agroevidence/reports.ts';
import { seasonLabel } from '@brazda/domain/season.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ErrorText } from '#web/i18n/ErrorText.tsx';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PagedList } from '#web/ui/PagedList.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { runsOptions, runsPerPage, useReportAgain } from './reports.queries.ts';

interface ReportRunsProps {
  readonly farmId: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The files that were made: by whom, when and by which rules, each to be had again as it was. */
export function ReportRuns({ farmId, page, onPage }: ReportRunsProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const runs = useQuery(runsOptions(farmId, page));
  const again = useReportAgain(farmId);
  const columns: readonly [FactColumn<ReportRun>, ...FactColumn<ReportRun>[]] = [
    { key: 'report', label: <T id="reports.run.report" />, cell: ({ report }) => text(`reports.name.${report}`) },
    { key: 'question', label: <T id="reports.run.question" />, cell: (run) => questionText(intl.locale, run) },
    { key: 'format', label: <T id="reports.format" />, cell: ({ format }) => text(`reports.format.${format}`) },
    {
      key: 'at',
      label: <T id="reports.run.at" />,
      cell: ({ madeAt }) => intl.formatDate(madeAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { key: 'by', label: <T id="reports.run.by" />, cell: ({ madeByEmail }) => madeByEmail },
    { key: 'rules', label: <T id="reports.run.rules" />, cell: ({ ruleVersions }) => rulesText(ruleVersions) },
    {
      key: 'again',
      label: <T id="reports.run.file" />,
      isAction: true,
      cell: ({ id, fileName, isKept }) =>
        isKept ? (
          <PendingButton
            size="small"
            startIcon={<DownloadOutlined />}
            isPending={again.isPending && again.variables.id === id}
            aria-label={text('reports.run.again.named', { name: fileName })}
            onClick={() => again.mutate({ id, fileName })}
          >
            <T id="reports.run.again" />
          </PendingButton>
        ) : (
          <T id="reports.run.gone" />
        ),
    },
  ];
  return (
    <Whole>
      <Typography variant="h2">
        <T id="reports.runs" />
      </Typography>
      {again.error && (
        <Notice tone="error">
          <ErrorText error={again.error} />
        </Notice>
      )}
      <PagedList answer={runs} page={page} perPage={runsPerPage} onPage={onPage} empty={<T id="reports.runs.none" />}>
        {(rows) => <FactTable label={text('reports.runs')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
    </Whole>
  );
}

/** The day, the farming year or the days that a file is of. */
function questionText(locale: string, { question: { date, season, from, to } }: ReportRun): string {
  if (from !== null && to !== null) return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  if (season !== null) return seasonLabel(season);
  return date === null ? '' : formatDay(date, locale);
}

function rulesText(versions: ReportRun['ruleVersions']): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingTop: theme.spacing(4),
}));
