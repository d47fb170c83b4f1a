import type { SubmissionMonth, SubmissionYear } from '@brazda/contract/agroevidence/submissions.ts';
import { seasonLabel, seasonOfDay } from '@brazda/domain/season.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { useListSearch } from '#web/lib/list-search.ts';
import { useFarmId } from '#web/parts/farm/farm-route.ts';
import { useFarmDay } from '#web/parts/farm/use-farm-day.ts';
import { submissionYearOptions } from '#web/parts/submission/submissions.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { PageHead, WidePage } from '#web/ui/WidePage.tsx';
import { monthName } from './month-route.ts';
import { Standing } from './Standing.tsx';
import { yearlyDeadlinesOptions } from './submissions.queries.ts';
import { validateSubmissionsSearch } from './submissions-search.ts';
import { YearlyDeadlines } from './YearlyDeadlines.tsx';

/** What is to be handed over, of months to the ministry or of whole farming years, by when, and what became of it. */
export function SubmissionsScreen(): ReactElement {
  const farmId = useFarmId();
  const text = useText();
  const [search, show] = useListSearch(validateSubmissionsSearch);
  const today = useFarmDay(farmId);
  const season = search.season ?? seasonOfDay(today);
  const { data: year, error, refetch } = useQuery(submissionYearOptions(farmId, season));
  const { data: deadlines = [] } = useQuery(yearlyDeadlinesOptions(farmId));
  const hasYearly = deadlines.length > 0;
  const title = titleOf(year, hasYearly);
  return (
    <WidePage>
      <PageTitle title={text(title)} />
      <PageHead>
        <Typography variant="h1">
          <T id={title} />
        </Typography>
        <LinkButton variant="outlined" to="/farm/$farmId/reports" params={{ farmId: String(farmId) }}>
          <T id="submission.toReports" />
        </LinkButton>
      </PageHead>
      {!year && <Unknown error={error} onRetry={() => void refetch()} />}
      {hasYearly && <YearlyDeadlines farmId={farmId} deadlines={deadlines} />}
      {year && !year.isAsked && !hasYearly && (
        <Notice>
          <T id="submission.notAsked" />
        </Notice>
      )}
      {year?.isAsked && <AskedYear year={year} today={today} onChoose={(next) => show({ season: next })} />}
    </WidePage>
  );
}

/** A country asks for months, or for whole years. */
function titleOf(year: SubmissionYear | undefined, hasYearly: boolean) {
  return hasYearly && year?.isAsked === false ? 'submission.yearly.title' : 'submission.title';
}

function Unknown({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }): ReactElement {
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton variant="rounded" height={480} />;
}

interface AskedYearProps {
  readonly year: SubmissionYear;
  readonly today: string;
  readonly onChoose: (season: number) => void;
}

/** The months of a farming year in a country that asks for them. */
function AskedYear({ year, today, onChoose }: AskedYearProps): ReactElement {
  const farmId = useFarmId();
  return (
    <>
      <WhoHasTo year={year} />
      <SeasonChoice season={year.season} today={today} onChoose={onChoose} />
      <Months farmId={farmId} months={year.months} />
    </>
  );
}

/** What it is, and whether this farm has to; what is not known is said. */
function WhoHasTo({ year }: { readonly year: SubmissionYear }): ReactElement {
  const { formatNumber } = useIntl();
  const { isObliged, officialAreaHa, aboveHa, signsIn } = year;
  const values = {
    area: formatNumber(officialAreaHa, { maximumFractionDigits: 2 }),
    above: formatNumber(aboveHa ?? 0),
  };
  return (
    <Notice>
      <div>
        <T id="submission.what" />
      </div>
      <div>
        <T id={`submission.obliged.${isObliged}`} values={values} />
      </div>
      {!signsIn && (
        <div>
          <T id="submission.noKey" />
        </div>
      )}
    </Notice>
  );
}

/** As far back as the duty reaches. */
const firstSeasonAsked = 2023;

interface SeasonChoiceProps {
  readonly season: number;
  readonly today: string;
  readonly onChoose: (season: number) => void;
}

function SeasonChoice({ season, today, onChoose }: SeasonChoiceProps): ReactElement {
  const current = seasonOfDay(today);
  const years = Array.from({ length: Math.max(1, current - firstSeasonAsked + 1) }, (_, at) => current - at);
  return (
    <Season>
      <ChoiceField
        label={<T id="submission.season" />}
        choices={[...new Set([...years, season])].map((year) => ({ value: String(year), label: seasonLabel(year) }))}
        value={String(season)}
        onChoose={(value) => onChoose(Number(value))}
      />
    </Season>
  );
}

const Season = styled('div')({ maxWidth: 240 });

interface MonthsProps {
  readonly farmId: number;
  readonly months: readonly SubmissionMonth[];
}

function Months({ farmId, months }: MonthsProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const columns: readonly [FactColumn<SubmissionMonth>, ...FactColumn<SubmissionMonth>[]] = [
    { key: 'month', label: <T id="submission.month" />, cell: ({ to }) => monthName(intl, to) },
    { key: 'state', label: <T id="submission.state" />, cell: ({ standing }) => <Standing standing={standing} /> },
    { key: 'due', label: <T id="submission.due" />, cell: (month) => <Due month={month} /> },
    {
      key: 'uses',
      label: <T id="submission.uses" />,
      isNumber: true,
      cell: ({ uses, usesSoFar }) => text('submission.usesOf', { uses, all: usesSoFar }),
    },
    {
      key: 'sent',
      label: <T id="submission.lastSent" />,
      cell: ({ last }) => last?.sentAt && intl.formatDate(last.sentAt, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    {
      key: 'open',
      label: <T id="submission.detail" />,
      isAction: true,
      cell: ({ to }) => (
        <LinkButton
          size="small"
          variant="outlined"
          to="/farm/$farmId/reports/submissions/$monthEnd"
          params={{ farmId: String(farmId), monthEnd: to }}
          aria-label={text('submission.open.named', { month: monthName(intl, to) })}
        >
          <T id="submission.open" />
        </LinkButton>
      ),
    },
  ];
  return (
    <FactTable
      label={text('submission.months')}
      columns={columns}
      rows={months}
      keyOf={({ to }) => Number(to.replaceAll('-', ''))}
    />
  );
}

/** The last day in time, and whether it is near or over. */
function Due({ month: { deadline, isLate, isNear } }: { readonly month: SubmissionMonth }): ReactElement {
  const { locale } = useIntl();
  const day = formatDay(deadline.dueOn, locale);
  if (isLate) return <T id="submission.late" values={{ day }} />;
  return isNear ? <T id="submission.near" values={{ day }} /> : <>{day}</>;
}
